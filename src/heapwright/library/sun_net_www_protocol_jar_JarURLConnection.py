"""sun.net.www.protocol.jar.JarURLConnection: entries of the class path's jars can be read, the jars themselves not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.library.interface import nothing
from heapwright.library.resource_connections import CONNECTION_MODELS
from heapwright.library.resources import address_of
from heapwright.state.signals import Unsupported

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.library.interface import Models
    from heapwright.state.heap import Value
    from heapwright.state.state import State


def open_jar(m: Machine, s: State, this: Value, *others: Value) -> None:
    """What needs the jar as a java.util.jar.JarFile."""
    raise Unsupported(f"the jar of {address_of(m, s, this)} was to be read")


MODELS: Models = {
    "<clinit>()V": nothing,
    **CONNECTION_MODELS,
    "getJarFile()Ljava/util/jar/JarFile;": open_jar,
    "getJarEntry()Ljava/util/jar/JarEntry;": open_jar,
    "getContentType()Ljava/lang/String;": open_jar,
    "getHeaderField(Ljava/lang/String;)Ljava/lang/String;": open_jar,
}
