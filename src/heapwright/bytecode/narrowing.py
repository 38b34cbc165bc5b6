"""How an int is cut to the small type of the field, element or result that is to hold it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.terms.operators import OPERATORS, meaning
from heapwright.terms.terms import Term

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.state.heap import Value

CUTS = {letter: OPERATORS[f"i2{letter.lower()}"] for letter in "ZBCS"}
"""The conversion to each small type, by its descriptor."""
MEANINGS = {letter: meaning(operator) for letter, operator in CUTS.items()}


def narrowed(m: Machine, descriptor: str, value: Value) -> Value:
    """A value as a place of this type holds it: an int is cut, if the type is smaller than int."""
    if descriptor not in CUTS:
        return value
    if not isinstance(value, Term):
        return MEANINGS[descriptor](value)
    operator = CUTS[descriptor]
    (least, greatest), (low, high) = operator.bounds, value.bounds
    return value if least <= low and high <= greatest else m.terms.apply(operator, value)
