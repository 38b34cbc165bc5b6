"""Fields, their types and casts' messages, in all ways to run a method."""

from dataclasses import replace

import pytest
from tests.bytecode.assembled import (
    GENERATED,
    INTERPRETED,
    SHARED,
    WAYS,
    a_class,
    all_ways,
    array,
    constructor,
    described,
    end_of,
    entering,
    field,
    field_ref,
    instance,
    method,
)

from heapwright.classfile.constants import ClassRef, IntConstant
from heapwright.cli.assemble import SETTING
from heapwright.engine.run import ensure_initialised
from heapwright.heaps.concrete import Concrete
from heapwright.state.state import State

SMALL = [("Z", 6, 0), ("Z", 7, 1), ("B", 384, -128), ("C", -1, 65535), ("S", 32768, -32768), ("I", 1 << 30, 1 << 30)]


@pytest.mark.parametrize(("descriptor", "written", "read"), SMALL)
@pytest.mark.parametrize("static", [False, True], ids=["instance", "static"])
def test_a_field_cuts_an_int_to_its_type(bench, descriptor, written, read, static):
    """A boolean, byte, char or short field keeps the low bits of the int stored, in its own way of signs."""
    ref = field_ref("f", descriptor)
    receiver = [] if static else [("aload_0",)]
    put, get = ("putstatic", "getstatic") if static else ("putfield", "getfield")
    lines = [*receiver, ("iload_1",), (put, ref), *receiver, (get, ref), ("ireturn",)]
    case = a_class(
        "Case",
        method("run", "(LCase;I)I", lines),
        entering("Case", "run", "(LCase;I)I"),
        fields=[field("f", descriptor, static=static)],
    )

    assert ("returned", read) == all_ways(bench, case, arguments=[instance("Case"), written])


@pytest.mark.parametrize(("descriptor", "written", "read"), SMALL)
def test_a_result_is_cut_to_its_type(bench, descriptor, written, read):
    """A method that returns a boolean, byte, char or short returns the low bits."""
    called = method("run", f"(I){descriptor}", [("iload_0",), ("ireturn",)])
    case = a_class("Case", called, entering("Case", "run", f"(I){descriptor}"))

    assert ("returned", read) == all_ways(bench, case, arguments=[written])


def test_a_constant_in_the_class_file_is_there_from_the_start(bench):
    """A static field with a constant has it without an initialiser."""
    case = a_class(
        "Case",
        method("run", "()I", [("getstatic", field_ref("c", "I")), ("ireturn",)]),
        entering("Case", "run", "()I"),
        fields=[field("c", "I", static=True, constant=IntConstant(-7))],
    )

    assert ("returned", -7) == all_ways(bench, case)


def test_a_failed_cast_names_both_classes(bench):
    """The message says what the object is, what it was to be, and where both come from."""
    cast = method(
        "run", "([I)I", [("aload_0",), ("checkcast", ClassRef("Case")), ("pop",), ("iconst_0",), ("ireturn",)]
    )
    case = a_class("Case", cast, entering("Case", "run", "([I)I"))
    message = (
        "class [I cannot be cast to class Case ([I is in module java.base of loader 'bootstrap'; "
        "Case is in unnamed module of loader 'app')"
    )

    assert ("threw", "java/lang/ClassCastException", message) == all_ways(bench, case, arguments=[array("[I", 1)])


def test_an_object_with_many_fields_is_made_in_generated_code(bench):
    """A class whose defaults are copied, not written out, needs no handover once it is initialised."""
    wide = a_class("Wide", constructor(), fields=[field(f"f{number}", "J") for number in range(40)])
    case = a_class(
        "Case",
        method("run", "()LWide;", [("new", ClassRef("Wide")), ("areturn",)]),
        entering("Case", "run", "()LWide;"),
    )

    assert ("returned", ("Wide", [0] * 40)) == all_ways(bench, wide, case)
    for way in (GENERATED, SHARED):
        m = bench.machine(way, wide, case)
        ensure_initialised(m, State(), m.program.load("Wide"))
        s = bench.start(m, way)
        bench.translate(m, "run")
        end_of(m, s, bench.find(m, "enter"), [])
        assert 0 == m.prepared(bench.find(m, "run")).handovers


class Counting(Concrete):
    """A heap that notes each reference that arrives on the stack."""

    def __init__(self):
        self.loaded = []

    def load(self, s, value):
        """A reference arrives."""
        self.loaded.append(value)
        return value


@pytest.mark.parametrize(
    "lines",
    [
        [("aload_0",)],
        [("aload_0",), ("getfield", field_ref("next", "LCase;"))],
        [("aload_0",), ("putstatic", field_ref("one", "LCase;")), ("getstatic", field_ref("one", "LCase;"))],
        [("aload_1",), ("iconst_0",), ("aaload",)],
    ],
    ids=["aload", "getfield", "getstatic", "aaload"],
)
def test_the_heap_sees_each_reference_that_arrives_on_the_stack(bench, lines):
    """From a local variable, a field, a static field or an array: the heap algorithm may settle it there."""
    descriptor = "(LCase;[LCase;)LCase;"
    fields = [field("next", "LCase;"), field("one", "LCase;", static=True)]
    m = bench.machine(INTERPRETED, a_class("Case", method("run", descriptor, [*lines, ("areturn",)]), fields=fields))
    s = bench.start(m, INTERPRETED)
    made = m.new_object(s, m.program.load("Case"))
    m.put(s, made, "next", made)
    m.heap = Counting()
    end = end_of(m, s, bench.find(m, "run"), [made, m.array(s, "[LCase;", [made])])

    assert made is end.value
    assert made is m.heap.loaded[-1]
    assert sum(line[0] in ("aload_0", "aload_1", "getfield", "getstatic", "aaload") for line in lines) == len(
        m.heap.loaded
    )


@pytest.mark.parametrize(
    ("length", "ends"),
    [
        (-1, ("threw", "java/lang/NegativeArraySizeException", "-1")),
        (100, ("returned", 100)),
        (101, ("threw", "java/lang/OutOfMemoryError", "Java heap space")),
        ((1 << 31) - 3, ("threw", "java/lang/OutOfMemoryError", "Java heap space")),
        ((1 << 31) - 2, ("threw", "java/lang/OutOfMemoryError", "Requested array size exceeds VM limit")),
    ],
)
def test_the_length_of_an_array(bench, length, ends):
    """An array is as long as the setting lets it be; lengths that no JVM's array has are told apart."""
    lines = [("iload_0",), ("newarray", "[I"), ("arraylength",), ("ireturn",)]
    case = a_class("Case", method("enter", "(I)I", lines))
    for way in WAYS:
        m = bench.machine(way, case, setting=replace(SETTING, array_limit=100))
        s = bench.start(m, way)

        assert ends == described(m, s, end_of(m, s, bench.find(m, "enter"), [length]))
