"""The loop: from one state to the next fork or end, one operation at a time."""

from __future__ import annotations

from traceback import format_exception
from typing import TYPE_CHECKING, Any

from heapwright.bytecode.calls import call
from heapwright.bytecode.frames import leave
from heapwright.bytecode.linking import java_linkage
from heapwright.bytecode.throwing import build, unwind
from heapwright.classfile.errors import MalformedClass
from heapwright.state.code import Outcome
from heapwright.state.ends import MEMORY_USED_UP, Broken, Cut, Exited, Stopped
from heapwright.state.signals import Again, Exit, Fork, JavaError, Stop, Thrown, Unsupported

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.state.state import Frame, State

PUSH, NOTHING, JUMP, SHUFFLE, CALL, LEAVE = (
    Outcome.PUSH,
    Outcome.NOTHING,
    Outcome.JUMP,
    Outcome.SHUFFLE,
    Outcome.CALL,
    Outcome.LEAVE,
)


def step(m: Machine, s: State) -> list[State]:
    """Every state that can follow: those of the next fork, or the one in which the path ended."""
    return advance(m, s.copy())


def advance(m: Machine, s: State, pending: JavaError | Thrown | None = None) -> list[State]:
    """Run a state that nobody else has to its next fork or end, in place; first throw what is pending."""
    while s.end is None:
        try:
            if pending is None:
                java_linkage(lambda: run(m, s))
            else:
                signal, pending = pending, None
                raise_in_java(m, s, signal)
        except Again:
            continue
        except Fork as fork:
            return fork.states
        except Unsupported as unsupported:
            s.end = Stopped(unsupported.reason)
        except Stop as stop:
            s.end = Cut(stop.bound)
        except Exit as request:
            s.end = Exited(request.status)
        except (JavaError, Thrown) as raised:
            pending = raised
        except MalformedClass as malformed:
            pending = JavaError("java/lang/ClassFormatError", str(malformed))
        except MemoryError:
            s.end = MEMORY_USED_UP
        except Exception as error:  # noqa: BLE001  whatever it is, it is an end that reports show
            s.end = broken(s, error)
    return [s]


def broken(s: State, error: Exception) -> Broken:
    """What is known of a failure of the machine itself."""
    where = ""
    if s.frames:
        frame = s.frames[-1]
        where = f" in {frame.method!r} at instruction {frame.pc}"
    reason = f"internal error (or bytecode that cannot be verified){where}: {type(error).__name__}: {error}"
    return Broken(reason, "".join(format_exception(error)))


def raise_in_java(m: Machine, s: State, signal: JavaError | Thrown) -> None:
    """Turn a signal into a frame that builds the exception, or into the handler's first instruction."""
    if isinstance(signal, JavaError):
        build(m, s, signal)
    else:
        unwind(m, s, signal.exception)


def run(m: Machine, s: State) -> None:
    """Execute operations until the path ends or a signal is raised."""
    frames = s.frames
    while s.end is None:
        frame = frames[-1]
        pc = execute(m, s, frame)
        if pc is not None:
            m.back_edge(s, frame, pc)


def execute(m: Machine, s: State, frame: Frame) -> int | None:
    """Execute one frame's operations until another frame is innermost, or a jump back is made to the pc returned."""
    operations = frame.code.operations
    stack = frame.stack
    pc = frame.pc
    result: Any
    while True:
        operation = operations[pc]
        frame.pc = pc
        pops = operation.pops
        outcome = operation.outcome
        if pops:
            result = operation.function(m, s, operation, *stack[-pops:])
            if outcome is CALL:
                call(m, s, frame, operation, *result)
                return None
            del stack[-pops:]
        else:
            result = operation.function(m, s, operation)
        if outcome is PUSH:
            stack.append(result)
            pc += 1
        elif outcome is NOTHING:
            pc += 1
        elif outcome is JUMP:
            if result is None:
                pc += 1
            elif result > pc:
                pc = result
            else:
                frame.pc = result
                return int(result)
        elif outcome is SHUFFLE:
            stack.extend(result)
            pc += 1
        elif outcome is CALL:
            call(m, s, frame, operation, *result)
            return None
        else:
            leave(m, s, result)
            return None
