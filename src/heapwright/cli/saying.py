"""What the command itself has to say."""

from __future__ import annotations

import sys


def say(message: str, status: int) -> int:
    """Write a sentence on the error stream, where there is one, and return the status that goes with it."""
    try:
        if sys.stderr is not None:
            sys.stderr.write(f"heapwright: {message}\n")
            sys.stderr.flush()
    except OSError:
        pass
    return status
