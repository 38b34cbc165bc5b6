"""Annotations of declarations, parameters and uses of types (JVMS 4.7.16 to 4.7.22)."""

from collections.abc import Callable
from dataclasses import dataclass

from heapwright.classfile import descriptors
from heapwright.classfile.attributes import AttributeKind
from heapwright.classfile.constants import (
    DoubleConstant,
    FloatConstant,
    IntConstant,
    LongConstant,
    StringConstant,
)
from heapwright.classfile.reader import Reader

FIRST_WITH_ANNOTATIONS = 49

DEEPEST_NESTING = 50
"""How deep annotations and arrays may be nested inside an annotation."""


@dataclass(frozen=True, slots=True)
class LiteralValue:
    """A primitive value or a string; the tag is its descriptor's letter, `s` for a string."""

    tag: str
    constant: IntConstant | LongConstant | FloatConstant | DoubleConstant | StringConstant


@dataclass(frozen=True, slots=True)
class EnumValue:
    """An enum constant by its type's descriptor and its name."""

    type_descriptor: str
    name: str


@dataclass(frozen=True, slots=True)
class ClassValue:
    """A class literal by its descriptor (`V` for void)."""

    descriptor: str


@dataclass(frozen=True, slots=True)
class ArrayValue:
    """An array of element values."""

    values: tuple["ElementValue", ...]


@dataclass(frozen=True, slots=True)
class Annotation:
    """An annotation; `visible` tells whether reflection sees it."""

    type_descriptor: str
    visible: bool
    elements: tuple[tuple[str, "ElementValue"], ...]


ElementValue = LiteralValue | EnumValue | ClassValue | ArrayValue | Annotation


@dataclass(frozen=True, slots=True)
class TypeAnnotation:
    """An annotation of a type: which use of a type (target) and which part of that type (path of kind and index)."""

    target_type: int
    target_info: tuple[object, ...]
    path: tuple[tuple[int, int], ...]
    annotation: Annotation


_LITERALS: dict[str, type] = {
    **dict.fromkeys("BCISZ", IntConstant),
    "D": DoubleConstant,
    "F": FloatConstant,
    "J": LongConstant,
}


def _annotation(reader: Reader, visible: bool, depth: int = 0) -> Annotation:
    if depth > DEEPEST_NESTING:
        raise reader.malformed(f"at most {DEEPEST_NESTING} levels of nested annotations")
    at = reader.position
    descriptor = reader.text()
    if not reader.pool.about(descriptors.is_field_descriptor, descriptor):
        raise reader.malformed(f"the descriptor of an annotation's type, not {descriptor!r:.80}", at)
    pairs = tuple((reader.text(), _element_value(reader, visible, depth + 1)) for _ in reader.count(5))
    return Annotation(descriptor, visible, pairs)


def _element_value(reader: Reader, visible: bool, depth: int) -> ElementValue:
    if depth > DEEPEST_NESTING:
        raise reader.malformed(f"at most {DEEPEST_NESTING} levels of nested element values")
    at = reader.position
    tag = chr(reader.u1())
    if tag in _LITERALS:
        return LiteralValue(tag, reader.pool.expect(_LITERALS[tag], reader.u2(), at))
    if tag == "s":
        return LiteralValue(tag, StringConstant(reader.text()))
    if tag == "e":
        return EnumValue(reader.text(), reader.text())
    if tag == "c":
        return _class_value(reader)
    if tag == "@":
        return _annotation(reader, visible, depth + 1)
    if tag == "[":
        return ArrayValue(tuple(_element_value(reader, visible, depth + 1) for _ in reader.count(3)))
    raise reader.malformed(f"the tag of an element value, not {tag!r}", at)


def _annotation_default(reader: Reader) -> ElementValue:
    return _element_value(reader, True, 0)


def _class_value(reader: Reader) -> ClassValue:
    at = reader.position
    descriptor = reader.text()
    if descriptor != "V" and not reader.pool.about(descriptors.is_field_descriptor, descriptor):
        raise reader.malformed(f"the descriptor of a class literal, not {descriptor!r:.80}", at)
    return ClassValue(descriptor)


def _annotations(visible: bool) -> Callable[[Reader], tuple[Annotation, ...]]:
    def decode(reader: Reader) -> tuple[Annotation, ...]:
        return tuple(_annotation(reader, visible) for _ in reader.count(4))

    return decode


def _parameter_annotations(visible: bool) -> Callable[[Reader], tuple[tuple[Annotation, ...], ...]]:
    def decode(reader: Reader) -> tuple[tuple[Annotation, ...], ...]:
        parameters = reader.room(reader.u1(), 2)
        return tuple(tuple(_annotation(reader, visible) for _ in reader.count(4)) for _ in parameters)

    return decode


def _type_annotations(visible: bool) -> Callable[[Reader], tuple[TypeAnnotation, ...]]:
    def decode(reader: Reader) -> tuple[TypeAnnotation, ...]:
        return tuple(_type_annotation(reader, visible) for _ in reader.count(6))

    return decode


def _type_annotation(reader: Reader, visible: bool) -> TypeAnnotation:
    at = reader.position
    target_type = reader.u1()
    target = next((read for numbers, read in _TARGETS if target_type in numbers), None)
    if target is None:
        raise reader.malformed(f"the number of a type annotation's target, not {target_type}", at)
    target_info = target(reader)
    path = tuple(_path_step(reader) for _ in reader.room(reader.u1(), 2))
    return TypeAnnotation(target_type, target_info, path, _annotation(reader, visible))


def _path_step(reader: Reader) -> tuple[int, int]:
    kind, index = reader.u1(), reader.u1()
    if kind > 3 or (index and kind != 3):
        raise reader.malformed(f"a step of a type path, not {kind}, {index}", reader.position - 2)
    return kind, index


def _nothing(reader: Reader) -> tuple[object, ...]:
    return ()


_TARGETS: tuple[tuple[range, Callable[[Reader], tuple[object, ...]]], ...] = (
    (range(0x02), lambda reader: (reader.u1(),)),  # a type parameter
    (range(0x10, 0x11), lambda reader: (reader.u2(),)),  # the superclass or an interface
    (range(0x11, 0x13), lambda reader: (reader.u1(), reader.u1())),  # a bound of a type parameter
    (range(0x13, 0x16), _nothing),  # a field, a return type, a receiver
    (range(0x16, 0x17), lambda reader: (reader.u1(),)),  # a parameter
    (range(0x17, 0x18), lambda reader: (reader.u2(),)),  # an exception in a throws clause
    (range(0x40, 0x42), lambda reader: tuple((reader.u2(), reader.u2(), reader.u2()) for _ in reader.count(6))),
    (range(0x42, 0x43), lambda reader: (reader.u2(),)),  # an exception in a catch clause
    (range(0x43, 0x47), lambda reader: (reader.u2(),)),  # instanceof, new, a method reference
    (range(0x47, 0x4C), lambda reader: (reader.u2(), reader.u1())),  # a cast, a type argument of a call
)
"""How the target's details are read, by the target's number; 0x40 and 0x41 are local variables."""

VISIBLE_ANNOTATIONS = AttributeKind("RuntimeVisibleAnnotations", _annotations(True), since=FIRST_WITH_ANNOTATIONS)
INVISIBLE_ANNOTATIONS = AttributeKind("RuntimeInvisibleAnnotations", _annotations(False), since=FIRST_WITH_ANNOTATIONS)
VISIBLE_PARAMETER_ANNOTATIONS = AttributeKind(
    "RuntimeVisibleParameterAnnotations", _parameter_annotations(True), since=FIRST_WITH_ANNOTATIONS
)
INVISIBLE_PARAMETER_ANNOTATIONS = AttributeKind(
    "RuntimeInvisibleParameterAnnotations", _parameter_annotations(False), since=FIRST_WITH_ANNOTATIONS
)
VISIBLE_TYPE_ANNOTATIONS = AttributeKind(
    "RuntimeVisibleTypeAnnotations", _type_annotations(True), since=FIRST_WITH_ANNOTATIONS
)
INVISIBLE_TYPE_ANNOTATIONS = AttributeKind(
    "RuntimeInvisibleTypeAnnotations", _type_annotations(False), since=FIRST_WITH_ANNOTATIONS
)
ANNOTATION_DEFAULT: AttributeKind[ElementValue] = AttributeKind(
    "AnnotationDefault", lambda reader: _element_value(reader, True, 0), since=FIRST_WITH_ANNOTATIONS
)
