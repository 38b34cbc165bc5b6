"""java.net.Inet6Address."""

from __future__ import annotations

from heapwright.library.interface import Models, nothing

MODELS: Models = {"init()V": nothing}
