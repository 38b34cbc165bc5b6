"""Random methods: statements over int and long locals, an array, an object, static fields and calls."""

from hypothesis import strategies as st
from tests.bytecode.assembled import a_class, constructor, entering, field, field_ref, method, method_ref

from heapwright.classfile.constants import ClassRef, IntConstant, LongConstant
from heapwright.program import flags

DESCRIPTOR = "(IIJ[I[BLCase;)J"
INTS, LONGS = (0, 1, 7, 8), (2, 9)
ARRAY, BYTES, OBJECT, COUNTER = 4, 5, 6, 11
EDGES = [0, 1, 2, 3, -1, 5, 31, 100, -128, 255, 65535, (1 << 31) - 1, -(1 << 31)]
FIELDS = [field("x", "I"), field("b", "B"), field("l", "J"), field("next", "LCase;"), field("s", "I", static=True)]


class Writer:
    """Writes one random method; `draw` chooses among a number of possibilities."""

    def __init__(self, draw):
        self.draw = draw
        self.lines = []
        self.handlers = []
        self.labels = 0
        self.loops = 0

    def choose(self, *choices):
        """One of some choices."""
        return choices[self.draw(st.integers(0, len(choices) - 1))]

    def emit(self, *lines):
        """Append rows."""
        self.lines += lines

    def label(self):
        """A new label."""
        self.labels += 1
        return f"@l{self.labels}"

    # Expressions: each leaves one value on the stack.

    def integer(self, depth):
        """An int."""
        leaf = ("constant", "local", "local", "field", "byte", "static", "length")
        form = self.choose(*leaf, "element", "small", "getter", "twice", "odd") if depth == 0 else "operator"
        if depth and self.draw(st.booleans()):
            form = self.choose(
                *leaf, "element", "convert", "compare", "negate", "helper", "instance", "shuffle", "small"
            )
        getattr(self, f"integer_{form}")(max(depth - 1, 0))

    def integer_constant(self, _):
        self.emit(("ldc", IntConstant(self.choose(*EDGES))))

    def integer_local(self, _):
        self.emit(("iload", self.choose(*INTS)))

    def integer_field(self, _):
        self.emit(("aload", OBJECT), ("getfield", field_ref("x", "I")))

    def integer_byte(self, _):
        self.emit(("aload", OBJECT), ("getfield", field_ref("b", "B")))

    def integer_static(self, _):
        self.emit(("getstatic", field_ref("s", "I")))

    def integer_length(self, _):
        self.emit(("aload", self.choose(ARRAY, BYTES)), ("arraylength",))

    def index(self, depth):
        """An index that is often in bounds."""
        self.integer(depth)
        if self.choose(True, True, True, False):
            self.emit(("iconst_3",), ("iand",))

    def integer_element(self, depth):
        self.emit(("aload", ARRAY))
        self.index(depth)
        self.emit(("iaload",))

    def integer_small(self, depth):
        self.emit(("aload", BYTES))
        self.index(depth)
        self.emit(("baload",))

    def integer_operator(self, depth):
        self.integer(depth)
        self.integer(depth)
        self.emit((self.choose(*"iadd isub imul iand ior ixor ishl ishr iushr idiv irem".split()),))

    def integer_convert(self, depth):
        if self.draw(st.booleans()):
            self.long(depth)
            self.emit(("l2i",))
        else:
            self.integer(depth)
            self.emit((self.choose("i2b", "i2c", "i2s"),))

    def integer_compare(self, depth):
        self.long(depth)
        self.long(depth)
        self.emit(("lcmp",))

    def integer_negate(self, depth):
        self.integer(depth)
        self.emit(("ineg",))

    def integer_helper(self, depth):
        self.integer(depth)
        self.integer(depth)
        self.emit(("invokestatic", method_ref("helper", "(II)I")))

    def integer_twice(self, depth):
        self.integer(depth)
        self.emit(("invokestatic", method_ref("twice", "(I)I")))

    def integer_odd(self, depth):
        self.integer(depth)
        self.emit(("invokestatic", method_ref("odd", "(I)I")))

    def integer_getter(self, _):
        self.emit(("aload", OBJECT), ("invokevirtual", method_ref("getX", "()I")))

    def integer_instance(self, _):
        self.emit(("aload", self.choose(ARRAY, OBJECT)), ("instanceof", ClassRef("Case")))

    def integer_shuffle(self, depth):
        self.integer(depth)
        self.integer(depth)
        self.emit((self.choose("swap", "dup_x1", "dup2"),))
        extra = {"swap": 1, "dup_x1": 2, "dup2": 3}[self.lines[-1][0]]
        self.emit(*[(self.choose("iadd", "isub", "ixor"),) for _ in range(extra)])

    def long(self, depth):
        """A long."""
        form = self.choose("constant", "local", "local", "widened", "field", "operator" if depth else "local")
        if form == "constant":
            self.emit(("ldc2_w", LongConstant(self.choose(*EDGES, (1 << 63) - 1, -(1 << 63)))))
        elif form == "local":
            self.emit(("lload", self.choose(*LONGS)))
        elif form == "widened":
            self.integer(max(depth - 1, 0))
            self.emit(("i2l",))
        elif form == "field":
            self.emit(("aload", OBJECT), ("getfield", field_ref("l", "J")))
        else:
            self.long(depth - 1)
            operator = self.choose(*"ladd lsub lmul land lor lxor lshl lshr lushr ldiv lrem lneg".split())
            if operator in ("lshl", "lshr", "lushr"):
                self.integer(depth - 1)
            elif operator != "lneg":
                self.long(depth - 1)
            self.emit((operator,))

    # Statements: each leaves the stack as it was.

    def statements(self, depth):
        """A few statements."""
        for _ in range(self.draw(st.integers(1, 4))):
            simple = (
                "local",
                "local",
                "wide",
                "increment",
                "element",
                "small",
                "field",
                "byte",
                "long_field",
                "static",
            )
            nested = ("branch", "null", "loop", "handle", "switch", "condition") if depth else ()
            getattr(self, f"do_{self.choose(*simple, *nested, 'link', 'move', 'make')}")(depth - 1)

    def do_local(self, _):
        self.integer(2)
        self.emit(("istore", self.choose(*INTS)))

    def do_wide(self, _):
        self.long(2)
        self.emit(("lstore", self.choose(*LONGS)))

    def do_increment(self, _):
        self.emit(("iload", self.choose(*INTS)), ("iinc", self.choose(*INTS), self.choose(1, -1, 127, -32768)))
        self.emit(("istore", self.choose(*INTS)))

    def do_element(self, _):
        self.emit(("aload", ARRAY))
        self.index(1)
        if self.draw(st.booleans()):
            self.emit(("dup2",), ("iaload",), ("iconst_1",), ("iadd",))
        else:
            self.integer(2)
        self.emit(("iastore",))

    def do_small(self, _):
        self.emit(("aload", BYTES))
        self.index(1)
        self.integer(1)
        self.emit(("bastore",))

    def do_field(self, _):
        self.emit(("aload", OBJECT))
        if self.draw(st.booleans()):
            self.emit(("dup",), ("getfield", field_ref("x", "I")), ("iconst_1",), ("iadd",), ("dup_x1",))
            self.emit(("putfield", field_ref("x", "I")), ("istore", self.choose(*INTS)))
        else:
            self.integer(2)
            self.emit(("putfield", field_ref("x", "I")))

    def do_byte(self, _):
        self.emit(("aload", OBJECT))
        self.integer(1)
        self.emit(("putfield", field_ref("b", "B")))

    def do_long_field(self, _):
        self.emit(("aload", OBJECT))
        self.long(2)
        self.emit(("putfield", field_ref("l", "J")))

    def do_static(self, _):
        self.integer(2)
        self.emit(("putstatic", field_ref("s", "I")))

    def do_link(self, _):
        self.emit(("aload", OBJECT), ("aload", OBJECT), ("putfield", field_ref("next", "LCase;")))

    def do_move(self, _):
        self.emit(("aload", OBJECT), ("getfield", field_ref("next", "LCase;")), ("astore", OBJECT))

    def do_make(self, _):
        self.emit(("new", ClassRef("Case")), ("dup",))
        self.integer(1)
        self.emit(("invokespecial", method_ref("<init>", "(I)V")), ("astore", OBJECT))

    def do_branch(self, depth):
        other, end = self.label(), self.label()
        if self.draw(st.booleans()):
            self.integer(1)
            self.emit((self.choose("ifeq", "ifne", "iflt", "ifge", "ifgt", "ifle"), other))
        else:
            self.integer(1)
            self.integer(1)
            self.emit((self.choose(*(f"if_icmp{one}" for one in ("eq", "ne", "lt", "ge", "gt", "le"))), other))
        self.statements(depth)
        self.emit(("goto", end), other)
        if self.draw(st.booleans()):
            self.statements(depth)
        self.emit(end)

    def do_null(self, depth):
        end = self.label()
        self.emit(("aload", OBJECT), (self.choose("ifnull", "ifnonnull"), end))
        self.statements(depth)
        self.emit(end)

    def do_condition(self, _):
        other, end = self.label(), self.label()
        self.integer(1)
        self.integer(1)
        self.emit(("ifgt", other))
        self.integer(1)
        self.emit(("goto", end), other)
        self.integer(1)
        self.emit(end, ("iadd",), ("istore", self.choose(*INTS)))

    def do_loop(self, depth):
        if self.loops:
            return
        self.loops += 1
        head, end = self.label(), self.label()
        self.emit(("iconst_0",), ("istore", COUNTER), head)
        self.emit(("iload", COUNTER), (f"iconst_{self.choose(2, 3, 5)}",), ("if_icmpge", end))
        self.statements(depth)
        self.emit(("iinc", COUNTER, 1), ("goto", head), end)
        self.loops -= 1

    def do_handle(self, depth):
        start, end, target, after = (self.label() for _ in range(4))
        self.emit(start)
        self.statements(depth)
        if self.choose(True, False, False):
            self.emit(("aconst_null",), ("athrow",))
        self.emit(end, ("goto", after), target, ("pop",))
        self.integer_static(0)
        self.emit(("iconst_1",), ("iadd",), ("putstatic", field_ref("s", "I")), after, ("nop",))
        caught = self.choose(None, "java/lang/ArithmeticException", "java/lang/RuntimeException")
        self.handlers.append((start, end, target, caught))

    def do_switch(self, depth):
        first, second, end = self.label(), self.label(), self.label()
        self.integer(1)
        kind = self.choose("tableswitch", "lookupswitch")
        self.emit((kind, end, ((0, first), (1, second), (2, first), (3, end), (4, second), (100, first))))
        self.emit(first)
        self.statements(depth)
        self.emit(second)
        self.statements(depth)
        self.emit(end)


def helpers():
    """The methods that a random method calls: one that throws, one that computes, one that leaves its stack untidy."""
    divide = [
        *(("getstatic", field_ref("s", "I")), ("iconst_1",), ("iadd",), ("putstatic", field_ref("s", "I"))),
        *(("iload_0",), ("iload_1",), ("iconst_5",), ("iand",), ("idiv",), ("ireturn",)),
    ]
    getter = [("aload_0",), ("getfield", field_ref("x", "I")), ("ireturn",)]
    odd = [("iload_0",), ("bipush", 7), ("iload_0",), ("iconst_1",), ("ishl",), ("ireturn",)]
    return [
        method("helper", "(II)I", divide),
        method("twice", "(I)I", [("iload_0",), ("iconst_1",), ("ishl",), ("ireturn",)]),
        method("odd", "(I)I", odd),
        method("getX", "()I", getter, flags=flags.PUBLIC | flags.FINAL),
        constructor([("aload_0",), ("iload_1",), ("putfield", field_ref("x", "I"))], "(I)V"),
    ]


@st.composite
def programs(draw):
    """A class with a random method `run`, whose result depends on all its locals."""
    writer = Writer(draw)
    writer.emit(("iconst_0",), ("istore", 7), ("iconst_1",), ("istore", 8), ("lconst_1",), ("lstore", 9))
    writer.statements(2)
    writer.emit(*(("iload", local) for local in INTS), ("iadd",), ("ixor",), ("isub",), ("i2l",))
    writer.emit(("lload", 2), ("lxor",), ("lload", 9), ("ladd",), ("lreturn",))
    run = method("run", DESCRIPTOR, writer.lines, max_locals=13, handlers=tuple(writer.handlers))
    return a_class("Case", run, entering("Case", "run", DESCRIPTOR), *helpers(), fields=FIELDS)
