"""The command as a user starts it, and the programs of this folder, compiled once."""

import os
import shutil
import signal
import subprocess
import sys
import threading
from dataclasses import dataclass
from pathlib import Path

import pytest

from heapwright.program.java_source import compile_sources
from heapwright.program.jdk import find_jdk

HERE = Path(__file__).parent


@dataclass(frozen=True)
class Ended:
    """How a command ended."""

    status: int
    output: str
    errors: str


def ended(done: subprocess.CompletedProcess[bytes]) -> Ended:
    """How a process ended; what is not UTF-8 stays as it is."""
    return Ended(done.returncode, *(text.decode(errors="surrogateescape") for text in (done.stdout, done.stderr)))


class Command:
    """Starts `heapwright run` in a folder, with the environment of a user who has set nothing but PATH."""

    def __init__(self, folder: Path, environment: dict[str, str]) -> None:
        self.folder = folder
        self.environment = environment

    def __call__(
        self, *arguments: object, text: str = "", before: str = "", command: str = "run", **environment: str
    ) -> Ended:
        """Run to the end; `before` are words of a shell that stand before the command."""
        done = subprocess.run(
            self.words(*arguments, before=before, command=command),
            cwd=self.folder,
            env=self.environment | environment,
            input=text.encode(),
            capture_output=True,
            timeout=60,
            check=False,
        )
        return ended(done)

    def words(self, *arguments: object, before: str = "", command: str = "run") -> list[str]:
        """The command line."""
        words = [sys.executable, "-m", "heapwright.cli.main", *command.split(), *map(str, arguments)]
        return ["bash", "-c", f'{before}; exec "$@"', "bash", *words] if before else words

    def started(self, *arguments: object, **streams: object) -> subprocess.Popen[bytes]:
        """Start and go on; the streams are pipes unless said otherwise. What hangs is killed after a while."""
        pipes = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)
        process = subprocess.Popen(self.words(*arguments), cwd=self.folder, env=self.environment, **(pipes | streams))
        timer = threading.Timer(30, process.kill)
        timer.daemon = True
        timer.start()
        return process


@pytest.fixture(autouse=True, scope="session")
def ctrl_c():
    """Ctrl-C counts in what the tests start, even if they run in the background, where shells have it ignored."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.fixture(scope="session")
def jdk():
    """The JDK of this machine."""
    return find_jdk(os.environ)


@pytest.fixture(scope="session")
def compiled(checkout, jdk):
    """The folder of the compiled programs; it is kept until they change."""
    programs = sorted((HERE / "programs").rglob("*.java"))
    return compile_sources(programs, "", jdk, checkout / "build" / "cli")


@pytest.fixture
def classes(compiled, tmp_path):
    """A copy of the compiled programs that a test may change, below the folder where commands are run."""
    return shutil.copytree(compiled, tmp_path / "classes")


@pytest.fixture(scope="session")
def environment(checkout, jdk):
    """What a user has set: PATH, a home, and an encoding; compiled sources are kept for all tests."""
    return {
        "PATH": os.pathsep.join([str(jdk.home / "bin"), os.environ["PATH"]]),
        "PYTHONPATH": str(checkout / "src"),
        "XDG_CACHE_HOME": str(checkout / "build" / "cli"),
        "LC_ALL": "C.UTF-8",
    }


@pytest.fixture
def run(environment, tmp_path):
    """Run the command in an empty folder."""
    return Command(tmp_path, environment)


@pytest.fixture
def java(environment, jdk, tmp_path):
    """Run the real `java` in the same folder and environment."""

    def run_java(*arguments, **surroundings):
        command = [str(jdk.java), *map(str, arguments)]
        variables = environment | surroundings
        done = subprocess.run(command, cwd=tmp_path, env=variables, capture_output=True, timeout=60, check=False)
        return ended(done)

    return run_java


@pytest.fixture(scope="session")
def sources():
    """The folder of the programs' sources."""
    return HERE / "programs"


@pytest.fixture(scope="session")
def broken_sources():
    """The folder of the sources that are not programs."""
    return HERE / "broken"
