"""A call site, or a dynamic constant, as its class file describes it, and the members its handles name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from heapwright.bytecode.linking import java_linkage
from heapwright.classfile.constants import FieldRef, MethodRef
from heapwright.program.resolution import (
    resolve_field,
    resolve_special,
    resolve_static,
    resolve_virtual,
)

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.classfile.constants import (
        DynamicConstant,
        InvokeDynamicConstant,
        Loadable,
        MethodHandleConstant,
    )
    from heapwright.program.classes import Field, LoadedClass, Method
    from heapwright.state.state import Frame

GET_FIELD, GET_STATIC, PUT_FIELD, PUT_STATIC = 1, 2, 3, 4
INVOKE_VIRTUAL, INVOKE_STATIC, INVOKE_SPECIAL, NEW, INVOKE_INTERFACE = 5, 6, 7, 8, 9

RESOLVERS = {INVOKE_STATIC: resolve_static, INVOKE_SPECIAL: resolve_special, NEW: resolve_special}


@dataclass(frozen=True, slots=True)
class Site:
    """What a bootstrap method is told: the class it works for, name and type, and its static arguments.

    `position` tells a call site from all others of the class, where states explore several paths.
    """

    host: LoadedClass
    name: str
    descriptor: str
    handle: MethodHandleConstant
    arguments: tuple[Loadable, ...]
    position: int | None = None

    @property
    def bootstrap(self) -> str:
        """The bootstrap method as `owner.name`."""
        return f"{self.handle.reference.owner}.{self.handle.reference.name}"


def site_of(host: LoadedClass, constant: InvokeDynamicConstant | DynamicConstant, position: int | None = None) -> Site:
    """The site of a constant in a class's code."""
    assert host.class_file is not None
    method = host.class_file.bootstrap_methods[constant.bootstrap_index]
    return Site(host, constant.name, constant.descriptor, method.handle, method.arguments, position)


def position_of(frame: Frame) -> int:
    """The place of a frame's instruction in its class, as a number above those that are counted."""
    method = frame.method
    return (list(method.owner.methods.values()).index(method) + 1 << 16) + frame.pc


def handle_method(m: Machine, host: LoadedClass, handle: MethodHandleConstant) -> Method:
    """The method a handle's constant names."""
    ref = handle.reference
    assert isinstance(ref, MethodRef)
    resolve = RESOLVERS.get(handle.kind, resolve_virtual)
    return java_linkage(lambda: resolve(m.program, host, ref))


def handle_field(m: Machine, host: LoadedClass, handle: MethodHandleConstant) -> Field:
    """The field a handle's constant names."""
    ref = handle.reference
    assert isinstance(ref, FieldRef)
    return java_linkage(lambda: resolve_field(m.program, host, ref))
