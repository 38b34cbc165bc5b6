"""What runs assembled methods, for programs from their main method to their exit status."""

from tests.bytecode.conftest import bench

__all__ = ["bench"]
