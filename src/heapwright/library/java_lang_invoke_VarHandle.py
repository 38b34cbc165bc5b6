"""Models of java.lang.invoke.VarHandle: what a variable handle says of its variable."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.bytecode.calls import Call
from heapwright.bytecode.dynamic.variables import variable_of

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.library.interface import Models
    from heapwright.state.heap import Object
    from heapwright.state.state import State


def var_type(m: Machine, s: State, this: Object) -> Object:
    """VarHandle.varType."""
    return m.mirror(m.program.type_of(variable_of(m, s, this).descriptor))


def coordinate_types(m: Machine, s: State, this: Object) -> Call:
    """VarHandle.coordinateTypes: an unmodifiable list."""
    mirrors = [m.mirror(m.program.type_of(one)) for one in variable_of(m, s, this).coordinates]
    method = m.program.load("java/util/List").methods["of", "([Ljava/lang/Object;)Ljava/util/List;"]
    return Call(method, [m.array(s, "[Ljava/lang/Object;", list(mirrors))])


def accepts_invoke(m: Machine, s: State, this: Object) -> int:
    """VarHandle.hasInvokeExactBehavior: arguments are converted."""
    return 0


MODELS: Models = {
    "varType()Ljava/lang/Class;": var_type,
    "coordinateTypes()Ljava/util/List;": coordinate_types,
    "hasInvokeExactBehavior()Z": accepts_invoke,
}
