"""javax.crypto.JceSecurity: ciphers and message authentication codes are not supported."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.state.signals import Unsupported

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.library.interface import Models
    from heapwright.state.heap import Value
    from heapwright.state.state import State


def refuse(m: Machine, s: State, *arguments: Value) -> Value:
    """JceSecurity.setupJurisdictionPolicies, which is called before anything is done with a provider."""
    raise Unsupported("javax.crypto was used")


MODELS: Models = {"setupJurisdictionPolicies()V": refuse}
