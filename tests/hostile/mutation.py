"""Changes compiled classes so that most still parse: code, constants, handlers, flags, names, supertypes."""

from __future__ import annotations

import struct
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from heapwright.classfile.opcodes import BY_MNEMONIC

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

CONSTANT_SIZES = {3: 4, 4: 4, 5: 8, 6: 8, 7: 2, 8: 2, 9: 4, 10: 4, 11: 4, 12: 4, 15: 3, 16: 2, 17: 4, 18: 4}
TELLING = (0, 1, 2, 0x7F, 0x80, 0xFF)
SWAPS = (
    "iadd isub imul idiv irem ishl ishr iushr iand ior ixor",
    "ladd lsub lmul ldiv lrem land lor lxor",
    "dadd dsub dmul ddiv drem",
    "ifeq ifne iflt ifge ifgt ifle",
    "if_icmpeq if_icmpne if_icmplt if_icmpge if_icmpgt if_icmple",
    "iload_0 iload_1 iload_2 iload_3",
    "aload_0 aload_1 aload_2 aload_3",
    "istore_0 istore_1 istore_2 istore_3",
    "iconst_m1 iconst_0 iconst_1 iconst_2 iconst_3 iconst_4 iconst_5",
    "ifnull ifnonnull",
    "pop nop dup dup_x1 dup_x2 dup2 swap",
    "i2b i2c i2s ineg",
    "iaload caload baload saload aaload",
    "invokevirtual invokespecial invokestatic",
    "getfield getstatic putfield putstatic",
    "new checkcast instanceof anewarray",
    "ireturn areturn lreturn return athrow",
    "monitorenter monitorexit pop",
)
ALTERNATIVES = {
    BY_MNEMONIC[one].number: tuple(BY_MNEMONIC[other].number for other in row.split())
    for row in SWAPS
    for one in row.split()
}
DESCRIPTORS = (b"I", b"J", b"D", b"Z", b"B", b"()V", b"()I", b"(I)I", b"(J)V", b"[I", b"[[I", b"Ljava/lang/String;")
NAMES = (b"java/lang/String", b"java/lang/Runnable", b"java/lang/Object", b"[I", b"Nothing", b"<init>", b"int")


@dataclass
class Layout:
    """Where things stand in a class file."""

    constants: dict[int, tuple[int, int]] = field(default_factory=dict)
    """By index: the tag and the offset after it."""
    header: int = 0
    codes: list[tuple[int, int]] = field(default_factory=list)
    """The offset and size of each method's bytecode."""
    handlers: list[tuple[int, int]] = field(default_factory=list)
    """The offset of each exception handler, and the size of its method's bytecode."""
    members: list[int] = field(default_factory=list)
    """The offset of each field and method: flags, name, descriptor."""


def u2(data: bytes, at: int) -> int:
    """Two bytes as a number."""
    return int.from_bytes(data[at : at + 2])


def layout_of(data: bytes) -> Layout:
    """Read a class file that a compiler made."""
    found = Layout()
    at, index, count = 10, 1, u2(data, 8)
    while index < count:
        tag = data[at]
        found.constants[index] = tag, at + 1
        at += 1 + (2 + u2(data, at + 1) if tag == 1 else CONSTANT_SIZES[tag])
        index += 2 if tag in (5, 6) else 1
    found.header = at
    at += 8 + 2 * u2(data, at + 6)
    for _ in range(2):
        members = u2(data, at)
        at += 2
        for _ in range(members):
            found.members.append(at)
            at = read_attributes(data, at + 6, found)
    return found


def read_attributes(data: bytes, at: int, found: Layout) -> int:
    """Pass over attributes; the end of them. Of Code, its parts are noted."""
    count = u2(data, at)
    at += 2
    for _ in range(count):
        name_at = found.constants[u2(data, at)][1]
        if data[name_at : name_at + 6] == b"\0\4Code":
            size = int.from_bytes(data[at + 10 : at + 14])
            found.codes.append((at + 14, size))
            table = at + 14 + size
            found.handlers += [(table + 2 + 8 * number, size) for number in range(u2(data, table))]
        at += 6 + int.from_bytes(data[at + 2 : at + 6])
    return at


def mutant(original: bytes, chance: Random) -> bytes:
    """The class with one to three changes; half of the small ones are of an older version, which needs no frames."""
    data = bytearray(original)
    layout = layout_of(original)
    if not any(tag in (15, 16, 17, 18) for tag, _ in layout.constants.values()):
        data[6:8] = struct.pack(">H", chance.choice((49, 49, u2(data, 6))))
    for _ in range(chance.choice((1, 1, 2, 3))):
        chance.choice(MUTATIONS if layout.codes else OF_ANY_CLASS)(data, layout, chance)
    return bytes(data)


def code_place(layout: Layout, chance: Random) -> int:
    """Somewhere in bytecode."""
    start, size = chance.choice(layout.codes)
    return start + chance.randrange(size)


def set_code_byte(data: bytearray, layout: Layout, chance: Random) -> None:
    """A byte of code becomes another."""
    data[code_place(layout, chance)] = chance.choice((*TELLING, chance.randrange(202)))


def flip_code_bit(data: bytearray, layout: Layout, chance: Random) -> None:
    """A bit of code changes."""
    data[code_place(layout, chance)] ^= 1 << chance.randrange(8)


def step_code_byte(data: bytearray, layout: Layout, chance: Random) -> None:
    """A byte of code becomes the next or the last: another local variable, jump or constant."""
    at = code_place(layout, chance)
    data[at] = data[at] + chance.choice((-3, -1, 1, 3)) & 0xFF


def swap_opcode(data: bytearray, layout: Layout, chance: Random) -> None:
    """What looks like an instruction becomes a similar one."""
    for _ in range(50):
        at = code_place(layout, chance)
        if data[at] in ALTERNATIVES:
            data[at] = chance.choice(ALTERNATIVES[data[at]])
            return


def swap_codes(data: bytearray, layout: Layout, chance: Random) -> None:
    """A stretch of code is overwritten with another."""
    here, there, size = code_place(layout, chance), code_place(layout, chance), chance.randint(1, 8)
    data[here : here + size] = data[there : there + size]


def change_constant(data: bytearray, layout: Layout, chance: Random) -> None:
    """A constant refers to another of the kind it referred to."""
    index = chance.choice([index for index, (tag, _) in layout.constants.items() if tag in (7, 8, 9, 10, 11, 12)])
    tag, at = layout.constants[index]
    at += chance.choice((0, 2)) if tag >= 9 else 0
    now = layout.constants.get(u2(data, at))
    alike = [other for other, (kind, _) in layout.constants.items() if now is not None and kind == now[0]]
    if alike:
        data[at : at + 2] = struct.pack(">H", chance.choice(alike))


def change_tag(data: bytearray, layout: Layout, chance: Random) -> None:
    """A constant becomes one of another kind of the same size."""
    tag, at = chance.choice(list(layout.constants.values()))
    for group in ((7, 8, 16), (9, 10, 11, 12, 3, 4), (5, 6)):
        if tag in group:
            data[at - 1] = chance.choice(group)


def change_text(data: bytearray, layout: Layout, chance: Random) -> None:
    """A name or descriptor becomes another of the same length, or one of its letters changes."""
    texts = [at for tag, at in layout.constants.values() if tag == 1 and u2(data, at)]
    at = chance.choice(texts)
    size = u2(data, at)
    fitting = [text for text in (*DESCRIPTORS, *NAMES) if len(text) == size]
    fitting += [bytes(data[other + 2 : other + 2 + size]) for other in texts if u2(data, other) == size]
    if chance.random() < 0.2:
        data[at + 2 + chance.randrange(size)] = chance.choice(b"IJDZ[;()/V<Lx")
    else:
        data[at + 2 : at + 2 + size] = chance.choice(fitting)


def change_number(data: bytearray, layout: Layout, chance: Random) -> None:
    """A number constant gets another value."""
    numbers = [(tag, at) for tag, at in layout.constants.values() if tag in (3, 4, 5, 6)]
    if numbers:
        tag, at = chance.choice(numbers)
        size = 4 if tag < 5 else 8
        data[at : at + size] = chance.choice((chance.randbytes(size), b"\x7f" + b"\xff" * (size - 1), bytes(size)))


def move_handler(data: bytearray, layout: Layout, chance: Random) -> None:
    """A handler's range, target or class changes."""
    if layout.handlers:
        at, size = chance.choice(layout.handlers)
        what = chance.randrange(4)
        last = max(layout.constants) if what == 3 else size
        data[at + 2 * what : at + 2 * what + 2] = struct.pack(">H", chance.randint(0, last))


def change_sizes(data: bytearray, layout: Layout, chance: Random) -> None:
    """max_stack or max_locals is wrong."""
    start, _ = chance.choice(layout.codes)
    at = start - chance.choice((8, 6))
    data[at : at + 2] = struct.pack(">H", chance.choice((0, 1, u2(data, at) - 1 & 0xFFFF, 100, 65535)))


def change_flags(data: bytearray, layout: Layout, chance: Random) -> None:
    """A flag of the class or a member changes: static, final, abstract, native, interface, private."""
    at = chance.choice((layout.header, *layout.members, *layout.members))
    bit = 1 << chance.choice((0, 1, 2, 3, 4, 5, 8, 9, 10, 12))
    data[at : at + 2] = struct.pack(">H", u2(data, at) ^ bit)


def change_member(data: bytearray, layout: Layout, chance: Random) -> None:
    """A member takes another's name or descriptor."""
    at = chance.choice(layout.members) + chance.choice((2, 4))
    other = chance.choice(layout.members) + chance.choice((2, 2, 4, 4))
    data[at : at + 2] = data[other : other + 2]


def change_supertype(data: bytearray, layout: Layout, chance: Random) -> None:
    """The class itself, its superclass or an interface becomes another class of the pool."""
    classes = [index for index, (tag, _) in layout.constants.items() if tag == 7]
    places = [layout.header + 4, layout.header + 4, layout.header + 2]
    places += [layout.header + 8 + 2 * number for number in range(u2(data, layout.header + 6))]
    at = chance.choice(places)
    data[at : at + 2] = struct.pack(">H", chance.choice(classes))


OF_ANY_CLASS: tuple[Callable[[bytearray, Layout, Random], None], ...] = (
    *(change_constant, change_constant, change_tag, change_text, change_number, move_handler),
    *(change_flags, change_member, change_supertype),
)
MUTATIONS = (
    *(set_code_byte, flip_code_bit, step_code_byte, step_code_byte, swap_opcode, swap_opcode, swap_opcode, swap_codes),
    *(change_sizes, *OF_ANY_CLASS),
)
