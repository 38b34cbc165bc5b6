"""How much memory a run may take, so that a program which wants too much ends, and not the machine it runs on."""

from __future__ import annotations

import os
from pathlib import Path

CONTAINER = Path("/sys/fs/cgroup/memory.max")
"""Where Linux says how much this group of processes may have: a number, or `max`."""
TAKEN = Path("/proc/self/statm")
"""Where Linux says how many pages this process has: the first number."""
RESERVE = 8
"""The part of the limit that is left when a run ends, one in so many.

Python that gets no memory at all may neither find an exception's handler nor end, so a run must not come so far.
"""


def limit_memory() -> int | None:
    """Let Python find no memory beyond three quarters of all there is, where the system can be told so.

    What is returned is the number of bytes at which a run should end: fewer than that, so that it still can.
    """
    try:
        import resource

        most = available_memory() * 3 // 4
        soft, hard = resource.getrlimit(resource.RLIMIT_AS)
        if soft == resource.RLIM_INFINITY:
            resource.setrlimit(resource.RLIMIT_AS, (most, hard))
        else:
            most = soft
    except (ImportError, AttributeError, OSError, ValueError):
        return None
    return most - most // RESERVE


def available_memory() -> int:
    """The bytes of memory of this computer, or of the container we are in."""
    physical = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    try:
        told = CONTAINER.read_text(encoding="ascii").strip()
    except OSError:
        told = ""
    return min(physical, int(told)) if told.isdecimal() else physical


def taken_memory() -> int:
    """The bytes of memory that this process has taken, as its limit counts them; 0 where the system does not say."""
    try:
        return int(TAKEN.read_bytes().split()[0]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0
