"""Each rule of the house finds what breaks it, and nothing else."""

import pytest
from tests.architecture import copies, rooms, sharing, wording
from tests.architecture.source import Source

LONG = "\n".join(f"    x = {number}" for number in range(41))
SUM = """
def {name}({first}: list[int], bound: int) -> int:
    "{name}."
    total = 0
    for number in {first}:
        if number > bound:
            total += number * {factor}
        elif number < -bound:
            total -= number
    return total
"""


def broken(rule, text, path="bytecode/module.py", others=()):
    """What a rule says of a module with this text."""
    source = Source(path, text)
    if rule in (sharing.changing_values, sharing.changing_defaults, sharing.tables_given_away):
        return [what for _, what in rule(source, sharing.Package([source, *others]))]
    return [what for _, what in rule(source)]


@pytest.mark.parametrize(
    ("rule", "text"),
    [
        (rooms.imports_downwards, "from heapwright.library import index"),
        (rooms.imports_downwards, "from heapwright import engine"),
        (rooms.imports_downwards, "def f():\n    from heapwright.cli.main import main"),
        (rooms.imports_downwards, "if TYPE_CHECKING:\n    import heapwright.cli.main"),
        (rooms.imports_downwards, "import heapwright.unheard_of"),
        (rooms.unclear_imports, "import heapwright"),
        (rooms.unclear_imports, "import heapwright.terms.terms as terms"),
        (rooms.unclear_imports, "from . import machine"),
        (rooms.unclear_imports, "from heapwright.bytecode.machine import *"),
        (rooms.unknown_libraries, "import importlib"),
        (rooms.unknown_libraries, "from importlib.util import find_spec as find"),
        (rooms.unknown_libraries, "import runpy"),
        (rooms.unknown_libraries, "import builtins"),
        (rooms.unknown_libraries, "from time import time_ns"),
        (rooms.unknown_libraries, "import datetime"),
        (rooms.unknown_libraries, "import random"),
        (rooms.unknown_libraries, "import uuid, secrets"),
        (rooms.unknown_libraries, "import threading"),
        (rooms.unknown_libraries, "import locale"),
        (rooms.unknown_libraries, "import os.path as where"),
        (rooms.unknown_libraries, "import numpy"),
        (rooms.environment_reads, "import os\ndef f():\n    return os.environ"),
        (rooms.environment_reads, "import os as o\ndef f():\n    return o.getenv('HOME')"),
        (rooms.environment_reads, "from os import environ as harmless"),
        (rooms.environment_reads, "from os.path import expandvars"),
        (rooms.environment_reads, "from pathlib import Path\ndef f():\n    return Path.home()"),
        (rooms.hidden_reads, "from functools import lru_cache"),
        (rooms.hidden_reads, "import functools\n@functools.cache\ndef f(): ..."),
        (rooms.hidden_reads, "import sys\ndef f():\n    return sys.modules['heapwright.cli']"),
        (rooms.hidden_reads, "import os\ndef f():\n    return os.urandom(4)"),
        (rooms.hidden_reads, "from decimal import getcontext"),
        (rooms.reaching_builtins, "def f():\n    return __import__('heapwright.cli')"),
        (rooms.reaching_builtins, "def f():\n    exec('import time')"),
        (rooms.reaching_builtins, "run = eval"),
        (rooms.reaching_builtins, "def f():\n    globals()['x'] = 1"),
        (rooms.reaching_builtins, "def f(x):\n    return hash(x)"),
        (rooms.reaching_builtins, "def f(x):\n    return sorted(x, key=id)"),
        (rooms.reaching_builtins, "def f():\n    return open('/proc/uptime')"),
        (rooms.looks_inside, "import os\ndef f():\n    return getattr(os, 'env' + 'iron')"),
        (rooms.looks_inside, "import sys as s\nsystem = s"),
        (rooms.looks_inside, "def f():\n    return f.__globals__"),
        (rooms.looks_inside, "def f(m):\n    return m.heap.__class__"),
        (rooms.unordered, "def f(x):\n    for one in {x, 1}: ..."),
        (rooms.unordered, "def f(x):\n    return ','.join(set(x) - {1})"),
        (rooms.unordered, "def f(x):\n    return [one for one in frozenset(x)]"),
        (rooms.unordered, "def f(x):\n    return list({one for one in x})"),
        (rooms.unordered, "def f(x):\n    for one in x.glob('*'): ..."),
        (rooms.unordered, "import os\ndef f(x):\n    for one in os.walk(x): ..."),
        (sharing.effects_of_importing, "print()"),
        (sharing.effects_of_importing, "for x in y: ..."),
        (sharing.effects_of_importing, "if TYPE_CHECKING:\n    register()"),
        (sharing.effects_of_importing, "if TYPE_CHECKING:\n    from a import b\nelse:\n    b = 1"),
        (sharing.effects_of_importing, "if True:\n    register()"),
        (sharing.effects_of_importing, "with x: ..."),
        (sharing.registrations, "from a import registered\n@registered\ndef f(): ..."),
        (sharing.registrations, "class A(metaclass=B): ..."),
        (sharing.registrations, "class A:\n    def __init_subclass__(cls): ..."),
        (sharing.changing_values, "X = list()"),
        (sharing.changing_values, "X = make()"),
        (sharing.changing_values, "def make() -> list[int]: ...\nX = make()"),
        (sharing.changing_values, "from collections import defaultdict\nX = defaultdict(list)"),
        (sharing.changing_values, "from itertools import count\nX = count()"),
        (sharing.changing_values, "X = (1, [])"),
        (sharing.changing_values, "X = (y for y in 'abc')"),
        (sharing.changing_values, "X = [] or [1]"),
        (sharing.changing_values, "X = {1: 2}\nY = X"),
        (sharing.changing_values, "class A:\n    x: int = 0\nX = A()"),
        (sharing.changing_values, "X.y = 1"),
        (sharing.changing_values, "class A:\n    known = {}"),
        (sharing.changing_values, "class A:\n    known: ClassVar[list[int]] = list()"),
        (sharing.changing_defaults, "def f(x=[]): ..."),
        (sharing.changing_defaults, "def f(*, x=dict()): ..."),
        (sharing.changing_defaults, "f = lambda x={}: x"),
        (sharing.changing_defaults, "X = {1: 2}\ndef f(x=X): ..."),
        (sharing.changed_for_all, "X = {}\ndef f():\n    X[1] = 2"),
        (sharing.changed_for_all, "X = {}\ndef f():\n    del X[1]"),
        (sharing.changed_for_all, "X = {}\ndef f():\n    X.update(a=1)"),
        (sharing.changed_for_all, "X = {}\ndef f():\n    X[1].append(2)"),
        (sharing.changed_for_all, "X = []\ndef f(y):\n    known = X if y else []\n    known.append(y)"),
        (sharing.changed_for_all, "from a import X\ndef f():\n    X.add(1)"),
        (sharing.changed_for_all, "import a\ndef f():\n    a.x = 1"),
        (sharing.changed_for_all, "def f():\n    f.calls = 1"),
        (sharing.changed_for_all, "class A: ...\ndef f():\n    setattr(A, 'x', 1)"),
        (sharing.changed_for_all, "class A:\n    def f(self):\n        type(self).x = 1"),
        (sharing.changed_for_all, "class A:\n    @classmethod\n    def f(cls):\n        cls.x = 1"),
        (sharing.changed_for_all, "x = 1\ndef f():\n    global x"),
        (sharing.tables_given_away, "X = {}\ndef f():\n    return X"),
        (sharing.tables_given_away, "X = []\ndef f(self):\n    self.x = X"),
        (sharing.tables_given_away, "X = []\ndef f(g):\n    g(X)"),
        (copies.sees_algorithms, "from heapwright.heaps.concrete import Concrete"),
        (copies.sees_algorithms, "from heapwright.heaps import concrete"),
        (copies.inheriting_algorithms, ""),
        (wording.long_modules, "\n" * 401),
        (wording.long_functions, f"def f():\n    'F.'\n{LONG}"),
        (wording.silent, "def f(): ..."),
        (wording.silent, "'M.'\nclass A: ..."),
        (wording.silent, "'M.'\nclass A:\n    'A.'\n    def f(self): ..."),
        (wording.untyped, "def f(x) -> None: ..."),
        (wording.untyped, "def f(*x) -> None: ..."),
        (wording.untyped, "def f(): ..."),
    ],
)
def test_what_breaks_a_rule_is_found(rule, text):
    """The rule names what breaks it in a module of bytecode, or of heaps where it is about these."""
    if rule is copies.inheriting_algorithms:
        assert ["Lazier"] == broken(rule, "class Lazier(Lazy): ...", "heaps/lazier.py")
    else:
        assert broken(rule, text)


@pytest.mark.parametrize(
    ("rule", "text"),
    [
        (
            rooms.imports_downwards,
            "from heapwright.state import state\nfrom heapwright.bytecode.machine import Machine",
        ),
        (rooms.unclear_imports, "from heapwright.bytecode import machine"),
        (rooms.unknown_libraries, "import math\nfrom collections.abc import Mapping"),
        (rooms.environment_reads, "def f(m):\n    return m.environ"),
        (rooms.hidden_reads, "from functools import partial"),
        (rooms.reaching_builtins, "class A:\n    id: int\n    locals: int = 0"),
        (rooms.looks_inside, "import math\ndef f():\n    return f(math)"),
        (rooms.unordered, "def f(x):\n    return sorted(one for one in {1, 2}), len({x}), any(y for y in set(x))"),
        (rooms.unordered, "def f(x):\n    return {one for one in set(x)}"),
        (sharing.effects_of_importing, "'M.'\nif TYPE_CHECKING:\n    from a import b\n    T = b | None\nX = 1"),
        (sharing.registrations, "from dataclasses import dataclass\n@dataclass(frozen=True)\nclass A: ..."),
        (sharing.changing_values, "X = frozenset({1})\nY: Mapping[int, int] = {1: 2}\nZ = X | {2}\nA, B = (1, 2)"),
        (sharing.changing_values, "def make() -> tuple[int, ...]: ...\nX = make()"),
        (sharing.changing_values, "@dataclass(frozen=True)\nclass A:\n    x: int = 0\nX = A()"),
        (sharing.changing_values, "A, B = (f'{x}y' for x in 'ab')"),
        (sharing.changing_defaults, "def f(x=(), y=frozenset()): ..."),
        (sharing.changed_for_all, "X = {}\ndef f(X):\n    X[1] = 2"),
        (sharing.changed_for_all, "X = {}\ndef f():\n    found = dict(X)\n    found[1] = 2\n    return found"),
        (sharing.tables_given_away, "X = {}\ndef f(y):\n    return X[y], X.get(y), y in X, [*X], sorted(X)"),
        (sharing.tables_given_away, "X: Mapping[int, int] = {}\ndef f():\n    return X"),
        (copies.sees_algorithms, "from heapwright.heaps.interface import HeapAlgorithm"),
        (wording.silent, "'M.'\ndef f():\n    'F.'\ndef _g(): ..."),
        (wording.untyped, "class A:\n    def f(self, x: int) -> None: ..."),
    ],
)
def test_what_keeps_a_rule_is_not_found(rule, text):
    """The rule has nothing to say of what is allowed."""
    assert [] == broken(rule, text)


@pytest.mark.parametrize(
    ("rule", "text", "path"),
    [
        (rooms.imports_downwards, "from heapwright.program import program", "terms/terms.py"),
        (rooms.imports_downwards, "from heapwright.terms import terms", "classfile/parser.py"),
        (rooms.imports_downwards, "from heapwright.terms import terms", "stray.py"),
        (rooms.unknown_libraries, "from time import monotonic", "cli/main.py"),
        (rooms.environment_reads, "import os\ndef f():\n    return os.environ", "cli/main.py"),
        (copies.sees_algorithms, "from heapwright.heaps.concrete import Concrete", "heaps/interface.py"),
        (copies.sees_algorithms, "from heapwright.heaps.concrete import Concrete", "cli/main.py"),
        (wording.vague_names, "", "engine/helpers.py"),
        (wording.vague_names, "", "state/base/objects.py"),
    ],
)
def test_rules_of_a_place(rule, text, path):
    """A rule that is stricter in some rooms holds there."""
    assert broken(rule, text, path)


@pytest.mark.parametrize(
    ("rule", "text", "path"),
    [
        (rooms.unknown_libraries, "from time import monotonic", "engine/watches.py"),
        (rooms.environment_reads, "import os\ndef f():\n    return os.environ", "cli/assemble.py"),
        (copies.sees_algorithms, "from heapwright.heaps.concrete import Concrete", "cli/assemble.py"),
        (copies.inheriting_algorithms, "class HeapAlgorithm(Protocol): ...", "heaps/interface.py"),
        (wording.vague_names, "", "library/java_util_Base.py"),
    ],
)
def test_exceptions_of_a_place(rule, text, path):
    """What one place may do is allowed there."""
    assert [] == broken(rule, text, path)


def test_a_table_of_another_module_is_not_given_away():
    """What another module holds is known for a table."""
    table = Source("bytecode/table.py", "TABLE: dict[str, int] = {}")
    text = "from heapwright.bytecode.table import TABLE\ndef f():\n    return TABLE"

    assert ["heapwright.bytecode.table.TABLE is given away"] == broken(sharing.tables_given_away, text, others=[table])


@pytest.mark.parametrize(
    "text",
    [
        "def f(m):\n    return isinstance(m.heap, object)",
        "def f(m):\n    return type(m.heap)",
        "def f(m):\n    return g(m) == 'concrete'",
        "def f(m):\n    return 'Concrete' in g(m)",
        "def f(m):\n    return g('heapwright.heaps.concrete')",
        "def f(m):\n    return m.Concrete",
    ],
)
def test_hidden_algorithms(text):
    """An algorithm's name is found in texts and attributes as well, and a question for its class."""
    algorithm = Source("heaps/concrete.py", "class Concrete: ...")
    names = copies.algorithms([algorithm, Source("heaps/interface.py", "class HeapAlgorithm(Protocol): ...")])

    assert {"Concrete", "heaps.concrete"} == names
    assert [] != list(copies.names_algorithms(Source("bytecode/objects.py", text), names))
    assert [] == list(copies.names_algorithms(Source("cli/assemble.py", text), names))


def test_words_are_no_algorithms():
    """A word that is an algorithm's name as well may stand in a name or a sentence."""
    text = "def f(x):\n    'Concrete.'\n    concrete = x\n    return f'{concrete} is concrete, not abstract'"

    assert [] == list(copies.names_algorithms(Source("program/selection.py", text), {"Concrete", "heaps.concrete"}))


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("bytecode/symbolic.py", "def getfield(m, s, i, ref): ..."),
        ("bytecode/arithmetic.py", "iadd = computing('int.add')\ndef iadd(m): ..."),
        ("bytecode/dynamic/calls.py", "def invokestatic(m): ..."),
        ("state/state.py", "getfield, putfield = None, None"),
        ("bytecode/generated/writing.py", "def getfield(t): ..."),
        ("bytecode/generated/templates_more.py", "def getfield(t): ..."),
    ],
)
def test_second_functions_of_instructions(path, text):
    """A second function for an instruction is found, wherever it stands and however it is made."""
    first = [
        Source("bytecode/objects.py", "def getfield(m, s, i, ref): ..."),
        Source("bytecode/generated/templates_memory.py", "def getfield(t): ..."),
    ]

    assert [] == list(copies.instructions_again(first))
    assert [] != list(copies.instructions_again([*first, Source(path, text)]))


def test_copies():
    """A function that differs from another in names only is a copy; one that computes otherwise is none."""
    one = Source("bytecode/one.py", SUM.format(name="sum_up", first="numbers", factor=2))
    copy = Source("engine/two.py", SUM.format(name="gather", first="found", factor=2))
    other = Source("engine/three.py", SUM.format(name="gather", first="found", factor=3))

    assert ["the code of bytecode/one.py: sum_up"] == [what for _, _, what in copies.copies([one, copy])]
    assert [] == list(copies.copies([one, other]))
