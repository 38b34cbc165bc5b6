"""sun.net.www.protocol.file.FileURLConnection: files of the class path can be read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.library.resources import address_of, content_at, stream

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.library.interface import Models
    from heapwright.state.heap import Value
    from heapwright.state.state import State


def connect(m: Machine, s: State, this: Value) -> None:
    """FileURLConnection.connect."""
    place = m.opened(s, this)
    if not m.get(s, place, "connected"):
        m.put(s, place, "is", stream(m, s, content_at(m, address_of(m, s, this))))
        m.put(s, place, "connected", 1)


MODELS: Models = {"connect()V": connect}
