"""Rows that say of an instruction what the stack is before, and the stack, the jump or the exception afterwards.

A value is written as its kind and itself: `I5`, `J-1`, `Dnan`, `Anull`, `Ax` (the object x), `A[I:1;2]` (an array).
An exception is written with `!` in front.
"""

from tests.bytecode.assembled import LETTERS, a_class, field, field_ref, method, method_ref

from heapwright.classfile.constants import ClassRef, DoubleConstant, FloatConstant, IntConstant, LongConstant
from heapwright.state.ends import Returned, Threw
from heapwright.terms.arithmetic import round_float

THING = a_class("Thing", fields=[field("id", "I")])
LEAST, MOST = -(1 << 31), (1 << 31) - 1
LEAST_LONG, MOST_LONG = -(1 << 63), (1 << 63) - 1
ZERO, BOUNDS, NULL = "!ArithmeticException", "!ArrayIndexOutOfBoundsException", "!NullPointerException"
STORE, SIZE, CAST = "!ArrayStoreException", "!NegativeArraySizeException", "!ClassCastException"

CONSTANTS = [
    ("nop", (), "I7", "I7"),
    ("aconst_null", (), "", "Anull"),
    ("iconst_m1", (), "", "I-1"),
    *((f"iconst_{n}", (), "", f"I{n}") for n in range(6)),
    ("lconst_0", (), "", "J0"),
    ("lconst_1", (), "", "J1"),
    *((f"fconst_{n}", (), "", f"F{n}") for n in range(3)),
    ("dconst_0", (), "", "D0"),
    ("dconst_1", (), "", "D1"),
    ("bipush", (-128,), "", "I-128"),
    ("sipush", (-32768,), "", "I-32768"),
    ("ldc", (IntConstant(LEAST),), "", f"I{LEAST}"),
    ("ldc", (FloatConstant.from_value(-0.0),), "", "F-0.0"),
    ("ldc_w", (FloatConstant.from_value(float("nan")),), "", "Fnan"),
    ("ldc2_w", (LongConstant(LEAST_LONG),), "", f"J{LEAST_LONG}"),
    ("ldc2_w", (DoubleConstant.from_value(float("-inf")),), "", "D-inf"),
]

SHUFFLES = [
    ("pop", (), "I1 I2", "I1"),
    ("pop2", (), "I1 I2 I3", "I1"),
    ("pop2", (), "I1 J2", "I1"),
    ("pop2", (), "I1 D2", "I1"),
    ("dup", (), "I1 Ax", "I1 Ax Ax"),
    ("dup_x1", (), "I0 I1 F2", "I0 F2 I1 F2"),
    ("dup_x2", (), "I0 I1 I2 I3", "I0 I3 I1 I2 I3"),
    ("dup_x2", (), "I0 J1 I2", "I0 I2 J1 I2"),
    ("dup_x2", (), "I0 D1 Ax", "I0 Ax D1 Ax"),
    ("dup2", (), "I0 I1 F2", "I0 I1 F2 I1 F2"),
    ("dup2", (), "I0 J1", "I0 J1 J1"),
    ("dup2", (), "I0 D1", "I0 D1 D1"),
    ("dup2_x1", (), "I0 I1 I2 I3", "I0 I2 I3 I1 I2 I3"),
    ("dup2_x1", (), "I0 I1 J2", "I0 J2 I1 J2"),
    ("dup2_x2", (), "I0 I1 I2 I3 I4", "I0 I3 I4 I1 I2 I3 I4"),
    ("dup2_x2", (), "I0 I1 I2 J3", "I0 J3 I1 I2 J3"),
    ("dup2_x2", (), "I0 J1 I2 I3", "I0 I2 I3 J1 I2 I3"),
    ("dup2_x2", (), "I0 J1 D2", "I0 D2 J1 D2"),
    ("swap", (), "I0 I1 Ax", "I0 Ax I1"),
]

INTEGERS = [
    ("iadd", (), f"I{MOST} I1", f"I{LEAST}"),
    ("ladd", (), f"J{MOST_LONG} J1", f"J{LEAST_LONG}"),
    ("isub", (), f"I{LEAST} I1", f"I{MOST}"),
    ("lsub", (), f"J{LEAST_LONG} J1", f"J{MOST_LONG}"),
    ("imul", (), f"I{MOST} I{MOST}", "I1"),
    ("lmul", (), f"J{MOST_LONG} J{MOST_LONG}", "J1"),
    ("idiv", (), "I-7 I2", "I-3"),
    ("idiv", (), f"I{LEAST} I-1", f"I{LEAST}"),
    ("idiv", (), "I1 I0", ZERO),
    ("ldiv", (), "J7 J-2", "J-3"),
    ("ldiv", (), f"J{LEAST_LONG} J-1", f"J{LEAST_LONG}"),
    ("ldiv", (), "J1 J0", ZERO),
    ("irem", (), "I-7 I2", "I-1"),
    ("irem", (), f"I{LEAST} I-1", "I0"),
    ("irem", (), "I1 I0", ZERO),
    ("lrem", (), "J7 J-2", "J1"),
    ("lrem", (), "J0 J0", ZERO),
    ("ineg", (), f"I{LEAST}", f"I{LEAST}"),
    ("lneg", (), f"J{LEAST_LONG}", f"J{LEAST_LONG}"),
    ("ishl", (), "I1 I63", f"I{LEAST}"),
    ("ishl", (), "I3 I-1", f"I{LEAST}"),
    ("lshl", (), "J1 I63", f"J{LEAST_LONG}"),
    ("lshl", (), "J1 I64", "J1"),
    ("ishr", (), "I-8 I33", "I-4"),
    ("lshr", (), "J-8 I65", "J-4"),
    ("iushr", (), "I-1 I28", "I15"),
    ("iushr", (), "I-1 I32", "I-1"),
    ("lushr", (), "J-1 I60", "J15"),
    ("lushr", (), "J-1 I64", "J-1"),
    ("iand", (), "I-4 I7", "I4"),
    ("ior", (), "I-8 I3", "I-5"),
    ("ixor", (), "I-1 I5", "I-6"),
    ("land", (), "J-4 J7", "J4"),
    ("lor", (), "J-8 J3", "J-5"),
    ("lxor", (), "J-1 J5", "J-6"),
]

FLOATS = [
    ("fadd", (), "F16777216 F1", "F16777216"),
    ("dadd", (), "D0.1 D0.2", f"D{0.1 + 0.2!r}"),
    ("fsub", (), "F0 F0", "F0.0"),
    ("dsub", (), "Dinf Dinf", "Dnan"),
    ("fmul", (), "F3e38 F3e38", "Finf"),
    ("dmul", (), "D-0.0 D1", "D-0.0"),
    ("fdiv", (), "F1 F0", "Finf"),
    ("fdiv", (), "F0 F-0.0", "Fnan"),
    ("ddiv", (), "D-1 D0", "D-inf"),
    ("ddiv", (), "D1 D3", f"D{1 / 3!r}"),
    ("frem", (), "F-5.5 F2", "F-1.5"),
    ("drem", (), "D1 D0", "Dnan"),
    ("drem", (), "D5 Dinf", "D5"),
    ("fneg", (), "F0", "F-0.0"),
    ("dneg", (), "Dnan", "Dnan"),
    ("lcmp", (), f"J{LEAST_LONG} J{MOST_LONG}", "I-1"),
    ("lcmp", (), "J5 J5", "I0"),
    ("fcmpl", (), "Fnan F0", "I-1"),
    ("fcmpg", (), "Fnan F0", "I1"),
    ("dcmpl", (), "D0 Dnan", "I-1"),
    ("dcmpg", (), "D0 Dnan", "I1"),
    ("dcmpg", (), "D-0.0 D0", "I0"),
    ("fcmpl", (), "F2 F1", "I1"),
]

CONVERSIONS = [
    ("i2l", (), f"I{LEAST}", f"J{LEAST}"),
    ("i2f", (), "I16777217", "F16777216"),
    ("i2d", (), f"I{MOST}", f"D{MOST}"),
    ("l2i", (), f"J{1 << 31}", f"I{LEAST}"),
    ("l2f", (), f"J{MOST_LONG}", f"F{float(1 << 63)}"),
    ("l2d", (), f"J{MOST_LONG}", f"D{float(1 << 63)}"),
    ("f2i", (), "Fnan", "I0"),
    ("f2i", (), "F1e20", f"I{MOST}"),
    ("f2l", (), "F-inf", f"J{LEAST_LONG}"),
    ("f2d", (), "F0.1", f"D{round_float(0.1)!r}"),
    ("d2i", (), "D-1.9", "I-1"),
    ("d2l", (), "D1e300", f"J{MOST_LONG}"),
    ("d2f", (), "D1e300", "Finf"),
    ("d2f", (), "D0.1", "F0.1"),
    ("i2b", (), "I384", "I-128"),
    ("i2c", (), "I-1", "I65535"),
    ("i2s", (), "I32768", "I-32768"),
]

ZERO_BRANCHES = {"eq": "0", "ne": "+-", "lt": "-", "ge": "0+", "gt": "+", "le": "0-"}
BRANCHES = [
    *(
        (f"if{relation}", ("@there",), f"I9 I{number}", "jump I9" if sign in signs else "I9")
        for relation, signs in ZERO_BRANCHES.items()
        for sign, number in (("-", LEAST), ("0", 0), ("+", 1))
    ),
    *(
        (f"if_icmp{relation}", ("@there",), f"I{left} I{right}", "jump" if sign in signs else "")
        for relation, signs in ZERO_BRANCHES.items()
        for sign, left, right in (("-", LEAST, MOST), ("0", 5, 5), ("+", 1, -1))
    ),
    ("ifnull", ("@there",), "Anull", "jump"),
    ("ifnull", ("@there",), "Ax", ""),
    ("ifnonnull", ("@there",), "Anull", ""),
    ("ifnonnull", ("@there",), "Ax", "jump"),
    ("if_acmpeq", ("@there",), "Ax Ax", "jump"),
    ("if_acmpeq", ("@there",), "Ax Ay", ""),
    ("if_acmpeq", ("@there",), "Anull Anull", "jump"),
    ("if_acmpne", ("@there",), "Ax Ay", "jump"),
    ("if_acmpne", ("@there",), "Ax Anull", "jump"),
    ("if_acmpne", ("@there",), "Ax Ax", ""),
    ("goto", ("@there",), "I1", "jump I1"),
    ("goto_w", ("@there",), "I1", "jump I1"),
    ("tableswitch", ("@here", ((1, "@there"), (2, "@here"))), "I1", "jump"),
    ("tableswitch", ("@here", ((1, "@there"), (2, "@here"))), "I3", ""),
    ("lookupswitch", ("@there", ((LEAST, "@here"), (MOST, "@here"))), f"I{LEAST}", ""),
    ("lookupswitch", ("@there", ((LEAST, "@here"), (MOST, "@here"))), "I0", "jump"),
    ("lookupswitch", ("@here", tuple((n * n, "@there") for n in range(9))), "I49", "jump"),
    ("lookupswitch", ("@here", tuple((n * n, "@there") for n in range(9))), "I48", ""),
]

ARRAYS = [
    *(
        (f"{letter}aload", (), f"A[{kind}:4;5] I1", f"{cell}5")
        for letter, kind, cell in (("i", "I", "I"), ("l", "J", "J"))
    ),
    *((f"{letter}aload", (), f"A[{kind}:4;5] I1", f"{kind}5") for letter, kind in (("f", "F"), ("d", "D"))),
    *(
        (f"{letter}aload", (), f"A[{kind}:4;5] I0", "I4")
        for letter, kind in (("b", "B"), ("c", "C"), ("s", "S"), ("b", "Z"))
    ),
    ("aaload", (), "A[LThing;:null] I0", "Anull"),
    ("iaload", (), "A[I:4;5] I2", BOUNDS),
    ("iaload", (), "A[I:4;5] I-1", BOUNDS),
    ("iaload", (), f"A[I:4;5] I{LEAST}", BOUNDS),
    ("iaload", (), "Anull I0", NULL),
    ("laload", (), "Anull I-1", NULL),
    *(
        (f"{letter}astore", (), f"A[{kind}:4;5] A[{kind}:4;5] I1 {cell}7", f"A[{kind}:4;7]")
        for letter, kind, cell in ("iII", "lJJ", "fFF", "dDD", "bBI", "cCI", "sSI")
    ),
    ("bastore", (), "A[B:4;5] A[B:4;5] I0 I384", "A[B:-128;5]"),
    ("bastore", (), "A[Z:0;1] A[Z:0;1] I0 I3", "A[Z:1;1]"),
    ("castore", (), "A[C:4;5] A[C:4;5] I0 I-1", "A[C:65535;5]"),
    ("sastore", (), "A[S:4;5] A[S:4;5] I0 I32768", "A[S:-32768;5]"),
    ("aastore", (), "A[LThing;:x;y] A[LThing;:x;y] I1 Az", "A[LThing;:x;z]"),
    ("aastore", (), "A[LThing;:x;y] A[LThing;:x;y] I1 Anull", "A[LThing;:x;null]"),
    ("aastore", (), "A[Ljava/lang/Cloneable;:null] A[Ljava/lang/Cloneable;:null] I0 Ax", STORE),
    ("aastore", (), "A[[I:null] A[[I:null] I0 A[J:1]", STORE),
    ("aastore", (), "A[LThing;:x] A[LThing;:x] I1 A[J:1]", BOUNDS),
    ("iastore", (), "A[I:4] A[I:4] I1 I0", BOUNDS),
    ("lastore", (), "A[J:4] A[J:4] I-1 J0", BOUNDS),
    ("bastore", (), "Anull I-1 I0", NULL),
    ("aastore", (), "Anull I-1 Ax", NULL),
    ("arraylength", (), "A[D:1;2;3]", "I3"),
    ("arraylength", (), "Anull", NULL),
    ("newarray", ("[I",), "I2", "A[I:0;0]"),
    ("newarray", ("[D",), "I1", "A[D:0]"),
    ("newarray", ("[I",), "I-1", SIZE),
    ("anewarray", (ClassRef("Thing"),), "I1", "A[LThing;:null]"),
    ("anewarray", (ClassRef("Thing"),), "I-1", SIZE),
    ("multianewarray", (ClassRef("[[I"), 1), "I1", "A[[I:null]"),
    ("multianewarray", (ClassRef("[[I"), 2), "I0 I-1", SIZE),
]

TYPES = [
    ("instanceof", (ClassRef("Thing"),), "Ax", "I1"),
    ("instanceof", (ClassRef("Thing"),), "Anull", "I0"),
    ("instanceof", (ClassRef("java/lang/String"),), "Ax", "I0"),
    ("instanceof", (ClassRef("[I"),), "A[I:1]", "I1"),
    ("instanceof", (ClassRef("[Ljava/lang/Object;"),), "A[LThing;:null]", "I1"),
    ("instanceof", (ClassRef("[Ljava/lang/Object;"),), "A[I:1]", "I0"),
    ("instanceof", (ClassRef("java/lang/Cloneable"),), "A[I:1]", "I1"),
    ("checkcast", (ClassRef("Thing"),), "Ax", "Ax"),
    ("checkcast", (ClassRef("java/lang/Object"),), "Ax", "Ax"),
    ("checkcast", (ClassRef("java/lang/String"),), "Anull", "Anull"),
    ("checkcast", (ClassRef("java/lang/String"),), "Ax", CAST),
    ("checkcast", (ClassRef("[J"),), "A[I:1]", CAST),
    ("checkcast", (ClassRef("no/such/Type"),), "Anull", "Anull"),
    ("instanceof", (ClassRef("no/such/Type"),), "Anull", "I0"),
    ("checkcast", (ClassRef("no/such/Type"),), "Ax", "!NoClassDefFoundError"),
    ("instanceof", (ClassRef("no/such/Type"),), "Ax", "!NoClassDefFoundError"),
    ("getfield", (field_ref("id", "I", "Thing"),), "Ax", "I120"),
    ("getfield", (field_ref("id", "I", "Thing"),), "Anull", NULL),
    ("putfield", (field_ref("id", "I", "Thing"),), "Anull I1", NULL),
    ("athrow", (), "Anull", NULL),
    ("monitorenter", (), "Anull", NULL),
    ("monitorexit", (), "Anull", NULL),
    ("monitorexit", (), "Ax", "!IllegalMonitorStateException"),
    ("new", (ClassRef("java/util/AbstractList"),), "", "!InstantiationError"),
]

TABLE = CONSTANTS + SHUFFLES + INTEGERS + FLOATS + CONVERSIONS + BRANCHES + ARRAYS + TYPES


def values(text):
    """The kinds and texts of a row's values."""
    return [(one[0], one[1:]) for one in text.split() if one != "jump" and one[0] != "!"]


def type_of(kind):
    """The descriptor of a value of a kind."""
    return {"A": "Ljava/lang/Object;"}.get(kind, kind)


class Made:
    """The Java values of one row: the same name stands for the same object."""

    def __init__(self, m, s):
        self.m = m
        self.s = s
        self.objects = {}

    def value(self, kind, text):
        """One value."""
        if kind in "IJ":
            return int(text)
        if kind in "FD":
            return round_float(float(text)) if kind == "F" else float(text)
        if text == "null":
            return None
        if text not in self.objects:
            self.objects[text] = self.array(*text.rstrip("]").split(":")) if text[0] == "[" else self.thing(text)
        return self.objects[text]

    def array(self, descriptor, elements):
        """An array written as `[I:1;2]`."""
        kind = descriptor[1] if descriptor[1] in "JFD" else "A" if descriptor[1] in "L[" else "I"
        return self.m.array(self.s, descriptor, [self.value(kind, one) for one in elements.split(";")])

    def thing(self, name):
        """An object that knows its name."""
        made = self.m.new_object(self.s, self.m.program.load("Thing"))
        self.m.put(self.s, made, "id", ord(name))
        return made


def stack_test(mnemonic, operands, before, after):
    """A class whose `run` executes one instruction and stores the stack in static fields, as does a jump's target."""
    loads, descriptor, slot = [], "", 0
    for kind, _ in values(before):
        loads.append((f"{LETTERS[kind]}load", slot))
        descriptor += type_of(kind)
        slot += 2 if kind in "JD" else 1
    fields, stores = [field("jumped", "I", static=True)], []
    for number, (kind, _) in reversed(list(enumerate(values(after)))):
        fields.append(field(f"r{number}", type_of(kind), static=True))
        stores.append(("putstatic", field_ref(f"r{number}", type_of(kind))))
    lines = [*loads, (mnemonic, *operands), "@here", *stores, ("return",)]
    lines += ["@there", ("iconst_1",), ("putstatic", field_ref("jumped", "I")), *stores, ("return",)]
    enter = [*loads, ("invokestatic", method_ref("run", f"({descriptor})V")), ("return",)]
    methods = [method("run", f"({descriptor})V", lines), method("enter", f"({descriptor})V", enter)]
    return a_class("Case", *methods, fields=fields)


def observed(m, s, end, after):
    """What came out, written as in a row, with the objects themselves in a list of their own."""
    if isinstance(end, Threw):
        return ["!" + end.exception.cls.name.rpartition("/")[2]]
    assert isinstance(end, Returned), end
    case = m.program.load("Case")
    stack = [m.get_static(s, case, f"r{number}") for number in range(len(values(after)))]
    return ["jump"] * m.get_static(s, case, "jumped") + stack
