"""jdk.internal.util.ArraysSupport: arrays are compared element by element, which serves symbolic ones as well."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.bytecode.calls import DECLINED
from heapwright.library.interface import number

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.library.interface import Models
    from heapwright.state.heap import Value
    from heapwright.state.state import State


LARGEST_SCALE = 3
"""The logarithm of the size of long and double, whose callers leave the whole comparison to this method."""


def vectorized_mismatch(m: Machine, s: State, *arguments: Value) -> Value:
    """ArraysSupport.vectorizedMismatch: that all elements are left to the caller, who compares what is left."""
    length, scale = arguments[4:]
    return DECLINED if scale == LARGEST_SCALE else ~number(length, "the length of a comparison")


MODELS: Models = {"vectorizedMismatch(Ljava/lang/Object;JLjava/lang/Object;JII)I": vectorized_mismatch}
