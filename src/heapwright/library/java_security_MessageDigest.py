"""java.security.MessageDigest: the usual algorithms, without a search for providers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.library.digests import ALGORITHMS, Digested
from heapwright.library.surroundings import bare
from heapwright.state.signals import JavaError

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.library.interface import Models
    from heapwright.state.heap import Object, Value
    from heapwright.state.state import State


def get_instance(m: Machine, s: State, name_object: Value) -> Object:
    """MessageDigest.getInstance."""
    name = m.text(s, m.opened(s, name_object))
    algorithm = ALGORITHMS.get(name.upper())
    if algorithm is None:
        raise JavaError("java/security/NoSuchAlgorithmException", f"{name} MessageDigest not available")
    made = bare(m, "java/security/MessageDigest$Delegate", algorithm=name_object)
    made.native = Digested(algorithm)
    return made


MODELS: Models = {"getInstance(Ljava/lang/String;)Ljava/security/MessageDigest;": get_instance}
