"""How programs begin and end: the standard input, handlers of uncaught exceptions, hooks for the end."""

import subprocess
import sys
from pathlib import Path

import pytest

from heapwright.program.java_source import compile_sources

pytestmark = pytest.mark.jvm

FOLDER = Path(__file__).parent / "endings"


@pytest.fixture(scope="module")
def ending_classes(jdk, cache_folder):
    """The class path of the programs."""
    return str(compile_sources(sorted(FOLDER.glob("*.java")), "", jdk, cache_folder))


def outcomes(class_path, name, arguments=(), given=b""):
    """What `java` and `heapwright run` print and end with."""
    commands = ["java", "-cp"], [sys.executable, "-m", "heapwright.cli.main", "run", "-cp"]
    runs = [
        subprocess.run([*command, class_path, name, *arguments], input=given, capture_output=True, check=False)
        for command in commands
    ]
    return [(run.stdout, run.stderr, run.returncode) for run in runs]


@pytest.mark.parametrize("way", ["return", "exit", "throw"])
def test_hooks_run_when_the_program_ends(ending_classes, way):
    """A shutdown hook runs after main returned, after System.exit and after an uncaught exception."""
    expected, actual = outcomes(ending_classes, "Hooks", [way])

    assert expected == actual


def test_a_handler_takes_what_is_uncaught(ending_classes):
    """The default handler of uncaught exceptions replaces the printed trace."""
    expected, actual = outcomes(ending_classes, "Handlers")

    assert expected == actual


def test_a_handler_that_throws(ending_classes):
    """What the handler of uncaught exceptions throws is named in a line, and the hooks run."""
    expected, actual = outcomes(ending_classes, "ThrowingHandlers")

    assert expected == actual


@pytest.mark.parametrize("given", [b"x12 30 rest\nnext line\n", "\u00e41 2\r\nn\u00fc".encode()])
def test_standard_input_is_read(ending_classes, given):
    """System.in gives the bytes of the standard input, one after the other, to whoever reads."""
    expected, actual = outcomes(ending_classes, "Copies", given=given)

    assert expected == actual
