"""The pieces of Java's arithmetic that are no plain Python expression.

Integers are Python ints already in the range of their type. Doubles are Python floats; so are Java floats, which are
always a value of binary32. Every function raises TypeError for an operand that is not a number.
"""

from collections.abc import Callable, Mapping
from math import copysign, fmod, inf, isnan, nan
from struct import Struct
from types import MappingProxyType

_BINARY32 = Struct("f")

pack_float = _BINARY32.pack
"""The four bytes of a number rounded to binary32; too large a number becomes an infinity."""

unpack_float = _BINARY32.unpack
"""The tuple of the one float that four bytes stand for."""

_EXACT_IN_DOUBLE = 1 << 53
_DROPPED_BITS = 11


def round_float(value: float) -> float:
    """The binary32 value nearest to a double."""
    rounded: float = unpack_float(pack_float(+value))[0]
    return rounded


def divide_int(left: int, right: int) -> int:
    """The quotient of two ints, rounded towards zero; it wraps in the one case -2**31 / -1."""
    quotient = _truncated_quotient(left, right)
    return quotient if quotient <= 0x7FFFFFFF else -0x80000000


def divide_long(left: int, right: int) -> int:
    """The quotient of two longs, rounded towards zero; it wraps in the one case -2**63 / -1."""
    quotient = _truncated_quotient(left, right)
    return quotient if quotient <= 0x7FFFFFFFFFFFFFFF else -0x8000000000000000


def remainder_integer(left: int, right: int) -> int:
    """What a division rounded towards zero leaves over: it has the sign of the dividend."""
    remainder = abs(left) % abs(right)
    return remainder if left >= 0 else -remainder


def divide_double(left: float, right: float) -> float:
    """The IEEE quotient of two doubles, whatever the divisor is."""
    if right:
        return left / right
    if isnan(left) or left == 0.0:
        return nan
    return copysign(inf, left) * copysign(1.0, right)


def remainder_double(left: float, right: float) -> float:
    """Java's % on floating-point numbers: exact, with the sign of the dividend, and NaN where none is defined."""
    try:
        return fmod(left, right)
    except ValueError:
        return nan


def saturate_int(value: float) -> int:
    """The int nearest to a floating-point number that has none: the nearer end of the range, or 0 for NaN."""
    return 0x7FFFFFFF if value > 0.0 else -0x80000000 if value < 0.0 else 0


def saturate_long(value: float) -> int:
    """The long nearest to a floating-point number that has none: the nearer end of the range, or 0 for NaN."""
    return 0x7FFFFFFFFFFFFFFF if value > 0.0 else -0x8000000000000000 if value < 0.0 else 0


def long_to_float(value: int) -> float:
    """The binary32 value nearest to a long, rounded once.

    A double holds at most 53 bits. The bits beyond are folded into one bit that is far below the last bit of the
    result, so that the double is exact about the side of a tie the long is on.
    """
    magnitude = abs(value)
    if magnitude > _EXACT_IN_DOUBLE:
        kept = magnitude >> _DROPPED_BITS
        if kept << _DROPPED_BITS != magnitude:
            kept |= 1
        magnitude = kept << _DROPPED_BITS
    return round_float(float(magnitude if value >= 0 else -magnitude))


def _truncated_quotient(left: int, right: int) -> int:
    quotient = abs(left) // abs(right)
    return quotient if (left >= 0) == (right >= 0) else -quotient


NAMESPACE: Mapping[str, Callable[..., object]] = MappingProxyType(
    {
        function.__name__: function
        for function in (
            divide_int,
            divide_long,
            remainder_integer,
            divide_double,
            remainder_double,
            saturate_int,
            saturate_long,
            long_to_float,
        )
    }
    | {"pack_float": pack_float, "unpack_float": unpack_float}
)
"""Every name that the Python source of an operator may mention, besides the builtins `float` and `int`."""
