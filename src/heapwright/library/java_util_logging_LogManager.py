"""Models of java.util.logging.LogManager: the configuration that comes with the JDK, without the file it is in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.bytecode.calls import Call
from heapwright.library.interface import Models
from heapwright.library.surroundings import bare

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.state.heap import Value
    from heapwright.state.state import State

CONFIGURATION = b"""handlers=java.util.logging.ConsoleHandler
.level=INFO
java.util.logging.ConsoleHandler.level=INFO
java.util.logging.ConsoleHandler.formatter=java.util.logging.SimpleFormatter
"""


def read_configuration(m: Machine, s: State, manager: Value) -> Call:
    """LogManager.readConfiguration."""
    cls = m.program.load("java/util/logging/LogManager")
    data = m.array(s, "[B", list(CONFIGURATION))
    stream = bare(m, "java/io/ByteArrayInputStream", buf=data, count=len(CONFIGURATION))
    return Call(cls.methods["readConfiguration", "(Ljava/io/InputStream;)V"], (manager, stream))


MODELS: Models = {"readConfiguration()V": read_configuration}
