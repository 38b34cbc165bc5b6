"""Runs the command line in this process and writes the seconds of each phase to the error stream, as JSON.

A phase's seconds are without those of the phases inside it.
"""

import builtins
import importlib
import json
import sys
import time
from collections.abc import Callable
from typing import Any

PHASES = {
    "reading and linking classes": ("heapwright.program.program", "Program", "load"),
    "preparing methods": ("heapwright.bytecode.preparation", None, "prepare"),
    "executing": ("heapwright.bytecode.interpreter", None, "advance"),
}
IMPORTS, REST = "importing modules", "the rest"


class Stopwatch:
    """Divides time among nested phases."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}
        self.entered = [REST]
        self.since = time.perf_counter()

    def switch(self) -> None:
        """Charge the time since the last switch to the innermost phase."""
        now = time.perf_counter()
        innermost = self.entered[-1]
        self.seconds[innermost] = self.seconds.get(innermost, 0.0) + now - self.since
        self.since = now

    def watched(self, phase: str, function: Callable[..., Any]) -> Callable[..., Any]:
        """The function, with its time charged to a phase."""

        def run(*arguments: Any, **named: Any) -> Any:
            self.switch()
            self.entered.append(phase)
            try:
                return function(*arguments, **named)
            finally:
                self.switch()
                self.entered.pop()

        return run


def main() -> None:
    stopwatch = Stopwatch()
    builtins.__import__ = stopwatch.watched(IMPORTS, builtins.__import__)
    importing = stopwatch.watched(IMPORTS, importlib.import_module)
    for phase, (module, owner, name) in PHASES.items():
        place = importing(module)
        place = getattr(place, owner) if owner else place
        setattr(place, name, stopwatch.watched(phase, getattr(place, name)))
    try:
        importing("heapwright.cli.main").main(sys.argv[1:])
    except SystemExit as request:
        if request.code:
            raise
    stopwatch.switch()
    json.dump({phase: round(seconds, 4) for phase, seconds in stopwatch.seconds.items()}, sys.stderr)


if __name__ == "__main__":
    main()
