"""The remainder of an angle after division by a half pi, as the sum of two doubles."""

from __future__ import annotations

from math import frexp, pi

from heapwright.library.strict.patterns import high_word, with_high_word

QUARTER_PI = with_high_word(0x3FE921FC)
"""Below this nothing has to be reduced."""

THREE_QUARTER_PI = with_high_word(0x4002D97C)
FEW = 32
MEDIUM = with_high_word(0x413921FC)
NEAR_HALF_PI = with_high_word(0x3FF921FB), with_high_word(0x3FF921FC)

TWO_OVER_PI_ROUNDED = float.fromhex("0x1.45f306dc9c883p-1")
HEADS = tuple(map(float.fromhex, ("0x1.921fb544p0", "0x1.0b4611a6p-34", "0x1.3198a2ep-69")))
"""A half pi in three pieces of 33 bits, so that small multiples of each are exact."""

TAILS = tuple(map(float.fromhex, ("0x1.0b4611a626331p-34", "0x1.3198a2e037073p-69", "0x1.b839a252049c1p-104")))
"""What is left of a half pi after one, two and three pieces."""

PRECISION = 1584
TWO_OVER_PI = int(
    "a2f9836e4e441529fc2757d1f534ddc0db6295993c439041fe5163abdebbc561b7246e3a424dd2e006492eea09d1921cfe1deb1cb129"
    "a73ee88235f52ebb4484e99c7026b45f7e413991d639835339f49c845f8bbdf9283b1ff897ffde05980fef2f118b5a0a6d1f6d367ecf"
    "27cb09b74f463f669e5fea2d7527bac7ebe5f17b3d0739f78a5292ea6bfb5fb11f8d5d0856033046fc7b6babf0cfbc209af4361da9e3"
    "91615ee61b086599855f14a068408dffd8804d73273106061556ca73a8c960e27bc08c6b",
    16,
)
"""The first bits of 2/pi after the binary point, as an integer."""

DIGIT = 24
DIGITS = tuple((TWO_OVER_PI >> at) & 0xFFFFFF for at in range(PRECISION - DIGIT, -1, -DIGIT))
"""The same in digits of 24 bits."""

HALF_PI_DIGITS = tuple(
    map(
        float.fromhex,
        ("0x1.921fb4p0", "0x1.4442dp-24", "0x1.846988p-48", "0x1.8cc516p-72", "0x1.01b838p-96"),
    )
)
"""A half pi as a sum of floats of 24 bits."""

FEWEST_DIGITS = 4


def reduce(x: float) -> tuple[int, float, float]:
    """How many half pis to take from a finite angle, and the remainder's head and tail."""
    magnitude = abs(x)
    if magnitude < THREE_QUARTER_PI:
        count, head, tail = reduce_once(magnitude)
    elif magnitude < MEDIUM:
        count, head, tail = reduce_medium(magnitude)
    else:
        count, head, tail = reduce_large(magnitude)
    return (-count, -head, -tail) if x < 0 else (count, head, tail)


def reduce_once(x: float) -> tuple[int, float, float]:
    """Take one half pi from an angle between a quarter and three quarters of pi."""
    z = x - HEADS[0]
    known = TAILS[0]
    if NEAR_HALF_PI[0] <= x < NEAR_HALF_PI[1]:
        z -= HEADS[1]
        known = TAILS[1]
    head = z - known
    return 1, head, (z - head) - known


def reduce_medium(x: float) -> tuple[int, float, float]:
    """Take a multiple of a half pi, with more of its bits as long as the difference cancels too many."""
    count = int(x * TWO_OVER_PI_ROUNDED + 0.5)
    multiple = float(count)
    rest = x - multiple * HEADS[0]
    tail = multiple * TAILS[0]
    head = rest - tail
    exponent = frexp(x)[1]
    far = high_word(x) != high_word(multiple * (pi / 2))
    for piece, cancelled in ((1, 16), (2, 49)):
        if (count < FEW and far) or (head != 0.0 and exponent - frexp(head)[1] <= cancelled):
            break
        before = rest
        removed = multiple * HEADS[piece]
        rest = before - removed
        tail = multiple * TAILS[piece] - ((before - rest) - removed)
        head = rest - tail
    return count, head, (rest - head) - tail


def reduce_large(x: float) -> tuple[int, float, float]:
    """Multiply with the digits of 2/pi that matter for the exponent; keep the count's last three bits."""
    half, exponent = frexp(x)
    significand = int(half * 2.0**72)
    factors = [significand >> 48, significand >> 24 & 0xFFFFFF, significand & 0xFFFFFF]
    while not factors[-1]:
        factors.pop()
    exponent -= DIGIT
    first = max(0, int((exponent - 3) / DIGIT))
    shift = exponent - DIGIT * (first + 1)
    length = FEWEST_DIGITS
    while True:
        count, fraction, negative = fraction_of_product(factors, first, shift, length)
        digits = [fraction >> at & 0xFFFFFF for at in range(0, DIGIT * (length + 2), DIGIT)]
        if any(digits[FEWEST_DIGITS:]):
            break
        length += next(more for more in range(1, FEWEST_DIGITS + 1) if digits[FEWEST_DIGITS - more])
    while not digits[-1]:
        digits.pop()
    head, tail = times_half_pi([digit * 2.0 ** (shift + DIGIT * (at - length)) for at, digit in enumerate(digits)])
    return (count, -head, -tail) if negative else (count, head, tail)


def fraction_of_product(factors: list[int], first: int, shift: int, length: int) -> tuple[int, int, bool]:
    """The product with 2/pi, rounded to the nearest integer; the fraction, and whether it is to be subtracted.

    Only the digits of 2/pi from `first` on count, and of the product those up to `length` after the first.
    """
    product = 0
    for at in range(length + 1):
        places = [(factor, first + at - back) for back, factor in enumerate(factors) if first + at >= back]
        product = (product << DIGIT) + sum(factor * DIGITS[place] for factor, place in places)
    point = DIGIT * length - shift
    count = product >> point
    fraction = product - (count << point)
    negative = bool(fraction >> (point - 1))
    if negative:
        count += 1
        fraction = (1 << point) - fraction
    return count & 7, fraction, negative


def times_half_pi(digits: list[float]) -> tuple[float, float]:
    """The product of a half pi with a sum of digits, the least one first: its head and its tail."""
    products = []
    top = len(digits) - 1
    for at in range(top, -1, -1):
        value = 0.0
        for factor, digit in zip(HALF_PI_DIGITS, digits[at:], strict=False):
            value += factor * digit
        products.append(value)
    head = 0.0
    for value in reversed(products):
        head += value
    tail = products[0] - head
    for value in products[1:]:
        tail += value
    return head, tail
