"""The syntax of names and descriptors."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heapwright.classfile import descriptors

FIELDS = st.from_regex(r"\A\[{0,3}([BCDFIJSZ]|L[a-z$é]{1,3}(/[A-Z]{1,2})?;)\Z")
RESULTS = st.one_of(st.just("V"), FIELDS)


@given(st.lists(FIELDS, max_size=6), RESULTS)
def test_parts_of_a_method(parameters, result):
    """A method's descriptor is taken apart into what it was put together from."""
    descriptor = f"({''.join(parameters)}){result}"

    assert descriptors.is_method_descriptor(descriptor)
    assert tuple(parameters) == descriptors.parameter_descriptors(descriptor)
    assert sum(2 if p in ("J", "D") else 1 for p in parameters) == descriptors.argument_slots(descriptor)


@pytest.mark.parametrize("text", ["I", "[[J", "La;", "La/b$c;", "[" * 255 + "Z", "Lé;", "L<>;"])
def test_field_descriptors(text):
    """Primitive, class and array types are descriptors of fields."""
    assert descriptors.is_field_descriptor(text)


@pytest.mark.parametrize("text", ["", "V", "II", "L;", "La", "La//b;", "L/a;", "La/;", "[", "[" * 256 + "I", "La;\n"])
def test_no_field_descriptors(text):
    """Void, sequences and unfinished types are none."""
    assert not descriptors.is_field_descriptor(text)


def test_hostile_texts():
    """A text made to be slow is judged as quickly as any other."""
    start = time.process_time()
    for text in ("(" + "[" * 60_000, "(" + "La/" * 20_000, "(" + "[I" * 30_000, "(" + "La/b;" * 12_000 + ")"):
        assert not descriptors.is_method_descriptor(text)

    assert time.process_time() - start < 1
