"""The JDK's file of time zones, as a stream."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.library.surroundings import bare
from heapwright.program.image import Image
from heapwright.state.signals import Unsupported

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.state.heap import Object
    from heapwright.state.state import State

FILE_NAME = "tzdb.dat"


def open_zones(m: Machine, s: State) -> Object:
    """A new DataInputStream over the file, which stands beside the JDK's image of modules."""
    for source in m.program.sources:
        file = source.path.with_name(FILE_NAME) if isinstance(source, Image) else None
        if file is not None and file.is_file():
            content = file.read_bytes()
            data = m.array(s, "[B", list(memoryview(content).cast("b")))
            stream = bare(m, "java/io/ByteArrayInputStream", buf=data, count=len(content))
            buffers = {"bytearr": ("[B", 80), "chararr": ("[C", 80), "readBuffer": ("[B", 8)}
            made = {name: m.array(s, kind, [0] * size) for name, (kind, size) in buffers.items()}
            return bare(m, "java/io/DataInputStream", **{"in": stream}, **made)
    raise Unsupported(f"the JDK has no {FILE_NAME}, so that only UTC is known")
