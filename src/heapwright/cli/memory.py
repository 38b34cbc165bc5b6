"""How much memory a run may take, so that a program which wants too much ends, and not the machine it runs on."""

from __future__ import annotations

import os
from pathlib import Path

CONTAINER = Path("/sys/fs/cgroup/memory.max")
"""Where Linux says how much this group of processes may have: a number, or `max`."""


def limit_memory() -> None:
    """Let Python find no memory beyond three quarters of all there is, where the system can be told so."""
    try:
        import resource

        most = available_memory() * 3 // 4
        soft, hard = resource.getrlimit(resource.RLIMIT_AS)
        if soft == resource.RLIM_INFINITY:
            resource.setrlimit(resource.RLIMIT_AS, (most, hard))
    except (ImportError, AttributeError, OSError, ValueError):
        return


def available_memory() -> int:
    """The bytes of memory of this computer, or of the container we are in."""
    physical = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    try:
        told = CONTAINER.read_text(encoding="ascii").strip()
    except OSError:
        told = ""
    return min(physical, int(told)) if told.isdecimal() else physical
