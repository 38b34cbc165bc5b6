"""Models of java.lang.Runtime: one processor and a fixed amount of memory."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.library.interface import Models, nothing, number
from heapwright.state.signals import Exit, Unsupported

if TYPE_CHECKING:
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


def exit_program(m: Machine, s: State, runtime: Value, status: Value) -> None:
    """Runtime.exit and halt: shutdown hooks cannot have been added."""
    raise Exit(number(status, "the exit status"))


def add_shutdown_hook(m: Machine, s: State, runtime: Value, hook: Value) -> None:
    """Runtime.addShutdownHook."""
    raise Unsupported("a shutdown hook was added: it would run in a thread of its own")


MODELS: Models = {
    "availableProcessors()I": available_processors,
    "totalMemory()J": total_memory,
    "freeMemory()J": free_memory,
    "maxMemory()J": max_memory,
    "gc()V": nothing,
    "runFinalization()V": nothing,
    "exit(I)V": exit_program,
    "halt(I)V": exit_program,
    "addShutdownHook(Ljava/lang/Thread;)V": add_shutdown_hook,
}
