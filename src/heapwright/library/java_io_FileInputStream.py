"""Models of java.io.FileInputStream: the standard input; no file can be opened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.library.interface import Models, nothing, number
from heapwright.state.signals import JavaError, Unsupported

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.state.heap import Value
    from heapwright.state.state import State

COUNTER = "bytes of standard input read"
END = -1


def open_file(m: Machine, s: State, stream: Value, name: Value) -> None:
    """FileInputStream.open0."""
    raise Unsupported(f"the file {m.text(s, m.opened(s, name))} was to be read")


def taken(m: Machine, s: State, stream: Value, count: int) -> bytes:
    """The next bytes of the standard input."""
    descriptor = m.opened(s, m.get(s, m.opened(s, stream), "fd"))
    if m.get(s, descriptor, "fd") != 0:
        raise Unsupported("a file was to be read")
    start = s.counters.get(COUNTER, 0)
    m.watch.waits(s)
    data: bytes = m.setting.standard_input(start, count)
    s.counters[COUNTER] = start + len(data)
    return data


def read(m: Machine, s: State, stream: Value) -> int:
    """FileInputStream.read0."""
    data = taken(m, s, stream, 1)
    return data[0] if data else END


def read_bytes(m: Machine, s: State, stream: Value, array: Value, start: Value, length: Value) -> int:
    """FileInputStream.readBytes."""
    place = m.opened(s, array)
    first, count = number(start, "an index of read"), number(length, "a length of read")
    if not 0 <= first <= first + count <= len(s.heap.content(place).slots):
        raise JavaError("java/lang/IndexOutOfBoundsException")
    if count == 0:
        return 0
    data = taken(m, s, stream, count)
    if not data:
        return END
    s.heap.own(place).slots[first : first + len(data)] = [byte - 256 if byte > 127 else byte for byte in data]
    return len(data)


def available(m: Machine, s: State, stream: Value) -> int:
    """FileInputStream.available0: nobody knows before it is read."""
    return 0


def skip(m: Machine, s: State, stream: Value, count: Value) -> int:
    """FileInputStream.skip0."""
    return len(taken(m, s, stream, max(0, number(count, "a length of skip"))))


MODELS: Models = {
    "initIDs()V": nothing,
    "open0(Ljava/lang/String;)V": open_file,
    "read0()I": read,
    "readBytes([BII)I": read_bytes,
    "available0()I": available,
    "skip0(J)J": skip,
}
