"""Mutated class files."""

import subprocess
import sys

SEED = 20_260


def test_mutants(checkout, compiled):
    """Each of 30,000 mutated class files ends as a class or in one clear error, soon and in little memory."""
    script = checkout / "benchmarks" / "classfile" / "fuzz.py"
    command = [sys.executable, script, "--cases", "30000", "--seed", str(SEED), "--classes", compiled.classes(17)]

    run = subprocess.run(command, capture_output=True, text=True, check=False)

    assert (0, "") == (run.returncode, run.stderr), run.stdout
    assert f"seed {SEED}, 30000 cases" in run.stdout
    assert "0 ended otherwise" in run.stdout
