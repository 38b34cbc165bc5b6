"""The functions of Math and StrictMath beside the real ones."""

import math
import random
import struct
import subprocess
from pathlib import Path

import pytest

from heapwright.library import java_lang_Double, java_lang_Float, java_lang_Math, java_lang_StrictMath

SEED = 20
CASES = 1500
SPECIAL = (
    *(0.0, 5e-324, 2.0**-1022, 2.0**-1022 - 5e-324, 1e-300, 1e-17, 2.0**-54, 1e-9, 2.0**-29, 2.0**-27, 0.5, 0.975),
    *(1.0, 1 + 2.0**-52, 1 - 2.0**-53, 1.5, 2.0, 2.5, 3.0, 10.0, 100.0, 1000.0, 2.0**31, 2.0**52, 2.0**52 + 1, 2.0**53),
    *(math.pi / 4, math.pi / 2, math.pi, 22.0, 709.78, 709.7827128933841, 710.4758600739439, 745.13, 1e22, 1e300),
    *(math.inf, math.nan, 1.7976931348623157e308),
)
EXACT = ("sqrt", "floor", "ceil", "rint", "abs", "fma", "log", "log10")
CLOSE = ("sin", "cos", "tan", "exp", "pow")
ARGUMENTS = {"atan2": 2, "IEEEremainder": 2, "pow": 2, "fma": 3}


def bits(value):
    """The bits of a double, as Double.doubleToLongBits gives them."""
    return java_lang_Double.long_bits(value) if value == value else 0x7FF8000000000000  # noqa: PLR0124


def some_value(chance):
    """A double that may be of any size, and often is one where a function takes a turn."""
    sign = chance.choice((1.0, -1.0))
    match chance.randrange(8):
        case 0:
            return struct.unpack("<d", chance.randbytes(8))[0]
        case 1:
            return sign * chance.choice(SPECIAL)
        case 2:
            return math.nextafter(chance.randrange(-40, 40) * math.pi / 4, sign * math.inf)
        case 3:
            return sign * chance.randrange(100) / chance.choice((1, 2, 4, 16, 64))
        case 4:
            return chance.uniform(-1.5, 1.5)
        case 5:
            return chance.uniform(-800, 800)
        case _:
            return sign * 10 ** chance.uniform(-20, 20)


@pytest.fixture(scope="module")
def real(tmp_path_factory):
    """A function that asks one JVM for the bits of many results."""
    folder = tmp_path_factory.mktemp("classes")
    source = Path(__file__).parent / "values" / "MathValues.java"
    subprocess.run(["javac", "-d", folder, source], check=True)

    def ask(questions):
        lines = [" ".join((name, *(str(java_lang_Double.long_bits(x)) for x in values))) for name, values in questions]
        done = subprocess.run(
            ["java", "-cp", folder, "MathValues"], input="\n".join(lines), text=True, capture_output=True, check=True
        )
        return [int(line) for line in done.stdout.split()]

    return ask


def questions_about(class_name, names, chance):
    """Random arguments for each of some functions."""
    return [
        (f"{class_name}.{name}", tuple(some_value(chance) for _ in range(ARGUMENTS.get(name, 1))))
        for name in names
        for _ in range(CASES)
    ]


def our_value(models, question):
    """What the model of a function gives."""
    name, values = question
    return models[f"{name.split('.')[1]}({'D' * len(values)})D"](None, None, *values)


@pytest.mark.jvm
@pytest.mark.parametrize("seed", [SEED])
def test_strict_functions_agree_in_every_bit(real, seed):
    """Every StrictMath function gives the bits that a JVM gives."""
    names = [signature.split("(")[0] for signature in java_lang_StrictMath.MODELS]
    questions = questions_about("StrictMath", names, random.Random(seed))

    answers = real(questions)

    assert [] == [
        (question, answer)
        for question, answer in zip(questions, answers, strict=True)
        if answer != bits(our_value(java_lang_StrictMath.MODELS, question))
    ]


@pytest.mark.jvm
@pytest.mark.parametrize("seed", [SEED])
def test_quick_functions_agree_in_every_bit(real, seed):
    """Square root, rounding, the fused operation and logarithms give the bits that a JVM gives."""
    questions = questions_about("Math", EXACT, random.Random(seed))

    answers = real(questions)

    assert [] == [
        (question, answer)
        for question, answer in zip(questions, answers, strict=True)
        if answer != bits(our_value(java_lang_Math.MODELS, question))
    ]


@pytest.mark.jvm
@pytest.mark.parametrize("seed", [SEED])
def test_quick_functions_differ_in_the_last_bit_at_most(real, seed):
    """A JVM's own sine, exponential and the like are met exactly in most cases and missed by one bit in the others."""
    questions = questions_about("Math", CLOSE, random.Random(seed))
    answers = real(questions)

    distances = [
        abs(answer - bits(our_value(java_lang_Math.MODELS, question)))
        for question, answer in zip(questions, answers, strict=True)
    ]

    assert max(distances) <= 1
    assert sum(distances) < len(distances) / 100


@pytest.mark.parametrize("pattern", [0, 0x3F800000, 0x7F800000, 0x7FC00000, 0x7F800001, 0x7FFFFFFF, -1, -0x800000, 1])
def test_a_float_keeps_its_bits(pattern):
    """Making a float of bits and bits of a float changes nothing, not even of a NaN."""
    assert pattern == java_lang_Float.int_bits(java_lang_Float.from_int_bits(pattern))


@pytest.mark.parametrize("pattern", [0, 0x7FF0000000000001, 0x7FF8000000000000, -1, -(2**63), 0x3FF0000000000000])
def test_a_double_keeps_its_bits(pattern):
    """Making a double of bits and bits of a double changes nothing, not even of a NaN."""
    assert pattern == java_lang_Double.long_bits(java_lang_Double.from_long_bits(pattern))
