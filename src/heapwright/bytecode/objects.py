"""JVMS family: objects, fields, types, exceptions and monitors."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.bytecode.initialisation import initialise
from heapwright.bytecode.linking import linked_class, linked_field
from heapwright.bytecode.monitors import enter_block, exit_in_frame
from heapwright.bytecode.narrowing import narrowed
from heapwright.program.access import places
from heapwright.state.signals import JavaError, Thrown

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.program.classes import LoadedClass
    from heapwright.state.code import Operation
    from heapwright.state.heap import Value
    from heapwright.state.state import State


def new(m: Machine, s: State, i: Operation) -> Value:
    """JVMS 6.5 new."""
    cls = linked_class(m.program, s.frames[-1].method, i)
    if cls.is_abstract:
        raise JavaError("java/lang/InstantiationError", cls.binary_name)
    initialise(m, s, cls)
    return m.new_object(s, cls)


def getstatic(m: Machine, s: State, i: Operation) -> Value:
    """JVMS 6.5 getstatic."""
    field = linked_field(m.program, s.frames[-1].method, i)
    initialise(m, s, field.owner)
    return m.heap.load(s, m.heap.read(s, m.statics(field.owner), field.slot))


def putstatic(m: Machine, s: State, i: Operation, value: Value) -> None:
    """JVMS 6.5 putstatic."""
    field = linked_field(m.program, s.frames[-1].method, i)
    initialise(m, s, field.owner)
    m.heap.write(s, m.statics(field.owner), field.slot, narrowed(m, field.descriptor, value))


def getfield(m: Machine, s: State, i: Operation, ref: Value) -> Value:
    """JVMS 6.5 getfield."""
    field = linked_field(m.program, s.frames[-1].method, i)
    return m.heap.load(s, m.heap.read(s, m.non_null(s, ref), field.slot))


def putfield(m: Machine, s: State, i: Operation, ref: Value, value: Value) -> None:
    """JVMS 6.5 putfield."""
    field = linked_field(m.program, s.frames[-1].method, i)
    m.heap.write(s, m.non_null(s, ref), field.slot, narrowed(m, field.descriptor, value))


def instanceof(m: Machine, s: State, i: Operation, ref: Value) -> Value:
    """JVMS 6.5 instanceof: null is an instance of nothing, even of a class that is missing."""
    if m.decide(s, m.heap.is_null(s, ref)):
        return 0
    cls = linked_class(m.program, s.frames[-1].method, i)
    return 1 if m.decide(s, m.heap.instance(s, ref, cls)) else 0


def checkcast(m: Machine, s: State, i: Operation, ref: Value) -> Value:
    """JVMS 6.5 checkcast: null passes, even where the class is missing; to Object everything can be cast unseen."""
    if i.operands[0].name == "java/lang/Object" or m.decide(s, m.heap.is_null(s, ref)):
        return ref
    cls = linked_class(m.program, s.frames[-1].method, i)
    if m.decide(s, m.heap.instance(s, ref, cls)):
        return ref
    raise JavaError("java/lang/ClassCastException", cast_message(m.known_class(s, ref), cls))


def cast_message(actual: LoadedClass | None, wanted: LoadedClass) -> str | None:
    """What HotSpot says of a failed cast: both classes and the modules and loaders they come from."""
    if actual is None:
        return None
    names = f"class {actual.binary_name} cannot be cast to class {wanted.binary_name}"
    return f"{names} ({places(actual, wanted)})"


def athrow(m: Machine, s: State, i: Operation, ref: Value) -> Value:
    """JVMS 6.5 athrow."""
    raise Thrown(m.opened(s, ref))


def monitorenter(m: Machine, s: State, i: Operation, ref: Value) -> None:
    """JVMS 6.5 monitorenter."""
    opened, frame = m.opened(s, ref), s.frames[-1]
    frame.entered = enter_block(s, frame.entered, opened)


def monitorexit(m: Machine, s: State, i: Operation, ref: Value) -> None:
    """JVMS 6.5 monitorexit."""
    exit_in_frame(s, s.frames[-1], m.opened(s, ref))
