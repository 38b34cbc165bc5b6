"""jdk.internal.loader.BootLoader: classes and resources of the JDK's image."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.library.class_names import class_named
from heapwright.library.interface import nothing, text_or_none
from heapwright.library.native_libraries import libraries
from heapwright.library.resources import addresses, enumeration, url
from heapwright.library.surroundings import bare
from heapwright.program.image import Image

if TYPE_CHECKING:
    from heapwright.bytecode.calls import Call
    from heapwright.bytecode.machine import Machine
    from heapwright.library.interface import Models
    from heapwright.state.heap import Object, Value
    from heapwright.state.state import State


def load_class(m: Machine, s: State, module: Value, name: Value) -> Object | None:
    """BootLoader.loadClass, whatever the module."""
    return load_class_or_null(m, s, name)


def load_class_or_null(m: Machine, s: State, name: Value) -> Object | None:
    """BootLoader.loadClassOrNull."""
    cls = class_named(m, m.text(s, m.opened(s, name)))
    return m.mirror(cls) if cls is not None and cls.loader == "boot" else None


def find_resource_as_stream(m: Machine, s: State, module_name: Value, path: Value) -> Object | None:
    """BootLoader.findResourceAsStream: a stream over the resource's bytes; null if there is no such resource."""
    module = text_or_none(m, s, module_name)
    content = None
    for source in m.program.sources:
        if isinstance(source, Image) and module is not None:
            content = source.read(f"/{module}/{m.text(s, m.opened(s, path))}")
    if content is None:
        return None
    data = m.array(s, "[B", list(memoryview(content).cast("b")))
    return bare(m, "java/io/ByteArrayInputStream", buf=data, count=len(content))


def find_resource(m: Machine, s: State, path: Value) -> Object | None:
    """BootLoader.findResource."""
    address = next(addresses(m, None, m.text(s, m.opened(s, path))), None)
    return None if address is None else url(m, s, address)


def find_resources(m: Machine, s: State, path: Value) -> Call:
    """BootLoader.findResources."""
    return enumeration(m, s, addresses(m, None, m.text(s, m.opened(s, path))))


def native_libraries(m: Machine, s: State) -> Object:
    """BootLoader.getNativeLibraries."""
    return libraries(m)


MODELS: Models = {
    "<clinit>()V": nothing,
    "loadClass(Ljava/lang/Module;Ljava/lang/String;)Ljava/lang/Class;": load_class,
    "loadClassOrNull(Ljava/lang/String;)Ljava/lang/Class;": load_class_or_null,
    "loadLibrary(Ljava/lang/String;)V": nothing,
    "findResource(Ljava/lang/String;)Ljava/net/URL;": find_resource,
    "findResources(Ljava/lang/String;)Ljava/util/Enumeration;": find_resources,
    "getNativeLibraries()Ljdk/internal/loader/NativeLibraries;": native_libraries,
    "findResourceAsStream(Ljava/lang/String;Ljava/lang/String;)Ljava/io/InputStream;": find_resource_as_stream,
}
