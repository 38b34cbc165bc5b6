"""Models of java.lang.reflect.Field."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.library.interface import Models
from heapwright.library.reflection import raw_attribute, reflected_field

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.state.heap import Object, Value
    from heapwright.state.state import State


def get_type_annotations(m: Machine, s: State, field: Value) -> Object | None:
    """Field.getTypeAnnotationBytes0."""
    return raw_attribute(m, s, reflected_field(m, s, field).info.attributes, "RuntimeVisibleTypeAnnotations")


MODELS: Models = {"getTypeAnnotationBytes0()[B": get_type_annotations}
