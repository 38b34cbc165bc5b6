"""What runs assembled methods, for references to objects of real classes."""

from tests.bytecode.conftest import bench

__all__ = ["bench"]
