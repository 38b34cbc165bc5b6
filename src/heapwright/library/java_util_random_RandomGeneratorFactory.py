"""java.util.random.RandomGeneratorFactory: the algorithms of the JDK's modules are not found by their names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.state.signals import Unsupported

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.library.interface import Models
    from heapwright.state.heap import Value
    from heapwright.state.state import State


def algorithms(m: Machine, s: State) -> Value:
    """RandomGeneratorFactory.getFactoryMap."""
    raise Unsupported("the JDK's algorithms for random numbers were looked up by name: use java.util.Random by itself")


MODELS: Models = {"getFactoryMap()Ljava/util/Map;": algorithms}
