"""java.util.zip.Deflater.DeflaterZStreamRef: it needs no cleaner, as nothing is ever collected."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.library.compression import holding

if TYPE_CHECKING:
    from heapwright.library.interface import Models

MODELS: Models = holding("java/util/zip/Deflater")
