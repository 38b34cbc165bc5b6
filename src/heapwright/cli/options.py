"""What can be said on the command line, and what is said."""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

RUN_HELP = """\
Run a program's main method as the `java` command does: what it prints comes out as
it is printed, an uncaught exception's trace goes to the error stream, and the exit
status is the one `java` would end with."""

RUN_EPILOG = """\
exit status: the program's own (0, 1 after an uncaught exception, n after System.exit(n));
2 if there is nothing to run, 3 if something is not supported or a bound was reached,
4 after an internal error, 130 after Ctrl-C. For 2, 3 and 4 a line on the error stream
that begins with `heapwright:` says why.

examples:
  heapwright run Hello.java
  heapwright run -cp build/classes:lib/util.jar com.example.Main one two
  heapwright run program.jar"""


DEPTH = 9000
QUICK_AFTER = 30


@dataclass(frozen=True, slots=True)
class RunOptions:
    """The options of `heapwright run`."""

    target: str
    arguments: tuple[str, ...]
    class_path: str | None
    cache: Path | None
    depth: int
    timeout: float | None
    threshold: int | None


def parser() -> argparse.ArgumentParser:
    """The parser of the whole command line."""
    whole = argparse.ArgumentParser(
        prog="heapwright",
        description="Runs compiled Java exactly, so that code on heap data structures can be examined.",
        epilog="`heapwright COMMAND --help` tells more about a command.",
    )
    whole.add_argument("--version", action="store_true", help="show the version and end")
    commands = whole.add_subparsers(title="commands", dest="command", metavar="COMMAND")
    add_run(commands.add_parser("run", help="run a program's main method", description=RUN_HELP, epilog=RUN_EPILOG))
    return whole


def add_run(run: argparse.ArgumentParser) -> None:
    """The arguments of `heapwright run`."""
    run.formatter_class = argparse.RawDescriptionHelpFormatter
    run.add_argument(
        "target", metavar="TARGET", help="a class name, a .java or .class file, or a jar with a Main-Class"
    )
    run.add_argument("arguments", metavar="ARGUMENT", nargs=argparse.REMAINDER, help="passed to the program")
    run.add_argument(
        "-cp", "--class-path", metavar="PATH", help="folders and jars to find classes in, as `java -cp` takes them"
    )
    run.add_argument(
        "--cache",
        metavar="FOLDER",
        type=Path,
        help="where compiled sources are kept (default: the user's cache folder)",
    )
    run.add_argument(
        "--depth",
        metavar="N",
        type=positive,
        default=DEPTH,
        help="frames after which a StackOverflowError is thrown (default: %(default)s)",
    )
    run.add_argument("--timeout", metavar="SECONDS", type=seconds, help="stop the run after this time (default: never)")
    run.add_argument(
        "--quick-after",
        metavar="N",
        type=positive,
        default=QUICK_AFTER,
        help="calls and loops after which a method is translated to Python (default: %(default)s)",
    )
    run.add_argument("--never-quick", action="store_true", help="interpret everything: slow, for comparisons")


def positive(text: str) -> int:
    """A whole number from 1 on."""
    if text.isascii() and text.isdigit() and int(text) > 0:
        return int(text)
    raise argparse.ArgumentTypeError(f"a whole number from 1 on is expected, not {text!r}")


def seconds(text: str) -> float:
    """A time that is more than nothing."""
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if 0 < value < float("inf"):
        return value
    raise argparse.ArgumentTypeError(f"a number of seconds is expected, not {text!r}")


def run_options(parsed: argparse.Namespace) -> RunOptions:
    """The options of a parsed `run`."""
    return RunOptions(
        target=parsed.target,
        arguments=tuple(parsed.arguments),
        class_path=parsed.class_path,
        cache=parsed.cache,
        depth=parsed.depth,
        timeout=parsed.timeout,
        threshold=None if parsed.never_quick else parsed.quick_after,
    )


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """Parse a command line; a wrong one ends the process with status 2 and a sentence."""
    return parser().parse_args(arguments)
