"""sun.security.provider.Sun: of what the JDK's providers of security do, digests and random numbers have models."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.state.signals import Unsupported

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.library.interface import Models
    from heapwright.state.heap import Value
    from heapwright.state.state import State


def refuse(m: Machine, s: State, *arguments: Value) -> Value:
    """The constructor, which is called when a provider is searched for."""
    raise Unsupported("the JDK's providers of security were asked for")


MODELS: Models = {"<init>()V": refuse}
