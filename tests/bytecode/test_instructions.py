"""Instructions one by one: the stack before, and the stack, the jump or the exception afterwards."""

import pytest
from tests.bytecode.assembled import WAYS, end_of, shown
from tests.bytecode.rows import TABLE, THING, Made, observed, stack_test, values


@pytest.mark.parametrize("row", TABLE, ids=lambda row: f"{row[0]} {row[2]}")
def test_instruction(bench, row):
    """The stack, the jump and the exception are those of the JVMS, in general functions and in generated code."""
    for way in WAYS:
        for linked in (False, True) if way.threshold else (False,):
            check_row(bench, way, row, linked)


def check_row(bench, way, row, linked):
    """Execute a row's instruction; with `linked` it was executed once before it is translated."""
    mnemonic, operands, before, after = row
    m = bench.machine(way, THING, stack_test(mnemonic, operands, before, after))
    s = bench.start(m, way)
    made = Made(m, s)
    arguments = [made.value(kind, text) for kind, text in values(before)]
    if linked:
        end_of(m, s, bench.find(m, "enter"), arguments)
        m.put_static(s, m.program.load("Case"), "jumped", 0)
    bench.translate(m, "run")
    seen = observed(m, s, end_of(m, s, bench.find(m, "enter"), arguments), after)
    given = made.objects.copy()
    expected = [one for one in after.split() if one[0] == "!" or one == "jump"]
    same = [given.get(text) for _, text in values(after)]
    expected += [made.value(kind, text) for kind, text in values(after)]

    assert [shown(m, s, one) for one in expected] == [shown(m, s, one) for one in seen], (way.name, linked)
    assert all(one is None or one is other for one, other in zip(same[::-1], seen[::-1], strict=False))
