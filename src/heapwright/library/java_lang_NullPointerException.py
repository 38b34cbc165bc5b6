"""Models of java.lang.NullPointerException."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.library.interface import Models
from heapwright.library.null_pointers import helpful_message

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.state.heap import Object, Value
    from heapwright.state.state import State


def get_extended_message(m: Machine, s: State, exception: Value) -> Object | None:
    """NullPointerException.getExtendedNPEMessage, for the innermost frame of its trace."""
    frames = s.heap.content(m.opened(s, exception)).native
    if not frames or frames[0].method.is_native or frames[0].calls_hidden:
        return None
    message = helpful_message(frames[0].method, frames[0].offset)
    return None if message is None else m.string(s, message)


MODELS: Models = {
    "getExtendedNPEMessage()Ljava/lang/String;": get_extended_message,
}
