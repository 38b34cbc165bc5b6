"""Random methods end in the same way, and leave the same heap, interpreted and generated, alone and beside copies."""

from itertools import islice

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.bytecode.assembled import GENERATED, INTERPRETED, SHARED, described, end_of, path_of, shown
from tests.bytecode.generated.programs import programs

from heapwright.bytecode.frames import push_frame
from heapwright.bytecode.interpreter import step
from heapwright.engine.explore import DepthFirst, explore
from heapwright.engine.run import fitting_python
from heapwright.terms.operators import Kind

NUMBERS = st.one_of(st.integers(-5, 5), st.integers(-(1 << 31), (1 << 31) - 1))
MOST_PATHS = 25


def objects(m, s, x, y, z):
    """Arguments made in a state, with an object among them or not."""
    case = m.program.load("Case")
    made = m.new_object(s, case)
    m.put(s, made, "x", x)
    return [x, y, z, m.array(s, "[I", [x, y, 3, -4]), m.array(s, "[B", [1, -2, 127, -128]), made]


def observed(m, s, arguments, end):
    """The end, and all that can be seen of the heap."""
    statics = m.get_static(s, m.program.load("Case"), "s")
    return described(m, s, end), [shown(m, s, one) for one in (*arguments[3:], statics)]


def outcome(bench, way, case, warm, numbers):
    """What a program does, after some calls that made it link."""
    m = bench.machine(way, case)
    s = bench.start(m, way)
    enter = bench.find(m, "enter")
    for _ in range(warm):
        end_of(m, s, enter, objects(m, s, *numbers))
        m.put_static(s, m.program.load("Case"), "s", 0)
    bench.translate(m, "helper", "run")
    arguments = objects(m, s, *numbers)
    return observed(m, s, arguments, end_of(m, s, enter, arguments))


@settings(max_examples=150)
@given(case=programs(), x=NUMBERS, y=NUMBERS, z=st.integers(-(1 << 63), (1 << 63) - 1))
def test_generated_code_does_what_is_interpreted(bench, case, x, y, z):
    """Ends, results, fields, arrays and statics are the same, whether linked before translation or not."""
    expected = outcome(bench, INTERPRETED, case, 0, (x, y, z))

    for way in (GENERATED, SHARED):
        for warm in (0, 1):
            assert expected == outcome(bench, way, case, warm, (x, y, z)), (way.name, warm)


def paths(bench, way, case, numbers, places):
    """The first paths of a program some of whose arguments are symbols."""
    m = bench.machine(way, case)
    s = bench.start(m, way)
    bench.translate(m, "helper", "run")
    arguments = objects(m, s, *numbers)
    for place in places:
        arguments[place] = m.terms.symbol(f"p{place}", Kind.LONG if place == 2 else Kind.INT)
    push_frame(m, s, bench.find(m, "enter"), arguments)
    s.end = None
    with fitting_python(m):
        ends = list(islice(explore(lambda one: step(m, one), s, DepthFirst()), MOST_PATHS))
    return [(path_of(last), observed(m, last, arguments, last.end)) for last in ends]


@settings(max_examples=80)
@given(case=programs(), x=NUMBERS, y=NUMBERS, places=st.sets(st.integers(0, 2), min_size=1))
def test_symbols_take_the_same_paths(bench, case, x, y, places):
    """With symbolic arguments, paths are found in the same order, with the same conditions, ends and heaps."""
    expected = paths(bench, INTERPRETED, case, (x, y, 1), places)

    assert expected == paths(bench, SHARED, case, (x, y, 1), places)
