"""Models of jdk.internal.reflect.ConstantPool: the constants that raw annotations number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.bytecode.dynamic.types import mirrored
from heapwright.classfile.constants import DoubleConstant, FloatConstant, IntConstant, LongConstant
from heapwright.library.interface import Models, number
from heapwright.state.signals import Unsupported

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.classfile.pool import ConstantPool
    from heapwright.library.interface import Model
    from heapwright.state.heap import Object, Value
    from heapwright.state.state import State

Number = IntConstant | LongConstant | FloatConstant | DoubleConstant


def pool_of(m: Machine, s: State, mirror: Value) -> ConstantPool:
    """The constant pool of a class."""
    class_file = mirrored(m, s, mirror).class_file
    if class_file is None or class_file.pool is None:
        raise Unsupported("the constants of a class that does not come from a file")
    return class_file.pool


def text_at(m: Machine, s: State, this: Value, mirror: Value, index: Value) -> Object:
    """ConstantPool.getUTF8At0."""
    return m.intern(pool_of(m, s, mirror).text(number(index, "the number of a constant"), 0))


def size(m: Machine, s: State, this: Value, mirror: Value) -> int:
    """ConstantPool.getSize0."""
    return len(pool_of(m, s, mirror))


def number_at(kind: type[Number]) -> Model:
    """The model of getIntAt0 and its kin."""

    def get(m: Machine, s: State, this: Value, mirror: Value, index: Value) -> Value:
        return pool_of(m, s, mirror).expect(kind, number(index, "the number of a constant"), 0).value

    return get


MODELS: Models = {
    "getSize0(Ljava/lang/Object;)I": size,
    "getUTF8At0(Ljava/lang/Object;I)Ljava/lang/String;": text_at,
    "getIntAt0(Ljava/lang/Object;I)I": number_at(IntConstant),
    "getLongAt0(Ljava/lang/Object;I)J": number_at(LongConstant),
    "getFloatAt0(Ljava/lang/Object;I)F": number_at(FloatConstant),
    "getDoubleAt0(Ljava/lang/Object;I)D": number_at(DoubleConstant),
}
