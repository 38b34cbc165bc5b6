"""LambdaMetafactory: a class that implements a functional interface by calling one method."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from heapwright.bytecode.dynamic.conversion import convert_for_lambda
from heapwright.bytecode.dynamic.sites import INVOKE_INTERFACE, INVOKE_SPECIAL, INVOKE_STATIC, NEW, handle_method
from heapwright.bytecode.dynamic.writing import Writer, define, static_writer
from heapwright.classfile.assembly import assemble_field
from heapwright.classfile.constants import ClassRef, IntConstant, MethodHandleConstant, MethodRef, MethodTypeConstant
from heapwright.program.descriptors import class_name, descriptor_of, parse_method_descriptor
from heapwright.program.flags import PRIVATE, PUBLIC, STATIC

if TYPE_CHECKING:
    from collections.abc import Sequence

    from heapwright.bytecode.dynamic.hidden import HiddenNames
    from heapwright.bytecode.dynamic.sites import Site
    from heapwright.bytecode.machine import Machine
    from heapwright.classfile.model import FieldInfo, MethodInfo
    from heapwright.program.classes import LoadedClass, Method

SERIALIZABLE, MARKERS, BRIDGES = 1, 2, 4
INSTANCE = "instance"


@dataclass(frozen=True, slots=True)
class Implementation:
    """The method a lambda calls: how, and the types it takes (the receiver first) and gives."""

    mnemonic: str
    reference: MethodRef
    parameters: tuple[str, ...]
    result: str


@dataclass(frozen=True, slots=True)
class Plan:
    """What a lambda's class is made from."""

    name: str
    captured: tuple[str, ...]
    implementation: Implementation
    instantiated: str

    def field(self, index: int) -> str:
        """The name of the field for a captured value."""
        return f"arg${index + 1}"


def is_lambda(site: Site) -> bool:
    """Whether a site's arguments are of the right kinds, and the implementation takes as many as it is given."""
    interface_type, handle, instantiated = (*site.arguments, None, None, None)[:3]
    if not isinstance(interface_type, MethodTypeConstant) or not isinstance(instantiated, MethodTypeConstant):
        return False
    is_plain = site.handle.reference.name == "metafactory"
    if not isinstance(handle, MethodHandleConstant) or is_plain is not (len(site.arguments) == 3):
        return False
    given = count_of(interface_type.descriptor)
    taken = count_of(handle.reference.descriptor) + (handle.kind not in (INVOKE_STATIC, NEW))
    return given == count_of(instantiated.descriptor) and taken == count_of(site.descriptor) + given


def count_of(descriptor: str) -> int:
    """How many parameters a method of this type has, -1 if it is a field's."""
    return len(parse_method_descriptor(descriptor).parameters) if descriptor.startswith("(") else -1


def link_lambda(m: Machine, names: HiddenNames, site: Site) -> Method:
    """The static method that makes the lambda, or hands out the one there is when nothing is captured."""
    interface_type, handle, instantiated, *more = site.arguments
    assert isinstance(interface_type, MethodTypeConstant)
    assert isinstance(instantiated, MethodTypeConstant)
    assert isinstance(handle, MethodHandleConstant)
    site_type = parse_method_descriptor(site.descriptor)
    markers, bridges = alternatives(more)
    plan = Plan(
        names.of_lambda(site.host, site.position),
        site_type.parameters,
        implementation(m, site.host, handle),
        instantiated.descriptor,
    )
    types = dict.fromkeys((interface_type.descriptor, *bridges))
    methods = [functional_method(plan, site.name, descriptor) for descriptor in types]
    fields = [assemble_field(PRIVATE, plan.field(at), one) for at, one in enumerate(plan.captured)]
    fields += instance_members(plan, site_type.result, methods) if not plan.captured else []
    if plan.captured:
        methods.append(factory(plan, site.descriptor))
    interfaces = dict.fromkeys((class_name(site_type.result), *markers))
    cls = define(m, site.host, plan.name, methods, fields, tuple(interfaces))
    return cls.methods["make", site.descriptor]


def alternatives(arguments: Sequence[object]) -> tuple[list[str], list[str]]:
    """What altMetafactory is told beyond metafactory: marker interfaces and the types of bridges."""
    rest = iter(arguments)
    flags = number(next(rest, IntConstant(0)))
    markers: list[str] = []
    bridges: list[str] = []
    if flags & MARKERS:
        markers += [reference_name(next(rest)) for _ in range(number(next(rest)))]
    if flags & BRIDGES:
        bridges += [type_descriptor(next(rest)) for _ in range(number(next(rest)))]
    if flags & SERIALIZABLE:
        markers.append("java/io/Serializable")
    return markers, bridges


def number(constant: object) -> int:
    """The value of an int constant."""
    assert isinstance(constant, IntConstant)
    return constant.value


def reference_name(constant: object) -> str:
    """The name in a class constant."""
    assert isinstance(constant, ClassRef)
    return constant.name


def type_descriptor(constant: object) -> str:
    """The descriptor in a method type constant."""
    assert isinstance(constant, MethodTypeConstant)
    return constant.descriptor


def implementation(m: Machine, host: LoadedClass, handle: MethodHandleConstant) -> Implementation:
    """How to call the method a handle names; what is wrong with it is found out now."""
    ref = handle.reference
    assert isinstance(ref, MethodRef)
    method = handle_method(m, host, handle)
    types = parse_method_descriptor(ref.descriptor)
    owner = descriptor_of(ref.owner)
    if handle.kind == INVOKE_STATIC:
        return Implementation("invokestatic", ref, types.parameters, types.result)
    if handle.kind == NEW:
        return Implementation("invokespecial", ref, types.parameters, owner)
    if handle.kind == INVOKE_SPECIAL and not method.is_private:
        return Implementation("invokespecial", ref, (descriptor_of(host.name), *types.parameters), types.result)
    by_interface = handle.kind == INVOKE_INTERFACE or ref.is_interface
    return Implementation(
        "invokeinterface" if by_interface else "invokevirtual", ref, (owner, *types.parameters), types.result
    )


def functional_method(plan: Plan, name: str, descriptor: str) -> MethodInfo:
    """The interface's method: captured values and converted arguments go to the implementation."""
    types = parse_method_descriptor(descriptor)
    own = parse_method_descriptor(plan.instantiated)
    target = plan.implementation
    code = Writer((descriptor_of(plan.name), *types.parameters))
    is_new = target.reference.name == "<init>"
    if is_new:
        code.emit("new", ClassRef(target.reference.owner))
        code.emit("dup")
    for at, one in enumerate(plan.captured):
        code.emit("aload_0")
        code.field("getfield", plan.name, plan.field(at), one)
    wanted = target.parameters[len(plan.captured) :]
    for at, source in enumerate(types.parameters):
        code.load(source, code.slots[at + 1])
        convert_for_lambda(code, source, wanted[at], own.parameters[at])
    code.emit(target.mnemonic, target.reference)
    if types.result != "V":
        convert_for_lambda(code, target.result, types.result, types.result)
    code.give_back(types.result)
    return code.method(name, descriptor, PUBLIC)


def factory(plan: Plan, descriptor: str) -> MethodInfo:
    """The static method that makes a lambda of its captured values; nothing needs a constructor."""
    code = static_writer(descriptor)
    made = code.local("A")
    code.emit("new", ClassRef(plan.name))
    code.emit("astore", made)
    for at, one in enumerate(plan.captured):
        code.emit("aload", made)
        code.load(one, code.slots[at])
        code.field("putfield", plan.name, plan.field(at), one)
    code.emit("aload", made)
    code.emit("areturn")
    return code.method("make", descriptor)


def instance_members(plan: Plan, interface: str, methods: list[MethodInfo]) -> list[FieldInfo]:
    """The field of the one instance of a lambda that captures nothing; its methods join the others."""
    code = Writer(())
    code.emit("new", ClassRef(plan.name))
    code.field("putstatic", plan.name, INSTANCE, interface)
    code.emit("return")
    methods.append(code.method("<clinit>", "()V", STATIC))
    code = Writer(())
    code.field("getstatic", plan.name, INSTANCE, interface)
    code.emit("areturn")
    methods.append(code.method("make", f"(){interface}"))
    return [assemble_field(PRIVATE | STATIC, INSTANCE, interface)]
