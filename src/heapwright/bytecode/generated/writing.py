"""Writing a generated function line by line, each line with the place to go back to when it fails."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Point:
    """Where the interpreter goes on when a line of generated code fails.

    Nothing before the line was done that would be done again: from `pc`, with the named values on
    the stack, execution repeats only what has no effect. A line that calls has the call's own pc
    and the values below its operands as well.
    """

    pc: int
    stack: tuple[str, ...]
    call_pc: int = -1
    call_stack: tuple[str, ...] = ()


class Writer:
    """The source of one function and its points by line."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.points: dict[int, Point] = {}
        self.indent = 0

    def write(self, text: str, point: Point | None = None) -> None:
        """Append a line."""
        self.lines.append("    " * self.indent + text)
        if point is not None:
            self.points[len(self.lines)] = point
