"""`heapwright run`: find what to run, run it, and pass on what it prints."""

from __future__ import annotations

import gc
import sys
from typing import TYPE_CHECKING

from heapwright.bytecode.parts import Setting
from heapwright.classfile.errors import MalformedClass
from heapwright.cli.assemble import ARRAY_LIMIT, concrete_machine, surroundings
from heapwright.cli.targets import TargetProblem, find_target
from heapwright.engine.run import run_main
from heapwright.engine.standard_input import StandardInput
from heapwright.engine.watches import Attentive
from heapwright.program.entry_point import EntryPointMissing, find_entry_point
from heapwright.program.image import BrokenImage
from heapwright.program.jar import BrokenJar
from heapwright.program.jdk import JdkMissing
from heapwright.state.ends import Broken
from heapwright.state.state import State

if TYPE_CHECKING:
    from heapwright.cli.options import RunOptions
    from heapwright.engine.run import Outcome

NOTHING_TO_RUN, INCONCLUSIVE, INTERNAL = 2, 3, 4
OBJECTS_BETWEEN_COLLECTIONS = 200_000


def run(options: RunOptions) -> int:
    """Run a program and return its exit status."""
    gc.set_threshold(OBJECTS_BETWEEN_COLLECTIONS, 20, 50)
    try:
        around = surroundings()
        target = find_target(options, around)
        watch = Attentive(pass_on, options.timeout)
        m = concrete_machine(
            around.jdk,
            target.class_path,
            threshold=options.threshold,
            setting=Setting(options.depth, ARRAY_LIMIT, around.charset, StandardInput(sys.stdin.buffer).read),
            watch=watch,
        )
        start = find_entry_point(m.program, target.class_name)
    except EntryPointMissing as missing:
        hint = f"\nDid you mean {' or '.join(missing.nearest)}?" if missing.nearest else ""
        return problem(missing.message + hint, NOTHING_TO_RUN)
    except (JdkMissing, BrokenImage, BrokenJar, MalformedClass, TargetProblem) as trouble:
        return problem(str(trouble), NOTHING_TO_RUN)
    s = State()
    try:
        outcome = run_main(m, s, start, options.arguments)
    finally:
        watch.drain(s)
    return finish(outcome)


def finish(outcome: Outcome) -> int:
    """The exit status, and a sentence where the run is not the program's own end."""
    if outcome.problem is None:
        return outcome.status
    return problem(outcome.problem, INTERNAL if isinstance(outcome.end, Broken) else INCONCLUSIVE)


def problem(message: str, status: int) -> int:
    """Say why there is no result."""
    sys.stdout.flush()
    sys.stderr.write(f"heapwright: {message}\n")
    return status


def pass_on(stream: int, data: bytes) -> None:
    """Give what the program printed to whoever listens."""
    target = sys.stdout.buffer if stream == 1 else sys.stderr.buffer
    target.write(data)
    target.flush()
