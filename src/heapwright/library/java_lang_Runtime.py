"""Models of java.lang.Runtime: one processor and a fixed amount of memory."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.bytecode.calls import DECLINED
from heapwright.library.interface import Models, nothing, number
from heapwright.library.java_lang_ApplicationShutdownHooks import has_hooks
from heapwright.state.signals import Exit

if TYPE_CHECKING:
    from typing import Never

    from heapwright.bytecode.machine import Machine
    from heapwright.state.heap import Value
    from heapwright.state.state import State

TOTAL_MEMORY = 1 << 28
FREE_MEMORY = 1 << 27
MAXIMAL_MEMORY = 1 << 32


def available_processors(m: Machine, s: State, runtime: Value) -> int:
    """Runtime.availableProcessors."""
    return 1


def total_memory(m: Machine, s: State, runtime: Value) -> int:
    """Runtime.totalMemory."""
    return TOTAL_MEMORY


def free_memory(m: Machine, s: State, runtime: Value) -> int:
    """Runtime.freeMemory."""
    return FREE_MEMORY


def max_memory(m: Machine, s: State, runtime: Value) -> int:
    """Runtime.maxMemory."""
    return MAXIMAL_MEMORY


def exit_program(m: Machine, s: State, runtime: Value, status: Value) -> Value:
    """Runtime.exit; where there are shutdown hooks, Java runs them first."""
    return DECLINED if has_hooks(m, s) else halt(m, s, runtime, status)


def halt(m: Machine, s: State, runtime: Value, status: Value) -> Never:
    """Runtime.halt."""
    raise Exit(number(status, "the exit status"))


MODELS: Models = {
    "availableProcessors()I": available_processors,
    "totalMemory()J": total_memory,
    "freeMemory()J": free_memory,
    "maxMemory()J": max_memory,
    "gc()V": nothing,
    "runFinalization()V": nothing,
    "exit(I)V": exit_program,
    "halt(I)V": halt,
}
