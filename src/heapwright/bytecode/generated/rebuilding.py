"""From generated code back to frames: what a function was doing when it could not go on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from heapwright.bytecode.throwing import catches, rethrowing
from heapwright.state.signals import Fork, JavaError, Signal, Thrown, Unwound
from heapwright.state.state import Frame

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from heapwright.bytecode.generated.generator import QuickCode
    from heapwright.bytecode.generated.writing import Point
    from heapwright.bytecode.machine import Machine
    from heapwright.state.code import PreparedMethod

HANDOVERS_BEFORE_RETRY = 20
FAILURES = (Signal, TypeError, AttributeError, LookupError, ArithmeticError, MemoryError)
"""What generated code raises where it meets null, a symbolic value, a bad index or a zero divisor."""


def rebuilder(
    quick: QuickCode,
    prepared: PreparedMethod,
    points: Mapping[int, Point],
    roots: list[int],
    depths: list[int],
) -> Callable[[BaseException, Mapping[str, Any]], Unwound]:
    """The function that a generated function calls with its error and its variables."""
    space = quick.names.space

    def rebuild(error: BaseException, variables: Mapping[str, Any]) -> Unwound:
        """The frames that stand for the call in progress, innermost first."""
        traceback = error.__traceback__
        assert traceback is not None
        if isinstance(error, Unwound) and traceback.tb_lineno not in points:
            return error
        point = points[traceback.tb_lineno]
        in_call = isinstance(error, Unwound)
        pc, stack = (point.call_pc, point.call_stack) if in_call else (point.pc, point.stack)
        if pc < 0:
            number = variables["b"]
            pc, stack = roots[number], tuple(f"s{depth}" for depth in range(depths[number]))
        frame = frame_of(prepared, variables, [read(one, variables, space) for one in stack], pc)
        if isinstance(error, Unwound):
            error.frames.append(frame)
            return error
        prepared.handovers += 1
        if prepared.handovers >= HANDOVERS_BEFORE_RETRY:
            quick.retry(prepared)
        return Unwound([frame])

    return rebuild


def frame_of(prepared: PreparedMethod, variables: Mapping[str, Any], stack: list[Any], pc: int) -> Frame:
    """The frame that stands for a call of a generated function with these variables."""
    frame = Frame(prepared, [variables.get(f"v{index}") for index in range(prepared.max_locals)], stack, pc)
    frame.lock = variables.get("lock")
    frame.entered = variables.get("entered", ())
    return frame


def read(text: str, variables: Mapping[str, Any], space: dict[str, Any]) -> Any:
    """The value of a simple item: a variable, or a constant that is written out or named."""
    if text in variables:
        return variables[text]
    return eval(text, space)


def catcher(
    m: Machine, prepared: PreparedMethod, points: Mapping[int, Point], numbers: Mapping[int, int]
) -> Callable[[Thrown], int]:
    """The function that tells a generated function the root of the handler of an exception, or raises it again.

    The interpreter throws the exception once more where a handler's class cannot be found or may or may not be the
    exception's, or where the call still has monitors to leave.
    """

    def caught(thrown: Thrown) -> int:
        traceback = thrown.__traceback__
        assert traceback is not None
        pc = points[traceback.tb_lineno].call_pc
        exception, variables = thrown.exception, traceback.tb_frame.f_locals
        try:
            for handler in prepared.handlers:
                covers = handler.start <= pc < handler.end
                if covers and catches(m, variables["s"], prepared.method, handler, exception):
                    return numbers[handler.target]
            if not variables.get("entered"):
                raise thrown
        except (JavaError, Fork):
            pass
        frame = frame_of(prepared, variables, [], pc)
        raise Unwound([Frame(rethrowing(m), [], [exception]), frame]) from None

    return caught
