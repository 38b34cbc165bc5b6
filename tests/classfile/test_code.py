"""The Code attribute: handlers, lines, variables."""

import struct

import pytest

from heapwright.classfile.checking import check
from heapwright.classfile.code import Handler, LocalVariable
from heapwright.classfile.errors import MalformedClass

FOUR_NOPS = b"\0\0\0\0\xb1"


def code_of(class_file, name):
    return next(method.code for method in class_file.methods if method.name == name)


def test_limits(compiled):
    """Code knows its limits and size, and is decoded once."""
    method = compiled("Handlers").methods[1]

    assert method.code is method.code
    assert method.code.max_locals >= 4
    last = method.code.instructions[-1]
    assert method.code.size == last.offset + last.length


def test_handlers(compiled):
    """Handlers come in the order of the file, with the class they catch or None for all."""
    handlers = code_of(compiled("Handlers"), "nested").handlers
    caught = [handler.catch_type for handler in handlers]

    assert ["java/lang/ArithmeticException", "java/lang/NullPointerException", None] == caught[:3]
    assert "java/io/IOException" == caught[-1]
    assert all(handler.start < handler.end for handler in handlers)


def test_line_numbers(compiled):
    """Each line of source that has code is in the table, with the offset at which it starts."""
    code = code_of(compiled("Handlers"), "locked")

    assert (0, 27) == code.line_numbers[0]
    assert {27, 28, 29, 30} == {line for _, line in code.line_numbers}


def test_local_variables(compiled):
    """Variables have a name, a type, a range and a number; generic ones a signature too."""
    code = code_of(compiled("Calls"), "use")
    first = code.local_variables[-1]

    names = {variable.name: variable.descriptor for variable in code.local_variables}
    assert {
        "this": "LCalls;",
        "item": "Ljava/lang/Comparable;",
        "shown": "Ljava/util/function/Function;",
        "made": "Ljava/util/function/Supplier;",
        "inner": "Ljava/util/function/Supplier;",
        "nothing": "Ljava/lang/Runnable;",
    } == names
    assert isinstance(first, LocalVariable)
    signatures = {variable.name: variable.signature for variable in code.local_variable_types}
    assert "Ljava/util/function/Supplier<LCalls<TT;>.Inner;>;" == signatures["inner"]


def test_tables_in_parts(handmade):
    """A method may have several tables of line numbers; they are one after the other."""
    parts = [handmade.attribute("LineNumberTable", struct.pack(">HHH", 1, at, at + 7)) for at in (3, 0)]
    handmade.method(handmade.code(FOUR_NOPS, attributes=parts))

    assert ((3, 10), (0, 7)) == handmade.parsed().methods[0].code.line_numbers


def test_handler_to_the_end(handmade):
    """A handler's range may end with the code."""
    handmade.method(handmade.code(FOUR_NOPS, handlers=[(0, 5, 4, 0)]))

    assert (Handler(0, 5, 4, None),) == handmade.parsed().methods[0].code.handlers


@pytest.mark.parametrize(
    "handler", [(2, 2, 0, 0), (3, 2, 0, 0), (0, 6, 0, 0), (0, 5, 5, 0), (7, 8, 0, 0), (0, 5, 0, 1)]
)
def test_bad_handlers(handmade, handler):
    """A handler's range and target are offsets of instructions, and what it catches is a class."""
    handmade.method(handmade.code(FOUR_NOPS, handlers=[handler]))

    with pytest.raises(MalformedClass):
        _ = handmade.parsed().methods[0].code


def test_handler_inside_an_instruction(handmade):
    """A handler cannot start in the middle of an instruction."""
    handmade.method(handmade.code(b"\x11\0\0\x57\xb1", handlers=[(0, 4, 1, 0)]))

    with pytest.raises(MalformedClass, match="a handler at the start of an instruction, not at 1"):
        _ = handmade.parsed().methods[0].code


@pytest.mark.parametrize("flags", [8, 0])
def test_room_for_arguments(handmade, flags):
    """The local variables have room for the receiver and the arguments."""
    handmade.method(handmade.code(b"\xb1", max_locals=3 - bool(flags)), flags=flags, descriptor="(JI)V")

    with pytest.raises(MalformedClass, match="local variables for the arguments"):
        _ = handmade.parsed().methods[0].code


def test_code_too_long(handmade):
    """Code of more than 65535 bytes is refused."""
    handmade.method(handmade.code(bytes(65535) + b"\xb1"))

    with pytest.raises(MalformedClass, match="a code length from 1 to 65535, not 65536"):
        _ = handmade.parsed().methods[0].code


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("LineNumberTable", struct.pack(">HHH", 1, 5, 1)),
        ("LineNumberTable", struct.pack(">HHH", 0xFFFF, 0, 1)),
        ("LineNumberTable", struct.pack(">HHHH", 1, 0, 1, 0)),
        ("LocalVariableTable", struct.pack(">6H", 1, 0, 6, 1, 1, 0)),
        ("LocalVariableTable", struct.pack(">6H", 1, 0, 5, 1, 1, 0)),
        ("LocalVariableTypeTable", struct.pack(">6H", 1, 0, 5, 1, 1, 4)),
    ],
)
def test_bad_tables(handmade, name, content):
    """Tables for the debugger lie inside the code; a fault in them shows when they are checked."""
    handmade.method(handmade.code(FOUR_NOPS, attributes=[handmade.attribute(name, content)]))
    class_file = handmade.parsed()

    assert 5 == len(class_file.methods[0].code.instructions)
    with pytest.raises(MalformedClass, match=name):
        check(class_file)


def test_wide_of_javac(compiled):
    """Local variables beyond 255 are reached through wide instructions, which count as one."""
    instructions = code_of(compiled("Wide"), "locals").instructions

    wide = [i for i in instructions if i.mnemonic == "iinc" and i.length == 6]
    assert [(263, 1), (263, 1000), (0, 1000), (0, -129)] == [i.operands for i in wide]
    offsets = [i.offset for i in instructions]
    assert offsets[1:] == [i.offset + i.length for i in instructions[:-1]]
