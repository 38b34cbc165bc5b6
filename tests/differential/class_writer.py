"""Writes class files of instructions that javac never emits, from a small text form.

A file describes one class, which takes the file's name. `method name ()I` begins a static method, which is
synchronized if that word follows; each following line is an instruction with its operands, `label:`, `catch type from
to handler` (`*` catches everything) or `repeat count instruction`. Version 49 needs no stack maps and still allows
subroutines. `main` is written too: it calls every method without parameters, in order, and prints its name and
result.
"""

from __future__ import annotations

import shlex
import struct
from dataclasses import dataclass
from typing import TYPE_CHECKING

from heapwright.classfile.opcodes import BY_MNEMONIC, Format

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

VERSION = 49
PUBLIC_STATIC = 0x0009
FLAGS = {"synchronized": 0x0020}
PUBLIC_CLASS = 0x0021
STACK = 40
MEMBERS = {Format.FIELD: 9, Format.METHOD: 10, Format.INTERFACE_METHOD: 11}
PRINTED = {"Z": "Z", "B": "I", "S": "I", "C": "C", "I": "I", "J": "J", "F": "F", "D": "D", "[": "Ljava/lang/Object;"}

Line = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class WrittenMethod:
    """One static method as text: instructions, labels, handlers."""

    name: str
    descriptor: str
    lines: tuple[Line, ...]
    flags: int = PUBLIC_STATIC


class Constants:
    """A constant pool that grows as constants are asked for; equal constants share an index."""

    def __init__(self) -> None:
        self._indices: dict[bytes, int] = {}
        self._entries: list[bytes] = []
        self._next = 1

    def written(self) -> bytes:
        """The pool as it stands in a class file."""
        return struct.pack(">H", self._next) + b"".join(self._entries)

    def text(self, text: str) -> int:
        data = text.encode()
        return self._index(struct.pack(">BH", 1, len(data)) + data)

    def named(self, tag: int, text: str) -> int:
        """A constant that is only a name: a class (7) or a string (8)."""
        return self._index(struct.pack(">BH", tag, self.text(text)))

    def member(self, tag: int, text: str) -> int:
        """A field or method written `owner.name:descriptor`."""
        owner, _, rest = text.partition(".")
        name, _, descriptor = rest.partition(":")
        name_and_type = self._index(struct.pack(">BHH", 12, self.text(name), self.text(descriptor)))
        return self._index(struct.pack(">BHH", tag, self.named(7, owner), name_and_type))

    def loadable(self, text: str) -> int:
        """A number (`5`, `5L`, `1.5f`, `1.5`), a class (`class java/lang/String`) or else a string."""
        if text.startswith("class "):
            return self.named(7, text.removeprefix("class "))
        for tag, form, suffix, convert in (
            (3, "i", "", int),
            (5, "q", "L", int),
            (4, "f", "f", float),
            (6, "d", "", float),
        ):
            if text.endswith(suffix):
                try:
                    return self._index(struct.pack(f">B{form}", tag, convert(text.removesuffix(suffix))))
                except ValueError:
                    continue
        return self.named(8, text)

    def _index(self, entry: bytes) -> int:
        if entry not in self._indices:
            self._indices[entry] = self._next
            self._entries.append(entry)
            self._next += 2 if entry[0] in (5, 6) else 1
        return self._indices[entry]


def read_methods(text: str) -> tuple[WrittenMethod, ...]:
    """The methods of a file of instructions."""
    methods: list[tuple[Line, list[Line]]] = []
    for line in text.splitlines():
        words = shlex.split(line, comments=True)
        if not words:
            continue
        if words[0] == "method":
            methods.append((tuple(words[1:]), []))
        elif words[0] == "repeat":
            methods[-1][1].extend([tuple(words[2:])] * int(words[1]))
        else:
            methods[-1][1].append(tuple(words))
    return tuple(
        WrittenMethod(name, descriptor, tuple(lines), PUBLIC_STATIC | sum(FLAGS[flag] for flag in flags))
        for (name, descriptor, *flags), lines in methods
    )


def write_class(file: Path, folder: Path) -> Path:
    """Write the class that a file of instructions describes into a folder."""
    methods = read_methods(file.read_text(encoding="utf-8"))
    constants = Constants()
    this_name = constants.named(7, file.stem)
    super_name = constants.named(7, "java/lang/Object")
    written = [_method(constants, method) for method in (*methods, _main(file.stem, methods))]
    head = struct.pack(">IHH", 0xCAFEBABE, 0, VERSION)
    body = struct.pack(">HHHHHH", PUBLIC_CLASS, this_name, super_name, 0, 0, len(written))
    target = folder / f"{file.stem}.class"
    target.write_bytes(head + constants.written() + body + b"".join(written) + bytes(2))
    return target


def _main(class_name: str, methods: Sequence[WrittenMethod]) -> WrittenMethod:
    """A main method that prints the name and the result, or the exception, of every method without parameters."""
    lines: list[Line] = []
    stream = ("getstatic", "java/lang/System.out:Ljava/io/PrintStream;")
    for method in methods:
        if not method.descriptor.startswith("()"):
            continue
        result = method.descriptor[2:]
        shown = PRINTED.get(result[0], "Ljava/lang/Object;")
        start, end, handler, after = (f"{method.name}{place}" for place in ("_start", "_end", "_caught", "_after"))
        lines += [stream, ("ldc", f"{method.name} "), _print("print", "Ljava/lang/String;"), (f"{start}:",), stream]
        lines += [("invokestatic", f"{class_name}.{method.name}:{method.descriptor}"), (f"{end}:",)]
        lines += [_print("println", shown), ("goto", after), (f"{handler}:",), stream, ("swap",)]
        lines += [_print("println", "Ljava/lang/Object;"), (f"{after}:",)]
        lines += [("catch", "java/lang/Throwable", start, end, handler)]
    return WrittenMethod("main", "([Ljava/lang/String;)V", (*lines, ("return",)))


def _print(name: str, descriptor: str) -> Line:
    return "invokevirtual", f"java/io/PrintStream.{name}:({descriptor})V"


def _method(constants: Constants, method: WrittenMethod) -> bytes:
    places = _places(method.lines)
    code = bytearray()
    handlers = []
    for words in method.lines:
        if words[0] == "catch":
            start, end, handler = (places[label] for label in words[2:])
            caught = 0 if words[1] == "*" else constants.named(7, words[1])
            handlers.append(struct.pack(">HHHH", start, end, handler, caught))
        elif not words[0].endswith(":"):
            code += _instruction(constants, words, len(code), places)
    table = struct.pack(">H", len(handlers)) + b"".join(handlers)
    locals_needed = max((int(w) for _, w in _local_operands(method.lines)), default=0) + 8
    body = struct.pack(">HHI", STACK, locals_needed, len(code)) + bytes(code) + table + bytes(2)
    head = struct.pack(">HHHH", method.flags, constants.text(method.name), constants.text(method.descriptor), 1)
    return head + struct.pack(">HI", constants.text("Code"), len(body)) + body


def _local_operands(lines: Sequence[Line]) -> Iterator[tuple[str, str]]:
    for words in lines:
        plain = words[1:] if words[0] == "wide" else words
        if plain[0] in BY_MNEMONIC and BY_MNEMONIC[plain[0]].format in (Format.LOCAL, Format.INCREMENT):
            yield plain[0], plain[1]


def _places(lines: Sequence[Line]) -> dict[str, int]:
    """The offset of every label."""
    places: dict[str, int] = {}
    offset = 0
    for words in lines:
        if words[0].endswith(":"):
            places[words[0][:-1]] = offset
        elif words[0] != "catch":
            offset += _length(words, offset)
    return places


def _length(words: Line, offset: int) -> int:
    if words[0] == "wide":
        return 6 if words[1] == "iinc" else 4
    opcode = BY_MNEMONIC[words[0]]
    padding = 3 - offset % 4
    if opcode.format is Format.TABLE:
        return 1 + padding + 12 + 4 * (len(words) - 3)
    if opcode.format is Format.LOOKUP:
        return 1 + padding + 8 + 8 * (len(words) - 2)
    return opcode.length


def _instruction(constants: Constants, words: Line, offset: int, places: dict[str, int]) -> bytes:
    mnemonic, *operands = words
    if mnemonic == "wide":
        numbers = [int(operand) for operand in operands[1:]]
        form = ">BBHh" if operands[0] == "iinc" else ">BBH"
        return struct.pack(form, BY_MNEMONIC["wide"].number, BY_MNEMONIC[operands[0]].number, *numbers)
    opcode = BY_MNEMONIC[mnemonic]
    number = bytes((opcode.number,))
    match opcode.format:
        case Format.NONE | Format.IMPLIED | Format.IMPLIED_LOCAL:
            return number
        case Format.BYTE:
            return number + struct.pack(">b", int(operands[0]))
        case Format.LOCAL | Format.PRIMITIVE:
            return number + struct.pack(">B", int(operands[0]))
        case Format.SHORT:
            return number + struct.pack(">h", int(operands[0]))
        case Format.INCREMENT:
            return number + struct.pack(">Bb", *map(int, operands))
        case Format.CONSTANT:
            return number + struct.pack(">B", constants.loadable(operands[0]))
        case Format.CONSTANT_WIDE | Format.CONSTANT_TWO:
            return number + struct.pack(">H", constants.loadable(operands[0]))
        case Format.CLASS:
            return number + struct.pack(">H", constants.named(7, operands[0]))
        case Format.CLASS_DIMENSIONS:
            return number + struct.pack(">HB", constants.named(7, operands[0]), int(operands[1]))
        case Format.FIELD | Format.METHOD:
            return number + struct.pack(">H", constants.member(MEMBERS[opcode.format], operands[0]))
        case Format.INTERFACE_METHOD:
            return number + struct.pack(">HBB", constants.member(11, operands[0]), int(operands[1]), 0)
        case Format.BRANCH:
            return number + struct.pack(">h", places[operands[0]] - offset)
        case Format.BRANCH_WIDE:
            return number + struct.pack(">i", places[operands[0]] - offset)
        case _:
            return number + bytes(3 - offset % 4) + _switch(opcode.format, operands, offset, places)


def _switch(form: Format, operands: Sequence[str], offset: int, places: dict[str, int]) -> bytes:
    """`tableswitch default low label...` and `lookupswitch default key=label...`."""
    default = places[operands[0]] - offset
    if form is Format.TABLE:
        low, targets = int(operands[1]), [places[label] - offset for label in operands[2:]]
        return struct.pack(f">iii{len(targets)}i", default, low, low + len(targets) - 1, *targets)
    pairs = [operand.partition("=") for operand in operands[1:]]
    numbers = [number for key, _, label in pairs for number in (int(key), places[label] - offset)]
    return struct.pack(f">ii{len(numbers)}i", default, len(pairs), *numbers)
