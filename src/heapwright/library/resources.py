"""Resources: files of the class path and class files of the JDK; their URLs, and what is at a URL."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from heapwright.bytecode.calls import Call
from heapwright.bytecode.linking import java_linkage
from heapwright.library.surroundings import application_loader, bare
from heapwright.program.class_path import ClassPath
from heapwright.program.image import Image
from heapwright.state.signals import Unsupported

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from heapwright.bytecode.machine import Machine
    from heapwright.state.heap import Object, Value
    from heapwright.state.state import State

IMAGE_ADDRESS = "jrt:"


def addresses(m: Machine, loader: Object | None, path: str) -> Iterator[str]:
    """The URLs of a class loader's resources of that path, those of the JDK first."""
    for source in m.program.sources:
        if isinstance(source, Image) and path.endswith(".class"):
            found = source.find_resource(path)
            if found is not None:
                yield found[1]
    if loader is application_loader(m):
        for source in m.program.sources:
            if isinstance(source, ClassPath):
                yield from source.addresses(path)


def content_at(m: Machine, address: str) -> bytes:
    """What is at the URL of a file that belongs to the program or to the JDK; no other can be read."""
    for source in m.program.sources:
        content = None
        if isinstance(source, ClassPath):
            content = java_linkage(partial(source.content_at, address))
        elif isinstance(source, Image) and address.startswith(IMAGE_ADDRESS):
            content = source.read(address.removeprefix(IMAGE_ADDRESS))
        if content is not None:
            return content
    raise Unsupported(f"the content of {address} was to be read")


def stream(m: Machine, s: State, content: bytes) -> Object:
    """A stream over bytes."""
    data = m.array(s, "[B", list(memoryview(content).cast("b")))
    return bare(m, "java/io/ByteArrayInputStream", buf=data, count=len(content))


def url(m: Machine, s: State, address: str) -> Object:
    """A java.net.URL of a resource."""
    protocol, _, path = address.partition(":")
    text = m.string(s, path)
    return bare(
        m,
        "java/net/URL",
        protocol=m.intern(protocol),
        host=m.intern(""),
        port=-1,
        file=text,
        path=text,
        authority=None if protocol == "jar" else m.intern(""),
        hashCode=-1,
        handler=handler(m, protocol),
    )


def handler(m: Machine, protocol: str) -> Object:
    """The handler of all URLs of a protocol."""
    key = f"handler of {protocol}"
    found = m.fixtures.get(key)
    if found is None:
        found = m.fixtures[key] = bare(m, f"sun/net/www/protocol/{protocol}/Handler")
    return found


def address_of(m: Machine, s: State, connection: Value) -> str:
    """The address of the URL of a java.net.URLConnection."""
    place = m.opened(s, m.get(s, m.opened(s, connection), "url"))
    protocol, path = (m.text(s, m.opened(s, m.get(s, place, part))) for part in ("protocol", "path"))
    return f"{protocol}:{path}"


def get_stream(m: Machine, s: State, loader: Value, name: Value) -> Object | None:
    """ClassLoader.getResourceAsStream."""
    address = next(addresses(m, m.opened(s, loader), m.text(s, m.opened(s, name))), None)
    return None if address is None else stream(m, s, content_at(m, address))


def get_address(m: Machine, s: State, loader: Value, name: Value) -> Object | None:
    """ClassLoader.getResource."""
    address = next(addresses(m, m.opened(s, loader), m.text(s, m.opened(s, name))), None)
    return None if address is None else url(m, s, address)


def get_addresses(m: Machine, s: State, loader: Value, name: Value) -> Call:
    """ClassLoader.getResources."""
    return enumeration(m, s, addresses(m, m.opened(s, loader), m.text(s, m.opened(s, name))))


def enumeration(m: Machine, s: State, found: Iterable[str]) -> Call:
    """The call that makes an enumeration of the URLs at some addresses."""
    urls: list[Value] = [url(m, s, each) for each in found]
    array = m.array(s, "[Ljava/lang/Object;", urls)
    vector = bare(m, "java/util/Vector", elementData=array, elementCount=len(urls))
    return Call(vector.cls.methods["elements", "()Ljava/util/Enumeration;"], (vector,))
