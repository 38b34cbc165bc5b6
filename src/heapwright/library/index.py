"""The library: one line for each Java class that has models."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from heapwright.bytecode.calls import WithFrames
    from heapwright.library.interface import Model, Models
    from heapwright.program.classes import Method

LIBRARY: dict[str, Models] = {}
"""The models by internal class name."""


def find_model(method: Method) -> Model | WithFrames | None:
    """The model of a method, if it has one."""
    models = LIBRARY.get(method.owner.name)
    return None if models is None else models.get(method.signature)
