"""java.lang.StringUTF16: strings of which a character takes two bytes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.library.interface import no

if TYPE_CHECKING:
    from heapwright.library.interface import Models

MODELS: Models = {"isBigEndian()Z": no}
