"""Method handles: a static method, the values bound to its first parameters, and the type of the rest."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from heapwright.bytecode.dynamic.adapters import collecting, converting
from heapwright.bytecode.dynamic.sites import (
    GET_FIELD,
    GET_STATIC,
    INVOKE_SPECIAL,
    INVOKE_STATIC,
    NEW,
    PUT_FIELD,
    PUT_STATIC,
    handle_field,
    handle_method,
)
from heapwright.bytecode.dynamic.types import check_convertible, method_type, shown_type, wrong_type
from heapwright.bytecode.dynamic.writing import Writer, method_descriptor, single_method
from heapwright.classfile.constants import ClassRef, FieldRef, MethodRef
from heapwright.program.descriptors import descriptor_of, parse_method_descriptor
from heapwright.program.flags import VARARGS
from heapwright.state.heap import Object
from heapwright.state.signals import Unsupported

if TYPE_CHECKING:
    from collections.abc import Sequence

    from heapwright.bytecode.dynamic.hidden import Workshop
    from heapwright.bytecode.machine import Machine
    from heapwright.classfile.constants import MethodHandleConstant
    from heapwright.program.classes import LoadedClass, Method
    from heapwright.state.heap import Value
    from heapwright.state.state import State

HANDLE_CLASS = "java/lang/invoke/DirectMethodHandle"
FIELD_MNEMONICS = {GET_FIELD: "getfield", GET_STATIC: "getstatic", PUT_FIELD: "putfield", PUT_STATIC: "putstatic"}


@dataclass(frozen=True, slots=True)
class Handle:
    """What a MethodHandle object does: `method` is called with the bound values and then the caller's.

    A handle of variable arity collects what follows the fixed parameters into an array.
    """

    descriptor: str
    method: Method
    bound: tuple[Value, ...] = ()
    varargs: bool = False

    @property
    def parameters(self) -> tuple[str, ...]:
        """The types of the arguments a caller passes."""
        return parse_method_descriptor(self.descriptor).parameters

    @property
    def result(self) -> str:
        """The type of the result."""
        return parse_method_descriptor(self.descriptor).result


def handle_object(m: Machine, workshop: Workshop, handle: Handle) -> Object:
    """A MethodHandle object; it may be shared by all states, since nothing changes it."""
    cls = m.program.load(HANDLE_CLASS)
    made = Object(cls, list(cls.defaults), None)
    made.slots[m.slot(cls, "type")] = method_type(m, workshop, handle.descriptor)
    made.native = handle
    return made


def handle_of(m: Machine, s: State, ref: Value) -> Handle:
    """What a MethodHandle object does."""
    handle = s.heap.content(m.opened(s, ref)).native
    if not isinstance(handle, Handle):
        raise Unsupported("a method handle that java.lang.invoke made itself")
    return handle


def direct_handle(m: Machine, workshop: Workshop, host: LoadedClass, constant: MethodHandleConstant) -> Handle:
    """The handle of a member, used as the host may use it."""
    ref = constant.reference
    if isinstance(ref, FieldRef):
        return field_handle(m, workshop, host, constant)
    method = handle_method(m, host, constant)
    varargs = bool(method.flags & VARARGS)
    if constant.kind == INVOKE_STATIC:
        return Handle(ref.descriptor, method, (), varargs)
    types = parse_method_descriptor(ref.descriptor)
    if constant.kind == NEW:
        descriptor = method_descriptor(types.parameters, descriptor_of(ref.owner))
    else:
        caller = constant.kind == INVOKE_SPECIAL and not method.is_private
        receiver = descriptor_of(host.name if caller else ref.owner)
        descriptor = method_descriptor((receiver, *types.parameters), types.result)
    made = workshop.once(
        (host, constant), lambda: direct_method(m, workshop, host, constant, descriptor, method.is_private)
    )
    return Handle(descriptor, made, (), varargs)


def direct_method(
    m: Machine, workshop: Workshop, host: LoadedClass, constant: MethodHandleConstant, descriptor: str, private: bool
) -> Method:
    """A static method that calls an instance method or a constructor."""
    ref = constant.reference
    assert isinstance(ref, MethodRef)
    types = parse_method_descriptor(descriptor)
    code = Writer(types.parameters)
    if constant.kind == NEW:
        code.emit("new", ClassRef(ref.owner))
        code.emit("dup")
    code.load_parameters()
    if constant.kind == NEW or (constant.kind == INVOKE_SPECIAL and not private):
        code.emit("invokespecial", ref)
    else:
        code.emit("invokeinterface" if ref.is_interface else "invokevirtual", ref)
    code.give_back(types.result)
    return single_method(m, host, workshop.names.of_helper(host, "Handle"), code, descriptor)


def field_handle(m: Machine, workshop: Workshop, host: LoadedClass, constant: MethodHandleConstant) -> Handle:
    """The handle that reads or writes a field."""
    ref = constant.reference
    assert isinstance(ref, FieldRef)
    handle_field(m, host, constant)
    owner = [descriptor_of(ref.owner)] if constant.kind in (GET_FIELD, PUT_FIELD) else []
    reads = constant.kind in (GET_FIELD, GET_STATIC)
    descriptor = method_descriptor(owner if reads else [*owner, ref.descriptor], ref.descriptor if reads else "V")

    def make() -> Method:
        code = Writer(parse_method_descriptor(descriptor).parameters)
        code.load_parameters()
        code.emit(FIELD_MNEMONICS[constant.kind], ref)
        code.give_back(ref.descriptor if reads else "V")
        return single_method(m, host, workshop.names.of_helper(host, "Handle"), code, descriptor)

    return Handle(descriptor, workshop.once((host, constant), make))


def as_type(m: Machine, workshop: Workshop, handle: Handle, ref: Object, descriptor: str) -> Handle:
    """The handle of another type that converts arguments and result; `ref` is the object of the given one."""
    if handle.descriptor == descriptor:
        return replace(handle, varargs=False)
    if handle.varargs:
        handle, ref = collected_for(m, workshop, handle, ref, descriptor)
    check_convertible(m, handle.descriptor, descriptor)
    method = workshop.once(
        ("convert", handle.descriptor, descriptor),
        lambda: converting(m, workshop, handle.descriptor, descriptor),
    )
    return Handle(descriptor, method, (ref,))


def collected_for(
    m: Machine, workshop: Workshop, handle: Handle, ref: Object, descriptor: str
) -> tuple[Handle, Object]:
    """A handle of variable arity made one of the fixed arity that a caller's type asks for."""
    own, wanted = handle.parameters, parse_method_descriptor(descriptor).parameters
    fixed = replace(handle, varargs=False)
    if len(own) == len(wanted):
        array, last = m.program.type_of(own[-1]), m.program.type_of(wanted[-1])
        if array in last.supertypes:
            return fixed, ref
    count = len(wanted) - len(own) + 1
    if count < 0:
        message = f"cannot convert MethodHandle{shown_type(m, handle.descriptor)} to {shown_type(m, descriptor)}"
        raise wrong_type(message)
    collector = as_collector(m, workshop, fixed, ref, len(own) - 1, own[-1], count)
    return collector, handle_object(m, workshop, collector)


def as_collector(
    m: Machine,
    workshop: Workshop,
    handle: Handle,
    ref: Object,
    position: int,
    array: str,
    count: int,
) -> Handle:
    """The handle that puts a number of arguments into an array for the parameter at a position."""
    own = handle.parameters
    descriptor = method_descriptor((*own[:position], *[array[1:]] * count, *own[position + 1 :]), handle.result)
    method = workshop.once(
        ("collect", handle.descriptor, position, array, count),
        lambda: collecting(m, workshop, handle.descriptor, descriptor, position, count),
    )
    return Handle(descriptor, method, (ref,))


def bind(handle: Handle, value: Value) -> Handle:
    """The handle with its first parameter given."""
    parameters = handle.parameters
    descriptor = method_descriptor(parameters[1:], handle.result)
    return Handle(descriptor, handle.method, (*handle.bound, value), handle.varargs and len(parameters) > 1)


def call_of(m: Machine, workshop: Workshop, ref: Object, handle: Handle, name: str, descriptor: str) -> Handle:
    """The handle that a call of invoke or invokeExact with arguments of this type runs."""
    if handle.descriptor == descriptor:
        return handle
    if name == "invokeExact":
        shown = shown_type(m, handle.descriptor), shown_type(m, descriptor)
        raise wrong_type(f"expected {shown[0]} but found {shown[1]}")
    if name != "invoke":
        raise Unsupported(f"a call of java.lang.invoke.MethodHandle.{name}")
    return as_type(m, workshop, handle, ref, descriptor)


def called_with(handle: Handle, arguments: Sequence[Value]) -> tuple[Method, tuple[Value, ...]]:
    """The method to run and all its arguments."""
    return handle.method, (*handle.bound, *arguments)
