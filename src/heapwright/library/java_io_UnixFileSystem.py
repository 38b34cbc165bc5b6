"""java.io.UnixFileSystem: names of files can be worked with; of files, it is only known that a JDK's own are absent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.library.interface import nothing
from heapwright.library.properties import DEFAULTS
from heapwright.state.signals import Unsupported

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.library.interface import Models
    from heapwright.state.heap import Object, Value
    from heapwright.state.state import State


def get_attributes(m: Machine, s: State, this: Object, file: Value) -> int:
    """UnixFileSystem.getBooleanAttributes0: that there is no such file, as the JDK finds out of its settings."""
    path = m.text(s, m.get(s, m.opened(s, file), "path"))
    if not path.startswith(DEFAULTS["java.home"]):
        raise Unsupported(f"the file {path} was looked for")
    return 0


MODELS: Models = {
    "initIDs()V": nothing,
    "getBooleanAttributes0(Ljava/io/File;)I": get_attributes,
}
