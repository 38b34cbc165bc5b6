"""Mutated classes under a JVM and under heapwright."""

import re
import subprocess
import sys

import pytest

pytestmark = pytest.mark.jvm

SEED, CASES = 20_261, 300


def test_mutants(checkout):
    """Each of 300 mutated programs ends as under a JVM, or in a sentence where a verifier refuses it."""
    script = checkout / "benchmarks" / "hostile" / "run.py"
    command = [sys.executable, script, "--seed", str(SEED), "--cases", str(CASES)]

    ended = subprocess.run(command, capture_output=True, text=True, timeout=900, check=False)

    assert (0, "") == (ended.returncode, ended.stderr), ended.stdout
    assert int(re.search(r"(\d+) equal\n", ended.stdout)[1]) > CASES // 10, ended.stdout
