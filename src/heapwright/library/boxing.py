"""Primitive values in their wrapper objects, and the conversions that reflection makes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.bytecode.calls import Call
from heapwright.bytecode.dynamic.conversion import WRAPPERS, widening, widens
from heapwright.bytecode.initialisation import initialise
from heapwright.program.descriptors import PRIMITIVES
from heapwright.state.signals import JavaError
from heapwright.terms.operators import OPERATORS

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.state.heap import Value
    from heapwright.state.state import State

UNBOXED = {letter: PRIMITIVES[letter] for letter in WRAPPERS}
"""The primitive types that have a box, with their names."""
LETTERS = {name: letter for letter, name in WRAPPERS.items()}


def box(m: Machine, s: State, letter: str, value: Value) -> Call:
    """The call of valueOf that boxes a value."""
    wrapper = m.program.load(WRAPPERS[letter])
    initialise(m, s, wrapper)
    return Call(wrapper.methods["valueOf", f"({letter})L{wrapper.name};"], (value,))


def unboxed(m: Machine, s: State, ref: Value) -> tuple[str, Value]:
    """The type and the value in a wrapper; no type where the reference is to nothing of that kind."""
    if m.decide(s, m.heap.is_null(s, ref)):
        return "", None
    place = m.opened(s, ref)
    letter = LETTERS.get(m.class_of(s, place).name, "")
    return letter, m.get(s, place, "value") if letter else None


def widened(m: Machine, source: str, target: str, value: Value, message: str) -> Value:
    """A primitive value as one of a wider type; IllegalArgumentException where it is not wider, or there is none."""
    if not source or not widens(source, target):
        raise JavaError("java/lang/IllegalArgumentException", message)
    conversion = widening(source, target)
    return m.terms.apply(OPERATORS[conversion], value) if conversion else value
