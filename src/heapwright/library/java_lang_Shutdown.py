"""Models of java.lang.Shutdown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.library.interface import Models, nothing, number
from heapwright.state.signals import Exit

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.state.heap import Value
    from heapwright.state.state import State


def halt(m: Machine, s: State, status: Value) -> None:
    """Shutdown.halt0."""
    raise Exit(number(status, "the exit status"))


MODELS: Models = {
    "beforeHalt()V": nothing,
    "halt0(I)V": halt,
}
