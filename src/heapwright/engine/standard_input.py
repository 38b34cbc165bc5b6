"""What a program reads from its standard input."""

from __future__ import annotations

from typing import BinaryIO


class StandardInput:
    """A stream read no further than the program asks; what was read is kept, so that another path can read it again."""

    def __init__(self, stream: BinaryIO) -> None:
        self.stream = stream
        self.seen = bytearray()
        self.ended = False

    def read(self, start: int, count: int) -> bytes:
        """Bytes from a position on: some of those asked for, none at the end."""
        while not self.ended and len(self.seen) <= start:
            line = self.stream.readline(count)
            self.ended = not line
            self.seen += line
        return bytes(self.seen[start : start + count])
