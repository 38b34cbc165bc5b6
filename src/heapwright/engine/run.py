"""Running a program concretely: a method to its end, or `main` as the `java` command does."""

from __future__ import annotations

import gc
import sys
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

from heapwright.bytecode.frames import push_frame
from heapwright.bytecode.initialisation import initialise
from heapwright.bytecode.interpreter import advance
from heapwright.library.java_lang_ApplicationShutdownHooks import has_hooks
from heapwright.library.surroundings import main_thread
from heapwright.state.ends import Broken, Cut, Exited, Returned, Stopped, Threw
from heapwright.state.signals import Again, JavaError, Unsupported
from heapwright.state.state import State

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from heapwright.bytecode.machine import Machine
    from heapwright.program.classes import LoadedClass, Method
    from heapwright.state.ends import End
    from heapwright.state.heap import Object, Value

SPARE_FRAMES = 2000
COLLECTIONS = (100_000, 20, 50)


@dataclass(frozen=True, slots=True)
class ProgramEnd:
    """How a program ended: the exit status `java` would have, and the reason where there is none."""

    status: int
    end: End

    @property
    def problem(self) -> str | None:
        """Why the run could not be finished, if it could not."""
        match self.end:
            case Stopped(reason):
                return f"not supported: {reason}"
            case Cut(bound):
                return f"stopped: {bound}"
            case Broken(reason):
                return reason
            case _:
                return None


@contextmanager
def fitting_python(m: Machine) -> Iterator[None]:
    """Let Python nest as many calls as the bound on frames may need, and look for garbage less often.

    A Java heap is many small objects that live long: Python's usual collections cost more than all else.
    """
    depth, thresholds = sys.getrecursionlimit(), gc.get_threshold()
    sys.setrecursionlimit(max(depth, m.setting.depth_limit + SPARE_FRAMES))
    gc.set_threshold(*COLLECTIONS)
    try:
        yield
    finally:
        sys.setrecursionlimit(depth)
        gc.set_threshold(*thresholds)


def finish(m: Machine, s: State, pending: JavaError | None = None) -> End:
    """Run a state, in place, to its end, first throwing what is pending; a program without symbols has only one."""
    with fitting_python(m):
        advance(m, s, pending)
    if s.end is None:
        return Stopped("the run forked: a symbolic value decided a branch")
    return s.end


def call_static(m: Machine, s: State, method: Method, arguments: Sequence[Value]) -> End:
    """Initialise a static method's class, run the method and return its end; the state can be used again."""
    end = ensure_initialised(m, s, method.owner)
    if not isinstance(end, Returned):
        return end
    s.end = None
    s.frames.clear()
    try:
        push_frame(m, s, method, arguments)
    except JavaError as error:
        push_frame(m, s, m.empty_method, ())
        return finish(m, s, error)
    except Unsupported as unsupported:
        return Stopped(unsupported.reason)
    return finish(m, s)


def ensure_initialised(m: Machine, s: State, cls: LoadedClass) -> End:
    """Run a class's initialiser, if it has not been run, as the start of a program does."""
    s.end = None
    s.frames.clear()
    push_frame(m, s, m.empty_method, ())
    try:
        initialise(m, s, cls)
    except Again:
        pass
    except JavaError as error:
        return finish(m, s, error)
    return finish(m, s)


def run_main(m: Machine, s: State, main: Method, arguments: Sequence[str]) -> ProgramEnd:
    """Run a program as the `java` command does: its status, and an uncaught exception's trace on stream 2."""
    values = [m.string(s, argument) for argument in arguments]
    end = call_static(m, s, main, [m.array(s, "[Ljava/lang/String;", values)])
    if isinstance(end, Threw):
        end = report_uncaught(m, s, end.exception)
        end = end if isinstance(end, Exited) else shut_down(m, s, end)
        return ProgramEnd(end.status if isinstance(end, Exited) else 1, end)
    if isinstance(end, Exited):
        return ProgramEnd(end.status, end)
    return ProgramEnd(0, shut_down(m, s, end))


def shut_down(m: Machine, s: State, end: End) -> End:
    """Run the hooks that the program added for its end; the end is the same unless they cannot be run."""
    if isinstance(end, Stopped | Cut | Broken) or not has_hooks(m, s):
        return end
    s.end = None
    s.frames.clear()
    push_frame(m, s, m.program.load("java/lang/Shutdown").methods["shutdown", "()V"], ())
    ended = finish(m, s)
    return end if isinstance(ended, Returned | Threw) else ended


def report_uncaught(m: Machine, s: State, exception: Object) -> End:
    """Give the exception to the main thread's handler, which prints it; the end is the exception if it gets there.

    What the handler itself throws is named on stream 2, as the JVM does, and forgotten.
    """
    s.end = None
    s.frames.clear()
    thread = main_thread(m)
    push_frame(m, s, thread.cls.methods["dispatchUncaughtException", "(Ljava/lang/Throwable;)V"], [thread, exception])
    end = finish(m, s)
    if isinstance(end, Threw):
        name = m.text(s, m.opened(s, m.get(s, thread, "name")))
        lost = end.exception.cls.binary_name
        line = f'\nException: {lost} thrown from the UncaughtExceptionHandler in thread "{name}"\n'
        s.write(2, line.encode(errors="replace"))
    return Threw(exception) if isinstance(end, Returned | Threw) else end


def output(s: State, stream: int) -> bytes:
    """What was written to a stream so far."""
    pieces: list[bytes] = []
    here = s.output
    while here is not None:
        if here.stream == stream:
            pieces.append(here.data)
        here = here.parent
    return b"".join(reversed(pieces))
