"""Classes the machine makes for itself: their names, and who leaves them out of what a program sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from heapwright.program.classes import LoadedClass

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


def lambda_name(host: LoadedClass, number: int) -> str:
    """HotSpot's name of a lambda's class; the address, which differs from run to run there, follows the number.

    The plus sign is a slash in the name a program sees.
    """
    return f"{outermost(host).name}$$Lambda${number}+0x{FIRST_ADDRESS + ADDRESS_STEP * (number - 1):016x}"


def helper_name(host: LoadedClass, purpose: str, number: int) -> str:
    """The name of any other class made for a call site or a handle."""
    return f"{outermost(host).name}$$Hidden${purpose}${number}"
