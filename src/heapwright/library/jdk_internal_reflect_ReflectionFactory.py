"""Models of jdk.internal.reflect.ReflectionFactory: members are made anew each time, and calls stay native."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.bytecode.dynamic.types import mirrored
from heapwright.library.interface import Models, nothing
from heapwright.library.reflection import filled, method_object, reflected_method

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.state.heap import Object, Value
    from heapwright.state.state import State

NEVER = 0x7FFFFFFF


def itself(m: Machine, s: State, factory: Value, member: Value) -> Value:
    """The copy of a member that nobody else has."""
    return member


def inflation_threshold(m: Machine, s: State) -> int:
    """ReflectionFactory.inflationThreshold: how many calls are native before bytecode is made for them."""
    return NEVER


def constructor_for_serialization(m: Machine, s: State, factory: Value, mirror: Value, constructor: Value) -> Object:
    """ReflectionFactory.generateConstructor: it makes an object of a class, but runs a superclass's constructor."""
    method = reflected_method(m, s, constructor)
    slot = list(method.owner.methods.values()).index(method)
    made = method_object(m, s, slot, method)
    made.native = mirrored(m, s, mirror)
    m.put(s, made, "override", 1)
    accessor = filled(m, s, "jdk/internal/reflect/NativeConstructorAccessorImpl", {"c": made})
    m.put(s, made, "constructorAccessor", accessor)
    return made


MODELS: Models = {
    "checkInitted()V": nothing,
    "inflationThreshold()I": inflation_threshold,
    "generateConstructor(Ljava/lang/Class;Ljava/lang/reflect/Constructor;)Ljava/lang/reflect/Constructor;": (
        constructor_for_serialization
    ),
    "copyMethod(Ljava/lang/reflect/Method;)Ljava/lang/reflect/Method;": itself,
    "copyField(Ljava/lang/reflect/Field;)Ljava/lang/reflect/Field;": itself,
    "copyConstructor(Ljava/lang/reflect/Constructor;)Ljava/lang/reflect/Constructor;": itself,
}
