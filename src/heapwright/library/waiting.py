"""What the models of methods that wait have in common: an interrupt, or a permit to go on, ends the wait at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.bytecode.calls import Call
from heapwright.library.interface import number
from heapwright.library.surroundings import main_thread
from heapwright.state.signals import JavaError

if TYPE_CHECKING:
    from typing import Never

    from heapwright.bytecode.machine import Machine
    from heapwright.state.heap import Value
    from heapwright.state.state import State

PERMIT = "permits to be parked no longer"


def is_interrupted(m: Machine, s: State) -> bool:
    """Whether the thread was interrupted, and has not been told yet."""
    return number(m.get(s, main_thread(m), "interrupted"), "whether the thread was interrupted") != 0


def interrupted(m: Machine, message: str | None = None) -> Call:
    """The call that takes the interrupt back; then the exception that tells of it is thrown.

    The model does not take it back itself: one that throws may be asked again, and must have changed nothing.
    """

    def tell(s: State, _: Value) -> Never:
        raise JavaError("java/lang/InterruptedException", message)

    return Call(m.program.load("java/lang/Thread").methods["interrupted", "()Z"], (), tell)


def permit(s: State) -> None:
    """Let the next wait for a permit end at once; there is never more than one."""
    s.counters[PERMIT] = 1


def takes_permit(s: State) -> bool:
    """Whether there was a permit, which is gone now."""
    return s.counters.pop(PERMIT, 0) > 0
