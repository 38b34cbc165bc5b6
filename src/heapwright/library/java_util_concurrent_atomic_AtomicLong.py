"""java.util.concurrent.atomic.AtomicLong."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.library.interface import yes

if TYPE_CHECKING:
    from heapwright.library.interface import Models

MODELS: Models = {"VMSupportsCS8()Z": yes}
