"""Models of java.io.ObjectStreamClass."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.bytecode.dynamic.types import mirrored
from heapwright.library.interface import Models, nothing

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.state.heap import Value
    from heapwright.state.state import State


def has_static_initializer(m: Machine, s: State, mirror: Value) -> int:
    """ObjectStreamClass.hasStaticInitializer."""
    return int(("<clinit>", "()V") in mirrored(m, s, mirror).methods)


MODELS: Models = {
    "initNative()V": nothing,
    "hasStaticInitializer(Ljava/lang/Class;)Z": has_static_initializer,
}
