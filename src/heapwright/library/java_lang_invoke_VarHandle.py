"""Models of java.lang.invoke.VarHandle: what a variable handle says of its variable, and handles of its accessors."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.bytecode.calls import Call
from heapwright.bytecode.dynamic.handles import Handle, handle_object
from heapwright.bytecode.dynamic.linker import workshop_of
from heapwright.bytecode.dynamic.types import method_type
from heapwright.bytecode.dynamic.variables import access_kind, access_type, accessor, is_allowed, variable_of
from heapwright.library.interface import no
from heapwright.state.signals import Unsupported

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.library.interface import Model, Models
    from heapwright.state.heap import Object, Value
    from heapwright.state.state import State


def var_type(m: Machine, s: State, this: Object) -> Object:
    """VarHandle.varType."""
    return m.mirror(m.program.type_of(variable_of(m, s, this).descriptor))


def coordinate_types(m: Machine, s: State, this: Object) -> Call:
    """VarHandle.coordinateTypes: an unmodifiable list."""
    mirrors = [m.mirror(m.program.type_of(one)) for one in variable_of(m, s, this).coordinates]
    method = m.program.load("java/util/List").methods["of", "([Ljava/lang/Object;)Ljava/util/List;"]
    return Call(method, [m.array(s, "[Ljava/lang/Object;", list(mirrors))])


def mode_name(m: Machine, s: State, mode: Value) -> str:
    """The accessor that an access mode is for."""
    return m.text(s, m.get(s, m.opened(s, mode), "methodName"))


def access_mode_type(m: Machine, s: State, this: Object, mode: Value) -> Object:
    """VarHandle.accessModeType."""
    descriptor = access_type(variable_of(m, s, this), access_kind(mode_name(m, s, mode)))
    return method_type(m, workshop_of(m), descriptor)


def is_access_mode_supported(m: Machine, s: State, this: Object, mode: Value) -> int:
    """VarHandle.isAccessModeSupported."""
    return 1 if is_allowed(variable_of(m, s, this), access_kind(mode_name(m, s, mode))) else 0


def to_method_handle(m: Machine, s: State, this: Object, mode: Value) -> Object:
    """VarHandle.toMethodHandle: a mode that is not supported is found out now, not when the handle is called."""
    variable, name = variable_of(m, s, this), mode_name(m, s, mode)
    descriptor = access_type(variable, access_kind(name))
    workshop = workshop_of(m)
    return handle_object(m, workshop, Handle(descriptor, accessor(m, workshop, variable, name, descriptor)))


def unsupported(name: str) -> Model:
    """The model of a method that is not supported."""

    def model(m: Machine, s: State, *arguments: Value) -> Value:
        raise Unsupported(f"java.lang.invoke.VarHandle.{name}")

    return model


MODE = "Ljava/lang/invoke/VarHandle$AccessMode;"

MODELS: Models = {
    "varType()Ljava/lang/Class;": var_type,
    "coordinateTypes()Ljava/util/List;": coordinate_types,
    f"accessModeType({MODE})Ljava/lang/invoke/MethodType;": access_mode_type,
    f"isAccessModeSupported({MODE})Z": is_access_mode_supported,
    f"toMethodHandle({MODE})Ljava/lang/invoke/MethodHandle;": to_method_handle,
    "hasInvokeExactBehavior()Z": no,
    "withInvokeExactBehavior()Ljava/lang/invoke/VarHandle;": unsupported("withInvokeExactBehavior"),
    "withInvokeBehavior()Ljava/lang/invoke/VarHandle;": unsupported("withInvokeBehavior"),
    "describeConstable()Ljava/util/Optional;": unsupported("describeConstable"),
}
