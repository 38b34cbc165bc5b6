"""Descriptors and names."""

import pytest

from heapwright.program.descriptors import (
    array_name,
    class_name,
    descriptor_of,
    java_method,
    java_name,
    java_type,
    kind,
    parse_method_descriptor,
)


@pytest.mark.parametrize(
    ("descriptor", "parameters", "result"),
    [
        ("()V", (), "V"),
        ("(IJ)D", ("I", "J"), "D"),
        ("([[Ljava/lang/String;Z[B)[I", ("[[Ljava/lang/String;", "Z", "[B"), "[I"),
        ("(La;Lb/c;)La;", ("La;", "Lb/c;"), "La;"),
    ],
)
def test_splits_a_method_descriptor(descriptor, parameters, result):
    """A method descriptor is split into the types of its parameters and of its result."""
    parsed = parse_method_descriptor(descriptor)

    assert (parameters, result) == (parsed.parameters, parsed.result)


@pytest.mark.parametrize(
    "text", ["", "V", "(", "()", "(V)V", "(I", "(L;)V", "(Lx)V", "()VV", "()[", "([)V", "()[V", "(Q)V"]
)
def test_refuses_what_is_not_a_method_descriptor(text):
    """A text that is not a method descriptor is refused."""
    with pytest.raises(ValueError, match="not a"):
        parse_method_descriptor(text)


@pytest.mark.parametrize(
    ("descriptor", "expected"),
    [*zip("ZBCSIJFDV", "IIIIIJFDV", strict=True), ("[I", "A"), ("Ljava/lang/String;", "A")],
)
def test_kinds(descriptor, expected):
    """Small integers are held as ints, references alike whatever their class."""
    assert expected == kind(descriptor)


@pytest.mark.parametrize(
    ("name", "descriptor", "java", "array"),
    [
        ("int", "I", "int", "[I"),
        ("void", "V", "void", "[V"),
        ("java/lang/String", "Ljava/lang/String;", "java.lang.String", "[Ljava/lang/String;"),
        ("[I", "[I", "int[]", "[[I"),
        ("[[Lp/A$B;", "[[Lp/A$B;", "p.A$B[][]", "[[[Lp/A$B;"),
    ],
)
def test_names_and_descriptors(name, descriptor, java, array):
    """A type's name, its descriptor and Java's way of writing it are turned into each other."""
    assert descriptor == descriptor_of(name)
    assert name == class_name(descriptor)
    assert java == java_name(name) == java_type(descriptor)
    assert array == array_name(name)


def test_a_method_as_messages_write_it():
    """A method is written with its result, its class and the types of its parameters."""
    assert "int[] p.A.m(java.lang.String, long[][])" == java_method("p/A", "m", "(Ljava/lang/String;[[J)[I")


def test_methods_of_arrays_in_messages():
    """A message names an array class as Class.getName does where it is a method's owner, else as in source code."""
    assert "int[] [I.m(int[])" == java_method("[I", "m", "([I)[I")
