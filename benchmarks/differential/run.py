"""Generated programs under a real JVM and under heapwright: cases, mismatches, seconds."""

import argparse
import os
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from random import SystemRandom

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.differential.generated import GENERATORS, compare, compile_batches, make_batches
from tests.differential.jvm import JavaServer, NotRun
from tests.differential.machine import Heapwright

from heapwright.program.jdk import find_jdk

ARITHMETIC_SHARE, HIERARCHY_SHARE = 0.3, 0.2
LARGEST_SEED = 1_000_000
SHOWN = 20


@dataclass(frozen=True, slots=True)
class Row:
    kind: str
    cases: int
    mismatches: list
    java_seconds: float
    heapwright_seconds: float


class Timed:
    """Runs programs with another runner and counts the time it takes."""

    def __init__(self, runner) -> None:
        self.runner = runner
        self.seconds = 0.0

    def run(self, class_path, class_name, arguments=()):
        start = time.perf_counter()
        try:
            return self.runner.run(class_path, class_name, arguments)
        finally:
            self.seconds += time.perf_counter() - start


def shares(cases):
    """How many cases of each kind make up the number asked for, rounded up."""
    named = {"Arithmetic": ARITHMETIC_SHARE, "Hierarchies": HIERARCHY_SHARE}
    others = (1 - sum(named.values())) / (len(GENERATORS) - len(named))
    return {kind: -int(-cases * named.get(kind, others) // 1) for kind in GENERATORS}


def measure(kind, batches, class_path, java, heapwright):
    """Compare all batches of a kind."""
    java, heapwright = Timed(java), Timed(heapwright)
    wrong = []
    for batch in batches:
        wrong += compare(batch, class_path, java, heapwright)
    return Row(kind, sum(batch.cases for batch in batches), wrong, java.seconds, heapwright.seconds)


def run(cases, seed, threshold):
    """Make the cases, compile them, run them under both machines; a row for each kind."""
    jdk = find_jdk(os.environ)
    batches = {kind: make_batches(kind, seed, count) for kind, count in shares(cases).items()}
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        class_path = compile_batches([b for group in batches.values() for b in group], folder, jdk, folder)
        heapwright = Heapwright(jdk, threshold=threshold)
        with JavaServer(jdk, folder) as java:
            return [measure(kind, group, class_path, java, heapwright) for kind, group in batches.items()]


def print_table(rows, seed):
    print(f"generated programs, seed {seed}")
    print(f"{'kind':16} {'cases':>6} {'mismatches':>11} {'java s':>8} {'heapwright s':>13}")
    total = Row(
        "all",
        sum(row.cases for row in rows),
        [wrong for row in rows for wrong in row.mismatches],
        sum(row.java_seconds for row in rows),
        sum(row.heapwright_seconds for row in rows),
    )
    for row in [*rows, total]:
        times = f"{row.java_seconds:8.2f} {row.heapwright_seconds:13.2f}"
        print(f"{row.kind:16} {row.cases:6} {len(row.mismatches):11} {times}")
    for wrong in total.mismatches[:SHOWN]:
        print(wrong)
    return len(total.mismatches)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cases", type=int, default=2000, help="how many cases in all (default: 2000)")
    parser.add_argument("--seed", type=int, default=None, help="repeat a run (default: a new seed, which is printed)")
    parser.add_argument("--threshold", type=int, default=30, help="calls before a method is translated (default: 30)")
    options = parser.parse_args()
    seed = SystemRandom().randrange(LARGEST_SEED) if options.seed is None else options.seed
    try:
        rows = run(options.cases, seed, options.threshold)
    except NotRun as problem:
        sys.exit(f"seed {seed}: {problem}")
    sys.exit(1 if print_table(rows, seed) else 0)


if __name__ == "__main__":
    main()
