"""The concrete heap keeps its protocol: references are objects or null, and nothing else is an answer."""

import inspect

import pytest
from tests.bytecode.assembled import INTERPRETED, a_class, field

from heapwright.heaps.concrete import Concrete
from heapwright.heaps.interface import HeapAlgorithm
from heapwright.state.signals import Unsupported
from heapwright.state.state import State
from heapwright.terms.operators import Kind

HEAP = Concrete()


@pytest.fixture
def m(bench):
    """A machine with a class and a subclass of it."""
    top = a_class("Top", fields=[field("x", "I"), field("y", "I")])
    return bench.machine(INTERPRETED, top, a_class("Bottom", above="Top"))


@pytest.fixture
def s():
    """A state of its own."""
    return State()


@pytest.fixture
def ref(m, s):
    """An object."""
    return m.new_object(s, m.program.load("Bottom"))


def test_it_answers_all_questions_of_the_protocol():
    """Every method of the interface is there, with the same parameters."""
    asked = {name: one for name, one in vars(HeapAlgorithm).items() if not name.startswith("_")}

    assert {"load", "is_null", "equal", "instance", "dispatch", "open", "length", "read", "write"} == set(asked)
    for name, one in asked.items():
        assert inspect.signature(one) == inspect.signature(getattr(Concrete, name))


def test_references(m, s, ref):
    """A loaded reference is itself, equality is identity, and only None is null."""
    other = m.new_object(s, ref.cls)

    assert ref is HEAP.load(s, ref)
    assert HEAP.load(s, None) is None
    assert (True, False, False) == (HEAP.equal(s, ref, ref), HEAP.equal(s, ref, other), HEAP.equal(s, ref, None))
    assert (False, True) == (HEAP.is_null(s, ref), HEAP.is_null(s, None))
    assert HEAP.equal(s, None, None) is True
    assert ref is HEAP.open(s, ref)


def test_classes(m, s, ref):
    """An object is an instance of its class and of all above it."""
    top = m.new_object(s, m.program.load("Top"))

    assert all(HEAP.instance(s, ref, m.program.load(name)) for name in ("Bottom", "Top", "java/lang/Object"))
    assert not HEAP.instance(s, top, m.program.load("Bottom"))


def test_reading_and_writing(s, ref):
    """What is written is read again in this state, and in no copy of it made before."""
    HEAP.write(s, ref, 1, 5)
    other = s.copy()
    HEAP.write(s, ref, 1, 6)
    HEAP.write(other, ref, 0, 7)

    assert [0, 6] == [HEAP.read(s, ref, slot) for slot in (0, 1)]
    assert [7, 5] == [HEAP.read(other, ref, slot) for slot in (0, 1)]


def test_what_it_cannot_answer(m, s, ref):
    """A symbolic reference or index is refused in words, before anything is changed."""
    x = m.terms.symbol("x", Kind.INT)
    for ask in (
        lambda: HEAP.open(s, x),
        lambda: HEAP.instance(s, x, ref.cls),
        lambda: HEAP.read(s, x, 0),
        lambda: HEAP.read(s, ref, x),
        lambda: HEAP.write(s, ref, x, 1),
        lambda: HEAP.write(s, x, 0, 1),
    ):
        with pytest.raises(Unsupported, match="symbolic"):
            ask()
    assert [0, 0] == ref.slots
