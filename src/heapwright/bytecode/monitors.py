"""Monitors of the one thread there is: counts of entries, so that exits without an entry are found."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.state.signals import JavaError

if TYPE_CHECKING:
    from heapwright.state.heap import Object
    from heapwright.state.state import State


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
        raise JavaError("java/lang/IllegalMonitorStateException", message)
