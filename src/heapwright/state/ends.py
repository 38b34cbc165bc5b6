"""How a path ends."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from heapwright.state.heap import Object, Value


@dataclass(frozen=True, slots=True)
class Returned:
    """The first method returned this value (None where it returns nothing)."""

    value: Value


@dataclass(frozen=True, slots=True)
class Threw:
    """This exception left the first method."""

    exception: Object


@dataclass(frozen=True, slots=True)
class Exited:
    """The program asked the machine to stop with this status."""

    status: int


@dataclass(frozen=True, slots=True)
class Cut:
    """A bound was reached before the path was done."""

    bound: str


@dataclass(frozen=True, slots=True)
class Stopped:
    """Something that is not supported was needed: what and why, in words for a user."""

    reason: str


@dataclass(frozen=True, slots=True)
class Broken:
    """The machine itself failed, or was given bytecode that no verifier would pass: where, and Python's own words."""

    reason: str
    details: str


MEMORY_USED_UP = Cut("the memory is used up")

End = Returned | Threw | Exited | Cut | Stopped | Broken
