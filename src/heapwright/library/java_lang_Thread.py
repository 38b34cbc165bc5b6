"""Models of java.lang.Thread: there is one, and no other can be started."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.bytecode.calls import Call
from heapwright.bytecode.invocation import select
from heapwright.library.clock import pass_time
from heapwright.library.interface import Models, nothing, number
from heapwright.library.java_lang_ApplicationShutdownHooks import ENDING
from heapwright.library.surroundings import main_thread
from heapwright.library.waiting import interrupted, is_interrupted, permit
from heapwright.state.signals import JavaError, Unsupported

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.state.heap import Object, Value
    from heapwright.state.state import State


def current_thread(m: Machine, s: State) -> Object:
    """Thread.currentThread."""
    return main_thread(m)


def start(m: Machine, s: State, thread: Value) -> Call:
    """Thread.start0: only the threads that run when the program ends can be started."""
    place = m.opened(s, thread)
    if ENDING in s.counters:
        run = m.program.load("java/lang/Runnable").methods["run", "()V"]
        return Call(select(m, place.cls, run, by_interface=True), (place,))
    name = m.text(s, m.opened(s, m.get(s, place, "name")))
    raise Unsupported(f"the thread {name} was started: only one thread is supported")


def interrupt(m: Machine, s: State, thread: Value) -> None:
    """Thread.interrupt0: beside the mark, the thread gets a permit for its next park."""
    if m.decide(s, m.heap.equal(s, thread, main_thread(m))):
        permit(s)


def sleep(m: Machine, s: State, milliseconds: Value) -> Call | None:
    """Thread.sleep: the clock goes on, unless the thread was interrupted."""
    duration = number(milliseconds, "the time of Thread.sleep")
    if duration < 0:
        raise JavaError("java/lang/IllegalArgumentException", "timeout value is negative")
    if is_interrupted(m, s):
        return interrupted(m, "sleep interrupted")
    pass_time(s, duration * 1_000_000)
    return None


def holds_lock(m: Machine, s: State, ref: Value) -> int:
    """Thread.holdsLock."""
    return int(m.opened(s, ref) in s.locks)


def threads(m: Machine, s: State) -> Object:
    """Thread.getThreads."""
    return m.array(s, "[Ljava/lang/Thread;", [main_thread(m)])


MODELS: Models = {
    "registerNatives()V": nothing,
    "currentThread()Ljava/lang/Thread;": current_thread,
    "start0()V": start,
    "yield()V": nothing,
    "onSpinWait()V": nothing,
    "sleep(J)V": sleep,
    "holdsLock(Ljava/lang/Object;)Z": holds_lock,
    "getThreads()[Ljava/lang/Thread;": threads,
    "interrupt0()V": interrupt,
    "clearInterruptEvent()V": nothing,
    "setPriority0(I)V": nothing,
    "setNativeName(Ljava/lang/String;)V": nothing,
}
