"""sun.security.provider.Sun: of what the JDK's providers of security do, digests and random numbers have models."""

from __future__ import annotations

from heapwright.library.interface import Models, refusing

REASON = "the JDK's providers of security were asked for"

MODELS: Models = {"<init>()V": refusing(REASON)}
"""The constructor is called when a provider is searched for."""
