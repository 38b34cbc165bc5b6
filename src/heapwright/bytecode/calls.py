"""Calling a method: its library model, its generated function, or a frame for its bytecode."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from heapwright.bytecode.frames import deliver, push_frame
from heapwright.bytecode.preparation import NATIVE_AGAIN, native_code
from heapwright.program.descriptors import java_method
from heapwright.state.signals import Again, Handover, JavaError, Unsupported, Unwound
from heapwright.state.state import Frame, Then
from heapwright.terms.terms import Term, brief

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from heapwright.bytecode.machine import Machine
    from heapwright.program.classes import Method
    from heapwright.state.code import Operation, PreparedMethod
    from heapwright.state.heap import Value
    from heapwright.state.state import State


@dataclass(frozen=True, slots=True)
class Call:
    """What a library model returns to have a Java method called: its result, finished, is the model's result.

    A native method has a frame meanwhile. To finish is to ask nothing: it is done once, after the call's frame is gone.
    """

    method: Method
    arguments: Sequence[Value]
    finish: Callable[[State, Value], Value] | None = None


class Declined:
    """What a library model returns to have the method's bytecode executed after all."""


DECLINED = Declined()


@dataclass(frozen=True, slots=True)
class WithFrames:
    """A library model that looks at the frames, which generated code must therefore write down first."""

    function: Callable[..., Value]


def call(m: Machine, s: State, frame: Frame, operation: Operation, method: Method, arguments: Sequence[Value]) -> None:
    """Make the call of an invoke operation and, if it is done at once, deliver its result."""
    prepared = m.prepared(method)
    finish = None
    value: Value
    if prepared.model is not None:
        value = answer(m, s, prepared, arguments)
        if type(value) is Call:
            if method.is_native:
                s.frames.append(Frame(native_code(method), [], []))
            method, arguments, finish = value.method, value.arguments, value.finish
        elif value is not DECLINED:
            drop(frame, operation.pops)
            deliver(frame, value)
            return
    elif prepared.generated is not None:
        depth = len(s.frames)
        try:
            value = prepared.generated(s, depth, *arguments)
        except Unwound as unwound:
            drop(frame, operation.pops)
            put_below(s, depth, unwound.frames)
            return
        except Handover:
            pass
        else:
            drop(frame, operation.pops)
            deliver(frame, value)
            return
    else:
        m.called(prepared)
    push_frame(m, s, method, arguments, finish=finish)
    drop(frame, operation.pops)


def answer(m: Machine, s: State, prepared: PreparedMethod, arguments: Sequence[Value]) -> Value:
    """What a method's model returns; what a native method throws and initialises is above a frame of its own.

    A model that computes with a symbolic argument as if it were a number does not support it.
    """
    assert prepared.model is not None
    depth = len(s.frames)
    try:
        return prepared.model(m, s, *arguments)
    except Again:
        put_native_below(s, depth, prepared.method)
        raise
    except JavaError:
        if prepared.method.is_native:
            s.frames.append(Frame(prepared, list(arguments), []))
        raise
    except TypeError as error:
        symbolic = next((brief(argument) for argument in arguments if isinstance(argument, Term)), None)
        if symbolic is None:
            raise
        name = java_method(prepared.method.owner.name, prepared.method.name, prepared.method.descriptor)
        raise Unsupported(f"{name} of a symbolic value: {symbolic}") from error


def put_native_below(s: State, depth: int, method: Method) -> None:
    """Give a native method, whose model shall be asked again, a frame below those that its model pushed."""
    if method.is_native:
        frame = Frame(native_code(method), [], [], NATIVE_AGAIN)
        frame.then = Then.REPEAT
        s.frames.insert(depth, frame)


def put_below(s: State, depth: int, frames: Sequence[Frame]) -> None:
    """Put the frames of generated code, innermost first, below those that were pushed on their behalf."""
    s.frames[depth:depth] = reversed(frames)


def drop(frame: Frame, count: int) -> None:
    """Take a call's operands off the caller's stack."""
    if count:
        del frame.stack[-count:]
