"""Calls that generated code writes in line: what they leave out must make no difference."""

import pytest
from tests.bytecode.assembled import (
    GENERATED,
    SHARED,
    a_class,
    all_ways,
    array,
    code,
    constructor,
    end_of,
    entering,
    field,
    field_ref,
    instance,
    method,
    method_ref,
)

from heapwright.classfile.constants import ClassRef, FieldRef, MethodRef
from heapwright.program import flags

FINAL = flags.PUBLIC | flags.FINAL
POINT = [field("x", "I"), field("b", "B")]
GETTER = method("getX", "()I", [("aload_0",), ("getfield", field_ref("x", "I")), ("ireturn",)], flags=FINAL)
NULL = ("threw", "java/lang/NullPointerException")


def calling(*lines, extra=(), fields=(), descriptor="(LCase;)I"):
    """A class with the method under test and those it calls."""
    return a_class(
        "Case", method("run", descriptor, lines), entering("Case", "run", descriptor), *extra, fields=[*POINT, *fields]
    )


GETS = calling(("aload_0",), ("invokevirtual", method_ref("getX", "()I")), ("ireturn",), extra=[GETTER, constructor()])


def test_getter(bench):
    """A final getter gives the field's value."""
    assert ("returned", 42) == all_ways(bench, GETS, arguments=[instance("Case", x=42)])


def test_getter_of_null(bench):
    """A getter called on null throws, and says what was null."""
    assert NULL == all_ways(bench, GETS, arguments=[None])[:2]


def test_private_method_that_ignores_its_receiver(bench):
    """A method that never looks at its receiver still may not be called on null."""
    private = method("five", "()I", [("iconst_5",), ("ireturn",)], flags=flags.PRIVATE)
    case = calling(("aload_0",), ("invokespecial", method_ref("five", "()I")), ("ireturn",), extra=[private])

    assert ("returned", 5) == all_ways(bench, case, arguments=[instance("Case")])
    assert NULL == all_ways(bench, case, arguments=[None])[:2]


def test_method_that_leaves_values_on_its_stack(bench):
    """What a method leaves on its stack below its result is gone after the call."""
    helper = method("odd", "(I)I", [("iconst_1",), ("iload_0",), ("iconst_3",), ("iadd",), ("ireturn",)])
    case = calling(
        ("bipush", 100),
        ("iconst_4",),
        ("invokestatic", method_ref("odd", "(I)I")),
        ("isub",),
        ("ireturn",),
        extra=[helper],
    )

    assert ("returned", 93) == all_ways(bench, case, arguments=[None])


def test_method_that_leaves_a_failing_value_on_its_stack(bench):
    """What is left on the stack was computed: where that throws, the call throws."""
    helper = method("odd", "([I)I", [("aload_0",), ("iconst_5",), ("iaload",), ("iconst_3",), ("ireturn",)])
    case = calling(
        ("aload_0",), ("invokestatic", method_ref("odd", "([I)I")), ("ireturn",), extra=[helper], descriptor="([I)I"
    )

    assert ("returned", 3) == all_ways(bench, case, arguments=[array("[I", *range(6))])
    assert "java/lang/ArrayIndexOutOfBoundsException" == all_ways(bench, case, arguments=[array("[I", 1)])[1]


def test_constructor_that_fills_fields(bench):
    """A constructor's arguments go to its fields, cut to their types; the other fields keep their defaults."""
    stores = [("aload_0",), ("iload_1",), ("putfield", field_ref("b", "B"))]
    case = calling(
        ("new", ClassRef("Case")),
        ("dup",),
        ("sipush", 384),
        ("invokespecial", method_ref("<init>", "(I)V")),
        ("areturn",),
        extra=[constructor(stores, "(I)V")],
        descriptor="()LCase;",
    )

    assert ("returned", ("Case", [0, -128])) == all_ways(bench, case)


def test_constructor_that_stores_the_new_object_in_itself(bench):
    """A node of a circular list is its own neighbour from the start."""
    own = FieldRef("Case", "own", "LCase;")
    case = calling(
        ("new", ClassRef("Case")),
        ("dup",),
        ("invokespecial", method_ref("<init>", "()V")),
        ("dup",),
        ("getfield", own),
        ("if_acmpeq", "@same"),
        ("iconst_0",),
        ("ireturn",),
        "@same",
        ("iconst_1",),
        ("ireturn",),
        extra=[constructor([("aload_0",), ("aload_0",), ("putfield", own)])],
        fields=[field("own", "LCase;")],
        descriptor="()I",
    )

    assert ("returned", 1) == all_ways(bench, case)


def test_constructor_that_does_nothing_has_its_arguments_evaluated(bench):
    """An argument that throws does so even where the constructor ignores it."""
    case = calling(
        ("new", ClassRef("Case")),
        ("dup",),
        ("aload_0",),
        ("iconst_5",),
        ("iaload",),
        ("invokespecial", method_ref("<init>", "(I)V")),
        ("areturn",),
        extra=[constructor((), "(I)V")],
        descriptor="([I)LCase;",
    )

    assert "java/lang/ArrayIndexOutOfBoundsException" == all_ways(bench, case, arguments=[array("[I", 1)])[1]


def test_null_argument_of_an_inlined_method(bench):
    """A static method that reads a field of its argument throws for null inside that method."""
    helper = method("peek", "(LCase;)I", [("aload_0",), ("getfield", field_ref("x", "I")), ("ireturn",)])
    case = calling(("aload_0",), ("invokestatic", method_ref("peek", "(LCase;)I")), ("ireturn",), extra=[helper])

    assert ("returned", 3) == all_ways(bench, case, arguments=[instance("Case", x=3)])
    assert NULL == all_ways(bench, case, arguments=[None])[:2]


HELPER = a_class(
    "Helper",
    method("twice", "(I)I", [("iload_0",), ("iconst_1",), ("ishl",), ("ireturn",)]),
    method(
        "<clinit>",
        "()V",
        [("bipush", 9), ("putstatic", FieldRef("Case", "seen", "I")), ("return",)],
        flags=flags.STATIC,
    ),
)


def test_static_method_of_a_class_that_is_not_initialised(bench):
    """The first call runs the initialiser, though the method itself would only compute."""
    case = calling(
        ("iconst_4",),
        ("invokestatic", MethodRef("Helper", "twice", "(I)I", False)),
        ("getstatic", field_ref("seen", "I")),
        ("iadd",),
        ("ireturn",),
        fields=[field("seen", "I", static=True)],
    )

    assert ("returned", 17) == all_ways(bench, HELPER, case, arguments=[None])


@pytest.mark.parametrize("way", [GENERATED, SHARED], ids=lambda way: way.name)
def test_what_is_inlined_leaves_no_call(bench, way):
    """A static method that only computes is not called by generated code once it is linked."""
    helper = method("twice", "(I)I", [("iload_0",), ("iconst_1",), ("ishl",), ("ireturn",)])
    case = calling(("bipush", 21), ("invokestatic", method_ref("twice", "(I)I")), ("ireturn",), extra=[helper])
    m = bench.machine(way, case)
    s = bench.start(m, way)
    bench.translate(m, "run")
    source = m.generator.sources[bench.find(m, "run")]

    assert "<< (1 & 31)" in source or "<< 1" in source or "42" in source
    assert "(s, d" not in source.partition("\n")[2]
    assert 42 == end_of(m, s, bench.find(m, "enter"), [None]).value


def test_assembled_code_has_the_rows_given():
    """The code of a test is what its rows say."""
    made = code([("iload_0",), ("ifeq", "@end"), "@end", "return"])

    assert ["iload_0", "ifeq", "return"] == [one.mnemonic for one in made.instructions]
