"""Models of java.lang.Throwable."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.bytecode.calls import WithFrames
from heapwright.library.interface import Models
from heapwright.library.traces import trace

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.state.heap import Object, Value
    from heapwright.state.state import State


def fill_in_stack_trace(m: Machine, s: State, throwable: Value, ignored: Value) -> Object:
    """Throwable.fillInStackTrace(int): the frames are remembered; elements are made of them when asked for."""
    place = m.opened(s, throwable)
    frames = trace(s.frames, place.cls)
    s.heap.own(place).native = frames
    m.put(s, place, "depth", len(frames))
    return place


MODELS: Models = {
    "fillInStackTrace(I)Ljava/lang/Throwable;": WithFrames(fill_in_stack_trace),
}
