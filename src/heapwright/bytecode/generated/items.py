"""Values on the stack while a method is translated: the Python expressions that will give them."""

from __future__ import annotations

from dataclasses import dataclass, replace

from heapwright.bytecode.narrowing import CUTS
from heapwright.terms.operators import Kind, wrap_source

KINDS = {"I": Kind.INT, "J": Kind.LONG, "F": Kind.FLOAT, "D": Kind.DOUBLE}
RANGES = {"I": (-(1 << 31), (1 << 31) - 1), "J": (-(1 << 63), (1 << 63) - 1)}
NARROW = {letter: operator.bounds for letter, operator in CUTS.items()}
SMALLEST_TESTED, LARGEST_TESTED = -0x3FFFFFFF, 0x3FFFFFFF
"""The bounds that are tested before a value is wrapped: Python compares with these quickest."""
NO_LOCALS: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Item:
    """An expression for a value, not evaluated yet.

    An int's or long's value lies between `low` and `high`, which may be beyond its type's range:
    then it is only right modulo 2**32 or 2**64 and must be wrapped before it is used as a number.
    A `linear` item is a local variable plus a number. A `simple` item is a name or a constant: it
    costs nothing and cannot fail. A `settled` reference is null or an object for sure.
    """

    text: str
    kind: str
    low: int = 0
    high: int = 0
    simple: bool = False
    locals: frozenset[int] = NO_LOCALS
    not_null: bool = False
    settled: bool = False
    condition: str | None = None
    compared: tuple[Item, Item, str] | None = None
    constant: int | None = None
    linear: tuple[int, int] | None = None

    @property
    def wrapped(self) -> bool:
        """Whether the value is in the range of its type as it stands."""
        if self.kind not in RANGES:
            return True
        low, high = RANGES[self.kind]
        return low <= self.low and self.high <= high

    def within(self, low: int, high: int) -> bool:
        """Whether the value surely lies between two bounds."""
        return low <= self.low and self.high <= high


def name(
    text: str, kind: str, bounds: tuple[int, int] | None = None, *, not_null: bool = False, settled: bool = False
) -> Item:
    """A temporary, which is assigned once."""
    low, high = bounds or RANGES.get(kind, (0, 0))
    return Item(text, kind, low, high, simple=True, not_null=not_null, settled=settled)


def local(index: int, kind: str, bounds: tuple[int, int] | None) -> Item:
    """A local variable's value as it is now."""
    low, high = bounds or RANGES.get(kind, (0, 0))
    return Item(f"v{index}", kind, low, high, simple=True, locals=frozenset((index,)), linear=(index, 0))


def integer(value: int, kind: str = "I") -> Item:
    """A constant int or long."""
    text = str(value) if value >= 0 else f"({value})"
    return Item(text, kind, value, value, simple=True, constant=value)


def combine(text: str, kind: str, *parts: Item, bounds: tuple[int, int] | None = None) -> Item:
    """An expression made of others."""
    low, high = bounds or RANGES.get(kind, (0, 0))
    used = NO_LOCALS.union(*(part.locals for part in parts))
    return Item(text, kind, low, high, locals=used)


def with_condition(item: Item, condition: str) -> Item:
    """An int that is 1 where a condition holds and 0 elsewhere."""
    return replace(item, condition=condition, low=0, high=1)


def wrap(item: Item, temporary: str) -> Item:
    """The item in its type's range; the temporary's name holds the value between.

    A bound that is known to hold is not tested again.
    """
    value, test, after = wrap_source(KINDS[item.kind], temporary).partition(" if ")
    lower, both, rest = after.partition(" and ")
    upper, otherwise, wrapped = rest.partition(" else ")
    if item.low >= SMALLEST_TESTED:
        lower = both = ""
    elif item.high <= LARGEST_TESTED:
        upper = both = ""
    tests = (lower + both + upper).replace(temporary, f"({temporary} := {item.text})", 1)
    low, high = RANGES[item.kind]
    text = value + test + tests + otherwise + wrapped
    return replace(item, text=text, low=low, high=high, simple=False, linear=None)
