"""Symbolic values: shared nodes made of symbols and operators.

A term has no Python arithmetic, no order, no truth value and no elements. Code written for numbers therefore raises
TypeError as soon as it meets a term, instead of computing a wrong answer.
"""

from typing import Never

from heapwright.terms.operators import Kind, Meaning, Number, Operator, meaning


class Term:
    """A value that is not known as a number; equal terms of one `Terms` are the same object."""

    __slots__ = ("kind",)
    kind: Kind

    def __bool__(self) -> Never:
        """Refuse to be true or false."""
        raise TypeError(f"the term {self!r} is neither true nor false")


class Symbol(Term):
    """An unknown primitive value, named by its origin."""

    __slots__ = ("name",)

    def __init__(self, name: str, kind: Kind) -> None:
        self.name = name
        self.kind = kind

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

    def __repr__(self) -> str:
        return f"{self.operator.name}({', '.join(map(repr, self.arguments))})"


class Terms:
    """The maker of terms, which gives the same object for the same term."""

    __slots__ = ("_applications", "_meanings", "_symbols")

    def __init__(self) -> None:
        self._symbols: dict[str, Symbol] = {}
        self._applications: dict[tuple[object, ...], Application] = {}
        self._meanings: dict[Operator, Meaning] = {}

    def symbol(self, name: str, kind: Kind) -> Symbol:
        """The symbol of that name; a name has one kind."""
        symbol = self._symbols.get(name)
        if symbol is None:
            symbol = self._symbols[name] = Symbol(name, kind)
        elif symbol.kind is not kind:
            raise ValueError(f"the symbol {name} is of kind {symbol.kind.value}, not {kind.value}")
        return symbol

    def apply(self, operator: Operator, *values: Value) -> Value:
        """The number the operator gives for numbers, or the term it makes where any value is a term.

        A division of integers by the number zero raises ZeroDivisionError if the dividend is a number, too.
        """
        for value in values:
            if isinstance(value, Term):
                break
        else:
            return self._meaning(operator)(*values)
        key = (operator, *map(_key, values))
        application = self._applications.get(key)
        if application is None:
            application = self._applications[key] = Application(operator, values)
        return application

    def _meaning(self, operator: Operator) -> Meaning:
        function = self._meanings.get(operator)
        if function is None:
            function = self._meanings[operator] = meaning(operator)
        return function


def _key(value: Value) -> object:
    """What tells an argument from others: 0.0 and -0.0 are equal numbers but different values, NaN is one value."""
    return value.hex() if isinstance(value, float) else value
