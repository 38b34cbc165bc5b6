"""The `heapwright` command."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from heapwright.cli.options import parse, parser, run_options

if TYPE_CHECKING:
    from collections.abc import Sequence

USAGE, INTERRUPTED, BROKEN_PIPE = 2, 130, 141


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command that the arguments name and return the exit status."""
    parsed = parse(sys.argv[1:] if arguments is None else arguments)
    if parsed.version:
        from importlib.metadata import version

        print(f"heapwright {version('heapwright')}")
        return 0
    if parsed.command is None:
        parser().print_help()
        return USAGE
    from heapwright.cli.running import run

    try:
        return run(run_options(parsed))
    except KeyboardInterrupt:
        sys.stderr.write("heapwright: interrupted\n")
        return INTERRUPTED
    except BrokenPipeError:
        return BROKEN_PIPE


if __name__ == "__main__":
    sys.exit(main())
