"""Programs that never end, each in a way of its own."""

import subprocess
import sys

import pytest

pytestmark = pytest.mark.jvm

WAYS = ("recursion", "monitors", "mutual", "overflow", "initialiser", "throwing", "copying", "growing")
SECONDS = ("1.5", "6", "30")
"""The times given: where the machine is slow, the shorter ones end before the program's first line is printed."""

CASES = [(way, "--quick-after=30") for way in WAYS] + [("recursion", "--never-quick"), ("overflow", "--quick-after=1")]


@pytest.mark.parametrize(("way", "speed"), CASES)
def test_a_timeout_ends_everything(compiled, way, speed):
    """A run ends soon after the time given, wherever it is, and what it printed is there."""
    command = [sys.executable, "-m", "heapwright.cli.main", "run", speed, "-cp", str(compiled)]
    for seconds in SECONDS:
        words = [*command, "--timeout", seconds, "Endless", way]
        ended = subprocess.run(words, capture_output=True, timeout=float(seconds) + 28.5, check=False)
        if ended.stdout:
            break

    said = f"heapwright: stopped: the time given, {seconds} seconds, is used up\n"
    assert (b"begun\n", said.encode(), 3) == (ended.stdout, ended.stderr, ended.returncode)


@pytest.mark.parametrize("timeout", ["1e-9", "0.00001", "0.0001"])
def test_a_timeout_as_short_as_can_be(compiled, timeout):
    """A time that is used up before anything is run is no other case."""
    command = [sys.executable, "-m", "heapwright.cli.main", "run", "--timeout", timeout, "-cp", str(compiled)]

    ended = subprocess.run([*command, "Endless", "recursion"], capture_output=True, timeout=30, check=False)

    said = f"heapwright: stopped: the time given, {float(timeout):g} seconds, is used up\n"
    assert (b"", said.encode(), 3) == (ended.stdout, ended.stderr, ended.returncode)
