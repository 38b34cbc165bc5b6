"""The names that generated functions share, and what they stand for."""

from __future__ import annotations

from itertools import repeat
from typing import TYPE_CHECKING, Any

from heapwright.bytecode.initialisation import DONE, USABLE
from heapwright.bytecode.monitors import enter_block, enter_monitor, exit_block, exit_monitor
from heapwright.state.heap import Object
from heapwright.state.signals import Handover, Thrown
from heapwright.terms.arithmetic import NAMESPACE

if TYPE_CHECKING:
    from collections.abc import Callable

    from heapwright.bytecode.machine import Machine
    from heapwright.program.classes import LoadedClass, Method


FIRST_TICKS = 10_000
"""How often generated loops may go round before the watch is asked for the first time."""


class Names:
    """One namespace for all generated functions of a machine."""

    def __init__(self, m: Machine, ready: Callable[[Method], Callable[..., Any] | None], *, shared: bool) -> None:
        self.machine = m
        self.ready = ready
        self.shared = shared
        self.space: dict[str, Any] = {
            **NAMESPACE,
            "enter_block": enter_block,
            "enter_monitor": enter_monitor,
            "exit_block": exit_block,
            "exit_monitor": exit_monitor,
            "Handover": Handover,
            "Object": Object,
            "Thrown": Thrown,
            "inf": float("inf"),
            "nan": float("nan"),
            "limit": m.setting.depth_limit,
            "ticks": repeat(None, FIRST_TICKS),
            "USABLE": USABLE,
        }
        self.constants: dict[int, str] = {}
        self.kept: list[object] = []
        self.methods: dict[Method, str] = {}
        self.selectors: dict[tuple[Method, bool], int] = {}
        self.installed: dict[Method, list[tuple[dict[int, Any], int]]] = {}
        self.defaults: dict[LoadedClass, str] = {}

    def constant(self, value: object) -> str:
        """A name for an object."""
        found = self.constants.get(id(value))
        if found is None:
            found = self.constants[id(value)] = f"k{len(self.kept)}"
            self.kept.append(value)
            self.space[found] = value
        return found

    def method(self, method: Method) -> str:
        """The name of the function that a call of exactly this method calls."""
        found = self.methods.get(method)
        if found is None:
            found = self.methods[method] = f"m{len(self.methods)}"
            self.space[found] = self.ready(method) or cold
        return found

    def selector(self, method: Method, by_interface: bool) -> int:
        """The number under which a class keeps the function that a call of a method selects in it."""
        number = self.selectors.get((method, by_interface))
        if number is None:
            number = self.selectors[method, by_interface] = 2 * len(self.selectors) + self.shared
        return number

    def default(self, cls: LoadedClass) -> str:
        """The name of the list of a class's field defaults: None until the class is initialised."""
        found = self.defaults.get(cls)
        if found is None:
            found = self.defaults[cls] = f"d{len(self.defaults)}"
            known = self.shared or self.machine.statics(cls).native is DONE
            self.space[found] = list(cls.defaults) if known else None
        return found


def cold(*arguments: object) -> None:
    """Stands for a method that has no generated function yet."""
    raise Handover
