"""Models of jdk.internal.loader.NativeLibraries."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from heapwright.library.interface import Models
from heapwright.library.native_libraries import library_at, library_of_jdk, search_path

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.state.heap import Object, Value
    from heapwright.state.state import State


def load_named(m: Machine, s: State, this: Value, caller: Value, name: Value) -> Object | None:
    """NativeLibraries.loadLibrary of a name; null where there is no such library."""
    wanted = m.text(s, m.opened(s, name))
    found = library_of_jdk(m, wanted)
    if found is None:
        for folder in search_path(m).split(":"):
            library_at(Path(folder) / f"lib{wanted}.so")
    return found


def load_file(m: Machine, s: State, this: Value, caller: Value, file: Value) -> None:
    """NativeLibraries.loadLibrary of a file; null where there is no such file."""
    library_at(Path(m.text(s, m.opened(s, m.get(s, m.opened(s, file), "path")))))


NAMED = "loadLibrary(Ljava/lang/Class;Ljava/lang/String;)Ljdk/internal/loader/NativeLibrary;"
FILE = "loadLibrary(Ljava/lang/Class;Ljava/io/File;)Ljdk/internal/loader/NativeLibrary;"

MODELS: Models = {
    NAMED: load_named,
    FILE: load_file,
}
