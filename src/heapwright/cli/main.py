"""The `heapwright` command."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from heapwright.cli.interruption import Interrupted, Interruptions
from heapwright.cli.saying import say

if TYPE_CHECKING:
    from collections.abc import Sequence

INTERNAL = 4


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


def command(arguments: Sequence[str], interruptions: Interruptions) -> int:
    """Do what the arguments say."""
    from heapwright.cli.options import USAGE, parse, parser, run_options

    parsed = parse(arguments)
    if parsed.version:
        from importlib.metadata import version

        print(f"heapwright {version('heapwright')}")
        return 0
    if parsed.command is None:
        parser().print_help()
        return USAGE
    from heapwright.cli.running import run

    return run(run_options(parsed), interruptions)


def place(error: Exception) -> str:
    """Where in heapwright an error happened."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return "" if trace is None else f" at {trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}"


if __name__ == "__main__":
    sys.exit(main())
