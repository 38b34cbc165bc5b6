"""Two states copied from one: generated code that runs in each changes nothing that the other sees."""

import pytest
from tests.bytecode.assembled import (
    SHARED,
    a_class,
    constructor,
    described,
    end_of,
    field,
    field_ref,
    method,
    shown,
)

from heapwright.classfile.constants import ClassRef, FieldRef, MethodRef
from heapwright.engine.run import ensure_initialised, output
from heapwright.state.state import State

CLINIT = method("<clinit>", "()V", [("bipush", 9), ("putstatic", field_ref("v", "I", "Late")), ("return",)], flags=8)
LATE = a_class("Late", CLINIT, constructor(), fields=[field("v", "I", static=True), field("w", "I")])
NODE = [field("x", "I"), field("f", "I", static=True)]
VIRTUAL = MethodRef("java/lang/Object", "hashCode", "()I", False)
OUT = FieldRef("java/lang/System", "out", "Ljava/io/PrintStream;")
PRINT = MethodRef("java/io/PrintStream", "print", "(I)V", False)

WRITES = {
    "field": ("(LCase;I)V", [("aload_0",), ("iload_1",), ("putfield", field_ref("x", "I")), ("return",)]),
    "element": ("([II)V", [("aload_0",), ("iconst_1",), ("iload_1",), ("iastore",), ("return",)]),
    "static": ("(LCase;I)V", [("iload_1",), ("putstatic", field_ref("f", "I")), ("return",)]),
    "constructor": (
        "(LCase;I)V",
        [("aload_0",), ("iload_1",), ("invokespecial", MethodRef("Case", "<init>", "(I)V", False)), ("return",)],
    ),
}


def a_case(descriptor, lines, *others):
    """A class with one method under test, and `enter` that calls it."""
    loads = [("aload_0",), ("iload_1",), ("invokestatic", MethodRef("Case", "run", descriptor, False))]
    result = ("return",) if descriptor.endswith("V") else ("ireturn",)
    return a_class(
        "Case",
        method("run", descriptor, lines),
        method("enter", descriptor, [*loads, result]),
        constructor([("aload_0",), ("iload_1",), ("putfield", field_ref("x", "I"))], "(I)V"),
        *others,
        fields=NODE,
    )


class Twins:
    """Two copies of a state that hold the same object."""

    def __init__(self, bench, descriptor, lines, *classes):
        self.bench = bench
        self.m = bench.machine(SHARED, *classes, a_case(descriptor, lines))
        s = State()
        ensure_initialised(self.m, s, self.m.program.load("Case"))
        if descriptor.startswith("([I"):
            self.object = self.m.array(s, "[I", [0, 0])
        else:
            self.object = self.m.new_object(s, self.m.program.load("Case"))
        self.before = s
        self.states = [s.copy(), s.copy()]
        bench.translate(self.m, "run")

    def run(self, number, argument):
        """Run the method in one of the two."""
        s = self.states[number]
        return described(self.m, s, end_of(self.m, s, self.bench.find(self.m, "enter"), [self.object, argument]))

    def seen(self, s):
        """What a state sees of the object and of the static field."""
        return shown(self.m, s, self.object)[1], self.m.get_static(s, self.m.program.load("Case"), "f")


@pytest.mark.parametrize("what", WRITES)
def test_writes_are_seen_by_the_writer_alone(bench, what):
    """A field, an element, a static field, a field filled by a constructor: each state has its own."""
    twins = Twins(bench, *WRITES[what])
    nothing = twins.seen(twins.before)
    for _ in range(3):
        twins.run(0, 7)

    assert nothing != twins.seen(twins.states[0])
    assert nothing == twins.seen(twins.states[1]) == twins.seen(twins.before)
    twins.run(1, 8)
    assert len({repr(twins.seen(s)) for s in (*twins.states, twins.before)}) == 3
    third = twins.states[0].copy()
    twins.run(0, 9)
    assert twins.seen(third) != twins.seen(twins.states[0])


def test_identity_hash_codes(bench):
    """A state that was asked for an object's identity first gives it a number of its own; asked again, the same."""
    lines = [("aload_0",), ("invokevirtual", VIRTUAL), ("ireturn",)]
    twins = Twins(bench, "(LCase;I)I", lines)
    first = twins.run(0, 0)
    twins.states[1].count("identities")
    second = twins.run(1, 0)

    assert first != second
    assert first == twins.run(0, 0)
    assert second == twins.run(1, 0)


def test_monitors(bench):
    """A monitor that one state entered is free in the other."""
    exit_java = ("invokestatic", MethodRef("java/lang/System", "exit", "(I)V", False))
    enter = [("aload_0",), ("monitorenter",)]
    twins = Twins(bench, "(LCase;I)V", [*enter, *enter, ("iload_1",), exit_java, ("return",)])
    twins.run(0, 0)

    assert {twins.object: 2} == twins.states[0].locks
    assert {} == twins.states[1].locks


def test_output(bench):
    """What one state prints is not in the other's output; what was printed before is in both."""
    lines = [("getstatic", OUT), ("iload_1",), ("invokevirtual", PRINT), ("return",)]
    twins = Twins(bench, "(LCase;I)V", lines)
    twins.run(0, 1)
    twins.states[1] = twins.states[0].copy()
    twins.run(0, 2)
    twins.run(1, 3)
    twins.run(0, 4)

    assert (b"124", b"13") == tuple(output(s, 1) for s in twins.states)


@pytest.mark.parametrize("form", ["static", "new"])
def test_initialisation_of_classes(bench, form):
    """A class that one state has initialised is still to be initialised in the other, and then no more."""
    make = [("new", ClassRef("Late")), ("pop",)] if form == "new" else []
    count = [("getstatic", field_ref("v", "I", "Late")), ("iload_1",), ("iadd",), ("dup",)]
    lines = [*make, *count, ("putstatic", field_ref("v", "I", "Late")), ("ireturn",)]
    twins = Twins(bench, "(LCase;I)I", lines, LATE)

    assert [10, 11, 12] == [twins.run(0, 1)[1] for _ in range(3)]
    assert [11, 13] == [twins.run(1, 2)[1] for _ in range(2)]
    assert 13 == twins.run(0, 1)[1]
