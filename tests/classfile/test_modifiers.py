"""Access flags that go together, and what older class files mean by theirs."""

import pytest

from heapwright.classfile import modifiers
from heapwright.classfile.errors import MalformedClass
from heapwright.classfile.modifiers import ABSTRACT, FINAL, INTERFACE, NATIVE, PRIVATE, PUBLIC, STATIC, VOLATILE

BRIDGE, ENUM, PROTECTED, SUPER, STRICT = 0x40, 0x4000, 4, 0x20, 0x800
CLASS, ABOVE = SUPER, INTERFACE | ABSTRACT
RETURN = b"\xb1"


@pytest.mark.parametrize(
    ("flags", "major", "expected"),
    [
        (SUPER | FINAL, 61, True),
        (SUPER | FINAL | ABSTRACT, 61, False),
        (INTERFACE, 61, False),
        (INTERFACE | ABSTRACT, 61, True),
        (INTERFACE | ABSTRACT | SUPER, 61, False),
        (INTERFACE | ABSTRACT | SUPER, 48, True),
        (0x2000, 61, False),
    ],
)
def test_classes(flags, major, expected):
    """A class is abstract or final, an interface abstract and nothing else."""
    assert expected is modifiers.may_be_class(flags, major)


@pytest.mark.parametrize(
    ("flags", "holder", "expected"),
    [
        (PRIVATE | FINAL, CLASS, True),
        (PRIVATE | PUBLIC, CLASS, False),
        (FINAL | VOLATILE, CLASS, False),
        (PUBLIC | STATIC | FINAL, ABOVE, True),
        (STATIC | FINAL, ABOVE, False),
        (PUBLIC | STATIC | FINAL | ENUM, ABOVE, False),
    ],
)
def test_fields(flags, holder, expected):
    """A field has one visibility; an interface's is a public constant."""
    assert expected is modifiers.may_be_field(flags, holder, 61)


@pytest.mark.parametrize(
    ("name", "flags", "holder", "major", "expected"),
    [
        ("m", PUBLIC | ABSTRACT, CLASS, 61, True),
        ("m", PUBLIC | PROTECTED, CLASS, 61, False),
        ("m", ABSTRACT | PRIVATE, CLASS, 61, False),
        ("m", ABSTRACT | STRICT, CLASS, 60, False),
        ("m", ABSTRACT | STRICT, CLASS, 61, True),
        ("m", ABSTRACT | NATIVE, CLASS, 45, False),
        ("<init>", PRIVATE, CLASS, 61, True),
        ("<init>", STATIC, CLASS, 61, False),
        ("<init>", BRIDGE, CLASS, 48, True),
        ("<init>", PUBLIC, ABOVE, 61, False),
        ("<clinit>", 0, CLASS, 61, False),
        ("<clinit>", STATIC, ABOVE, 61, True),
        ("m", PUBLIC | STATIC, ABOVE, 52, True),
        ("m", PUBLIC | STATIC, ABOVE, 51, False),
        ("m", PUBLIC | ABSTRACT, ABOVE, 49, True),
        ("m", PRIVATE, ABOVE, 61, True),
        ("m", PRIVATE | PUBLIC, ABOVE, 61, False),
        ("m", 0, ABOVE, 61, False),
        ("m", PUBLIC | FINAL, ABOVE, 61, False),
        ("m", PUBLIC | STATIC | ABSTRACT, ABOVE, 61, False),
    ],
)
def test_methods(name, flags, holder, major, expected):
    """What a method may be depends on its name, on whether it is in an interface, and on the version."""
    assert expected is modifiers.may_be_method(flags, name, holder, major)


def test_flags_are_looked_at(handmade):
    """Flags that do not go together are refused with what they are."""
    handmade.method(handmade.code(RETURN), flags=PUBLIC | PRIVATE)

    with pytest.raises(MalformedClass, match="flags that the method 'm' may have, not 0x0003"):
        handmade.parsed()


@pytest.mark.parametrize(("major", "expected"), [(50, STATIC), (51, None)])
def test_class_initialiser(handmade, major, expected):
    """Before Java 7 a class initialiser is static even if it does not say so."""
    handmade.version = (0, major)
    handmade.method(handmade.code(RETURN, max_locals=0), flags=PRIVATE, name="<clinit>")

    if expected is None:
        with pytest.raises(MalformedClass, match="flags that the method '<clinit>' may have, not 0x0002"):
            handmade.parsed()
    else:
        assert [expected] == [method.flags for method in handmade.parsed().methods]


@pytest.mark.parametrize(("major", "expected"), [(54, None), (55, "A")])
def test_attributes_of_a_later_version(handmade, major, expected):
    """An attribute means nothing in class files older than itself."""
    handmade.version = (0, major)
    handmade.attributes = [handmade.attribute("NestHost", handmade.name.to_bytes(2))]

    assert expected == handmade.parsed().nest_host


@pytest.mark.parametrize(("tag", "content", "since"), [(16, b"\0\1", 51), (17, b"\0\0\0\1", 55), (18, b"\0\0\0\1", 51)])
def test_constants_of_a_later_version(handmade, tag, content, since):
    """A constant cannot be in class files older than itself."""
    handmade.constant(tag, content)
    handmade.version = (0, since)
    handmade.parsed()

    handmade.version = (0, since - 1)
    with pytest.raises(MalformedClass, match=f"the tag of a constant, not {tag}"):
        handmade.parsed()


def test_superclass_of_an_interface(handmade):
    """An interface has the superclass Object, and each of its superinterfaces once."""
    handmade.flags = ABOVE
    handmade.interfaces = [handmade.class_named("B"), handmade.class_named("B")]
    with pytest.raises(MalformedClass, match="each interface once"):
        handmade.parsed()

    handmade.super_name = handmade.class_named("B")
    with pytest.raises(MalformedClass, match="java/lang/Object as the superclass of an interface, not 'B'"):
        handmade.parsed()


@pytest.mark.parametrize("major", [49, 50])
def test_interfaces_before_java_6(handmade, major):
    """Before Java 6 an interface is abstract even if it does not say so."""
    handmade.flags, handmade.version = INTERFACE, (0, major)

    if major == 49:
        assert INTERFACE | ABSTRACT == handmade.parsed().flags
    else:
        with pytest.raises(MalformedClass, match="flags that a class may have, not 0x0200"):
            handmade.parsed()
