"""Programs run by a real JVM: one process for many programs, or the `java` command for one."""

from __future__ import annotations

import struct
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Self

from heapwright.program.java_source import compile_sources

if TYPE_CHECKING:
    from collections.abc import Sequence

    from heapwright.program.jdk import Jdk

SERVER_SOURCES = sorted((Path(__file__).parent / "server").glob("*.java"))
SERVER_FLAGS = ("-Djava.security.manager=allow", "--add-opens", "java.base/java.lang.invoke=ALL-UNNAMED")
STARTUP_FLAGS = ("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xshare:auto")
TIMED_OUT, NOT_STARTED = -1, -2


class NotRun(Exception):
    """A program was not started, took too long, or the JVM ended under it."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a program wrote to its two streams, and the status it ended with."""

    stdout: bytes
    stderr: bytes
    status: int

    @property
    def text(self) -> str:
        """All of it as one text, in which a difference is found line by line."""
        out, err = (stream.decode("utf-8", "surrogateescape") for stream in (self.stdout, self.stderr))
        return f"{out}\n--- standard error\n{err}\n--- status {self.status}"


class JavaServer:
    """A JVM that runs program after program, each with fresh classes, as long as the `with` block lasts."""

    def __init__(self, jdk: Jdk, cache_folder: Path, seconds: int = 30, flags: Sequence[str] = ()) -> None:
        self._seconds = seconds
        classes = compile_sources(SERVER_SOURCES, "", jdk, cache_folder)
        self._command = [str(jdk.java), *STARTUP_FLAGS, *SERVER_FLAGS, *flags, "-cp", str(classes), "ProgramServer"]
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        """Start the JVM."""
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(self._command, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL)
        return self

    def __exit__(self, *error: object) -> None:
        """End the JVM, whatever it is doing."""
        assert self._process is not None
        self._process.kill()
        self._process.communicate()

    def run(
        self, class_path: str, class_name: str, arguments: Sequence[str] = (), *, seconds: int | None = None
    ) -> Outcome:
        """Run a class's main method, for a time of its own if one is given."""
        assert self._process is not None
        most = self._seconds if seconds is None else seconds
        stdin = self._process.stdin
        assert stdin is not None
        stdin.write(_text(class_path) + _text(class_name) + struct.pack(">ii", most, len(arguments)))
        stdin.write(b"".join(map(_text, arguments)))
        stdin.flush()
        status = self._number()
        outcome = Outcome(self._bytes(self._number()), self._bytes(self._number()), status)
        if status == TIMED_OUT:
            raise NotRun(f"{class_name} ran longer than {most} seconds")
        if status == NOT_STARTED:
            raise NotRun(f"{class_name} could not be started: {outcome.stderr.decode()}")
        return outcome

    def _number(self) -> int:
        (number,) = struct.unpack(">i", self._bytes(4))
        assert isinstance(number, int)
        return number

    def _bytes(self, size: int) -> bytes:
        assert self._process is not None
        stdout = self._process.stdout
        assert stdout is not None
        data = stdout.read(size)
        if len(data) < size:
            raise NotRun(f"the JVM ended with status {self._process.wait()}")
        return data


class Remembered:
    """A server that is asked for each program once: strings it interned would be found by a second run."""

    def __init__(self, server: JavaServer) -> None:
        self._server = server
        self._outcomes: dict[tuple[str, str, tuple[str, ...]], Outcome] = {}

    def run(self, class_path: str, class_name: str, arguments: Sequence[str] = ()) -> Outcome:
        """Run a class's main method, or tell how it ended before."""
        key = class_path, class_name, tuple(arguments)
        if key not in self._outcomes:
            self._outcomes[key] = self._server.run(class_path, class_name, arguments)
        return self._outcomes[key]


def run_java_command(jdk: Jdk, class_path: str, class_name: str, arguments: Sequence[str] = ()) -> Outcome:
    """Run a class's main method in a JVM of its own; its output is UTF-8 wherever this machine stands."""
    encoding = ("-Dfile.encoding=UTF-8", "-Dsun.jnu.encoding=UTF-8")
    command = [str(jdk.java), *STARTUP_FLAGS, *encoding, "-cp", class_path, class_name, *arguments]
    environment = {"LC_ALL": "C.UTF-8"}
    done = subprocess.run(command, capture_output=True, check=False, stdin=subprocess.DEVNULL, env=environment)
    return Outcome(done.stdout, done.stderr, done.returncode)


def _text(text: str) -> bytes:
    """A text as Java's DataInput reads it."""
    units = text.encode("utf-16-be", "surrogatepass")
    encoded = bytearray()
    for (unit,) in struct.iter_unpack(">H", units):
        if 0 < unit < 0x80:
            encoded.append(unit)
        elif unit < 0x800:
            encoded += bytes((0xC0 | unit >> 6, 0x80 | unit & 0x3F))
        else:
            encoded += bytes((0xE0 | unit >> 12, 0x80 | unit >> 6 & 0x3F, 0x80 | unit & 0x3F))
    return struct.pack(">H", len(encoded)) + encoded
