"""JVMS family: arrays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.bytecode.narrowing import narrowed
from heapwright.state.signals import JavaError
from heapwright.terms.operators import OPERATORS
from heapwright.terms.terms import brief

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.state.code import Operation
    from heapwright.state.heap import Value
    from heapwright.state.state import State


def element(m: Machine, s: State, array: Value, index: Value) -> Value:
    """The array of an access that is in bounds; the exceptions of one that is not."""
    ref = m.non_null(s, array)
    length = m.heap.length(s, ref)
    if isinstance(index, int) and isinstance(length, int):
        outside = not 0 <= index < length
    else:
        below = m.decide(s, m.terms.apply(OPERATORS["int.lt"], index, 0))
        outside = below or m.decide(s, m.terms.apply(OPERATORS["int.ge"], index, length))
    if outside:
        message = f"Index {brief(index)} out of bounds for length {brief(length)}"
        raise JavaError("java/lang/ArrayIndexOutOfBoundsException", message)
    return ref


def array_load(m: Machine, s: State, i: Operation, array: Value, index: Value) -> Value:
    """JVMS 6.5 iaload, laload, faload, daload, baload, caload, saload."""
    return m.heap.read(s, element(m, s, array, index), index)


def aaload(m: Machine, s: State, i: Operation, array: Value, index: Value) -> Value:
    """JVMS 6.5 aaload."""
    return m.heap.load(s, array_load(m, s, i, array, index))


def array_store(m: Machine, s: State, i: Operation, array: Value, index: Value, value: Value) -> None:
    """JVMS 6.5 iastore, lastore, fastore, dastore."""
    m.heap.write(s, element(m, s, array, index), index, value)


def small_store(m: Machine, s: State, i: Operation, array: Value, index: Value, value: Value) -> None:
    """JVMS 6.5 bastore, castore, sastore: the int is cut to the element's type."""
    ref = element(m, s, array, index)
    m.heap.write(s, ref, index, narrowed(m, m.class_of(s, ref).name[1], value))


def aastore(m: Machine, s: State, i: Operation, array: Value, index: Value, value: Value) -> None:
    """JVMS 6.5 aastore."""
    ref = element(m, s, array, index)
    component = m.class_of(s, ref).element
    assert component is not None
    if not m.decide(s, m.heap.is_null(s, value)) and not m.decide(s, m.heap.instance(s, value, component)):
        actual = m.known_class(s, value)
        raise JavaError("java/lang/ArrayStoreException", None if actual is None else actual.binary_name)
    m.heap.write(s, ref, index, value)


def arraylength(m: Machine, s: State, i: Operation, array: Value) -> Value:
    """JVMS 6.5 arraylength."""
    return m.heap.length(s, m.non_null(s, array))


def newarray(m: Machine, s: State, i: Operation, length: Value) -> Value:
    """JVMS 6.5 newarray."""
    return m.new_array(s, m.program.load(i.operands[0]), length)


def anewarray(m: Machine, s: State, i: Operation, length: Value) -> Value:
    """JVMS 6.5 anewarray."""
    return m.new_array(s, m.program.array_of(m.linked_class(s, i)), length)


def multianewarray(m: Machine, s: State, i: Operation, *lengths: Value) -> Value:
    """JVMS 6.5 multianewarray."""
    cls = m.linked_class(s, i)
    for length in lengths:
        m.check_sign(s, length)
    return m.new_arrays(s, cls, lengths)
