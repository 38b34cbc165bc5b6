"""The concrete heap: every reference was built by the program, so nothing is ever settled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.state.heap import Object
from heapwright.state.signals import Unsupported

if TYPE_CHECKING:
    from heapwright.program.classes import LoadedClass, Method
    from heapwright.state.heap import Value
    from heapwright.state.state import State


class Concrete:
    """References are objects or null; equality is identity."""

    def load(self, s: State, value: Value) -> Value:
        """A reference is what it is."""
        return value

    def is_null(self, s: State, ref: Value) -> Value:
        """Only None is null."""
        return ref is None

    def equal(self, s: State, left: Value, right: Value) -> Value:
        """Identity."""
        return left is right

    def instance(self, s: State, ref: Value, cls: LoadedClass) -> Value:
        """The object's class is known."""
        return cls in self.open(s, ref).cls.supertypes

    def dispatch(self, s: State, ref: Value, method: Method) -> LoadedClass:
        """The object's class."""
        return self.open(s, ref).cls

    def open(self, s: State, ref: Value) -> Object:
        """The object itself."""
        if type(ref) is Object:
            return ref
        raise Unsupported("a symbolic reference was used: the concrete heap holds none")

    def length(self, s: State, array: Value) -> Value:
        """The number of its slots, which no state changes."""
        return len(self.open(s, array).slots)

    def read(self, s: State, ref: Value, slot: int) -> Value:
        """This state's contents of the slot."""
        if type(slot) is not int:
            raise Unsupported("an array element at a symbolic index: the concrete heap has none")
        return s.heap.content(self.open(s, ref)).slots[slot]

    def write(self, s: State, ref: Value, slot: int, value: Value) -> None:
        """Change this state's contents of the slot."""
        if type(slot) is not int:
            raise Unsupported("an array element at a symbolic index: the concrete heap has none")
        s.heap.own(self.open(s, ref)).slots[slot] = value
