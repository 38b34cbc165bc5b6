"""The lines of stack traces."""

from dataclasses import replace

import pytest

from heapwright.classfile.assembly import CodeBuilder, assemble_method
from heapwright.classfile.attributes import Attributes
from heapwright.classfile.code import LINE_NUMBERS
from heapwright.library.traces import UNKNOWN_LINE, TraceFrame, line_number
from heapwright.program.classes import Method


@pytest.mark.parametrize(
    ("table", "expected"),
    [
        ([], UNKNOWN_LINE),
        ([(0, 3)], 3),
        ([(0, 3), (1, 4), (3, 5)], 4),
        ([(2, 4), (0, 3)], 4),
        ([(0, 0)], UNKNOWN_LINE),
        ([(0, 0), (2, 0)], 0),
        ([(0, 3), (2, 0)], 0),
        ([(3, 3)], UNKNOWN_LINE),
    ],
)
def test_line_of_an_offset(table, expected):
    """The last entry at or before an instruction tells its line; an entry of zeros at the beginning says nothing."""
    builder = CodeBuilder()
    for _ in range(4):
        builder.emit("nop")
    code = replace(builder.finish(0), attributes=Attributes({LINE_NUMBERS: tuple(table)}))
    frame = TraceFrame(Method(None, assemble_method(0, "m", "()V", code)), 2, False)

    assert expected == line_number(frame)
