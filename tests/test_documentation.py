"""What the documentation shows is what happens: its commands are run and their output is compared."""

import ast
import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "tests").rglob("*.md")])
BLOCK = re.compile(r"^```console\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?!https?:|#)([^)#]+)(?:#[^)]*)?\)")
ANYTHING = "..."

INSTEAD = {"make demo": "scripts/demo.sh"}
"""The commands that would first make the environment this test runs in, with what they do afterwards."""

FOR_PEOPLE = {"make test", "make check", "make bench"}
"""The commands that would run this test again."""


@dataclass(frozen=True)
class Shown:
    """A command of a page and the lines shown below it."""

    command: str
    output: tuple[str, ...]


def shown_commands(page: Path) -> list[Shown]:
    """Every command of a page that a test can run, in order."""
    found = []
    for block in BLOCK.findall(page.read_text(encoding="utf-8")):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, *output = part.rstrip("\n").split("\n")
            if command not in FOR_PEOPLE:
                found.append(Shown(INSTEAD.get(command, command), tuple(output)))
    return found


def matches(shown: tuple[str, ...], real: list[str]) -> bool:
    """Whether the output is the one shown, where a line of three dots stands for any lines."""
    pattern = "".join("(?:.*\n)*" if line == ANYTHING else re.escape(line.rstrip() + "\n") for line in shown)
    return re.fullmatch(pattern, "".join(line.rstrip() + "\n" for line in real)) is not None


def run(command: str) -> subprocess.CompletedProcess[str]:
    """Run a command as a reader in the checkout would, who made the environment before."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    return subprocess.run(
        ["bash", "-c", command],
        cwd=ROOT,
        env={**os.environ, "PATH": path},
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        timeout=120,
        check=False,
    )


COMMANDS = {page.relative_to(ROOT).as_posix(): shown_commands(page) for page in PAGES}


@pytest.mark.jvm
@pytest.mark.parametrize("page", [page for page, commands in COMMANDS.items() if commands])
def test_commands_do_what_is_shown(page):
    """The commands of a page, run in order, print what stands below them; where nothing does, they succeed."""
    for shown in COMMANDS[page]:
        result = run(shown.command)

        assert not shown.output or matches(shown.output, result.stdout.splitlines()), f"{shown}\n{result.stdout}"
        assert shown.output or result.returncode == 0, f"{shown}\n{result.stdout}"


def test_the_newcomers_page_shows_commands():
    """README.md has commands that the test above runs, with output to compare."""
    assert any(shown.output for shown in COMMANDS["README.md"])


def test_make_targets_exist():
    """Every make target that a page names is in the Makefile."""
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    named = {target for page in PAGES for target in re.findall(r"`make ([a-z]+)`", page.read_text(encoding="utf-8"))}

    assert set() == named - targets


def test_links_lead_somewhere():
    """Every relative link in a page points to a file or folder of the project."""
    broken = [
        f"{page.relative_to(ROOT)}: {target}"
        for page in PAGES
        for target in LINK.findall(page.read_text(encoding="utf-8"))
        if not (page.parent / target).exists()
    ]

    assert [] == broken


def test_named_paths_exist():
    """Every path that a page names in code is there, from the checkout or from the package."""
    mentioned = re.compile(r"`((?:[\w-]+/)+[\w.-]*\w)`")
    missing = [
        f"{page.relative_to(ROOT)}: {path}"
        for page in PAGES
        for path in mentioned.findall(page.read_text(encoding="utf-8"))
        if not (ROOT / path).exists() and not (ROOT / "src" / "heapwright" / path).exists()
    ]

    assert [] == missing


def names_in(module: Path) -> set[str]:
    """The functions, classes, methods and tables that a module defines."""
    tree = ast.parse(module.read_text(encoding="utf-8"))
    found = {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.ClassDef)}
    assigned = [node for node in tree.body if isinstance(node, ast.Assign | ast.AnnAssign)]
    return found | {name.id for node in assigned for name in ast.walk(node) if isinstance(name, ast.Name)}


def test_the_places_of_the_architecture_exist():
    """Every file and name in the table of places is there, and the table answers many questions."""
    page = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    places = re.findall(r"\| `([\w/]+\.py)`: `(\w+)` \|", page)
    missing = [(file, name) for file, name in places if name not in names_in(ROOT / "src" / "heapwright" / file)]

    assert [] == missing
    assert len(places) >= 25


@pytest.mark.parametrize(
    ("shown", "real", "expected"),
    [
        (["a", "b"], ["a", "b"], True),
        (["a", "..."], ["a", "b", "c"], True),
        (["...", "c"], ["c"], True),
        (["a"], ["a", "b"], False),
        (["a.c"], ["abc"], False),
    ],
)
def test_three_dots_stand_for_any_lines(shown, real, expected):
    """Shown output is compared line by line, and only a line of three dots may stand for something else."""
    assert expected is matches(tuple(shown), real)
