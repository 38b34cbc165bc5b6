"""Models of java.lang.invoke.MethodType: there is one object for each type, without the JDK's table of weak ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.bytecode.dynamic.conversion import OBJECT, is_primitive
from heapwright.bytecode.dynamic.linker import workshop_of
from heapwright.bytecode.dynamic.types import class_descriptor, method_type, type_descriptor
from heapwright.bytecode.dynamic.writing import method_descriptor, words
from heapwright.program.descriptors import parse_method_descriptor
from heapwright.state.signals import JavaError

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.library.interface import Models
    from heapwright.state.heap import Object, Value
    from heapwright.state.state import State


def make_impl(m: Machine, s: State, result: Value, parameters: Value, trusted: Value) -> Object:
    """MethodType.makeImpl: all public factories end here."""
    returned = class_descriptor(m, s, result)
    taken = [class_descriptor(m, s, one) for one in s.heap.content(m.opened(s, parameters)).slots]
    if "V" in taken:
        raise JavaError("java/lang/IllegalArgumentException", "parameter type cannot be void")
    return method_type(m, workshop_of(m), method_descriptor(taken, returned))


def has_primitives(m: Machine, s: State, this: Object) -> int:
    """MethodType.hasPrimitives: void is one."""
    types = parse_method_descriptor(type_descriptor(m, s, this))
    return 1 if any(map(is_primitive, (*types.parameters, types.result))) else 0


def erase(m: Machine, s: State, this: Object) -> Object:
    """MethodType.erase: Object in place of every reference type."""
    types = parse_method_descriptor(type_descriptor(m, s, this))
    result, *parameters = (one if is_primitive(one) else OBJECT for one in (types.result, *types.parameters))
    return method_type(m, workshop_of(m), method_descriptor(parameters, result))


def slot_count(m: Machine, s: State, this: Object) -> int:
    """MethodType.parameterSlotCount: long and double count twice."""
    return sum(map(words, parse_method_descriptor(type_descriptor(m, s, this)).parameters))


def to_text(m: Machine, s: State, this: Object) -> Object:
    """MethodType.toMethodDescriptorString."""
    return m.string(s, type_descriptor(m, s, this))


MODELS: Models = {
    "makeImpl(Ljava/lang/Class;[Ljava/lang/Class;Z)Ljava/lang/invoke/MethodType;": make_impl,
    "hasPrimitives()Z": has_primitives,
    "erase()Ljava/lang/invoke/MethodType;": erase,
    "parameterSlotCount()I": slot_count,
    "toMethodDescriptorString()Ljava/lang/String;": to_text,
}
