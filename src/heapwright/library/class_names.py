"""Names of classes as Java's reflection gives and takes them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.bytecode.linking import java_linkage
from heapwright.classfile.descriptors import is_field_descriptor
from heapwright.library.surroundings import application_loader
from heapwright.program.descriptors import PRIMITIVE_DESCRIPTORS
from heapwright.program.failures import ClassMissing
from heapwright.program.nesting import declaring_name, is_local_or_anonymous, simple_name

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.program.classes import LoadedClass


def class_named(m: Machine, name: str) -> LoadedClass | None:
    """The class of a binary name such as `java.util.Map$Entry` or `[Ljava.lang.String;`, if there is one."""
    internal = name.replace(".", "/")
    if not is_name(name) or internal in PRIMITIVE_DESCRIPTORS:
        return None
    try:
        return m.program.load(internal)
    except ClassMissing as missing:
        if missing.name not in (internal, innermost_name(internal)):
            java_linkage(lambda: m.program.load(internal))
        return None


def is_name(name: str) -> bool:
    """Whether a text may be the binary name of a class or array: for no other is a class loader asked."""
    if not name.startswith("["):
        return bool(name) and "/" not in name
    return "/" not in name and is_field_descriptor(name.replace(".", "/"))


def class_visible(m: Machine, name: str, loader: object) -> LoadedClass | None:
    """The class of a binary name that one of the JDK's class loaders, None for the first, knows or can ask for."""
    cls = class_named(m, name)
    return cls if cls is None or cls.loader != "app" or loader is application_loader(m) else None


def innermost_name(internal: str) -> str:
    """The class that an array's name ends in."""
    return internal.lstrip("[").removeprefix("L").removesuffix(";")


def canonical_name(m: Machine, cls: LoadedClass) -> str | None:
    """Class.getCanonicalName."""
    if cls.element is not None:
        name = canonical_name(m, cls.element)
        return None if name is None else name + "[]"
    if is_local_or_anonymous(cls) or cls.host is not None:
        return None
    outer = declaring_name(cls)
    if outer is None:
        return cls.binary_name
    around = canonical_name(m, m.program.load(outer))
    return None if around is None else f"{around}.{simple_name(cls)}"
