"""`heapwright run`: find what to run, run it, and pass on what it prints."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from heapwright.bytecode.parts import Setting, no_input
from heapwright.classfile.errors import MalformedClass
from heapwright.cli.assemble import ARRAY_LIMIT, concrete_machine, surroundings
from heapwright.cli.encodings import as_java_reads
from heapwright.cli.interruption import ALARM, SAMPLE, Interrupted
from heapwright.cli.memory import limit_memory, taken_memory
from heapwright.cli.output import Output, Undisturbed, standard_streams
from heapwright.cli.properties import UnknownEncoding, encoded_as, given_properties
from heapwright.cli.refusals import not_started
from heapwright.cli.saying import say
from heapwright.cli.targets import TargetProblem, find_target
from heapwright.engine.run import run_main
from heapwright.engine.standard_input import StandardInput
from heapwright.engine.watches import Attentive, used_up
from heapwright.program.assertions import directed
from heapwright.program.entry_point import EntryPointMissing, find_entry_point
from heapwright.program.image import BrokenImage
from heapwright.program.jar import BrokenJar
from heapwright.program.jdk import JdkMissing
from heapwright.state.ends import MEMORY_USED_UP, Broken, Cut
from heapwright.state.signals import Stop
from heapwright.state.state import State

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.cli.interruption import Interruptions
    from heapwright.cli.options import RunOptions
    from heapwright.engine.run import ProgramEnd
    from heapwright.program.classes import Method

NOTHING_TO_RUN, INCONCLUSIVE, INTERNAL, BROKEN_PIPE = 2, 3, 4, 141


def run(options: RunOptions, interruptions: Interruptions) -> int:
    """Run a program and return its exit status."""
    output = Output(standard_streams())
    watch = Undisturbed(Attentive(output.pass_on, options.timeout), interruptions)
    s = State()
    try:
        interruptions.alarm(options.timeout)
        return run_assembled(options, watch, s, output, interruptions)
    except Interrupted as interrupted:
        interruptions.alarm(None)
        drained(watch, s)
        if interrupted.number == SAMPLE:
            return stopped(MEMORY_USED_UP.bound, output)
        if options.timeout is None or interrupted.number != ALARM:
            raise
        return stopped(used_up(options.timeout), output)
    finally:
        interruptions.alarm(None)
        interruptions.sample(None)


def run_assembled(
    options: RunOptions, watch: Undisturbed, s: State, output: Output, interruptions: Interruptions
) -> int:
    """Put the machine together and run the program on a state."""
    try:
        m, start, arguments = assembled(options, watch)
    except (BrokenImage, BrokenJar, JdkMissing, MalformedClass, TargetProblem, UnknownEncoding) as trouble:
        return say(str(trouble), NOTHING_TO_RUN)
    most = limit_memory()
    if most is not None:
        interruptions.sample(lambda: taken_memory() > most)
    try:
        ended = run_main(m, s, start, arguments)
        watch.drain(s)
    except Stop as stop:
        return stopped(stop.bound, output)
    return finish(ended, output)


def assembled(options: RunOptions, watch: Undisturbed) -> tuple[Machine, Method, list[str]]:
    """A machine for the program, the method it starts with, and what that is passed."""
    around = surroundings()
    target = find_target(options, around)
    properties = given_properties(options.properties, around.charset)
    charset = encoded_as(properties, around.charset)
    read = no_input if sys.stdin is None else StandardInput(sys.stdin.buffer).read
    m = concrete_machine(
        around.jdk,
        target.class_path,
        threshold=options.threshold,
        setting=Setting(
            depth_limit=options.depth,
            array_limit=ARRAY_LIMIT,
            charset=charset,
            standard_input=read,
            opened=frozenset(options.opened),
            assertions=directed(options.assertions),
            properties=properties,
        ),
        watch=watch,
    )
    arguments = [as_java_reads(argument, around.charset) for argument in options.arguments]
    try:
        return m, find_entry_point(m.program, target.class_name), arguments
    except EntryPointMissing as missing:
        raise TargetProblem(not_started(options.target, target, missing)) from None


def drained(watch: Undisturbed, s: State) -> None:
    """Pass on what was printed before an interruption; a second one, or nobody to take it, ends that too."""
    try:
        watch.drain(s)
    except (Stop, Interrupted):
        pass


def finish(ended: ProgramEnd, output: Output) -> int:
    """The exit status, and a sentence where the run is not the program's own end."""
    if ended.problem is None:
        return ended.status
    if isinstance(ended.end, Cut):
        return stopped(ended.end.bound, output)
    return say(ended.problem, INTERNAL if isinstance(ended.end, Broken) else INCONCLUSIVE)


def stopped(bound: str, output: Output) -> int:
    """The status of a run that reached a bound; where a pipe's reader has left, nobody needs to be told."""
    if isinstance(output.failure, BrokenPipeError):
        return BROKEN_PIPE
    return say(f"stopped: {bound}", INCONCLUSIVE)
