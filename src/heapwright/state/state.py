"""Frames and states."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Any

from heapwright.state.heap import Heap, Object, Value

if TYPE_CHECKING:
    from collections.abc import Callable

    from heapwright.program.classes import LoadedClass, Method
    from heapwright.state.code import PreparedMethod
    from heapwright.state.ends import End


class Then(Enum):
    """What a frame's return means for the frame below."""

    DELIVER = "the value goes to the stack and the next instruction follows"
    REPEAT = "the instruction that was interrupted is executed again"


Entered = tuple[Object | None, ...]
"""The monitors that a frame must leave before it ends, the latest last."""


class Frame:
    """One method being executed; `pc` counts instructions, not bytes.

    `finish` is applied to the state and the value it returns. A `spare` frame may go beyond the bound on frames:
    it builds the very exception that reports the bound. `lock` is a synchronized method's monitor; `entered` are those
    of its blocks, and None for `lock` after the code has left it by itself.
    """

    __slots__ = ("code", "entered", "finish", "initialises", "lock", "locals", "method", "pc", "spare", "stack", "then")

    def __init__(self, code: PreparedMethod, local_values: list[Value], stack: list[Value], pc: int = 0) -> None:
        self.code = code
        self.method: Method = code.method
        self.locals = local_values
        self.stack = stack
        self.pc = pc
        self.then = Then.DELIVER
        self.finish: Callable[[State, Value], Value] | None = None
        self.initialises: LoadedClass | None = None
        self.lock: Object | None = None
        self.entered: Entered = ()
        self.spare = False

    def copy(self) -> Frame:
        """A frame that can go on independently."""
        other = Frame(self.code, self.locals[:], self.stack[:], self.pc)
        other.then = self.then
        other.finish = self.finish
        other.initialises = self.initialises
        other.lock = self.lock
        other.entered = self.entered
        other.spare = self.spare
        return other


class Path:
    """The conditions assumed since the start, newest first; forks share what came before."""

    __slots__ = ("condition", "parent")

    def __init__(self, parent: Path | None, condition: object) -> None:
        self.parent = parent
        self.condition = condition

    def conditions(self) -> list[object]:
        """All conditions, oldest first."""
        found: list[object] = []
        here: Path | None = self
        while here is not None:
            found.append(here.condition)
            here = here.parent
        return found[::-1]


class Output:
    """What was written, newest first: the stream's number (1 or 2) and the bytes."""

    __slots__ = ("data", "parent", "stream")

    def __init__(self, parent: Output | None, stream: int, data: bytes) -> None:
        self.parent = parent
        self.stream = stream
        self.data = data


class State:
    """One point of one path.

    A step works on its own copy, so that nothing changes a state that is kept. Whoever runs one path alone may run the
    state itself, in place, and take away what it has written so far.
    """

    __slots__ = ("answers", "counters", "end", "frames", "heap", "locks", "output", "path")

    def __init__(self) -> None:
        self.frames: list[Frame] = []
        self.heap = Heap()
        self.path: Path | None = None
        self.answers: dict[object, Any] = {}
        self.output: Output | None = None
        self.locks: dict[Object, int] = {}
        self.counters: dict[str, int] = {}
        self.end: End | None = None

    def copy(self) -> State:
        """A state that can go on independently."""
        other = State.__new__(State)
        other.frames = [frame.copy() for frame in self.frames]
        other.heap = self.heap.copy()
        other.path = self.path
        other.answers = self.answers.copy()
        other.output = self.output
        other.locks = self.locks.copy()
        other.counters = self.counters.copy()
        other.end = self.end
        return other

    def assume(self, question: object, answer: Value) -> None:
        """Record the answer to a question, so that it is not asked again on this path.

        A condition is true or false; a reference that is settled is null or an object.
        """
        self.answers[question] = answer
        self.path = Path(self.path, (question, answer))

    def count(self, name: str) -> int:
        """The next number of a deterministic series: identities, clock ticks."""
        number = self.counters.get(name, 0) + 1
        self.counters[name] = number
        return number

    def write(self, stream: int, data: bytes) -> None:
        """Append to the captured output."""
        self.output = Output(self.output, stream, data)
