"""java.lang.String."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.library.interface import Models
    from heapwright.state.heap import Object
    from heapwright.state.state import State


def intern(m: Machine, s: State, this: Object) -> Object:
    """String.intern: the first string of the text in this run, as long as only one state has seen it."""
    text = m.text(s, this)
    if not s.heap.shared:
        return m.strings.setdefault(text, this)
    return m.intern(text)


MODELS: Models = {"intern()Ljava/lang/String;": intern}
