"""A symbolic value in any slot: generated code hands over, and every path ends as when it is interpreted."""

import pytest
from tests.bytecode.assembled import (
    INTERPRETED,
    LETTERS,
    SHARED,
    a_class,
    array,
    described,
    entering,
    explored,
    field,
    field_ref,
    instance,
    method,
    method_ref,
    path_of,
    shown,
    symbol,
)
from tests.bytecode.rows import TABLE, THING, Made, observed, stack_test, values

from heapwright.classfile.constants import ClassRef
from heapwright.heaps.concrete import Concrete
from heapwright.program import flags
from heapwright.state.ends import Returned, Threw
from heapwright.terms.operators import OPERATORS, Kind
from heapwright.terms.terms import Term

KINDS = {"I": Kind.INT, "J": Kind.LONG, "F": Kind.FLOAT, "D": Kind.DOUBLE}
SYMBOLIC = sorted(
    {
        (position, row[0], row[1], row[2])
        for row in TABLE
        for position, (kind, _) in enumerate(values(row[2]))
        if row[0] not in ("pop", "pop2", "nop")
    },
    key=repr,
)
X = symbol("x", Kind.INT)


def paths(bench, way, position, row, warm):
    """Every path of an instruction with a symbol at one place of the stack before: conditions, end, stack after."""
    mnemonic, operands, before = row
    after = next(one[3] for one in TABLE if one[:3] == row)
    m = bench.machine(way, THING, stack_test(mnemonic, operands, before, after))
    s = bench.start(m, way)
    made = Made(m, s)
    arguments = [made.value(kind, text) for kind, text in values(before)]
    kind = values(before)[position][0]
    arguments[position] = m.terms.symbol("x", KINDS.get(kind, Kind.INT))
    enter = bench.find(m, "enter")
    if warm:
        explored(m, s, enter, arguments)
    bench.translate(m, "run")
    found = []
    for last in explored(m, s, enter, arguments):
        end = described(m, last, last.end)
        ordinary = isinstance(last.end, Returned | Threw)
        stack = [shown(m, last, one) for one in observed(m, last, last.end, after)] if ordinary else []
        found.append((path_of(last), end, stack))
    return found


@pytest.mark.parametrize(("position", "mnemonic", "operands", "before"), SYMBOLIC)
def test_symbolic_operand(bench, position, mnemonic, operands, before):
    """Paths, ends and results are the same in generated code, whichever operand is symbolic."""
    row = (mnemonic, operands, before)
    expected = paths(bench, INTERPRETED, position, row, False)

    assert expected
    assert expected == paths(bench, SHARED, position, row, False)
    assert expected == paths(bench, SHARED, position, row, True)


def same_paths(bench, *classes, arguments, translated=("run",)):
    """The paths of `Case.enter`, which must be the same in generated code, linked or not."""
    expected = bench.ends(INTERPRETED, *classes, arguments=arguments, translated=())
    for warm in (False, True):
        assert expected == bench.ends(SHARED, *classes, arguments=arguments, translated=translated, warm=warm)
    return expected


@pytest.mark.parametrize("kind", "IJFD")
def test_symbolic_local(bench, kind):
    """A symbol is loaded from and stored to local variables of every kind as any other value."""
    letter = LETTERS[kind]
    lines = [(f"{letter}load", 0), (f"{letter}store", 4), (f"{letter}load", 4), (f"{letter}return",)]
    case = a_class("Case", method("run", f"({kind}){kind}", lines), entering("Case", "run", f"({kind}){kind}"))

    assert {(): ("returned", "x")} == same_paths(bench, case, arguments=[symbol("x", KINDS[kind])])


def test_symbolic_local_is_incremented(bench):
    """iinc of a symbol makes a term."""
    case = a_class(
        "Case",
        method("run", "(I)I", [("iinc", 0, 5), ("iinc", 0, -1), ("iload_0",), ("ireturn",)]),
        entering("Case", "run", "(I)I"),
    )

    assert {(): ("returned", "int.add(int.add(x, 5), -1)")} == same_paths(bench, case, arguments=[X])


BOX = [field("v", "I"), field("w", "I")]
SMALL = {"Z": ("i2z", (0, 1)), "B": ("i2b", (-128, 127)), "C": ("i2c", (0, 65535)), "S": ("i2s", (-32768, 32767))}


@pytest.mark.parametrize("letter", SMALL)
def test_symbol_in_a_small_place(bench, letter):
    """An unknown int is cut to a small field's, element's or result's type, unless it is known to fit."""
    conversion, bounds = SMALL[letter]
    mnemonic = {"Z": "b", "B": "b", "C": "c", "S": "s"}[letter] + "a"
    lines = [
        *(("iconst_1",), ("newarray", f"[{letter}"), ("dup",), ("iconst_0",), ("iload_0",), (f"{mnemonic}store",)),
        *(("iconst_0",), (f"{mnemonic}load",), ("istore_1",)),
        *(("iload_0",), ("putstatic", field_ref("f", letter)), ("getstatic", field_ref("f", letter))),
        *(("iload_0",), ("invokestatic", method_ref("cut", f"(I){letter}")), ("iadd",)),
        *(("iload_1",), ("iadd",), ("ireturn",)),
    ]
    case = a_class(
        "Case",
        method("run", "(I)I", lines),
        method("cut", f"(I){letter}", [("iload_0",), ("ireturn",)]),
        entering("Case", "run", "(I)I"),
        fields=[field("f", letter, static=True)],
    )

    def fitting(m, s):
        return m.terms.symbol("fits", Kind.INT, bounds)

    cut = f"{conversion}(x)"
    assert {(): ("returned", f"int.add(int.add({cut}, {cut}), {cut})")} == same_paths(bench, case, arguments=[X])
    assert {(): ("returned", "int.add(int.add(fits, fits), fits)")} == same_paths(bench, case, arguments=[fitting])


def test_symbolic_field(bench):
    """What is computed from a symbolic field is stored in another, after effects that are not repeated."""
    lines = [
        *(("aload_0",), ("dup",), ("getfield", field_ref("w", "I")), ("iconst_1",), ("iadd",)),
        ("putfield", field_ref("w", "I")),
        *(("aload_0",), ("aload_0",), ("getfield", field_ref("v", "I")), ("iconst_2",), ("imul",)),
        ("putfield", field_ref("v", "I")),
        *(("aload_0",), ("areturn",)),
    ]
    case = a_class(
        "Case", method("run", "(LCase;)LCase;", lines), entering("Case", "run", "(LCase;)LCase;"), fields=BOX
    )
    expected = {(): ("returned", ("Case", ["int.mul(x, 2)", 8]))}

    assert expected == same_paths(bench, case, arguments=[instance("Case", v=X, w=7)])


def test_symbolic_static_field(bench):
    """A symbol passes through a static field."""
    lines = [
        *(("iload_0",), ("putstatic", field_ref("f", "I")), ("getstatic", field_ref("f", "I"))),
        *(("ineg",), ("ireturn",)),
    ]
    case = a_class(
        "Case", method("run", "(I)I", lines), entering("Case", "run", "(I)I"), fields=[field("f", "I", static=True)]
    )

    assert {(): ("returned", "int.neg(x)")} == same_paths(bench, case, arguments=[X])


def test_symbolic_element(bench):
    """A symbolic element is read, computed with, and compared; the array's other elements are numbers still."""
    lines = [
        *(
            ("aload_0",),
            ("iconst_0",),
            ("aload_0",),
            ("iconst_1",),
            ("iaload",),
            ("iconst_3",),
            ("iadd",),
            ("iastore",),
        ),
        *(("aload_0",), ("iconst_0",), ("iaload",), ("ifge", "@positive")),
        *(("aconst_null",), ("areturn",), "@positive", ("aload_0",), ("areturn",)),
    ]
    case = a_class("Case", method("run", "([I)[I", lines), entering("Case", "run", "([I)[I"))

    def make(m, s):
        return m.array(s, "[I", [1, X(m, s), 2])

    expected = {
        ("int.ge(int.add(x, 3), 0) is True",): ("returned", ("[I", ["int.add(x, 3)", "x", 2])),
        ("int.ge(int.add(x, 3), 0) is False",): ("returned", None),
    }

    assert expected == same_paths(bench, case, arguments=[make])


def test_symbolic_index(bench):
    """An index is decided to be in bounds or not; what has no answer yet is refused in words."""
    case = a_class(
        "Case",
        method("run", "([II)I", [("aload_0",), ("iload_1",), ("iaload",), ("ireturn",)]),
        entering("Case", "run", "([II)I"),
    )
    ends = same_paths(bench, case, arguments=[array("[I", 1, 2), X])

    assert {
        ("int.lt(x, 0) is True",): "threw",
        ("int.lt(x, 0) is False", "int.ge(x, 2) is True"): "threw",
        ("int.lt(x, 0) is False", "int.ge(x, 2) is False"): "stopped",
    } == {path: end[0] for path, end in ends.items()}


def test_symbolic_argument_and_result(bench):
    """A symbol handed down through calls comes back into the middle of an expression."""
    inner = method("inner", "(II)I", [("iload_0",), ("iload_1",), ("isub",), ("ireturn",)])
    middle = method(
        "middle",
        "(II)I",
        [
            ("bipush", 10),
            ("iload_1",),
            ("iload_0",),
            ("invokestatic", method_ref("inner", "(II)I")),
            ("imul",),
            "ireturn",
        ],
    )
    lines = [("iload_1",), ("iconst_5",), ("iload_0",), ("iload_1",), ("invokestatic", method_ref("middle", "(II)I"))]
    case = a_class(
        "Case",
        method("run", "(II)I", [*lines, ("iadd",), ("iadd",), ("ireturn",)]),
        middle,
        inner,
        entering("Case", "run", "(II)I"),
    )
    expected = {(): ("returned", "int.add(100, int.add(5, int.mul(10, int.sub(100, x))))")}

    assert expected == same_paths(bench, case, arguments=[X, 100], translated=("inner", "middle", "run"))


def test_symbolic_branches_in_a_loop(bench):
    """Each round of a loop asks its own question; what was answered is not asked again."""
    lines = [
        *(("iconst_0",), ("istore_2",), ("iconst_0",), ("istore_1",)),
        *("@head", ("iload_1",), ("iconst_3",), ("if_icmpge", "@end")),
        *(("iload_0",), ("iload_1",), ("if_icmple", "@skip"), ("iinc", 2, 1), "@skip"),
        *(("iload_0",), ("ifeq", "@next"), ("iinc", 2, 10), "@next"),
        *(("iinc", 1, 1), ("goto", "@head"), "@end", ("iload_2",), ("ireturn",)),
    ]
    case = a_class("Case", method("run", "(I)I", lines), entering("Case", "run", "(I)I"))
    ends = same_paths(bench, case, arguments=[X])

    assert 16 == len(ends)
    assert ("returned", 33) in ends.values()


def test_symbolic_divisor(bench):
    """A divisor is zero on one path, which throws, and another number on the other."""
    case = a_class(
        "Case",
        method("run", "(I)I", [("bipush", 7), ("iload_0",), ("idiv",), ("ireturn",)]),
        entering("Case", "run", "(I)I"),
    )
    ends = same_paths(bench, case, arguments=[X])

    assert ("threw", "java/lang/ArithmeticException", "/ by zero") == ends["int.eq(x, 0) is True",]
    assert ("returned", "int.div(7, x)") == ends["int.eq(x, 0) is False",]


def test_deep_calls_on_a_path(bench):
    """A path may nest as many calls as the bound on frames allows, in generated code as well."""
    lines = [
        *(("iload_0",), ("ifle", "@end"), ("iload_0",), ("iconst_1",), ("isub",)),
        *(("invokestatic", method_ref("run", "(I)I")), ("iconst_1",), ("iadd",), ("ireturn",)),
        *("@end", ("iconst_0",), ("ireturn",)),
    ]
    case = a_class("Case", method("run", "(I)I", lines), entering("Case", "run", "(I)I"))

    assert {(): ("returned", 4000)} == same_paths(bench, case, arguments=[4000])


class Unsettled(Concrete):
    """A heap with unknown references, which are numbers here: 0 is null, and nothing else is known of them."""

    def __init__(self, terms):
        self.terms = terms

    def is_null(self, s, ref):
        """A question, if the reference is unknown."""
        return self.terms.apply(OPERATORS["int.eq"], ref, 0) if isinstance(ref, Term) else ref is None

    def equal(self, s, left, right):
        """A question, if one of the references is unknown."""
        if isinstance(left, Term) or isinstance(right, Term):
            return self.terms.apply(OPERATORS["int.eq"], *(0 if one is None else one for one in (left, right)))
        return left is right


FIVE = method("five", "()I", [("iconst_5",), ("ireturn",)], flags=flags.PRIVATE)
LONG_FIVE = method("five", "()I", [("iconst_5",), *[("nop",)] * 30, ("ireturn",)], flags=flags.PRIVATE)
FIVE_REF = method_ref("five", "()I")
USES = {
    "a private method": [("aload_0",), ("invokespecial", FIVE_REF), ("ireturn",)],
    "ifnull": [("aload_0",), ("ifnull", "@l"), ("iconst_1",), ("ireturn",), "@l", ("iconst_0",), ("ireturn",)],
    "if_acmpeq": [
        ("aload_0",),
        ("aconst_null",),
        ("if_acmpeq", "@l"),
        ("iconst_1",),
        "ireturn",
        "@l",
        "iconst_0",
        "ireturn",
    ],
    "instanceof": [("aload_0",), ("instanceof", ClassRef("Case")), ("ireturn",)],
    "checkcast": [("aload_0",), ("checkcast", ClassRef("Case")), ("pop",), ("iconst_1",), ("ireturn",)],
    "getfield": [("aload_0",), ("getfield", field_ref("v", "I")), ("ireturn",)],
    "putfield": [("aload_0",), ("iconst_1",), ("putfield", field_ref("v", "I")), ("iconst_1",), ("ireturn",)],
    "athrow": [("aload_0",), ("athrow",)],
    "a virtual method": [("aload_0",), ("invokevirtual", FIVE_REF), ("ireturn",)],
}


@pytest.mark.parametrize("five", [FIVE, LONG_FIVE], ids=["inlined", "called"])
@pytest.mark.parametrize("lines", USES.values(), ids=USES)
def test_unknown_reference(bench, lines, five):
    """What an instruction wants to know of an unknown reference, generated code has its general function ask."""
    case = a_class("Case", method("run", "(LCase;)I", lines), five, entering("Case", "run", "(LCase;)I"), fields=BOX)
    found = []
    for way, warm in ((INTERPRETED, False), (SHARED, False), (SHARED, True)):
        m = bench.machine(way, case)
        m.heap = Unsettled(m.terms)
        s = bench.start(m, way)
        if warm:
            explored(m, s, bench.find(m, "enter"), [m.new_object(s, m.program.load("Case"))])
        bench.translate(m, "five", "run")
        ends = explored(m, s, bench.find(m, "enter"), [m.terms.symbol("r", Kind.INT)])
        found.append([(path_of(last), described(m, last, last.end)) for last in ends])

    assert found[0] == found[1] == found[2]
    assert "int.eq(r, 0)" in found[0][0][0][0]


def test_a_message_names_a_symbolic_index_in_short(bench):
    """The text of a term has no bound: it doubles with every sum of a term with itself."""
    double = [("iload_1",), ("iload_1",), ("iadd",), ("istore_1",)]
    lines = [*double * 10, ("aload_0",), ("iload_1",), ("iaload",), ("ireturn",)]
    case = a_class("Case", method("run", "([II)I", lines), entering("Case", "run", "([II)I"))
    for way in (INTERPRETED, SHARED):
        ends = bench.ends(way, case, arguments=[array("[I"), X]).values()
        messages = [message for how, *_, message in ends if how == "threw"]

        assert 2 == len(messages)
        assert 200 > max(map(len, messages))
