"""java.util.zip.Adler32."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING

from heapwright.library.checksums import updating

if TYPE_CHECKING:
    from heapwright.library.interface import Models

MODELS: Models = updating(zlib.adler32, array="updateBytes")
