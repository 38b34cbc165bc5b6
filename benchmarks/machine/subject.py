"""The Java side: the programs' class files under heapwright, and once under a real JVM."""

import os
import subprocess
from pathlib import Path

from heapwright.bytecode.machine import Machine
from heapwright.cli.assemble import concrete_machine
from heapwright.engine.run import call_static
from heapwright.program.classes import Method
from heapwright.program.jdk import Jdk, find_jdk
from heapwright.state.code import PreparedMethod
from heapwright.state.ends import Returned
from heapwright.state.state import State

SOURCES = Path(__file__).parent / "java"


def compiled(folder: Path) -> Jdk:
    """Compile the programs into a folder; the JDK that did it."""
    jdk = find_jdk(os.environ)
    sources = sorted(map(str, SOURCES.glob("*.java")))
    subprocess.run([jdk.compiler(), "-g", "-d", folder, *sources], check=True)
    return jdk


def under_java(jdk: Jdk, classes: Path, name: str, size: int) -> int:
    """The result of `run` on a real JVM."""
    command = [jdk.java, "-cp", classes, name, str(size)]
    return int(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


class UnderHeapwright:
    """One machine that calls a program's `run` as often as it is asked, so that start-up is paid once."""

    def __init__(self, jdk: Jdk, classes: Path) -> None:
        self.machine = concrete_machine(jdk, str(classes))
        self.state = State()

    def run(self, name: str, size: int) -> int:
        """What `run` returns."""
        method = self.machine.program.load(name).methods["run", "(I)I"]
        end = call_static(self.machine, self.state, method, [size])
        if not isinstance(end, Returned):
            raise SystemExit(f"{name} did not return: {end}")
        return end.value


def bytecodes(jdk: Jdk, classes: Path, name: str, size: int) -> int:
    """How many instructions a second call of `run` executes, counted one by one without generated code."""
    subject = UnderHeapwright(jdk, classes)
    counter = Counter(subject.machine)
    subject.run(name, size)
    counter.count = 0
    subject.run(name, size)
    return counter.count


class Counter:
    """Counts the instructions a machine executes."""

    def __init__(self, machine: Machine) -> None:
        self.count = 0
        self.prepared = machine.prepared
        self.seen: set[Method] = set()
        machine.generator = None
        machine.prepared = self.prepared_and_counted

    def prepared_and_counted(self, method: Method) -> PreparedMethod:
        code = self.prepared(method)
        if method not in self.seen:
            self.seen.add(method)
            for operation in code.operations:
                operation.function = self.counted(operation.function)
        return code

    def counted(self, function):
        def count_and_execute(*arguments):
            self.count += 1
            return function(*arguments)

        return count_and_execute
