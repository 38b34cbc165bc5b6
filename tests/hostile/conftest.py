"""The JDK, and the hostile programs compiled once."""

import os
from pathlib import Path

import pytest

from heapwright.program.java_source import compile_sources
from heapwright.program.jdk import find_jdk

PROGRAMS = Path(__file__).parent / "programs"


@pytest.fixture(scope="session")
def jdk():
    """The JDK of this machine."""
    return find_jdk(os.environ)


@pytest.fixture(scope="session")
def compiled(checkout, jdk):
    """The folder of the compiled programs; it is kept until they change."""
    return compile_sources(sorted(PROGRAMS.glob("*.java")), "", jdk, checkout / "build" / "hostile")
