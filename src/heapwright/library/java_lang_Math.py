"""java.lang.Math: the functions a JVM replaces by instructions or routines of its own."""

from __future__ import annotations

import math
from decimal import MAX_EMAX, MIN_EMIN, Context, Decimal
from fractions import Fraction
from typing import TYPE_CHECKING

from heapwright.library.java_lang_StrictMath import sqrt
from heapwright.library.numbers import quickening
from heapwright.library.strict.logarithms import special

if TYPE_CHECKING:
    from collections.abc import Callable

    from heapwright.library.interface import Models

PRECISE = Context(prec=40, Emax=MAX_EMAX, Emin=MIN_EMIN)
INTEGRAL = 2.0**52
"""From here on every double is an integer."""


def of_finite(function: Callable[[float], float]) -> Callable[[float], float]:
    """A function that is NaN where its argument is infinite or NaN."""

    def compute(x: float) -> float:
        return function(x) if math.isfinite(x) else math.nan

    return compute


def of_positive(function: Callable[[Decimal, Context], Decimal]) -> Callable[[float], float]:
    """A logarithm, rounded correctly: that is what a JVM's own routines come to, and C's do not always."""

    def compute(x: float) -> float:
        return float(function(Decimal(x), PRECISE)) if 0.0 < x < math.inf else special(x)

    return compute


def exp(x: float) -> float:
    """The exponential function."""
    try:
        return math.exp(x)
    except OverflowError:
        return math.inf


def power(x: float, y: float) -> float:
    """Math.pow: unlike C's, it is NaN whenever an exponent other than zero meets a NaN, or 1 an infinite one."""
    if y == 0.0:
        return 1.0
    if math.isnan(x) or math.isnan(y) or (math.isinf(y) and abs(x) == 1.0):
        return math.nan
    try:
        return math.pow(x, y)
    except OverflowError:
        return math.copysign(math.inf, x) if y % 2.0 == 1.0 else math.inf
    except ValueError:
        if x != 0.0:
            return math.nan
        return math.copysign(math.inf, x) if y % 2.0 == 1.0 else math.inf


def floor(x: float) -> float:
    """The greatest integer that is not above, with the sign of x."""
    return math.copysign(float(math.floor(x)), x) if -INTEGRAL < x < INTEGRAL else x


def ceil(x: float) -> float:
    """The least integer that is not below, with the sign of x."""
    return math.copysign(float(math.ceil(x)), x) if -INTEGRAL < x < INTEGRAL else x


def rint(x: float) -> float:
    """The nearest integer, the even one of two, with the sign of x."""
    return math.copysign(float(round(x)), x) if -INTEGRAL < x < INTEGRAL else x


def fused(x: float, y: float, z: float) -> float:
    """The sum of a product and a third number, rounded once."""
    if not (math.isfinite(x) and math.isfinite(y)):
        return x * y + z
    if not math.isfinite(z):
        return z
    exact = Fraction(x) * Fraction(y) + Fraction(z)
    if exact == 0:
        return x * y + z if x == 0.0 or y == 0.0 else 0.0
    try:
        return math.copysign(float(abs(exact)), -1.0 if exact < 0 else 1.0)
    except OverflowError:
        return -math.inf if exact < 0 else math.inf


MODELS: Models = {
    "sin(D)D": quickening(of_finite(math.sin)),
    "cos(D)D": quickening(of_finite(math.cos)),
    "tan(D)D": quickening(of_finite(math.tan)),
    "log(D)D": quickening(of_positive(Decimal.ln)),
    "log10(D)D": quickening(of_positive(Decimal.log10)),
    "exp(D)D": quickening(exp),
    "sqrt(D)D": quickening(sqrt),
    "floor(D)D": quickening(floor),
    "ceil(D)D": quickening(ceil),
    "rint(D)D": quickening(rint),
    "abs(D)D": quickening(abs),
    "abs(F)F": quickening(abs),
    "pow(DD)D": quickening(power),
    "fma(DDD)D": quickening(fused),
}
