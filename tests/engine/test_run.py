"""How a program ends: its exit status and outcome, whatever it does."""

from dataclasses import replace
from itertools import count

import pytest
from tests.bytecode.assembled import (
    GENERATED,
    INTERPRETED,
    SHARED,
    a_class,
    constructor,
    described,
    end_of,
    method,
    method_ref,
)

from heapwright.classfile.assembly import assemble_method
from heapwright.classfile.constants import ClassRef, FieldRef, MethodRef, StringConstant
from heapwright.cli.assemble import SETTING
from heapwright.engine.run import call_static, output, run_main
from heapwright.engine.watches import Attentive
from heapwright.program import flags
from heapwright.state.ends import Broken, Cut, Exited, Returned, Stopped, Threw
from heapwright.state.state import State

WAYS = (INTERPRETED, GENERATED)
MAIN = "([Ljava/lang/String;)V"
EXIT = MethodRef("java/lang/System", "exit", "(I)V", False)
OUT = FieldRef("java/lang/System", "out", "Ljava/io/PrintStream;")
ERR = FieldRef("java/lang/System", "err", "Ljava/io/PrintStream;")
PRINT = MethodRef("java/io/PrintStream", "print", "(Ljava/lang/String;)V", False)
OVERFLOW = "java/lang/StackOverflowError"


def prints(text, stream=OUT):
    """Print a text."""
    return [("getstatic", stream), ("ldc", StringConstant(text)), ("invokevirtual", PRINT)]


def program(bench, way, lines, *others, handlers=(), classes=(), **options):
    """Run a main method: its outcome and the state it left."""
    main = method("main", MAIN, lines, handlers=handlers)
    m = bench.machine(way, *classes, a_class("Case", main, *others), **options)
    s = State()
    return run_main(m, s, bench.find(m, "main"), []), s


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.name)
class TestPrograms:
    def test_a_program_that_returns(self, bench, way):
        """Returning from main is status 0, and what was printed is there in order."""
        outcome, s = program(bench, way, [*prints("a"), *prints("b", ERR), *prints("c"), ("return",)])

        assert (0, None) == (outcome.status, outcome.problem)
        assert isinstance(outcome.end, Returned)
        assert (b"ac", b"b") == (output(s, 1), output(s, 2))

    def test_an_uncaught_exception(self, bench, way):
        """An exception that leaves main is status 1, and its trace is on the error stream."""
        outcome, s = program(bench, way, [*prints("a"), ("iconst_1",), ("iconst_0",), ("idiv",), ("pop",), ("return",)])

        assert (1, None) == (outcome.status, outcome.problem)
        assert isinstance(outcome.end, Threw)
        assert b"a" == output(s, 1)
        assert output(s, 2).startswith(
            b'Exception in thread "main" java.lang.ArithmeticException: / by zero\n\tat Case.'
        )

    @pytest.mark.parametrize("status", [0, 3, -1])
    def test_exit(self, bench, way, status):
        """System.exit ends the program at once with its status, through all handlers."""
        lines = ["@s", ("sipush", status), ("invokestatic", EXIT), "@e", *prints("no"), ("return",), "@t", ("pop",)]
        handlers = [("@s", "@e", "@t", None)]
        outcome, s = program(bench, way, [*lines, *prints("no"), ("return",)], handlers=handlers)

        assert (status, Exited(status), None) == (outcome.status, outcome.end, outcome.problem)
        assert b"" == output(s, 1)

    def test_a_native_method_without_a_model(self, bench, way):
        """The run ends with the name of the JDK's method and the reason, and keeps what was printed."""
        native = MethodRef("jdk/internal/misc/VM", "getuid", "()J", False)
        outcome, s = program(bench, way, [*prints("a"), ("invokestatic", native), ("pop2",), ("return",)])

        assert isinstance(outcome.end, Stopped)
        assert "not supported: the native method long jdk.internal.misc.VM.getuid() has no model" == outcome.problem
        assert b"a" == output(s, 1)

    def test_a_native_method_of_the_program(self, bench, way):
        """A native method whose library cannot be there throws UnsatisfiedLinkError."""
        native = assemble_method(flags.PUBLIC | flags.STATIC | flags.NATIVE, "fetch", "(I)I", None)
        lines = [("iconst_1",), ("invokestatic", method_ref("fetch", "(I)I")), ("pop",), ("return",)]
        outcome, _ = program(bench, way, lines, native)

        assert "java/lang/UnsatisfiedLinkError" == outcome.end.exception.cls.name

    def test_an_abstract_method_that_is_called(self, bench, way):
        """A method without code that is no native one throws AbstractMethodError."""
        abstract = a_class(
            "Above",
            assemble_method(flags.PUBLIC | flags.ABSTRACT, "f", "()V", None),
            flags=flags.PUBLIC | flags.ABSTRACT,
        )
        below = a_class("Below", above="Above")
        lines = [("new", ClassRef("Below")), ("invokevirtual", MethodRef("Above", "f", "()V", False)), ("return",)]
        outcome, _ = program(bench, way, lines, classes=[abstract, below])

        assert "java/lang/AbstractMethodError" == outcome.end.exception.cls.name

    @pytest.mark.parametrize(
        ("ending", "outcome_of", "printed"),
        [
            ([("return",)], Returned, b"hook"),
            ([("invokestatic", MethodRef("jdk/internal/misc/VM", "getuid", "()J", False)), ("return",)], Stopped, b""),
            (["@l", ("goto", "@l")], Cut, b""),
            ([("iadd",), ("return",)], Broken, b""),
        ],
        ids=["returned", "stopped", "cut", "broken"],
    )
    def test_hooks_for_the_end(self, bench, way, ending, outcome_of, printed):
        """The hooks that a program added run when it ends by itself, and not when the machine ends it."""
        hook = a_class(
            "Hook",
            constructor(above="java/lang/Thread"),
            method("run", "()V", [*prints("hook"), ("return",)], flags=flags.PUBLIC),
            above="java/lang/Thread",
        )
        runtime = "java/lang/Runtime"
        adding = [
            ("invokestatic", MethodRef(runtime, "getRuntime", f"()L{runtime};", False)),
            *(("new", ClassRef("Hook")), ("dup",), ("invokespecial", MethodRef("Hook", "<init>", "()V", False))),
            ("invokevirtual", MethodRef(runtime, "addShutdownHook", "(Ljava/lang/Thread;)V", False)),
        ]
        watch = Attentive(lambda stream, data: None, 0.5 if outcome_of is Cut else 60)
        outcome, s = program(bench, way, [*adding, *ending], classes=[hook], watch=watch)

        assert (outcome_of, printed) == (type(outcome.end), output(s, 1))


UNVERIFIABLE = {
    "an empty stack": [("iadd",), ("ireturn",)],
    "an empty stack at the return": [("ireturn",)],
    "a reference as an int": [("aconst_null",), ("iconst_1",), ("iadd",), ("ireturn",)],
    "an int as an array": [("iconst_1",), ("iconst_0",), ("iaload",), ("ireturn",)],
    "an int as an object": [
        ("iconst_1",),
        ("invokevirtual", MethodRef("java/lang/Object", "hashCode", "()I", False)),
        "ireturn",
    ],
    "an int thrown": [("iconst_1",), ("athrow",)],
    "a field of an int": [("iconst_1",), ("getfield", FieldRef("Case", "x", "I")), ("ireturn",)],
    "a local that is not there": [("iload", 77), ("ireturn",)],
    "a local without a value": [("iload", 5), ("ineg",), ("ireturn",)],
    "the end of the code": [("nop",)],
    "an object as an index": [("iconst_1",), ("newarray", "[I"), ("aload", 9), ("iaload",), ("ireturn",)],
    "a monitor of an int": [("iconst_1",), ("monitorenter",), ("iconst_0",), ("ireturn",)],
    "a duplicate of nothing": [("dup2_x1",), ("iadd",), ("iadd",), ("ireturn",)],
    "an int as a divisor of null": [("aconst_null",), ("iconst_3",), ("irem",), ("ireturn",)],
    "a comparison with null": [("aconst_null",), ("ifgt", "@l"), "@l", ("iconst_0",), ("ireturn",)],
    "a switch over null": [("aconst_null",), ("tableswitch", "@l", ((1, "@l"),)), "@l", ("iconst_0",), ("ireturn",)],
    "a float where a length is": [("fconst_2",), ("newarray", "[I"), ("arraylength",), ("ireturn",)],
}
GOOD_ENDS = (Broken, Threw, Stopped)


@pytest.mark.parametrize("way", [INTERPRETED, GENERATED, SHARED], ids=lambda way: way.name)
@pytest.mark.parametrize("lines", UNVERIFIABLE.values(), ids=UNVERIFIABLE)
def test_bytecode_that_cannot_be_verified(bench, way, lines):
    """What no verifier would pass ends the run as a value that says so: never as a Python exception."""
    case = a_class(
        "Case",
        method("run", "()I", lines),
        method("enter", "()I", [("invokestatic", method_ref("run", "()I")), ("ireturn",)]),
    )
    m = bench.machine(way, case)
    for _ in range(3):
        end = call_static(m, State(), bench.find(m, "enter"), [])

        assert isinstance(end, GOOD_ENDS), end
        assert not isinstance(end, Broken) or "Case" in end.reason


def test_what_is_said_of_broken_code(bench):
    """The reason names the method and the instruction; the details are Python's own words."""
    case = a_class("Case", method("enter", "()I", [("nop",), ("iadd",), ("ireturn",)]))
    m = bench.machine(INTERPRETED, case)
    end = call_static(m, State(), bench.find(m, "enter"), [])

    assert isinstance(end, Broken)
    assert "int Case.enter()" in end.reason
    assert "at instruction 1" in end.reason
    assert "Traceback" in end.details


ENDLESS = method(
    "deep", "(I)I", [("iload_0",), ("iconst_1",), ("iadd",), ("invokestatic", method_ref("deep", "(I)I")), "ireturn"]
)


@pytest.mark.parametrize("way", [INTERPRETED, GENERATED, SHARED], ids=lambda way: way.name)
@pytest.mark.parametrize("limit", [50, 9000])
def test_endless_recursion(bench, way, limit):
    """Too many frames are a StackOverflowError, caught or not, over and over, in generated code, too."""
    catching = [
        *("@s", ("iconst_0",), ("invokestatic", method_ref("deep", "(I)I")), ("ireturn",), "@e"),
        *(("pop",), ("bipush", 42), ("ireturn",)),
    ]
    case = a_class(
        "Case",
        ENDLESS,
        method("caught", "()I", catching, handlers=[("@s", "@e", "@e", OVERFLOW)]),
        method("enter", "()I", [("iconst_0",), ("invokestatic", method_ref("deep", "(I)I")), ("ireturn",)]),
    )
    m = bench.machine(way, case, setting=replace(SETTING, depth_limit=limit))
    s = bench.start(m, way)
    for _ in range(2):
        assert ("threw", OVERFLOW, None) == described(m, s, end_of(m, s, bench.find(m, "enter"), []))
        assert ("returned", 42) == described(m, s, end_of(m, s, bench.find(m, "caught"), []))
    assert (m.prepared(bench.find(m, "deep")).generated is not None) == (way is not INTERPRETED)


LOOP = ["@l", ("iinc", 5, 1), ("goto", "@l")]


@pytest.mark.parametrize("way", [INTERPRETED, GENERATED], ids=lambda way: way.name)
def test_a_program_that_loops_too_long(bench, way):
    """The time given ends the run with the bound in words; what was printed before is passed on."""
    lines = [("iconst_0",), ("istore", 5), *LOOP]
    written = []
    watch = Attentive(lambda stream, data: written.append((stream, data)), 1)
    outcome, s = program(bench, way, [*prints("a"), *prints("b", ERR), *prints("c"), *lines], watch=watch)
    watch.drain(s)

    assert Cut("the time given, 1 seconds, is used up") == outcome.end
    assert "stopped: the time given, 1 seconds, is used up" == outcome.problem
    assert [(1, b"a"), (2, b"b"), (1, b"c")] == written


def test_output_is_passed_on_in_order():
    """Neighbouring pieces of a stream are passed on as one, the streams in the order of writing, each once."""
    written = []
    watch = Attentive(lambda stream, data: written.append((stream, data)), None)
    s = State()
    for number, stream in zip(count(), (1, 1, 2, 1, 2, 2)):
        s.write(stream, b"%d" % number)
    watch.drain(s)
    watch.drain(s)
    s.write(1, b"6")
    watch.drain(s)

    assert [(1, b"01"), (2, b"2"), (1, b"3"), (2, b"45"), (1, b"6")] == written
