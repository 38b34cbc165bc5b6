"""Models of java.lang.reflect.Array."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.bytecode.dynamic.types import mirrored
from heapwright.library.boxing import UNBOXED, box, unboxed, widened
from heapwright.library.interface import Models, number
from heapwright.program.descriptors import descriptor_of
from heapwright.state.heap import Object
from heapwright.state.signals import JavaError

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.library.interface import Model
    from heapwright.program.classes import LoadedClass
    from heapwright.state.heap import Value
    from heapwright.state.state import State

ARGUMENT = "java/lang/IllegalArgumentException"
NOT_ARRAY = "Argument is not an array"
MISMATCH = "argument type mismatch"
MOST_DIMENSIONS = 255


def array(m: Machine, s: State, ref: Value) -> Object:
    """The argument, which must be an array."""
    place = m.opened(s, ref)
    if not m.class_of(s, place).is_array:
        raise JavaError(ARGUMENT, NOT_ARRAY)
    return place


def element_at(m: Machine, s: State, ref: Value, index: Value) -> tuple[Object, int]:
    """The array and the index of an access that is in bounds."""
    place = array(m, s, ref)
    position = number(index, "an index of java.lang.reflect.Array")
    length = len(s.heap.content(place).slots)
    if not 0 <= position < length:
        raise JavaError("java/lang/ArrayIndexOutOfBoundsException")
    return place, position


def get_length(m: Machine, s: State, ref: Value) -> int:
    """Array.getLength."""
    return len(s.heap.content(array(m, s, ref)).slots)


def get(m: Machine, s: State, ref: Value, index: Value) -> Value:
    """Array.get: a primitive element is boxed."""
    place, position = element_at(m, s, ref, index)
    value = m.heap.load(s, m.heap.read(s, place, position))
    letter = place.cls.name[1]
    return value if letter in "L[" else box(m, s, letter, value)


def set_element(m: Machine, s: State, ref: Value, index: Value, value: Value) -> None:
    """Array.set: the value is unboxed for a primitive array, and must fit."""
    place = array(m, s, ref)
    letter = place.cls.name[1]
    if letter in "L[":
        check_fits(m, s, value, place.cls)
        stored = value
    else:
        source, raw = unboxed(m, s, value)
        stored = widened(m, source, letter, raw, MISMATCH)
    place, position = element_at(m, s, ref, index)
    m.heap.write(s, place, position, stored)


def check_fits(m: Machine, s: State, value: Value, cls: LoadedClass) -> None:
    """A reference must be null or of the array's element type."""
    if m.decide(s, m.heap.is_null(s, value)):
        return
    assert cls.element is not None
    if not m.decide(s, m.heap.instance(s, value, cls.element)):
        raise JavaError(ARGUMENT, "array element type mismatch")


def getting(wanted: str) -> Model:
    """The model of getInt and its kin."""

    def get_primitive(m: Machine, s: State, ref: Value, index: Value) -> Value:
        letter = array(m, s, ref).cls.name[1]
        if letter in "L[":
            raise JavaError(ARGUMENT, "Argument is not an array of primitive type")
        place, position = element_at(m, s, ref, index)
        return widened(m, letter, wanted, m.heap.read(s, place, position), MISMATCH)

    return get_primitive


def setting(given: str) -> Model:
    """The model of setInt and its kin."""

    def set_primitive(m: Machine, s: State, ref: Value, index: Value, value: Value) -> None:
        letter = array(m, s, ref).cls.name[1]
        if letter in "L[":
            raise JavaError(ARGUMENT, "Argument is not an array of primitive type")
        place, position = element_at(m, s, ref, index)
        m.heap.write(s, place, position, widened(m, given, letter, value, MISMATCH))

    return set_primitive


def new_array(m: Machine, s: State, mirror: Value, length: Value) -> Object:
    """Array.newArray."""
    element = mirrored(m, s, mirror)
    if element.name == "void":
        raise JavaError(ARGUMENT)
    if element.dimensions >= MOST_DIMENSIONS:
        raise JavaError(ARGUMENT)
    return m.new_array(s, m.program.array_of(element), length)


def multi_new_array(m: Machine, s: State, mirror: Value, lengths: Value) -> Object:
    """Array.multiNewArray."""
    element = mirrored(m, s, mirror)
    sizes = s.heap.content(m.opened(s, lengths)).slots
    if not sizes or element.name == "void" or element.dimensions + len(sizes) > MOST_DIMENSIONS:
        raise JavaError(ARGUMENT)
    for size in sizes:
        m.check_sign(s, size)
    return m.new_arrays(s, m.program.load("[" * len(sizes) + descriptor_of(element.name)), sizes)


def typed_models() -> dict[str, Model]:
    """The models of the methods that exist for every primitive type."""
    models: dict[str, Model] = {}
    for letter, name in UNBOXED.items():
        method = name.capitalize()
        models[f"get{method}(Ljava/lang/Object;I){letter}"] = getting(letter)
        models[f"set{method}(Ljava/lang/Object;I{letter})V"] = setting(letter)
    return models


MODELS: Models = {
    **typed_models(),
    "getLength(Ljava/lang/Object;)I": get_length,
    "get(Ljava/lang/Object;I)Ljava/lang/Object;": get,
    "set(Ljava/lang/Object;ILjava/lang/Object;)V": set_element,
    "newArray(Ljava/lang/Class;I)Ljava/lang/Object;": new_array,
    "multiNewArray(Ljava/lang/Class;[I)Ljava/lang/Object;": multi_new_array,
}
