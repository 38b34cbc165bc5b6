"""Models of java.lang.ProcessBuilder."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.library.interface import Models
from heapwright.state.signals import Unsupported

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.state.heap import Value
    from heapwright.state.state import State


def start(m: Machine, s: State, builder: Value, redirections: Value) -> None:
    """ProcessBuilder.start."""
    raise Unsupported("a process was to be started")


MODELS: Models = {"start([Ljava/lang/ProcessBuilder$Redirect;)Ljava/lang/Process;": start}
