"""Libraries of native code: those of the JDK count as loaded, others cannot be; and the methods that need them."""

from __future__ import annotations

from mmap import ACCESS_READ, mmap
from pathlib import Path
from typing import TYPE_CHECKING

from heapwright.library.surroundings import bare
from heapwright.program.descriptors import java_method
from heapwright.program.image import Image
from heapwright.program.places import is_file
from heapwright.state.signals import JavaError, Unsupported

if TYPE_CHECKING:
    from typing import Never

    from heapwright.bytecode.machine import Machine
    from heapwright.library.interface import Model
    from heapwright.program.classes import Method
    from heapwright.state.heap import Object, Value
    from heapwright.state.state import State

FIRST_FOLDER = b"/usr/java/packages/lib:"
DEFAULT_PATH = "/usr/java/packages/lib:/usr/lib64:/lib64:/lib:/usr/lib"


def unlinked(method: Method) -> Model:
    """The model of a native method of the program, whose library was never loaded."""
    name = java_method(method.owner.name, method.name, method.descriptor)

    def refuse(m: Machine, s: State, *arguments: Value) -> Never:
        raise JavaError("java/lang/UnsatisfiedLinkError", f"'{name}'")

    return refuse


def libraries(m: Machine) -> Object:
    """The NativeLibraries object of every class loader."""
    found = m.fixtures.get("native libraries")
    if found is None:
        found = m.fixtures["native libraries"] = bare(m, "jdk/internal/loader/NativeLibraries")
    return found


def folder_of_jdk(m: Machine) -> Path | None:
    """Where the JDK has its libraries: beside its image of modules."""
    return next((source.path.parent for source in m.program.sources if isinstance(source, Image)), None)


def search_path(m: Machine) -> str:
    """Where the JDK's own JVM looks for the libraries of programs: it is built into that JVM."""
    folder = folder_of_jdk(m)
    machine = None if folder is None else folder / "server" / "libjvm.so"
    if machine is None or not is_file(machine):
        return DEFAULT_PATH
    with machine.open("rb") as file, mmap(file.fileno(), 0, access=ACCESS_READ) as content:
        start = content.find(FIRST_FOLDER)
        return content[start : content.find(b"\0", start)].decode() if start >= 0 else DEFAULT_PATH


def library_of_jdk(m: Machine, name: str) -> Object | None:
    """What stands for a library that the JDK has, as `zip`."""
    folder = folder_of_jdk(m)
    if folder is None or not is_file(folder / f"lib{name}.so"):
        return None
    return bare(m, "jdk/internal/loader/NativeLibraries$NativeLibraryImpl", name=m.intern(name))


def library_at(path: Path) -> None:
    """Nothing where there is no such file; a library that is there would have to be run."""
    if is_file(path):
        raise Unsupported(f"the native library {path} was loaded")
