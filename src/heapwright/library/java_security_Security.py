"""Models of java.security.Security: the properties that name the JDK's own provider, without the file they are in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.library.interface import Models
from heapwright.library.properties import make_properties

if TYPE_CHECKING:
    from collections.abc import Mapping

    from heapwright.bytecode.machine import Machine
    from heapwright.state.state import State

PROPERTIES: Mapping[str, str] = {
    "security.provider.1": "SUN",
    "securerandom.source": "file:/dev/random",
    "keystore.type": "pkcs12",
}


def initialise_properties(m: Machine, s: State) -> None:
    """Security.initialize."""
    security = m.program.load("java/security/Security")
    m.put_static(s, security, "props", make_properties(m, s, PROPERTIES))


MODELS: Models = {"initialize()V": initialise_properties}
