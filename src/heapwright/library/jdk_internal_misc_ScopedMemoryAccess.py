"""jdk.internal.misc.ScopedMemoryAccess: needed by buffers, which here only stand on arrays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.library.interface import nothing

if TYPE_CHECKING:
    from heapwright.library.interface import Models

MODELS: Models = {"registerNatives()V": nothing}
