"""The only wiring: which parts make up a machine, and what of the environment counts."""

from __future__ import annotations

import locale
import os
import sys
from dataclasses import dataclass
from pathlib import Path
from tempfile import gettempdir
from typing import TYPE_CHECKING

from heapwright.bytecode.dynamic.linker import Linker
from heapwright.bytecode.generated.generator import QuickCode
from heapwright.bytecode.machine import Machine
from heapwright.bytecode.parts import Setting
from heapwright.cli.encodings import charset_named
from heapwright.cli.options import DEPTH, QUICK_AFTER
from heapwright.engine.watches import Unlimited
from heapwright.heaps.concrete import Concrete
from heapwright.library.index import find_model
from heapwright.program.class_path import ClassPath
from heapwright.program.image import Image
from heapwright.program.jdk import JdkMissing, find_jdk
from heapwright.program.program import ParsedClasses, Program
from heapwright.terms.terms import Terms

if TYPE_CHECKING:
    from collections.abc import Mapping

    from heapwright.bytecode.parts import Watch
    from heapwright.program.jdk import Jdk

ARRAY_LIMIT = 1 << 27
RELEASES = range(17, 24)
"""The JDKs whose classes are near enough to those of JDK 17, which the models are made for."""
SETTING = Setting(DEPTH, ARRAY_LIMIT)


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What the environment says: the JDK, the class path, the folder for caches, and how text is encoded."""

    jdk: Jdk
    class_path: str | None
    cache: Path
    charset: str


def surroundings(environment: Mapping[str, str] = os.environ) -> Surroundings:
    """Read the environment, once."""
    jdk = find_jdk(environment)
    if jdk.feature and jdk.feature not in RELEASES:
        raise JdkMissing(
            f"the JDK in {jdk.home} is release {jdk.release}, and heapwright needs the classes of JDK 17: "
            "set JAVA_HOME to one"
        )
    return Surroundings(
        jdk=jdk,
        class_path=environment.get("CLASSPATH"),
        cache=cache_folder(environment),
        charset=charset_of(environment),
    )


def cache_folder(environment: Mapping[str, str]) -> Path:
    """Where compiled sources are kept: in the user's cache folder, or a temporary one for a user without a home."""
    chosen = environment.get("XDG_CACHE_HOME")
    if chosen:
        return Path(chosen) / "heapwright"
    try:
        return (Path(environment["HOME"]) if environment.get("HOME") else Path.home()) / ".cache" / "heapwright"
    except RuntimeError:
        return Path(gettempdir()) / f"heapwright-{os.getuid()}"


def charset_of(environment: Mapping[str, str]) -> str:
    """The encoding of the locale, as `java` sees it.

    In the locale C, and where the locale named is not installed, Python acts as if it were one of UTF-8.
    """
    if sys.version_info < (3, 15) and sys.flags.utf8_mode and "PYTHONUTF8" not in environment:
        return "ascii"
    return charset_named(locale.getencoding()) or "ascii"


def concrete_machine(
    jdk: Jdk,
    class_path: str,
    *,
    folder: Path | None = None,
    image: Image | None = None,
    parsed: ParsedClasses | None = None,
    threshold: int | None = QUICK_AFTER,
    setting: Setting = SETTING,
    watch: Watch | None = None,
    shared: bool = False,
) -> Machine:
    """A machine that runs programs with concrete inputs on the classes of a JDK and a class path.

    An `image` already open, and what was `parsed` of it, can serve many machines. Without a threshold nothing
    is translated to Python. With `shared`, translated code is for states that share their heap with others.
    """
    program = Program([image or Image(jdk.image_path), ClassPath(class_path, folder)], parsed)
    m = Machine(
        program=program,
        heap=Concrete(),
        terms=Terms(),
        find_model=find_model,
        dynamic=Linker(),
        setting=setting,
        watch=watch or Unlimited(),
    )
    if threshold is not None:
        m.generator = QuickCode(m, threshold, shared=shared)
    return m
