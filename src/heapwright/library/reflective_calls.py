"""Calls by reflection: the arguments are unpacked here, the call itself is bytecode in a hidden class.

That class catches what the called method throws and wraps it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.bytecode.calls import Call
from heapwright.bytecode.dynamic.conversion import convert_as_type
from heapwright.bytecode.dynamic.writing import Writer, method_descriptor
from heapwright.bytecode.initialisation import initialise
from heapwright.classfile.assembly import assemble_class
from heapwright.classfile.constants import ClassRef, MethodRef
from heapwright.library.boxing import unboxed, widened
from heapwright.program.descriptors import descriptor_of, kind, parse_method_descriptor
from heapwright.state.signals import JavaError

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.program.classes import Method
    from heapwright.state.heap import Value
    from heapwright.state.state import State

ARGUMENT = "java/lang/IllegalArgumentException"
MISMATCH = "argument type mismatch"
OBJECT = "Ljava/lang/Object;"
TARGET_EXCEPTION = "java/lang/reflect/InvocationTargetException"


def invoke(m: Machine, s: State, method: Method, receiver: Value, arguments: Value) -> Call:
    """The call of a method for an object, or of a constructor, with an array of arguments."""
    initialise(m, s, method.owner)
    values: list[Value] = []
    if not method.is_static and method.name != "<init>":
        place = m.opened(s, receiver)
        if not m.decide(s, m.heap.instance(s, place, method.owner)):
            raise JavaError(ARGUMENT, "object is not an instance of declaring class")
        values.append(place)
    no_arguments = m.decide(s, m.heap.is_null(s, arguments))
    given = [] if no_arguments else s.heap.content(m.opened(s, arguments)).slots
    if len(given) != len(method.parameters):
        raise JavaError(ARGUMENT, "wrong number of arguments")
    pairs = zip(method.parameters, given, strict=True)
    values.extend(argument(m, s, descriptor, value) for descriptor, value in pairs)
    return Call(bridge(m, method), values)


def argument(m: Machine, s: State, descriptor: str, value: Value) -> Value:
    """An argument as its parameter takes it: unboxed, widened, or checked."""
    value = m.heap.load(s, value)
    if kind(descriptor) != "A" or descriptor in "ZBCS":
        source, raw = unboxed(m, s, value)
        if not source:
            raise JavaError(ARGUMENT, None if value is None else MISMATCH)
        return widened(m, source, descriptor, raw, MISMATCH)
    wanted = m.program.type_of(descriptor)
    if not m.decide(s, m.heap.is_null(s, value)) and not m.decide(s, m.heap.instance(s, value, wanted)):
        raise JavaError(ARGUMENT, MISMATCH)
    return value


def bridge(m: Machine, method: Method) -> Method:
    """The static method that makes the call."""
    owner = method.owner
    slot = list(owner.methods.values()).index(method)
    name = f"{owner.name}$$Hidden$Call${slot}"
    receiver = () if method.is_static or method.name == "<init>" else (descriptor_of(owner.name),)
    descriptor = method_descriptor((*receiver, *method.parameters), OBJECT)
    cls = m.program.loaded(name)
    if cls is None:
        code = bridge_code(method, descriptor)
        class_file = assemble_class(name, methods=[code.method("call", descriptor)], origin=f"made for {owner.name}")
        cls = m.program.define(class_file, owner.loader, host=owner, findable=True)
    return cls.methods["call", descriptor]


def bridge_code(method: Method, descriptor: str) -> Writer:
    """Call, box the result, and wrap what is thrown."""
    code = Writer(parse_method_descriptor(descriptor).parameters)
    start, end = code.label(), code.label()
    code.place(start)
    reference = MethodRef(method.owner.name, method.name, method.descriptor, method.owner.is_interface)
    if method.name == "<init>":
        code.emit("new", ClassRef(method.owner.name))
        code.emit("dup")
    code.load_parameters()
    code.emit(mnemonic(method), reference)
    code.place(end)
    if method.name != "<init>":
        convert_as_type(code, method.result, OBJECT)
    code.emit("areturn")
    handler = code.label()
    code.place(handler)
    code.throw_around(TARGET_EXCEPTION)
    code.handle(start, end, handler, None)
    return code


def mnemonic(method: Method) -> str:
    """The instruction that calls a method."""
    if method.is_static:
        return "invokestatic"
    if method.name == "<init>":
        return "invokespecial"
    return "invokeinterface" if method.owner.is_interface else "invokevirtual"
