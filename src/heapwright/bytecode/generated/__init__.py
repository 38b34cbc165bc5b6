"""Quick execution: hot methods as Python functions that hand over to the general instructions where they must."""
