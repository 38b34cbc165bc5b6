"""Loaded classes: where their bytes are found, how they are linked, and how fields and methods are resolved."""
