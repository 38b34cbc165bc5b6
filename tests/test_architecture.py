"""The rules of the house, held against the package; tests/architecture has the rules, and sources that break them."""

import ast
from pathlib import Path

import pytest
from tests.architecture import copies, rooms, sharing, wording
from tests.architecture.source import Function, Source

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "heapwright"
TREES = ("src", "tests", "benchmarks", "examples", "scripts", "docs", ".ci")
TEXTS = {"", ".java", ".json", ".lock", ".md", ".py", ".sh", ".toml"}
# Each word is put together here, so that this file does not hold it.
FORBIDDEN = ["TO" + "DO", "FIX" + "ME", "py" + "pi.org", "pythonhosted" + ".org", "npm" + "js"]

SOURCES = [
    Source(path.relative_to(PACKAGE).as_posix(), path.read_text(encoding="utf-8"))
    for path in sorted(PACKAGE.rglob("*.py"))
]
MODULE_RULES = (
    *(rooms.imports_downwards, rooms.unclear_imports, rooms.unknown_libraries, rooms.environment_reads),
    *(rooms.hidden_reads, rooms.reaching_builtins, rooms.looks_inside, rooms.unordered),
    *(sharing.effects_of_importing, sharing.registrations, sharing.changed_for_all),
    *(copies.sees_algorithms, copies.inheriting_algorithms),
    *(wording.long_modules, wording.long_functions, wording.vague_names, wording.silent, wording.untyped),
)
VALUE_RULES = (sharing.changing_values, sharing.changing_defaults, sharing.tables_given_away)


def shown(source, node, what):
    """What breaks a rule, and its place as an editor takes it."""
    return f"src/heapwright/{source.path}:{getattr(node, 'lineno', 1)}: {what}"


def committed():
    """Every text of the project, whether or not it stands in a git checkout."""
    files = [*ROOT.iterdir(), *(path for tree in TREES for path in (ROOT / tree).rglob("*"))]
    return sorted(path for path in files if path.is_file() and path.suffix in TEXTS and "__pycache__" not in path.parts)


def test_every_room_has_a_row():
    """Every folder of the package is a room with a place in the order."""
    assert set() == {path.name for path in PACKAGE.iterdir() if path.is_dir()} - {"__pycache__", *rooms.ROOMS}


@pytest.mark.parametrize("rule", MODULE_RULES, ids=lambda rule: rule.__name__)
def test_every_module(rule):
    """No module of the package breaks the rule."""
    assert [] == [shown(source, *found) for source in SOURCES for found in rule(source)], rule.__doc__


@pytest.mark.parametrize("rule", VALUE_RULES, ids=lambda rule: rule.__name__)
def test_what_modules_hold(rule):
    """No module holds a value for everybody that somebody could change."""
    package = sharing.Package(SOURCES)

    assert [] == [shown(source, *found) for source in SOURCES for found in rule(source, package)], rule.__doc__


def test_heap_algorithms_are_named_in_the_wiring_only():
    """No module asks which heap algorithm there is."""
    names = copies.algorithms(SOURCES)

    assert "Concrete" in names
    assert [] == [shown(source, *found) for source in SOURCES for found in copies.names_algorithms(source, names)]


@pytest.mark.parametrize("rule", [copies.instructions_again, copies.copies], ids=lambda rule: rule.__name__)
def test_everything_stands_once(rule):
    """Each instruction has one function, and no function is a copy of another."""
    assert [] == [shown(*found) for found in rule(SOURCES)], rule.__doc__


def test_tests_say_what_they_expect():
    """Every test has a docstring that states the behaviour."""
    wrong = [
        f"{path.relative_to(ROOT)}:{function.lineno}"
        for path in sorted((ROOT / "tests").rglob("test_*.py"))
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(function, Function) and function.name.startswith("test_") and not ast.get_docstring(function)
    ]

    assert [] == wrong


def test_texts_are_finished():
    """No committed text holds a note for later, or names the host of a package registry."""
    wrong = [
        f"{path.relative_to(ROOT)}: {word}"
        for path in committed()
        for text in [path.read_text(encoding="utf-8", errors="replace")]
        for word in FORBIDDEN
        if word in text
    ]

    assert [] == wrong
