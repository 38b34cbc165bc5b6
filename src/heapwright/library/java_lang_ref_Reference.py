"""Models of java.lang.ref.Reference: nothing is ever collected, so that references keep what they refer to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.library.interface import Models, no, nothing
from heapwright.library.surroundings import bare

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.state.heap import Value
    from heapwright.state.state import State

REFERENCE = "java/lang/ref/Reference"


def initialise_reference(m: Machine, s: State) -> None:
    """Reference's initialiser without the thread that it would start."""
    m.put_static(s, m.program.load(REFERENCE), "processPendingLock", bare(m, "java/lang/Object"))


def refers_to(m: Machine, s: State, reference: Value, ref: Value) -> int:
    """Reference.refersTo0."""
    return int(m.decide(s, m.heap.equal(s, m.get(s, m.opened(s, reference), "referent"), ref)))


def clear(m: Machine, s: State, reference: Value) -> None:
    """Reference.clear0."""
    m.put(s, m.opened(s, reference), "referent", None)


MODELS: Models = {
    "<clinit>()V": initialise_reference,
    "getAndClearReferencePendingList()Ljava/lang/ref/Reference;": nothing,
    "hasReferencePendingList()Z": no,
    "waitForReferencePendingList()V": nothing,
    "refersTo0(Ljava/lang/Object;)Z": refers_to,
    "clear0()V": clear,
}
