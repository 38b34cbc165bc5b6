"""Who looks after a run now and then."""

from __future__ import annotations

from itertools import repeat
from time import monotonic
from typing import TYPE_CHECKING

from heapwright.state.signals import Stop

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from heapwright.state.state import State

UNWATCHED = 1_000_000
WATCHED = 50_000


class Unlimited:
    """Lets a run take as long as it takes."""

    def renew(self, s: State) -> Iterator[object]:
        """Another stretch of jumps back."""
        return repeat(None, UNWATCHED)

    def waits(self, s: State) -> None:
        """Nobody sees what is printed before the end."""


class Attentive:
    """Passes on what a program prints while it runs, and ends a run that takes too long."""

    def __init__(self, pass_on: Callable[[int, bytes], None], timeout: float | None) -> None:
        self.pass_on = pass_on
        self.timeout = timeout
        self.deadline = None if timeout is None else monotonic() + timeout

    def renew(self, s: State) -> Iterator[object]:
        """Another, shorter stretch."""
        self.drain(s)
        if self.timeout is not None and self.deadline is not None and monotonic() > self.deadline:
            raise Stop(used_up(self.timeout))
        return repeat(None, WATCHED)

    def waits(self, s: State) -> None:
        """Pass on the question before its answer is read."""
        self.drain(s)

    def drain(self, s: State) -> None:
        """Pass on what was printed, oldest first, and forget it."""
        pieces = []
        here = s.output
        while here is not None:
            pieces.append((here.stream, here.data))
            here = here.parent
        s.output = None
        for stream, data in joined(reversed(pieces)):
            self.pass_on(stream, data)


def used_up(timeout: float) -> str:
    """The bound that a run of this many seconds has reached."""
    return f"the time given, {timeout:g} seconds, is used up"


def joined(pieces: Iterator[tuple[int, bytes]]) -> Iterator[tuple[int, bytes]]:
    """Neighbouring pieces of the same stream as one."""
    collected: list[bytes] = []
    current = 0
    for stream, data in pieces:
        if stream != current and collected:
            yield current, b"".join(collected)
            collected = []
        current = stream
        collected.append(data)
    if collected:
        yield current, b"".join(collected)
