"""Models of java.lang.ProcessEnvironment: there are no environment variables."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.library.interface import Models

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.state.heap import Object
    from heapwright.state.state import State


def environment(m: Machine, s: State) -> Object:
    """ProcessEnvironment.environ."""
    return m.array(s, "[[B", [])


MODELS: Models = {"environ()[[B": environment}
