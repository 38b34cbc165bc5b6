"""java.lang.invoke.MethodHandles.Lookup: the variable handles of fields."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.bytecode.dynamic.variables import Variable, variable_object
from heapwright.library.interface import binary_name, class_of_mirror
from heapwright.program.access import can_access_member
from heapwright.program.descriptors import descriptor_of
from heapwright.state.signals import JavaError

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.library.interface import Models
    from heapwright.program.classes import Field, LoadedClass
    from heapwright.state.heap import Object, Value
    from heapwright.state.state import State


def find_instance(m: Machine, s: State, this: Object, mirror: Value, name: Value, type_mirror: Value) -> Object:
    """Lookup.findVarHandle: the handle of an instance field."""
    return find(m, s, this, (mirror, name, type_mirror), is_static=False)


def find_static(m: Machine, s: State, this: Object, mirror: Value, name: Value, type_mirror: Value) -> Object:
    """Lookup.findStaticVarHandle: the handle of a static field."""
    return find(m, s, this, (mirror, name, type_mirror), is_static=True)


def find(m: Machine, s: State, lookup: Object, request: tuple[Value, Value, Value], *, is_static: bool) -> Object:
    """The handle of the field that a class's mirror, a name and a type's mirror name."""
    mirror, name_object, type_mirror = (m.opened(s, one) for one in request)
    cls, field_type = class_of_mirror(mirror), class_of_mirror(type_mirror)
    host = class_of_mirror(m.get(s, lookup, "lookupClass"))
    name = m.text(s, name_object)
    access = "getStatic" if is_static else "getField"
    shown = f"{binary_name(cls)}.{name}/{binary_name(field_type)}/{access}"
    field = declared(cls, name, descriptor_of(field_type.name))
    if field is None:
        raise JavaError("java/lang/NoSuchFieldException", f"no such field: {shown}")
    if field.is_static != is_static:
        raise JavaError("java/lang/IllegalAccessException", f"no such field: {shown}")
    if not can_access_member(m.program, host, field, cls):
        raise JavaError("java/lang/IllegalAccessException", f"member is not accessible: {shown}")
    flags = field.is_static, field.is_final
    return variable_object(m, Variable(host, field.owner.name, name, field.descriptor, *flags))


def declared(cls: LoadedClass, name: str, descriptor: str) -> Field | None:
    """The field of that name and type in a class or above it."""
    for one in (*cls.chain(), *cls.superinterfaces):
        found = one.fields.get((name, descriptor))
        if found is not None:
            return found
    return None


FIND = "(Ljava/lang/Class;Ljava/lang/String;Ljava/lang/Class;)Ljava/lang/invoke/VarHandle;"

MODELS: Models = {
    f"findVarHandle{FIND}": find_instance,
    f"findStaticVarHandle{FIND}": find_static,
}
