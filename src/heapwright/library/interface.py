"""What a file of models offers."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from heapwright.bytecode.calls import WithFrames
from heapwright.state.heap import Value

Model = Callable[..., Value]
"""A function `model(m, s, *arguments)`; the receiver comes first."""

Models = Mapping[str, Model | WithFrames]
"""A Java class's models by method name and descriptor, such as `hashCode()I`."""
