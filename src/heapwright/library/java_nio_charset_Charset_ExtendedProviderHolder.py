"""Models of java.nio.charset.Charset$ExtendedProviderHolder."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.library.interface import Models

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.state.heap import Object
    from heapwright.state.state import State


def no_providers(m: Machine, s: State) -> Object:
    """ExtendedProviderHolder.extendedProviders: those of the module jdk.charsets are not there."""
    return m.array(s, "[Ljava/nio/charset/spi/CharsetProvider;", [])


MODELS: Models = {"extendedProviders()[Ljava/nio/charset/spi/CharsetProvider;": no_providers}
