"""The attributes of classes and members other than code and annotations, and how they are decoded."""

from dataclasses import dataclass

from heapwright.classfile import descriptors
from heapwright.classfile.annotations import (
    INVISIBLE_ANNOTATIONS,
    INVISIBLE_TYPE_ANNOTATIONS,
    VISIBLE_ANNOTATIONS,
    VISIBLE_TYPE_ANNOTATIONS,
    Annotation,
    TypeAnnotation,
)
from heapwright.classfile.attributes import AttributeKind, Attributes, find_attributes
from heapwright.classfile.constants import (
    ClassRef,
    DoubleConstant,
    DynamicConstant,
    FloatConstant,
    IntConstant,
    Loadable,
    LongConstant,
    MethodHandleConstant,
    MethodTypeConstant,
    NameAndType,
    StringConstant,
)
from heapwright.classfile.pool import check_field, describe
from heapwright.classfile.reader import Holder, Reader

FieldConstant = IntConstant | LongConstant | FloatConstant | DoubleConstant | StringConstant


@dataclass(frozen=True, slots=True)
class BootstrapMethod:
    """The method that links a call site or computes a constant, with its static arguments."""

    handle: MethodHandleConstant
    arguments: tuple[Loadable, ...]


@dataclass(frozen=True, slots=True)
class InnerClass:
    """A nested class this class mentions; `outer` and `simple_name` are None for local and anonymous ones."""

    name: str
    outer: str | None
    simple_name: str | None
    flags: int


@dataclass(frozen=True, slots=True)
class EnclosingMethod:
    """Where a local or anonymous class is declared; the method is None in an initialiser."""

    class_name: str
    method_name: str | None
    descriptor: str | None


@dataclass(frozen=True, slots=True)
class MethodParameter:
    """A parameter's name (None when it has none) and flags."""

    name: str | None
    flags: int


@dataclass(frozen=True, slots=True)
class RecordComponent:
    """A component of a record."""

    name: str
    descriptor: str
    attributes: Attributes

    @property
    def signature(self) -> str | None:
        """The component's generic type."""
        return self.attributes.get(SIGNATURE)

    @property
    def annotations(self) -> tuple[Annotation, ...]:
        """The component's annotations, visible ones first."""
        return annotations_of(self.attributes)

    @property
    def type_annotations(self) -> tuple[TypeAnnotation, ...]:
        """Annotations of the component's type, visible ones first."""
        return type_annotations_of(self.attributes)


def annotations_of(attributes: Attributes) -> tuple[Annotation, ...]:
    """All annotations of a declaration, visible ones first."""
    return (attributes.get(VISIBLE_ANNOTATIONS) or ()) + (attributes.get(INVISIBLE_ANNOTATIONS) or ())


def type_annotations_of(attributes: Attributes) -> tuple[TypeAnnotation, ...]:
    """All annotations of types in a declaration, visible ones first."""
    return (attributes.get(VISIBLE_TYPE_ANNOTATIONS) or ()) + (attributes.get(INVISIBLE_TYPE_ANNOTATIONS) or ())


_CONSTANT_TYPES: dict[str, type[FieldConstant]] = {
    **dict.fromkeys("BCISZ", IntConstant),
    "J": LongConstant,
    "F": FloatConstant,
    "D": DoubleConstant,
    "Ljava/lang/String;": StringConstant,
}


def _constant_value(reader: Reader) -> FieldConstant:
    descriptor = reader.holder.descriptor
    if descriptor not in _CONSTANT_TYPES:
        raise reader.malformed(f"no constant for a field of type {descriptor!r:.80}")
    at = reader.position
    return reader.pool.expect(_CONSTANT_TYPES[descriptor], reader.u2(), at)


def _class_names(reader: Reader) -> tuple[str, ...]:
    return tuple(reader.class_name() for _ in reader.count(2))


def _bootstrap_methods(reader: Reader) -> tuple[BootstrapMethod, ...]:
    return tuple(_bootstrap_method(reader) for _ in reader.count(4))


def _bootstrap_method(reader: Reader) -> BootstrapMethod:
    at = reader.position
    handle = reader.pool.expect(MethodHandleConstant, reader.u2(), at)
    return BootstrapMethod(handle, tuple(_bootstrap_argument(reader) for _ in reader.count(2)))


def _bootstrap_argument(reader: Reader) -> Loadable:
    at = reader.position
    constant = reader.pool.constant(reader.u2(), at)
    if isinstance(constant, FieldConstant | ClassRef | MethodHandleConstant | MethodTypeConstant | DynamicConstant):
        return constant
    raise reader.malformed(f"a constant that can be loaded, not {describe(constant)}", at)


def _inner_classes(reader: Reader) -> tuple[InnerClass, ...]:
    start = reader.position
    table = tuple(
        InnerClass(reader.class_name(), reader.optional_class_name(), reader.optional_text(), reader.u2())
        for _ in reader.count(8)
    )
    if len(set(table)) < len(table):
        raise reader.malformed("each nested class once", start)
    return table


def _enclosing_method(reader: Reader) -> EnclosingMethod:
    class_name, at = reader.class_name(), reader.position
    index = reader.u2()
    if not index:
        return EnclosingMethod(class_name, None, None)
    member = reader.pool.expect(NameAndType, index, at)
    if not reader.pool.about(descriptors.is_method_descriptor, member.descriptor):
        raise reader.malformed(f"the descriptor of a method, not {member.descriptor!r:.80}", at)
    return EnclosingMethod(class_name, member.name, member.descriptor)


def _method_parameters(reader: Reader) -> tuple[MethodParameter, ...]:
    return tuple(MethodParameter(reader.optional_text(), reader.u2()) for _ in reader.room(reader.u1(), 4))


def _record(reader: Reader) -> tuple[RecordComponent, ...]:
    return tuple(_record_component(reader) for _ in reader.count(6))


def _record_component(reader: Reader) -> RecordComponent:
    at = reader.position
    name, descriptor = reader.text(), reader.text()
    check_field(reader.pool, name, descriptor, at)
    attributes, position = find_attributes(reader.pool, reader.position, Holder(descriptor=descriptor))
    reader.skip(position - reader.position)
    return RecordComponent(name, descriptor, attributes)


def _mark(reader: Reader) -> bool:
    """An attribute without content says what it says by being there."""
    return True


SYNTHETIC = AttributeKind("Synthetic", _mark)
DEPRECATED = AttributeKind("Deprecated", _mark)
CONSTANT_VALUE: AttributeKind[FieldConstant] = AttributeKind("ConstantValue", _constant_value)
SIGNATURE = AttributeKind("Signature", Reader.text, since=49)
SOURCE_FILE = AttributeKind("SourceFile", Reader.text)
EXCEPTIONS = AttributeKind("Exceptions", _class_names)
BOOTSTRAP_METHODS = AttributeKind("BootstrapMethods", _bootstrap_methods, since=51)
INNER_CLASSES = AttributeKind("InnerClasses", _inner_classes)
ENCLOSING_METHOD = AttributeKind("EnclosingMethod", _enclosing_method, since=49)
NEST_HOST = AttributeKind("NestHost", Reader.class_name, since=55)
NEST_MEMBERS = AttributeKind("NestMembers", _class_names, since=55)
PERMITTED_SUBCLASSES = AttributeKind("PermittedSubclasses", _class_names, since=61)
METHOD_PARAMETERS = AttributeKind("MethodParameters", _method_parameters)
RECORD = AttributeKind("Record", _record, since=60)
