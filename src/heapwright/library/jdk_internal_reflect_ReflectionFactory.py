"""Models of jdk.internal.reflect.ReflectionFactory: members are made anew each time, and calls stay native."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.library.interface import Models, nothing

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.state.heap import Value
    from heapwright.state.state import State

NEVER = 0x7FFFFFFF


def itself(m: Machine, s: State, factory: Value, member: Value) -> Value:
    """The copy of a member that nobody else has."""
    return member


def inflation_threshold(m: Machine, s: State) -> int:
    """ReflectionFactory.inflationThreshold: how many calls are native before bytecode is made for them."""
    return NEVER


MODELS: Models = {
    "checkInitted()V": nothing,
    "inflationThreshold()I": inflation_threshold,
    "copyMethod(Ljava/lang/reflect/Method;)Ljava/lang/reflect/Method;": itself,
    "copyField(Ljava/lang/reflect/Field;)Ljava/lang/reflect/Field;": itself,
    "copyConstructor(Ljava/lang/reflect/Constructor;)Ljava/lang/reflect/Constructor;": itself,
}
