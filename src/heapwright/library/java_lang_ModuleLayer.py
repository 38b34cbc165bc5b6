"""java.lang.ModuleLayer: there are no layers of modules here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.state.signals import Unsupported

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.library.interface import Models
    from heapwright.state.heap import Value
    from heapwright.state.state import State


def boot(m: Machine, s: State) -> Value:
    """ModuleLayer.boot."""
    raise Unsupported("the layer of the JDK's modules was asked for")


MODELS: Models = {"boot()Ljava/lang/ModuleLayer;": boot}
