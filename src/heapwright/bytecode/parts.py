"""The parts a machine is given from outside: its setting, who links call sites, makes code quick, watches the run."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from heapwright.program.assertions import NOTHING_SAID

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from heapwright.bytecode.machine import Machine
    from heapwright.program.assertions import Assertions
    from heapwright.program.classes import LoadedClass, Method
    from heapwright.state.code import Operation, PreparedMethod
    from heapwright.state.heap import Value
    from heapwright.state.state import Frame, State


class DynamicLinker(Protocol):
    """Links call sites, dynamic constants and method handles to methods."""

    def call_site(self, m: Machine, s: State, constant: Any) -> Method:
        """The static method that does the work of an invokedynamic instruction."""

    def constant(self, m: Machine, s: State, constant: Any) -> Value:
        """The value of a method type, a method handle or a dynamic constant."""

    def polymorphic(
        self, m: Machine, s: State, i: Operation, method: Method, arguments: Sequence[Value]
    ) -> tuple[Method, tuple[Value, ...]]:
        """What a call of MethodHandle.invoke, invokeExact or a VarHandle's accessor runs."""


class Watch(Protocol):
    """Looks after a run now and then: limits, progress, output."""

    def renew(self, s: State) -> Iterator[object]:
        """Called when the last iterator is used up; the next one gives as many jumps back as may be made unwatched.

        May raise `Stop` with the bound that was reached.
        """

    def waits(self, s: State) -> None:
        """The program is about to wait for input, and what it printed should be seen before."""


class Generator(Protocol):
    """Makes hot methods quick."""

    def called(self, prepared: PreparedMethod) -> None:
        """A method without generated code is about to be interpreted."""

    def jumped_back(self, s: State, frame: Frame, pc: int) -> None:
        """The interpreter jumped back; generated code may run the frame from here."""

    def offer(self, cls: LoadedClass, resolved: Method, target: Method, *, by_interface: bool) -> None:
        """A call of a method on a receiver of a class selected a target."""

    def renewed(self, ticks: Iterator[object]) -> None:
        """The watch allows more jumps back."""

    def initialised(self, s: State, cls: LoadedClass) -> None:
        """A class's initialiser has returned."""


def no_input(start: int, count: int) -> bytes:
    """The standard input of a program that is given none; others give the bytes from a position on."""
    return b""


@dataclass(frozen=True, slots=True)
class Setting:
    """How far a program may go, and what its surroundings are."""

    depth_limit: int
    """The frames after which a StackOverflowError is thrown."""
    array_limit: int
    """The longest array; a longer one throws an OutOfMemoryError."""
    charset: str = "utf-8"
    """How text is encoded on the standard streams, as Python names it."""
    standard_input: Callable[[int, int], bytes] = no_input
    """The bytes of the standard input from a position on: some of those asked for, none at the end."""
    opened: frozenset[str] = frozenset()
    """Packages, as `java.base/java.lang`, that are open to the class path although their modules do not say so."""
    assertions: Assertions = NOTHING_SAID
    """Which classes check their assertions."""
    properties: Mapping[str, str] = field(default_factory=dict)
    """System properties that are given beside the usual ones, or in their place."""
