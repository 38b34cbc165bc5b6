"""What a file of models offers, and what all models may use."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, NoReturn

from heapwright.bytecode.calls import WithFrames
from heapwright.state.heap import Value
from heapwright.state.signals import Unsupported
from heapwright.terms.terms import brief

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.state.state import State

Model = Callable[..., Value]
"""A function `model(m, s, *arguments)`; the receiver comes first.

One that raises a signal has changed nothing that matters: generated code hands over, and it is called once more.
"""

Models = Mapping[str, Model | WithFrames]
"""A Java class's models by method name and descriptor, such as `hashCode()I`."""


def nothing(m: Machine, s: State, *arguments: Value) -> None:
    """The model of a method that has no effect here; its result, if it has one, is null."""


def yes(m: Machine, s: State, *arguments: Value) -> int:
    """The model of a method that always answers true."""
    return 1


def no(m: Machine, s: State, *arguments: Value) -> int:
    """The model of a method that always answers false, or the number 0."""
    return 0


def refusing(reason: str) -> Model:
    """The model of a method that ends the run."""

    def refuse(m: Machine, s: State, *arguments: Value) -> NoReturn:
        raise Unsupported(reason)

    return refuse


def number(value: Value, what: str) -> int:
    """The number a model needs to know; a symbolic one is not supported there."""
    if isinstance(value, int):
        return value
    raise Unsupported(f"{what} is symbolic: {brief(value)}")


def text_or_none(m: Machine, s: State, ref: Value) -> str | None:
    """The text of a string; None for null."""
    return None if m.decide(s, m.heap.is_null(s, ref)) else m.text(s, m.opened(s, ref))
