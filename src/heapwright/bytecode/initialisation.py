"""Initialisation of classes (JVMS 5.5), in the one thread there is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from heapwright.bytecode.frames import check_depth, push_frame
from heapwright.classfile.constants import StringConstant
from heapwright.program.descriptors import java_name
from heapwright.state.signals import Again, JavaError
from heapwright.state.state import Then

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.program.classes import Field, LoadedClass
    from heapwright.state.heap import Object, Value
    from heapwright.state.state import State

WAITING = "waiting"
RUNNING = "running"
DONE = "done"
USABLE = frozenset((WAITING, RUNNING, DONE))
"""How far a class's initialisation is when its members may be used; None before, `Failed` after a failure."""


@dataclass(frozen=True, slots=True)
class Failed:
    """The initialisation ended with an exception; the error that is the cause of all later ones."""

    cause: Object


def initialise(m: Machine, s: State, cls: LoadedClass) -> None:
    """Return when the class is initialised or being initialised; otherwise push its initialiser and raise `Again`."""
    statics = m.statics(cls)
    status = s.heap.content(statics).native
    if status in USABLE:
        return
    if isinstance(status, Failed):
        raise unusable(cls, status)
    depth = len(s.frames)
    begin(m, s, cls)
    if len(s.frames) > depth:
        raise Again


def begin(m: Machine, s: State, cls: LoadedClass) -> None:
    """Mark a class that nothing was done for yet, fill its constants, and push the first frame that must run."""
    check_depth(m, s)
    statics = s.heap.own(m.statics(cls))
    statics.native = WAITING
    statics.slots = list(cls.static_defaults)
    for field in cls.static_fields:
        if field.constant_value is not None:
            statics.slots[field.slot] = constant(m, field)
    proceed(m, s, cls)


def proceed(m: Machine, s: State, cls: LoadedClass) -> None:
    """Initialise the next of what comes before a class; when there is none left, run its own initialiser."""
    for one in classes_above(cls):
        status = s.heap.content(m.statics(one)).native
        if status in USABLE:
            continue
        push_placeholder(m, s, cls)
        if isinstance(status, Failed):
            raise unusable(one, status)
        depth = len(s.frames)
        begin(m, s, one)
        if len(s.frames) > depth:
            return
        s.frames.pop()
    s.heap.own(m.statics(cls)).native = RUNNING
    initialiser = cls.methods.get(("<clinit>", "()V"))
    if initialiser is None or m.find_model(initialiser) is not None:
        finish(m, s, cls)
        return
    push_frame(m, s, initialiser, (), Then.REPEAT)
    s.frames[-1].initialises = cls


def push_placeholder(m: Machine, s: State, cls: LoadedClass) -> None:
    """Push a frame that goes on with the class when it returns, and fails the class when an exception leaves it."""
    push_frame(m, s, m.empty_method, (), Then.REPEAT)
    s.frames[-1].initialises = cls


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
    if isinstance(value, StringConstant):
        return m.intern(value.text)
    return None if value is None else value.value


def returned(m: Machine, s: State, cls: LoadedClass) -> None:
    """A frame that was pushed for a class returned: a placeholder, or its initialiser."""
    if s.heap.content(m.statics(cls)).native is WAITING:
        proceed(m, s, cls)
    else:
        finish(m, s, cls)


def finish(m: Machine, s: State, cls: LoadedClass) -> None:
    """The initialiser returned, or there is none: one that the library models acts now."""
    initialiser = cls.methods.get(("<clinit>", "()V"))
    model = None if initialiser is None else m.prepared(initialiser).model
    if model is not None:
        model(m, s)
    s.heap.own(m.statics(cls)).native = DONE
    m.initialised(s, cls)


def fail(m: Machine, s: State, cls: LoadedClass, exception: Object) -> Object | JavaError:
    """The initialiser threw: the class is unusable, and an exception that is no Error is wrapped in one."""
    thrown = m.class_of(s, exception)
    failed = Failed(recorded(m, s, exception))
    statics = s.heap.own(m.statics(cls))
    statics.native = failed
    statics.slots = []
    if m.program.load("java/lang/Error") in thrown.supertypes:
        return exception
    return JavaError("java/lang/ExceptionInInitializerError", cause=exception)


def recorded(m: Machine, s: State, exception: Object) -> Object:
    """The error that is the cause of all later ones: it describes the exception and has its stack trace."""
    message = m.get(s, exception, "detailMessage")
    said = "" if m.decide(s, m.heap.is_null(s, message)) else f": {m.text(s, message)}"
    error = m.new_object(s, m.program.load("java/lang/ExceptionInInitializerError"))
    throwable = m.program.load("java/lang/Throwable")
    description = f'Exception {java_name(exception.cls.name)}{said} [in thread "main"]'
    m.put(s, error, "detailMessage", m.string(s, description))
    m.put(s, error, "stackTrace", m.get_static(s, throwable, "UNASSIGNED_STACK"))
    m.put(s, error, "suppressedExceptions", m.get_static(s, throwable, "SUPPRESSED_SENTINEL"))
    m.put(s, error, "depth", m.get(s, exception, "depth"))
    s.heap.own(error).native = s.heap.content(exception).native
    return error


def unusable(cls: LoadedClass, failed: Failed) -> JavaError:
    """What is thrown when a class is used whose initialisation failed before."""
    message = f"Could not initialize class {java_name(cls.name)}"
    return JavaError("java/lang/NoClassDefFoundError", message, failed.cause)
