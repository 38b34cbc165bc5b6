"""Methods of the library that are called with a symbolic argument: the paths, and why one is not followed."""

import pytest
from tests.bytecode.assembled import INTERPRETED, SHARED, a_class, array, entering, explored, method, method_ref, symbol

from heapwright.bytecode.calls import DECLINED
from heapwright.bytecode.dynamic.concat import concatenation
from heapwright.classfile.constants import ClassRef, FieldRef, MethodRef
from heapwright.state.ends import Stopped
from heapwright.state.signals import Unsupported
from heapwright.state.state import State
from heapwright.terms.operators import Kind

X = symbol("x", Kind.INT)
ARRAY = "java/lang/reflect/Array"
ATOMIC = "java/util/concurrent/atomic/AtomicInteger"
STREAM = "java/io/PrintStream"


def paths(bench, descriptor, lines, *arguments, ways=(INTERPRETED, SHARED)):
    """What becomes of each path of a static method of these lines, which is the same in all ways to run it."""
    case = a_class("Case", method("run", descriptor, lines), entering("Case", "run", descriptor))
    found = [bench.ends(way, case, arguments=arguments) for way in ways]
    assert all(found[0] == one for one in found)
    return found[0]


@pytest.mark.parametrize(
    ("name", "letter", "result"),
    [("Int", "I", "x"), ("Long", "J", "i2l(x)"), ("Float", "F", "i2f(x)"), ("Double", "D", "i2d(x)")],
)
def test_reflection_widens_a_symbolic_number(bench, name, letter, result):
    """An element read as a wider type is converted as the instruction does it."""
    get = MethodRef(ARRAY, f"get{name}", f"(Ljava/lang/Object;I){letter}", False)
    give_back = {"I": "ireturn", "J": "lreturn", "F": "freturn", "D": "dreturn"}[letter]
    lines = [("aload_0",), ("iconst_0",), ("invokestatic", get), (give_back,)]

    def an_array(m, s):
        return m.array(s, "[I", [X(m, s)])

    assert {(): ("returned", result)} == paths(bench, f"([I){letter}", lines, an_array)


def test_reflection_stores_no_wider_number(bench):
    """A symbolic long does not fit into an array of ints."""
    put = MethodRef(ARRAY, "setLong", "(Ljava/lang/Object;IJ)V", False)
    lines = [("aload_0",), ("iconst_0",), ("lload_1",), ("invokestatic", put), ("iconst_0",), ("ireturn",)]
    mismatch = ("threw", "java/lang/IllegalArgumentException", "argument type mismatch")

    assert {(): mismatch} == paths(bench, "([IJ)I", lines, array("[I", 0), symbol("y", Kind.LONG))


ATOMIC_CALLS = [
    ([("invokevirtual", MethodRef(ATOMIC, "incrementAndGet", "()I", False))], {(): ("returned", "int.add(x, 1)")}),
    (
        [
            ("dup",),
            ("invokevirtual", MethodRef(ATOMIC, "get", "()I", False)),
            ("iconst_5",),
            ("invokevirtual", MethodRef(ATOMIC, "compareAndSet", "(II)Z", False)),
        ],
        {(): ("returned", 1)},
    ),
    (
        [("iconst_5",), ("iconst_m1",), ("invokevirtual", MethodRef(ATOMIC, "compareAndSet", "(II)Z", False))],
        {("int.eq(x, 5) is True",): ("returned", 1), ("int.eq(x, 5) is False",): ("returned", 0)},
    ),
]


@pytest.mark.parametrize(("calls", "ends"), ATOMIC_CALLS, ids=["increment", "compare with itself", "compare"])
def test_an_atomic_integer_may_be_symbolic(bench, calls, ends):
    """It is added to at once, and compared with what it was without a question."""
    made = [("new", ClassRef(ATOMIC)), ("dup",), ("iload_0",)]
    construct = ("invokespecial", MethodRef(ATOMIC, "<init>", "(I)V", False))

    assert ends == paths(bench, "(I)I", [*made, construct, *calls, ("ireturn",)], X)


@pytest.mark.parametrize(("name", "letter"), [("println", "I"), ("print", "I"), ("println", "Z"), ("print", "C")])
def test_a_symbolic_number_cannot_be_printed(bench, name, letter):
    """The reason names the method and the value."""
    lines = [
        ("getstatic", FieldRef("java/lang/System", "out", f"L{STREAM};")),
        ("iload_0",),
        ("invokevirtual", MethodRef(STREAM, name, f"({letter})V", False)),
        ("iconst_0",),
        ("ireturn",),
    ]
    reason = f"what java.io.PrintStream.{name} prints is symbolic: x"

    assert {(): ("stopped", reason)} == paths(bench, "(I)I", lines, X)


def test_bytes_of_a_symbolic_number_are_not_supported(bench):
    """An array with a symbolic element cannot be looked at as another type."""
    buffer = "java/nio/ByteBuffer"
    lines = [
        ("aload_0",),
        ("invokestatic", MethodRef(buffer, "wrap", f"([B)L{buffer};", False)),
        ("invokevirtual", MethodRef(buffer, "getInt", "()I", False)),
        ("ireturn",),
    ]

    def bytes_of(m, s):
        return m.array(s, "[B", [1, X(m, s), 3, 4])

    assert {(): ("stopped", "the bytes of a symbolic value: x")} == paths(bench, "([B)I", lines, bytes_of)


def test_a_model_that_computes_with_a_symbolic_argument_does_not_support_it(bench):
    """Whatever a model does with a term, the path ends with the method's name and the value."""
    lines = [("iload_0",), ("invokestatic", method_ref("told", "(I)I")), ("ireturn",)]
    called = method("told", "(I)I", [("iload_0",), ("ireturn",)])
    case = a_class("Case", method("run", "(I)I", lines), called, entering("Case", "run", "(I)I"))
    for way in (INTERPRETED, SHARED):
        m = bench.machine(way, case)
        s = bench.start(m, way)
        m.prepared(bench.find(m, "told")).model = lambda m, s, value: 1 if value else 0
        ends = [last.end for last in explored(m, s, bench.find(m, "enter"), [X(m, s)])]

        assert [Stopped("int Case.told(int) of a symbolic value: x")] == ends


@pytest.mark.parametrize("field", ["value", "coder"])
def test_a_string_with_something_symbolic_has_no_text(bench, field):
    """Neither a symbolic character nor a symbolic encoding is taken for a number."""
    m = bench.machine(INTERPRETED)
    s = State()
    text = m.string(s, "ab")
    if field == "coder":
        m.put(s, text, "coder", X(m, s))
    else:
        m.get(s, text, "value").slots[1] = X(m, s)

    with pytest.raises(Unsupported, match="symbolic characters"):
        m.text(s, text)


def test_a_concatenation_leaves_symbolic_characters_to_its_bytecode(bench):
    """A string with a symbolic character is joined to others by Java's own code."""
    m = bench.machine(INTERPRETED)
    s = State()
    known, unknown = m.string(s, "b"), m.string(s, "b")
    m.get(s, unknown, "value").slots[0] = X(m, s)
    join = concatenation(["a", None, "c"], ["Ljava/lang/String;"])

    assert "abc" == m.text(s, join(m, s, known))
    assert DECLINED is join(m, s, unknown)


def test_a_text_is_made_of_code_units(bench):
    """The text of a string that is not all Latin holds each of its UTF-16 units, halves of pairs among them."""
    m = bench.machine(INTERPRETED)
    units = "a\u20ac\ud83d\ude00\udc00"

    assert units == m.text(State(), m.string(State(), units))
