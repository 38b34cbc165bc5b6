"""Monitors of the one thread there is: counts of entries, and what each frame must leave again.

A frame leaves what it entered and nothing else, as HotSpot has it; JVMS 2.11.10 calls that structured locking.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.state.signals import JavaError

if TYPE_CHECKING:
    from heapwright.state.heap import Object
    from heapwright.state.state import Entered, Frame, State

NOT_OWNED = "java/lang/IllegalMonitorStateException"


def enter_monitor(s: State, ref: Object) -> None:
    """Enter once more."""
    s.locks[ref] = s.locks.get(ref, 0) + 1


def exit_monitor(s: State, ref: Object) -> None:
    """Leave once; only who entered may."""
    check_owner(s, ref, None)
    s.locks[ref] -= 1
    if s.locks[ref] == 0:
        del s.locks[ref]


def check_owner(s: State, ref: Object, message: str | None) -> None:
    """Refuse what only the owner of a monitor may do."""
    if ref not in s.locks:
        raise JavaError(NOT_OWNED, message)


def enter_block(s: State, entered: Entered, ref: Object) -> Entered:
    """Enter a monitor; what the frame must leave now."""
    enter_monitor(s, ref)
    return (*entered, ref)


def exit_block(s: State, entered: Entered, ref: Object) -> Entered:
    """Leave a monitor that the frame entered, the latest entry first; what it must still leave."""
    for at in range(len(entered) - 1, -1, -1):
        if entered[at] is ref:
            exit_monitor(s, ref)
            return entered[:at] + entered[at + 1 :]
    raise JavaError(NOT_OWNED)


def exit_in_frame(s: State, frame: Frame, ref: Object) -> None:
    """Leave a monitor that the frame entered, or the one that it holds as a synchronized method."""
    if ref is frame.lock and ref not in frame.entered:
        exit_monitor(s, ref)
        frame.lock = None
        frame.entered = (*frame.entered, None)
    else:
        frame.entered = exit_block(s, frame.entered, ref)


def is_unbalanced(frame: Frame) -> bool:
    """Whether a frame must not be left as it is: it has blocks to leave, or left its method's own monitor."""
    return bool(frame.entered)


def exit_all(s: State, frame: Frame) -> None:
    """Leave every monitor of the frame."""
    for ref in (frame.lock, *frame.entered):
        if ref is not None:
            exit_monitor(s, ref)
    frame.entered, frame.lock = (), None
