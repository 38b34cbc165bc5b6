"""Models of java.lang.invoke.ConstantBootstraps: the constant that is another class's static final field."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.bytecode.calls import Call
from heapwright.bytecode.dynamic.conversion import OBJECT
from heapwright.bytecode.dynamic.handles import as_type, called_with, direct_handle, handle_object
from heapwright.bytecode.dynamic.linker import workshop_of
from heapwright.bytecode.dynamic.sites import GET_STATIC, handle_field
from heapwright.bytecode.dynamic.types import class_descriptor, mirrored
from heapwright.bytecode.dynamic.writing import method_descriptor
from heapwright.bytecode.initialisation import initialise
from heapwright.classfile.constants import FieldRef, MethodHandleConstant
from heapwright.state.signals import JavaError

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.library.interface import Models
    from heapwright.state.heap import Object, Value
    from heapwright.state.state import State


def get_static_final(m: Machine, s: State, lookup: Object, name: Value, field_type: Value, owner: Value) -> Call:
    """ConstantBootstraps.getStaticFinal: the field's value, boxed if it is primitive."""
    host = mirrored(m, s, m.get(s, m.opened(s, lookup), "lookupClass"))
    text = m.text(s, m.opened(s, name))
    ref = FieldRef(mirrored(m, s, owner).name, text, class_descriptor(m, s, field_type))
    constant = MethodHandleConstant(GET_STATIC, ref)
    field = handle_field(m, host, constant)
    if not field.is_final:
        raise JavaError("java/lang/IncompatibleClassChangeError", f"not a final field: {text}")
    workshop = workshop_of(m)
    handle = direct_handle(m, workshop, host, constant)
    boxed = as_type(m, workshop, handle, handle_object(m, workshop, handle), method_descriptor((), OBJECT))
    initialise(m, s, boxed.method.owner)
    return Call(*called_with(boxed, ()))


SIGNATURE = "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Class;Ljava/lang/Class;)"

MODELS: Models = {f"getStaticFinal{SIGNATURE}Ljava/lang/Object;": get_static_final}
