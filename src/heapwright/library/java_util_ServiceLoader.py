"""java.util.ServiceLoader: nothing is installed beyond java.base."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.bytecode.calls import DECLINED, Call
from heapwright.library.surroundings import bare

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.library.interface import Models
    from heapwright.state.heap import Object, Value
    from heapwright.state.state import State

INSTALLED = "what is installed"


def load_installed(m: Machine, s: State, service: Value) -> Object:
    """ServiceLoader.loadInstalled: a loader that finds no provider."""
    made = bare(m, "java/util/ServiceLoader")
    made.native = INSTALLED
    return made


def iterator(m: Machine, s: State, this: Object) -> Value:
    """ServiceLoader.iterator: empty for the installed providers."""
    if s.heap.content(this).native is not INSTALLED:
        return DECLINED
    return Call(m.program.load("java/util/Collections").methods["emptyIterator", "()Ljava/util/Iterator;"], ())


MODELS: Models = {
    "loadInstalled(Ljava/lang/Class;)Ljava/util/ServiceLoader;": load_installed,
    "iterator()Ljava/util/Iterator;": iterator,
}
