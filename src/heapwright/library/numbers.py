"""What models of functions on numbers share: they apply a Python function to values that are known."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.bytecode.calls import DECLINED
from heapwright.state.signals import Unsupported

if TYPE_CHECKING:
    from collections.abc import Callable

    from heapwright.bytecode.machine import Machine
    from heapwright.library.interface import Model
    from heapwright.state.heap import Value
    from heapwright.state.state import State

LONG_MASK = 0xFFFFFFFFFFFFFFFF
NUMBERS = frozenset({int, float})


def computing(function: Callable[..., int | float], name: str) -> Model:
    """The model of a native function on numbers; for symbolic ones it is not supported."""

    def compute(m: Machine, s: State, *arguments: Value) -> Value:
        for argument in arguments:
            if type(argument) not in NUMBERS:
                raise Unsupported(f"{name} of a symbolic value")
        return function(*arguments)

    return compute


def quickening(function: Callable[..., int | float]) -> Model:
    """The model of a function that also has bytecode, which is left to deal with symbolic values."""

    def compute(m: Machine, s: State, *arguments: Value) -> Value:
        for argument in arguments:
            if type(argument) not in NUMBERS:
                return DECLINED
        return function(*arguments)

    return compute


def signed_int(bits: int) -> int:
    """The int of the lower 32 bits of a number."""
    return (bits + 0x80000000 & 0xFFFFFFFF) - 0x80000000
