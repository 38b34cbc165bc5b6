"""What can be said on the command line, and what is said."""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from heapwright.cli.saying import say

if TYPE_CHECKING:
    from collections.abc import Sequence

RUN_HELP = """\
Run a program's main method as the `java` command does: what it prints comes out as
it is printed, an uncaught exception's trace goes to the error stream, and the exit
status is the one `java` would end with."""

RUN_EPILOG = """\
exit status:
  the program's own   0, 1 after an uncaught exception, n after System.exit(n)
  2                   there is nothing to run, or the command line is wrong
  3                   something is not supported, or a bound was reached
  4                   internal error
  130, 143, 129       ended by Ctrl-C, SIGTERM or SIGHUP; what was printed is not lost
  141                 whoever read the output has left
For 2, 3, 4 and after signals, a line on the error stream that begins with
`heapwright:` says why.

examples:
  heapwright run Hello.java
  heapwright run -cp build/classes:lib/util.jar com.example.Main one two
  heapwright run build/classes/com/example/Main.class
  heapwright run program.jar
  heapwright run --timeout 10 Hello.java < input.txt

environment: JAVA_HOME names the JDK, else the `java` on PATH does; CLASSPATH is the
class path where no -cp is given (else the current folder); XDG_CACHE_HOME (default:
~/.cache) holds compiled sources; LC_ALL, LC_CTYPE or LANG names the output's encoding."""

EPILOG = """\
examples:
  heapwright run Hello.java           compile a source file and run it
  heapwright run -cp classes Main a   run a class, with the argument `a`
  heapwright run --help               all about running"""

MOST_FRAMES = 1_000_000


USAGE = 2
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
    opened: frozenset[str]


class Parser(argparse.ArgumentParser):
    """Says what is wrong with a command line in one sentence."""

    def error(self, message: str) -> NoReturn:
        """End the process with status 2 and a sentence."""
        reason = "no target" if message.endswith("required: TARGET, ARGUMENT") else message
        self.exit(2, f"heapwright: {reason}; see `{self.prog} --help`\n")


def parser() -> Parser:
    """The parser of the whole command line."""
    whole = Parser(
        prog="heapwright",
        description="Runs compiled Java exactly, so that code on heap data structures can be examined.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    whole.add_argument("--version", action="store_true", help="show the version and end")
    commands = whole.add_subparsers(title="commands", dest="command", metavar="COMMAND")
    run = commands.add_parser(
        "run", help="run a program's main method", description=RUN_HELP, epilog=RUN_EPILOG, allow_abbrev=False
    )
    add_run(run)
    return whole


def add_run(run: argparse.ArgumentParser) -> None:
    """The arguments of `heapwright run`."""
    run.formatter_class = argparse.RawDescriptionHelpFormatter
    run.add_argument(
        "target", metavar="TARGET", help="a class name, a .java or .class file, or a jar with a Main-Class"
    )
    run.add_argument("arguments", metavar="ARGUMENT", nargs=argparse.REMAINDER, help="passed to the program")
    add_class_options(run)
    run.add_argument(
        "--cache",
        metavar="FOLDER",
        type=Path,
        help="where compiled sources are kept (default: the user's cache folder)",
    )
    run.add_argument(
        "--depth",
        metavar="N",
        type=frames,
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


def add_class_options(run: argparse.ArgumentParser) -> None:
    """The options that say which classes there are, and what may be seen of them."""
    run.add_argument(
        *("-cp", "-classpath", "--class-path"),
        dest="class_path",
        metavar="PATH",
        help="folders and jars to find classes in, as `java -cp` takes them",
    )
    run.add_argument(
        "--add-opens",
        metavar="MODULE/PACKAGE=ALL-UNNAMED",
        type=opening,
        action="append",
        default=[],
        help="open a package of the JDK to reflection, as `java --add-opens` does",
    )


def positive(text: str) -> int:
    """A whole number from 1 on."""
    if text.isascii() and text.isdigit() and int(text) > 0:
        return int(text)
    raise argparse.ArgumentTypeError(f"a whole number from 1 on is expected, not {text!r}")


def frames(text: str) -> int:
    """A number of frames that fits into the memory of most computers."""
    if positive(text) <= MOST_FRAMES:
        return int(text)
    raise argparse.ArgumentTypeError(f"at most {MOST_FRAMES} is possible, not {text!r}")


def opening(text: str) -> str:
    """A package that is opened, as `java.base/java.lang`."""
    package, _, module = text.partition("=")
    if module == "ALL-UNNAMED" and package.count("/") == 1:
        return package
    raise argparse.ArgumentTypeError(f"MODULE/PACKAGE=ALL-UNNAMED is expected, not {text!r}")


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
        opened=frozenset(parsed.add_opens),
    )


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """Parse a command line; a wrong one ends the process with status 2 and a sentence."""
    parsed, unknown = parser().parse_known_args(arguments)
    if unknown:
        command = f"heapwright {parsed.command or ''}".strip()
        raise SystemExit(say(f"there is no option {unknown[0]}; see `{command} --help`", USAGE))
    return parsed
