"""Decoding single instructions."""

import struct

import pytest

from heapwright.classfile.constants import (
    ClassRef,
    DynamicConstant,
    FieldRef,
    IntConstant,
    InvokeDynamicConstant,
    LongConstant,
    MethodRef,
    StringConstant,
)
from heapwright.classfile.errors import MalformedClass

RETURN = b"\xb1"


def one(handmade, code, **options):
    """The one instruction before a return."""
    first, last = handmade.instructions(code + RETURN, **options)
    assert ("return",) == last
    return first


def with_index(opcode, index, *rest):
    return struct.pack(">BH", opcode, index) + bytes(rest)


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        (b"\x00", ("nop",)),
        (b"\x01", ("aconst_null",)),
        (b"\x02", ("iconst_m1", -1)),
        (b"\x0a", ("lconst_1", 1)),
        (b"\x0d", ("fconst_2", 2.0)),
        (b"\x10\x80", ("bipush", -128)),
        (b"\x11\x80\x00", ("sipush", -32768)),
        (b"\x15\x03", ("iload", 3)),
        (b"\x4b", ("astore_0", 0)),
        (b"\x84\x01\xff", ("iinc", 1, -1)),
        (b"\xc4\x15\x01\x00", ("iload", 256)),
        (b"\xc4\xa9\x01\x00", ("ret", 256)),
        (b"\xc4\x84\x01\x00\x80\x00", ("iinc", 256, -32768)),
        (b"\xbc\x04", ("newarray", "[Z")),
        (b"\xbc\x0b", ("newarray", "[J")),
    ],
)
def test_plain_operands(handmade, code, expected):
    """Operands are normalised to numbers, whether they are implied, short or wide."""
    assert expected == one(handmade, code, max_locals=258)


def test_fields_and_classes(handmade):
    """Field and class instructions carry the resolved reference."""
    field, array = handmade.member(9, "B", "f", "J"), handmade.class_named("[[I")

    assert ("getstatic", FieldRef("B", "f", "J")) == one(handmade, with_index(178, field))
    handmade.methods.clear()
    assert ("checkcast", ClassRef("[[I")) == one(handmade, with_index(192, array))
    handmade.methods.clear()
    assert ("multianewarray", ClassRef("[[I"), 2) == one(handmade, with_index(197, array, 2))


def test_calls(handmade):
    """Calls carry the method; the count of invokeinterface is checked and left out."""
    reference = handmade.member(11, "B", "m", "(JI)V")

    expected = ("invokeinterface", MethodRef("B", "m", "(JI)V", is_interface=True))
    assert expected == one(handmade, with_index(185, reference, 4, 0))


def test_call_site(handmade):
    """Invokedynamic carries the call site."""
    site = handmade.of(18, 0, handmade.of(12, handmade.text("run"), handmade.text("()V")))
    handmade.attributes.append(handmade.attribute("BootstrapMethods", b"\0\1\0\0\0\0"))

    assert ("invokedynamic", InvokeDynamicConstant(0, "run", "()V")) == one(handmade, with_index(186, site, 0, 0))


def test_loaded_constants(handmade):
    """Ldc carries the constant, whatever its kind."""
    handmade.attributes.append(handmade.attribute("BootstrapMethods", b"\0\1\0\0\0\0"))
    number, long = handmade.constant(3, bytes(4)), handmade.constant(5, bytes(8))
    text = handmade.of(8, handmade.text("x"))
    dynamic = handmade.of(17, 0, handmade.of(12, handmade.text("d"), handmade.text("D")))

    code = bytes([18, number]) + with_index(19, text) + with_index(20, long) + with_index(20, dynamic) + RETURN

    assert [
        ("ldc", IntConstant(0)),
        ("ldc_w", StringConstant("x")),
        ("ldc2_w", LongConstant(0)),
        ("ldc2_w", DynamicConstant(0, "d", "D")),
        ("return",),
    ] == handmade.instructions(code)


def test_branches(handmade):
    """A branch carries the absolute offset it leads to, forward or back."""
    code = b"\x00" + struct.pack(">Bh", 167, 3) + struct.pack(">Bi", 200, -4) + struct.pack(">Bh", 168, -8)

    assert [("nop",), ("goto", 4), ("goto_w", 0), ("jsr", 1)] == handmade.instructions(code)


@pytest.mark.parametrize("shift", range(4))
def test_table_switch(handmade, shift):
    """A tableswitch is read at every alignment, with a key for each target."""
    end = 24
    operands = struct.pack(">5i", end - shift, -1, 0, end - shift, -shift)
    code = bytes(shift) + b"\xaa" + bytes(3 - shift) + operands + RETURN

    assert ("tableswitch", end, ((-1, end), (0, 0))) == handmade.instructions(code)[shift]


@pytest.mark.parametrize("shift", range(4))
def test_lookup_switch(handmade, shift):
    """A lookupswitch is read at every alignment, with its keys in order."""
    end = 28
    operands = struct.pack(">6i", end - shift, 2, -7, end - shift, 9, 0)
    code = bytes(shift) + b"\xab" + bytes(3 - shift) + operands + RETURN

    assert ("lookupswitch", end, ((-7, end), (9, shift))) == handmade.instructions(code)[shift]


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        (b"\xca", "an opcode from 0 to 201, not 202"),
        (b"\xfe", "an opcode from 0 to 201, not 254"),
        (b"\x10", "the rest of the instruction"),
        (b"\xb2\x00", "the rest of the instruction"),
        (b"\xc4", "the rest of the instruction"),
        (b"\xc4\x15\x00", "the rest of the instruction"),
        (b"\xc4\x00\x00\x00", "after wide, not opcode 0"),
        (b"\xaa\0\0\0\0\0", "the rest of the instruction"),
        (b"\xaa\0\0\0" + struct.pack(">3i", 0, 2, 1), "keys that fits into the code, not 2 to 1"),
        (b"\xaa\0\0\0" + struct.pack(">3i", 0, -(2**31), 2**31 - 1), "keys that fits into the code"),
        (b"\xab\0\0\0" + struct.pack(">2i", 0, -1), "keys that fits into the code, not -1"),
        (b"\xab\0\0\0" + struct.pack(">2i", 0, 2**31 - 1), "keys that fits into the code"),
        (b"\xab\0\0\0" + struct.pack(">6i", 0, 2, 5, 0, 5, 0), "keys in ascending order"),
        (b"\xa7\x00\x01\xb1", "a branch to the start"),
        (b"\xa7\x00\x04\xb1", "a branch to the start"),
        (b"\xa7\xff\xff\xb1", "a branch to the start"),
        (b"\xbc\x03\xb1", "a primitive type, not 3"),
        (b"\x15\x04\xb1", "a local variable below 4"),
        (b"\x21\xb1", "a local variable below 4"),
        (b"\x84\x04\x01\xb1", "a local variable below 4"),
        (b"\x00", "does not fall off the end"),
        (b"\x12\x00\xb1", "the index of a constant"),
        (b"\x13\xff\xff\xb1", "into the constant pool"),
        (b"\x12\x01\xb1", "one word that can be loaded, not a Utf8 constant"),
        (b"\x14\x00\x02\xb1", "two words that can be loaded, not a Class constant"),
        (b"\xb2\x00\x02\xb1", "a Fieldref constant"),
        (b"\xb8\x00\x02\xb1", "a Methodref or InterfaceMethodref constant"),
        (b"\xbb\x00\x01\xb1", "a Class constant"),
        (b"\xc5\x00\x02\x01\xb1", "1 to 0 dimensions"),
    ],
)
def test_malformed(handmade, code, expected):
    """Code that breaks the format is refused with the offset of the instruction."""
    with pytest.raises(MalformedClass, match=expected):
        handmade.instructions(code)


def test_padding_of_a_switch(handmade):
    """The bytes before a switch's operands must be zero up to Java 6, and may be anything since."""
    code = b"\x03\xaa\1\2" + struct.pack(">4i", 19, 0, 0, 19) + b"\xb1"
    assert ("tableswitch", 20, ((0, 20),)) == handmade.instructions(code)[1]

    handmade.version = (0, 50)
    handmade.methods.clear()
    with pytest.raises(MalformedClass, match="zero bytes before the aligned operands"):
        handmade.instructions(code)


@pytest.mark.parametrize(
    ("tag", "name", "code"),
    [
        (10, "<init>", b"\xb6\0\0"),
        (10, "<clinit>", b"\xb8\0\0"),
        (11, "m", b"\xb6\0\0"),
        (10, "m", b"\xb9\0\0\1\0"),
        (11, "m", b"\xb9\0\0\2\0"),
        (11, "m", b"\xb9\0\0\1\1"),
        (11, "<init>", b"\xb9\0\0\1\0"),
    ],
)
def test_wrong_calls(handmade, tag, name, code):
    """A call must suit the kind and the name of the method, and count its arguments."""
    reference = handmade.member(tag, "B", name, "()V")

    with pytest.raises(MalformedClass, match=r"in the instruction at 0|of the constant pool"):
        handmade.instructions(with_index(code[0], reference) + code[3:] + RETURN)


def test_a_wrong_instruction_is_told_with_its_place(handmade):
    """The error says at which byte of the file, and of the code, the instruction is, and what was expected there."""
    handmade.method(handmade.code(b"\0\0\0\xfe\xb1"))
    place = handmade.bytes().index(b"\0\0\0\xfe\xb1") + 3

    with pytest.raises(MalformedClass, match=rf"offset {place}\b.*an opcode.*in the instruction at 3 of the code"):
        assert handmade.parsed().methods[0].code.instructions
