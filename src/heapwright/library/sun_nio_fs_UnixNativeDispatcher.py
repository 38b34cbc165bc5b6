"""sun.nio.fs.UnixNativeDispatcher: paths can be worked with; what asks for a file finds no model."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.library.interface import no, nothing
from heapwright.library.properties import DEFAULTS

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.library.interface import Models
    from heapwright.state.heap import Object
    from heapwright.state.state import State


def get_working_folder(m: Machine, s: State) -> Object:
    """UnixNativeDispatcher.getcwd: the property user.dir."""
    return m.array(s, "[B", list(DEFAULTS["user.dir"].encode("ascii")))


MODELS: Models = {
    "<clinit>()V": nothing,
    "init()I": no,
    "getcwd()[B": get_working_folder,
}
