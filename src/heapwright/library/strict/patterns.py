"""Doubles seen as bits: thresholds by their high word, and the arithmetic on polynomials."""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

LOW_WORD = 0xFFFFFFFF


def with_high_word(high: int) -> float:
    """The double whose upper 32 bits are these and whose lower ones are zero."""
    value: float = struct.unpack(">d", struct.pack(">Q", high << 32))[0]
    return value


def bits_of(x: float) -> int:
    """The 64 bits of a double."""
    bits: int = struct.unpack("<Q", struct.pack("<d", x))[0]
    return bits


def high_word(x: float) -> int:
    """The upper 32 bits of a double, as an unsigned number."""
    return bits_of(x) >> 32


def chopped(x: float) -> float:
    """The double without the lower 32 bits of its significand."""
    value: float = struct.unpack("<d", struct.pack("<Q", bits_of(x) & ~LOW_WORD))[0]
    return value


def polynomial(coefficients: Sequence[float], x: float) -> float:
    """The value of a polynomial by Horner's rule, the constant coefficient first."""
    value = coefficients[-1]
    for coefficient in coefficients[-2::-1]:
        value = coefficient + x * value
    return value
