"""What is assumed of int variables at roots must hold there in the end, and the search for it must end."""

from hypothesis import given
from hypothesis import strategies as st

from heapwright.bytecode.generated.bounds import GREATEST, LEAST, holds, join, next_assumption, widen

LONGEST = 1 << 27
NUMBERS = st.one_of(st.sampled_from((LEAST, -1, 0, 1, LONGEST, LONGEST + 1, GREATEST)), st.integers(LEAST, GREATEST))
RANGES = st.tuples(NUMBERS, NUMBERS).map(lambda pair: (min(pair), max(pair)))
BOUNDS = st.dictionaries(st.integers(0, 3), RANGES)


@given(BOUNDS, BOUNDS)
def test_what_is_joined_holds_either_way(one, other):
    """Bounds joined from two ways hold on both, and know the variables that both know."""
    joined = join(one, other)

    assert holds(joined, one)
    assert holds(joined, other)
    assert one.keys() & other.keys() == joined.keys()


@given(BOUNDS, BOUNDS)
def test_what_is_widened_holds_for_old_and_new(assumed, arrived):
    """Wider bounds hold for what was assumed and for what arrived, of the variables that arrived."""
    wider = widen(assumed, arrived, LONGEST)

    assert holds(wider, assumed)
    assert holds(wider, arrived)


@given(st.dictionaries(st.integers(0, 3), BOUNDS), st.lists(st.dictionaries(st.integers(0, 3), BOUNDS)))
def test_assumptions_are_weakened_a_few_times_only(assumed, arrivals):
    """Whatever arrives each time, there is soon nothing more to weaken: a bound moves twice, then it is gone."""
    changes = 0
    for arrived in arrivals:
        following = next_assumption(assumed, arrived, LONGEST)
        if following is not None:
            assert following != assumed
            assumed, changes = following, changes + 1

    assert changes <= 4 * 4 * 5


def test_a_bound_that_is_passed_moves_to_a_likely_one():
    """The least value moves to 0 and the greatest to an array's length, where that is enough."""
    assert {0: (0, LONGEST)} == widen({0: (5, 9)}, {0: (4, 10)}, LONGEST)
    assert {0: (LEAST, 9)} == widen({0: (5, 9)}, {0: (-1, 9)}, LONGEST)
    assert {0: (5, GREATEST)} == widen({0: (5, 9)}, {0: (5, LONGEST + 1)}, LONGEST)
