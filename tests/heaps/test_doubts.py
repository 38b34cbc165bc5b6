"""Questions whose answers change nothing: every path of a program prints and ends as the program that asked none."""

from random import Random

import pytest
from tests.bytecode.assembled import INTERPRETED, SHARED, described, explored

from heapwright.engine.run import output
from heapwright.heaps.concrete import Concrete
from heapwright.program.java_source import compile_sources
from heapwright.terms.operators import OPERATORS, Kind

PROGRAMS = ["InitialisationErrors", "Enums", "IteratorImplementations"]
SEEDS = range(3)
QUESTIONS = 4


class Doubting(Concrete):
    """Asks before some of a state's reads, which `doubtful` counts from the start; so instructions are repeated."""

    def __init__(self, m, doubtful):
        self.m = m
        self.doubtful = doubtful

    def read(self, s, ref, slot):
        """The slot's contents, after a question that has nothing to do with them."""
        turn = s.counters.get("reads", 0)
        if turn in self.doubtful:
            doubt = self.m.terms.symbol(f"doubt {turn}", Kind.INT)
            self.m.decide(s, self.m.terms.apply(OPERATORS["int.eq"], doubt, 0))
        s.counters["reads"] = turn + 1
        return super().read(s, ref, slot)


@pytest.fixture(scope="module")
def programs(checkout, jdk, cache_folder):
    """The class path of the programs."""
    return str(compile_sources([checkout / f"tests/programs/{name}.java" for name in PROGRAMS], "", jdk, cache_folder))


def ends(bench, programs, name, way, doubtful):
    """How often `main` read by its end, and what each path printed and how it ended."""
    m = bench.machine(way, class_path=programs)
    s = bench.start(m, way, name)
    m.heap = Doubting(m, doubtful)
    found = explored(m, s, bench.find(m, "main", name), [m.array(s, "[Ljava/lang/String;", [])])
    return found[0].counters["reads"], [(output(one, 1), described(m, one, one.end)) for one in found]


@pytest.mark.parametrize("name", PROGRAMS)
@pytest.mark.parametrize("way", [INTERPRETED, SHARED], ids=lambda way: way.name)
def test_states_that_fork_anywhere_end_alike(bench, programs, name, way):
    """Wherever states fork, in models and in the throwing of exceptions too, none sees what another wrote."""
    reads, (expected,) = ends(bench, programs, name, way, ())
    for seed in SEEDS:
        doubtful = frozenset(Random(seed).sample(range(reads), QUESTIONS))
        _, found = ends(bench, programs, name, way, doubtful)

        assert len(found) > 1, seed
        assert [expected] * len(found) == found, seed
