"""Static methods that call a method handle, their first argument, after changing the other arguments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.bytecode.dynamic.conversion import convert_as_type, is_primitive, link_conversions
from heapwright.bytecode.dynamic.writing import Writer, method_descriptor, single_method
from heapwright.bytecode.linking import java_linkage
from heapwright.classfile.constants import ClassRef
from heapwright.program.descriptors import class_name, parse_method_descriptor, prefix

if TYPE_CHECKING:
    from heapwright.bytecode.dynamic.hidden import Workshop
    from heapwright.bytecode.machine import Machine
    from heapwright.program.classes import LoadedClass, Method

HANDLE = "Ljava/lang/invoke/MethodHandle;"

ELEMENTS = {"Z": "b", "B": "b", "C": "c", "S": "s"}
"""The letter that begins an array instruction, where it is not that of the kind."""

NAMING = frozenset({"checkcast", "instanceof", "anewarray"})


def element_letter(descriptor: str) -> str:
    """The letter that begins the array instructions for elements of this type."""
    return ELEMENTS.get(descriptor) or prefix(descriptor)


def adapter_writer(bound: int, descriptor: str) -> tuple[Writer, str]:
    """A writer for a method that takes bound handles before the arguments of this type, and its descriptor."""
    types = parse_method_descriptor(descriptor)
    parameters = [HANDLE] * bound + list(types.parameters)
    return Writer(parameters), method_descriptor(parameters, types.result)


def adapter(m: Machine, workshop: Workshop, purpose: str, code: Writer, descriptor: str) -> Method:
    """The finished method.

    Whoever wanted it could name the classes it casts to, so its own right to name them is not asked.
    """
    host = m.program.load("java/lang/invoke/MethodHandle")
    method = single_method(m, host, workshop.names.of_helper(host, purpose), code, descriptor)
    for operation in m.prepared(method).operations:
        mnemonic = operation.instruction.mnemonic
        if mnemonic in NAMING:
            operation.link = loaded(m, operation.operands[0].name)
        elif mnemonic == "ldc" and isinstance(operation.operands[0], ClassRef):
            operation.link = m.mirror(loaded(m, operation.operands[0].name))
    return link_conversions(m, method)


def loaded(m: Machine, name: str) -> LoadedClass:
    """A class by its name; what goes wrong is a Java exception."""
    return java_linkage(lambda: m.program.load(name))


def converting(m: Machine, workshop: Workshop, own: str, wanted: str) -> Method:
    """Convert the arguments to the handle's types, and its result to the wanted one."""
    code, descriptor = adapter_writer(1, wanted)
    target, types = parse_method_descriptor(own), parse_method_descriptor(wanted)
    code.load_parameters(0, 1)
    for at, one in enumerate(target.parameters, 1):
        code.load(code.parameters[at], code.slots[at])
        convert_as_type(code, code.parameters[at], one)
    code.invoke_exact(own)
    convert_as_type(code, target.result, types.result)
    code.give_back(types.result)
    return adapter(m, workshop, "Convert", code, descriptor)


def new_array(code: Writer, array: str, length: int) -> None:
    """Push a new array of a type, by its descriptor."""
    code.number(length)
    if is_primitive(array[1:]):
        code.emit("newarray", array)
    else:
        code.emit("anewarray", ClassRef(class_name(array[1:])))


def collecting(m: Machine, workshop: Workshop, own: str, wanted: str, position: int, count: int) -> Method:
    """Put a number of arguments into an array, which the handle takes in their place."""
    code, descriptor = adapter_writer(1, wanted)
    types = parse_method_descriptor(own)
    array = types.parameters[position]
    code.load_parameters(0, 1 + position)
    new_array(code, array, count)
    for at in range(count):
        element = 1 + position + at
        code.emit("dup")
        code.number(at)
        code.load(code.parameters[element], code.slots[element])
        code.emit(f"{element_letter(array[1:])}astore")
    code.load_parameters(1 + position + count)
    code.invoke_exact(own)
    code.give_back(types.result)
    return adapter(m, workshop, "Collect", code, descriptor)


def spreading(m: Machine, workshop: Workshop, own: str, wanted: str, position: int, count: int) -> Method:
    """Take a number of arguments out of an array, the one parameter that stands for them."""
    code, descriptor = adapter_writer(1, wanted)
    types = parse_method_descriptor(own)
    array, slot = code.parameters[1 + position], code.slots[1 + position]
    check_spread_length(code, slot, count)
    code.load_parameters(0, 1 + position)
    for at in range(count):
        code.emit("aload", slot)
        code.number(at)
        code.emit(f"{element_letter(array[1:])}aload")
        wanted_type = types.parameters[position + at]
        convert_as_type(code, array[1:], wanted_type)
    code.load_parameters(2 + position)
    code.invoke_exact(own)
    code.give_back(types.result)
    return adapter(m, workshop, "Spread", code, descriptor)


def check_spread_length(code: Writer, slot: int, count: int) -> None:
    """Throw IllegalArgumentException unless an array has the right length; null stands for no elements."""
    good = code.label()
    if count == 0:
        code.emit("aload", slot)
        code.emit("ifnull", good)
    code.emit("aload", slot)
    code.emit("arraylength")
    code.number(count)
    code.emit("if_icmpeq", good)
    code.throw("java/lang/IllegalArgumentException", "array is not of length " + str(count))
    code.place(good)
