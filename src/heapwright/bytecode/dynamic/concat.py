"""StringConcatFactory: one string of constants and arguments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.bytecode.calls import DECLINED
from heapwright.bytecode.dynamic.writing import Writer, define, method_descriptor, static_writer
from heapwright.classfile.constants import (
    ClassRef,
    DoubleConstant,
    FloatConstant,
    IntConstant,
    LongConstant,
    MethodRef,
    StringConstant,
)
from heapwright.program.descriptors import java_name, kind, parse_method_descriptor
from heapwright.state.heap import Object
from heapwright.state.signals import Unsupported

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from heapwright.bytecode.dynamic.hidden import HiddenNames
    from heapwright.bytecode.dynamic.sites import Site
    from heapwright.bytecode.machine import Machine
    from heapwright.classfile.model import MethodInfo
    from heapwright.program.classes import Method
    from heapwright.state.heap import Value
    from heapwright.state.state import State

    Pieces = Sequence[str | None]
    Model = Callable[..., Value]

ARGUMENT, CONSTANT = "\1", "\2"
STRING, OBJECT = "Ljava/lang/String;", "Ljava/lang/Object;"
BUILDER = "java/lang/StringBuilder"


def is_concat(site: Site) -> bool:
    """Whether the recipe and the arguments of a site fit together; StringConcatFactory throws where they do not."""
    if site.handle.reference.name == "makeConcat":
        return not site.arguments
    recipe = site.arguments[0] if site.arguments else None
    count = len(parse_method_descriptor(site.descriptor).parameters)
    if not isinstance(recipe, StringConstant):
        return False
    return (recipe.text.count(ARGUMENT), recipe.text.count(CONSTANT)) == (count, len(site.arguments) - 1)


def link_concat(m: Machine, names: HiddenNames, site: Site) -> Method:
    """The static method that turns its arguments into strings, from left to right, and joins all pieces."""
    types = parse_method_descriptor(site.descriptor)
    pieces = pieces_of(site, len(types.parameters))
    joined = tuple(map(joined_type, types.parameters))
    direct = method_descriptor(joined, STRING) == site.descriptor
    name = names.of_helper(site.host, "Concat")
    methods = [joining(pieces, joined)]
    if not direct:
        methods.append(converting(name, site.descriptor, joined))
    cls = define(m, site.host, name, methods)
    give_model(m, cls.methods["join", method_descriptor(joined, STRING)], pieces)
    return cls.methods["join" if direct else "call", site.descriptor]


def pieces_of(site: Site, count: int) -> list[str | None]:
    """The constant texts and, as None, the arguments, in the order of the result."""
    if site.handle.reference.name == "makeConcat":
        return [None] * count
    recipe, *constants = site.arguments
    assert isinstance(recipe, StringConstant)
    rest = iter(constants)
    pieces: list[str | None] = []
    text = ""
    for unit in recipe.text:
        if unit == ARGUMENT:
            pieces += [text, None] if text else [None]
            text = ""
        else:
            text += constant_text(next(rest)) if unit == CONSTANT else unit
    return [*pieces, text] if text else pieces


def constant_text(constant: object) -> str:
    """A static argument as a string."""
    if isinstance(constant, StringConstant):
        return constant.text
    if isinstance(constant, IntConstant | LongConstant):
        return str(constant.value)
    if isinstance(constant, ClassRef) and constant.name[0] != "[":
        return f"class {java_name(constant.name)}"
    if isinstance(constant, FloatConstant | DoubleConstant):
        raise Unsupported("a floating-point constant in a recipe of StringConcatFactory")
    raise Unsupported(f"the constant {constant} in a recipe of StringConcatFactory")


def joined_type(descriptor: str) -> str:
    """The type of an argument once it needs no Java code to become text."""
    return STRING if kind(descriptor) in "AFD" else descriptor


def converting(owner: str, descriptor: str, joined: Sequence[str]) -> MethodInfo:
    """The method that asks objects and floating-point numbers for their strings and then joins."""
    code = static_writer(descriptor)
    for source, slot in zip(code.parameters, code.slots, strict=True):
        code.load(source, slot)
        if joined_type(source) != source:
            value = source if kind(source) in "FD" else OBJECT
            code.static("java/lang/String", "valueOf", f"({value}){STRING}")
    code.static(owner, "join", method_descriptor(joined, STRING))
    code.emit("areturn")
    return code.method("call", descriptor)


def joining(pieces: Pieces, parameters: Sequence[str]) -> MethodInfo:
    """The method that joins strings, integers, characters and booleans; the bytecode is for symbolic ones."""
    code = Writer(parameters)
    code.emit("new", ClassRef(BUILDER))
    code.emit("dup")
    code.emit("invokespecial", MethodRef(BUILDER, "<init>", "()V", False))
    arguments = iter(zip(code.parameters, code.slots, strict=True))
    for piece in pieces:
        if piece is None:
            descriptor, slot = next(arguments)
            code.load(descriptor, slot)
            appended = "I" if descriptor in "BS" else descriptor
        else:
            code.text(piece)
            appended = STRING
        code.virtual(BUILDER, "append", f"({appended})L{BUILDER};")
    code.virtual(BUILDER, "toString", f"(){STRING}")
    code.emit("areturn")
    return code.method("join", method_descriptor(parameters, STRING))


def give_model(m: Machine, method: Method, pieces: Pieces) -> None:
    """Let the method join concrete values at once, and decline all others."""
    m.prepared(method).model = concatenation(pieces, method.parameters)


def concatenation(pieces: Pieces, parameters: Sequence[str]) -> Model:
    """The model of a concatenation of these pieces and arguments."""
    letters = [descriptor[0] for descriptor in parameters]

    def model(m: Machine, s: State, *arguments: Value) -> Value:
        texts: list[str] = []
        given = zip(letters, arguments, strict=True)
        for piece in pieces:
            text = argument_text(m, s, *next(given)) if piece is None else piece
            if text is None:
                return DECLINED
            texts.append(text)
        return m.string(s, "".join(texts))

    return model


def argument_text(m: Machine, s: State, letter: str, value: Value) -> str | None:
    """An argument's text if it can be had without running Java code."""
    if type(value) is Object:
        return known_text(m, s, value)
    if value is None:
        return "null"
    if type(value) is not int:
        return None
    if letter == "C":
        return chr(value)
    if letter == "Z":
        return "true" if value else "false"
    return str(value)


def known_text(m: Machine, s: State, ref: Object) -> str | None:
    """The text of a string none of whose characters is symbolic."""
    try:
        return m.text(s, ref)
    except (AttributeError, Unsupported):
        return None
