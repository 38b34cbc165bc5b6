"""Models of java.io.FileDescriptor: only the standard streams are open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.library.interface import Models, no, nothing

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.state.heap import Value
    from heapwright.state.state import State


def get_handle(m: Machine, s: State, number: Value) -> int:
    """FileDescriptor.getHandle: there are none on this system."""
    return -1


MODELS: Models = {
    "initIDs()V": nothing,
    "getHandle(I)J": get_handle,
    "getAppend(I)Z": no,
    "close0()V": nothing,
    "sync()V": nothing,
}
