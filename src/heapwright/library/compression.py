"""What the models of java.util.zip.Inflater and Deflater share.

What a stream has come to is kept with its Java object and never changed, so that every state has its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.library.interface import number
from heapwright.library.text import known_bytes
from heapwright.state.signals import Unsupported

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.library.interface import Models
    from heapwright.state.heap import Value
    from heapwright.state.state import State

RESETS = "resets of the compressed stream"
STREAMS = "compressed streams"
OUTPUT_SHIFT, FINISHED_SHIFT = 31, 62


def new_address(s: State) -> int:
    """What stands for the address of a stream's memory."""
    return s.count(STREAMS) + 1


def reset(m: Machine, s: State, address: Value) -> None:
    """Inflater.reset and Deflater.reset."""
    s.count(f"{RESETS} {address}")


def resets(s: State, address: Value) -> int:
    """How often a stream was reset."""
    return s.counters.get(f"{RESETS} {address}", 0)


def taken(m: Machine, s: State, array: Value, start: Value, length: Value) -> bytes:
    """The bytes a stream is given."""
    data = known_bytes(s, m.opened(s, array))
    if data is None:
        raise Unsupported("compression of symbolic bytes")
    first = number(start, "the place of compressed bytes")
    return data[first : first + number(length, "the number of compressed bytes")]


def given(m: Machine, s: State, array: Value, start: Value, data: bytes) -> None:
    """Write the bytes a stream gives into an array."""
    first = number(start, "the place of compressed bytes")
    s.heap.own(m.opened(s, array)).slots[first : first + len(data)] = memoryview(data).cast("b").tolist()


def progress(used: int, written: int, *, finished: bool) -> int:
    """What became of a call, in one number, as the JDK's native methods return it."""
    return used | written << OUTPUT_SHIFT | int(finished) << FINISHED_SHIFT


def make_reference(m: Machine, s: State, this: Value, owner: Value, address: Value) -> None:
    """The constructor of what holds a stream's address."""
    m.put(s, m.opened(s, this), "address", address)


def forget_address(m: Machine, s: State, this: Value) -> None:
    """The end of a stream."""
    m.put(s, m.opened(s, this), "address", 0)


def holding(owner: str) -> Models:
    """The models of the class that holds the address of a class's streams."""
    return {f"<init>(L{owner};J)V": make_reference, "clean()V": forget_address}
