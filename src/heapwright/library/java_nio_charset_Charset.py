"""Models of java.nio.charset.Charset: only the charsets of java.base are there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.bytecode.calls import Call
from heapwright.bytecode.initialisation import initialise
from heapwright.library.interface import Models

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.state.state import State


def providers(m: Machine, s: State) -> Call:
    """Charset.providers: an iterator over none."""
    collections = m.program.load("java/util/Collections")
    initialise(m, s, collections)
    return Call(collections.methods["emptyIterator", "()Ljava/util/Iterator;"], ())


MODELS: Models = {"providers()Ljava/util/Iterator;": providers}
