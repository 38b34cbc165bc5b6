"""A bench for methods assembled in memory; it needs the JDK's image and starts no process."""

import os

import pytest
from tests.bytecode.assembled import Bench

from heapwright.program.jdk import find_jdk
from heapwright.program.program import ParsedClasses


@pytest.fixture(scope="session")
def bench():
    """What runs assembled methods; parsed classes of the JDK are shared."""
    return Bench(find_jdk(os.environ), ParsedClasses())
