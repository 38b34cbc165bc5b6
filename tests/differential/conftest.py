"""One JVM for all comparisons of a session, and the programs compiled once."""

import os

import pytest
from tests.differential.jvm import JavaServer, Remembered
from tests.differential.machine import Heapwright
from tests.differential.sources import compile_programs

from heapwright.program.jdk import find_jdk


@pytest.fixture(scope="session")
def jdk():
    """The JDK of this machine."""
    return find_jdk(os.environ)


@pytest.fixture(scope="session")
def cache_folder(checkout):
    """Where compiled sources stay until they change."""
    return checkout / "build" / "differential"


@pytest.fixture(scope="session")
def java(jdk, cache_folder):
    """A JVM that runs program after program, each once."""
    with JavaServer(jdk, cache_folder) as server:
        yield Remembered(server)


@pytest.fixture(scope="session", params=[30, 1], ids=["mixed", "translated"])
def heapwright(jdk, request):
    """Our machine: translating methods to Python once they are hot, as users run it, and all of them at once."""
    return Heapwright(jdk, threshold=request.param)


@pytest.fixture(scope="session")
def program_classes(jdk, cache_folder, tmp_path_factory):
    """The class path of all programs."""
    return compile_programs(jdk, cache_folder, tmp_path_factory.mktemp("bytecode"))
