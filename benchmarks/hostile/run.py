"""Compiled programs with changed code, constants, flags and supertypes, under a real JVM and under heapwright.

    python benchmarks/hostile/run.py --cases 5000 --seed 7
    python benchmarks/hostile/run.py --seed 7 --only 4711

Every case is determined by the seed and its number. The exit status is 1 if one ended as none may: in an exception of
Python's, or otherwise than under a JVM that has accepted the classes.
"""

import argparse
import os
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.hostile.comparison import Comparison

from heapwright.program.jdk import find_jdk


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cases", type=int, default=5000, help="how many cases (default: 5000)")
    parser.add_argument("--seed", type=int, default=1, help="what the changes are drawn from (default: 1)")
    parser.add_argument("--only", type=int, help="the number of one case to run")
    options = parser.parse_args()
    cases = range(options.cases) if options.only is None else range(options.only, options.only + 1)
    with tempfile.TemporaryDirectory() as name, Comparison(find_jdk(os.environ), Path(name)) as comparison:
        report = comparison.run(cases, options.seed)
    print(report.table)
    return 1 if report.failures else 0


if __name__ == "__main__":
    sys.exit(main())
