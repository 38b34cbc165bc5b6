"""Models of java.lang.Object."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.bytecode.monitors import check_owner
from heapwright.library.clock import pass_time
from heapwright.library.interface import Models, nothing, number
from heapwright.library.waiting import interrupted, is_interrupted
from heapwright.state.heap import Object
from heapwright.state.signals import JavaError, Unsupported

if TYPE_CHECKING:
    from heapwright.bytecode.calls import Call
    from heapwright.bytecode.machine import Machine
    from heapwright.state.heap import Value
    from heapwright.state.state import State

NOT_OWNER = "current thread is not owner"
SPREAD = 0x9E3779B1
"""Odd, so that different numbers give different hash codes."""


def get_class(m: Machine, s: State, ref: Value) -> Object:
    """Object.getClass."""
    return m.mirror(m.class_of(s, m.non_null(s, ref)))


def hash_code(m: Machine, s: State, ref: Value) -> int:
    """Object.hashCode: the number of objects that were asked before it, spread over all codes."""
    place = m.opened(s, ref)
    if not s.heap.content(place).identity:
        s.heap.own(place).identity = (s.count("identities") * SPREAD) & 0x7FFFFFFF
    return s.heap.content(place).identity


def clone(m: Machine, s: State, ref: Value) -> Object:
    """Object.clone of an array or a Cloneable."""
    original = m.opened(s, ref)
    cls = m.class_of(s, original)
    if m.program.load("java/lang/Cloneable") not in cls.supertypes:
        raise JavaError("java/lang/CloneNotSupportedException", cls.binary_name)
    return Object(cls, s.heap.content(original).slots[:], s.heap.epoch)


def notify(m: Machine, s: State, ref: Value) -> None:
    """Object.notify and notifyAll: nobody waits."""
    check_owner(s, m.opened(s, ref), NOT_OWNER)


def wait(m: Machine, s: State, ref: Value, milliseconds: Value) -> Call | None:
    """Object.wait: nobody notifies, so that time passes, or the program stands still, unless it was interrupted."""
    place = m.opened(s, ref)
    timeout = number(milliseconds, "the timeout of Object.wait")
    if timeout < 0:
        raise JavaError("java/lang/IllegalArgumentException", "timeout value is negative")
    check_owner(s, place, NOT_OWNER)
    if is_interrupted(m, s):
        return interrupted(m)
    if timeout == 0:
        raise Unsupported("Object.wait without a timeout waits for ever: there is no other thread to notify it")
    pass_time(s, timeout * 1_000_000)
    return None


MODELS: Models = {
    "<init>()V": nothing,
    "getClass()Ljava/lang/Class;": get_class,
    "hashCode()I": hash_code,
    "clone()Ljava/lang/Object;": clone,
    "notify()V": notify,
    "notifyAll()V": notify,
    "wait(J)V": wait,
}
