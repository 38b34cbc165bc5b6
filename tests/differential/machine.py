"""Programs run by heapwright, as `heapwright run` runs them, without starting a process for each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.differential.jvm import NotRun, Outcome

from heapwright.cli.assemble import concrete_machine
from heapwright.engine.run import run_main
from heapwright.engine.watches import Attentive
from heapwright.program.entry_point import find_entry_point
from heapwright.program.image import Image
from heapwright.program.program import ParsedClasses
from heapwright.state.state import State

if TYPE_CHECKING:
    from collections.abc import Sequence

    from heapwright.program.jdk import Jdk


class Heapwright:
    """Runs program after program, each on a machine of its own; only the JDK's image and parsed classes are shared."""

    def __init__(self, jdk: Jdk, seconds: float = 120, threshold: int | None = 30) -> None:
        self._jdk = jdk
        self._seconds = seconds
        self._threshold = threshold
        self._image = Image(jdk.image_path)
        self._parsed = ParsedClasses()

    def run(self, class_path: str, class_name: str, arguments: Sequence[str] = ()) -> Outcome:
        """Run a class's main method."""
        pieces: dict[int, list[bytes]] = {1: [], 2: []}
        watch = Attentive(lambda stream, data: pieces[stream].append(data), self._seconds)
        shared = {"image": self._image, "parsed": self._parsed}
        m = concrete_machine(self._jdk, class_path, threshold=self._threshold, watch=watch, **shared)
        s = State()
        try:
            outcome = run_main(m, s, find_entry_point(m.program, class_name), arguments)
        finally:
            watch.drain(s)
        if outcome.problem is not None:
            raise NotRun(f"{class_name} under heapwright: {outcome.problem}")
        return Outcome(b"".join(pieces[1]), b"".join(pieces[2]), outcome.status & 0xFF)
