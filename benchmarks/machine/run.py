"""Compares Java bytecode under heapwright with the same algorithms written by hand in Python, and measures start-up.

Both sides run in one process and take turns; the best of several repetitions counts. The table is printed, and written
as JSON beside the other results.
"""

import argparse
import gc
import json
import platform
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from starting import measured_starts
from subject import UnderHeapwright, bytecodes, compiled, under_java
from workloads import PROGRAMS, Program

RESULTS = Path(__file__).parents[1] / "results" / "machine.json"
COUNTED_PART = 20
"""Bytecodes are counted and their speed is taken on a run of a smaller size, since counting is slow."""


def main() -> None:
    arguments = parsed_arguments()
    chosen = [program for program in PROGRAMS if not arguments.only or program.name in arguments.only]
    with tempfile.TemporaryDirectory() as folder:
        classes = Path(folder)
        jdk = compiled(classes)
        subject = UnderHeapwright(jdk, classes)
        agree(subject, chosen, lambda program: under_java(jdk, classes, program.name, program.size))
        seconds = interleaved(subject, chosen, arguments.repetitions)
        rows = [
            row(program, *seconds[program.name], speed(subject, program, bytecodes(jdk, classes, program.name, few)))
            for program in chosen
            if (few := program.size // COUNTED_PART)
        ]
        starts = [] if arguments.only else measured_starts(classes)
    print_programs(rows)
    print_starts(starts)
    if not arguments.only:
        write({"python": platform.python_version(), "java": jdk.release, "programs": rows, "starts": starts})


def parsed_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", action="append", metavar="PROGRAM", help="measure this program and write no results")
    parser.add_argument("--repetitions", type=int, default=5, help="how often each side runs (default: 5)")
    return parser.parse_args()


def agree(subject: UnderHeapwright, chosen: list[Program], real: Callable[[Program], int]) -> None:
    """Make sure that java, heapwright and Python compute the same; this also lets heapwright warm up."""
    for program in chosen:
        checksums = {
            "java": real(program),
            "heapwright": subject.run(program.name, program.size),
            "python": program.twin(program.size),
        }
        if len(set(checksums.values())) > 1:
            raise SystemExit(f"{program.name}: the checksums differ: {checksums}")


def interleaved(subject: UnderHeapwright, chosen: list[Program], repetitions: int) -> dict[str, tuple[float, float]]:
    """The best seconds of each program under heapwright and as Python."""
    best = {program.name: (float("inf"), float("inf")) for program in chosen}
    for _ in range(repetitions):
        for program in chosen:
            heapwright, python = best[program.name]
            python = min(python, timed(lambda program=program: program.twin(program.size)))
            heapwright = min(heapwright, timed(lambda program=program: subject.run(program.name, program.size)))
            best[program.name] = heapwright, python
    return best


def speed(subject: UnderHeapwright, program: Program, executed: int) -> float:
    """Bytecodes a second, in a run that executes that many."""
    few = program.size // COUNTED_PART
    return executed / min(timed(lambda: subject.run(program.name, few)) for _ in range(5))


def timed(run: Callable[[], object]) -> float:
    """The seconds of one run, which does not pay for the garbage of those before."""
    gc.collect()
    start = time.perf_counter()
    run()
    return time.perf_counter() - start


def row(program: Program, heapwright: float, python: float, bytecodes_a_second: float) -> dict[str, object]:
    return {
        "name": program.name,
        "size": program.size,
        "heapwright_seconds": round(heapwright, 4),
        "python_seconds": round(python, 4),
        "ratio": round(heapwright / python, 2),
        "limit": program.limit,
        "bytecodes_a_second": round(bytecodes_a_second),
    }


def print_programs(rows: list[dict[str, object]]) -> None:
    print(f"{'program':16}{'heapwright s':>14}{'python s':>10}{'ratio':>8}{'limit':>7}{'Mbytecodes/s':>14}")
    for each in rows:
        print(
            f"{each['name']:16}{each['heapwright_seconds']:>14.3f}{each['python_seconds']:>10.3f}{each['ratio']:>8.2f}"
            f"{each['limit']:>7.1f}{each['bytecodes_a_second'] / 1e6:>14.1f}  {verdict(each['ratio'], each['limit'])}"
        )


def print_starts(starts: list[dict[str, object]]) -> None:
    for start in starts:
        print(f"\n{start['name']:32}{start['seconds']:>8.3f} s", end="")
        if start["limit"] is not None:
            print(f"  limit {start['limit']:.2f} s  {verdict(start['seconds'], start['limit'])}", end="")
        for phase, seconds in start["phases"].items():
            print(f"\n    {phase:28}{seconds:>8.3f} s", end="")
    print()


def verdict(value: float, limit: float) -> str:
    return "ok" if value <= limit else "TOO SLOW"


def write(results: dict[str, object]) -> None:
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(results, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
