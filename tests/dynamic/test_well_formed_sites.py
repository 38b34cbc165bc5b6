"""Which call sites are linked without running their bootstrap method."""

import pytest

from heapwright.bytecode.dynamic.concat import is_concat
from heapwright.bytecode.dynamic.lambdas import is_lambda
from heapwright.bytecode.dynamic.records import is_record_method
from heapwright.bytecode.dynamic.sites import INVOKE_STATIC, INVOKE_VIRTUAL, Site
from heapwright.classfile.constants import (
    ClassRef,
    IntConstant,
    MethodHandleConstant,
    MethodRef,
    MethodTypeConstant,
    StringConstant,
)

TAKES_INT = MethodTypeConstant("(I)V")
STATIC = MethodHandleConstant(INVOKE_STATIC, MethodRef("A", "m", "(I)V", is_interface=False))
VIRTUAL = MethodHandleConstant(INVOKE_VIRTUAL, MethodRef("A", "m", "(I)V", is_interface=False))
RECIPE, NUMBER, A = StringConstant("x\1y\2"), IntConstant(1), ClassRef("A")


def site(bootstrap, descriptor, *arguments):
    """A call site of a bootstrap method."""
    reference = MethodRef("Owner", bootstrap, "()V", is_interface=False)
    return Site(None, "name", descriptor, MethodHandleConstant(INVOKE_STATIC, reference), arguments)


@pytest.mark.parametrize(
    ("bootstrap", "descriptor", "arguments", "expected"),
    [
        ("makeConcat", "(I)Ljava/lang/String;", (), True),
        ("makeConcat", "(I)Ljava/lang/String;", (RECIPE,), False),
        ("makeConcatWithConstants", "(I)Ljava/lang/String;", (RECIPE, NUMBER), True),
        ("makeConcatWithConstants", "(II)Ljava/lang/String;", (RECIPE, NUMBER), False),
        ("makeConcatWithConstants", "(I)Ljava/lang/String;", (RECIPE,), False),
        ("makeConcatWithConstants", "(I)Ljava/lang/String;", (NUMBER,), False),
        ("makeConcatWithConstants", "(I)Ljava/lang/String;", (), False),
    ],
)
def test_concatenations(bootstrap, descriptor, arguments, expected):
    """A recipe asks for as many arguments and constants as there are."""
    assert expected is is_concat(site(bootstrap, descriptor, *arguments))


@pytest.mark.parametrize(
    ("bootstrap", "descriptor", "arguments", "expected"),
    [
        ("metafactory", "()LF;", (TAKES_INT, STATIC, TAKES_INT), True),
        ("metafactory", "(LA;)LF;", (TAKES_INT, VIRTUAL, TAKES_INT), True),
        ("metafactory", "()LF;", (TAKES_INT, VIRTUAL, TAKES_INT), False),
        ("metafactory", "()LF;", (TAKES_INT, STATIC, MethodTypeConstant("()V")), False),
        ("metafactory", "()LF;", (TAKES_INT, STATIC, TAKES_INT, NUMBER), False),
        ("metafactory", "()LF;", (TAKES_INT, STATIC), False),
        ("metafactory", "()LF;", (TAKES_INT, RECIPE, TAKES_INT), False),
        ("altMetafactory", "()LF;", (TAKES_INT, STATIC, TAKES_INT, NUMBER), True),
        ("altMetafactory", "()LF;", (TAKES_INT, STATIC, TAKES_INT), False),
    ],
)
def test_lambdas(bootstrap, descriptor, arguments, expected):
    """An implementation takes what is captured and what the interface's method takes."""
    assert expected is is_lambda(site(bootstrap, descriptor, *arguments))


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ((A, StringConstant("a;b"), STATIC, STATIC), True),
        ((A, StringConstant("")), True),
        ((A, StringConstant("a;b"), STATIC), False),
        ((A,), False),
        ((RECIPE, A), False),
    ],
)
def test_record_methods(arguments, expected):
    """A record has a getter for each component."""
    assert expected is is_record_method(site("bootstrap", "(LA;)I", *arguments))
