"""Models of jdk.internal.reflect.Reflection."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.bytecode.calls import WithFrames
from heapwright.bytecode.dynamic.types import mirrored
from heapwright.library.interface import Models
from heapwright.library.traces import visible_frames
from heapwright.program.access import are_nestmates

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.state.heap import Object, Value
    from heapwright.state.state import State

TRANSPARENT = frozenset(("java/lang/reflect/Method", "java/lang/reflect/Constructor"))
"""Frames of these classes, and of reflection's own, are not callers."""
REFLECTION = "jdk/internal/reflect/"


def get_caller_class(m: Machine, s: State) -> Object | None:
    """Reflection.getCallerClass: the class of the method that called the one that asks."""
    frames = visible_frames(s.frames)
    next(frames)
    for frame, _ in frames:
        owner = frame.method.owner
        is_caller = not owner.name.startswith(REFLECTION) and owner.name not in TRANSPARENT
        if is_caller:
            return m.mirror(owner)
    return None


def get_class_access_flags(m: Machine, s: State, mirror: Value) -> int:
    """Reflection.getClassAccessFlags: those of the class file."""
    return mirrored(m, s, mirror).flags & 0xFFFF


def are_nest_mates(m: Machine, s: State, one: Value, other: Value) -> int:
    """Reflection.areNestMates."""
    first, second = mirrored(m, s, one), mirrored(m, s, other)
    return int(are_nestmates(m.program, first, second))


MODELS: Models = {
    "getCallerClass()Ljava/lang/Class;": WithFrames(get_caller_class),
    "getClassAccessFlags(Ljava/lang/Class;)I": get_class_access_flags,
    "areNestMates(Ljava/lang/Class;Ljava/lang/Class;)Z": are_nest_mates,
}
