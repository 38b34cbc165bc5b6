"""A program's streams, its end, and what ends it from outside."""

import signal
import subprocess
import time
from pathlib import Path

import pytest

pytestmark = pytest.mark.jvm

OVERFLOW = 'Exception in thread "main" java.lang.StackOverflowError\n\tat Recursion.count('
MEMORY = "Requested array size exceeds VM limit\n"
SECONDS = ("0.5", "5", "30")
"""The times given to a program: where the machine is slow, the shorter ones end before its first line is printed."""


@pytest.mark.parametrize(("argument", "status"), [("return", 0), ("exit", 7), ("throw", 1)])
def test_the_exit_status_is_the_programs(run, classes, argument, status):
    """A program that returns, exits or throws ends with java's status, and what it printed is there."""
    ended = run("-cp", "classes", "Ends", argument)

    assert (status, "no newline") == (ended.status, ended.output)
    assert (argument == "throw") is ('Exception in thread "main" java.lang.IllegalStateException' in ended.errors)


def test_a_package_is_opened(run, classes):
    """Private members of the JDK's classes are reached by reflection where `--add-opens` opens their package only."""
    closed = run("-cp", "classes", "Opened")
    opened = run("--add-opens", "java.base/java.util=ALL-UNNAMED", "-cp", "classes", "Opened")

    assert (1, "") == (closed.status, closed.output)
    assert "java.lang.reflect.InaccessibleObjectException: Unable to make field private int java.util" in closed.errors
    assert (0, "3\n") == (opened.status, opened.output)


def test_output_of_any_size(run, classes):
    """Long output is complete."""
    lines = run("-cp", "classes", "Counting", "200000").output.split("\n")

    assert [*map(str, range(200_000)), ""] == lines


@pytest.mark.parametrize(
    "locale",
    [
        {"LC_ALL": "C.UTF-8"},
        {"LC_ALL": "C"},
        {"LC_ALL": "", "LC_CTYPE": "C.UTF-8"},
        {"LC_ALL": "", "LC_CTYPE": "POSIX"},
        {"LC_ALL": "", "LANG": "C.UTF-8"},
        {"LC_ALL": "", "LANG": "xx_XX.UTF-8"},
        {"LC_ALL": ""},
        {"LC_ALL": "xx_XX.ISO-8859-1"},
    ],
)
def test_text_of_any_language(run, java, classes, locale):
    """What is printed and what is passed is encoded as the locale says, if it is installed."""
    for argument in ("a", "ü😀", b"\xff\xc3z".decode(errors="surrogateescape")):
        words = ["-cp", "classes", "Text", argument]

        assert java(*words, **locale) == run(*words, **locale)


def test_standard_input(run, classes):
    """A program reads its standard input to the end; a last line needs no end."""
    assert "ready; got Ann\n got Bob ü\n got last\n" == run("-cp", "classes", "Reading", text="Ann\nBob ü\nlast").output
    assert "ready;" == run("-cp", "classes", "Reading").output


def test_what_is_read_is_answered_at_once(run, classes):
    """A line is given to the program before the next one is there, and its answer comes out before more is asked."""
    with run.started("-cp", "classes", "Reading") as process:
        answers = []
        for name in (b"Ann\n", b"Bob\n"):
            process.stdin.write(name)
            process.stdin.flush()
            answers.append(process.stdout.readline())
        process.stdin.close()

        assert [b"ready; got Ann\n", b" got Bob\n"] == answers
        assert 0 == process.wait()


@pytest.mark.parametrize(("number", "status"), [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129)])
def test_a_signal_in_the_middle_of_printing(run, classes, tmp_path, number, status):
    """A signal ends a printing loop with java's status; nothing of what was printed is lost or cut."""
    with (tmp_path / "out").open("wb") as out, run.started("-cp", "classes", "Counting", stdout=out) as process:
        while process.poll() is None and (tmp_path / "out").stat().st_size < 100_000:
            time.sleep(0.05)
        process.send_signal(number)
        errors = process.stderr.read().decode()
        lines = (tmp_path / "out").read_text().split("\n")

    assert (status, f"heapwright: interrupted by {number.name}\n") == (process.returncode, errors)
    assert [*map(str, range(len(lines) - 1)), ""] == lines


@pytest.mark.parametrize("name", ["Spinning", "Reading"])
def test_a_signal_while_nothing_is_printed(run, classes, name):
    """A signal ends a program that computes, or waits for input, and shows what it had printed."""
    shown = {"Spinning": b"start\n", "Reading": b"ready;"}[name]
    with run.started("-cp", "classes", name) as process:
        received = process.stdout.read(len(shown))
        process.send_signal(signal.SIGINT)

        assert (shown, 130) == (received, process.wait(timeout=20))


def test_a_signal_before_the_program_runs(run, classes):
    """A signal ends the command quietly while it is still getting ready."""
    with run.started("-cp", "classes", "Spinning") as process:
        time.sleep(0.15)
        process.send_signal(signal.SIGTERM)

        assert b"Traceback" not in process.stderr.read()


def test_a_reader_that_leaves(run, classes):
    """Where nobody reads any more the run ends without a word, with the status of a broken pipe."""
    with run.started("-cp", "classes", "Counting") as process:
        line = process.stdout.readline()
        process.stdout.close()

        assert (b"0\n", b"", 141) == (line, process.stderr.read(), process.wait(timeout=20))


def test_an_output_that_is_full(run, classes):
    """An output that cannot be written ends the run with the reason."""
    with Path("/dev/full").open("wb") as full, run.started("-cp", "classes", "Other", stdout=full) as process:
        reason = b"heapwright: stopped: standard output cannot be written: No space left on device\n"

        assert (reason, 3) == (process.stderr.read(), process.wait(timeout=20))


@pytest.mark.parametrize(
    ("closed", "name", "output"),
    [("<&-", "Reading", "ready;"), (">&-", "Other", ""), ("2>&-", "Other", "3\n"), ("<&- >&- 2>&-", "Other", "")],
)
def test_streams_that_were_closed(run, classes, closed, name, output):
    """A command started without its streams runs: nothing is read, and what is printed there is gone."""
    ended = run("-cp", "classes", name, before=f"exec {closed}")

    assert (0, output, "") == (ended.status, ended.output, ended.errors)


def test_a_time_limit(run, classes):
    """A program that takes longer than it may is stopped with status 3, and what it printed is there."""
    for seconds in SECONDS:
        ended = run("--timeout", seconds, "-cp", "classes", "Spinning")
        if ended.output:
            break

    assert (3, "start\n") == (ended.status, ended.output)
    assert f"heapwright: stopped: the time given, {seconds} seconds, is used up\n" == ended.errors


@pytest.mark.parametrize("mode", [[], ["--quick-after", "1"], ["--never-quick"]])
def test_infinite_recursion(run, classes, mode):
    """Recursion without an end is a StackOverflowError that can be caught, or ends the program as in java."""
    ended = run(*mode, "-cp", "classes", "Recursion")

    assert (1, "overflow true\n") == (ended.status, ended.output)
    assert ended.errors.startswith(OVERFLOW)
    assert 1025 == ended.errors.count("\n")


def test_deep_recursion(run, classes):
    """Recursion that stays below the bound on frames returns; the bound can be moved."""
    assert "8900\n" == run("-cp", "classes", "Recursion", "8900").output
    assert 1 == run("-cp", "classes", "Recursion", "9100").status
    assert "30000\n" == run("--depth", "40000", "-cp", "classes", "Recursion", "30000").output
    assert 1 == run("--depth", "50", "-cp", "classes", "Recursion", "60").status


def test_arrays_beyond_the_memory(run, classes):
    """Arrays that do not fit into the memory are an OutOfMemoryError, as in java."""
    ended = run("-cp", "classes", "Memory", "large", before="ulimit -v 2200000")

    assert (1, MEMORY) == (ended.status, ended.output)
    assert ended.errors.startswith('Exception in thread "main" java.lang.OutOfMemoryError: Java heap space\n')


@pytest.mark.parametrize(("kind", "kilobytes"), [("small", 450_000), ("chain", 700_000)])
def test_objects_beyond_the_memory(run, classes, kind, kilobytes):
    """Objects that do not fit into the memory end the run with one sentence, before Python itself finds no more."""
    ended = run("-cp", "classes", "Memory", kind, before=f"ulimit -v {kilobytes}")

    assert (3, MEMORY, "heapwright: stopped: the memory is used up\n") == (ended.status, ended.output, ended.errors)


def test_the_version(run):
    """The version is one line."""
    done = subprocess.run(run.words("--version", command=""), env=run.environment, capture_output=True, check=False)

    assert (0, b"heapwright 0.1.0\n", b"") == (done.returncode, done.stdout, done.stderr)
