"""Where generated code of a method can be entered."""

import pytest
from tests.bytecode.assembled import INTERPRETED, a_class, method

from heapwright.bytecode.generated.blocks import find_roots, successors, writes_receiver

INT = [("iload_0",), ("ireturn",)]
LONG = [("iload_0",), ("iconst_1",), ("iadd",), ("iconst_2",), ("imul",), ("ireturn",)]
CHOICE = [("iload_0",), ("ifeq", "@other"), ("iinc", 0, 1), ("goto", "@join"), "@other", ("iinc", 0, 2), "@join"]
LOOP = [("nop",), "@head", ("iload_0",), ("ifeq", "@done"), ("iinc", 0, -1), ("goto", "@head"), "@done", *INT]
SWITCH = [("iload_0",), ("tableswitch", "@end", ((0, "@one"), (1, "@end"))), "@one", ("nop",), "@end", *INT]
CAUGHT = ["@start", *INT, "@end", "@caught", ("pop",), ("iconst_0",), ("ireturn",)]


@pytest.fixture
def prepared(bench):
    """What makes a method of lines ready to run."""

    def prepare(lines, handlers=()):
        m = bench.machine(INTERPRETED, a_class("Case", method("run", "(I)I", lines, handlers=handlers)))
        return m.prepared(bench.find(m, "run"))

    return prepare


@pytest.mark.parametrize(
    ("lines", "handlers", "roots"),
    [
        (INT, (), [0]),
        (CHOICE + INT, (), [0]),
        (CHOICE + LONG, (), [0, 5]),
        (LOOP, (), [0, 1]),
        (CAUGHT, [("@start", "@end", "@caught", None)], [0, 2]),
    ],
    ids=["straight", "small join", "large join", "loop", "handler"],
)
def test_roots(prepared, lines, handlers, roots):
    """A method is entered at its start, at loops and handlers, and where ways meet before much code."""
    code = prepared(lines, handlers)

    assert roots == find_roots(code.operations, code.handlers)


def test_successors(prepared):
    """After an operation comes the next, the target of a jump, any case of a switch, or nothing."""
    choice, switch = prepared(CHOICE + INT).operations, prepared(SWITCH).operations

    assert [[1], [2, 4], [3], [5], [5], [6], []] == [successors(choice, pc) for pc in range(len(choice))]
    assert [3, 2, 3] == successors(switch, 1)


def test_a_receiver_may_be_written(prepared):
    """A method that stores a reference to its first variable may have another object there."""
    assert writes_receiver(prepared([("aconst_null",), ("astore_0",), ("iconst_0",), ("ireturn",)]).operations)
    assert not writes_receiver(prepared([("aconst_null",), ("astore_1",), *INT]).operations)
