"""Arc sine, arc cosine and arc tangent."""

from __future__ import annotations

from math import copysign, isinf, nan, pi, sqrt

from heapwright.library.strict.patterns import chopped, high_word, polynomial, with_high_word

HALF_PI_TAIL = float.fromhex("0x1.1a62633145c07p-54")
PI_TAIL = float.fromhex("0x1.1a62633145c07p-53")
NUMERATOR = tuple(
    map(
        float.fromhex,
        (
            "0x1.5555555555555p-3",
            "-0x1.4d61203eb6f7dp-2",
            "0x1.9c1550e884455p-3",
            "-0x1.48228b5688f3bp-5",
            "0x1.9efe07501b288p-11",
            "0x1.23de10dfdf709p-15",
        ),
    )
)
DENOMINATOR = tuple(
    map(
        float.fromhex,
        (
            "0x1p0",
            "-0x1.33a271c8a2d4bp1",
            "0x1.02ae59c598ac8p1",
            "-0x1.6066c1b8d0159p-1",
            "0x1.3b8c5b12e9282p-4",
        ),
    )
)
ARC_TANGENT = tuple(
    map(
        float.fromhex,
        (
            "0x1.555555555550dp-2",
            "-0x1.999999998ebc4p-3",
            "0x1.24924920083ffp-3",
            "-0x1.c71c6fe231671p-4",
            "0x1.745cdc54c206ep-4",
            "-0x1.3b0f2af749a6dp-4",
            "0x1.10d66a0d03d51p-4",
            "-0x1.dde2d52defd9ap-5",
            "0x1.97b4b24760debp-5",
            "-0x1.2b4442c6a6c2fp-5",
            "0x1.0ad3ae322da11p-6",
        ),
    )
)
ANCHOR_HEADS = tuple(
    map(float.fromhex, ("0x1.dac670561bb4fp-2", "0x1.921fb54442d18p-1", "0x1.f730bd281f69bp-1", "0x1.921fb54442d18p0"))
)
"""The arc tangents of 1/2, 1, 3/2 and infinity."""

ANCHOR_TAILS = tuple(
    map(
        float.fromhex,
        ("0x1.a2b7f222f65e2p-56", "0x1.1a62633145c07p-55", "0x1.007887af0cbbdp-56", "0x1.1a62633145c07p-54"),
    )
)
TINY_FOR_SINE = with_high_word(0x3E400000)
TINY_FOR_COSINE = with_high_word(0x3C600001)
TINY_FOR_TANGENT = with_high_word(0x3E200000)
NEAR_ONE = with_high_word(0x3FEF3333)
FAR = with_high_word(0x44100000)


def asin(x: float) -> float:
    """StrictMath.asin."""
    magnitude = abs(x)
    if magnitude < 0.5:
        if magnitude < TINY_FOR_SINE:
            return x
        return x + x * ratio(x * x)
    if magnitude == 1.0:
        return x * (pi / 2) + x * HALF_PI_TAIL
    if not magnitude < 1.0:
        return nan
    part = (1.0 - magnitude) * 0.5
    root = sqrt(part)
    quotient = ratio(part)
    if magnitude >= NEAR_ONE:
        value = pi / 2 - (2.0 * (root + root * quotient) - HALF_PI_TAIL)
    else:
        upper = chopped(root)
        correction = (part - upper * upper) / (root + upper)
        lower = 2.0 * root * quotient - (HALF_PI_TAIL - 2.0 * correction)
        value = pi / 4 - (lower - (pi / 4 - 2.0 * upper))
    return copysign(value, x)


def acos(x: float) -> float:
    """StrictMath.acos."""
    magnitude = abs(x)
    if magnitude < 0.5:
        if magnitude < TINY_FOR_COSINE:
            return pi / 2 + HALF_PI_TAIL
        return pi / 2 - (x - (HALF_PI_TAIL - x * ratio(x * x)))
    if magnitude == 1.0:
        return 0.0 if x > 0 else pi + 2.0 * HALF_PI_TAIL
    if not magnitude < 1.0:
        return nan
    if x < 0:
        part = (1.0 + x) * 0.5
        root = sqrt(part)
        return pi - 2.0 * (root + (ratio(part) * root - HALF_PI_TAIL))
    part = (1.0 - x) * 0.5
    root = sqrt(part)
    upper = chopped(root)
    correction = (part - upper * upper) / (root + upper)
    return 2.0 * (upper + (ratio(part) * root + correction))


def ratio(square: float) -> float:
    """(asin(x) - x) / x of a small x, given its square."""
    return square * polynomial(NUMERATOR, square) / polynomial(DENOMINATOR, square)


def atan(x: float) -> float:
    """StrictMath.atan."""
    magnitude = abs(x)
    if magnitude < 0.4375:
        if magnitude < TINY_FOR_TANGENT:
            return x
        return x - x * series(x)
    if x != x:  # noqa: PLR0124
        return nan
    if magnitude >= FAR:
        return copysign(ANCHOR_HEADS[3] + ANCHOR_TAILS[3], x)
    anchor, reduced = around_anchor(magnitude)
    value = ANCHOR_HEADS[anchor] - ((reduced * series(reduced) - ANCHOR_TAILS[anchor]) - reduced)
    return copysign(value, x)


def around_anchor(x: float) -> tuple[int, float]:
    """The anchor next to x, and the tangent of the angle between them."""
    if x < 0.6875:
        return 0, (2.0 * x - 1.0) / (2.0 + x)
    if x < 1.1875:
        return 1, (x - 1.0) / (x + 1.0)
    if x < 2.4375:
        return 2, (x - 1.5) / (1.0 + 1.5 * x)
    return 3, -1.0 / x


def series(x: float) -> float:
    """(x - atan(x)) / x of a small x: the odd and the even terms apart."""
    square = x * x
    fourth = square * square
    return square * polynomial(ARC_TANGENT[::2], fourth) + fourth * polynomial(ARC_TANGENT[1::2], fourth)


def atan2(y: float, x: float) -> float:
    """StrictMath.atan2."""
    if x != x or y != y:  # noqa: PLR0124
        return nan
    if x == 1.0:
        return atan(y)
    left = copysign(1.0, x) < 0
    if y == 0.0:
        return copysign(pi, y) if left else y
    if x == 0.0:
        return copysign(pi / 2, y)
    if isinf(x):
        angle = (3.0 if left else 1.0) * (pi / 4) if isinf(y) else pi if left else 0.0
        return copysign(angle, y)
    if isinf(y):
        return copysign(pi / 2, y)
    return copysign(quadrant(y, x, left), y)


def quadrant(y: float, x: float, left: bool) -> float:
    """The angle of a point in the upper half plane that is on neither axis."""
    distance = (high_word(abs(y)) - high_word(abs(x))) >> 20
    if distance > 60:
        angle = pi / 2 + 0.5 * PI_TAIL
    elif left and distance < -60:
        angle = 0.0
    else:
        angle = atan(abs(y / x))
    return pi - (angle - PI_TAIL) if left else angle
