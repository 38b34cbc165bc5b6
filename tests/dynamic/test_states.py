"""What is linked is shared by all states of a machine; what Java code computed while linking is each state's own."""

import pytest

from heapwright.cli.assemble import concrete_machine
from heapwright.engine.run import output, run_main
from heapwright.program.entry_point import find_entry_point
from heapwright.state.state import State


@pytest.fixture
def machine(jdk, call_site_classes):
    """A machine that may run CallSites."""
    return concrete_machine(jdk, call_site_classes)


def run(m, s):
    """What CallSites prints in a state."""
    run_main(m, s, find_entry_point(m.program, "CallSites"), [])
    return output(s, 1)


def test_each_state_runs_the_bootstrap_methods(machine):
    """Two states that go on from the same point compute their constants and link their call sites independently."""
    one = State()
    other = one.copy()
    first = run(machine, one)

    assert b"computing text" in first
    assert first == run(machine, other)
