"""Classes the machine makes for itself: their names, and who leaves them out of what a program sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from heapwright.program.classes import LoadedClass, Method
    from heapwright.state.heap import Object

FIRST_ADDRESS = 0x800000A08
ADDRESS_STEP = 0x220


def is_hidden(cls: LoadedClass) -> bool:
    """Whether a class was made for a call site or a handle: stack traces do not show its frames."""
    return cls.host is not None


def outermost(cls: LoadedClass) -> LoadedClass:
    """The class that a hidden class works for; any other class itself."""
    while cls.host is not None:
        cls = cls.host
    return cls


class HiddenNames:
    """Gives every hidden class of a machine a name of its own, in the order they are made."""

    def __init__(self) -> None:
        self._counts: dict[str, int] = {}

    def of_lambda(self, host: LoadedClass, position: int | None) -> str:
        """HotSpot's name of a lambda's class; the address, which differs from run to run there, follows the number.

        HotSpot counts. With a position that is the number instead, so that it does not depend on which of several paths
        came first. `LoadedClass.binary_name` makes a slash of the plus sign.
        """
        number = self._count("Lambda") if position is None else position
        address = FIRST_ADDRESS + ADDRESS_STEP * (number - 1)
        return f"{outermost(host).name}$$Lambda${number}+0x{address:016x}"

    def of_helper(self, host: LoadedClass, purpose: str) -> str:
        """The name of a class made for anything else."""
        return f"{outermost(host).name}$$Hidden${purpose}${self._count(purpose)}"

    def _count(self, series: str) -> int:
        number = self._counts[series] = self._counts.get(series, 0) + 1
        return number


class Workshop:
    """What linking remembers for a machine: the names given, the methods made, and the objects of method types.

    All of it is the same for every state.
    """

    def __init__(self) -> None:
        self.names = HiddenNames()
        self.methods: dict[object, Method] = {}
        self.types: dict[str, Object] = {}
        self.constants: dict[object, Object] = {}
        self.classes: dict[object, LoadedClass] = {}

    def once(self, key: object, make: Callable[[], Method]) -> Method:
        """The method made for a key, which is made the first time it is asked for."""
        method = self.methods.get(key)
        if method is None:
            method = self.methods[key] = make()
        return method
