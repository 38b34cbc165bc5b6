"""The `heapwright` command."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from heapwright.cli.interruption import Interrupted, Interruptions
from heapwright.cli.saying import say, show

if TYPE_CHECKING:
    from collections.abc import Sequence

USAGE, INTERNAL = 2, 4


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command that the arguments name and return the exit status."""
    interruptions = Interruptions()
    try:
        interruptions.listen()
        return command(sys.argv[1:] if arguments is None else arguments, interruptions)
    except Interrupted as interrupted:
        return say(f"interrupted by {interrupted.name}", interrupted.status)
    except Exception as error:  # noqa: BLE001  a user gets a sentence, whatever went wrong
        return say(f"internal error{place(error)}: {type(error).__name__}: {error}", INTERNAL)


def command(words: Sequence[str], interruptions: Interruptions) -> int:
    """Do what the words of the command line say."""
    match words:
        case [] | ["-h" | "--help", *_]:
            from heapwright.cli.help import HELP

            return show(HELP, 0 if words else USAGE)
        case ["--version", *_]:
            from importlib.metadata import version

            return show(f"heapwright {version('heapwright')}\n")
        case ["run", *rest]:
            return run_command(rest, interruptions)
    kind = "option" if words[0].startswith("-") else "command"
    return say(f"there is no {kind} {words[0]}; see `heapwright --help`", USAGE)


def run_command(words: Sequence[str], interruptions: Interruptions) -> int:
    """`heapwright run`."""
    from heapwright.cli.options import WrongUsage, run_options

    try:
        options = run_options(words)
    except WrongUsage as wrong:
        return say(f"{wrong}; see `heapwright run --help`", USAGE)
    if options is None:
        from heapwright.cli.help import run_help

        return show(run_help())
    from heapwright.cli.running import run

    return run(options, interruptions)


def place(error: Exception) -> str:
    """Where in heapwright an error happened."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return "" if trace is None else f" at {trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}"


if __name__ == "__main__":
    sys.exit(main())
