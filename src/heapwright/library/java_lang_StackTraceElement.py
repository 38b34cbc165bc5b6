"""Models of java.lang.StackTraceElement."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.library.interface import Models
from heapwright.library.traces import line_number
from heapwright.state.heap import Object

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.library.traces import TraceFrame
    from heapwright.state.heap import Value
    from heapwright.state.state import State

BUILTIN_CLASS_LOADER = 1
JDK_MODULE = 2


def of_throwable(m: Machine, s: State, throwable: Value, depth: Value) -> Object:
    """StackTraceElement.of: the elements of the frames an exception remembers."""
    frames: tuple[TraceFrame, ...] = s.heap.content(m.opened(s, throwable)).native or ()
    return m.array(s, "[Ljava/lang/StackTraceElement;", [element(m, s, frame) for frame in frames])


def of_frame(m: Machine, s: State, information: Value) -> Object:
    """StackTraceElement.of: the element of a frame that a StackWalker gave."""
    name = m.get(s, m.opened(s, information), "memberName")
    return element(m, s, s.heap.content(m.opened(s, name)).native)


def element(m: Machine, s: State, frame: TraceFrame) -> Object:
    """One element; its `format` says which names are not worth printing."""
    cls = frame.method.owner
    made = m.new_object(s, m.program.load("java/lang/StackTraceElement"))
    m.put(s, made, "declaringClass", m.intern(cls.binary_name))
    m.put(s, made, "methodName", m.intern(frame.method.name))
    source = cls.class_file.source_file if cls.class_file else None
    m.put(s, made, "fileName", None if source is None else m.intern(source))
    m.put(s, made, "lineNumber", line_number(frame))
    if cls.loader == "app":
        m.put(s, made, "classLoaderName", m.intern("app"))
    if cls.module is not None:
        m.put(s, made, "moduleName", m.intern(cls.module))
    m.put(s, made, "format", BUILTIN_CLASS_LOADER | (0 if cls.module is None else JDK_MODULE))
    return made


MODELS: Models = {
    "of(Ljava/lang/Throwable;I)[Ljava/lang/StackTraceElement;": of_throwable,
    "of(Ljava/lang/StackFrameInfo;)Ljava/lang/StackTraceElement;": of_frame,
}
