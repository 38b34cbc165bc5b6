"""The constant pool: what each kind becomes, and what is refused."""

import math
import struct
import time

import pytest

from heapwright.classfile.checking import check
from heapwright.classfile.constants import (
    ClassRef,
    DoubleConstant,
    DynamicConstant,
    FieldRef,
    FloatConstant,
    IntConstant,
    InvokeDynamicConstant,
    LongConstant,
    MethodHandleConstant,
    MethodRef,
    MethodTypeConstant,
    ModuleRef,
    NameAndType,
    PackageRef,
    StringConstant,
)
from heapwright.classfile.errors import MalformedClass

SECONDS = 5


def constant(handmade, index):
    return handmade.parsed().pool.constant(index, 0)


@pytest.mark.parametrize(
    ("tag", "content", "expected"),
    [
        (3, struct.pack(">i", -5), IntConstant(-5)),
        (4, struct.pack(">f", 0.1), FloatConstant.from_value(struct.unpack(">f", struct.pack(">f", 0.1))[0])),
        (5, struct.pack(">q", -(2**63)), LongConstant(-(2**63))),
        (6, struct.pack(">d", 0.1), DoubleConstant.from_value(0.1)),
        (16, b"\0\1", None),
    ],
)
def test_numbers(handmade, tag, content, expected):
    """Numeric constants become Python numbers of the same value."""
    index = handmade.constant(tag, content)
    if expected is None:
        with pytest.raises(MalformedClass, match="the descriptor of a method, not 'A'"):
            constant(handmade, index)
    else:
        assert expected == constant(handmade, index)


def test_references(handmade):
    """Every kind that refers to others comes with them resolved."""
    made = {
        handmade.of(8, handmade.text("text")): StringConstant("text"),
        handmade.class_named("[La/B;"): ClassRef("[La/B;"),
        handmade.member(9, "a/B", "f", "I"): FieldRef("a/B", "f", "I"),
        handmade.member(10, "[I", "clone", "()V"): MethodRef("[I", "clone", "()V", is_interface=False),
        handmade.member(11, "a/B", "m", "()V"): MethodRef("a/B", "m", "()V", is_interface=True),
        handmade.of(12, handmade.text("m"), handmade.text("()V")): NameAndType("m", "()V"),
        handmade.of(16, handmade.text("()V")): MethodTypeConstant("()V"),
        handmade.of(19, handmade.text("java.base")): ModuleRef("java.base"),
        handmade.of(20, handmade.text("java/util")): PackageRef("java/util"),
    }

    assert made == {index: constant(handmade, index) for index in made}


def test_method_handle(handmade):
    """A method handle holds its kind and the member it works on."""
    method = handmade.member(10, "B", "<init>", "()V")
    index = handmade.constant(15, struct.pack(">BH", 8, method))

    expected = MethodHandleConstant(8, MethodRef("B", "<init>", "()V", is_interface=False))
    assert expected == constant(handmade, index)


@pytest.mark.parametrize("kind", [0, 1, 5, 9, 10])
def test_wrong_method_handle(handmade, kind):
    """A method handle of a kind that does not exist or does not suit the member is refused."""
    method = handmade.member(10, "B", "<init>", "()V")
    index = handmade.constant(15, struct.pack(">BH", kind, method))

    with pytest.raises(MalformedClass):
        constant(handmade, index)


def test_dynamic(handmade):
    """Dynamic constants and call sites name one of the class's bootstrap methods."""
    site = handmade.of(18, 0, handmade.of(12, handmade.text("run"), handmade.text("()V")))
    dynamic = handmade.of(17, 0, handmade.of(12, handmade.text("value"), handmade.text("I")))
    handle = handmade.constant(15, struct.pack(">BH", 6, handmade.member(10, "B", "link", "()V")))
    handmade.attributes.append(handmade.attribute("BootstrapMethods", struct.pack(">HHHH", 1, handle, 1, dynamic)))

    class_file = handmade.parsed()

    assert InvokeDynamicConstant(0, "run", "()V") == class_file.pool.constant(site, 0)
    assert (DynamicConstant(0, "value", "I"),) == class_file.bootstrap_methods[0].arguments


def test_missing_bootstrap_method(handmade):
    """A call site whose bootstrap method is not there is refused."""
    site = handmade.of(18, 3, handmade.of(12, handmade.text("run"), handmade.text("()V")))

    with pytest.raises(MalformedClass, match="one of the class's 0 bootstrap methods, not 3"):
        constant(handmade, site)


def test_floats_of_javac(compiled):
    """The constants of static fields have the exact values of the source."""
    values = {field.name: field.constant_value for field in compiled("Constants").fields}

    assert IntConstant(100_000) == values["INT"]
    assert IntConstant(-128) == values["BYTE"]
    assert IntConstant(0xFFFF) == values["CHAR"]
    assert IntConstant(1) == values["BOOLEAN"]
    assert LongConstant(0x1234_5678_9ABC_DEF0) == values["LONG"]
    assert 0.10000000149011612 == values["FLOAT"].value
    assert (0x7FC00000, True) == (values["NOT_A_NUMBER"].bits, math.isnan(values["NOT_A_NUMBER"].value))
    assert 5e-324 == values["SMALLEST"].value
    assert values["notConstant"] is None


def test_zero_and_nan_as_keys():
    """Float constants are equal when their bits are: NaN equals itself and -0.0 is not 0.0."""
    quiet, other = FloatConstant.from_bits(0x7FC00000), FloatConstant.from_bits(0x7FC00001)

    assert FloatConstant.from_bits(0x7FC00000) == quiet
    assert other != quiet
    assert DoubleConstant.from_value(0.0) != DoubleConstant.from_value(-0.0)
    assert 2 == len({DoubleConstant.from_value(math.nan), DoubleConstant.from_value(math.nan), quiet})


@pytest.mark.parametrize("release", [8, 17])
def test_texts(compiled, release):
    """Strings are UTF-16 code units: NUL and lone surrogates are kept, a pair is two characters."""
    values = {field.name: field.constant_value for field in compiled("Constants", release).fields}

    assert "a\0b" == values["NUL"].text
    assert "h\u00e9" == values["ACCENT"].text
    assert "\ud83d\ude00" == values["PAIR"].text
    assert 2 == len(values["PAIR"].text)
    assert "\ud800" == values["LONE"].text


@pytest.mark.parametrize("content", [b"a\0b", b"\xff", b"\xc3", b"\xe2\x82", b"\xf0\x9f\x98\x80", b"\xc1\x81", b"\x80"])
def test_bad_modified_utf8(handmade, content):
    """Bytes that are not modified UTF-8 are refused, though they may be UTF-8."""
    index = handmade.raw_text(content)

    with pytest.raises(MalformedClass, match="modified UTF-8"):
        constant(handmade, index)


@pytest.mark.parametrize("index", [0, 6, 7, 65535])
def test_bad_index(handmade, index):
    """Index 0, the second half of a long and indices past the end stand for no constant."""
    assert 5 == handmade.constant(5, bytes(8))

    with pytest.raises(MalformedClass, match=r"ind(ex|ices)"):
        constant(handmade, index)


def test_wrong_kind(handmade):
    """A constant of another kind than is needed is refused, and both kinds are named."""
    handmade.name = handmade.text("A")

    with pytest.raises(MalformedClass, match="a Class constant at index 5 of the constant pool, not a Utf8 constant"):
        handmade.parsed()


def test_circle(handmade):
    """Constants that refer to themselves or to each other are refused."""
    handmade.of(8, 5)
    handmade.of(8, 5)
    handmade.of(10, 7, 7)

    for index in (5, 6, 7):
        with pytest.raises(MalformedClass):
            constant(handmade, index)


def test_unknown_tag(handmade):
    """A tag that no constant has is refused."""
    handmade.constant(2, b"")

    with pytest.raises(MalformedClass, match="the tag of a constant, not 2"):
        handmade.parsed()


def test_long_at_the_end(handmade):
    """A long takes two indices, and so cannot have the last one."""
    handmade.constant(5, bytes(8))
    handmade.constants.pop()

    with pytest.raises(MalformedClass, match="no Long or Double"):
        handmade.parsed()


@pytest.mark.parametrize("name", ["", "a//b", "a.b", "a;", "[", "[V", "/a", "a/"])
def test_bad_class_name(handmade, name):
    """A Class constant holds an internal name or an array's descriptor."""
    index = handmade.class_named(name)

    with pytest.raises(MalformedClass, match="the name of a class"):
        constant(handmade, index)


def test_check_reads_all_constants(handmade):
    """A bad constant that nothing refers to comes to light when everything is checked."""
    handmade.raw_text(b"\xff")

    with pytest.raises(MalformedClass, match="modified UTF-8"):
        check(handmade.parsed())


@pytest.mark.parametrize("tag", [7, 10])
def test_a_long_text_is_looked_at_once(handmade, tag):
    """Thousands of constants that share one long text are checked in the time that the text takes once."""
    member = handmade.of(12, handmade.text("m"), handmade.text("(" + "La/A;" * 13_000 + ")V"))
    indices = {7: [handmade.text("a/" * 32_000 + "A")], 10: [handmade.name, member]}[tag]
    for _ in range(60_000):
        handmade.of(tag, *indices)
    parsed = handmade.parsed()

    start = time.process_time()
    check(parsed)

    assert SECONDS > time.process_time() - start
