"""The contents of arrays that hold text, where every element is known."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from heapwright.state.heap import Object
    from heapwright.state.state import State


def known_bytes(s: State, ref: Object) -> bytes | None:
    """The content of a byte array; None where an element is symbolic."""
    try:
        return array("b", s.heap.content(ref).slots).tobytes()
    except TypeError:
        return None
