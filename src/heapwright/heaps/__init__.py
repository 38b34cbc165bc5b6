"""The heap algorithms: how a reference that nobody built behaves."""
