"""Classes made in memory."""

import pytest

from heapwright.classfile.assembly import CodeBuilder, assemble_class, assemble_field, assemble_method
from heapwright.classfile.checking import check
from heapwright.classfile.code import Handler
from heapwright.classfile.constants import IntConstant, MethodRef
from heapwright.classfile.structure import NEST_HOST, RECORD


def test_instructions_equal_decoded_ones(compiled):
    """What is emitted is what would have been decoded, but for offsets and lengths."""
    decoded = next(m for m in compiled("Arithmetic").methods if m.name == "ints").code
    builder = CodeBuilder()
    for instruction in decoded.instructions:
        builder.emit(instruction.mnemonic, *instruction.operands)

    built = builder.finish(decoded.max_locals)

    assert [i[1:4] for i in decoded.instructions] == [i[1:4] for i in built.instructions]
    assert list(range(built.size)) == [i.offset for i in built.instructions]


def test_branches():
    """Labels become offsets, in branches, in switches and in handlers."""
    builder = CodeBuilder()
    start, other, end = builder.label(), builder.label(), builder.label()
    builder.line(7)
    builder.place(start)
    builder.emit("iload_0")
    builder.emit("lookupswitch", other, ((1, start), (5, other)))
    builder.emit("goto", start)
    builder.place(other)
    builder.line(9)
    builder.emit("return")
    builder.place(end)
    builder.handle(start, end, other, "java/lang/Error")

    code = builder.finish(1)

    assert [(0,), (3, ((1, 0), (5, 3))), (0,), ()] == [i.operands for i in code.instructions]
    assert (Handler(0, 4, 3, "java/lang/Error"),) == code.handlers
    assert ((0, 7), (3, 9)) == code.line_numbers
    assert () == code.local_variables


def test_mistakes():
    """Labels that are not placed, or twice, and unknown mnemonics are errors of the caller."""
    builder = CodeBuilder()
    label = builder.label()
    builder.emit("goto", label)
    with pytest.raises(ValueError, match="not placed"):
        builder.finish(0)
    builder.place(label)
    with pytest.raises(ValueError, match="placed before"):
        builder.place(label)
    with pytest.raises(KeyError, match="jump"):
        builder.emit("jump")
    with pytest.raises(ValueError, match="wide"):
        builder.emit("wide")


def test_class():
    """A class made in memory answers every question a parsed one does."""
    builder = CodeBuilder()
    builder.emit("aload_0")
    builder.emit("invokespecial", MethodRef("java/lang/Object", "<init>", "()V", is_interface=False))
    builder.emit("return")
    made = assemble_class(
        "Made",
        interfaces=["java/lang/Runnable"],
        fields=[assemble_field(0x18, "f", "I", IntConstant(3)), assemble_field(0, "g", "J")],
        methods=[
            assemble_method(1, "<init>", "()V", builder.finish(1)),
            assemble_method(0x401, "run", "()V", None, ["java/lang/Error"]),
        ],
        attributes={NEST_HOST: "Host", RECORD: ()},
        origin="made for a test",
    )

    check(made)
    assert ("Made", "java/lang/Object", ("java/lang/Runnable",)) == (made.name, made.super_name, made.interfaces)
    assert [IntConstant(3), None] == [field.constant_value for field in made.fields]
    assert ["Made", None] == [made.name, made.methods[1].code]
    assert ("java/lang/Error",) == made.methods[1].exceptions
    assert ("Host", ()) == (made.nest_host, made.record_components)
    assert ((), None, None) == (made.bootstrap_methods, made.signature, made.source_file)
