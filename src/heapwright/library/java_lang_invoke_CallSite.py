"""Models of java.lang.invoke.CallSite: the handles that call a site's target, and that of a site without one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.bytecode.dynamic.adapters import adapter
from heapwright.bytecode.dynamic.handles import Handle, handle_object, handle_of
from heapwright.bytecode.dynamic.linker import workshop_of
from heapwright.bytecode.dynamic.types import type_descriptor
from heapwright.bytecode.dynamic.writing import Writer, method_descriptor, static_writer
from heapwright.program.descriptors import parse_method_descriptor

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.library.interface import Models
    from heapwright.program.classes import Method
    from heapwright.state.heap import Object, Value
    from heapwright.state.state import State

SITE, HANDLE = "Ljava/lang/invoke/CallSite;", "Ljava/lang/invoke/MethodHandle;"


def dynamic_invoker(m: Machine, s: State, this: Object) -> Object:
    """CallSite.makeDynamicInvoker: a handle that calls whatever is the target then."""
    descriptor = handle_of(m, s, m.get(s, this, "target")).descriptor
    types = parse_method_descriptor(descriptor)
    workshop = workshop_of(m)

    def make() -> Method:
        code = Writer((SITE, *types.parameters))
        code.load_parameters(0, 1)
        code.virtual("java/lang/invoke/CallSite", "getTarget", f"(){HANDLE}")
        code.load_parameters(1)
        code.invoke_exact(descriptor)
        code.give_back(types.result)
        return adapter(m, workshop, "Invoker", code, method_descriptor(code.parameters, types.result))

    return handle_object(m, workshop, Handle(descriptor, workshop.once(("dynamic", descriptor), make), (this,)))


def uninitialized(m: Machine, s: State, this: Object, wanted: Value) -> Object:
    """CallSite.makeUninitializedCallSite: a target that throws."""
    descriptor = type_descriptor(m, s, wanted)
    workshop = workshop_of(m)

    def make() -> Method:
        code = static_writer(descriptor)
        code.throw("java/lang/IllegalStateException", "uninitialized call site")
        return adapter(m, workshop, "Throw", code, descriptor)

    return handle_object(m, workshop, Handle(descriptor, workshop.once(("uninitialized", descriptor), make)))


MODELS: Models = {
    f"makeDynamicInvoker(){HANDLE}": dynamic_invoker,
    f"makeUninitializedCallSite(Ljava/lang/invoke/MethodType;){HANDLE}": uninitialized,
}
