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
        raise unusable(m, s, cls)
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
    for one in classes_above(cls):
        if s.heap.content(m.statics(one)).native is FAILED:
            push_placeholder(m, s, cls)
            raise unusable(m, s, one)
    above = [one for one in classes_above(cls) if s.heap.content(m.statics(one)).native is None]
    initialiser = cls.methods.get(("<clinit>", "()V"))
    if initialiser is not None and m.find_model(initialiser) is not None:
        initialiser = None
    if initialiser is None and not above:
        finish(m, s, cls)
        return
    push_frame(m, s, initialiser or m.empty_method, (), Then.REPEAT)
    s.frames[-1].initialises = cls
    for one in reversed(above):
        begin(m, s, one)


def push_placeholder(m: Machine, s: State, cls: LoadedClass) -> None:
    """Push a frame that fails the class when an exception leaves it."""
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


def finish(m: Machine, s: State, cls: LoadedClass) -> None:
    """The initialiser returned, or there is none; one that the library models acts now."""
    initialiser = cls.methods.get(("<clinit>", "()V"))
    model = None if initialiser is None else m.prepared(initialiser).model
    if model is not None:
        model(m, s)
    s.heap.own(m.statics(cls)).native = DONE
    m.initialised(s, cls)


def fail(m: Machine, s: State, cls: LoadedClass, exception: Object) -> Object | JavaError:
    """The initialiser threw: the class is unusable, and an exception that is no Error is wrapped in one."""
    statics = s.heap.own(m.statics(cls))
    statics.native = FAILED
    statics.slots = [recorded(m, s, exception)]
    if m.program.load("java/lang/Error") in exception.cls.supertypes:
        return exception
    return JavaError("java/lang/ExceptionInInitializerError", cause=exception)


def recorded(m: Machine, s: State, exception: Object) -> Object:
    """The error that is the cause of all later ones: it describes the exception and has its stack trace."""
    message = m.get(s, exception, "detailMessage")
    said = "" if message is None else f": {m.text(s, message)}"
    error = m.new_object(s, m.program.load("java/lang/ExceptionInInitializerError"))
    throwable = m.program.load("java/lang/Throwable")
    description = f'Exception {java_name(exception.cls.name)}{said} [in thread "main"]'
    m.put(s, error, "detailMessage", m.string(s, description))
    m.put(s, error, "stackTrace", m.get_static(s, throwable, "UNASSIGNED_STACK"))
    m.put(s, error, "suppressedExceptions", m.get_static(s, throwable, "SUPPRESSED_SENTINEL"))
    m.put(s, error, "depth", m.get(s, exception, "depth"))
    s.heap.own(error).native = s.heap.content(exception).native
    return error


def unusable(m: Machine, s: State, cls: LoadedClass) -> JavaError:
    """What is thrown when a class is used whose initialisation failed before."""
    cause = s.heap.content(m.statics(cls)).slots[0]
    return JavaError("java/lang/NoClassDefFoundError", f"Could not initialize class {java_name(cls.name)}", cause)
