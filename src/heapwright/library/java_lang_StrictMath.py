"""java.lang.StrictMath: bit for bit as everywhere."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from heapwright.library.numbers import computing
from heapwright.library.strict.exponentials import cosh, exp, expm1, sinh, tanh
from heapwright.library.strict.inverses import acos, asin, atan, atan2
from heapwright.library.strict.logarithms import log, log1p, log10
from heapwright.library.strict.trigonometry import cos, sin, tan

if TYPE_CHECKING:
    from heapwright.library.interface import Models


def sqrt(x: float) -> float:
    """The square root, correctly rounded."""
    return math.sqrt(x) if x >= 0.0 else math.nan


def remainder(x: float, divisor: float) -> float:
    """The IEEE remainder, whose quotient is rounded to the nearest even number."""
    if math.isinf(x) or divisor == 0.0:
        return math.nan
    return math.remainder(x, divisor)


ONE_ARGUMENT = (sin, cos, tan, asin, acos, atan, exp, log, log10, sqrt, sinh, cosh, tanh, expm1, log1p)

MODELS: Models = {
    **{f"{function.__name__}(D)D": computing(function, f"StrictMath.{function.__name__}") for function in ONE_ARGUMENT},
    "atan2(DD)D": computing(atan2, "StrictMath.atan2"),
    "IEEEremainder(DD)D": computing(remainder, "StrictMath.IEEEremainder"),
}
