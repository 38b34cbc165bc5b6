"""Models of java.lang.invoke.MethodHandleNatives: changing the target of a call site."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.library.interface import nothing

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.library.interface import Models
    from heapwright.state.heap import Value
    from heapwright.state.state import State


def set_target(m: Machine, s: State, site: Value, target: Value) -> None:
    """MethodHandleNatives.setCallSiteTargetNormal: calls of the site ask for its target each time."""
    m.put(s, m.opened(s, site), "target", target)


MODELS: Models = {
    "registerNatives()V": nothing,
    "setCallSiteTargetNormal(Ljava/lang/invoke/CallSite;Ljava/lang/invoke/MethodHandle;)V": set_target,
    "setCallSiteTargetVolatile(Ljava/lang/invoke/CallSite;Ljava/lang/invoke/MethodHandle;)V": set_target,
}
