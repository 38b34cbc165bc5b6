"""Who looks after a run now and then."""

from __future__ import annotations

from itertools import repeat
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from heapwright.state.state import State

UNWATCHED = 1_000_000


class Unlimited:
    """Lets a run take as long as it takes."""

    def renew(self, s: State) -> Iterator[object]:
        """Another stretch of jumps back."""
        return repeat(None, UNWATCHED)
