"""Logarithms."""

from __future__ import annotations

from math import frexp, inf, nan

from heapwright.library.strict.patterns import polynomial, with_high_word

LN2_HEAD = float.fromhex("0x1.62e42feep-1")
LN2_TAIL = float.fromhex("0x1.a39ef35793c76p-33")
SERIES = tuple(
    map(
        float.fromhex,
        (
            "0x1.5555555555593p-1",
            "0x1.999999997fa04p-2",
            "0x1.2492494229359p-2",
            "0x1.c71c51d8e78afp-3",
            "0x1.7466496cb03dep-3",
            "0x1.39a09d078c69fp-3",
            "0x1.2f112df3e5244p-3",
        ),
    )
)
LOG10_E = float.fromhex("0x1.bcb7b1526e50ep-2")
LOG10_2_HEAD = float.fromhex("0x1.34413509f6p-2")
LOG10_2_TAIL = float.fromhex("0x1.9fef311f12b36p-42")
ROOT_OF_TWO = with_high_word(0x3FF6A09C)
NEXT_TO_ONE = with_high_word(0x3FF00001)
NEXT_TO_TWO = with_high_word(0x3FFFFFFE)
MIDDLE = with_high_word(0x3FF6147A), with_high_word(0x3FF6B852)
"""Where the series is summed around a half of the square."""

LARGEST_UNSCALED = with_high_word(0x3FDA827A)
SMALLEST_UNSCALED = -with_high_word(0x3FD2BEC4)
ROOT_OF_TWO_FOR_SUM = with_high_word(0x3FF6A09E)
NEXT_TO_TWO_FOR_SUM = with_high_word(0x3FFFFFFD)


def log(x: float) -> float:
    """StrictMath.log."""
    if not 0.0 < x < inf:
        return special(x)
    half, exponent = frexp(x)
    significand = half * 2.0
    count = float(exponent - 1)
    if significand >= ROOT_OF_TWO:
        count += 1.0
        f = half - 1.0
    else:
        f = significand - 1.0
    if significand < NEXT_TO_ONE or significand >= NEXT_TO_TWO:
        return near_power_of_two(f, count)
    s = f / (2.0 + f)
    square = s * s
    fourth = square * square
    rest = square * polynomial(SERIES[::2], fourth) + fourth * polynomial(SERIES[1::2], fourth)
    if MIDDLE[0] <= significand < MIDDLE[1]:
        half_square = 0.5 * f * f
        if count == 0.0:
            return f - (half_square - s * (half_square + rest))
        return count * LN2_HEAD - ((half_square - (s * (half_square + rest) + count * LN2_TAIL)) - f)
    if count == 0.0:
        return f - s * (f - rest)
    return count * LN2_HEAD - ((s * (f - rest) - count * LN2_TAIL) - f)


def special(x: float) -> float:
    """The logarithm of what has none, or is infinite."""
    if x == 0.0:
        return -inf
    return inf if x == inf else nan


def near_power_of_two(f: float, count: float) -> float:
    """The logarithm of (1 + f) times a power of two, for a very small f."""
    if f == 0.0:
        return 0.0 if count == 0.0 else count * LN2_HEAD + count * LN2_TAIL
    rest = f * f * (0.5 - 0.33333333333333333 * f)
    if count == 0.0:
        return f - rest
    return count * LN2_HEAD - ((rest - count * LN2_TAIL) - f)


def log10(x: float) -> float:
    """StrictMath.log10."""
    if not 0.0 < x < inf:
        return special(x)
    half, exponent = frexp(x)
    count = exponent - 1
    if count < 0:
        count += 1
        significand = half
    else:
        significand = half * 2.0
    whole = float(count)
    return (whole * LOG10_2_TAIL + LOG10_E * log(significand)) + whole * LOG10_2_HEAD


def log1p(x: float) -> float:
    """StrictMath.log1p."""
    if x != x or x < -1.0:  # noqa: PLR0124
        return nan
    if x in (-1.0, inf):
        return -inf if x < 0 else inf
    if abs(x) < 2.0**-29:
        return x if abs(x) < 2.0**-54 else x - x * x * 0.5
    if SMALLEST_UNSCALED < x < LARGEST_UNSCALED:
        return logarithm_of_sum(x, 0.0, 0.0, small=False)
    return scaled_sum(x)


def scaled_sum(x: float) -> float:
    """log(1 + x), taking out a power of two and correcting for what 1 + x lost."""
    if x < 2.0**53:
        u = 1.0 + x
        count = frexp(u)[1] - 1
        lost = (1.0 - (u - x) if count > 0 else x - (u - 1.0)) / u
    else:
        u = x
        count = frexp(u)[1] - 1
        lost = 0.0
    half = frexp(u)[0]
    significand = half * 2.0
    if significand < ROOT_OF_TWO_FOR_SUM:
        return logarithm_of_sum(significand - 1.0, float(count), lost, small=significand < NEXT_TO_ONE)
    return logarithm_of_sum(half - 1.0, float(count + 1), lost, small=significand >= NEXT_TO_TWO_FOR_SUM)


def logarithm_of_sum(f: float, count: float, lost: float, small: bool) -> float:
    """The logarithm of (1 + f) times a power of two, plus a correction."""
    half_square = 0.5 * f * f
    if small:
        if f == 0.0:
            return 0.0 if count == 0.0 else count * LN2_HEAD + (lost + count * LN2_TAIL)
        rest = half_square * (1.0 - 0.66666666666666666 * f)
        if count == 0.0:
            return f - rest
        return count * LN2_HEAD - ((rest - (count * LN2_TAIL + lost)) - f)
    s = f / (2.0 + f)
    square = s * s
    rest = square * polynomial(SERIES, square)
    if count == 0.0:
        return f - (half_square - s * (half_square + rest))
    return count * LN2_HEAD - ((half_square - (s * (half_square + rest) + (count * LN2_TAIL + lost))) - f)
