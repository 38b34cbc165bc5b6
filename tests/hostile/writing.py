"""Writes class files that no compiler would: any superclass, interfaces, flags, and code as bytes."""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING

from tests.differential.class_writer import Constants

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    MethodWriter = Callable[[Constants], bytes]

PUBLIC, STATIC, NATIVE, INTERFACE, ABSTRACT, SUPER = 0x0001, 0x0008, 0x0100, 0x0200, 0x0400, 0x0020
VERSION = 49
MAIN = "([Ljava/lang/String;)V"


def class_file(
    name: str,
    superclass: str = "java/lang/Object",
    interfaces: Sequence[str] = (),
    methods: Sequence[MethodWriter] = (),
    fields: Sequence[str] = (),
    flags: int = PUBLIC | SUPER,
) -> bytes:
    """A class file; its fields are static ints."""
    constants = Constants()
    head = struct.pack(">HHHH", flags, constants.named(7, name), constants.named(7, superclass), len(interfaces))
    above = b"".join(struct.pack(">H", constants.named(7, one)) for one in interfaces)
    written = [struct.pack(">HHHH", PUBLIC | STATIC, constants.text(one), constants.text("I"), 0) for one in fields]
    bodies = [method(constants) for method in methods]
    members = b"".join((struct.pack(">H", len(fields)), *written, struct.pack(">H", len(methods)), *bodies))
    return struct.pack(">IHH", 0xCAFEBABE, 0, VERSION) + constants.written() + head + above + members + bytes(2)


def method(
    name: str,
    descriptor: str,
    code: Callable[[Constants], bytes],
    flags: int = PUBLIC | STATIC,
    handlers: Sequence[tuple[int, int, int]] = (),
) -> MethodWriter:
    """A method whose code is made with the pool at hand; a handler is a start, an end and a target, for everything."""

    def write(constants: Constants) -> bytes:
        written = code(constants)
        table = b"".join(struct.pack(">HHHH", *one, 0) for one in handlers)
        body = struct.pack(">HHI", 300, 300, len(written)) + written + struct.pack(">H", len(handlers)) + table
        named = struct.pack(
            ">HHHHH", flags, constants.text(name), constants.text(descriptor), 1, constants.text("Code")
        )
        return named + struct.pack(">I", len(body) + 2) + body + bytes(2)

    return write


def bodiless(name: str, descriptor: str, flags: int) -> MethodWriter:
    """A method without code."""
    return lambda constants: struct.pack(">HHHH", flags, constants.text(name), constants.text(descriptor), 0)


def printing(code: Callable[[Constants], bytes]) -> MethodWriter:
    """The main method that prints the object which the code leaves on the stack."""

    def whole(constants: Constants) -> bytes:
        stream = constants.member(9, "java/lang/System.out:Ljava/io/PrintStream;")
        show = constants.member(10, "java/io/PrintStream.println:(Ljava/lang/Object;)V")
        return struct.pack(">BH", 0xB2, stream) + code(constants) + struct.pack(">BHB", 0xB6, show, 0xB1)

    return method("main", MAIN, whole)


def text(constants: Constants) -> bytes:
    """The code that puts a string on the stack."""
    return struct.pack(">BH", 0x13, constants.named(8, "there"))


def of_class(opcode: int, name: str, before: Callable[[Constants], bytes] = text) -> Callable[[Constants], bytes]:
    """The code that ends with an instruction on a class."""
    return lambda constants: before(constants) + struct.pack(">BH", opcode, constants.named(7, name))
