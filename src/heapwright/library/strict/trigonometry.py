"""Sine, cosine and tangent."""

from __future__ import annotations

from math import isinf, nan

from heapwright.library.strict.patterns import chopped, high_word, polynomial, with_high_word
from heapwright.library.strict.reduction import QUARTER_PI, reduce

SINE = tuple(
    map(
        float.fromhex,
        (
            "-0x1.5555555555549p-3",
            "0x1.111111110f8a6p-7",
            "-0x1.a01a019c161d5p-13",
            "0x1.71de357b1fe7dp-19",
            "-0x1.ae5e68a2b9cebp-26",
            "0x1.5d93a5acfd57cp-33",
        ),
    )
)
COSINE = tuple(
    map(
        float.fromhex,
        (
            "0x1.555555555554cp-5",
            "-0x1.6c16c16c15177p-10",
            "0x1.a01a019cb159p-16",
            "-0x1.27e4f809c52adp-22",
            "0x1.1ee9ebdb4b1c4p-29",
            "-0x1.8fae9be8838d4p-37",
        ),
    )
)
TANGENT = tuple(
    map(
        float.fromhex,
        (
            "0x1.5555555555563p-2",
            "0x1.111111110fe7ap-3",
            "0x1.ba1ba1bb341fep-5",
            "0x1.664f48406d637p-6",
            "0x1.226e3e96e8493p-7",
            "0x1.d6d22c9560328p-9",
            "0x1.7dbc8fee08315p-10",
            "0x1.344d8f2f26501p-11",
            "0x1.026f71a8d1068p-12",
            "0x1.47e88a03792a6p-14",
            "0x1.2b80f32f0a7e9p-14",
            "-0x1.375cbdb605373p-16",
            "0x1.b2a7074bf7ad4p-16",
        ),
    )
)
TINY = with_high_word(0x3E400000)
TINY_FOR_TANGENT = with_high_word(0x3E300000)
SMALL = with_high_word(0x3FD33333)
LARGE = with_high_word(0x3FE90001)
NEAR_QUARTER_PI = with_high_word(0x3FE59428)
QUARTER_PI_HEAD = float.fromhex("0x1.921fb54442d18p-1")
QUARTER_PI_TAIL = float.fromhex("0x1.1a62633145c07p-55")
TWO_EXPONENTS = 0x00200000


def sin(x: float) -> float:
    """StrictMath.sin."""
    if abs(x) < QUARTER_PI:
        return sine(x, None)
    if isinf(x) or x != x:  # noqa: PLR0124
        return nan
    count, head, tail = reduce(x)
    value = cosine(head, tail) if count & 1 else sine(head, tail)
    return -value if count & 2 else value


def cos(x: float) -> float:
    """StrictMath.cos."""
    if abs(x) < QUARTER_PI:
        return cosine(x, 0.0)
    if isinf(x) or x != x:  # noqa: PLR0124
        return nan
    count, head, tail = reduce(x)
    value = sine(head, tail) if count & 1 else cosine(head, tail)
    return -value if (count + 1) & 2 else value


def tan(x: float) -> float:
    """StrictMath.tan."""
    if abs(x) < QUARTER_PI:
        return tangent(x, 0.0, odd=False)
    if isinf(x) or x != x:  # noqa: PLR0124
        return nan
    count, head, tail = reduce(x)
    return tangent(head, tail, odd=bool(count & 1))


def sine(x: float, tail: float | None) -> float:
    """The sine of a reduced angle; an angle that needed no reduction has no tail."""
    if abs(x) < TINY:
        return x
    square = x * x
    cube = square * x
    rest = polynomial(SINE[1:], square)
    if tail is None:
        return x + cube * (SINE[0] + square * rest)
    return x - ((square * (0.5 * tail - cube * rest) - tail) - cube * SINE[0])


def cosine(x: float, tail: float) -> float:
    """The cosine of a reduced angle."""
    magnitude = abs(x)
    if magnitude < TINY:
        return 1.0
    square = x * x
    rest = square * polynomial(COSINE, square)
    if magnitude < SMALL:
        return 1.0 - (0.5 * square - (square * rest - x * tail))
    part = 0.28125 if magnitude >= LARGE else with_high_word(high_word(magnitude) - TWO_EXPONENTS)
    half = 0.5 * square - part
    return (1.0 - part) - (half - (square * rest - x * tail))


def tangent(x: float, tail: float, odd: bool) -> float:
    """The tangent of a reduced angle, or its negative reciprocal where an odd number of half pis was taken."""
    magnitude = abs(x)
    if magnitude < TINY_FOR_TANGENT:
        return negative_reciprocal(x, tail) if odd else x
    negative = x < 0
    folded = magnitude >= NEAR_QUARTER_PI
    if folded:
        if negative:
            x, tail = -x, -tail
        x = (QUARTER_PI_HEAD - x) + (QUARTER_PI_TAIL - tail)
        tail = 0.0
    square = x * x
    fourth = square * square
    rest = polynomial(TANGENT[1::2], fourth) + square * polynomial(TANGENT[2::2], fourth)
    cube = square * x
    rest = tail + square * (cube * rest + tail)
    rest += TANGENT[0] * cube
    value = x + rest
    if folded:
        sign = -1.0 if odd else 1.0
        return (-1.0 if negative else 1.0) * (sign - 2.0 * (x - (value * value / (value + sign) - rest)))
    return negative_reciprocal(x, rest) if odd else value


def negative_reciprocal(head: float, tail: float) -> float:
    """-1 / (head + tail), with more care than a division takes."""
    whole = head + tail
    upper = chopped(whole)
    lower = tail - (upper - head)
    reciprocal = -1.0 / whole
    rounded = chopped(reciprocal)
    return rounded + reciprocal * ((1.0 + rounded * upper) + rounded * lower)
