"""A method's code made ready to run: operations by index, handlers, and what was learnt of it."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

    from heapwright.classfile.model import Instruction
    from heapwright.program.classes import Method


class Outcome(Enum):
    """What an instruction's function returns."""

    PUSH = "a value for the stack"
    NOTHING = "nothing; the next instruction follows"
    JUMP = "the pc to go on at, or None for the next"
    SHUFFLE = "several values for the stack"
    CALL = "a method and its arguments"
    LEAVE = "a value to return to the caller"
    UNFINISHED = "nothing; the function does not come back"


class Operation:
    """One instruction with its function; `link` remembers what its constant was resolved to."""

    __slots__ = ("function", "instruction", "link", "operands", "outcome", "pops", "pushes")

    def __init__(
        self,
        function: Callable[..., Any],
        outcome: Outcome,
        pops: int,
        pushes: str,
        operands: tuple[Any, ...],
        instruction: Instruction,
    ) -> None:
        self.function = function
        self.outcome = outcome
        self.pops = pops
        self.pushes = pushes
        self.operands = operands
        self.instruction = instruction
        self.link: Any = None

    def __repr__(self) -> str:
        return f"{self.instruction.mnemonic} {self.operands}"


class CaughtRange:
    """An exception handler by operation index: start inclusive, end exclusive; no class catches all."""

    __slots__ = ("catch_type", "end", "start", "target")

    def __init__(self, start: int, end: int, target: int, catch_type: str | None) -> None:
        self.start = start
        self.end = end
        self.target = target
        self.catch_type = catch_type


class PreparedMethod:
    """A method's operations, and the counters and generated function that make it quick."""

    __slots__ = (
        "argument_slots",
        "generated",
        "handlers",
        "handovers",
        "heat",
        "max_locals",
        "method",
        "model",
        "model_needs_frames",
        "operations",
        "refused",
        "roots",
        "simple_arguments",
        "translations",
    )

    def __init__(self, method: Method) -> None:
        self.method = method
        self.model: Callable[..., Any] | None = None
        self.model_needs_frames = False
        self.operations: tuple[Operation, ...] = ()
        self.handlers: tuple[CaughtRange, ...] = ()
        self.max_locals = 0
        self.argument_slots: tuple[int, ...] = ()
        self.simple_arguments = True
        self.heat = 0
        self.generated: Callable[..., Any] | None = None
        self.roots: dict[int, tuple[int, ...]] = {}
        self.refused = False
        self.handovers = 0
        self.translations = 0

    def __repr__(self) -> str:
        return f"PreparedMethod({self.method!r})"

    def offset(self, pc: int) -> int:
        """The byte offset of an operation in the class file's code."""
        return self.operations[pc].instruction.offset
