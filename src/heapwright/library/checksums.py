"""What the models of checksums share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.library.interface import nothing, number
from heapwright.library.numbers import signed_int
from heapwright.library.text import known_bytes
from heapwright.state.signals import Unsupported

if TYPE_CHECKING:
    from collections.abc import Callable

    from heapwright.bytecode.machine import Machine
    from heapwright.library.interface import Models
    from heapwright.state.heap import Value
    from heapwright.state.state import State


def updating(checksum: Callable[[bytes, int], int], *, array: str) -> Models:
    """The models of a class whose checksum Python's zlib can continue; `array` names the method for a whole array."""

    def update(m: Machine, s: State, sum_so_far: Value, byte: Value) -> int:
        data = bytes([number(byte, "a checked byte") & 0xFF])
        return signed_int(checksum(data, number(sum_so_far, "a checksum") & 0xFFFFFFFF))

    def update_array(m: Machine, s: State, sum_so_far: Value, ref: Value, offset: Value, length: Value) -> int:
        start = number(offset, "the place of checked bytes")
        end = start + number(length, "the number of checked bytes")
        data = known_bytes(s, m.opened(s, ref))
        if data is None:
            raise Unsupported("a checksum of symbolic bytes")
        return signed_int(checksum(data[start:end], number(sum_so_far, "a checksum") & 0xFFFFFFFF))

    return {"<clinit>()V": nothing, "update(II)I": update, f"{array}(I[BII)I": update_array}
