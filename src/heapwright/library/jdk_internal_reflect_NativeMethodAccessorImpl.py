"""Models of jdk.internal.reflect.NativeMethodAccessorImpl."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.library.interface import Models
from heapwright.library.reflection import reflected_method
from heapwright.library.reflective_calls import invoke

if TYPE_CHECKING:
    from heapwright.bytecode.calls import Call
    from heapwright.bytecode.machine import Machine
    from heapwright.state.heap import Value
    from heapwright.state.state import State


def invoke_method(m: Machine, s: State, method: Value, receiver: Value, arguments: Value) -> Call:
    """NativeMethodAccessorImpl.invoke0."""
    return invoke(m, s, reflected_method(m, s, method), receiver, arguments)


MODELS: Models = {
    "invoke0(Ljava/lang/reflect/Method;Ljava/lang/Object;[Ljava/lang/Object;)Ljava/lang/Object;": invoke_method,
}
