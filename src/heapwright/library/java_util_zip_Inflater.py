"""java.util.zip.Inflater, by Python's zlib."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING, NamedTuple

from heapwright.library.compression import given, new_address, progress, reset, resets, taken
from heapwright.library.interface import nothing, number
from heapwright.state.signals import JavaError, Unsupported

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.library.interface import Models
    from heapwright.state.heap import Value
    from heapwright.state.state import State

RAW = -zlib.MAX_WBITS
RAW_STREAMS = "raw compressed stream"


class Inflation(NamedTuple):
    """How far a stream has come since its last reset."""

    resets: int
    stream: zlib._Decompress


def init(m: Machine, s: State, is_raw: Value) -> int:
    """Inflater.init."""
    address = new_address(s)
    if number(is_raw, "the kind of compressed stream"):
        s.count(f"{RAW_STREAMS} {address}")
    return address


def state_of(m: Machine, s: State, this: Value, address: Value) -> zlib._Decompress:
    """A stream as it is, to be changed at will; one at its end does not change."""
    before = s.heap.content(m.opened(s, this)).native
    if isinstance(before, Inflation) and before.resets == resets(s, address):
        return before.stream if before.stream.eof else before.stream.copy()
    is_raw = f"{RAW_STREAMS} {address}" in s.counters
    return zlib.decompressobj(RAW if is_raw else zlib.MAX_WBITS)


def inflate(
    m: Machine,
    s: State,
    this: Value,
    address: Value,
    array: Value,
    start: Value,
    length: Value,
    out: Value,
    out_start: Value,
    out_length: Value,
) -> int:
    """Inflater.inflateBytesBytes."""
    stream, data = state_of(m, s, this, address), taken(m, s, array, start, length)
    most = number(out_length, "the number of inflated bytes")
    if stream.eof or most == 0:
        return progress(0, 0, finished=stream.eof)
    try:
        result = stream.decompress(data, most)
    except zlib.error as error:
        message = str(error).partition(": ")[2]
        if message == "need dictionary" or not message:
            raise Unsupported("a dictionary of a compressed stream") from None
        raise JavaError("java/util/zip/DataFormatException", message) from None
    given(m, s, out, out_start, result)
    s.heap.own(m.opened(s, this)).native = Inflation(resets(s, address), stream)
    used = len(data) - len(stream.unconsumed_tail) - len(stream.unused_data)
    return progress(used, len(result), finished=stream.eof)


MODELS: Models = {
    "initIDs()V": nothing,
    "init(Z)J": init,
    "reset(J)V": reset,
    "inflateBytesBytes(J[BII[BII)J": inflate,
}
