"""Handing over in the middle: pending values, calls in progress, handlers, loops, and code translated again."""

import pytest
from tests.bytecode.assembled import (
    GENERATED,
    INTERPRETED,
    SHARED,
    Way,
    a_class,
    all_ways,
    array,
    described,
    end_of,
    entering,
    field,
    field_ref,
    instance,
    method,
    method_ref,
)

from heapwright.bytecode.generated.rebuilding import HANDOVERS_BEFORE_RETRY
from heapwright.classfile.constants import ClassRef, LongConstant, MethodRef
from heapwright.program import flags

BOUNDS = "java/lang/ArrayIndexOutOfBoundsException"
COUNT = field("count", "I", static=True)
COUNT_REF = field_ref("count", "I")
COUNTED = [("getstatic", COUNT_REF), ("iconst_1",), ("iadd",), ("putstatic", COUNT_REF)]


def test_pending_values_survive_a_handover(bench):
    """Values on the stack below an instruction that is handed over are there when it is done."""
    lines = [
        *(("iload_1",), ("bipush", 7), ("imul",), ("aload_0",), ("arraylength",), ("dup",), ("iload_1",)),
        *(("newarray", "[I"), ("arraylength",), ("iload_1",), ("multianewarray", ClassRef("[I"), 1), ("arraylength",)),
        *(("iadd",), ("imul",), ("isub",), ("isub",), ("ireturn",)),
    ]
    case = a_class("Case", method("run", "([II)I", lines), entering("Case", "run", "([II)I"))

    assert ("returned", 3 * 7 - (2 - 2 * (3 + 3))) == all_ways(bench, case, arguments=[array("[I", 8, 9), 3])


def test_effects_before_a_handover_are_not_repeated(bench):
    """What was counted before the instruction that is handed over is counted once."""
    lines = [
        *(*COUNTED, ("getstatic", COUNT_REF), ("aload_0",), ("iload_1",), ("iaload",), ("iadd",), ("ireturn",)),
    ]
    handled = [*lines, "@end", "@target", ("pop",), ("getstatic", COUNT_REF), ("bipush", 100), ("iadd",), ("ireturn",)]
    case = a_class(
        "Case",
        method("run", "([II)I", ["@start", *handled], handlers=[("@start", "@end", "@target", BOUNDS)]),
        entering("Case", "run", "([II)I"),
        fields=[COUNT],
    )
    for way, threshold in ((INTERPRETED, None), (GENERATED, 1), (SHARED, 1)):
        assert ("returned", 101) == bench.run(Way("", threshold, way.shared), case, arguments=[array("[I", 1), 5])


def test_frames_of_nested_calls_are_rebuilt(bench):
    """A handover three calls deep leaves each caller's pending values and effects as they were."""
    inner = method("inner", "([II)I", [*COUNTED, ("aload_0",), ("iload_1",), ("iaload",), ("ireturn",)])
    middle = method(
        "middle",
        "([II)I",
        [
            *(*COUNTED, ("bipush", 10), ("aload_0",), ("iload_1",), ("invokestatic", method_ref("inner", "([II)I"))),
            *(("imul",), *COUNTED, ("ireturn",)),
        ],
    )
    lines = [
        *("@start", ("bipush", 50), ("aload_0",), ("iload_1",), ("invokestatic", method_ref("middle", "([II)I"))),
        *(("iadd",), ("ireturn",), "@end", "@target", ("pop",), ("getstatic", COUNT_REF), ("ireturn",)),
    ]
    run = method("run", "([II)I", lines, handlers=[("@start", "@end", "@target", None)])
    case = a_class("Case", run, middle, inner, entering("Case", "run", "([II)I"), fields=[COUNT])
    translated = ("inner", "middle", "run")

    assert ("returned", 90) == all_ways(bench, case, arguments=[array("[I", 4), 0], translated=translated)
    for way in (INTERPRETED, GENERATED, SHARED):
        assert ("returned", 2) == bench.run(way, case, arguments=[array("[I", 4), 1], translated=translated)


@pytest.mark.parametrize("threshold", [1, 3, 10])
def test_a_loop_is_entered_from_the_interpreter(bench, threshold):
    """A method that is called once changes to generated code at a jump back, with its locals and pending values."""
    lines = [
        *(("iconst_0",), ("istore_1",), ("ldc2_w", long_constant(1)), ("lstore_2",), ("bipush", 42)),
        *("@head", ("iload_1",), ("iload_0",), ("if_icmpge", "@end")),
        *(("lload_2",), ("ldc2_w", long_constant(31)), ("lmul",), ("iload_1",), ("i2l",), ("ladd",), ("lstore_2",)),
        *(("iinc", 1, 1), ("goto", "@head"), "@end", ("i2l",), ("lload_2",), ("lxor",), ("lreturn",)),
    ]
    case = a_class("Case", method("run", "(I)J", lines))
    expected = 1
    for number in range(100):
        expected = (expected * 31 + number + (1 << 63)) % (1 << 64) - (1 << 63)
    for shared in (False, True):
        way = Way("", threshold, shared)
        m = bench.machine(way, case)
        end = end_of(m, bench.start(m, way), bench.find(m, "run"), [100])

        assert 42 ^ expected == end.value
        assert m.prepared(bench.find(m, "run")).generated is not None


def long_constant(value):
    """A long constant."""
    return LongConstant(value)


def test_a_method_translated_again_replaces_itself(bench):
    """A function that hands over again and again is translated anew, while callers of the old one are still running."""
    lines = [
        *(("iload_0",), ("ifle", "@end"), ("iload_0",), ("iconst_1",), ("isub",)),
        *(("invokestatic", method_ref("run", "(I)I")), ("iconst_1",), ("multianewarray", ClassRef("[I"), 1)),
        *(("arraylength",), ("iadd",), ("ireturn",), "@end", ("iconst_0",), ("ireturn",)),
    ]
    case = a_class("Case", method("run", "(I)I", lines), entering("Case", "run", "(I)I"))
    for way in (GENERATED, SHARED):
        m = bench.machine(way, case)
        s = bench.start(m, way)
        bench.translate(m, "run")
        run = m.prepared(bench.find(m, "run"))
        first = run.generated
        for _ in range(HANDOVERS_BEFORE_RETRY + 5):
            assert ("returned", 6) == described(m, s, end_of(m, s, bench.find(m, "enter"), [6]))
        assert 2 <= run.translations
        assert first is not run.generated


def test_an_exception_finds_its_handler_through_generated_callers(bench):
    """The innermost handler whose class fits gets the exception; the frames between are left."""
    thrower = method(
        "thrower", "(LCase;)V", [("aload_0",), ("checkcast", ClassRef("java/lang/Throwable")), ("athrow",)]
    )
    between = method(
        "between",
        "(LCase;)V",
        ["@s", ("aload_0",), ("invokestatic", method_ref("thrower", "(LCase;)V")), ("return",), "@e", ("athrow",)],
        handlers=[("@s", "@e", "@e", "java/lang/ArithmeticException")],
    )
    lines = [
        *("@s", ("aload_0",), ("invokestatic", method_ref("between", "(LCase;)V")), ("iconst_0",), ("ireturn",), "@e"),
        *(("pop",), ("iconst_1",), ("ireturn",)),
    ]
    run = method("run", "(LCase;)I", lines, handlers=[("@s", "@e", "@e", "java/lang/ClassCastException")])
    case = a_class("Case", run, between, thrower, entering("Case", "run", "(LCase;)I"))
    translated = ("thrower", "between", "run")

    assert ("returned", 1) == all_ways(bench, case, arguments=[instance("Case")], translated=translated)
    assert "java/lang/NullPointerException" == all_ways(bench, case, arguments=[None], translated=translated)[1]


def test_a_missing_class_in_a_handler(bench):
    """A handler for a class that is missing throws NoClassDefFoundError when it is asked; nothing is done twice."""
    thrower = method("thrower", "()V", [*COUNTED, ("aconst_null",), ("athrow",)])
    made = method("made", "(Ljava/lang/Throwable;)V", [*COUNTED, ("aload_0",), ("athrow",)])
    lines = [
        *("@s", ("aload_0",), ("invokestatic", method_ref("made", "(Ljava/lang/Throwable;)V")), ("iconst_0",)),
        *(("ireturn",), "@e", ("pop",), ("iconst_1",), ("ireturn",)),
    ]
    run = method("run", "(Ljava/lang/Throwable;)I", lines, handlers=[("@s", "@e", "@e", "no/such/Type")])
    outer = [
        *("@s", ("aload_0",), ("invokestatic", method_ref("run", "(Ljava/lang/Throwable;)I")), ("ireturn",), "@e"),
        *(
            ("astore_1",),
            ("getstatic", COUNT_REF),
            ("aload_1",),
            ("instanceof", ClassRef("java/lang/NoClassDefFoundError")),
        ),
        *(("bipush", 100), ("imul",), ("iadd",), ("ireturn",)),
    ]
    middle = method("middle", "(Ljava/lang/Throwable;)I", outer, handlers=[("@s", "@e", "@e", None)])
    case = a_class(
        "Case", run, made, thrower, middle, entering("Case", "middle", "(Ljava/lang/Throwable;)I"), fields=[COUNT]
    )
    for way in (INTERPRETED, GENERATED, SHARED):
        end = bench.run(way, case, arguments=[throwable], translated=("made", "run", "middle"))

        assert ("returned", 101) == end, way.name


def throwable(m, s):
    """An argument: a Throwable nobody threw yet."""
    return m.new_object(s, m.program.load("java/lang/ArithmeticException"))


def else_ifs(count):
    """A chain of as many tests, each in the else branch of the one before."""
    lines = []
    for number in range(count):
        lines += [f"@l{number}", ("iload_0",), ("sipush", number), ("if_icmpne", f"@l{number + 1}")]
        lines += [("sipush", 3 * number), ("istore_1",), ("goto", "@end")]
    return [*lines, f"@l{count}", ("iconst_m1",), ("istore_1",), ("iinc", 1, 0), "@end", ("iload_1",), ("ireturn",)]


@pytest.mark.parametrize("count", [10, 120, 350])
def test_long_chains_of_tests(bench, count):
    """However many else-ifs follow each other, generated code finds its way."""
    case = a_class("Case", method("run", "(I)I", else_ifs(count), max_locals=2), entering("Case", "run", "(I)I"))

    for number in (0, 7, count - 1):
        assert ("returned", 3 * number) == all_ways(bench, case, arguments=[number])
    assert ("returned", -1) == all_ways(bench, case, arguments=[count])


def test_statics_of_a_class_that_failed(bench):
    """Generated code that meets a class whose initialiser threw throws, too; it reads no field of it."""
    initialiser = method("<clinit>", "()V", [("iconst_0",), ("iconst_0",), ("idiv",), ("pop",), ("return",)], flags=8)
    failing = a_class("Failing", initialiser, fields=[field("f", "I", static=True)])
    read = method("run", "()I", [("getstatic", field_ref("f", "I", "Failing")), ("ireturn",)])
    write = method("write", "()V", [("iconst_1",), ("putstatic", field_ref("f", "I", "Failing")), ("return",)])
    case = a_class("Case", read, write, entering("Case", "run", "()I"))
    for way in (INTERPRETED, GENERATED, SHARED):
        m = bench.machine(way, failing, case)
        s = bench.start(m, way)
        bench.translate(m, "run", "write")
        for called in ("enter", "enter", "write", "write", "enter"):
            end = described(m, s, end_of(m, s, bench.find(m, called), []))
            assert "threw" == end[0], (way.name, called)
        assert ("java/lang/NoClassDefFoundError", "Could not initialize class Failing") == end[1:]


def test_a_synchronized_method_gives_its_monitor_back(bench):
    """A synchronized method called from generated code leaves no monitor held, even if it throws."""
    locked = method(
        "locked",
        "(I)I",
        [("bipush", 9), ("iload_0",), ("idiv",), ("ireturn",)],
        flags=flags.PUBLIC | flags.STATIC | flags.SYNCHRONIZED,
    )
    run = method(
        "run", "(I)I", [("iload_0",), ("invokestatic", MethodRef("Case", "locked", "(I)I", False)), ("ireturn",)]
    )
    case = a_class("Case", run, locked, entering("Case", "run", "(I)I"))
    for way in (INTERPRETED, GENERATED, SHARED):
        m = bench.machine(way, case)
        s = bench.start(m, way)
        bench.translate(m, "run")

        assert ("returned", 3) == described(m, s, end_of(m, s, bench.find(m, "enter"), [3]))
        assert {} == s.locks
        assert "threw" == described(m, s, end_of(m, s, bench.find(m, "enter"), [0]))[0]
        assert {} == s.locks


def test_a_synchronized_method_that_forgets_its_receiver(bench):
    """The monitor of a method is left at its end, also where the variable of its receiver holds something else."""
    lines = [
        *(("new", ClassRef("java/lang/Object")), ("astore_0",), ("iconst_0",), ("istore_1",)),
        *("@head", ("iload_1",), ("bipush", 100), ("if_icmpge", "@end"), ("iinc", 1, 1), ("goto", "@head")),
        *("@end", ("iload_1",), ("ireturn",)),
    ]
    held = method("held", "()I", lines, flags=flags.PUBLIC | flags.SYNCHRONIZED)
    run = [("aload_0",), ("invokevirtual", method_ref("held", "()I")), ("ireturn",)]
    case = a_class("Case", method("run", "(LCase;)I", run), held, entering("Case", "run", "(LCase;)I"))

    assert ("returned", 100) == all_ways(bench, case, arguments=[instance("Case")], translated=())
