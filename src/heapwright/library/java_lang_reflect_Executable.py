"""Models of java.lang.reflect.Executable."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.library.interface import Models
from heapwright.library.reflection import filled, optional_text, raw_attribute, reflected_method

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.state.heap import Object, Value
    from heapwright.state.state import State

PARAMETER_CLASS = "java/lang/reflect/Parameter"


def get_parameters(m: Machine, s: State, executable: Value) -> Object | None:
    """Executable.getParameters0: what the compiler recorded under -parameters, or null."""
    recorded = reflected_method(m, s, executable).info.method_parameters
    if not recorded:
        return None
    made = []
    for index, parameter in enumerate(recorded):
        values = {
            "name": optional_text(m, parameter.name),
            "modifiers": parameter.flags,
            "executable": executable,
            "index": index,
        }
        made.append(filled(m, s, PARAMETER_CLASS, values))
    return m.array(s, f"[L{PARAMETER_CLASS};", made)


def get_type_annotations(m: Machine, s: State, executable: Value) -> Object | None:
    """Executable.getTypeAnnotationBytes0."""
    attributes = reflected_method(m, s, executable).info.attributes
    return raw_attribute(m, s, attributes, "RuntimeVisibleTypeAnnotations")


MODELS: Models = {
    "getParameters0()[Ljava/lang/reflect/Parameter;": get_parameters,
    "getTypeAnnotationBytes0()[B": get_type_annotations,
}
