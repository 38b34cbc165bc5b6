"""How long commands take from start to end, and where the time of hello world goes."""

import json
import subprocess
import sys
import time
from pathlib import Path

REPETITIONS = 5
HELP_LIMIT, HELLO_LIMIT = 0.15, 0.7
COMMAND = Path(sys.executable).with_name("heapwright")


def measured_starts(classes: Path) -> list[dict[str, object]]:
    """The best of several runs of each command; hello world with its phases."""
    hello = ["run", "-cp", str(classes), "Hello"]
    return [
        start("python -c pass", [sys.executable, "-c", "pass"], None),
        start("heapwright --help", [COMMAND, "--help"], HELP_LIMIT),
        start("heapwright run Hello", [COMMAND, *hello], HELLO_LIMIT, phases(hello)),
    ]


def start(name: str, command: list[object], limit: float | None, phases: dict[str, float] | None = None) -> dict:
    seconds = min(timed(command) for _ in range(REPETITIONS))
    return {"name": name, "seconds": round(seconds, 4), "limit": limit, "phases": phases or {}}


def timed(command: list[object]) -> float:
    begin = time.perf_counter()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - begin


def phases(arguments: list[str]) -> dict[str, float]:
    """The phases of the quickest of several runs in a process of its own, each without those inside it."""
    command = [sys.executable, Path(__file__).with_name("phases.py"), *arguments]
    runs = [
        json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stderr)
        for _ in range(REPETITIONS)
    ]
    return min(runs, key=lambda run: sum(run.values()))
