"""Memory as Unsafe sees it: an object and an offset name a slot, or bytes of a primitive array.

The offset of a field is its slot. Arrays begin at offset 16 and count in the bytes of their elements.
"""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING

from heapwright.library.interface import number
from heapwright.state.signals import Unsupported
from heapwright.terms.terms import Term, brief

if TYPE_CHECKING:
    from collections.abc import Sequence

    from heapwright.bytecode.machine import Machine
    from heapwright.state.heap import Object, Value
    from heapwright.state.state import State

ARRAY_START = 16
SIZES = {"Z": 1, "B": 1, "C": 2, "S": 2, "I": 4, "J": 8, "F": 4, "D": 8, "L": 4, "[": 4}
"""The bytes an element takes, by the letter of its type."""

FORMATS = {"Z": "b", "B": "b", "C": "H", "S": "h", "I": "i", "J": "q", "F": "f", "D": "d"}


def slot_of(array_or_object: Object, offset: int, letter: str) -> int | None:
    """The slot at an offset; None where the bytes of an array are looked at as another type."""
    name = array_or_object.cls.name
    if name[0] != "[":
        return offset
    size = SIZES[name[1]]
    if SIZES[letter] != size or (letter != name[1] and letter not in "L["):
        return None if (letter, name[1]) not in (("B", "Z"), ("Z", "B")) else offset - ARRAY_START
    return (offset - ARRAY_START) // size


def read(m: Machine, s: State, ref: Value, offset: Value, letter: str) -> Value:
    """The value of a type at an offset, loaded as an instruction does it."""
    place, at = located(m, s, ref, offset)
    slot = slot_of(place, at, letter)
    if slot is not None:
        return m.heap.load(s, m.heap.read(s, place, slot))
    data = array_bytes(s, place)
    start = at - ARRAY_START
    return struct.unpack_from("<" + FORMATS[letter], data, start)[0]


def write(m: Machine, s: State, ref: Value, offset: Value, letter: str, value: Value) -> None:
    """Change the value of a type at an offset."""
    place, at = located(m, s, ref, offset)
    slot = slot_of(place, at, letter)
    if slot is not None:
        m.heap.write(s, place, slot, value)
        return
    data = array_bytes(s, place)
    new = packed("<" + FORMATS[letter], (value,))
    struct.pack_into(f"{len(new)}s", data, at - ARRAY_START, new)
    s.heap.own(place).slots[:] = struct.unpack(array_format(place, len(data)), data)


def copy(
    m: Machine, s: State, source: Value, start: Value, target: Value, to: Value, size: Value, unit: Value = 1
) -> None:
    """Copy bytes between primitive arrays; the bytes of each unit are turned round if it has several."""
    one, first = located(m, s, source, start)
    other, second = located(m, s, target, to)
    count, width = number(size, "the size of memory"), number(unit, "the size of memory")
    data = array_bytes(s, one)[first - ARRAY_START : first - ARRAY_START + count]
    if width > 1:
        data = bytearray(b"".join(data[at : at + width][::-1] for at in range(0, count, width)))
    changed = array_bytes(s, other)
    changed[second - ARRAY_START : second - ARRAY_START + count] = data
    s.heap.own(other).slots[:] = struct.unpack(array_format(other, len(changed)), changed)


def fill(m: Machine, s: State, target: Value, to: Value, size: Value, value: Value) -> None:
    """Set bytes of a primitive array."""
    place, start = located(m, s, target, to)
    count = number(size, "the size of memory")
    changed = array_bytes(s, place)
    changed[start - ARRAY_START : start - ARRAY_START + count] = bytes((number(value, "a byte") & 0xFF,)) * count
    s.heap.own(place).slots[:] = struct.unpack(array_format(place, len(changed)), changed)


def located(m: Machine, s: State, ref: Value, offset: Value) -> tuple[Object, int]:
    """The object and the offset of an access; memory outside of objects is not there."""
    if ref is None:
        raise Unsupported("memory outside of the Java heap")
    return m.opened(s, ref), number(offset, "a memory offset")


def array_bytes(s: State, array: Object) -> bytearray:
    """The bytes of a primitive array, the low byte of an element first."""
    values = s.heap.content(array).slots
    size = SIZES[array.cls.name[1]]
    return bytearray(packed(array_format(array, len(values) * size), values))


def packed(layout: str, values: Sequence[Value]) -> bytes:
    """The bytes of values; what is symbolic has none."""
    try:
        return struct.pack(layout, *values)
    except struct.error:
        for value in values:
            if isinstance(value, Term):
                raise Unsupported(f"the bytes of a symbolic value: {brief(value)}") from None
        raise


def array_format(array: Object, size: int) -> str:
    """How the bytes of an array are laid out."""
    letter = array.cls.name[1]
    return f"<{size // SIZES[letter]}{FORMATS[letter]}"
