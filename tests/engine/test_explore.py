"""The order in which states are explored."""

from heapwright.engine.explore import DepthFirst, explore
from heapwright.engine.standard_input import StandardInput
from heapwright.state.ends import Returned
from heapwright.state.state import State


def tree(depth):
    """A step that forks in two until a path has answered as many questions."""

    def step(s):
        answered = len(s.path.conditions()) if s.path else 0
        if answered == depth:
            last = s.copy()
            last.end = Returned(None)
            return [last]
        successors = [s.copy(), s.copy()]
        for answer, one in zip((True, False), successors, strict=True):
            one.assume(f"q{answered}", answer)
        return successors

    return step


def test_the_newest_state_comes_first():
    """Depth first: the last successor is explored to its end before the others, and every path is found once."""
    ends = [tuple(answer for _, answer in s.path.conditions()) for s in explore(tree(2), State(), DepthFirst())]

    assert [(False, False), (False, True), (True, False), (True, True)] == ends


def test_few_states_wait():
    """The states that wait are at most one for each question on the way."""
    search = DepthFirst()
    most = 0
    for _ in explore(tree(6), State(), search):
        most = max(most, len(search.waiting))

    assert most <= 6
    assert search.take() is None


def test_ends_are_found_one_by_one():
    """A path's end is given before the others are explored."""
    steps = []

    def counting(s):
        steps.append(s)
        return tree(8)(s)

    next(explore(counting, State(), DepthFirst()))

    assert len(steps) == 9


def test_a_start_that_ends_at_once():
    """A step may give an end, or nothing at all."""
    s = State()

    assert [] == list(explore(lambda _: [], s, DepthFirst()))


class Pieces:
    """A stream that gives its lines one by one and counts how often it is asked."""

    def __init__(self, *lines):
        self.lines = list(lines)
        self.asked = 0

    def readline(self, count):
        """The next line, or its first bytes."""
        self.asked += 1
        if not self.lines:
            return b""
        line = self.lines.pop(0)
        if len(line) > count:
            self.lines.insert(0, line[count:])
        return line[:count]


def test_standard_input_is_read_as_far_as_asked():
    """A line is read when it is needed; what was read can be read again by another path."""
    stream = Pieces(b"one\n", b"two\n")
    text = StandardInput(stream)

    assert b"on" == text.read(0, 2)
    assert b"e\n" == text.read(2, 8)
    assert b"two\n" == text.read(4, 8)
    assert b"one\ntwo\n" == text.read(0, 100)
    assert b"" == text.read(8, 1)
    asked = stream.asked
    assert b"" == text.read(8, 1)
    assert asked == stream.asked
