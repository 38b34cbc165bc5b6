"""What runs assembled methods, for references to objects of real classes."""

from tests.bytecode.conftest import bench
from tests.differential.conftest import cache_folder, jdk

__all__ = ["bench", "cache_folder", "jdk"]
