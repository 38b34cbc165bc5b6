"""Models of java.lang.Module: the JDK's modules say which of their packages are for whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.classfile.modules import MODULE
from heapwright.classfile.parser import parse
from heapwright.library.interface import Models, nothing, text_or_none, yes
from heapwright.program.image import Image

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.classfile.modules import ModuleDescription
    from heapwright.state.heap import Value
    from heapwright.state.state import State


def is_exported(m: Machine, s: State, this: Value, package: Value, other: Value = None) -> int:
    """Module.isExported: to everyone, or to another module."""
    module, to = described(m, s, this, other)
    return int(module is None or module.exports_to(internal(m, s, package), to))


def is_open(m: Machine, s: State, this: Value, package: Value, other: Value = None) -> int:
    """Module.isOpen: to everyone, or to another module."""
    module, to = described(m, s, this, other)
    if module is None:
        return 1
    text = internal(m, s, package)
    is_wanted = other is not None and to is None and f"{module.name}/{text.replace('/', '.')}" in m.setting.opened
    return int(is_wanted or module.opens_to(text, to))


def described(m: Machine, s: State, this: Value, other: Value) -> tuple[ModuleDescription | None, str | None]:
    """The description of a module, None where another may see all of it; and the other's name, if it has one."""
    name = name_of(m, s, this)
    to = None if other is None else name_of(m, s, other)
    if name is None or name == to:
        return None, to
    place = s.heap.content(m.opened(s, this))
    if place.native is None:
        place.native = description(m, name)
    return place.native, to


def name_of(m: Machine, s: State, module: Value) -> str | None:
    """The name of a module; None for the class path's, which has none."""
    return text_or_none(m, s, m.get(s, m.opened(s, module), "name"))


def description(m: Machine, name: str) -> ModuleDescription | None:
    """The description of a module of the JDK."""
    for source in m.program.sources:
        content = source.read(f"/{name}/module-info.class") if isinstance(source, Image) else None
        if content is not None:
            return parse(content, name).attributes.get(MODULE)
    return None


def internal(m: Machine, s: State, package: Value) -> str:
    """The internal name of a package."""
    return m.text(s, m.opened(s, package)).replace(".", "/")


MODELS: Models = {
    "isExported(Ljava/lang/String;)Z": is_exported,
    "isExported(Ljava/lang/String;Ljava/lang/Module;)Z": is_exported,
    "isOpen(Ljava/lang/String;)Z": is_open,
    "isOpen(Ljava/lang/String;Ljava/lang/Module;)Z": is_open,
    "canRead(Ljava/lang/Module;)Z": yes,
    "canUse(Ljava/lang/Class;)Z": yes,
    "implAddReads(Ljava/lang/Module;)V": nothing,
    "implAddUses(Ljava/lang/Class;)V": nothing,
}
