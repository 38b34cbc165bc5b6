"""Decoding all of a class file at once, so that whatever is malformed in it comes to light."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from heapwright.classfile import annotations, code, structure
from heapwright.classfile.attributes import AttributeKind, Attributes
from heapwright.classfile.errors import MalformedClass
from heapwright.classfile.model import ClassFile, MethodInfo

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
    for decode in _parts(class_file):
        decode()


def faults(class_file: ClassFile) -> list[MalformedClass]:
    """What is malformed in a class file that could be parsed, each part looked at by itself."""
    found = []
    for decode in _parts(class_file):
        try:
            decode()
        except MalformedClass as error:
            found.append(error)
    return found


def _parts(class_file: ClassFile) -> Iterator[Callable[[], object]]:
    """Everything that is decoded on demand, as functions to call."""
    pool = class_file.pool
    if pool is not None:
        yield from (partial(pool.constant, index, pool.end) for index in pool.indices())
    yield from _each(class_file.attributes, _OF_CLASSES)
    for field in class_file.fields:
        yield from _each(field.attributes, _OF_FIELDS)
    for method in class_file.methods:
        yield from _each(method.attributes, _OF_METHODS)
        yield partial(_check_tables, method)
    yield partial(_check_components, class_file)


def _each(attributes: Attributes, kinds: tuple[AttributeKind[Any], ...]) -> Iterator[Callable[[], object]]:
    return (partial(attributes.get, kind) for kind in kinds if kind.name in attributes)


def _check_tables(method: MethodInfo) -> None:
    if method.code is not None:
        for decode in _each(method.code.attributes, _OF_CODE):
            decode()
        for table in _TABLES_OF_CODE:
            method.code.attributes.all(table)


def _check_components(class_file: ClassFile) -> None:
    for component in class_file.record_components or ():
        for decode in _each(component.attributes, _SINGLE):
            decode()
