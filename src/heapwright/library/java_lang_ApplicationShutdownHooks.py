"""Models of java.lang.ApplicationShutdownHooks: hooks run one after the other, when the program ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.bytecode.calls import DECLINED
from heapwright.bytecode.initialisation import DONE
from heapwright.library.interface import Models

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.state.heap import Value
    from heapwright.state.state import State

HOOKS = "java/lang/ApplicationShutdownHooks"
ENDING = "shutdowns begun"


def has_hooks(m: Machine, s: State) -> bool:
    """Whether the program may have added hooks."""
    cls = m.program.loaded(HOOKS)
    return cls is not None and s.heap.content(m.statics(cls)).native is DONE


def run_hooks(m: Machine, s: State) -> Value:
    """ApplicationShutdownHooks.runHooks: from now on starting a thread runs it at once."""
    s.count(ENDING)
    return DECLINED


MODELS: Models = {"runHooks()V": run_hooks}
