"""Annotations of declarations, parameters and types."""

import math

import pytest

from heapwright.classfile.annotations import (
    Annotation,
    ArrayValue,
    ClassValue,
    EnumValue,
    LiteralValue,
)
from heapwright.classfile.checking import check
from heapwright.classfile.constants import IntConstant, LongConstant, StringConstant
from heapwright.classfile.errors import MalformedClass
from heapwright.classfile.model import MethodParameter


def text(value):
    return LiteralValue("s", StringConstant(value))


def name(value):
    return Annotation("LName;", True, (("value", text(value)),))


def uses(type_annotations):
    """Target, details, path and text of each type annotation that is visible."""
    return {
        (t.annotation.elements[0][1].constant.text, t.target_type, t.target_info, t.path)
        for t in type_annotations
        if t.annotation.visible
    }


def test_class_annotations(compiled):
    """A class has visible and invisible annotations, with nested ones and arrays inside."""
    visible, hidden = compiled("Annotated").annotations

    assert Annotation("LHidden;", False, ()) == hidden
    elements = (("strings", ArrayValue((text("a"), text("b")))), ("nested", name("inner")))
    assert Annotation("LEverything;", True, elements) == visible


def test_defaults(compiled):
    """Elements have defaults of every kind."""
    defaults = {method.name: method.annotation_default for method in compiled("Everything").methods}

    assert LiteralValue("Z", IntConstant(1)) == defaults["flag"]
    assert LiteralValue("B", IntConstant(-1)) == defaults["octet"]
    assert LiteralValue("C", IntConstant(ord("x"))) == defaults["letter"]
    assert LiteralValue("S", IntConstant(300)) == defaults["small"]
    assert LiteralValue("I", IntConstant(70_000)) == defaults["number"]
    assert LiteralValue("J", LongConstant(1 << 40)) == defaults["big"]
    assert ("F", 1.5) == (defaults["single"].tag, defaults["single"].constant.value)
    assert ("D", True) == (defaults["twice"].tag, math.isnan(defaults["twice"].constant.value))
    assert text("text") == defaults["text"]
    assert ClassValue("V") == defaults["type"]
    assert EnumValue("Ljava/lang/annotation/RetentionPolicy;", "CLASS") == defaults["policy"]
    classes = ("I", "[Ljava/lang/String;", "Ljava/util/Map$Entry;")
    assert ArrayValue(tuple(ClassValue(descriptor) for descriptor in classes)) == defaults["types"]
    assert defaults["strings"] is None
    assert defaults["nested"] is None


def test_fields(compiled):
    """A field's own annotations and those of its type are kept apart."""
    field = compiled("Annotated").fields[0]

    assert (name("field"), Annotation("Ljava/lang/Deprecated;", True, ())) == field.annotations
    assert {
        ("key", 0x13, (), ((0, 0), (3, 0))),
        ("element", 0x13, (), ((0, 0), (3, 1), (3, 0))),
        ("dimension", 0x13, (), ()),
    } == uses(field.type_annotations)
    assert ["LHiddenUse;"] == [t.annotation.type_descriptor for t in field.type_annotations if not t.annotation.visible]


def test_parameters(compiled):
    """Each parameter has its own annotations, visible and invisible ones apart, and its name."""
    method = next(m for m in compiled("Annotated").methods if m.name == "method")

    assert ((name("first"),), ()) == method.visible_parameter_annotations
    assert ((), (Annotation("LHidden;", False, ()),)) == method.invisible_parameter_annotations
    assert (MethodParameter("first", 0), MethodParameter("second", 0)) == method.method_parameters


def test_types_of_a_class(compiled):
    """Type parameters, their bounds and supertypes can be annotated."""
    assert {
        ("parameter", 0x00, (0,), ()),
        ("bound", 0x11, (0, 0), ()),
        ("super", 0x10, (0xFFFF,), ()),
        ("interface", 0x10, (0,), ()),
    } == uses(compiled("Annotated").type_annotations)


def test_types_of_a_method(compiled):
    """Every type in a method's declaration can be annotated."""
    method = next(m for m in compiled("Annotated").methods if m.name == "method")

    assert {
        ("method parameter", 0x01, (0,), ()),
        ("method bound", 0x12, (0, 0), ()),
        ("result", 0x14, (), ()),
        ("receiver", 0x15, (), ()),
        ("second", 0x16, (1,), ()),
        ("thrown", 0x17, (0,), ()),
    } == uses(method.type_annotations)


def test_types_in_code(compiled):
    """Types used inside of a method's code are annotated with where they are used."""
    method = next(m for m in compiled("Annotated").methods if m.name == "method")
    offsets = {instruction.offset for instruction in method.code.instructions}
    found = {made: (target, info) for made, target, info, _ in uses(method.code.type_annotations)}

    assert {
        "local": 0x40,
        "made": 0x44,
        "reference": 0x45,
        "tested": 0x43,
        "cast": 0x47,
        "caught": 0x42,
        "argument": 0x49,
    } == {made: target for made, (target, _) in found.items()}
    assert found["made"][1][0] in offsets
    ((start, length, _),) = found["local"][1]
    assert 0 < start < start + length <= method.code.size


def nested(handmade, depth):
    """A class whose annotation holds arrays in arrays, so many levels deep."""
    head = b"\0\1" + handmade.text("LX;").to_bytes(2) + b"\0\1" + handmade.text("x").to_bytes(2)
    return head + b"[\0\1" * depth + b"[\0\0"


def test_nesting(handmade):
    """Element values may be nested fifty levels deep."""
    handmade.attributes.append(handmade.attribute("RuntimeVisibleAnnotations", nested(handmade, 49)))

    check(handmade.parsed())


@pytest.mark.parametrize("depth", [50, 100_000])
def test_deep_nesting(handmade, depth):
    """Element values nested without end are refused, and exhaust nothing."""
    handmade.attributes.append(handmade.attribute("RuntimeVisibleAnnotations", nested(handmade, depth)))

    with pytest.raises(MalformedClass, match="at most 50 levels"):
        check(handmade.parsed())


@pytest.mark.parametrize(
    ("kind", "content"),
    [
        ("RuntimeVisibleAnnotations", b"\xff\xff"),
        ("RuntimeVisibleAnnotations", b"\0\1\0\1\0\0"),
        ("RuntimeInvisibleAnnotations", b"\0\0\0"),
        ("RuntimeVisibleTypeAnnotations", b"\0\1\x02\0\0\0\0\0"),
        ("RuntimeVisibleTypeAnnotations", b"\0\1\x13\1\4\0\0\0\0\0"),
        ("RuntimeVisibleTypeAnnotations", b"\0\1\x13\1\0\1\0\0\0\0"),
    ],
)
def test_malformed(handmade, kind, content):
    """Annotations that break the format are refused, and the attribute is named."""
    handmade.attributes.append(handmade.attribute(kind, content))

    with pytest.raises(MalformedClass, match=f"in the {kind} attribute"):
        check(handmade.parsed())
