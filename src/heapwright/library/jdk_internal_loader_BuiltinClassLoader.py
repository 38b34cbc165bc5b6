"""Models of jdk.internal.loader.BuiltinClassLoader: the program knows where classes are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.library.class_names import class_visible
from heapwright.library.interface import Models, nothing

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.state.heap import Object, Value
    from heapwright.state.state import State


def load_class_or_null(m: Machine, s: State, loader: Value, name: Value, resolve: Value = 0) -> Object | None:
    """BuiltinClassLoader.loadClassOrNull; arrays are none of its business."""
    text = m.text(s, m.opened(s, name))
    cls = None if text.startswith("[") else class_visible(m, text, m.opened(s, loader))
    return None if cls is None else m.mirror(cls)


MODELS: Models = {
    "<clinit>()V": nothing,
    "loadClassOrNull(Ljava/lang/String;Z)Ljava/lang/Class;": load_class_or_null,
    "loadClassOrNull(Ljava/lang/String;)Ljava/lang/Class;": load_class_or_null,
}
