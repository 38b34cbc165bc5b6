"""From what a user names (a class, a source file, a class file, a jar) to a class and where to find it."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from heapwright.program.jar import LARGEST_FILE, Jar
from heapwright.program.places import hindrance, is_file

if TYPE_CHECKING:
    from heapwright.cli.assemble import Surroundings
    from heapwright.cli.options import RunOptions


class TargetProblem(Exception):
    """What was named cannot be run; the message says why."""


@dataclass(frozen=True, slots=True)
class Target:
    """A class to start, and the class path it is found on."""

    class_name: str
    class_path: str


def find_target(options: RunOptions, around: Surroundings) -> Target:
    """The class and class path of a run."""
    check_current_folder()
    given = options.class_path
    if given is None:
        given = around.class_path
    path = Path(options.target)
    if not options.target.strip():
        raise TargetProblem("no target: name a class, a .java or .class file, or a jar")
    if options.is_jar:
        return of_jar(path)
    if path.suffix == ".java":
        return compiled(path, given, options.cache or around.cache, around)
    if path.suffix == ".class" and (is_file(path) or os.sep in options.target):
        return of_class_file(path, options.class_path)
    if path.suffix == ".jar":
        return of_jar(path)
    if is_file(path) and os.sep in options.target:
        raise TargetProblem(f"{path} cannot be run: name a class, a .java or .class file, or a jar")
    return Target(options.target, given or ".")


def check_current_folder() -> None:
    """Complain where the current folder was removed: names are seen from there."""
    try:
        Path.cwd()
    except OSError as error:
        raise TargetProblem(f"the current folder cannot be used: {error.strerror}") from None


def compiled(path: Path, class_path: str | None, cache: Path, around: Surroundings) -> Target:
    """A source file: compiled into the cache, its classes before all others."""
    from heapwright.program.java_source import CompilationFailed, compile_sources, entry_class

    check_file(path)
    try:
        classes = compile_sources([path], class_path or "", around.jdk, cache)
        name = entry_class(path, classes)
    except CompilationFailed as failed:
        raise TargetProblem(refused(path, str(failed))) from None
    except OSError as error:
        reason = f"{error.filename or cache}: {error.strerror}"
        raise TargetProblem(f"the cache folder cannot be used ({reason}); name another with --cache") from None
    return Target(name, os.pathsep.join(filter(None, (str(classes), class_path))))


def refused(path: Path, reason: str) -> str:
    """Why a source file was not compiled: our own sentence, or javac's lines after one."""
    if reason.startswith(f"{path}: "):
        return reason
    return f"javac does not compile {path}:\n{reason}"


def of_class_file(path: Path, class_path: str | None) -> Target:
    """A class file: its package says in which folder the class path begins."""
    from heapwright.classfile.parser import parse

    name = parse(content_of(path), str(path)).name
    folder = path.resolve().parent
    packages = name.split("/")[:-1]
    if packages and folder.parts[-len(packages) :] == tuple(packages):
        folder = folder.parents[len(packages) - 1]
    return Target(name, os.pathsep.join(filter(None, (str(folder), class_path))))


def content_of(path: Path) -> bytes:
    """What is in a class file."""
    check_file(path)
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise TargetProblem(f"{path} cannot be read: it has more than {LARGEST_FILE >> 20} MB")
        return path.read_bytes()
    except OSError as error:
        raise TargetProblem(f"{path} cannot be read: {error.strerror}") from None


def check_file(path: Path) -> None:
    """Complain where no file can be read."""
    reason = hindrance(path)
    if reason is not None:
        raise TargetProblem(f"{path}: {reason}")


def of_jar(path: Path) -> Target:
    """A jar: its manifest names the class to start."""
    check_file(path)
    name = Jar(path).manifest.get("main-class")
    if name is None:
        raise TargetProblem(f"{path}: its manifest names no Main-Class; name the class: run -cp {path} CLASS")
    return Target(name.strip(), str(path))
