"""java.lang.Float: its values as bits."""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING

from heapwright.library.numbers import computing, signed_int

if TYPE_CHECKING:
    from heapwright.library.interface import Models

LOST_BITS = 29
"""How many bits a double's significand is longer than a float's."""

SIGNIFICAND = 0x7FFFFF


def int_bits(value: float) -> int:
    """The bits of a float; a NaN keeps the part of its own that a float holds."""
    if value == value:  # noqa: PLR0124 - only a NaN differs from itself
        bits: int = struct.unpack("<i", struct.pack("<f", value))[0]
        return bits
    double_bits = struct.unpack("<Q", struct.pack("<d", value))[0]
    return signed_int(double_bits >> 32 & 0x80000000 | 0x7F800000 | double_bits >> LOST_BITS & SIGNIFICAND)


def from_int_bits(bits: int) -> float:
    """The float of these bits; a NaN is widened bit by bit, so that nothing of it changes."""
    value: float = struct.unpack("<f", struct.pack("<i", bits))[0]
    if value == value:  # noqa: PLR0124 - only a NaN differs from itself
        return value
    double_bits = (bits & 0x80000000) << 32 | 0x7FF << 52 | (bits & SIGNIFICAND) << LOST_BITS
    nan: float = struct.unpack("<d", struct.pack("<Q", double_bits))[0]
    return nan


MODELS: Models = {
    "floatToRawIntBits(F)I": computing(int_bits, "Float.floatToRawIntBits"),
    "intBitsToFloat(I)F": computing(from_int_bits, "Float.intBitsToFloat"),
}
