"""SwitchBootstraps: which label of a pattern switch, or of a switch over an enum, a value matches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.bytecode.dynamic.sites import site_of
from heapwright.bytecode.dynamic.writing import define, static_writer
from heapwright.classfile.constants import (
    ClassRef,
    DynamicConstant,
    IntConstant,
    MethodHandleConstant,
    StringConstant,
)
from heapwright.program.descriptors import PRIMITIVE_DESCRIPTORS
from heapwright.state.signals import Unsupported

if TYPE_CHECKING:
    from heapwright.bytecode.dynamic.hidden import HiddenNames
    from heapwright.bytecode.dynamic.sites import Site
    from heapwright.bytecode.dynamic.writing import Writer
    from heapwright.bytecode.machine import Machine
    from heapwright.classfile.assembly import Label
    from heapwright.program.classes import Method

ENUM_OF = "java/lang/Enum$EnumDesc.of"
CLASS_OF = "java/lang/constant/ClassDesc.of"
INVOKE = "java/lang/invoke/ConstantBootstraps.invoke"


def link_switch(m: Machine, names: HiddenNames, site: Site) -> Method:
    """The static method that takes a value and a label to start at, and gives the index of the label that matches.

    It gives -1 for null, and the number of labels where none matches.
    """
    code = static_writer(site.descriptor)
    none = code.label()
    found = [code.label() for _ in site.arguments]
    tests = [code.label() for _ in site.arguments]
    code.emit("aload_0")
    value_given = code.label()
    code.emit("ifnonnull", value_given)
    code.number(-1)
    code.emit("ireturn")
    code.place(value_given)
    if tests:
        code.emit("iload", code.slots[1])
        code.emit("tableswitch", none, tuple(enumerate(tests)))
    for test, label, matched in zip(tests, site.arguments, found, strict=True):
        code.place(test)
        write_test(code, site, label, matched)
    code.place(none)
    write_none(code, len(tests))
    for index, matched in enumerate(found):
        code.place(matched)
        code.number(index)
        code.emit("ireturn")
    cls = define(m, site.host, names.of_helper(site.host, "Switch"), [code.method("call", site.descriptor)])
    return cls.methods["call", site.descriptor]


def write_none(code: Writer, count: int) -> None:
    """No label matched, or the index to start at is none of theirs."""
    code.emit("iload", code.slots[1])
    code.number(count + 1)
    code.static("java/util/Objects", "checkIndex", "(II)I")
    code.emit("pop")
    code.number(count)
    code.emit("ireturn")


def write_test(code: Writer, site: Site, label: object, matched: Label) -> None:
    """Jump if the value in the first local variable matches a label."""
    if isinstance(label, ClassRef) and label.name not in PRIMITIVE_DESCRIPTORS:
        code.emit("aload_0")
        code.emit("instanceof", label)
        code.emit("ifne", matched)
    elif isinstance(label, StringConstant) and site.handle.reference.name == "enumSwitch":
        same_name(code, label.text, matched)
    elif isinstance(label, StringConstant):
        code.emit("ldc", label)
        code.emit("aload_0")
        code.virtual("java/lang/String", "equals", "(Ljava/lang/Object;)Z")
        code.emit("ifne", matched)
    elif isinstance(label, IntConstant):
        same_number(code, label, matched)
    elif isinstance(label, DynamicConstant):
        same_enum(code, *enum_label(site, label), matched)
    else:
        raise Unsupported(f"a label of SwitchBootstraps.{site.handle.reference.name} that is {label}")


def same_name(code: Writer, name: str, matched: Label) -> None:
    """Jump if the enum's constant has this name."""
    code.emit("aload_0")
    code.emit("checkcast", ClassRef("java/lang/Enum"))
    code.virtual("java/lang/Enum", "name", "()Ljava/lang/String;")
    code.text(name)
    code.virtual("java/lang/String", "equals", "(Ljava/lang/Object;)Z")
    code.emit("ifne", matched)


def same_number(code: Writer, label: IntConstant, matched: Label) -> None:
    """Jump if the value is a boxed number or character of this value."""
    for box, accessor in (("Number", "intValue()I"), ("Character", "charValue()C")):
        other = code.label()
        name, _, descriptor = accessor.partition("(")
        code.emit("aload_0")
        code.emit("instanceof", ClassRef(f"java/lang/{box}"))
        code.emit("ifeq", other)
        code.emit("aload_0")
        code.emit("checkcast", ClassRef(f"java/lang/{box}"))
        code.virtual(f"java/lang/{box}", name, f"({descriptor}")
        code.emit("ldc", label)
        code.emit("if_icmpeq", matched)
        code.place(other)


def same_enum(code: Writer, owner: str, name: str, matched: Label) -> None:
    """Jump if the value is this constant of an enum; the enum need not be initialised to know."""
    other = code.label()
    code.emit("aload_0")
    code.emit("instanceof", ClassRef(owner))
    code.emit("ifeq", other)
    same_name(code, name, matched)
    code.place(other)


def enum_label(site: Site, label: DynamicConstant) -> tuple[str, str]:
    """The enum and the name that a label computed by `EnumDesc.of(ClassDesc.of(enum), name)` means."""
    match invoked(site, label, ENUM_OF):
        case [DynamicConstant() as described, StringConstant(name)]:
            match invoked(site, described, CLASS_OF):
                case [StringConstant(owner)]:
                    return owner.replace(".", "/"), name
    raise Unsupported("a label of SwitchBootstraps that is no description of an enum's constant")


def invoked(site: Site, constant: DynamicConstant, wanted: str) -> list[object]:
    """The arguments that a dynamic constant passes to the wanted method through ConstantBootstraps.invoke."""
    described = site_of(site.host, constant)
    match described.arguments:
        case [MethodHandleConstant(_, reference), *arguments]:
            if described.bootstrap == INVOKE and f"{reference.owner}.{reference.name}" == wanted:
                return list(arguments)
    return []
