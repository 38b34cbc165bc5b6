"""java.net.InetAddressImplFactory: both kinds of addresses are known."""

from __future__ import annotations

from heapwright.library.interface import Models, yes

MODELS: Models = {"isIPv6Supported()Z": yes}
