"""Initialisation of classes (JVMS 5.5), in the one thread there is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.bytecode.frames import push_frame
from heapwright.classfile.constants import StringConstant
from heapwright.program.descriptors import java_name
from heapwright.state.signals import Again, JavaError
from heapwright.state.state import Then

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.program.classes import Field, LoadedClass
    from heapwright.state.heap import Object, Value
    from heapwright.state.state import State

RUNNING = "running"
DONE = "done"
FAILED = "failed"


def initialise(m: Machine, s: State, cls: LoadedClass) -> None:
    """Return when the class is initialised or being initialised; otherwise push its initialiser and raise `Again`."""
    statics = m.statics(cls)
    status = s.heap.content(statics).native
    if status is RUNNING or status is DONE:
        return
    if status is FAILED:
        message = f"Could not initialize class {java_name(cls.name)}"
        raise JavaError("java/lang/NoClassDefFoundError", message)
    depth = len(s.frames)
    begin(m, s, cls)
    if len(s.frames) > depth:
        raise Again


def begin(m: Machine, s: State, cls: LoadedClass) -> None:
    """Mark the class, fill its constants and push the frames that must run: superclasses end up on top."""
    statics = s.heap.own(m.statics(cls))
    if statics.native is not None:
        return
    statics.native = RUNNING
    statics.slots = list(cls.static_defaults)
    for field in cls.static_fields:
        if field.constant_value is not None:
            statics.slots[field.slot] = constant(m, field)
    above = [one for one in classes_above(cls) if s.heap.content(m.statics(one)).native is None]
    initialiser = cls.methods.get(("<clinit>", "()V"))
    if initialiser is None and not above:
        finish(m, s, cls)
        return
    push_frame(m, s, initialiser or m.empty_method, (), Then.REPEAT)
    s.frames[-1].initialises = cls
    for one in reversed(above):
        begin(m, s, one)


def classes_above(cls: LoadedClass) -> list[LoadedClass]:
    """What must be initialised before the class: its superclass, then interfaces that have default methods."""
    if cls.is_interface or cls.superclass is None:
        return []
    found = [cls.superclass]
    found.extend(one for one in interfaces_above(cls) if has_default_method(one))
    return found


def interfaces_above(cls: LoadedClass) -> list[LoadedClass]:
    """The direct superinterfaces, each after its own superinterfaces."""
    found: dict[LoadedClass, None] = {}
    for interface in cls.interfaces:
        found.update(dict.fromkeys(interfaces_above(interface)))
        found[interface] = None
    return list(found)


def has_default_method(interface: LoadedClass) -> bool:
    """Whether an interface declares a method with code that is not static."""
    return any(not method.is_static and not method.is_abstract for method in interface.methods.values())


def constant(m: Machine, field: Field) -> Value:
    """The value of a ConstantValue attribute."""
    value = field.constant_value
    return m.intern(value.text) if isinstance(value, StringConstant) else value.value


def finish(m: Machine, s: State, cls: LoadedClass) -> None:
    """The initialiser returned."""
    s.heap.own(m.statics(cls)).native = DONE
    m.initialised(s, cls)


def fail(m: Machine, s: State, cls: LoadedClass, exception: Object) -> Object | JavaError:
    """The initialiser threw: the class is unusable, and an exception that is no Error is wrapped in one."""
    statics = s.heap.own(m.statics(cls))
    statics.native = FAILED
    statics.slots = []
    if m.program.load("java/lang/Error") in exception.cls.supertypes:
        return exception
    return JavaError("java/lang/ExceptionInInitializerError", cause=exception)
