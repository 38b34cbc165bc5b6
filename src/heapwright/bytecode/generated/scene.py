"""What is known at one place of a method while it is translated."""

from __future__ import annotations

from dataclasses import dataclass, field

from heapwright.bytecode.generated.items import RANGES, Item


@dataclass(slots=True)
class Scene:
    """The stack of unevaluated items, what is known of the local variables, and where to resume.

    `resume` and `resume_stack` name an earlier operation from which everything up to here has no
    effect, and the values on the stack there, all of them simple.
    """

    stack: list[Item] = field(default_factory=list)
    bounds: dict[int, tuple[int, int]] = field(default_factory=dict)
    not_null: set[int] = field(default_factory=set)
    settled: set[int] = field(default_factory=set)
    resume: int = 0
    resume_stack: tuple[str, ...] = ()

    def copy(self) -> Scene:
        """The same knowledge for another way to go on."""
        return Scene(
            self.stack[:],
            self.bounds.copy(),
            self.not_null.copy(),
            self.settled.copy(),
            self.resume,
            self.resume_stack,
        )

    def forget(self, index: int) -> None:
        """A local variable changed."""
        self.bounds.pop(index, None)
        self.not_null.discard(index)
        self.settled.discard(index)

    def learn_index(self, item: Item, longest: int) -> None:
        """An item was an index or a length that is at most `longest`: so much is known of the variable in it."""
        if item.linear is not None and item.kind == "I":
            index, offset = item.linear
            low, high = self.bounds.get(index, RANGES["I"])
            self.bounds[index] = (max(low, -offset), min(high, longest - offset))

    def narrow(self, item: Item, low: int, high: int) -> None:
        """A comparison has shown bounds of a local variable."""
        if item.simple and len(item.locals) == 1 and item.kind == "I":
            (index,) = item.locals
            self.bounds[index] = (max(low, item.low), min(high, item.high))

    def settle(self, pc: int) -> None:
        """Nothing is pending: resume at this operation."""
        if all(item.simple for item in self.stack):
            self.resume = pc
            self.resume_stack = tuple(item.text for item in self.stack)
