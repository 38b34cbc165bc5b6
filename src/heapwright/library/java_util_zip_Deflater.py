"""java.util.zip.Deflater, by Python's zlib."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING, NamedTuple

from heapwright.library.compression import given, new_address, progress, reset, resets, taken
from heapwright.library.interface import number
from heapwright.state.signals import Unsupported

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.library.interface import Models
    from heapwright.state.heap import Value
    from heapwright.state.state import State

MEMORY_LEVEL = 8
LEVEL, STRATEGY, RAW = "level of stream", "strategy of stream", "rawness of stream"


class Deflation(NamedTuple):
    """How far a stream has come since its last reset: what is compressed already waits to be given out."""

    resets: int
    stream: zlib._Compress
    waiting: bytes = b""
    flushed: int = zlib.Z_NO_FLUSH


def init(m: Machine, s: State, level: Value, strategy: Value, is_raw: Value) -> int:
    """Deflater.init."""
    address = new_address(s)
    s.counters[f"{RAW} {address}"] = number(is_raw, "the kind of compressed stream")
    set_parameters(s, address, number(level, "a level"), number(strategy, "a strategy"))
    return address


def set_parameters(s: State, address: Value, level: int, strategy: int) -> None:
    """How a stream compresses."""
    s.counters[f"{LEVEL} {address}"] = level
    s.counters[f"{STRATEGY} {address}"] = strategy


def state_of(m: Machine, s: State, this: Value, address: Value, parameters: int) -> Deflation:
    """A stream as it is, to be changed at will; a finished one does not change."""
    before: object = s.heap.content(m.opened(s, this)).native
    current = before if isinstance(before, Deflation) and before.resets == resets(s, address) else None
    if parameters & 1:
        if current is not None:
            raise Unsupported("another level or strategy in the middle of compressing")
        set_parameters(s, address, parameters >> 3, parameters >> 1 & 3)
    if current is not None:
        is_finished = current.flushed == zlib.Z_FINISH
        return current if is_finished else current._replace(stream=current.stream.copy())
    level, strategy, is_raw = (s.counters[f"{name} {address}"] for name in (LEVEL, STRATEGY, RAW))
    bits = -zlib.MAX_WBITS if is_raw else zlib.MAX_WBITS
    stream = zlib.compressobj(level, zlib.DEFLATED, bits, MEMORY_LEVEL, strategy)
    return Deflation(resets(s, address), stream)


def deflate(
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
    flush: Value,
    parameters: Value,
) -> int:
    """Deflater.deflateBytesBytes."""
    before = state_of(m, s, this, address, number(parameters, "a level"))
    data, mode = taken(m, s, array, start, length), number(flush, "a way to flush")
    result = before.waiting + compressed(before, data, mode)
    most = number(out_length, "the number of compressed bytes")
    given(m, s, out, out_start, result[:most])
    after = Deflation(before.resets, before.stream, result[most:], max(mode, before.flushed if not data else 0))
    s.heap.own(m.opened(s, this)).native = after
    return progress(len(data), len(result[:most]), finished=after.flushed == zlib.Z_FINISH and not after.waiting)


def compressed(before: Deflation, data: bytes, mode: int) -> bytes:
    """What a stream makes of some more bytes; what was flushed is not flushed again."""
    if before.flushed == zlib.Z_FINISH:
        return b""
    result = before.stream.compress(data)
    if mode != zlib.Z_NO_FLUSH and (data or mode > before.flushed):
        result += before.stream.flush(mode)
    return result


MODELS: Models = {
    "init(IIZ)J": init,
    "reset(J)V": reset,
    "deflateBytesBytes(J[BII[BIIII)J": deflate,
}
