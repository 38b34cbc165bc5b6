"""Bounds of a method's int variables at its roots: assumed, compared with what arrives there, and widened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.bytecode.generated.items import RANGES

if TYPE_CHECKING:
    from collections.abc import Mapping

Bounds = dict[int, tuple[int, int]]
"""The least and greatest value of each variable that is known to be an int."""

LEAST, GREATEST = RANGES["I"]


def join(one: Bounds, other: Bounds) -> Bounds:
    """What holds whichever way was taken."""
    return {
        index: (min(low, other[index][0]), max(high, other[index][1]))
        for index, (low, high) in one.items()
        if index in other
    }


def holds(assumed: Bounds, arrived: Bounds) -> bool:
    """Whether everything that arrives is within what was assumed."""
    return all(
        index in arrived and low <= arrived[index][0] and arrived[index][1] <= high
        for index, (low, high) in assumed.items()
    )


def widen(assumed: Bounds, arrived: Bounds, longest: int) -> Bounds:
    """Weaker bounds that more may meet: one that was passed moves to 0 or an array's length, or to the type's own."""
    wider: Bounds = {}
    for index, (low, high) in assumed.items():
        if index not in arrived:
            continue
        new_low, new_high = arrived[index]
        lower = low if new_low >= low else 0 if new_low >= 0 else LEAST
        upper = high if new_high <= high else longest if new_high <= longest else GREATEST
        wider[index] = (lower, upper)
    return wider


def next_assumption(
    used: Mapping[int, Bounds], arrived: Mapping[int, Bounds], longest: int
) -> dict[int, Bounds] | None:
    """What to assume next; None when what was used holds at every root."""
    if all(holds(bounds, arrived.get(pc, {})) for pc, bounds in used.items()):
        return None
    return {pc: widen(bounds, arrived.get(pc, {}), longest) for pc, bounds in used.items()}
