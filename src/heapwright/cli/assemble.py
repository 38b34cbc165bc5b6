"""The only wiring: which parts make up a machine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.bytecode.dynamic.linker import Linker
from heapwright.bytecode.generated.generator import QuickCode
from heapwright.bytecode.machine import Machine
from heapwright.engine.watches import Unlimited
from heapwright.heaps.concrete import Concrete
from heapwright.library.index import find_model
from heapwright.program.class_path import ClassPath
from heapwright.program.image import Image
from heapwright.program.program import ParsedClasses, Program
from heapwright.terms.terms import Terms

if TYPE_CHECKING:
    from pathlib import Path

    from heapwright.program.jdk import Jdk

DEPTH_LIMIT = 9000
THRESHOLD = 30
ARRAY_LIMIT = 1 << 27


def concrete_machine(
    jdk: Jdk, class_path: str, *, folder: Path | None = None, parsed: ParsedClasses | None = None, threshold: int | None = THRESHOLD
) -> Machine:
    """A machine that runs programs with concrete inputs on the classes of a JDK and a class path."""
    program = Program([Image(jdk.image_path), ClassPath(class_path, folder)], parsed)
    m = Machine(
        program=program,
        heap=Concrete(),
        terms=Terms(),
        find_model=find_model,
        dynamic=Linker(),
        depth_limit=DEPTH_LIMIT,
        array_limit=ARRAY_LIMIT,
        watch=Unlimited(),
    )
    if threshold is not None:
        m.generator = QuickCode(m, threshold, shared=False)
    return m
