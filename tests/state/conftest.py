"""What runs assembled methods, for states that hold real classes."""

from tests.bytecode.conftest import bench

__all__ = ["bench"]
