"""Models of sun.security.provider.NativePRNG: the system has no source of random bytes."""

from __future__ import annotations

from heapwright.library.interface import Models, nothing

MODELS: Models = {"<clinit>()V": nothing}
