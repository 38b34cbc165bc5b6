"""Resources: files beside the classes of the class path."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.bytecode.calls import Call
from heapwright.bytecode.initialisation import initialise
from heapwright.library.surroundings import bare
from heapwright.program.class_path import ClassPath
from heapwright.state.signals import Unsupported

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.state.heap import Object, Value
    from heapwright.state.state import State


def resource(m: Machine, path: str) -> bytes | None:
    """The content of the class path's first file of that path."""
    for source in m.program.sources:
        found = source.find_resource(path) if isinstance(source, ClassPath) else None
        if found is not None:
            return found[0]
    return None


def get_stream(m: Machine, s: State, loader: Value, name: Value) -> Object | None:
    """ClassLoader.getResourceAsStream."""
    content = resource(m, m.text(s, m.opened(s, name)))
    if content is None:
        return None
    data = m.array(s, "[B", [byte - 256 if byte > 127 else byte for byte in content])
    return bare(m, "java/io/ByteArrayInputStream", buf=data, count=len(content))


def get_address(m: Machine, s: State, loader: Value, name: Value) -> None:
    """ClassLoader.getResource: only what is not there has an answer."""
    text = m.text(s, m.opened(s, name))
    if resource(m, text) is not None:
        raise Unsupported(f"the address of the resource {text}")


def get_addresses(m: Machine, s: State, loader: Value, name: Value) -> Call:
    """ClassLoader.getResources: only what is not there has an answer."""
    get_address(m, s, loader, name)
    collections = m.program.load("java/util/Collections")
    initialise(m, s, collections)
    return Call(collections.methods["emptyEnumeration", "()Ljava/util/Enumeration;"], ())
