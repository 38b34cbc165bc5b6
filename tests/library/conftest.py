"""The programs of this folder, compiled once, and what runs them."""

import pytest
from tests.bytecode.conftest import bench
from tests.differential.conftest import cache_folder, heapwright, java, jdk

from heapwright.program.java_source import compile_sources

__all__ = ["bench", "cache_folder", "heapwright", "java", "jdk"]


@pytest.fixture(scope="session")
def library_classes(checkout, jdk, cache_folder):
    """The class path of the programs."""
    programs = sorted((checkout / "tests" / "library" / "programs").glob("*.java"))
    return str(compile_sources(programs, "", jdk, cache_folder))
