"""java.lang.invoke.MethodHandles: the variable handles of array elements."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.bytecode.dynamic.variables import Variable, variable_object
from heapwright.library.interface import class_of_mirror
from heapwright.program.descriptors import descriptor_of
from heapwright.state.signals import JavaError

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.library.interface import Models
    from heapwright.state.heap import Object, Value
    from heapwright.state.state import State


def array_element(m: Machine, s: State, mirror: Value) -> Object:
    """MethodHandles.arrayElementVarHandle."""
    cls = class_of_mirror(m.opened(s, mirror))
    if cls.element is None:
        raise JavaError("java/lang/IllegalArgumentException", f"not an array type: {cls.name.replace('/', '.')}")
    host = m.program.load("java/lang/invoke/MethodHandles")
    return variable_object(m, Variable(host, descriptor_of(cls.name), None, descriptor_of(cls.element.name)))


MODELS: Models = {"arrayElementVarHandle(Ljava/lang/Class;)Ljava/lang/invoke/VarHandle;": array_element}
