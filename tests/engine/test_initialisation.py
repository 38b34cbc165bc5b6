"""The order in which classes are initialised, and what becomes of one whose initialiser throws (JVMS 5.5)."""

import pytest
from tests.bytecode.assembled import (
    WAYS,
    a_class,
    constructor,
    described,
    end_of,
    entering,
    field,
    method,
)

from heapwright.classfile.constants import ClassRef, FieldRef, MethodRef
from heapwright.program import flags

LOG = FieldRef("Case", "log", "I")
INTERFACE = flags.PUBLIC | flags.INTERFACE | flags.ABSTRACT
DEFAULT = method("given", "()V", [("return",)], flags=flags.PUBLIC)


def logs(digit):
    """Append a digit to the log."""
    return [("getstatic", LOG), ("bipush", 10), ("imul",), ("bipush", digit), ("iadd",), ("putstatic", LOG)]


def initialiser(*lines, handlers=()):
    """A class's initialiser."""
    return method("<clinit>", "()V", [*lines, ("return",)], flags=flags.STATIC, handlers=handlers)


def reads(owner, name="v"):
    """Read a static field of a class, and drop it."""
    return [("getstatic", FieldRef(owner, name, "I")), ("pop",)]


VALUE = [field("v", "I", static=True)]
THROWS = [("iconst_0",), ("iconst_0",), ("idiv",), ("pop",)]


def ends(bench, lines, *classes, times=1):
    """The log and the end after calls of a method, in each way to run it; all must agree."""
    run = method("run", "()V", [*lines, ("return",)])
    case = a_class("Case", run, entering("Case", "run", "()V"), fields=[field("log", "I", static=True)])
    found = set()
    for way in WAYS:
        m = bench.machine(way, *classes, case)
        s = bench.start(m, way)
        bench.translate(m, "run")
        for _ in range(times):
            end = described(m, s, end_of(m, s, bench.find(m, "enter"), []))
        found.add((m.get_static(s, m.program.load("Case"), "log"), end))
    (only,) = found
    return only


def test_a_superclass_comes_first(bench):
    """Superclasses are initialised before their subclasses, each once."""
    top = a_class("Top", initialiser(*logs(1)))
    middle = a_class("Middle", initialiser(*logs(2)), above="Top")
    bottom = a_class("Bottom", initialiser(*logs(3)), fields=VALUE, above="Middle")

    assert (123, ("returned", None)) == ends(bench, [*reads("Bottom"), *reads("Bottom")], top, middle, bottom, times=2)


def test_a_field_of_a_superclass_initialises_that_alone(bench):
    """A static field named through a subclass initialises the class that declares it and no other."""
    top = a_class("Top", initialiser(*logs(1)), fields=VALUE)
    bottom = a_class("Bottom", initialiser(*logs(2)), above="Top")

    assert 1 == ends(bench, reads("Bottom"), top, bottom)[0]


def test_interfaces_with_default_methods_come_after_the_superclass(bench):
    """An interface that declares a default method is initialised with its implementing class, others are not."""
    top = a_class("Top", initialiser(*logs(1)))
    plain = a_class("Plain", initialiser(*logs(2)), fields=VALUE, flags=INTERFACE)
    given = a_class("Given", initialiser(*logs(3)), DEFAULT, fields=VALUE, interfaces=("Plain",), flags=INTERFACE)
    bottom = a_class("Bottom", initialiser(*logs(4)), fields=VALUE, above="Top", interfaces=("Plain", "Given"))

    assert 134 == ends(bench, reads("Bottom"), top, plain, given, bottom)[0]


def test_an_interface_is_initialised_by_whoever_needs_it_first(bench):
    """A superclass's initialiser that reads a field of the subclass's interface initialises the interface then."""
    given = a_class(
        "Given",
        initialiser(*logs(2), ("bipush", 7), ("putstatic", FieldRef("Given", "v", "I"))),
        DEFAULT,
        fields=VALUE,
        flags=INTERFACE,
    )
    top = a_class(
        "Top",
        initialiser(*logs(1), ("getstatic", FieldRef("Given", "v", "I")), ("putstatic", FieldRef("Top", "v", "I"))),
        fields=VALUE,
    )
    bottom = a_class("Bottom", initialiser(*logs(3)), fields=VALUE, above="Top", interfaces=("Given",))
    lines = [*reads("Bottom"), ("getstatic", FieldRef("Top", "v", "I")), ("putstatic", FieldRef("Bottom", "v", "I"))]
    seven = [("getstatic", FieldRef("Bottom", "v", "I")), ("bipush", 7), ("if_icmpeq", "@end"), *logs(9), "@end"]

    assert 123 == ends(bench, [*lines, *seven], given, top, bottom)[0]


def test_a_class_in_the_middle_of_its_initialiser_is_used_as_it_is(bench):
    """An initialiser that comes back to its own class finds the fields as they are so far."""
    other = a_class("Other", initialiser(*reads("First"), *logs(2)), fields=VALUE)
    first = a_class("First", initialiser(*logs(1), *reads("Other"), *logs(3)), fields=VALUE)

    assert 123 == ends(bench, reads("First"), first, other)[0]


FAILING = a_class("Failing", initialiser(*logs(1), *THROWS, *logs(2)), fields=VALUE)
ERROR = ("threw", "java/lang/ExceptionInInitializerError", None)
UNUSABLE = ("threw", "java/lang/NoClassDefFoundError", "Could not initialize class Failing")


def test_an_initialiser_that_throws(bench):
    """The first use throws ExceptionInInitializerError, every later one NoClassDefFoundError; it is not run again."""
    assert (1, ERROR) == ends(bench, reads("Failing"), FAILING)
    assert (1, UNUSABLE) == ends(bench, reads("Failing"), FAILING, times=2)
    assert (1, UNUSABLE) == ends(bench, reads("Failing"), FAILING, times=5)


@pytest.mark.parametrize(
    "use",
    [
        [("iconst_1",), ("putstatic", FieldRef("Failing", "v", "I"))],
        [("new", ClassRef("Failing")), ("pop",)],
        [("invokestatic", MethodRef("Failing", "called", "()V", False))],
    ],
    ids=["putstatic", "new", "invokestatic"],
)
def test_every_use_of_a_failed_class_throws(bench, use):
    """Writing a field, making an object and calling a static method throw as reading does."""
    called = method("called", "()V", [*logs(5), ("return",)])
    failing = a_class("Failing", initialiser(*logs(1), *THROWS), constructor(), called, fields=VALUE)

    assert (1, ERROR) == ends(bench, use, failing)
    assert (1, UNUSABLE) == ends(bench, use, failing, times=4)


def test_an_error_is_not_wrapped(bench):
    """An initialiser that throws an Error lets it through as it is."""
    lines = [
        *(("new", ClassRef("java/lang/AssertionError")), ("dup",)),
        *(("invokespecial", MethodRef("java/lang/AssertionError", "<init>", "()V", False)), ("athrow",)),
    ]
    failing = a_class("Failing", method("<clinit>", "()V", lines, flags=flags.STATIC), fields=VALUE)

    assert "java/lang/AssertionError" == ends(bench, reads("Failing"), failing)[1][1]


def test_a_subclass_of_a_failed_class_fails(bench):
    """Where the superclass's initialiser throws, the subclass's is not run, and both are unusable."""
    bottom = a_class("Bottom", initialiser(*logs(3)), fields=VALUE, above="Failing")
    message = "Could not initialize class Bottom"

    assert (1, ERROR) == ends(bench, reads("Bottom"), FAILING, bottom)
    assert (1, ("threw", "java/lang/NoClassDefFoundError", message)) == ends(
        bench, reads("Bottom"), FAILING, bottom, times=2
    )


def test_an_initialiser_does_not_catch_what_its_superclass_throws(bench):
    """A handler at the start of an initialiser is for that initialiser: the superclass's ran before it."""
    catching = initialiser(
        "@s", *logs(3), "@e", ("return",), "@t", ("pop",), *logs(4), handlers=[("@s", "@e", "@t", None)]
    )
    bottom = a_class("Bottom", catching, fields=VALUE, above="Failing")

    assert (1, ERROR) == ends(bench, reads("Bottom"), FAILING, bottom)


def test_an_array_initialises_nothing(bench):
    """Arrays, casts and type tests name a class without initialising it."""
    lines = [
        *(("iconst_1",), ("anewarray", ClassRef("Failing")), ("instanceof", ClassRef("[LFailing;")), ("pop",)),
        *(("aconst_null",), ("checkcast", ClassRef("Failing")), ("pop",)),
    ]

    assert (0, ("returned", None)) == ends(bench, lines, FAILING)


def test_too_deep_a_call_does_not_leave_a_class_half_initialised(bench):
    """Where there is no room for an initialiser, the class is initialised later or unusable: never used as it is."""
    ready = a_class("Ready", initialiser(("bipush", 7), ("putstatic", FieldRef("Ready", "v", "I"))), fields=VALUE)
    deep = [
        *("@s", ("iload_0",), ("iconst_1",), ("iadd",), ("invokestatic", MethodRef("Deep", "deep", "(I)V", False))),
        *(("return",), "@e", ("pop",), "@a", *reads("Ready"), "@b", ("return",), "@c", ("pop",), ("return",)),
    ]
    handlers = [("@s", "@e", "@e", "java/lang/StackOverflowError"), ("@a", "@b", "@c", "java/lang/StackOverflowError")]
    deeper = a_class("Deep", method("deep", "(I)V", deep, handlers=handlers))
    lines = [
        *(("iconst_0",), ("invokestatic", MethodRef("Deep", "deep", "(I)V", False))),
        *(("getstatic", FieldRef("Ready", "v", "I")), ("putstatic", LOG)),
    ]
    assert 7 == ends(bench, lines, ready, deeper)[0]
