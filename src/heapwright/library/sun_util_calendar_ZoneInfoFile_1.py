"""The part of sun.util.calendar.ZoneInfoFile's initialiser that would read the file of all time zones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.library.interface import nothing

if TYPE_CHECKING:
    from heapwright.library.interface import Models

MODELS: Models = {"run()Ljava/lang/Void;": nothing}
