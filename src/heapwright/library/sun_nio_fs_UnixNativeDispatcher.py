"""sun.nio.fs.UnixNativeDispatcher: paths can be worked with; what asks for a file ends the run."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from heapwright.library.interface import no, nothing
from heapwright.library.properties import DEFAULTS
from heapwright.state.signals import Unsupported

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.library.interface import Models
    from heapwright.state.heap import Object, Value
    from heapwright.state.state import State


def get_working_folder(m: Machine, s: State) -> Object:
    """UnixNativeDispatcher.getcwd: the property user.dir."""
    return m.array(s, "[B", list(DEFAULTS["user.dir"].encode("ascii")))


def refuse(m: Machine, s: State, path: Value) -> NoReturn:
    """UnixNativeDispatcher.copyToNativeBuffer, which is called before anything is done with a file."""
    raise Unsupported(f"the file {path_text(m, s, path)} was looked for")


def path_text(m: Machine, s: State, path: Value) -> str:
    """The name that a path is."""
    name = s.heap.content(m.opened(s, m.get(s, m.opened(s, path), "path"))).slots
    return bytes(byte & 0xFF for byte in name).decode(errors="replace")


def absent(m: Machine, s: State, path: Value) -> int:
    """UnixNativeDispatcher.exists and stat: that there is no such file, as the JDK finds out of its settings."""
    if not path_text(m, s, path).startswith(DEFAULTS["java.home"]):
        refuse(m, s, path)
    return 0


MODELS: Models = {
    "<clinit>()V": nothing,
    "init()I": no,
    "getcwd()[B": get_working_folder,
    "copyToNativeBuffer(Lsun/nio/fs/UnixPath;)Lsun/nio/fs/NativeBuffer;": refuse,
    "exists(Lsun/nio/fs/UnixPath;)Z": absent,
    "stat(Lsun/nio/fs/UnixPath;)I": absent,
}
