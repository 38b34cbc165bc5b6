"""Help that is quick and complete."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from heapwright.cli.options import DEPTH, MOST_FRAMES, OPTIONS, run_options

MACHINE = "import heapwright.cli.main, heapwright.cli.options, sys; print(*sorted(sys.modules), sep='\\n')"


def help_of(*command):
    """What `--help` shows."""
    done = subprocess.run(
        [sys.executable, "-m", "heapwright.cli.main", *command, "--help"], capture_output=True, text=True, check=True
    )
    return done.stdout


def test_help_loads_no_machine():
    """Showing help imports nothing of the package but the command line."""
    done = subprocess.run([sys.executable, "-c", MACHINE], capture_output=True, text=True, check=True)
    ours = [name for name in done.stdout.split() if name.startswith("heapwright.")]

    assert [] == [name for name in ours if not name.startswith("heapwright.cli")]
    assert "heapwright.cli.running" not in ours
    assert "heapwright.cli.assemble" not in ours


def test_help_has_examples():
    """Both helps end with examples that begin with the command."""
    for text in (help_of(), help_of("run")):
        assert re.search(r"^examples:\n  heapwright run ", text, re.MULTILINE)


def test_examples_are_right():
    """Every example that is shown can be parsed."""
    examples = re.findall(
        r"^  heapwright (run (?!--help).+?)(?:   .*| < .*)?$", help_of() + help_of("run"), re.MULTILINE
    )

    assert len(examples) >= 6
    for example in examples:
        assert run_options(example.split()[1:]).target


@pytest.mark.parametrize("device", ["/dev/full", "/dev/null"])
def test_help_that_nobody_reads(device):
    """Help that cannot be written is lost without a word."""
    with Path(device).open("wb") as output:
        command = [sys.executable, "-m", "heapwright.cli.main", "run", "--help"]
        done = subprocess.run(command, stdout=output, stderr=subprocess.PIPE, check=False)

    assert (0, b"") == (done.returncode, done.stderr)


@pytest.mark.parametrize("status", ["0", "1", "2", "3", "4", "130", "143", "129", "141"])
def test_help_tells_every_status(status):
    """Every exit status of our own is explained."""
    assert re.search(rf"\b{status}\b", help_of("run").partition("exit status:")[2])


def test_every_option_is_explained():
    """Every option has a help text."""
    assert [] == [option.names for option in OPTIONS if not option.help]
    assert [] == [name for option in OPTIONS for name in option.names if name not in help_of("run")]


def test_help_fits_a_window():
    """No line of help is longer than most windows are wide."""
    assert [] == [line for line in help_of().split("\n") + help_of("run").split("\n") if len(line) > 90]


def test_bounds_have_sense():
    """The depth that counts when nothing is said is one that may be asked for."""
    assert 0 < DEPTH <= MOST_FRAMES
