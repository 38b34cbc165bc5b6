"""Pushing frames, and returning from them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from heapwright.bytecode.monitors import NOT_OWNED, enter_monitor, exit_monitor, is_unbalanced
from heapwright.program.descriptors import java_method
from heapwright.state.ends import Returned
from heapwright.state.signals import JavaError, Unsupported
from heapwright.state.state import Frame, Then

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from heapwright.bytecode.machine import Machine
    from heapwright.program.classes import Method
    from heapwright.state.code import PreparedMethod
    from heapwright.state.heap import Value
    from heapwright.state.state import State


def push_frame(
    m: Machine,
    s: State,
    method: Method,
    arguments: Sequence[Value],
    then: Then = Then.DELIVER,
    finish: Callable[[State, Value], Value] | None = None,
) -> None:
    """Begin to execute a method's bytecode."""
    prepared = m.prepared(method)
    if not prepared.operations:
        refuse(prepared)
    frame = Frame(prepared, local_values(prepared, arguments), [])
    frame.spare = check_depth(m, s)
    frame.then = then
    frame.finish = finish
    if method.is_synchronized:
        frame.lock = m.mirror(method.owner) if method.is_static else m.opened(s, arguments[0])
        enter_monitor(s, frame.lock)
    s.frames.append(frame)


def check_depth(m: Machine, s: State) -> bool:
    """Refuse one frame more than the bound allows; whether it may be had beyond the bound."""
    spare = bool(s.frames) and s.frames[-1].spare
    if len(s.frames) >= m.setting.depth_limit and not spare:
        raise JavaError("java/lang/StackOverflowError")
    return spare


def refuse(prepared: PreparedMethod) -> None:
    """There is no code to execute: say why."""
    method = prepared.method
    name = java_method(method.owner.name, method.name, method.descriptor)
    if method.is_native:
        raise Unsupported(f"the native method {name} has no model")
    raise JavaError("java/lang/AbstractMethodError", f"'{name}'")


def local_values(prepared: PreparedMethod, arguments: Sequence[Value]) -> list[Value]:
    """The local variables at a method's start."""
    if prepared.simple_arguments:
        return [*arguments, *([None] * (prepared.max_locals - len(arguments)))]
    variables: list[Any] = [None] * prepared.max_locals
    for slot, value in zip(prepared.argument_slots, arguments, strict=True):
        variables[slot] = value
    return variables


def leave(m: Machine, s: State, value: Value) -> None:
    """Return from the innermost frame and give the value to who waits for it."""
    frame = s.frames[-1]
    if is_unbalanced(frame):
        raise JavaError(NOT_OWNED)
    s.frames.pop()
    if frame.lock is not None:
        exit_monitor(s, frame.lock)
    if frame.initialises is not None:
        m.finish_initialisation(s, frame.initialises)
    if frame.finish is not None:
        value = frame.finish(s, value)
    if not s.frames:
        s.end = Returned(value)
    elif frame.then is Then.DELIVER:
        deliver(s.frames[-1], value)


def deliver(caller: Frame, value: Value) -> None:
    """Give a call's result to the frame that made the call and go on after the call."""
    if caller.code.operations[caller.pc].pushes:
        caller.stack.append(value)
    caller.pc += 1
