"""Decoding all of a class file at once, so that whatever is malformed in it comes to light."""

from typing import Any

from heapwright.classfile import annotations, code, structure
from heapwright.classfile.attributes import AttributeKind, Attributes
from heapwright.classfile.model import ClassFile

_SINGLE = (
    annotations.VISIBLE_ANNOTATIONS,
    annotations.INVISIBLE_ANNOTATIONS,
    annotations.VISIBLE_TYPE_ANNOTATIONS,
    annotations.INVISIBLE_TYPE_ANNOTATIONS,
    structure.SIGNATURE,
)
_OF_CLASSES = (
    *_SINGLE,
    structure.SOURCE_FILE,
    structure.BOOTSTRAP_METHODS,
    structure.INNER_CLASSES,
    structure.ENCLOSING_METHOD,
    structure.NEST_HOST,
    structure.NEST_MEMBERS,
    structure.PERMITTED_SUBCLASSES,
    structure.RECORD,
)
_OF_FIELDS = (*_SINGLE, structure.CONSTANT_VALUE)
_OF_METHODS = (
    *_SINGLE,
    annotations.VISIBLE_PARAMETER_ANNOTATIONS,
    annotations.INVISIBLE_PARAMETER_ANNOTATIONS,
    annotations.ANNOTATION_DEFAULT,
    structure.EXCEPTIONS,
    structure.METHOD_PARAMETERS,
    code.CODE,
)
_TABLES_OF_CODE: tuple[AttributeKind[tuple[Any, ...]], ...] = (
    code.LINE_NUMBERS,
    code.LOCAL_VARIABLES,
    code.LOCAL_VARIABLE_TYPES,
)
_OF_CODE = (annotations.VISIBLE_TYPE_ANNOTATIONS, annotations.INVISIBLE_TYPE_ANNOTATIONS)


def check(class_file: ClassFile) -> None:
    """Decode every constant and every attribute; raises MalformedClass for the first that is malformed."""
    if class_file.pool is not None:
        for index in class_file.pool.indices():
            class_file.pool.constant(index, 8)
    _decode(class_file.attributes, _OF_CLASSES)
    for component in class_file.record_components or ():
        _decode(component.attributes, _SINGLE)
    for field in class_file.fields:
        _decode(field.attributes, _OF_FIELDS)
    for method in class_file.methods:
        _decode(method.attributes, _OF_METHODS)
        if method.code is not None:
            _decode(method.code.attributes, _OF_CODE)
            for table in _TABLES_OF_CODE:
                method.code.attributes.all(table)


def _decode(attributes: Attributes, kinds: tuple[AttributeKind[Any], ...]) -> None:
    for kind in kinds:
        attributes.get(kind)
