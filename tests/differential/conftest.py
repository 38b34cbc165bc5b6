"""One JVM for all comparisons of a session, and the programs compiled once."""

import os

import pytest
from tests.differential.jvm import JavaServer
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
    """A JVM that runs program after program."""
    with JavaServer(jdk, cache_folder) as server:
        yield server


@pytest.fixture(scope="session")
def heapwright(jdk):
    """Our machine; it parses the JDK's class files only once."""
    return Heapwright(jdk)


@pytest.fixture(scope="session")
def program_classes(jdk, cache_folder, tmp_path_factory):
    """The class path of all programs."""
    return compile_programs(jdk, cache_folder, tmp_path_factory.mktemp("bytecode"))
