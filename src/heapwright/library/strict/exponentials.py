"""The exponential function and the hyperbolic ones made of it."""

from __future__ import annotations

from math import copysign, inf, ldexp, nan

from heapwright.library.strict.patterns import polynomial, with_high_word

LARGEST = float.fromhex("0x1.62e42fefa39efp9")
SMALLEST = float.fromhex("-0x1.74910d52d3051p9")
LARGEST_HYPERBOLIC = float.fromhex("0x1.633ce8fb9f87dp9")
LN2_HEAD = float.fromhex("0x1.62e42feep-1")
LN2_TAIL = float.fromhex("0x1.a39ef35793c76p-33")
LOG2_E = float.fromhex("0x1.71547652b82fep0")
EXPONENTIAL = tuple(
    map(
        float.fromhex,
        (
            "0x1.555555555553ep-3",
            "-0x1.6c16c16bebd93p-9",
            "0x1.1566aaf25de2cp-14",
            "-0x1.bbd41c5d26bf1p-20",
            "0x1.6376972bea4d0p-25",
        ),
    )
)
MINUS_ONE = tuple(
    map(
        float.fromhex,
        (
            "0x1p0",
            "-0x1.11111111110f4p-5",
            "0x1.a01a019fe5585p-10",
            "-0x1.4ce199eaadbb7p-14",
            "0x1.0cfca86e65239p-18",
            "-0x1.afdb76e09c32dp-23",
        ),
    )
)
HALF_LN2 = with_high_word(0x3FD62E43)
THREE_HALF_LN2 = with_high_word(0x3FF0A2B2)
MANY_LN2 = with_high_word(0x4043687A)
TINY = with_high_word(0x3E300000)
TINY_FOR_MINUS_ONE = with_high_word(0x3C900000)
TINY_FOR_COSINE = with_high_word(0x3C800000)
NEAR_OVERFLOW = with_high_word(0x40862E42)


def split(x: float) -> tuple[int, float, float]:
    """How often ln 2 is taken from x, and the rest as head minus tail."""
    magnitude = abs(x)
    if magnitude < HALF_LN2:
        return 0, x, 0.0
    if magnitude < THREE_HALF_LN2:
        return (1, x - LN2_HEAD, LN2_TAIL) if x > 0 else (-1, x + LN2_HEAD, -LN2_TAIL)
    count = int(LOG2_E * x + copysign(0.5, x))
    return count, x - count * LN2_HEAD, count * LN2_TAIL


def exp(x: float) -> float:
    """StrictMath.exp."""
    if x != x:  # noqa: PLR0124
        return nan
    if x > LARGEST:
        return inf
    if x < SMALLEST:
        return 0.0
    if abs(x) < TINY:
        return 1.0 + x
    count, head, tail = split(x)
    rest = head - tail
    square = rest * rest
    c = rest - square * polynomial(EXPONENTIAL, square)
    if count == 0:
        return 1.0 - ((rest * c) / (c - 2.0) - rest)
    return ldexp(1.0 - ((tail - (rest * c) / (2.0 - c)) - head), count)


def expm1(x: float) -> float:
    """StrictMath.expm1."""
    if x != x:  # noqa: PLR0124
        return nan
    if x > LARGEST:
        return inf
    if x <= -MANY_LN2:
        return -1.0
    if abs(x) < TINY_FOR_MINUS_ONE:
        return x
    count, head, tail = split(x)
    rest = head - tail
    lost = (head - rest) - tail
    half = 0.5 * rest
    square = rest * half
    r = polynomial(MINUS_ONE, square)
    t = 3.0 - r * half
    e = square * ((r - t) / (6.0 - rest * t))
    if count == 0:
        return rest - (rest * e - square)
    e = (rest * (e - lost) - lost) - square
    if count == -1:
        return 0.5 * (rest - e) - 0.5
    if count == 1:
        return -2.0 * (e - (rest + 0.5)) if rest < -0.25 else 1.0 + 2.0 * (rest - e)
    return minus_one_scaled(rest, e, count)


def minus_one_scaled(rest: float, e: float, count: int) -> float:
    """(1 + rest - e) * 2^count - 1, the one taken off where it costs the fewest bits."""
    if count <= -2 or count > 56:
        return ldexp(1.0 - (e - rest), count) - 1.0
    if count < 20:
        return ldexp((1.0 - 2.0**-count) - (e - rest), count)
    return ldexp((rest - (e + 2.0**-count)) + 1.0, count)


def sinh(x: float) -> float:
    """StrictMath.sinh."""
    magnitude = abs(x)
    if not magnitude < inf or magnitude < TINY:
        return x
    half = copysign(0.5, x)
    if magnitude < 22.0:
        t = expm1(magnitude)
        return half * (2.0 * t - t * t / (t + 1.0)) if magnitude < 1.0 else half * (t + t / (t + 1.0))
    return large(magnitude, half)


def cosh(x: float) -> float:
    """StrictMath.cosh."""
    magnitude = abs(x)
    if not magnitude < inf:
        return magnitude
    if magnitude < HALF_LN2:
        t = expm1(magnitude)
        whole = 1.0 + t
        return whole if magnitude < TINY_FOR_COSINE else 1.0 + (t * t) / (whole + whole)
    if magnitude < 22.0:
        t = exp(magnitude)
        return 0.5 * t + 0.5 / t
    return large(magnitude, 0.5)


def large(magnitude: float, half: float) -> float:
    """A half of the exponential, where the reciprocal of it does not count any more."""
    if magnitude < NEAR_OVERFLOW:
        return half * exp(magnitude)
    if magnitude <= LARGEST_HYPERBOLIC:
        root = exp(0.5 * magnitude)
        return (half * root) * root
    return copysign(inf, half)


def tanh(x: float) -> float:
    """StrictMath.tanh."""
    if x != x:  # noqa: PLR0124
        return nan
    magnitude = abs(x)
    if magnitude >= 22.0:
        return copysign(1.0, x)
    if magnitude < TINY_FOR_COSINE:
        return x * (1.0 + x)
    if magnitude >= 1.0:
        return copysign(1.0 - 2.0 / (expm1(2.0 * magnitude) + 2.0), x)
    t = expm1(-2.0 * magnitude)
    return copysign(-t / (t + 2.0), x)
