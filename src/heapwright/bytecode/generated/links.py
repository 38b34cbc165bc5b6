"""What a translated method's constants stand for, as far as it is known without loading anything for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from heapwright.bytecode.generated.items import NARROW, RANGES, Item, combine, integer
from heapwright.bytecode.initialisation import DONE
from heapwright.bytecode.invocation import special_target
from heapwright.bytecode.linking import linked_class, linked_field, linked_method
from heapwright.bytecode.narrowing import CUTS
from heapwright.state.heap import Object
from heapwright.state.signals import JavaError

if TYPE_CHECKING:
    from collections.abc import Callable

    from heapwright.bytecode.generated.names import Names
    from heapwright.program.classes import Field, LoadedClass, Method
    from heapwright.program.program import Program
    from heapwright.state.code import Operation

Found = TypeVar("Found")

MOST_WRITTEN_FIELDS = 12
CHANGED_FINALS = frozenset({"java/lang/System"})
"""Classes whose final fields native code changes."""


class Links:
    """Links for one method; None where the class an operation names is not loaded yet or cannot be linked."""

    def __init__(self, method: Method, names: Names, *, shared: bool) -> None:
        self.method = method
        self.names = names
        self.machine = names.machine
        self.shared = shared

    def attempt(self, i: Operation, owner: str, link: Callable[[Program, Method, Operation], Found]) -> Found | None:
        """Link an operation if the class it names is loaded."""
        program = self.machine.program
        if i.link is None and owner != self.method.owner.name and program.loaded(owner) is None:
            return None
        try:
            return link(program, self.method, i)
        except JavaError:
            return None

    def field(self, i: Operation) -> Field | None:
        """The field of a field instruction."""
        return self.attempt(i, i.operands[0].owner, linked_field)

    def cls(self, i: Operation) -> LoadedClass | None:
        """The class of a type instruction."""
        return self.attempt(i, i.operands[0].name, linked_class)

    def called(self, i: Operation) -> Method | None:
        """The method of a call."""
        return self.attempt(i, i.operands[0].owner, linked_method)

    def special(self, i: Operation) -> Method | None:
        """The method an invokespecial runs."""
        method = self.called(i)
        if method is None:
            return None
        try:
            return special_target(self.machine, self.method, i, method)
        except JavaError:
            return None

    def is_initialised(self, cls: LoadedClass) -> bool:
        """Whether the class is initialised in every state that generated code of this kind runs in."""
        return self.machine.statics(cls).native is DONE

    def constant(self, field: Field) -> Item | None:
        """The value of a final static field that cannot change any more."""
        if not field.is_final or not self.is_initialised(field.owner) or field.owner.name in CHANGED_FINALS:
            return None
        value = self.machine.statics(field.owner).slots[field.slot]
        if field.kind in RANGES and type(value) is int:
            return integer(value, field.kind)
        if value is None or type(value) is Object:
            text = "None" if value is None else self.names.constant(value)
            return Item(text, "A", simple=True, not_null=value is not None, settled=True)
        return None

    def known_defaults(self, cls: LoadedClass) -> list[str] | None:
        """The expressions for a new object's slots; None while the class is not initialised, or has many fields."""
        if (self.shared or self.is_initialised(cls)) and len(cls.defaults) <= MOST_WRITTEN_FIELDS:
            return [repr(value) for value in cls.defaults]
        return None


def narrowed(item: Item, letter: str) -> Item:
    """An int cut to a boolean, byte, char or short."""
    return combine(f"({CUTS[letter].python.format(item.text)})", "I", item, bounds=NARROW[letter])
