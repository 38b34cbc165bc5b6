"""Linking, resolution and selection, against what a real JVM says of the same class files."""

from pathlib import Path

import pytest

from heapwright.classfile.constants import ClassRef, StringConstant
from heapwright.program.failures import ClassMissing, LinkageFailure
from heapwright.program.resolution import (
    check_field_use,
    resolve_class,
    resolve_field,
    resolve_special,
    resolve_static,
    resolve_virtual,
)
from heapwright.program.selection import select_method, select_special

PROGRAMS = sorted((Path(__file__).parent / "programs" / "linkage").glob("*.txt"))


class Walk:
    """Follows straight-line code from call to call: every receiver is the object that was made last."""

    def __init__(self, program):
        self.program = program
        self.lines = []
        self.receiver = None

    def run(self, method):
        """Walk the instructions of a method of the application."""
        for instruction in method.code.instructions if method.owner.loader == "app" and method.code else ():
            self.step(method, instruction.mnemonic, *instruction.operands)

    def step(self, method, mnemonic, operand=None, *_):
        """Resolve what one instruction names, and follow its call."""
        caller = method.owner
        if mnemonic.startswith("ldc") and isinstance(operand, StringConstant):
            self.lines.append(operand.text)
        elif mnemonic.startswith("ldc") and isinstance(operand, ClassRef):
            resolve_class(self.program, caller, operand.name)
        elif mnemonic == "new":
            self.receiver = resolve_class(self.program, caller, operand.name)
        elif mnemonic in ("getfield", "putfield", "getstatic", "putstatic"):
            field = resolve_field(self.program, caller, operand)
            static, write = mnemonic.endswith("static"), mnemonic.startswith("put")
            check_field_use(field, operand.owner, method, static=static, write=write)
        elif mnemonic.startswith("invoke"):
            self.call(caller, mnemonic, operand)

    def call(self, caller, mnemonic, ref):
        """Resolve and select one method, and walk it."""
        if mnemonic == "invokestatic":
            self.run(resolve_static(self.program, caller, ref))
        elif mnemonic == "invokespecial":
            resolved = resolve_special(self.program, caller, ref)
            self.run(select_special(caller, self.program.load(ref.owner), resolved))
        else:
            resolved = resolve_virtual(self.program, caller, ref)
            if resolved.owner.loader == "app" or ref.owner not in ("java/io/PrintStream", "[I"):
                self.run(select_method(self.receiver, resolved, by_interface=mnemonic == "invokeinterface"))


@pytest.mark.jvm
@pytest.mark.parametrize("name", [path.stem for path in PROGRAMS])
def test_agrees_with_the_jvm(name, linkage_programs, load_program):
    """The same methods are selected, and the same error is raised with the same message, as by the JVM."""
    folder = linkage_programs / name
    program = load_program(folder / "classes")
    walk = Walk(program)
    try:
        walk.run(program.load("Main").methods["main", "([Ljava/lang/String;)V"])
    except LinkageFailure as failure:
        walk.lines.append(str(failure))
    except ClassMissing as missing:
        walk.lines.append(f"java.lang.NoClassDefFoundError: {missing.name}")

    assert (folder / "end").read_text().splitlines() == walk.lines
