"""Exceptions made by generated code, whose traces show calls that have no frames."""

import pytest
from tests.bytecode.assembled import GENERATED, SHARED, a_class, described, end_of, entering, method

from heapwright.bytecode.generated.progress import MOST_SHOWN
from heapwright.bytecode.generated.rebuilding import HANDOVERS_BEFORE_RETRY
from heapwright.classfile.constants import ClassRef, MethodRef

ERROR = "java/lang/IllegalStateException"
TRACE = MethodRef("java/lang/Throwable", "getStackTrace", "()[Ljava/lang/StackTraceElement;", False)
THROWING = [
    ("new", ClassRef(ERROR)),
    ("dup",),
    ("invokespecial", MethodRef(ERROR, "<init>", "()V", False)),
    ("athrow",),
]
RUN = method(
    "run",
    "(I)I",
    [
        *("@start", ("iload_0",), ("invokestatic", MethodRef("Case", "down", "(I)I", False)), ("ireturn",), "@end"),
        *("@caught", ("invokevirtual", TRACE), ("arraylength",), ("ireturn",)),
    ],
    handlers=[("@start", "@end", "@caught", ERROR)],
)
DOWN = method(
    "down",
    "(I)I",
    [
        *(("iload_0",), ("ifgt", "@deeper"), *THROWING),
        *("@deeper", ("iload_0",), ("iconst_1",), ("isub",)),
        *(("invokestatic", MethodRef("Case", "down", "(I)I", False)), ("ireturn",)),
    ],
)


@pytest.mark.parametrize("way", [GENERATED, SHARED], ids=lambda way: way.name)
def test_the_trace_of_an_exception(bench, way):
    """A trace shows every call in progress, few or many, in generated code or not."""
    m = bench.machine(way, a_class("Case", RUN, DOWN, entering("Case", "run", "(I)I")))
    s = bench.start(m, way)
    for depth in (0, 5, 0, MOST_SHOWN - 10, MOST_SHOWN, 3 * MOST_SHOWN, 1, 2, 3):
        end = described(m, s, end_of(m, s, bench.find(m, "enter"), [depth]))

        assert ("returned", depth + 3) == end


def test_hot_code_throws_without_handing_over(bench):
    """Making, throwing and catching an exception stays in generated code."""
    m = bench.machine(GENERATED, a_class("Case", RUN, DOWN, entering("Case", "run", "(I)I")))
    s = bench.start(m, GENERATED)
    for _ in range(100):
        end_of(m, s, bench.find(m, "enter"), [4])
    fill = m.program.load("java/lang/Throwable").methods["fillInStackTrace", "()Ljava/lang/Throwable;"]
    prepared = [m.prepared(method) for method in (bench.find(m, "run"), bench.find(m, "down"), fill)]
    before = [(one.handovers, one.translations) for one in prepared]
    for _ in range(HANDOVERS_BEFORE_RETRY // 2):
        end_of(m, s, bench.find(m, "enter"), [4])

    assert all(one.generated for one in prepared)
    assert before == [(one.handovers, one.translations) for one in prepared]
