"""Models of jdk.internal.util.StaticProperty."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.bytecode.calls import DECLINED
from heapwright.library.interface import Models
from heapwright.library.native_libraries import search_path

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.state.heap import Value
    from heapwright.state.state import State


def library_path(m: Machine, s: State) -> Value:
    """StaticProperty.javaLibraryPath: the JVM's own, where the property says nothing."""
    cls = m.program.load("jdk/internal/util/StaticProperty")
    told = m.text(s, m.opened(s, m.get_static(s, cls, "JAVA_LIBRARY_PATH")))
    return DECLINED if told else m.intern(search_path(m))


MODELS: Models = {"javaLibraryPath()Ljava/lang/String;": library_path}
