"""Calls in progress in generated code, as frames for models that look at frames."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

from heapwright.state.signals import Handover
from heapwright.state.state import Frame

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from types import CodeType, FrameType

    from heapwright.bytecode.generated.writing import Point
    from heapwright.state.code import PreparedMethod
    from heapwright.state.state import State

MOST_SHOWN = 64
"""How many calls are shown; where there are more, all are made frames for good, which costs that only once."""


class Progress:
    """Which Python code was generated for which method; `entered` runs the rest of a frame that the state holds."""

    def __init__(self, entered: CodeType) -> None:
        self.entered = entered
        self.generated: dict[CodeType, tuple[PreparedMethod, Mapping[int, Point]]] = {}

    @contextmanager
    def shown(self, s: State, innermost: FrameType) -> Iterator[None]:
        """Let the state hold a frame for each call in progress, from the innermost on; they have no values."""
        calls, outside = self.calls(innermost)
        frames = s.frames
        count, last = len(frames), frames[-1]
        if outside is self.entered:
            frames[-1] = last.copy()
            frames[-1].pc = calls.pop().pc
        frames += reversed(calls)
        try:
            yield
        finally:
            del frames[count:]
            frames[-1] = last

    def calls(self, innermost: FrameType) -> tuple[list[Frame], CodeType | None]:
        """A frame for each call, innermost first, and the code that made the outermost."""
        found: list[Frame] = []
        here: FrameType | None = innermost
        while here is not None:
            known = self.generated.get(here.f_code)
            if known is None:
                return found, here.f_code
            prepared, points = known
            point = points.get(here.f_lineno)
            if point is None or len(found) == MOST_SHOWN:
                raise Handover
            found.append(Frame(prepared, [], [], point.pc if point.call_pc < 0 else point.call_pc))
            here = here.f_back
        return found, None


def caller() -> FrameType:
    """The Python frame that called the function which asks."""
    return sys._getframe(2)  # noqa: SLF001  Python has no other way to look at the calls in progress
