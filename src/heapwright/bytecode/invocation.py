"""JVMS family: method calls. Each instruction answers with the method to run and its arguments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.bytecode.initialisation import initialise
from heapwright.bytecode.linking import java_linkage, linked_method
from heapwright.program.resolution import is_signature_polymorphic, resolve_class
from heapwright.program.selection import select_method, select_special
from heapwright.state.signals import Unsupported

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.program.classes import LoadedClass, Method
    from heapwright.state.code import Operation
    from heapwright.state.heap import Value
    from heapwright.state.state import State


def invokestatic(m: Machine, s: State, i: Operation, *arguments: Value) -> tuple[Method, tuple[Value, ...]]:
    """JVMS 6.5 invokestatic."""
    method = linked_method(m.program, s.frames[-1].method, i)
    initialise(m, s, method.owner)
    return method, arguments


def invokespecial(m: Machine, s: State, i: Operation, *arguments: Value) -> tuple[Method, tuple[Value, ...]]:
    """JVMS 6.5 invokespecial: constructors, private methods and methods of the superclass."""
    caller = s.frames[-1].method
    method = linked_method(m.program, caller, i)
    m.non_null(s, arguments[0])
    return special_target(m, caller, i, method), arguments


def special_target(m: Machine, caller: Method, i: Operation, method: Method) -> Method:
    """The method an invokespecial runs, whatever the receiver's class."""
    if method.name == "<init>":
        return method
    named = java_linkage(lambda: resolve_class(m.program, caller.owner, i.operands[0].owner))
    return java_linkage(lambda: select_special(caller.owner, named, method))


def invokevirtual(m: Machine, s: State, i: Operation, *arguments: Value) -> tuple[Method, tuple[Value, ...]]:
    """JVMS 6.5 invokevirtual: the receiver's class selects the method."""
    method = linked_method(m.program, s.frames[-1].method, i)
    if is_signature_polymorphic(method):
        if m.dynamic is None:
            raise Unsupported(f"{method!r} is called: that needs method handles")
        return m.dynamic.polymorphic(m, s, i, method, arguments)
    return select(m, m.heap.dispatch(s, m.non_null(s, arguments[0]), method), method, by_interface=False), arguments


def invokeinterface(m: Machine, s: State, i: Operation, *arguments: Value) -> tuple[Method, tuple[Value, ...]]:
    """JVMS 6.5 invokeinterface."""
    method = linked_method(m.program, s.frames[-1].method, i)
    return select(m, m.heap.dispatch(s, m.non_null(s, arguments[0]), method), method, by_interface=True), arguments


def invokedynamic(m: Machine, s: State, i: Operation, *arguments: Value) -> tuple[Method, tuple[Value, ...]]:
    """JVMS 6.5 invokedynamic: the call site is linked once to a static method that does its work."""
    if i.link is None:
        if m.dynamic is None:
            raise Unsupported("invokedynamic needs a linker of call sites")
        i.link = m.dynamic.call_site(m, s, i.operands[0])
    initialise(m, s, i.link.owner)
    return i.link, arguments


def select(m: Machine, cls: LoadedClass, method: Method, *, by_interface: bool) -> Method:
    """JVMS 5.4.6, remembered in the class for each method it was asked, and for each kind of call."""
    known = cls.calls.get((method, by_interface))
    if known is None:
        known = java_linkage(lambda: select_method(cls, method, by_interface=by_interface))
        cls.calls[method, by_interface] = known
    if m.generator is not None:
        m.generator.offer(cls, method, known, by_interface=by_interface)
    return known
