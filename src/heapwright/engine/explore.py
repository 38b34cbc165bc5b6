"""The loop over states: it knows nothing but where to take the next one from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from heapwright.state.state import State


class Search(Protocol):
    """The order in which states are explored."""

    def add(self, s: State) -> None:
        """Keep a state for later."""

    def take(self) -> State | None:
        """The state to go on with; None when there is none left."""


class DepthFirst:
    """The newest state first: few states wait at any time."""

    def __init__(self) -> None:
        self.waiting: list[State] = []

    def add(self, s: State) -> None:
        """Keep a state for later."""
        self.waiting.append(s)

    def take(self) -> State | None:
        """The newest state."""
        return self.waiting.pop() if self.waiting else None


def explore(step: Callable[[State], Iterable[State]], start: State, search: Search) -> Iterator[State]:
    """Yield every path's last state, in the order the search finds them."""
    search.add(start)
    while (s := search.take()) is not None:
        for successor in step(s):
            if successor.end is None:
                search.add(successor)
            else:
                yield successor
