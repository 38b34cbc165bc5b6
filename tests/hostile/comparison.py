"""Mutated programs under a JVM and under heapwright: which of them end as they should."""

from __future__ import annotations

import random
import resource
import shutil
import signal
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from tests.differential.jvm import JavaServer, NotRun
from tests.differential.machine import Heapwright
from tests.hostile.mutation import mutant

from heapwright.program.entry_point import EntryPointMissing
from heapwright.program.java_source import compile_sources

if TYPE_CHECKING:
    from types import FrameType
    from typing import Self

    from tests.differential.jvm import Outcome

    from heapwright.program.jdk import Jdk

VICTIMS = Path(__file__).parent / "victims"
THRESHOLDS = (None, 1, 30)
SECONDS = 1.0
JAVA_SECONDS = 5
JAVA_FLAGS = ("-Xss64m",)
"""A stack on which some frames with as many variables as there can be have room."""
MEGABYTES = 4096
REFUSED = (b"java.lang.VerifyError", b"java.lang.ClassFormatError")
INTERNAL = "internal error (or bytecode that cannot be verified)"


class Endless(BaseException):
    """A case did not end."""


@dataclass
class Report:
    """How the cases ended, and those that ended as none may."""

    seed: int
    endings: Counter[str] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)
    seconds: float = 0.0

    @property
    def table(self) -> str:
        """A line for each way of ending."""
        rows = [f"{count:7} {ending}" for ending, count in self.endings.most_common()]
        head = f"seed {self.seed}, {sum(self.endings.values())} cases, {self.seconds:.1f} s"
        return "\n".join([head, *rows, *self.failures])


class Comparison:
    """Both machines, and the victims' classes in a folder where one of them is replaced for each case."""

    def __init__(self, jdk: Jdk, cache: Path) -> None:
        self.jdk = jdk
        self.cache = cache
        self.originals = compile_sources(sorted(VICTIMS.glob("*.java")), "", jdk, cache)
        self.files = sorted(self.originals.rglob("*.class"))
        self.machines = [Heapwright(jdk, SECONDS, threshold) for threshold in THRESHOLDS]
        self.java = JavaServer(jdk, cache, JAVA_SECONDS, JAVA_FLAGS)

    def __enter__(self) -> Self:
        """Start the JVM."""
        self.java.__enter__()
        return self

    def __exit__(self, *error: object) -> None:
        """End it."""
        self.java.__exit__(*error)

    def run(self, cases: range, seed: int) -> Report:
        """Run cases by their numbers."""
        report = Report(seed)
        start = time.perf_counter()
        limits = resource.getrlimit(resource.RLIMIT_AS)
        resource.setrlimit(resource.RLIMIT_AS, (MEGABYTES << 20, limits[1]))
        handler = signal.signal(signal.SIGALRM, endless)
        try:
            for case in cases:
                ending, detail = self.case(seed, case)
                report.endings[ending] += 1
                if detail:
                    report.failures.append(f"--- seed {seed}, case {case}: {ending}\n{detail}")
        finally:
            signal.signal(signal.SIGALRM, handler)
            resource.setrlimit(resource.RLIMIT_AS, limits)
        report.seconds = time.perf_counter() - start
        return report

    def case(self, seed: int, case: int) -> tuple[str, str]:
        """How one case ended, and what was wrong with it."""
        with tempfile.TemporaryDirectory() as name:
            main = self.write(Path(name), seed, case)
            ended, outcome, problem = self.heapwright(self.machines[case % len(THRESHOLDS)], name, main)
            if ended == "failed":
                return "failed", problem
            if ended == "endless":
                return "endless", ""
            try:
                wanted = self.java.run(name, main)
            except NotRun as not_run:
                return self.not_run(str(not_run), ended)
        return judge(ended, outcome, problem, wanted)

    def write(self, folder: Path, seed: int, case: int) -> str:
        """Write the classes of a case; the name of the one to start."""
        chance = random.Random(f"{seed}:{case}")
        chosen = chance.choice(self.files)
        for file in self.files:
            if file == chosen:
                (folder / file.name).write_bytes(mutant(file.read_bytes(), chance))
            else:
                shutil.copy(file, folder)
        return chosen.stem.partition("$")[0]

    def heapwright(self, machine: Heapwright, class_path: str, main: str) -> tuple[str, Outcome | None, str]:
        """Run under heapwright: how it ended, in a word; the outcome; the problem."""
        signal.setitimer(signal.ITIMER_REAL, 2 * SECONDS)
        try:
            return "run", machine.run(class_path, main), ""
        except EntryPointMissing as missing:
            return "refused", None, missing.message
        except NotRun as not_run:
            text = str(not_run)
            word = "broken" if INTERNAL in text else "endless" if "is used up" in text else "unsupported"
            return word, None, text
        except Endless:
            return "endless", None, ""
        except Exception as error:  # noqa: BLE001  the point is to see any
            return "failed", None, f"{type(error).__name__}: {error}"
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)

    def not_run(self, reason: str, ended: str) -> tuple[str, str]:
        """What it means that the JVM did not run the program to its end."""
        if "could not be started" in reason:
            return ("refused by both", "") if ended == "refused" else (f"{ended}, not started by java", "")
        if "the JVM ended" in reason:
            self.java.__exit__()
            self.java = JavaServer(self.jdk, self.cache, JAVA_SECONDS, JAVA_FLAGS)
            self.java.__enter__()
            return "the JVM crashed", ""
        return f"{ended}, endless in java", reason


def endless(number: int, frame: FrameType | None) -> None:
    """The alarm."""
    raise Endless


def error_of(outcome: Outcome) -> list[bytes]:
    """The exception that a run ended with, without its trace."""
    return [line for line in outcome.stderr.splitlines() if not line.startswith(b"\t")]


def judge(ended: str, outcome: Outcome | None, problem: str, wanted: Outcome) -> tuple[str, str]:
    """Compare with what the JVM did."""
    if any(refusal in wanted.stderr for refusal in REFUSED):
        return f"{ended}, refused by java's verifier", ""
    if ended == "refused" and wanted.status and not wanted.stdout:
        return "refused by both", ""
    if ended == "unsupported":
        return "unsupported", ""
    if outcome == wanted:
        return "equal", ""
    if outcome is not None and b".defineClass(" in wanted.stderr:
        if error_of(outcome) == error_of(wanted):
            return "equal but for when a class is loaded", ""
        if b"java.lang.ClassFormatError" in outcome.stderr and outcome.stdout == wanted.stdout:
            return "refused by both, for one fault or another", ""
    if b"NoClassDefFoundError" in wanted.stderr and outcome is not None and outcome.stdout.startswith(wanted.stdout):
        return "a class is missing, which java looks for earlier", ""
    shown = problem if outcome is None else outcome.text
    return f"{ended}, different", f"heapwright: {shown}\njava: {wanted.text}"
