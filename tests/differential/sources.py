"""The Java programs under test: where they are, what arguments they take, and their class files."""

from __future__ import annotations

import re
import shlex
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from heapwright.program.java_source import compile_sources, package_of

if TYPE_CHECKING:
    from heapwright.program.jdk import Jdk

PROGRAMS = Path(__file__).parents[1] / "programs"
MAIN = re.compile(r"^    public static void main\(String(\[\]|\.\.\.) ", re.MULTILINE)
ARGUMENTS = re.compile(r"^// args: (.*)$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class JavaProgram:
    """One program: the class that has its main method, and the arguments its comment asks for."""

    class_name: str
    arguments: tuple[str, ...]


def read_program(file: Path) -> JavaProgram | None:
    """The program in a source file, unless the file has no main method and only serves another."""
    text = file.read_text(encoding="utf-8")
    if not MAIN.search(text):
        return None
    package = package_of(file).replace("/", ".")
    arguments = ARGUMENTS.search(text)
    name = f"{package}.{file.stem}" if package else file.stem
    return JavaProgram(name, tuple(shlex.split(arguments.group(1))) if arguments else ())


def source_files() -> list[Path]:
    """Every Java source under the folder of programs."""
    return sorted(PROGRAMS.rglob("*.java"))


def all_programs() -> list[JavaProgram]:
    """Every program, in the order of its file."""
    return [program for file in source_files() if (program := read_program(file))]


def compile_programs(jdk: Jdk, cache_folder: Path) -> Path:
    """The folder with the class files of all programs."""
    return compile_sources(source_files(), "", jdk, cache_folder)
