"""Class loaders of a program's own: they look for classes in Java, and may find those that their parents know."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from heapwright.bytecode.dynamic.types import mirrored
from heapwright.bytecode.frames import push_frame
from heapwright.bytecode.invocation import select
from heapwright.library.class_names import class_named, innermost_name, is_name
from heapwright.state.signals import Again, JavaError
from heapwright.state.state import Then

if TYPE_CHECKING:
    from collections.abc import Mapping

    from heapwright.bytecode.machine import Machine
    from heapwright.program.classes import LoadedClass
    from heapwright.state.heap import Object, Value
    from heapwright.state.state import State

JDK_LOADERS = "jdk/internal/loader/ClassLoaders$"


def is_own(loader: Object) -> bool:
    """Whether a class loader is one that the program made."""
    return not loader.cls.name.startswith(JDK_LOADERS)


def found_by(m: Machine, s: State, loader: Object, name: str) -> LoadedClass:
    """The class that a loader of the program's own finds for a binary name; for an array, it looks for the innermost.

    As a JVM does, it is asked once for each class that it finds.
    """
    wanted = innermost_name(name) if name.startswith("[") and name.endswith(";") else name
    if not is_name(name) or wanted.startswith("["):
        return named_or_missing(m, name)
    known = initiated(s, loader)
    if wanted not in known:
        ask(m, s, loader, wanted)
    found = known[wanted]
    if found is None or mirrored(m, s, found).binary_name != wanted:
        s.heap.own(loader).native = {key: mirror for key, mirror in known.items() if key != wanted}
        raise missing(name)
    return mirrored(m, s, found) if wanted == name else named_or_missing(m, name)


def initiated(s: State, loader: Object) -> Mapping[str, Value]:
    """The classes, by binary name, that a loader was asked for by the machine and found."""
    return s.heap.content(loader).native or {}


def ask(m: Machine, s: State, loader: Object, name: str) -> NoReturn:
    """Have a loader look for a class and remember what it finds; then the same instruction is executed again."""

    def remember(after: State, found: Value) -> Value:
        """Note what was found."""
        after.heap.own(loader).native = {**initiated(after, loader), name: found}
        return found

    declared = m.program.load("java/lang/ClassLoader").methods["loadClass", "(Ljava/lang/String;)Ljava/lang/Class;"]
    method = select(m, loader.cls, declared, by_interface=False)
    push_frame(m, s, method, (loader, m.string(s, name)), Then.REPEAT, remember)
    raise Again


def named_or_missing(m: Machine, name: str) -> LoadedClass:
    """The class of a name, which must be there."""
    cls = class_named(m, name)
    if cls is None:
        raise missing(name)
    return cls


def missing(name: str) -> JavaError:
    """What is thrown when a loader finds nothing, or the wrong class."""
    return JavaError("java/lang/ClassNotFoundException", name)
