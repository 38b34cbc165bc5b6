"""java.net.InetAddress: addresses that are given as numbers; names cannot be looked up."""

from __future__ import annotations

from heapwright.library.interface import Models, nothing

MODELS: Models = {"init()V": nothing}
