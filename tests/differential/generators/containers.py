"""Random sequences of operations on the containers of java.util, strings and streams."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from random import Random

from tests.differential.generators.batch import Batch, make_batch

INTEGERS = (
    "0",
    "1",
    "2",
    "3",
    "5",
    "(-1)",
    "16",
    "17",
    "33",
    "100",
    "127",
    "128",
    "65536",
    "(-65537)",
    "Integer.MIN_VALUE",
)
STRINGS = ('"a"', '"b"', '"c"', '"d"', '"Aa"', '"BB"', '"AaBB"', '"BBAa"', '""', '"zz"', '"Zebra"', '"\\u00e9"')
PLACES = ("0", "1", "2", "3", "5", "c.length()", "c.length() - 1", "c.length() / 2", "-1")
INDICES = ("0", "1", "2", "3", "5", "9", "-1", "c.size()", "c.size() - 1", "c.size() / 2")
OPERATIONS = Path(__file__).with_name("operations.txt")
HOLE = re.compile(r"\{(\w+)\}")

MEMBERS = """\
static final Comparator<Object> ORDER = Comparator.comparing(String::valueOf, Comparator.reverseOrder());
static final StringBuilder out = new StringBuilder();

static void log(Object value) {
    out.append(value instanceof int[] array ? Arrays.toString(array) : value).append(' ');
}

static Object walk(Iterator<?> iterator, int remove) {
    int seen = 0;
    while (iterator.hasNext()) {
        Object next = iterator.next();
        if (++seen == (remove & 3)) {
            iterator.remove();
        }
        seen += String.valueOf(next).length() << 8;
    }
    return seen;
}

static Object backwards(ListIterator<?> iterator) {
    StringBuilder seen = new StringBuilder();
    while (iterator.hasPrevious()) {
        seen.append(iterator.previousIndex()).append(iterator.previous());
    }
    return seen;
}

static <T> void edit(ListIterator<T> iterator, T value) {
    iterator.add(value);
    iterator.next();
    iterator.set(value);
    iterator.previous();
    iterator.remove();
    iterator.remove();
}

static <T> Object disturb(Collection<T> c, T value) {
    for (T each : c) {
        if (!each.equals(value)) {
            c.add(value);
        }
    }
    return c.size();
}
"""


@dataclass(frozen=True, slots=True)
class Kind:
    """One container: how it is made, the groups of operations on it, and those that may only come last."""

    declaration: str
    groups: tuple[str, ...]
    endings: tuple[str, ...] = ()


def collection(name: str, *groups: str, parameters: str = "{T}") -> Kind:
    """A container made empty, with its own class as the variable's type, so that every method can be called."""
    return Kind(f"{name}<{parameters}> c = new {name}<>();", groups)


LIST = ("collection", "equal by contents", "list")
SET = ("collection", "equal by contents")
PAIRS = "{T}, Integer"
KINDS = {
    "ArrayList": collection("ArrayList", *LIST),
    "LinkedList": collection("LinkedList", *LIST, "deque"),
    "ArrayDeque": collection("ArrayDeque", "collection", "deque"),
    "PriorityQueue": collection("PriorityQueue", "collection", "queue"),
    "HashSet": collection("HashSet", *SET),
    "LinkedHashSet": collection("LinkedHashSet", *SET),
    "TreeSet": collection("TreeSet", *SET, "sorted set"),
    "HashMap": collection("HashMap", "map", parameters=PAIRS),
    "LinkedHashMap": collection("LinkedHashMap", "map", parameters=PAIRS),
    "TreeMap": collection("TreeMap", "map", "sorted map", parameters=PAIRS),
    "StringBuilder": Kind("StringBuilder c = new StringBuilder({s});", ("builder",)),
    "String": Kind("String c = {s};", ("string",)),
    "Stream": Kind("Stream<{T}> c = Stream.of({e}, {e}, {e}, {e});", ("stream",), ("stream ends",)),
    "Optional": Kind("Optional<{T}> c = Optional.of({e});", ("optional",)),
    "Arrays": Kind("int[] c = {{{n}, {n}, {n}, {n}, {n}}};", ("arrays",)),
}


class Filler:
    """Fills the holes of an operation: elements, values, indices, tests, lists, texts."""

    def __init__(self, random: Random, element: str) -> None:
        self.random = random
        self.element = element

    def fill(self, template: str) -> str:
        """The operation with every hole filled afresh."""
        return HOLE.sub(lambda hole: self.filling(hole.group(1)), template).replace("{{", "{").replace("}}", "}")

    def filling(self, hole: str) -> str:
        """What goes into one hole."""
        match hole:
            case "T":
                return "Integer" if self.element == "Integer" else "String"
            case "e":
                return self.random.choice(INTEGERS if self.element == "Integer" else STRINGS)
            case "v" | "n":
                return str(self.random.choice((0, 1, 2, 3, 5, 7, 11, 42, 1000)))
            case "i":
                return self.random.choice(INDICES)
            case "p":
                return self.random.choice(
                    ("0", "1", "2", "3", "5", "c.length()", "c.length() - 1", "c.length() / 2", "-1")
                )
            case "s":
                return self.random.choice(STRINGS)
            case "list":
                return f"List.of({', '.join(self.filling('e') for _ in range(self.random.randrange(4)))})"
            case _:
                return f"x -> (x.hashCode() & {self.random.choice((1, 2, 3, 4))}) == 0"


def read_operations() -> dict[str, list[str]]:
    """The operations of each group."""
    groups: dict[str, list[str]] = {}
    name = ""
    for line in OPERATIONS.read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            name = line.strip("[]")
            groups[name] = []
        elif line and not line.startswith("#"):
            groups[name].append(line)
    return groups


def one_case(random: Random, kind: Kind, groups: dict[str, list[str]]) -> str:
    """Make a container, do a dozen or two things with it, and show every result and its final contents."""
    filler = Filler(random, random.choice(("Integer", "String")))
    operations = [operation for group in kind.groups for operation in groups[group]]
    endings = [operation for group in kind.endings for operation in groups[group]]
    chosen = [random.choice(operations) for _ in range(random.randrange(6, 28))] + [random.choice(endings or ["c"])]
    lines = ["out.setLength(0);", filler.fill(kind.declaration), *(step(filler.fill(each)) for each in chosen)]
    return "\n".join([*lines, "return out;"])


def step(operation: str) -> str:
    """An operation whose result, or whose exception, is noted."""
    silent = operation.startswith(("!", "c = "))
    action = f"{operation.removeprefix('!')}; log('=');" if silent else f"log({operation});"
    return f"try {{ {action} }} catch (RuntimeException e) {{ log(text(e)); }}"


def generate(seed: int, cases: int, class_name: str, kind: str) -> Batch:
    """Cases on one kind of container."""
    random = Random(f"{kind} {seed}")
    groups = read_operations()
    bodies = [one_case(random, KINDS[kind], groups) for _ in range(cases)]
    return make_batch(class_name, f"Random operations on {kind}.", bodies, MEMBERS)
