"""Java exceptions: building those the JVM raises, and finding the handler of one that was thrown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.bytecode.frames import push_frame
from heapwright.bytecode.initialisation import fail, initialise
from heapwright.bytecode.linking import java_linkage
from heapwright.bytecode.monitors import NOT_OWNED, exit_all, is_unbalanced
from heapwright.bytecode.preparation import fill
from heapwright.bytecode.searching import MISSING, push_search
from heapwright.classfile.assembly import CodeBuilder
from heapwright.program.resolution import resolve_class
from heapwright.state.code import PreparedMethod
from heapwright.state.ends import Threw
from heapwright.state.signals import Fork, JavaError, Thrown
from heapwright.state.state import Frame, Then

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Never

    from heapwright.bytecode.machine import Machine
    from heapwright.program.classes import Method
    from heapwright.state.code import CaughtRange
    from heapwright.state.heap import Object, Value
    from heapwright.state.state import State

STRING = "Ljava/lang/String;"
THROWABLE = "Ljava/lang/Throwable;"


def build(m: Machine, s: State, error: JavaError) -> None:
    """Push the constructor of a JVM exception; its return throws the exception at the instruction below."""
    cause = error.cause
    if isinstance(cause, JavaError):
        push_constructor(m, s, cause, None, JavaError(error.class_name, error.message))
    else:
        push_constructor(m, s, error, cause, None)


def push_constructor(m: Machine, s: State, error: JavaError, cause: Object | None, outer: JavaError | None) -> None:
    """Construct one exception; then throw it, or go on with the exception it is the cause of.

    Its class is initialised on top of the constructor: what is below may be a place that cannot be returned to.
    """
    cls = m.program.load(error.class_name)
    exception = m.new_object(s, cls)
    arguments: list[Value] = [exception]
    descriptor = ""
    if error.message is not None:
        arguments.append(m.string(s, error.message))
        descriptor += STRING
    takes_cause = ("<init>", f"({descriptor}{THROWABLE})V") in cls.methods
    if cause is not None and takes_cause:
        arguments.append(cause)
        descriptor += THROWABLE

    seekers = push_search(m, s, error.message or "") if outer is not None and error.class_name == MISSING else 0

    def finish(s: State, _: Value) -> Never:
        del s.frames[len(s.frames) - seekers :]
        if cause is not None and not takes_cause:
            m.put(s, exception, "cause", cause)
        if outer is not None:
            raise JavaError(outer.class_name, outer.message, exception)
        raise Thrown(exception)

    push_spare(m, s, cls.methods["<init>", f"({descriptor})V"], arguments, finish)
    initialise(m, s, cls)


def push_spare(
    m: Machine, s: State, method: Method, arguments: Sequence[Value], finish: Callable[[State, Value], Value]
) -> None:
    """Push a constructor's frame even where the bound on frames is what the exception is about."""
    below = s.frames[-1]
    was_spare = below.spare
    below.spare = True
    try:
        push_frame(m, s, method, arguments, Then.REPEAT, finish)
    finally:
        below.spare = was_spare


def unwind(m: Machine, s: State, exception: Object) -> None:
    """Leave frames until one handles the exception; where none does, the path ends.

    Where it is not known whether a handler is for the exception, or what an initialiser's exception says, each way
    throws it once more: a frame is left after the last question about it.
    """
    while s.frames:
        frame = s.frames[-1]
        try:
            handler = handler_of(m, s, frame, exception)
            unbalanced = is_unbalanced(frame)
            outcome = None if handler is not None or unbalanced else outside(m, s, frame, exception)
        except Fork as fork:
            for way in fork.states:
                way.frames.append(Frame(rethrowing(m), [], [exception]))
            raise
        if handler is not None:
            frame.stack[:] = [exception]
            frame.pc = handler.target
            return
        exit_all(s, frame)
        if unbalanced:
            replace_at_exit(m, s, frame)
            return
        s.frames.pop()
        if isinstance(outcome, JavaError):
            raise outcome
    s.end = Threw(exception)


def outside(m: Machine, s: State, frame: Frame, exception: Object) -> Object | JavaError:
    """What an exception becomes when it leaves a frame; a class whose initialiser it leaves has failed."""
    return exception if frame.initialises is None else fail(m, s, frame.initialises, exception)


def replace_at_exit(m: Machine, s: State, frame: Frame) -> None:
    """Build the exception that takes the place of one that left a frame with monitors to leave; it leaves as well."""
    cls = m.program.load(NOT_OWNED)
    exception = m.new_object(s, cls)

    def finish(s: State, _: Value) -> Never:
        s.frames[-1].pc = len(frame.code.operations)
        raise Thrown(exception)

    push_spare(m, s, cls.methods["<init>", "()V"], [exception], finish)
    initialise(m, s, cls)


def rethrowing(m: Machine) -> PreparedMethod:
    """What a frame holds that throws the exception on its stack, and does nothing else."""
    prepared = PreparedMethod(m.empty_method)
    builder = CodeBuilder()
    builder.emit("athrow")
    fill(prepared, builder.finish(0))
    return prepared


def handler_of(m: Machine, s: State, frame: Frame, exception: Object) -> CaughtRange | None:
    """The first handler of a frame that covers its pc and the exception's class.

    Where a handler's class cannot be found, that is thrown at the handler itself, as HotSpot does.
    """
    for handler in frame.code.handlers:
        if handler.start <= frame.pc < handler.end:
            try:
                if catches(m, s, frame.method, handler, exception):
                    return handler
            except JavaError:
                frame.pc = handler.target
                raise
    return None


def catches(m: Machine, s: State, method: Method, handler: CaughtRange, exception: Object) -> bool:
    """Whether the handler is for the exception's class; the handler's class is only found now."""
    name = handler.catch_type
    if name is None:
        return True
    cls = java_linkage(lambda: resolve_class(m.program, method.owner, name))
    return m.decide(s, m.heap.instance(s, exception, cls))
