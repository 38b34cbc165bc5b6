"""Random expressions over all primitive types and operators, with edge values."""

from __future__ import annotations

from random import Random

from tests.differential.generators.batch import Batch, make_batch

EDGES = {
    "boolean": ("true", "false"),
    "byte": ("(byte) 0", "(byte) 1", "(byte) -1", "(byte) 127", "(byte) -128", "(byte) 77"),
    "short": ("(short) 0", "(short) -1", "(short) 32767", "(short) -32768", "(short) 1234"),
    "char": ("'\\0'", "'a'", "'\\uffff'", "'\\u8000'", "'0'"),
    "int": ("0", "1", "-1", "2", "31", "32", "255", "65536", "46341", "-7", "Integer.MAX_VALUE", "Integer.MIN_VALUE"),
    "long": (
        *("0L", "1L", "-1L", "63L", "64L", "4294967296L", "-4294967297L", "3037000500L"),
        *("Long.MAX_VALUE", "Long.MIN_VALUE", "9007199254740993L"),
    ),
    "float": (
        *("0f", "-0f", "1f", "-1.5f", "0.1f", "16777217f", "1e-45f", "3.4028235e38f", "2.1474836e9f"),
        *("Float.NaN", "Float.POSITIVE_INFINITY", "Float.NEGATIVE_INFINITY"),
    ),
    "double": (
        *("0.0", "-0.0", "1.0", "-2.5", "0.1", "4.9e-324", "1.7976931348623157e308", "9.223372036854775807e18"),
        *("2147483648.5", "Double.NaN", "Double.POSITIVE_INFINITY", "Double.NEGATIVE_INFINITY"),
    ),
}
TYPES = tuple(EDGES)
INTEGRAL = ("byte", "short", "char", "int", "long")
NUMERIC = (*INTEGRAL, "float", "double")
RANK = {name: rank for rank, name in enumerate(("int", "long", "float", "double"))}
COMPARISONS = ("<", "<=", ">", ">=", "==", "!=")
VECTORS = 3


def promoted(*types: str) -> str:
    """The type of a binary operation on operands of these types."""
    return max((name if name in RANK else "int" for name in types), key=RANK.__getitem__)


class Expressions:
    """Makes expressions over one variable of each type, which are named after their types: `aInt`, `aLong`."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def make(self, wanted: str, depth: int) -> str:
        """An expression of exactly the wanted type."""
        if depth == 0 or self.random.random() < 0.1:
            return self.leaf(wanted)
        if wanted == "boolean":
            return self.condition(depth)
        if wanted in ("byte", "short", "char"):
            return f"({wanted}) ({self.make(self.random.choice(NUMERIC), depth - 1)})"
        choice = self.random.random()
        if choice < 0.55:
            return self.operation(wanted, depth)
        if choice < 0.65:
            return f"({self.random.choice('-~' if wanted in INTEGRAL else '-')} {self.make(wanted, depth - 1)})"
        if choice < 0.75:
            yes, no = self.make(wanted, depth - 1), self.make(wanted, depth - 1)
            return f"({self.condition(depth - 1)} ? {yes} : {no})"
        if choice < 0.85:
            return self.call(wanted, depth)
        return f"(({wanted}) {self.leafless(depth)})"

    def leaf(self, wanted: str) -> str:
        """A variable or a constant."""
        if self.random.random() < 0.7:
            return variable(wanted)
        return f"({self.random.choice(EDGES[wanted])})"

    def leafless(self, depth: int) -> str:
        """A numeric expression of any type, in parentheses."""
        return f"({self.make(self.random.choice(NUMERIC), depth - 1)})"

    def operation(self, wanted: str, depth: int) -> str:
        """A binary operation whose promoted type is the wanted one; a shift's type is its left operand's."""
        operators = ["+", "-", "*", "/", "%"] + (["&", "|", "^", "<<", ">>", ">>>"] if wanted in INTEGRAL else [])
        operator = self.random.choice(operators)
        left = self.make(wanted, depth - 1)
        if operator in ("<<", ">>", ">>>"):
            right = self.make(self.random.choice(INTEGRAL), depth - 1)
        else:
            fitting = [name for name in NUMERIC if promoted(name, wanted) == wanted]
            if operator in "&|^":
                fitting = [name for name in fitting if name in INTEGRAL]
            right = self.make(self.random.choice(fitting), depth - 1)
            if self.random.random() < 0.5 and operator not in "/%":
                left, right = right, left
        return f"({left} {operator} {right})"

    def call(self, wanted: str, depth: int) -> str:
        """A method of Math or of a box that is exact on every machine."""
        argument = self.make(wanted, depth - 1)
        box = {"int": "Integer", "long": "Long", "float": "Float", "double": "Double"}[wanted]
        calls = [
            f"Math.abs({argument})",
            f"Math.max({argument}, {self.leaf(wanted)})",
            f"Math.min({argument}, {self.leaf(wanted)})",
        ]
        if wanted in INTEGRAL:
            rotated = f"{box}.rotateLeft({argument}, {self.leaf('int')})"
            calls += [
                f"{box}.reverse({argument})",
                f"{box}.signum({argument})",
                f"Math.floorMod({argument}, {self.leaf(wanted)})",
            ]
            calls += [rotated, f"Math.addExact({argument}, {self.leaf(wanted)})", f"{box}.highestOneBit({argument})"]
        else:
            calls += [f"Math.ulp({argument})", f"Math.signum({argument})", f"Math.nextUp({argument})"]
            calls += [f"Math.rint({argument})", f"Math.floor({argument})"] if wanted == "double" else []
        return self.random.choice(calls)

    def condition(self, depth: int) -> str:
        """A boolean expression."""
        if depth <= 0:
            return self.leaf("boolean")
        choice = self.random.random()
        if choice < 0.6:
            left, right = (self.make(self.random.choice(NUMERIC), depth - 1) for _ in range(2))
            return f"({left} {self.random.choice(COMPARISONS)} {right})"
        if choice < 0.7:
            return f"(!{self.make('boolean', depth - 1)})"
        operator = self.random.choice(("&&", "||", "&", "|", "^", "==", "!="))
        return f"({self.make('boolean', depth - 1)} {operator} {self.make('boolean', depth - 1)})"

    def statement(self, depth: int) -> str:
        """An assignment, compound or not, an increment, or a step of a loop, on one of the variables."""
        target = self.random.choice(NUMERIC)
        choice = self.random.random()
        if choice < 0.2:
            return f"{variable(target)}{self.random.choice(('++', '--'))};"
        if choice < 0.6:
            operators = ["+", "-", "*", "/", "%"] + (["&", "|", "^"] if target in INTEGRAL else [])
            operands = INTEGRAL if target in INTEGRAL else NUMERIC
            operator = self.random.choice(operators)
            return f"{variable(target)} {operator}= {self.make(self.random.choice(operands), depth)};"
        if choice < 0.75:
            return f"if ({self.condition(depth)}) {{ {variable(target)} = {self.make(target, depth)}; }}"
        if choice < 0.85:
            return f"for (int i = 0; i < 3; i++) {{ {variable(target)} = {self.make(target, depth)}; }}"
        return f"{variable(target)} = {self.make(target, depth)};"


def variable(name: str) -> str:
    """The variable of a type."""
    return f"a{name.capitalize()}"


def generate(seed: int, cases: int, class_name: str) -> Batch:
    """Cases that compute with a few vectors of edge values and show every result."""
    random = Random(seed)
    bodies, members = [], []
    parameters = ", ".join(f"{name} {variable(name)}" for name in TYPES)
    for number in range(cases):
        expressions = Expressions(random)
        statements = "\n    ".join(expressions.statement(2) for _ in range(random.randrange(4)))
        wanted = random.choice(TYPES)
        result = expressions.make(wanted, 4)
        shown = " + ' ' + ".join(map(variable, NUMERIC))
        members.append(
            f"static String compute{number}({parameters}) {{\n    {statements}\n    {wanted} result = {result};\n"
            f'    return result + "|" + {shown};\n}}\n'
        )
        vectors = [", ".join(random.choice(EDGES[name]) for name in TYPES) for _ in range(VECTORS)]
        calls = "\n".join(
            f"try {{ out.append(compute{number}({vector})); }} catch (RuntimeException e) {{ out.append(text(e)); }}\n"
            "out.append(' ');"
            for vector in vectors
        )
        bodies.append(f"StringBuilder out = new StringBuilder();\n{calls}\nreturn out;")
    return make_batch(class_name, "Random arithmetic.", bodies, "\n".join(members))
