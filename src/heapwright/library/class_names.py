"""Names of classes as Java's reflection gives and takes them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.bytecode.linking import java_linkage
from heapwright.library.interface import binary_name
from heapwright.program.descriptors import PRIMITIVE_DESCRIPTORS
from heapwright.program.failures import ClassMissing

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.classfile.model import InnerClass
    from heapwright.program.classes import LoadedClass


def class_named(m: Machine, name: str) -> LoadedClass | None:
    """The class of a binary name such as `java.util.Map$Entry` or `[Ljava.lang.String;`, if there is one."""
    internal = name.replace(".", "/")
    if "/" in name or not internal or internal in PRIMITIVE_DESCRIPTORS:
        return None
    try:
        return m.program.load(internal)
    except ClassMissing as missing:
        if missing.name not in (internal, innermost_name(internal)):
            java_linkage(lambda: m.program.load(internal))
        return None


def innermost_name(internal: str) -> str:
    """The class that an array's name ends in."""
    return internal.lstrip("[").removeprefix("L").removesuffix(";")


def nested_entry(cls: LoadedClass) -> InnerClass | None:
    """What a nested class's own file says of it."""
    inner = cls.class_file.inner_classes if cls.class_file else ()
    return next((entry for entry in inner if entry.name == cls.name), None)


def is_local_or_anonymous(cls: LoadedClass) -> bool:
    """Whether a class is declared in a method or an initialiser."""
    return cls.class_file is not None and cls.class_file.enclosing_method is not None


def declaring_name(cls: LoadedClass) -> str | None:
    """The class that a class is a member of; None for the others."""
    entry = nested_entry(cls)
    return None if entry is None or is_local_or_anonymous(cls) else entry.outer


def simple_name(cls: LoadedClass) -> str:
    """Class.getSimpleName."""
    if cls.element is not None:
        return simple_name(cls.element) + "[]"
    entry = nested_entry(cls)
    if is_local_or_anonymous(cls) or (entry is not None and entry.outer is not None):
        return (entry.simple_name or "") if entry else ""
    return binary_name(cls).rpartition(".")[2]


def canonical_name(m: Machine, cls: LoadedClass) -> str | None:
    """Class.getCanonicalName."""
    if cls.element is not None:
        name = canonical_name(m, cls.element)
        return None if name is None else name + "[]"
    if is_local_or_anonymous(cls) or cls.host is not None:
        return None
    outer = declaring_name(cls)
    if outer is None:
        return binary_name(cls)
    around = canonical_name(m, m.program.load(outer))
    return None if around is None else f"{around}.{simple_name(cls)}"
