"""Models of jdk.internal.reflect.NativeConstructorAccessorImpl."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.bytecode.calls import Call
from heapwright.bytecode.initialisation import initialise
from heapwright.library.interface import Models
from heapwright.library.reflection import reflected_method
from heapwright.library.reflective_calls import invoke

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.state.heap import Value
    from heapwright.state.state import State


def new_instance(m: Machine, s: State, constructor: Value, arguments: Value) -> Call:
    """NativeConstructorAccessorImpl.newInstance0; a constructor for serialization says of which class."""
    cls = s.heap.content(m.opened(s, constructor)).native
    if cls is not None:
        initialise(m, s, cls)
        made = m.new_object(s, cls)
        return Call(reflected_method(m, s, constructor), (made,), lambda s, _: made)
    return invoke(m, s, reflected_method(m, s, constructor), None, arguments)


MODELS: Models = {
    "newInstance0(Ljava/lang/reflect/Constructor;[Ljava/lang/Object;)Ljava/lang/Object;": new_instance,
}
