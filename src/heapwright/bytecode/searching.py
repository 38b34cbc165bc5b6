"""The frames of the class loaders that look for a missing class in vain: nothing runs in them, but traces show them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.state.state import Frame

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.state.code import PreparedMethod
    from heapwright.state.state import State

MISSING = "java/lang/ClassNotFoundException"
PUBLIC, PROTECTED = "(Ljava/lang/String;)Ljava/lang/Class;", "(Ljava/lang/String;Z)Ljava/lang/Class;"
SEARCH = (
    ("java/lang/ClassLoader", PUBLIC, "loadClass"),
    ("jdk/internal/loader/ClassLoaders$AppClassLoader", PROTECTED, "loadClass"),
    ("jdk/internal/loader/BuiltinClassLoader", PROTECTED, "<init>"),
)
"""The methods named loadClass, outermost first, and what each of them calls when it is seen in a trace."""


def push_search(m: Machine, s: State, name: str) -> int:
    """Push the frames of the search for a class; how many there are.

    There are none for the JDK's classes, nor where a class asks again in a state: it is not searched for a second time.
    """
    asking = s.frames[-1].method.owner
    if asking.loader != "app" or s.count(f"searches of {asking.name} for {name}") > 1:
        return 0
    for owner, descriptor, called in SEARCH:
        prepared = m.prepared(m.program.load(owner).methods["loadClass", descriptor])
        frame = Frame(prepared, [], [], call_of(prepared, called))
        frame.spare = s.frames[-1].spare
        s.frames.append(frame)
    return len(SEARCH)


def call_of(prepared: PreparedMethod, name: str) -> int:
    """The index of the first call of a method or constructor of that name."""
    operations = enumerate(prepared.operations)
    return next(
        at for at, one in operations if one.instruction.mnemonic.startswith("invoke") and one.operands[0].name == name
    )
