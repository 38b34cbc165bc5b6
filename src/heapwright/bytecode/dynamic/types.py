"""Method types: the java.lang.invoke.MethodType object of a descriptor, and how messages write it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.bytecode.dynamic.conversion import OBJECT, PRIMITIVE_OF, WRAPPERS, is_primitive, widens
from heapwright.bytecode.linking import java_linkage
from heapwright.program.descriptors import descriptor_of, parse_method_descriptor
from heapwright.program.nesting import simple_name
from heapwright.state.heap import Object
from heapwright.state.signals import JavaError

if TYPE_CHECKING:
    from heapwright.bytecode.dynamic.hidden import Workshop
    from heapwright.bytecode.machine import Machine
    from heapwright.program.classes import LoadedClass
    from heapwright.state.heap import Value
    from heapwright.state.state import State

METHOD_TYPE = "java/lang/invoke/MethodType"


def method_type(m: Machine, workshop: Workshop, descriptor: str) -> Object:
    """The one MethodType of a descriptor; `native` is the descriptor."""
    found = workshop.types.get(descriptor)
    if found is None:
        found = workshop.types[descriptor] = make_type(m, descriptor)
    return found


def make_type(m: Machine, descriptor: str) -> Object:
    """A new MethodType; its classes are loaded."""
    types = parse_method_descriptor(descriptor)
    parameters = java_linkage(lambda: [m.mirror(m.program.type_of(one)) for one in types.parameters])
    cls = m.program.load(METHOD_TYPE)
    made = Object(cls, list(cls.defaults), None)
    made.slots[m.slot(cls, "rtype")] = m.mirror(java_linkage(lambda: m.program.type_of(types.result)))
    made.slots[m.slot(cls, "ptypes")] = Object(m.program.load("[Ljava/lang/Class;"), list(parameters), None)
    made.native = descriptor
    return made


def type_descriptor(m: Machine, s: State, ref: Value) -> str:
    """The descriptor of a MethodType object."""
    descriptor: str = s.heap.content(m.opened(s, ref)).native
    return descriptor


def class_descriptor(m: Machine, s: State, mirror: Value) -> str:
    """The descriptor of the type whose java.lang.Class this is."""
    return descriptor_of(mirrored(m, s, mirror).name)


def mirrored(m: Machine, s: State, mirror: Value) -> LoadedClass:
    """The class whose java.lang.Class this is."""
    cls: LoadedClass = s.heap.content(m.opened(s, mirror)).native
    return cls


def shown_type(m: Machine, descriptor: str) -> str:
    """A method type as MethodType.toString writes it."""
    types = parse_method_descriptor(descriptor)
    names = [simple_name(m.program.type_of(one)) for one in types.parameters]
    return f"({','.join(names)}){simple_name(m.program.type_of(types.result))}"


def convertible(m: Machine, source: str, target: str) -> bool:
    """Whether MethodHandle.asType knows a conversion between two types."""
    if source == target or target in (OBJECT, "V") or source == "V":
        return True
    if is_primitive(source):
        if is_primitive(target):
            return widens(source, target)
        return m.program.type_of(target) in m.program.load(WRAPPERS[source]).supertypes
    if not is_primitive(target):
        return True
    if source in PRIMITIVE_OF:
        return widens(PRIMITIVE_OF[source], target)
    return m.program.type_of(source) in m.program.load(WRAPPERS[target]).supertypes


def callable_as(m: Machine, source: str, target: str) -> bool:
    """Whether MethodHandle.asType makes a handle of one type one of another."""
    own, wanted = parse_method_descriptor(source), parse_method_descriptor(target)
    return (
        len(own.parameters) == len(wanted.parameters)
        and all(convertible(m, *pair) for pair in zip(wanted.parameters, own.parameters, strict=True))
        and convertible(m, own.result, wanted.result)
    )


def check_convertible(m: Machine, source: str, target: str) -> None:
    """Raise WrongMethodTypeException when a handle of one type cannot be called as one of another."""
    if not callable_as(m, source, target):
        message = f"cannot convert MethodHandle{shown_type(m, source)} to {shown_type(m, target)}"
        raise wrong_type(message)


def wrong_type(message: str) -> JavaError:
    """What is thrown when a handle is called with types it does not take."""
    return JavaError("java/lang/invoke/WrongMethodTypeException", message)
