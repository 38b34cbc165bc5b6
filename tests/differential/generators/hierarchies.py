"""Random hierarchies of classes and interfaces with overriding, overloading, casts, super calls and exceptions."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from tests.differential.generators.batch import Batch, indented, make_batch

METHODS = ("alpha", "beta", "gamma", "delta")
CASES_PER_HIERARCHY = 20


@dataclass(slots=True)
class Declared:
    """One class or interface: its parents, and which methods it declares with a body and without."""

    name: str
    is_interface: bool
    parent: Declared | None = None
    interfaces: list[Declared] = field(default_factory=list)
    bodies: list[str] = field(default_factory=list)
    without: list[str] = field(default_factory=list)
    is_abstract: bool = False
    overload: str = ""

    def above(self) -> list[Declared]:
        """Itself and every type above it, each once."""
        found = [self]
        for direct in self.direct():
            found += [other for other in direct.above() if other not in found]
        return found

    def direct(self) -> list[Declared]:
        """The types it names after extends and implements."""
        return [*([self.parent] if self.parent else []), *self.interfaces]

    def concrete_in_class(self, method: str) -> bool:
        """Whether it or a superclass has a body for a method."""
        if method in self.bodies and not self.is_interface:
            return True
        return self.parent is not None and method not in self.without and self.parent.concrete_in_class(method)

    def knows(self, method: str) -> bool:
        """Whether a method can be called on a value of this type."""
        return any(method in other.bodies or method in other.without for other in self.above())

    def declarers(self, method: str) -> list[Declared]:
        """The interfaces among the types above that declare a method."""
        above = [other for other in self.above() if other is not self and other.is_interface]
        return [other for other in above if method in other.bodies or method in other.without]

    def must_declare(self, method: str) -> bool:
        """Whether leaving a method out could be refused: several interfaces declare it, or nothing has a body."""
        if self.parent is not None and self.parent.concrete_in_class(method):
            return False
        declarers = self.declarers(method)
        bodiless = any(method in other.without for other in self.above())
        return len(declarers) > 1 or (bodiless and not (self.is_interface or self.is_abstract))


class Hierarchy:
    """A random hierarchy, as members of one Java class."""

    def __init__(self, random: Random, prefix: str) -> None:
        self.random = random
        self.prefix = prefix
        self.exceptions = [f"{prefix}Error{number}" for number in range(4)]
        self.interfaces: list[Declared] = []
        self.classes: list[Declared] = []
        for number in range(4):
            self.interfaces.append(self.declare(f"{prefix}Face{number}", is_interface=True))
        for number in range(6):
            self.classes.append(self.declare(f"{prefix}Class{number}", is_interface=False))

    @property
    def types(self) -> list[Declared]:
        """Every type, interfaces first."""
        return [*self.interfaces, *self.classes]

    def declare(self, name: str, *, is_interface: bool) -> Declared:
        """A type above which stand some of those made before."""
        declared = Declared(name, is_interface)
        declared.overload = self.random.choice([declared, *self.types]).name
        declared.interfaces = self.random.sample(self.interfaces, min(len(self.interfaces), self.random.randrange(3)))
        if not is_interface:
            declared.is_abstract = self.random.random() < 0.2 and len(self.classes) < 4
            if self.classes and self.random.random() < 0.75:
                declared.parent = self.random.choice(self.classes)
        for method in METHODS:
            if declared.must_declare(method) or self.random.random() < 0.4:
                allowed = is_interface or declared.is_abstract
                bodiless = allowed and self.random.random() < 0.4
                (declared.without if bodiless else declared.bodies).append(method)
        return declared

    def source(self) -> str:
        """The Java text of the exceptions and all types."""
        lines = []
        for number, name in enumerate(self.exceptions):
            parent = "RuntimeException" if number == 0 else self.random.choice(self.exceptions[:number])
            lines.append(f"static class {name} extends {parent} {{ {name}(String text) {{ super(text); }} }}\n")
        return "\n".join([*lines, *(self.type_source(declared) for declared in self.types)])

    def type_source(self, declared: Declared) -> str:
        """The Java text of one type."""
        interfaces = ", ".join(other.name for other in declared.interfaces)
        if declared.is_interface:
            head = f"interface {declared.name}" + (f" extends {interfaces}" if interfaces else "")
        else:
            head = f"{'abstract ' if declared.is_abstract else ''}static class {declared.name}"
            head += f" extends {declared.parent.name}" if declared.parent else ""
            head += f" implements {interfaces}" if interfaces else ""
        members = [f"int {method}(int x);" for method in declared.without]
        if not declared.is_interface:
            members = [f"public abstract {member}" for member in members] + self.class_members(declared)
        modifiers = "default" if declared.is_interface else "public"
        members += [self.method_source(declared, method, modifiers) for method in declared.bodies]
        return f"{head} {{\n{indented(chr(10).join(members), 4)}\n}}\n"

    def class_members(self, declared: Declared) -> list[str]:
        """Fields that hide others, an initialiser and a constructor that is seen, and overloads."""
        name = declared.name
        known = [method for method in METHODS if declared.knows(method)]
        seen = f'note("{name} made");'
        if known and self.random.random() < 0.5:
            seen = f'note("{name} made " + {self.random.choice(known)}(1));'
        return [
            f'static int count = note("{name} initialised");',
            f"int field = {self.random.randrange(100)};",
            f"{name}() {{ count++; {seen} }}",
            f'String pick(Object o) {{ return "{name}.Object"; }}',
            f'String pick({declared.overload} o) {{ return "{name}.{declared.overload}"; }}',
            f'static String where() {{ return "{name}.where " + count; }}',
            f'private String own() {{ return "{name}.own"; }}',
            'String ask() { return own() + " " + field; }' if self.random.random() < 0.6 else "",
        ]

    def method_source(self, declared: Declared, method: str, modifiers: str) -> str:
        """A method that computes, calls others on smaller numbers, throws now and then, and catches now and then."""
        steps = [f'note("{declared.name}.{method} " + x);', f"int r = x * {self.random.randrange(2, 9)};"]
        steps += [self.step(declared, method) for _ in range(self.random.randrange(3))]
        thrown = self.random.choice(self.exceptions)
        if self.random.random() < 0.4:
            steps.append(f'if (x % {self.random.randrange(2, 5)} == 1) throw new {thrown}("{declared.name}.{method}");')
        if self.random.random() < 0.2:
            steps.append(f"r += 100 / (x - {self.random.randrange(4)});")
        body = "\n".join(steps)
        if self.random.random() < 0.35:
            caught = self.random.choice(self.exceptions)
            ending = self.random.choice(('note("finally");', "r++;", "r--;"))
            body = (
                f"{steps[0]}\n{steps[1]}\ntry {{\n{indented(chr(10).join(steps[2:]), 4)}\n}} catch ({caught} e) {{\n"
                f'    r = -1;\n    note("caught " + e.getMessage());\n}} finally {{\n    {ending}\n}}'
            )
        return f"{modifiers} int {method}(int x) {{\n{indented(body, 4)}\n    return r;\n}}"

    def step(self, declared: Declared, method: str) -> str:
        """A call of another method of the same object, or of the overridden one."""
        known = [m for m in METHODS if declared.knows(m)]
        if not declared.is_interface and declared.parent is not None:
            above = [m for m in METHODS if declared.parent.concrete_in_class(m)]
            if above and self.random.random() < 0.6:
                return f"if (x > 0) r += super.{self.random.choice(above)}(x - 1);"
        for direct in declared.interfaces:
            others = [other for other in declared.direct() if other is not direct]
            if method in direct.bodies and not any(direct in other.above() for other in others):
                return f"if (x > 0) r ^= {direct.name}.super.{method}(x - 1);"
        return f"if (x > 0) r += this.{self.random.choice(known)}(x - {self.random.choice((1, 2))});"

    def case(self) -> str:
        """Make objects, and look at them as other types: calls, tests, casts, fields, overloads, catches."""
        makeable = [declared for declared in self.classes if not declared.is_abstract]
        lines = ["NOTES.setLength(0);", "Object[] pool = new Object[4];"]
        lines += [attempt(f"pool[{place}] = new {self.random.choice(makeable).name}();") for place in range(3)]
        lines += [attempt(self.use(self.random.choice(self.types))) for _ in range(self.random.randrange(4, 12))]
        return "\n".join([*lines, "return NOTES;"])

    def use(self, declared: Declared) -> str:
        """One look at an object of the pool, perhaps through a type it does not have."""
        item = f"pool[{self.random.choice((0, 0, 1, 1, 2, 2, 3))}]"
        cast = f"(({declared.name}) {item})"
        known = [m for m in METHODS if declared.knows(m)]
        choice = self.random.random()
        if known and choice < 0.5:
            return f'note("= " + {cast}.{self.random.choice(known)}({self.random.randrange(5)}));'
        if choice < 0.65:
            tests = " + ".join(f"({item} instanceof {other.name} ? 1 : 0)" for other in self.types)
            return f'note("is " + ({tests}));'
        if declared.is_interface:
            array = self.random.choice(self.types).name
            test = f"note(a.getClass().getSimpleName() + (a instanceof {array}[]));"
            return f"Object[] a = new {declared.name}[1]; a[0] = {item}; {test}"
        exact = self.random.choice([other for other in declared.above() if not other.is_interface]).overload
        return self.random.choice(
            (
                f"{cast}.field += 3; note({declared.name}.where() + {cast}.field);",
                f"note({cast}.pick({item}) + {cast}.pick(({exact}) {item}));",
                f"note({cast}.own());",
                f"{declared.name} d = {cast}; synchronized (d) {{ note(d.getClass().getSimpleName()); }}",
            )
        )


def attempt(statement: str) -> str:
    """A statement whose exception is noted."""
    return f"try {{ {statement} }} catch (RuntimeException e) {{ note(text(e)); }}"


MEMBERS = """\
static final StringBuilder NOTES = new StringBuilder();

static int note(Object what) {
    NOTES.append(what).append("; ");
    return 0;
}
"""


def generate(seed: int, cases: int, class_name: str) -> Batch:
    """Cases on hierarchies of their own, a score on each."""
    random = Random(f"hierarchies {seed}")
    members, bodies = [MEMBERS], []
    for number in range(-(-cases // CASES_PER_HIERARCHY)):
        hierarchy = Hierarchy(random, f"H{number}")
        members.append(hierarchy.source())
        bodies += [hierarchy.case() for _ in range(min(CASES_PER_HIERARCHY, cases - len(bodies)))]
    return make_batch(class_name, "Random hierarchies.", bodies, "\n".join(members))
