"""The programs under test: where they are, what arguments they take, and their class files."""

from __future__ import annotations

import os
import re
import shlex
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from tests.differential.class_writer import write_class

from heapwright.program.java_source import compile_sources, package_of

if TYPE_CHECKING:
    from heapwright.program.jdk import Jdk

PROGRAMS = Path(__file__).parents[1] / "programs"
BYTECODE = PROGRAMS / "bytecode"
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
    """Every program, in the order of its file; those written as instructions come last."""
    compiled = [program for file in source_files() if (program := read_program(file))]
    return compiled + [JavaProgram(file.stem, ()) for file in sorted(BYTECODE.glob("*.code"))]


def compile_programs(jdk: Jdk, cache_folder: Path, written_folder: Path) -> str:
    """The class path of all programs: compiled sources, and a folder into which the others are written."""
    for file in sorted(BYTECODE.glob("*.code")):
        write_class(file, written_folder)
    return f"{compile_sources(source_files(), '', jdk, cache_folder)}{os.pathsep}{written_folder}"
