"""A class file as typed data; what is not needed at once is decoded when it is asked for."""

from dataclasses import dataclass

from heapwright.classfile import structure
from heapwright.classfile.annotations import (
    ANNOTATION_DEFAULT,
    INVISIBLE_PARAMETER_ANNOTATIONS,
    VISIBLE_PARAMETER_ANNOTATIONS,
    Annotation,
    ElementValue,
    TypeAnnotation,
)
from heapwright.classfile.attributes import Attributes
from heapwright.classfile.code import CODE, Code, Handler, LocalVariable, LocalVariableType
from heapwright.classfile.instructions import Instruction
from heapwright.classfile.pool import ConstantPool
from heapwright.classfile.structure import (
    BootstrapMethod,
    EnclosingMethod,
    FieldConstant,
    InnerClass,
    MethodParameter,
    RecordComponent,
)

__all__ = [
    "BootstrapMethod",
    "ClassFile",
    "Code",
    "EnclosingMethod",
    "FieldInfo",
    "Handler",
    "InnerClass",
    "Instruction",
    "LocalVariable",
    "LocalVariableType",
    "MethodInfo",
    "MethodParameter",
    "RecordComponent",
]

ParameterAnnotations = tuple[tuple[Annotation, ...], ...]


@dataclass(frozen=True, slots=True)
class FieldInfo:
    """A field declared in a class file."""

    flags: int
    name: str
    descriptor: str
    attributes: Attributes

    @property
    def constant_value(self) -> FieldConstant | None:
        """The value a static field has before its class is initialised."""
        return self.attributes.get(structure.CONSTANT_VALUE)

    @property
    def signature(self) -> str | None:
        """The field's generic type."""
        return self.attributes.get(structure.SIGNATURE)

    @property
    def annotations(self) -> tuple[Annotation, ...]:
        """The field's annotations, visible ones first."""
        return structure.annotations_of(self.attributes)

    @property
    def type_annotations(self) -> tuple[TypeAnnotation, ...]:
        """Annotations of the field's type, visible ones first."""
        return structure.type_annotations_of(self.attributes)


@dataclass(frozen=True, slots=True)
class MethodInfo:
    """A method, constructor or initialiser declared in a class file."""

    flags: int
    name: str
    descriptor: str
    attributes: Attributes

    @property
    def code(self) -> Code | None:
        """What the method executes, None for an abstract or native method."""
        return self.attributes.get(CODE)

    @property
    def exceptions(self) -> tuple[str, ...]:
        """The classes in the method's throws clause."""
        return self.attributes.get(structure.EXCEPTIONS) or ()

    @property
    def signature(self) -> str | None:
        """The method's generic type."""
        return self.attributes.get(structure.SIGNATURE)

    @property
    def annotations(self) -> tuple[Annotation, ...]:
        """The method's annotations, visible ones first."""
        return structure.annotations_of(self.attributes)

    @property
    def type_annotations(self) -> tuple[TypeAnnotation, ...]:
        """Annotations of types in the method's declaration, visible ones first."""
        return structure.type_annotations_of(self.attributes)

    @property
    def visible_parameter_annotations(self) -> ParameterAnnotations:
        """The annotations of each parameter that reflection sees."""
        return self.attributes.get(VISIBLE_PARAMETER_ANNOTATIONS) or ()

    @property
    def invisible_parameter_annotations(self) -> ParameterAnnotations:
        """The annotations of each parameter that reflection does not see."""
        return self.attributes.get(INVISIBLE_PARAMETER_ANNOTATIONS) or ()

    @property
    def annotation_default(self) -> ElementValue | None:
        """The default of an annotation's element."""
        return self.attributes.get(ANNOTATION_DEFAULT)

    @property
    def method_parameters(self) -> tuple[MethodParameter, ...]:
        """The parameters' names and flags as recorded under -parameters."""
        return self.attributes.get(structure.METHOD_PARAMETERS) or ()


@dataclass(frozen=True, slots=True)
class ClassFile:
    """One class or interface; `pool` is None for a class that does not come from a file."""

    origin: str
    major: int
    minor: int
    flags: int
    name: str
    super_name: str | None
    interfaces: tuple[str, ...]
    fields: tuple[FieldInfo, ...]
    methods: tuple[MethodInfo, ...]
    attributes: Attributes
    pool: ConstantPool | None

    @property
    def source_file(self) -> str | None:
        """The name of the file the class was compiled from."""
        return self.attributes.get(structure.SOURCE_FILE)

    @property
    def signature(self) -> str | None:
        """The class's generic declaration."""
        return self.attributes.get(structure.SIGNATURE)

    @property
    def bootstrap_methods(self) -> tuple[BootstrapMethod, ...]:
        """The methods that link call sites and compute constants, by their `bootstrap_index`."""
        return self.attributes.get(structure.BOOTSTRAP_METHODS) or ()

    @property
    def inner_classes(self) -> tuple[InnerClass, ...]:
        """The nested classes this class mentions, itself included."""
        return self.attributes.get(structure.INNER_CLASSES) or ()

    @property
    def enclosing_method(self) -> EnclosingMethod | None:
        """Where a local or anonymous class is declared."""
        return self.attributes.get(structure.ENCLOSING_METHOD)

    @property
    def nest_host(self) -> str | None:
        """The host of the nest this class is a member of; None when it is its own host."""
        return self.attributes.get(structure.NEST_HOST)

    @property
    def nest_members(self) -> tuple[str, ...]:
        """The classes this class admits to its nest."""
        return self.attributes.get(structure.NEST_MEMBERS) or ()

    @property
    def record_components(self) -> tuple[RecordComponent, ...] | None:
        """A record's components in order; None for a class that is no record."""
        return self.attributes.get(structure.RECORD)

    @property
    def permitted_subclasses(self) -> tuple[str, ...]:
        """The subclasses a sealed class permits; empty for a class that is not sealed."""
        return self.attributes.get(structure.PERMITTED_SUBCLASSES) or ()

    @property
    def annotations(self) -> tuple[Annotation, ...]:
        """The class's annotations, visible ones first."""
        return structure.annotations_of(self.attributes)

    @property
    def type_annotations(self) -> tuple[TypeAnnotation, ...]:
        """Annotations of types in the class's declaration, visible ones first."""
        return structure.type_annotations_of(self.attributes)
