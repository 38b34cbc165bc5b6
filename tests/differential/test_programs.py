"""Every program prints and ends under heapwright as it does under a real JVM."""

import os
from pathlib import Path

import pytest
from tests.differential.sources import all_programs

from heapwright.classfile.opcodes import OPCODES
from heapwright.classfile.parser import parse

pytestmark = pytest.mark.jvm

PROGRAMS = all_programs()
WIDE = 0xC4


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda program: program.class_name)
def test_program_behaves_as_under_java(java, heapwright, program_classes, program):
    """The bytes on both streams, the uncaught exception among them, and the exit status are Java's."""
    expected = java.run(program_classes, program.class_name, program.arguments)

    assert expected.text == heapwright.run(program_classes, program.class_name, program.arguments).text


def opcodes_of(file):
    """The numbers of the opcodes in a class file, `wide` included."""
    seen = set()
    for method in parse(file.read_bytes(), str(file)).methods:
        for instruction in method.code.instructions if method.code else ():
            seen.add(instruction.opcode)
            plain = OPCODES[instruction.opcode].length
            if plain and instruction.length > plain:
                seen.add(WIDE)
    return seen


def test_programs_cover_every_opcode(program_classes):
    """Each opcode of the JVM specification stands in a class file of the programs."""
    files = [file for folder in program_classes.split(os.pathsep) for file in sorted(Path(folder).rglob("*.class"))]
    seen = set().union(*map(opcodes_of, files))

    assert [] == [opcode.mnemonic for opcode in OPCODES if opcode.number not in seen]
