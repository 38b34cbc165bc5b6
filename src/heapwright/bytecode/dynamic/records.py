"""ObjectMethods: toString, hashCode and equals of records."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from heapwright.bytecode.dynamic.concat import give_model, joined_type, joining
from heapwright.bytecode.dynamic.conversion import WRAPPERS, is_primitive
from heapwright.bytecode.dynamic.writing import define, method_descriptor, static_writer
from heapwright.classfile.constants import ClassRef, FieldRef, MethodHandleConstant, StringConstant
from heapwright.program.descriptors import kind
from heapwright.program.nesting import simple_name
from heapwright.state.signals import Unsupported

if TYPE_CHECKING:
    from heapwright.bytecode.dynamic.hidden import HiddenNames
    from heapwright.bytecode.dynamic.sites import Site
    from heapwright.bytecode.dynamic.writing import Writer
    from heapwright.bytecode.machine import Machine
    from heapwright.program.classes import Method

OBJECT, STRING, OBJECTS = "Ljava/lang/Object;", "Ljava/lang/String;", "java/util/Objects"


@dataclass(frozen=True, slots=True)
class Record:
    """A record's class and its components' names and fields."""

    name: str
    components: tuple[str, ...]
    fields: tuple[FieldRef, ...]


def is_record_method(site: Site) -> bool:
    """Whether a site names a record, its components, and as many getters as these."""
    cls, components = (*site.arguments, None, None)[:2]
    if not isinstance(cls, ClassRef) or not isinstance(components, StringConstant):
        return False
    return len(site.arguments) - 2 == len(components.text.split(";") if components.text else ())


def link_record_method(m: Machine, names: HiddenNames, site: Site) -> Method:
    """The static method that does the work of the record's method."""
    record = record_of(site)
    if site.name == "toString":
        return link_to_string(m, names, site, record)
    write = {"hashCode": write_hash, "equals": write_equals}.get(site.name)
    if write is None:
        raise Unsupported(f"ObjectMethods.bootstrap for a method named {site.name}")
    code = static_writer(site.descriptor)
    write(code, record)
    cls = define(m, site.host, names.of_helper(site.host, "Record"), [code.method("call", site.descriptor)])
    return cls.methods["call", site.descriptor]


def record_of(site: Site) -> Record:
    """The record that a site's static arguments describe."""
    cls, components, *getters = site.arguments
    assert isinstance(cls, ClassRef)
    assert isinstance(components, StringConstant)
    fields = []
    for getter in getters:
        if not isinstance(getter, MethodHandleConstant) or not isinstance(getter.reference, FieldRef):
            raise Unsupported("ObjectMethods.bootstrap with a getter that is no field")
        fields.append(getter.reference)
    listed = tuple(components.text.split(";")) if components.text else ()
    return Record(cls.name, listed, tuple(fields))


def read(code: Writer, field: FieldRef, slot: int = 0) -> None:
    """Push a component of the record in a local variable."""
    code.emit("aload", slot)
    code.emit("getfield", field)


def link_to_string(m: Machine, names: HiddenNames, site: Site, record: Record) -> Method:
    """`Name[first=1, second=two]`."""
    pieces: list[str | None] = []
    for at, component in enumerate(record.components):
        before = ", " if at else f"{simple_name(m.program.load(record.name))}["
        pieces += [f"{before}{component}=", None]
    pieces.append("]" if pieces else f"{simple_name(m.program.load(record.name))}[]")
    joined = [joined_type(field.descriptor) for field in record.fields]
    name = names.of_helper(site.host, "Record")
    code = static_writer(site.descriptor)
    for field in record.fields:
        read(code, field)
        letter = kind(field.descriptor)
        if letter == "A":
            code.static(OBJECTS, "toString", f"({OBJECT}){STRING}")
        elif letter in "FD":
            code.static("java/lang/String", "valueOf", f"({letter}){STRING}")
    descriptor = method_descriptor(joined, STRING)
    code.static(name, "join", descriptor)
    code.emit("areturn")
    cls = define(m, site.host, name, [code.method("call", site.descriptor), joining(pieces, joined)])
    give_model(m, cls.methods["join", descriptor], pieces)
    return cls.methods["call", site.descriptor]


def write_hash(code: Writer, record: Record) -> None:
    """31 times what was, and the component's hash; from the first component to the last."""
    code.number(0)
    for field in record.fields:
        code.number(31)
        code.emit("imul")
        read(code, field)
        if is_primitive(field.descriptor):
            code.static(WRAPPERS[field.descriptor], "hashCode", f"({field.descriptor})I")
        else:
            code.static(OBJECTS, "hashCode", f"({OBJECT})I")
        code.emit("iadd")
    code.emit("ireturn")


def write_equals(code: Writer, record: Record) -> None:
    """The same object, or an instance with equal components; the JDK compares the last one first."""
    same, different = code.label(), code.label()
    code.emit("aload_0")
    code.emit("aload_1")
    code.emit("if_acmpeq", same)
    code.emit("aload_1")
    code.emit("instanceof", ClassRef(record.name))
    code.emit("ifeq", different)
    other = code.local("A")
    code.emit("aload_1")
    code.emit("checkcast", ClassRef(record.name))
    code.emit("astore", other)
    for field in reversed(record.fields):
        read(code, field)
        read(code, field, other)
        branch = compare(code, field.descriptor)
        code.emit(branch, different)
    code.place(same)
    code.number(1)
    code.emit("ireturn")
    code.place(different)
    code.number(0)
    code.emit("ireturn")


def compare(code: Writer, descriptor: str) -> str:
    """Compare the two values on the stack; the mnemonic of the branch for values that differ."""
    letter = kind(descriptor)
    if letter == "A":
        code.static(OBJECTS, "equals", f"({OBJECT}{OBJECT})Z")
        return "ifeq"
    if letter == "I":
        return "if_icmpne"
    if letter == "J":
        code.emit("lcmp")
    else:
        code.static(WRAPPERS[descriptor], "compare", f"({descriptor}{descriptor})I")
    return "ifne"
