"""What a program prints, on its way out."""

from __future__ import annotations

import sys
from io import FileIO
from typing import TYPE_CHECKING

from heapwright.state.signals import Stop

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from io import RawIOBase

    from heapwright.cli.interruption import Interruptions
    from heapwright.engine.watches import Attentive
    from heapwright.state.state import State

NAMES = {1: "standard output", 2: "the error stream"}


class Output:
    """The two streams a program prints to; one that was closed from the start swallows what it is given."""

    def __init__(self, streams: Mapping[int, RawIOBase | None]) -> None:
        self.streams = streams
        self.failure: OSError | None = None

    def pass_on(self, stream: int, data: bytes) -> None:
        """Write it all; where nobody takes it any more, stop the run."""
        target = self.streams[stream]
        if target is None or self.failure is not None:
            return
        try:
            rest = memoryview(data)
            while rest:
                rest = rest[target.write(rest) :]
        except OSError as error:
            self.failure = error
            raise Stop(f"{NAMES[stream]} cannot be written: {error.strerror}") from None


class Undisturbed:
    """A watch that is not interrupted while it passes on what was printed."""

    def __init__(self, watch: Attentive, interruptions: Interruptions) -> None:
        self.watch = watch
        self.interruptions = interruptions

    def renew(self, s: State) -> Iterator[object]:
        """Pass on what was printed, and allow another stretch."""
        with self.interruptions.held_back():
            return self.watch.renew(s)

    def waits(self, s: State) -> None:
        """Pass on what was printed before input is waited for."""
        self.drain(s)

    def drain(self, s: State) -> None:
        """Pass on what was printed."""
        with self.interruptions.held_back():
            self.watch.drain(s)


def standard_streams() -> dict[int, RawIOBase | None]:
    """The streams of this process, without Python's buffers; None for one it was started without."""
    given = ((1, sys.stdout), (2, sys.stderr))
    return {number: None if text is None else FileIO(text.fileno(), "wb", closefd=False) for number, text in given}
