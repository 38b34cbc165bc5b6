"""Ways in which an instruction's function does not simply return: Python exceptions of the machine's own."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from heapwright.state.heap import Object
    from heapwright.state.state import Frame, State


class Signal(Exception):
    """The common root: never an error of the machine itself."""


class Fork(Signal):
    """The instruction can go several ways: each state executes it again, its question answered."""

    def __init__(self, states: list[State]) -> None:
        super().__init__(states)
        self.states = states


class JavaError(Signal):
    """An exception that the JVM itself raises here; the machine builds and throws it, its cause first."""

    def __init__(self, class_name: str, message: str | None = None, cause: JavaError | Object | None = None) -> None:
        super().__init__(class_name, message)
        self.class_name = class_name
        self.message = message
        self.cause = cause


class Thrown(Signal):
    """A Java exception on its way to its handler."""

    def __init__(self, exception: Object) -> None:
        super().__init__(exception)
        self.exception = exception


class Again(Signal):
    """Frames were pushed that must run first; then the same instruction is executed again."""


class Unsupported(Signal):
    """Something needed here is not supported: the run ends with the reason."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Stop(Signal):
    """A bound was reached: the path is cut."""

    def __init__(self, bound: str) -> None:
        super().__init__(bound)
        self.bound = bound


class Exit(Signal):
    """The program asked the machine to stop with this status."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


class Handover(Signal):
    """Generated code cannot do this instruction: its general function shall."""


class Unwound(Signal):
    """Generated code gave up in the middle of calls; the frames it stood for, innermost first."""

    def __init__(self, frames: list[Frame]) -> None:
        super().__init__(frames)
        self.frames = frames
