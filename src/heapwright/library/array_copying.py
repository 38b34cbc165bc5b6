"""System.arraycopy with the JVM's checks and messages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.library.interface import number
from heapwright.program.descriptors import java_name
from heapwright.state.signals import JavaError

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.program.classes import LoadedClass
    from heapwright.state.heap import Value
    from heapwright.state.state import State

STORE = "java/lang/ArrayStoreException"
BOUNDS = "java/lang/ArrayIndexOutOfBoundsException"


def arraycopy(
    m: Machine,
    s: State,
    source: Value,
    source_start: Value,
    target: Value,
    target_start: Value,
    count: Value,
) -> None:
    """System.arraycopy."""
    start = number(source_start, "an index of System.arraycopy")
    to = number(target_start, "an index of System.arraycopy")
    length = number(count, "the length of System.arraycopy")
    source, target = m.opened(s, source), m.opened(s, target)
    kind, other = m.class_of(s, source), m.class_of(s, target)
    check_types(kind, other)
    values = s.heap.content(source).slots
    target_size = len(s.heap.content(target).slots)
    if not (0 <= start <= len(values) - length and 0 <= to <= target_size - length and length >= 0):
        raise JavaError(BOUNDS, f"arraycopy: {bounds_message(kind, len(values), start, target_size, to, length)}")
    moved = values[start : start + length]
    fitting = count_fitting(m, s, moved, kind, other)
    s.heap.own(target).slots[to : to + fitting] = moved[:fitting]
    if fitting < length:
        raise JavaError(STORE, f"arraycopy: {element_message(kind, other)}")


def check_types(source: LoadedClass, target: LoadedClass) -> None:
    """Both must be arrays, of the same primitive type or of references."""
    if source.element is None:
        raise JavaError(STORE, f"arraycopy: source type {java_name(source.name)} is not an array")
    if target.element is None:
        raise JavaError(STORE, f"arraycopy: destination type {java_name(target.name)} is not an array")
    if source.element.is_primitive and target.element.is_primitive:
        if source is not target:
            names = f"can not copy {java_name(source.name)} into {java_name(target.name)}"
            raise JavaError(STORE, f"arraycopy: type mismatch: {names}")
    elif source.element.is_primitive or target.element.is_primitive:
        names = f"can not copy {described(source)} into {described(target)}"
        raise JavaError(STORE, f"arraycopy: type mismatch: {names}")


def described(array: LoadedClass) -> str:
    """An array's type, where one of two is an array of references."""
    primitive = array.element is not None and array.element.is_primitive
    return java_name(array.name) if primitive else "object array[]"


def bounds_message(array: LoadedClass, source_size: int, start: int, target_size: int, to: int, length: int) -> str:
    """Which index is out of bounds."""
    name = described(array)[:-1]
    if start < 0:
        return f"source index {start} out of bounds for {name}{source_size}]"
    if to < 0:
        return f"destination index {to} out of bounds for {name}{target_size}]"
    if length < 0:
        return f"length {length} is negative"
    if start + length > source_size:
        return f"last source index {start + length} out of bounds for {name}{source_size}]"
    return f"last destination index {to + length} out of bounds for {name}{target_size}]"


def count_fitting(m: Machine, s: State, values: list[Value], source: LoadedClass, target: LoadedClass) -> int:
    """How many of the values, from the first on, may be stored in the target."""
    wanted = target.element
    if wanted is None or target in source.supertypes:
        return len(values)
    for index, moved in enumerate(values):
        value = m.heap.load(s, moved)
        if not m.decide(s, m.heap.is_null(s, value)) and not m.decide(s, m.heap.instance(s, value, wanted)):
            return index
    return len(values)


def element_message(source: LoadedClass, target: LoadedClass) -> str:
    """What the JVM says of an element that does not fit: whether any could, or this one alone does not."""
    assert source.element is not None
    assert target.element is not None
    one, other = source.element.binary_name, target.element.binary_name
    if source.element not in target.element.supertypes:
        return f"type mismatch: can not copy {one}[] into {other}[]"
    what = f"can not cast one of the elements of {one}[] to the type of the destination array, {other}"
    return f"element type mismatch: {what}"
