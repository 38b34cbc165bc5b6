"""The deterministic clock: it advances a little whenever it is read, and as much as a program sleeps."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from heapwright.state.state import State

EPOCH_MILLISECONDS = 1_600_000_000_000
TICK = 100_000
COUNTER = "nanoseconds"


def nanoseconds(s: State) -> int:
    """The time since the start of the run; reading it takes some."""
    pass_time(s, TICK)
    return s.counters[COUNTER]


def nanoseconds_since_1970(s: State) -> int:
    """The time of day."""
    return EPOCH_MILLISECONDS * 1_000_000 + nanoseconds(s)


def milliseconds(s: State) -> int:
    """The time of day in milliseconds since 1970."""
    return nanoseconds_since_1970(s) // 1_000_000


def pass_time(s: State, duration: int) -> None:
    """Let time pass, in nanoseconds."""
    s.counters[COUNTER] = s.counters.get(COUNTER, 0) + duration
