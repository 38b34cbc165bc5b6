"""JVMS family: method calls. Each instruction answers with the method to run and its arguments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.bytecode.initialisation import initialise
from heapwright.bytecode.linking import java_linkage, linked_method
from heapwright.program.resolution import is_signature_polymorphic, select_method, select_special
from heapwright.state.signals import JavaError, Unsupported

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.program.classes import LoadedClass, Method
    from heapwright.state.code import Operation
    from heapwright.state.heap import Value
    from heapwright.state.state import State

def invokestatic(m: Machine, s: State, i: Operation, *arguments: Value) -> tuple[Method, tuple[Value, ...]]:
    """JVMS 6.5 invokestatic."""
    method = linked_method(m, s, i)
    initialise(m, s, method.owner)
    return method, arguments


def invokespecial(m: Machine, s: State, i: Operation, *arguments: Value) -> tuple[Method, tuple[Value, ...]]:
    """JVMS 6.5 invokespecial: constructors, private methods and methods of the superclass."""
    method = linked_method(m, s, i)
    m.non_null(s, arguments[0])
    caller = s.frames[-1].method.owner
    return java_linkage(lambda: select_special(m.program, caller, i.operands[0], method)), arguments


def invokevirtual(m: Machine, s: State, i: Operation, *arguments: Value) -> tuple[Method, tuple[Value, ...]]:
    """JVMS 6.5 invokevirtual: the receiver's class selects the method."""
    method = linked_method(m, s, i)
    if is_signature_polymorphic(method):
        if m.dynamic is None:
            raise Unsupported(f"a call of {method.external} needs method handles")
        return m.dynamic.polymorphic(m, s, i, method, arguments)
    return selected(m, s, method, arguments[0]), arguments


def invokeinterface(m: Machine, s: State, i: Operation, *arguments: Value) -> tuple[Method, tuple[Value, ...]]:
    """JVMS 6.5 invokeinterface."""
    method = linked_method(m, s, i)
    cls = m.class_of(s, m.non_null(s, arguments[0]))
    if method.owner.is_interface and method.owner not in cls.supertypes:
        message = f"Class {cls.external_name} does not implement the requested interface {method.owner.external_name}"
        raise JavaError("java/lang/IncompatibleClassChangeError", message)
    return selected(m, s, method, arguments[0]), arguments


def invokedynamic(m: Machine, s: State, i: Operation, *arguments: Value) -> tuple[Method, tuple[Value, ...]]:
    """JVMS 6.5 invokedynamic: the call site is linked once to a static method that does its work."""
    if i.link is None:
        if m.dynamic is None:
            raise Unsupported("invokedynamic needs a linker of call sites")
        i.link = m.dynamic.call_site(m, s, i.operands[0])
    initialise(m, s, i.link.owner)
    return i.link, arguments


def selected(m: Machine, s: State, method: Method, receiver: Value) -> Method:
    """The method that a receiver's class selects."""
    return select(m.class_of(s, m.non_null(s, receiver)), method)


def select(cls: LoadedClass, method: Method) -> Method:
    """JVMS 5.4.6, remembered in the class for each method it was asked."""
    known = cls.calls.get(method)
    if known is None:
        known = cls.calls[method] = java_linkage(lambda: select_method(cls, method))
    return known
