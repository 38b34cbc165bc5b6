"""The interface of heap algorithms carries the published ones: the paths are theirs, interpreted and generated."""

import pytest
from tests.bytecode.assembled import INTERPRETED, SHARED, described, explored, path_of
from tests.heaps.prototypes import Unknown, WhenLoaded, WhenUsed, input_object

from heapwright.program.java_source import compile_sources

WAYS = [(INTERPRETED, False), (SHARED, False), (SHARED, True)]


@pytest.fixture(scope="module")
def containers(checkout, jdk, cache_folder):
    """The class path of the program."""
    return str(compile_sources([checkout / "tests/heaps/programs/Container.java"], "", jdk, cache_folder))


def paths(bench, containers, algorithm, name, way, warm, *, nullable):
    """Every path of a method whose two arguments are an input object and one that may be the same."""
    m = bench.machine(way, class_path=containers)
    s = bench.start(m, way, "Entry")
    container = m.program.load("Container")
    this = input_object(m, s, container, "this")
    arguments = [this, Unknown("other", container, nullable=nullable)]
    m.heap = algorithm(m, this)
    enter = bench.find(m, name, "Entry")
    if warm:
        explored(m, s, enter, arguments)
    bench.translate(m, name, *(["hold", "getNext"] if warm else []), owner="Container")
    return [(path_of(last), repr(described(m, last, last.end))) for last in explored(m, s, enter, arguments)]


@pytest.mark.parametrize("name", ["swap", "pass", "same", "count", "locked", "wrapped", "typed", "stored", "thrown"])
@pytest.mark.parametrize("algorithm", [WhenLoaded, WhenUsed])
def test_generated_code_asks_what_the_interpreter_asks(bench, containers, algorithm, name):
    """Every path has the same settled references and the same end, however the method is run."""
    expected, *others = (paths(bench, containers, algorithm, name, *way, nullable=True) for way in WAYS)

    assert len(expected) > 1
    assert [expected, expected] == others
    assert not [end for _, end in expected if any(word in end for word in ("broken", "stopped", "IllegalMonitor"))]


@pytest.mark.parametrize(
    ("algorithm", "nullable", "count"), [(WhenLoaded, False, 20), (WhenUsed, False, 2), (WhenUsed, True, 3)]
)
@pytest.mark.parametrize("way", WAYS)
def test_published_counts(bench, containers, algorithm, nullable, count, way):
    """The swap of two containers has as many paths as was published of the algorithms."""
    assert count == len(paths(bench, containers, algorithm, "swap", *way, nullable=nullable))
