"""Models of java.io.FileOutputStream: the captured streams; no file can be opened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.library.interface import Models, nothing, number
from heapwright.state.signals import JavaError, Unsupported

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.state.heap import Value
    from heapwright.state.state import State


def open_file(m: Machine, s: State, stream: Value, name: Value, appends: Value) -> None:
    """FileOutputStream.open0."""
    raise Unsupported(f"the file {m.text(s, m.opened(s, name))} was to be written")


def append(m: Machine, s: State, stream: Value, data: bytes) -> None:
    """Write to the captured stream of a descriptor."""
    descriptor = m.opened(s, m.get(s, m.opened(s, stream), "fd"))
    file_number = m.get(s, descriptor, "fd")
    if file_number not in (1, 2):
        raise Unsupported("a file was to be written")
    s.write(file_number, data)


def write(m: Machine, s: State, stream: Value, value: Value, appends: Value) -> None:
    """FileOutputStream.write."""
    append(m, s, stream, bytes((number(value, "a written byte") & 0xFF,)))


def write_bytes(m: Machine, s: State, stream: Value, array: Value, start: Value, length: Value, appends: Value) -> None:
    """FileOutputStream.writeBytes."""
    values = s.heap.content(m.opened(s, array)).slots
    first, count = number(start, "an index of write"), number(length, "a length of write")
    if not 0 <= first <= first + count <= len(values):
        raise JavaError("java/lang/IndexOutOfBoundsException")
    append(m, s, stream, bytes(number(one, "a written byte") & 0xFF for one in values[first : first + count]))


MODELS: Models = {
    "initIDs()V": nothing,
    "open0(Ljava/lang/String;Z)V": open_file,
    "write(IZ)V": write,
    "writeBytes([BIIZ)V": write_bytes,
}
