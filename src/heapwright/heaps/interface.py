"""What an instruction may ask of a heap algorithm."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from heapwright.program.classes import LoadedClass, Method
    from heapwright.state.heap import Object, Value
    from heapwright.state.state import State


class HeapAlgorithm(Protocol):
    """When and how a reference is settled; each method may raise `Fork` before it answers.

    A truth value is a Python bool or a formula over terms. A settled reference is None or an `Object`; what stands for
    one that is not settled has neither `cls` nor `slots`, so that generated code, which asks for these, hands over. For
    the same reason an `Object` whose class is not known has a `cls` without `supertypes` and `functions` (it has a
    `name`, for people), and one whose fields, elements or length are not known has `slots` that are no list.
    """

    def load(self, s: State, value: Value) -> Value:
        """A reference arrives on the operand stack; to load again what was loaded asks nothing."""

    def is_null(self, s: State, ref: Value) -> Value:
        """Whether the reference is null."""

    def equal(self, s: State, left: Value, right: Value) -> Value:
        """Whether two references are the same."""

    def instance(self, s: State, ref: Value, cls: LoadedClass) -> Value:
        """Whether the reference, which is not null, is to an object of the class."""

    def dispatch(self, s: State, ref: Value, method: Method) -> LoadedClass:
        """A class that selects, of all implementations of a method, the one that the reference's object has."""

    def open(self, s: State, ref: Value) -> Object:
        """The object of a reference that is not null, where a single one is needed: an exception, a monitor."""

    def length(self, s: State, array: Value) -> Value:
        """The number of elements of an array that is not null."""

    def read(self, s: State, ref: Value, slot: int) -> Value:
        """A field or an element of a reference that is not null."""

    def write(self, s: State, ref: Value, slot: int, value: Value) -> None:
        """Change a field or an element of a reference that is not null."""
