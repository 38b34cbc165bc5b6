"""What the command itself has to say."""

from __future__ import annotations

import os
import sys
from typing import TextIO


def say(message: str, status: int) -> int:
    """Write a sentence on the error stream, where there is one, and return the status that goes with it."""
    write(f"heapwright: {message}\n", sys.stderr)
    return status


def show(text: str, status: int = 0) -> int:
    """Write what was asked for on the standard output, where there is one, and return a status."""
    write(text, sys.stdout)
    return status


def write(text: str, stream: TextIO | None) -> None:
    """Write all of a text now; where nobody takes it, it is lost."""
    if stream is None:
        return
    try:
        stream.write(text)
        stream.flush()
    except OSError:
        # What is left in Python's buffer would be tried again, and complained about, when the process ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
