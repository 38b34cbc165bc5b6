"""The programs of this folder, compiled once, and what runs them."""

import pytest
from tests.bytecode.conftest import bench
from tests.differential.conftest import cache_folder, heapwright, java, jdk

from heapwright.program.java_source import compile_sources

__all__ = ["bench", "cache_folder", "heapwright", "java", "jdk"]


@pytest.fixture(scope="session")
def here(checkout):
    """This folder."""
    return checkout / "tests" / "dynamic"


@pytest.fixture(scope="session")
def program_classes(here, jdk, cache_folder):
    """The class path of the programs."""
    return str(compile_sources(sorted((here / "programs").glob("*.java")), "", jdk, cache_folder))


@pytest.fixture(scope="session")
def call_site_classes(here, jdk, cache_folder):
    """The class path of CallSites, which stands here as a class file, and of its bootstrap methods."""
    return f"{compile_sources([here / 'callsites' / 'Bootstraps.java'], '', jdk, cache_folder)}:{here / 'callsites'}"
