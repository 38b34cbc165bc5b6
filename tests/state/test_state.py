"""States that are copied go on independently."""

import pytest
from tests.bytecode.assembled import INTERPRETED, a_class, method

from heapwright.bytecode.frames import push_frame
from heapwright.engine.run import output
from heapwright.state.heap import Object
from heapwright.state.signals import Unsupported
from heapwright.state.state import State, Then
from heapwright.terms.operators import Kind


def filled(bench):
    """A state with something in every part."""
    m = bench.machine(INTERPRETED, a_class("Case", method("run", "(I)I", [("iload_0",), ("ireturn",)])))
    s = State()
    push_frame(m, s, bench.find(m, "run"), [5], Then.REPEAT, lambda s, value: value)
    frame = s.frames[-1]
    frame.stack.append(6)
    frame.spare = True
    frame.initialises = frame.method.owner
    frame.lock = Object(None, [1], s.heap.epoch)
    s.locks[frame.lock] = 1
    s.assume("first", True)
    s.count("ticks")
    s.write(1, b"a")
    return s


def seen(s):
    """Everything in a state, as plain values."""
    frames = [
        (f.code, f.method, f.locals[:], f.stack[:], f.pc, f.then, f.finish, f.initialises, f.lock, f.spare)
        for f in s.frames
    ]
    path = s.path.conditions() if s.path else []
    return frames, path, s.answers.copy(), output(s, 1), s.locks.copy(), s.counters.copy(), s.end


def test_a_copy_is_the_same(bench):
    """Every part of a state is in its copy."""
    s = filled(bench)

    assert seen(s) == seen(s.copy())


def test_a_copy_goes_on_independently(bench):
    """What is done to one state in any part is not seen in the other, whichever of them goes on."""
    for original_goes_on in (True, False):
        s = filled(bench)
        other = s.copy()
        before = seen(s)
        going, staying = (s, other) if original_goes_on else (other, s)
        frame = going.frames[-1]
        frame.locals[0] = 50
        frame.stack.pop()
        frame.pc = 1
        going.locks.clear()
        going.assume("second", False)
        going.count("ticks")
        going.write(1, b"b")
        going.end = "over"

        assert before == seen(staying)
        going.frames.pop()
        assert before == seen(staying)


def test_answers_are_remembered_in_order():
    """A path lists its conditions oldest first; forks share what came before."""
    s = State()
    s.assume("a", True)
    other = s.copy()
    s.assume("b", False)
    other.assume("c", True)

    assert [("a", True), ("b", False)] == s.path.conditions()
    assert [("a", True), ("c", True)] == other.path.conditions()
    assert {"a": True, "c": True} == other.answers
    assert s.path.parent is other.path.parent


def test_numbers_of_a_series_are_each_states_own():
    """A series goes on from where it was at the copy, in each state by itself."""
    s = State()
    s.count("x")
    other = s.copy()

    assert [2, 3] == [s.count("x"), s.count("x")]
    assert 2 == other.count("x")
    assert 1 == other.count("y")


def test_text_with_symbolic_characters(bench):
    """Whoever needs the text of a string that holds a symbol is refused in words."""
    m = bench.machine(INTERPRETED)
    s = State()
    text = m.string(s, "abc")
    m.get(s, text, "value").slots[1] = m.terms.symbol("x", Kind.INT)

    with pytest.raises(Unsupported, match="symbolic characters"):
        m.text(s, text)
