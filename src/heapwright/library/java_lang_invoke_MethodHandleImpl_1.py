"""Models of what java.lang.invoke gives StackWalker: the names of methods, which are frames of a trace here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.bytecode.dynamic.linker import workshop_of
from heapwright.bytecode.dynamic.types import method_type
from heapwright.library.interface import Models

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.program.classes import Method
    from heapwright.state.heap import Object, Value
    from heapwright.state.state import State


def new_member_name(m: Machine, s: State, this: Value) -> Object:
    """JavaLangInvokeAccess.newMemberName: a name that a walker will fill in."""
    return m.new_object(s, m.program.load("java/lang/invoke/MemberName"))


def named(m: Machine, s: State, name: Value) -> Method:
    """The method of a name that a walker filled in."""
    method: Method = s.heap.content(m.opened(s, name)).native.method
    return method


def get_name(m: Machine, s: State, this: Value, name: Value) -> Object:
    """JavaLangInvokeAccess.getName."""
    return m.intern(named(m, s, name).name)


def get_type(m: Machine, s: State, this: Value, name: Value) -> Object:
    """JavaLangInvokeAccess.getMethodType."""
    return method_type(m, workshop_of(m), named(m, s, name).descriptor)


def get_descriptor(m: Machine, s: State, this: Value, name: Value) -> Object:
    """JavaLangInvokeAccess.getMethodDescriptor."""
    return m.intern(named(m, s, name).descriptor)


def is_native(m: Machine, s: State, this: Value, name: Value) -> int:
    """JavaLangInvokeAccess.isNative."""
    return int(named(m, s, name).is_native)


def get_declaring_class(m: Machine, s: State, this: Value, name: Value) -> Object:
    """JavaLangInvokeAccess.getDeclaringClass."""
    return m.mirror(named(m, s, name).owner)


MODELS: Models = {
    "newMemberName()Ljava/lang/Object;": new_member_name,
    "getName(Ljava/lang/Object;)Ljava/lang/String;": get_name,
    "getMethodType(Ljava/lang/Object;)Ljava/lang/invoke/MethodType;": get_type,
    "getMethodDescriptor(Ljava/lang/Object;)Ljava/lang/String;": get_descriptor,
    "isNative(Ljava/lang/Object;)Z": is_native,
    "getDeclaringClass(Ljava/lang/Object;)Ljava/lang/Class;": get_declaring_class,
}
