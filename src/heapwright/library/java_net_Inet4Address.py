"""java.net.Inet4Address."""

from __future__ import annotations

from heapwright.library.interface import Models, nothing

MODELS: Models = {"init()V": nothing}
