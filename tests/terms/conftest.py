"""The real JVM that operators are compared with, and the values they are tried on."""

import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest


class RealOperators:
    """One running `java Operators.java`, asked line by line."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    def answer(self, question: str) -> str:
        """What the JVM answers to one line."""
        return self.answers([question])[0]

    def answers(self, questions: list[str]) -> list[str]:
        """What the JVM answers to each of some lines, asked a few at a time so that no pipe fills up."""
        answered: list[str] = []
        for start in range(0, len(questions), 200):
            asked = questions[start : start + 200]
            self._process.stdin.write("".join(f"{question}\n" for question in asked))
            self._process.stdin.flush()
            answered += [self._answer_to(question) for question in asked]
        return answered

    def _answer_to(self, question: str) -> str:
        line = self._process.stdout.readline()
        assert line, f"the JVM ended at the question {question!r}"
        return line.rstrip("\n")


@pytest.fixture(scope="session")
def real() -> Iterator[RealOperators]:
    """The JVM's own operators."""
    source = Path(__file__).parent / "programs" / "Operators.java"
    command = ["java", "-XX:TieredStopAtLevel=1", str(source)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        yield RealOperators(process)
        process.stdin.close()
