"""Models of java.lang.invoke.MethodHandle: what makes one handle of another, and calls with arguments in an array."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from heapwright.bytecode.calls import Call
from heapwright.bytecode.dynamic.adapters import spreading
from heapwright.bytecode.dynamic.conversion import OBJECT, is_primitive
from heapwright.bytecode.dynamic.handles import (
    Handle,
    as_collector,
    as_type,
    bind,
    called_with,
    handle_object,
    handle_of,
)
from heapwright.bytecode.dynamic.linker import workshop_of
from heapwright.bytecode.dynamic.types import class_descriptor, shown_type, type_descriptor
from heapwright.bytecode.dynamic.writing import method_descriptor
from heapwright.bytecode.initialisation import initialise
from heapwright.library.interface import number
from heapwright.program.descriptors import class_name
from heapwright.state.signals import JavaError, Unsupported

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.library.interface import Models
    from heapwright.state.heap import Object, Value
    from heapwright.state.state import State


def given(m: Machine, handle: Handle) -> Object:
    """The object of a new handle."""
    return handle_object(m, workshop_of(m), handle)


def as_other_type(m: Machine, s: State, this: Object, wanted: Value) -> Object:
    """MethodHandle.asType: a handle of the same type is given back itself."""
    handle, descriptor = handle_of(m, s, this), type_descriptor(m, s, wanted)
    if handle.descriptor == descriptor:
        return this
    return given(m, as_type(m, workshop_of(m), handle, this, descriptor))


def bind_to(m: Machine, s: State, this: Object, value: Value) -> Object:
    """MethodHandle.bindTo."""
    handle = handle_of(m, s, this)
    if not handle.parameters or is_primitive(handle.parameters[0]):
        raise JavaError("java/lang/IllegalArgumentException", "no leading reference parameter")
    check_cast(m, s, value, handle.parameters[0])
    return given(m, bind(handle, value))


def check_cast(m: Machine, s: State, value: Value, descriptor: str) -> None:
    """What Class.cast throws when a reference is not of a type."""
    cls = m.program.type_of(descriptor)
    if m.decide(s, m.heap.is_null(s, value)) or m.decide(s, m.heap.instance(s, value, cls)):
        return
    actual = m.known_class(s, value)
    message = None if actual is None else f"Cannot cast {actual.binary_name} to {cls.binary_name}"
    raise JavaError("java/lang/ClassCastException", message)


def invoke_with_arguments(m: Machine, s: State, this: Object, array: Value) -> Call:
    """MethodHandle.invokeWithArguments: as invoke does with arguments and a result of type Object."""
    values = tuple(s.heap.content(m.opened(s, array)).slots)
    descriptor = method_descriptor([OBJECT] * len(values), OBJECT)
    handle = as_type(m, workshop_of(m), handle_of(m, s, this), this, descriptor)
    initialise(m, s, handle.method.owner)
    return Call(*called_with(handle, values))


def as_spreader(m: Machine, s: State, this: Object, array_mirror: Value, count: Value) -> Object:
    """MethodHandle.asSpreader: an array stands for the last parameters."""
    parameters = handle_of(m, s, this).parameters
    return spread(m, s, this, len(parameters) - number(count, "a number of arguments"), array_mirror, count)


def spread(m: Machine, s: State, this: Object, position: Value, array_mirror: Value, count: Value) -> Object:
    """MethodHandle.asSpreader: an array stands for the parameters from a position on."""
    handle, array = handle_of(m, s, this), class_descriptor(m, s, array_mirror)
    at, length = number(position, "a position"), number(count, "a number of arguments")
    if array[0] != "[":
        raise JavaError("java/lang/IllegalArgumentException", f"not an array type: {class_name(array)}")
    if at < 0 or length < 0 or at + length > len(handle.parameters):
        raise JavaError("java/lang/IllegalArgumentException", "bad spread array length")
    own = handle.parameters
    descriptor = method_descriptor((*own[:at], array, *own[at + length :]), handle.result)
    workshop = workshop_of(m)
    method = workshop.once(
        ("spread", handle.descriptor, at, array, length),
        lambda: spreading(m, workshop, handle.descriptor, descriptor, at, length),
    )
    return given(m, Handle(descriptor, method, (this,)))


def collect_last(m: Machine, s: State, this: Object, array_mirror: Value, count: Value) -> Object:
    """MethodHandle.asCollector for the last parameter."""
    return collect(m, s, this, len(handle_of(m, s, this).parameters) - 1, array_mirror, count)


def collect(m: Machine, s: State, this: Object, position: Value, array_mirror: Value, count: Value) -> Object:
    """MethodHandle.asCollector: arguments become the array that a parameter asks for."""
    handle, array = handle_of(m, s, this), class_descriptor(m, s, array_mirror)
    at, length = number(position, "a position"), number(count, "a number of arguments")
    check_array_parameter(m, handle, at, array)
    return given(m, as_collector(m, workshop_of(m), replace(handle, varargs=False), this, at, array, length))


def check_array_parameter(m: Machine, handle: Handle, position: int, array: str) -> None:
    """Whether an array of this type can be passed to a parameter."""
    good = array[0] == "[" and 0 <= position < len(handle.parameters)
    if not good or m.program.type_of(handle.parameters[position]) not in m.program.type_of(array).supertypes:
        message = f"array type not assignable to argument: {shown_type(m, handle.descriptor)}, {class_name(array)}"
        raise JavaError("java/lang/IllegalArgumentException", message)


def as_varargs_collector(m: Machine, s: State, this: Object, array_mirror: Value) -> Object:
    """MethodHandle.asVarargsCollector."""
    handle, array = handle_of(m, s, this), class_descriptor(m, s, array_mirror)
    check_array_parameter(m, handle, len(handle.parameters) - 1, array)
    return given(m, replace(handle, varargs=True))


def with_varargs(m: Machine, s: State, this: Object, varargs: Value) -> Object:
    """MethodHandle.withVarargs."""
    handle = handle_of(m, s, this)
    wanted = number(varargs, "whether a method handle takes variable arguments") != 0
    if handle.varargs == wanted:
        return this
    if wanted:
        check_array_parameter(m, handle, len(handle.parameters) - 1, handle.parameters[-1])
    return given(m, replace(handle, varargs=wanted))


def as_fixed_arity(m: Machine, s: State, this: Object) -> Object:
    """MethodHandle.asFixedArity."""
    return with_varargs(m, s, this, 0)


def is_varargs_collector(m: Machine, s: State, this: Object) -> int:
    """MethodHandle.isVarargsCollector."""
    return 1 if handle_of(m, s, this).varargs else 0


def to_string(m: Machine, s: State, this: Object) -> Object:
    """MethodHandle.toString."""
    return m.string(s, f"MethodHandle{shown_type(m, handle_of(m, s, this).descriptor)}")


def describe(m: Machine, s: State, this: Object) -> Value:
    """MethodHandle.describeConstable."""
    raise Unsupported("java.lang.invoke.MethodHandle.describeConstable")


HANDLE = "Ljava/lang/invoke/MethodHandle;"

MODELS: Models = {
    f"asType(Ljava/lang/invoke/MethodType;){HANDLE}": as_other_type,
    f"bindTo(Ljava/lang/Object;){HANDLE}": bind_to,
    "invokeWithArguments([Ljava/lang/Object;)Ljava/lang/Object;": invoke_with_arguments,
    f"asSpreader(Ljava/lang/Class;I){HANDLE}": as_spreader,
    f"asSpreader(ILjava/lang/Class;I){HANDLE}": spread,
    f"asCollector(Ljava/lang/Class;I){HANDLE}": collect_last,
    f"asCollector(ILjava/lang/Class;I){HANDLE}": collect,
    f"asVarargsCollector(Ljava/lang/Class;){HANDLE}": as_varargs_collector,
    f"withVarargs(Z){HANDLE}": with_varargs,
    f"asFixedArity(){HANDLE}": as_fixed_arity,
    "describeConstable()Ljava/util/Optional;": describe,
    "isVarargsCollector()Z": is_varargs_collector,
    "toString()Ljava/lang/String;": to_string,
}
