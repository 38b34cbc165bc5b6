"""Symbolic values: shared nodes made of symbols and operators.

A term has no Python arithmetic, no order, no truth value, no elements, and is not to be compared with a number. Code
written for numbers therefore raises TypeError when it computes with a term, instead of giving a wrong answer. Three
questions it must not ask, because they have an answer that is never meant: `isinstance(term, int)` is false, a term is
not None, and a dictionary or a set of numbers does not hold it.
"""

from typing import Never

from heapwright.terms.operators import WIDEST, Bounds, Kind, Meaning, Number, Operator, meaning


class Term:
    """A value that is not known as a number; equal terms of one `Terms` are the same object."""

    __slots__ = ("bounds", "kind")
    kind: Kind
    bounds: Bounds
    """The least and the greatest value that it may have, where it is an int or a long."""

    def __bool__(self) -> Never:
        """Refuse to be true or false."""
        raise TypeError(f"the term {brief(self)} is neither true nor false")

    def __eq__(self, other: object) -> bool:
        """Identity among terms; whether a term equals a number is a formula, not a truth value."""
        if isinstance(other, int | float):
            raise TypeError(f"whether the term {brief(self)} equals {other!r} is not known")
        return self is other

    __hash__ = object.__hash__


class Symbol(Term):
    """An unknown primitive value, named by its origin."""

    __slots__ = ("name",)

    def __init__(self, name: str, kind: Kind, bounds: Bounds = WIDEST) -> None:
        self.name = name
        self.kind = kind
        self.bounds = bounds

    def __repr__(self) -> str:
        return self.name


Value = Number | Term


class Application(Term):
    """An operator applied to values of which at least one is a term."""

    __slots__ = ("arguments", "operator")

    def __init__(self, operator: Operator, arguments: tuple[Value, ...]) -> None:
        self.operator = operator
        self.arguments = arguments
        self.kind = operator.result
        self.bounds = operator.bounds

    def __repr__(self) -> str:
        return f"{self.operator.name}({', '.join(map(repr, self.arguments))})"


def described(symbol: Symbol) -> str:
    """A symbol's kind and bounds, in words."""
    bounds = "" if symbol.bounds == WIDEST else f" between {symbol.bounds[0]} and {symbol.bounds[1]}"
    return f"{symbol.kind.value}{bounds}"


def brief(value: object, depth: int = 3) -> str:
    """A value's text for a message: inner parts are left out, as the whole text of a term has no bound."""
    if not isinstance(value, Application):
        return repr(value)
    if depth == 0:
        return "..."
    return f"{value.operator.name}({', '.join(brief(argument, depth - 1) for argument in value.arguments)})"


class Terms:
    """The maker of terms, which gives the same object for the same term."""

    __slots__ = ("_applications", "_meanings", "_symbols")

    def __init__(self) -> None:
        self._symbols: dict[str, Symbol] = {}
        self._applications: dict[tuple[object, ...], Application] = {}
        self._meanings: dict[Operator, Meaning] = {}

    def symbol(self, name: str, kind: Kind, bounds: Bounds = WIDEST) -> Symbol:
        """The symbol of that name; a name has one kind, and bounds if its type is smaller than the kind."""
        symbol = self._symbols.get(name)
        if symbol is None:
            symbol = self._symbols[name] = Symbol(name, kind, bounds)
        elif symbol.kind is not kind or symbol.bounds != bounds:
            raise ValueError(
                f"the symbol {name} is of kind {described(symbol)}, not {described(Symbol(name, kind, bounds))}"
            )
        return symbol

    def apply(self, operator: Operator, *values: Value) -> Value:
        """The number the operator gives for numbers, or the term it makes where any value is a term.

        A division of integers by the number zero raises ZeroDivisionError if the dividend is a number, too; a value
        that is not of its operand's kind raises TypeError.
        """
        for value in values:
            if isinstance(value, Term):
                break
        else:
            return self._meaning(operator)(*values)
        key = (operator, *map(_key, values))
        application = self._applications.get(key)
        if application is None:
            _check_kinds(operator, values)
            application = self._applications[key] = Application(operator, values)
        return application

    def _meaning(self, operator: Operator) -> Meaning:
        function = self._meanings.get(operator)
        if function is None:
            function = self._meanings[operator] = meaning(operator)
        return function


def _key(value: Value) -> object:
    """What tells an argument from others: 0.0 and -0.0 are equal numbers but different values, NaN is one value.

    Numbers are told by their texts, because terms are not to be compared with numbers.
    """
    return value if isinstance(value, Term) else value.hex() if isinstance(value, float) else str(value)


def _check_kinds(operator: Operator, values: tuple[Value, ...]) -> None:
    """Refuse values that the operator does not take: another number of them, or others than of its operands' kinds."""
    if len(values) != len(operator.operands) or not all(map(_is_of_kind, values, operator.operands)):
        raise TypeError(f"{operator.name} does not take ({', '.join(map(brief, values))})")


def _is_of_kind(value: Value, kind: Kind) -> bool:
    """Whether a value may be an operand of a kind."""
    if isinstance(value, Term):
        return value.kind is kind
    return isinstance(value, float if kind in (Kind.FLOAT, Kind.DOUBLE) else int)
