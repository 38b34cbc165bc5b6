"""Everything known about each operator of the JVM's primitive values, one table row each.

A row holds the operator's Python source. Generated code inlines that source and `meaning` compiles the same source, so
that there is one definition of each operator. The source raises TypeError for an operand that is not a number: equality
is therefore written as a difference, and a conversion that changes nothing as a unary plus.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from types import MappingProxyType
from typing import cast

from heapwright.terms.arithmetic import NAMESPACE

Number = int | float
Meaning = Callable[..., Number]
Bounds = tuple[int, int]
WIDEST: Bounds = (-(1 << 63), (1 << 63) - 1)


class Kind(Enum):
    """What a primitive value is for an operator; BOOLEAN is a truth value, which no JVM stack entry has."""

    INT = "int"
    LONG = "long"
    FLOAT = "float"
    DOUBLE = "double"
    BOOLEAN = "boolean"


@dataclass(frozen=True, slots=True, eq=False)
class Operator:
    """One operator: its kinds and the source of the exact Python expression for it."""

    name: str
    operands: tuple[Kind, ...]
    result: Kind
    python: str
    """An expression with {0} and {1} for operands, to be put in place as names or bracketed expressions.

    The functions it calls are in `arithmetic.NAMESPACE`.
    """
    wraps: bool = False
    """Whether the expression's value must still be brought to the range of the result's kind."""
    against_zero: str = ""
    """A quicker expression in {0} alone for the case that the other operand is the constant 0, where there is one."""
    bounds: Bounds = WIDEST
    """The least and the greatest result, where it is an int or a long."""

    @property
    def repeats(self) -> bool:
        """Whether the expression mentions an operand more than once, so that operands must be names."""
        return any(self.python.count(f"{{{position}}}") > 1 for position in range(len(self.operands)))


def wrap_source(kind: Kind, name: str) -> str:
    """The source that brings the number held by a variable to the range of a kind.

    The inner test for ints is narrower than the range: comparing with numbers of 30 bits is what Python does quickest.
    """
    match kind:
        case Kind.INT:
            wrapped = f"({name} + 0x80000000 & 0xFFFFFFFF) - 0x80000000"
            return f"({name} if -0x3FFFFFFF <= {name} and {name} <= 0x3FFFFFFF else {wrapped})"
        case Kind.LONG:
            low, high = "-0x8000000000000000", "0x7FFFFFFFFFFFFFFF"
            wrapped = f"({name} + 0x8000000000000000 & 0xFFFFFFFFFFFFFFFF) - 0x8000000000000000"
            return f"({name} if {low} <= {name} and {name} <= {high} else {wrapped})"
        case Kind.FLOAT:
            return f"unpack_float(pack_float({name}))[0]"
        case _:
            return name


def meaning(operator: Operator) -> Meaning:
    """The exact function on Python numbers, compiled from the operator's row."""
    parameters = ("left", "right")[: len(operator.operands)]
    result = wrap_source(operator.result, "result") if operator.wraps else "result"
    source = (
        f"def meaning({', '.join(parameters)}):\n"
        f"    result = {operator.python.format(*parameters)}\n"
        f"    return {result}\n"
    )
    namespace: dict[str, object] = dict(NAMESPACE)
    exec(compile(source, f"<{operator.name}>", "exec"), namespace)  # noqa: S102 - the source is this module's own
    return cast("Meaning", namespace["meaning"])


def _integer_rows(kind: Kind) -> Iterator[Operator]:
    """The arithmetic of int or of long."""
    name = kind.value
    bits, mask = (31, "0xFFFFFFFF") if kind is Kind.INT else (63, "0xFFFFFFFFFFFFFFFF")

    def row(operation: str, python: str, wraps: bool = False) -> Operator:
        return Operator(f"{name}.{operation}", (kind, kind), kind, python, wraps)

    def shift(operation: str, python: str, wraps: bool = False) -> Operator:
        return Operator(f"{name}.{operation}", (kind, Kind.INT), kind, python, wraps)

    positive = "{0} >= 0 and {1} > 0"
    divide = f"divide_{name}"
    yield row("add", "{0} + {1}", wraps=True)
    yield row("sub", "{0} - {1}", wraps=True)
    yield row("mul", "{0} * {1}", wraps=True)
    yield row("div", f"{{0}} // {{1}} if {positive} else {divide}({{0}}, {{1}})")
    yield row("rem", f"{{0}} % {{1}} if {positive} else remainder_integer({{0}}, {{1}})")
    yield Operator(f"{name}.neg", (kind,), kind, "-{0}", wraps=True)
    yield shift("shl", f"{{0}} << ({{1}} & {bits})", wraps=True)
    yield shift("shr", f"{{0}} >> ({{1}} & {bits})")
    yield shift("ushr", f"({{0}} & {mask}) >> ({{1}} & {bits})", wraps=True)
    yield row("and", "{0} & {1}")
    yield row("or", "{0} | {1}")
    yield row("xor", "{0} ^ {1}")


def _floating_rows(kind: Kind) -> Iterator[Operator]:
    """The arithmetic of float or of double.

    A float's operation is done in double and then rounded: for these operations that gives the same result as rounding
    once, because a double has more than twice the bits of a float.
    """
    rounds = kind is Kind.FLOAT

    def row(operation: str, python: str, wraps: bool) -> Operator:
        return Operator(f"{kind.value}.{operation}", (kind, kind), kind, python, wraps)

    yield row("add", "{0} + {1}", rounds)
    yield row("sub", "{0} - {1}", rounds)
    yield row("mul", "{0} * {1}", rounds)
    yield row("div", "{0} / {1} if {1} else divide_double({0}, {1})", rounds)
    yield row("rem", "remainder_double({0}, {1})", False)
    yield Operator(f"{kind.value}.neg", (kind,), kind, "-{0}")


def _conversion_rows() -> Iterator[Operator]:
    """The conversions between primitive types. An int or a long of at most 53 bits plus 0.0 is exact.

    No instruction is called `i2z`; it is what becomes of an int that is stored as a boolean.
    """
    kinds = {"i": Kind.INT, "l": Kind.LONG, "f": Kind.FLOAT, "d": Kind.DOUBLE}

    def row(name: str, python: str, wraps: bool = False) -> Operator:
        return Operator(name, (kinds[name[0]],), kinds.get(name[2], Kind.INT), python, wraps)

    def cut(name: str, python: str, bounds: Bounds) -> Operator:
        return Operator(name, (Kind.INT,), Kind.INT, python, bounds=bounds)

    to_int = "int({0}) if -2147483649.0 < {0} and {0} < 2147483648.0 else saturate_int({0})"
    to_long = "int({0}) if -9223372036854775808.0 <= {0} and {0} < 9223372036854775808.0 else saturate_long({0})"
    yield row("i2l", "+{0}")
    yield row("i2f", "{0} + 0.0", wraps=True)
    yield row("i2d", "{0} + 0.0")
    yield row("l2i", "+{0}", wraps=True)
    yield row("l2f", "long_to_float({0})")
    yield row("l2d", "{0} + 0.0")
    yield row("f2i", to_int)
    yield row("f2l", to_long)
    yield row("f2d", "+{0}")
    yield row("d2i", to_int)
    yield row("d2l", to_long)
    yield row("d2f", "+{0}", wraps=True)
    yield cut("i2z", "{0} & 1", (0, 1))
    yield cut("i2b", "({0} + 0x80 & 0xFF) - 0x80", (-0x80, 0x7F))
    yield cut("i2c", "{0} & 0xFFFF", (0, 0xFFFF))
    yield cut("i2s", "({0} + 0x8000 & 0xFFFF) - 0x8000", (-0x8000, 0x7FFF))


def _comparison_rows() -> Iterator[Operator]:
    """The comparisons: those that give -1, 0 or 1, and those that give a truth value.

    A comparison by order comes first and raises for what is not a number; `==` may then be asked safely.
    """
    ascending = "-1 if {0} < {1} else 0 if {0} == {1} else 1"
    descending = "1 if {0} > {1} else 0 if {0} == {1} else -1"
    yield Operator("lcmp", (Kind.LONG, Kind.LONG), Kind.INT, ascending)
    yield Operator("fcmpl", (Kind.FLOAT, Kind.FLOAT), Kind.INT, descending)
    yield Operator("fcmpg", (Kind.FLOAT, Kind.FLOAT), Kind.INT, ascending)
    yield Operator("dcmpl", (Kind.DOUBLE, Kind.DOUBLE), Kind.INT, descending)
    yield Operator("dcmpg", (Kind.DOUBLE, Kind.DOUBLE), Kind.INT, ascending)
    ints = (Kind.INT, Kind.INT)
    yield Operator("int.eq", ints, Kind.BOOLEAN, "{0} - {1} == 0", against_zero="not {0}")
    yield Operator("int.ne", ints, Kind.BOOLEAN, "{0} - {1} != 0", against_zero="not not {0}")
    yield Operator("int.lt", ints, Kind.BOOLEAN, "{0} < {1}")
    yield Operator("int.ge", ints, Kind.BOOLEAN, "{0} >= {1}")
    yield Operator("int.gt", ints, Kind.BOOLEAN, "{0} > {1}")
    yield Operator("int.le", ints, Kind.BOOLEAN, "{0} <= {1}")


def _rows() -> Iterator[Operator]:
    yield from _integer_rows(Kind.INT)
    yield from _integer_rows(Kind.LONG)
    yield from _floating_rows(Kind.FLOAT)
    yield from _floating_rows(Kind.DOUBLE)
    yield from _conversion_rows()
    yield from _comparison_rows()


OPERATORS: Mapping[str, Operator] = MappingProxyType({operator.name: operator for operator in _rows()})
"""Every operator by its name."""
