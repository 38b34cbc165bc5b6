"""Generated cases: which are made of a seed, and how the two machines are compared on them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import TYPE_CHECKING, Protocol

from tests.differential.generators import arithmetic, containers, hierarchies
from tests.differential.jvm import NotRun

from heapwright.program.java_source import compile_sources

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tests.differential.generators.batch import Batch
    from tests.differential.jvm import Outcome

    from heapwright.program.jdk import Jdk


class Runner(Protocol):
    """What runs a program: the JVM's server or heapwright."""

    def run(self, class_path: str, class_name: str, arguments: Sequence[str] = ()) -> Outcome: ...


@dataclass(frozen=True, slots=True)
class Mismatch:
    """One case that ended differently: the lines of both machines."""

    batch: str
    expected: str
    found: str

    def __str__(self) -> str:
        return f"{self.batch}:\n  java       {self.expected}\n  heapwright {self.found}"


def containers_of(kind: str) -> Callable[[int, int, str], Batch]:
    """The generator of one kind of container."""
    return lambda seed, cases, class_name: containers.generate(seed, cases, class_name, kind)


GENERATORS: dict[str, Callable[[int, int, str], Batch]] = {
    "Arithmetic": arithmetic.generate,
    "Hierarchies": hierarchies.generate,
    **{kind: containers_of(kind) for kind in containers.KINDS},
}


def make_batches(kind: str, seed: int, cases: int, largest: int = 60) -> list[Batch]:
    """So many cases of a kind, in classes of a size that javac and the JVM take easily."""
    batches = []
    for number, done in enumerate(range(0, cases, largest)):
        name = f"{kind}Cases{seed}x{number}"
        batches.append(GENERATORS[kind](seed + number, min(largest, cases - done), name))
    return batches


def compile_batches(batches: Sequence[Batch], folder: Path, jdk: Jdk, cache_folder: Path) -> str:
    """Write the sources of batches into a folder and compile them; the class path."""
    files = [folder / f"{batch.class_name}.java" for batch in batches]
    for file, batch in zip(files, batches, strict=True):
        write_whole(file, batch.source)
    return str(compile_sources(files, "", jdk, cache_folder))


def write_whole(file: Path, text: str) -> None:
    """Write a file that other processes may read, or write the same, at any time."""
    with NamedTemporaryFile("w", encoding="utf-8", dir=file.parent, suffix=".making", delete=False) as making:
        making.write(text)
    Path(making.name).replace(file)


def compare(batch: Batch, class_path: str, java: Runner, heapwright: Runner) -> list[Mismatch]:
    """The cases of a batch on which the two machines differ."""
    expected = java.run(class_path, batch.class_name)
    try:
        found = heapwright.run(class_path, batch.class_name)
    except NotRun as problem:
        return [Mismatch(batch.class_name, "runs to its end", str(problem))]
    mine, theirs = (lines(outcome) for outcome in (found, expected))
    if len(theirs) < batch.cases or expected.status != 0:
        raise NotRun(f"{batch.class_name} has not run all its cases:\n{expected.text}")
    pairs = [(theirs.get(key, "nothing"), mine.get(key, "nothing")) for key in dict.fromkeys([*theirs, *mine])]
    wrong = [Mismatch(batch.class_name, java_line, our_line) for java_line, our_line in pairs if java_line != our_line]
    if not wrong and expected != found:
        wrong.append(Mismatch(batch.class_name, expected.text, found.text))
    return wrong


def lines(outcome: Outcome) -> dict[str, str]:
    """The line of each case, by its number."""
    text = outcome.stdout.decode("utf-8", "surrogateescape")
    return {line.partition(" ")[0]: line for line in text.split("\n") if line}
