"""java.lang.Double: its values as bits."""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING

from heapwright.library.numbers import computing

if TYPE_CHECKING:
    from heapwright.library.interface import Models


def long_bits(value: float) -> int:
    """The bits of a double."""
    bits: int = struct.unpack("<q", struct.pack("<d", value))[0]
    return bits


def from_long_bits(bits: int) -> float:
    """The double of these bits."""
    value: float = struct.unpack("<d", struct.pack("<q", bits))[0]
    return value


MODELS: Models = {
    "doubleToRawLongBits(D)J": computing(long_bits, "Double.doubleToRawLongBits"),
    "longBitsToDouble(J)D": computing(from_long_bits, "Double.longBitsToDouble"),
}
