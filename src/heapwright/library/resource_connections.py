"""Connections to resources whose content is known at once: what those to jars and to the JDK's image have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.library.resources import address_of, content_at, stream

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.library.interface import Models
    from heapwright.state.heap import Object, Value
    from heapwright.state.state import State


def connect(m: Machine, s: State, this: Value) -> None:
    """URLConnection.connect."""
    content_at(m, address_of(m, s, this))
    m.put(s, m.opened(s, this), "connected", 1)


def get_stream(m: Machine, s: State, this: Value) -> Object:
    """URLConnection.getInputStream."""
    connect(m, s, this)
    return stream(m, s, content_at(m, address_of(m, s, this)))


def get_length(m: Machine, s: State, this: Value) -> int:
    """URLConnection.getContentLength and getContentLengthLong."""
    connect(m, s, this)
    return len(content_at(m, address_of(m, s, this)))


CONNECTION_MODELS: Models = {
    "connect()V": connect,
    "getInputStream()Ljava/io/InputStream;": get_stream,
    "getContentLength()I": get_length,
    "getContentLengthLong()J": get_length,
}
