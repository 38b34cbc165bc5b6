"""java.io.UnixFileSystem: names of files can be worked with; of files, it is only known that a JDK's own are absent."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

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


def refuse(m: Machine, s: State, this: Object, file: Value, *arguments: Value) -> NoReturn:
    """A method that looks at, makes or changes a file."""
    raise Unsupported(f"the file {m.text(s, m.get(s, m.opened(s, file), 'path'))} was looked for")


def refuse_named(m: Machine, s: State, this: Object, path: Value) -> NoReturn:
    """A method that looks at or makes the file of a name."""
    raise Unsupported(f"the file {m.text(s, m.opened(s, path))} was looked for")


MODELS: Models = {
    "initIDs()V": nothing,
    "getBooleanAttributes0(Ljava/io/File;)I": get_attributes,
    "canonicalize0(Ljava/lang/String;)Ljava/lang/String;": refuse_named,
    "checkAccess(Ljava/io/File;I)Z": refuse,
    "createDirectory(Ljava/io/File;)Z": refuse,
    "createFileExclusively(Ljava/lang/String;)Z": refuse_named,
    "delete0(Ljava/io/File;)Z": refuse,
    "getLastModifiedTime(Ljava/io/File;)J": refuse,
    "getLength(Ljava/io/File;)J": refuse,
    "getSpace(Ljava/io/File;I)J": refuse,
    "list(Ljava/io/File;)[Ljava/lang/String;": refuse,
    "rename0(Ljava/io/File;Ljava/io/File;)Z": refuse,
    "setLastModifiedTime(Ljava/io/File;J)Z": refuse,
    "setPermission(Ljava/io/File;IZZ)Z": refuse,
    "setReadOnly(Ljava/io/File;)Z": refuse,
}
