"""Stack traces: which frames are in them, and what is said of each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from heapwright.bytecode.dynamic.hidden import is_hidden

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from heapwright.program.classes import LoadedClass, Method
    from heapwright.state.state import Frame

LONGEST = 1024
UNKNOWN_LINE = -1
NATIVE_LINE = -2


@dataclass(frozen=True, slots=True)
class TraceFrame:
    """A frame as a trace remembers it; `offset` is the byte offset of its instruction.

    `calls_hidden` tells that it called a hidden class's method, which the trace leaves out.
    """

    method: Method
    offset: int
    calls_hidden: bool


def trace(frames: Sequence[Frame], throwable: LoadedClass) -> tuple[TraceFrame, ...]:
    """The frames at which an exception of a class is made, innermost first, its own constructors left out."""
    found: list[TraceFrame] = []
    upper = "fillInStackTrace"
    for frame, above in visible_frames(frames):
        method = frame.method
        if upper:
            if method.name == upper and method.owner in throwable.supertypes:
                continue
            upper = "<init>"
            if method.name == upper and method.owner in throwable.supertypes:
                continue
            upper = ""
        found.append(remembered(frame, above))
        if len(found) == LONGEST:
            break
    return tuple(found)


def remembered(frame: Frame, above: Frame | None) -> TraceFrame:
    """A frame as a trace remembers it, of one that called another."""
    offset = frame.code.offset(frame.pc) if frame.code.operations else 0
    return TraceFrame(frame.method, offset, above is not None and is_hidden(above.method.owner))


def visible_frames(frames: Sequence[Frame], *, hidden: bool = False) -> Iterator[tuple[Frame, Frame | None]]:
    """The frames of methods that a program knows of, innermost first, each with the frame it called.

    Those of hidden classes are among them if they are asked for.
    """
    above: Frame | None = None
    for frame in reversed(frames):
        unseen = (is_hidden(frame.method.owner) and not hidden) or is_placeholder(frame.method)
        if not unseen and not waits_to_initialise(frame, above):
            yield frame, above
        above = frame


def is_placeholder(method: Method) -> bool:
    """Whether a method stands for an initialiser that a class does not have."""
    return method.name == "<clinit>" and method.owner.superclass is None


def waits_to_initialise(frame: Frame, above: Frame | None) -> bool:
    """Whether a class's initialiser has not begun, because one of its supertypes is initialised before it."""
    cls = frame.initialises
    if cls is None:
        return False
    begun = above is None or above.initialises is None or frame.pc > 0
    return not begun and above is not None and above.initialises in cls.supertypes


def line_number(frame: TraceFrame) -> int:
    """The source line of a frame: that of the last entry of the line table at or before its offset."""
    method = frame.method
    if method.is_native:
        return NATIVE_LINE
    best = UNKNOWN_LINE
    best_offset = 0
    for offset, line in method.code.line_numbers if method.code else ():
        if offset == line == 0 and best == UNKNOWN_LINE:
            continue
        if offset == frame.offset:
            return line
        if best_offset <= offset < frame.offset:
            best_offset, best = offset, line
    return best
