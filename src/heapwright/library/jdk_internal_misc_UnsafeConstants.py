"""Models of jdk.internal.misc.UnsafeConstants, whose fields the JVM itself fills."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.library.interface import Models

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.state.state import State


def initialise_constants(m: Machine, s: State) -> None:
    """Describe a 64-bit machine that stores the low byte first."""
    constants = m.program.load("jdk/internal/misc/UnsafeConstants")
    m.put_static(s, constants, "ADDRESS_SIZE0", 8)
    m.put_static(s, constants, "PAGE_SIZE", 4096)
    m.put_static(s, constants, "UNALIGNED_ACCESS", 1)


MODELS: Models = {"<clinit>()V": initialise_constants}
