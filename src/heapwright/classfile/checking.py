"""Decoding much of a class file at once, so that whatever is malformed in it comes to light."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from heapwright.classfile import annotations, code, modifiers, structure
from heapwright.classfile.attributes import AttributeKind, Attributes
from heapwright.classfile.errors import MalformedClass
from heapwright.classfile.model import ClassFile, MethodInfo

_OF_TYPES = (annotations.VISIBLE_TYPE_ANNOTATIONS, annotations.INVISIBLE_TYPE_ANNOTATIONS)
_SINGLE = (*_OF_TYPES, annotations.VISIBLE_ANNOTATIONS, annotations.INVISIBLE_ANNOTATIONS, structure.SIGNATURE)
_LOADED_OF_ALL = (structure.SIGNATURE, structure.SYNTHETIC, structure.DEPRECATED)
_LOADED_OF_CLASSES = (
    *_LOADED_OF_ALL,
    structure.SOURCE_FILE,
    structure.BOOTSTRAP_METHODS,
    structure.INNER_CLASSES,
    structure.ENCLOSING_METHOD,
    structure.NEST_HOST,
    structure.NEST_MEMBERS,
    structure.PERMITTED_SUBCLASSES,
    structure.RECORD,
)
_LOADED_OF_METHODS = (*_LOADED_OF_ALL, structure.EXCEPTIONS, code.CODE)
_OF_CLASSES = (*_SINGLE, *_LOADED_OF_CLASSES)
_OF_STATIC_FIELDS = (*_LOADED_OF_ALL, structure.CONSTANT_VALUE)
_OF_FIELDS = (*_SINGLE, *_LOADED_OF_ALL, structure.CONSTANT_VALUE)
_OF_METHODS = (
    *_SINGLE,
    annotations.VISIBLE_PARAMETER_ANNOTATIONS,
    annotations.INVISIBLE_PARAMETER_ANNOTATIONS,
    annotations.ANNOTATION_DEFAULT,
    structure.METHOD_PARAMETERS,
    *_LOADED_OF_METHODS,
)
_TABLES_OF_CODE: tuple[AttributeKind[tuple[Any, ...]], ...] = (
    code.LINE_NUMBERS,
    code.LOCAL_VARIABLES,
    code.LOCAL_VARIABLE_TYPES,
)


def check(class_file: ClassFile) -> None:
    """Decode every constant and every attribute; raises MalformedClass for the first that is malformed."""
    for decode in _parts(class_file):
        decode()


def check_loading(class_file: ClassFile) -> None:
    """Decode what a JVM looks at when it loads or verifies a class; annotations are left until they are asked for."""
    _check_constants(class_file)
    _decode(class_file.attributes, _LOADED_OF_CLASSES)
    for field in class_file.fields:
        _decode(field.attributes, _OF_STATIC_FIELDS if field.flags & modifiers.STATIC else _LOADED_OF_ALL)
    for method in class_file.methods:
        _decode(method.attributes, _LOADED_OF_METHODS)
        _check_tables(method)


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
        yield partial(_check_types, method)
    yield partial(_check_components, class_file)


def _each(attributes: Attributes, kinds: tuple[AttributeKind[Any], ...]) -> Iterator[Callable[[], object]]:
    return (partial(attributes.get, kind) for kind in kinds if kind.name in attributes)


def _check_constants(class_file: ClassFile) -> None:
    pool = class_file.pool
    if pool is not None:
        for index in pool.indices():
            pool.constant(index, pool.end)


def _decode(attributes: Attributes, kinds: tuple[AttributeKind[Any], ...]) -> None:
    for kind in kinds:
        if kind.name in attributes:
            attributes.get(kind)


def _check_tables(method: MethodInfo) -> None:
    if method.code is not None:
        for table in _TABLES_OF_CODE:
            method.code.attributes.all(table)


def _check_types(method: MethodInfo) -> None:
    if method.code is not None:
        _decode(method.code.attributes, _OF_TYPES)


def _check_components(class_file: ClassFile) -> None:
    for component in class_file.record_components or ():
        _decode(component.attributes, _SINGLE)
