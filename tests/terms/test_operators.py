from itertools import product
from math import isnan
from struct import pack, unpack

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from heapwright.terms.arithmetic import NAMESPACE
from heapwright.terms.operators import OPERATORS, Kind, Meaning, Operator, meaning, wrap_source
from heapwright.terms.terms import Symbol

ALL = pytest.mark.parametrize("operator", OPERATORS.values(), ids=lambda operator: operator.name)
NAN, INFINITY = float("nan"), float("inf")


def binary32(value: float) -> float:
    """The nearest value of binary32."""
    return unpack("f", pack("f", value))[0]


def around(*centres: int) -> list[int]:
    """Each number, its neighbours, and their negatives."""
    return sorted({sign * (centre + step) for centre in centres for step in (-1, 0, 1) for sign in (-1, 1)})


def fitting(bits: int, numbers: list[int]) -> list[int]:
    """The numbers that a signed integer of that many bits can hold."""
    return [number for number in numbers if -(1 << bits - 1) <= number < 1 << bits - 1]


POWERS = [1 << exponent for exponent in (0, 3, 5, 6, 7, 8, 15, 16, 24, 30, 31, 32, 33, 53, 54, 62, 63)]
DOUBLES = [
    *(sign * value for sign in (1.0, -1.0) for value in (0.0, INFINITY, 0.5, 1.0, 1.5, 3.0, 1e-320, 5e-324, 1.1)),
    *(sign * value for sign in (1.0, -1.0) for value in (1.7976931348623157e308, 2.2250738585072014e-308, 1e39, 1e-46)),
    *(sign * value for sign in (1.0, -1.0) for value in (2147483647.0, 2147483648.0, 2147483648.5, 2147483649.0)),
    *(sign * value for sign in (1.0, -1.0) for value in (2.0**63, 2.0**63 - 1024, 2.0**53 + 2, 3.4028235677973366e38)),
    1.0 + 2.0**-24,
    1.0 + 3 * 2.0**-24,
    1.0 + 2.0**-24 + 2.0**-52,
    7.006492321624085e-46,
    NAN,
]
EDGES = {
    Kind.INT: fitting(32, around(*POWERS, 31 * 46341, 123456789)),
    Kind.LONG: fitting(64, around(*POWERS, (1 << 60) + (1 << 36), 9007199791611905, 0x4000004000000001)),
    Kind.DOUBLE: DOUBLES,
    Kind.FLOAT: [binary32(value) for value in DOUBLES],
}
ANY = {
    Kind.INT: st.integers(-(1 << 31), (1 << 31) - 1),
    Kind.LONG: st.integers(-(1 << 63), (1 << 63) - 1),
    Kind.FLOAT: st.floats(width=32),
    Kind.DOUBLE: st.floats(),
}


def raw(kind: Kind, value: float) -> str:
    """A value as the JVM's side reads and prints it; every NaN looks the same."""
    if kind is Kind.BOOLEAN:
        return {True: "true", False: "false"}[value]
    if kind in (Kind.INT, Kind.LONG):
        assert type(value) is int
        return str(value)
    assert type(value) is float
    form, bits = (">f", ">i") if kind is Kind.FLOAT else (">d", ">q")
    return str(unpack(bits, pack(form, NAN if isnan(value) else value))[0])


def question(operator: Operator, operands: tuple[float, ...]) -> str:
    """The line that asks the JVM for an operator's result."""
    return " ".join([operator.name, *map(raw, operator.operands, operands)])


def ours(operator: Operator, function: Meaning, operands: tuple[float, ...]) -> str:
    """The answer of an operator's row, compiled to that function."""
    try:
        return raw(operator.result, function(*operands))
    except ZeroDivisionError:
        return "java.lang.ArithmeticException"


def inlined(operator: Operator, *operands: object) -> object:
    """What generated code computes: the row's expression with its operands in variables, then the wrapping code."""
    names = ("a", "b")[: len(operands)]
    variables = dict(NAMESPACE) | dict(zip(names, operands, strict=True))
    result = eval(operator.python.format(*names), variables)
    if not operator.wraps:
        return result
    return eval(wrap_source(operator.result, "result"), variables | {"result": result})


@pytest.mark.jvm
@ALL
def test_edge_values(operator, real):
    """An operator gives the JVM's result for every combination of edge values."""
    cases = list(product(*(EDGES[kind] for kind in operator.operands)))

    answers = real.answers([question(operator, case) for case in cases])

    function = meaning(operator)
    wrong = [
        (case, expected, result)
        for case, expected in zip(cases, answers, strict=True)
        if expected != (result := ours(operator, function, case))
    ]
    assert [] == wrong


@pytest.mark.jvm
@ALL
def test_any_values(operator, real):
    """An operator gives the JVM's result for any values."""
    function = meaning(operator)

    @settings(max_examples=100, deadline=None, database=None, print_blob=True)
    @given(st.tuples(*(ANY[kind] for kind in operator.operands)))
    def agrees(operands):
        assert real.answer(question(operator, operands)) == ours(operator, function, operands)

    agrees()


@ALL
def test_inlined_source_is_the_meaning(operator):
    """The inlined expression with its wrapping code gives what the compiled meaning gives."""
    for case in product(*(EDGES[kind][::5] for kind in operator.operands)):
        try:
            expected = raw(operator.result, meaning(operator)(*case))
        except ZeroDivisionError:
            continue
        assert expected == raw(operator.result, inlined(operator, *case)), case


@ALL
def test_a_term_is_never_computed_with(operator):
    """An inlined expression raises TypeError for a term in any place, whatever number is in the other place."""
    for position, kind in enumerate(operator.operands):
        term = Symbol("x", kind)
        others = [EDGES[other] for place, other in enumerate(operator.operands) if place != position]
        for numbers in product(*others):
            operands = [*numbers[:position], term, *numbers[position:]]
            with pytest.raises(TypeError):
                inlined(operator, *operands)
    with pytest.raises(TypeError):
        inlined(operator, *(Symbol("x", kind) for kind in operator.operands))


@pytest.mark.parametrize("name", [name for name, operator in OPERATORS.items() if operator.against_zero])
def test_comparison_with_zero(name):
    """The quicker expression for a constant zero is the comparison with zero, and raises TypeError for a term."""
    operator = OPERATORS[name]
    for value in EDGES[Kind.INT]:
        assert meaning(operator)(value, 0) is eval(operator.against_zero.format("a"), {"a": value})
    with pytest.raises(TypeError):
        eval(operator.against_zero.format("a"), {"a": Symbol("x", Kind.INT)})


@ALL
def test_what_an_expression_calls_exists(operator):
    """The functions that a row's expression mentions are in the namespace it is compiled in."""
    code = compile(operator.python.format("a", "b"), operator.name, "eval")

    assert set(code.co_names) - {"a", "b", "int"} <= set(NAMESPACE)


@pytest.mark.parametrize(
    "operator",
    [operator for operator in OPERATORS.values() if operator.result in (Kind.INT, Kind.LONG)],
    ids=lambda operator: operator.name,
)
def test_integers_stay_in_range(operator):
    """An operator with an integer result gives a plain int within the range of its kind."""
    bound = 1 << (31 if operator.result is Kind.INT else 63)
    for case in product(*(EDGES[kind][::3] for kind in operator.operands)):
        if operator.name.endswith((".div", ".rem")) and case[1] == 0:
            continue
        result = meaning(operator)(*case)
        assert type(result) is int
        assert -bound <= result < bound


def test_repeats_tells_which_operands_must_be_names():
    """A row knows whether its expression mentions an operand twice."""
    assert OPERATORS["int.div"].repeats
    assert OPERATORS["d2i"].repeats
    assert OPERATORS["lcmp"].repeats
    assert not OPERATORS["int.add"].repeats
    assert not OPERATORS["i2b"].repeats
