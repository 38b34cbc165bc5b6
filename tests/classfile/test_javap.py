"""Instruction listings beside those of javap."""

import re
import struct
import subprocess

import pytest

from heapwright.classfile.constants import (
    ClassRef,
    DoubleConstant,
    FieldRef,
    FloatConstant,
    IntConstant,
    InvokeDynamicConstant,
    LongConstant,
    MethodRef,
    StringConstant,
)
from heapwright.classfile.parser import parse

pytestmark = pytest.mark.jvm

OURS = ["Annotated", "Arithmetic", "Arrays", "Calls", "Calls$Greeting", "Handlers", "Nest$Member", "Shapes", "Wide"]
JDK = ["java.util.HashMap", "java.util.TreeMap", "java.util.Scanner", "java.util.Formatter", "java.lang.String"]
PRIMITIVES = dict(zip("ZCFDBSIJ", ["boolean", "char", "float", "double", "byte", "short", "int", "long"], strict=True))
CONTROLS = [*range(0x20), *range(0x7F, 0xA0)]
ESCAPES = {code: f"\\u{code:04x}" for code in CONTROLS}
ESCAPES |= {ord(c): "\\" + e for c, e in zip("\b\f\n\r\t\"'\\", "bfnrt\"'\\", strict=True)}


def single(number):
    return struct.unpack(">f", struct.pack(">f", number))[0]


def listed_by_javap(output):
    """The lines of every listing, without indices of constants, with floating numbers as Python writes them."""
    output = re.sub(r"// (float|double) (\S+)[fd]$", floating, output, flags=re.MULTILINE)
    for listing in re.findall(r"^    Code:\n((?: ++(?!Exception table).*\n)+)", output, flags=re.MULTILINE):
        lines = [re.sub(r"#\d+,? *", "", line, count=1) if "//" in line else line for line in listing[:-1].split("\n")]
        yield [narrow(line) for line in lines]


def narrow(line):
    return re.sub(" +", " ", line).strip(" ")


def floating(match):
    number = float(match[2])
    return f"// {match[1]} {single(number) if match[1] == 'float' else number!r}"


def listed(class_file):
    """The same of a parsed class."""
    for method in class_file.methods:
        if method.code:
            yield [line for i in method.code.instructions for line in lines_of(i, class_file.name)]


def lines_of(instruction, owner):
    mnemonic = instruction.mnemonic
    head = f"{instruction.offset}: {mnemonic}"
    operands = instruction.operands
    if mnemonic in ("tableswitch", "lookupswitch"):
        default, targets = operands
        count = f"{targets[0][0]} to {targets[-1][0]}" if mnemonic == "tableswitch" else len(targets)
        return [f"{head} {{ // {count}", *(f"{key}: {to}" for key, to in targets), f"default: {default}", "}"]
    if ("_" in mnemonic and mnemonic[-1].isdigit() and "dup" not in mnemonic) or mnemonic == "iconst_m1":
        return [head]
    if mnemonic == "newarray":
        return [f"{head} {PRIMITIVES[operands[0][1]]}"]
    if instruction.length > 3 and (mnemonic == "iinc" or re.fullmatch("[ilfda](load|store)", mnemonic)):
        head += "_w"
    if mnemonic == "invokeinterface":
        head += f" {1 + words(operands[0].descriptor)}"
    if mnemonic == "invokedynamic":
        head += " 0"
    numbers = ", ".join(str(o) for o in operands if isinstance(o, int))
    comments = [f"// {shown(o, owner)}" for o in operands if not isinstance(o, int)]
    return [" ".join(part for part in (head, numbers, *comments) if part)]


def words(descriptor):
    parameters = re.findall(r"\[*(?:[BCDFIJSZ]|L[^;]+;)", descriptor[: descriptor.index(")")])
    return sum(2 if parameter in "JD" else 1 for parameter in parameters)


def shown(constant, owner):
    match constant:
        case IntConstant(value):
            return f"int {value}"
        case LongConstant(value):
            return f"long {value}l"
        case FloatConstant(value):
            return f"float {value}"
        case DoubleConstant(value):
            return f"double {value}"
        case StringConstant(text):
            return narrow(f"String {text.translate(ESCAPES)}")
        case ClassRef(name):
            return f"class {quoted(name)}"
        case FieldRef():
            return f"Field {member(constant, owner)}"
        case MethodRef():
            return f"{'Interface' if constant.is_interface else ''}Method {member(constant, owner)}"
        case InvokeDynamicConstant(index, name, descriptor):
            return f"InvokeDynamic #{index}:{name}:{descriptor}"
    raise AssertionError(constant)


def member(reference, owner):
    scope = "" if reference.owner == owner else quoted(reference.owner) + "."
    return f"{scope}{quoted(reference.name)}:{reference.descriptor}"


def quoted(name):
    return name if re.fullmatch(r"[\w$/]+", name) else f'"{name}"'


def test_same_listing(compiled, image, jdk):
    """Every instruction of some classes of ours and of the JDK's reads as in javap's listing."""
    javap = jdk.home / "bin" / "javap"
    names = [*OURS, *JDK]
    command = [javap, "-c", "-p", "-J-Dfile.encoding=UTF-8", "-cp", compiled.classes(17), *names]
    output = subprocess.run(command, capture_output=True, check=True, encoding="utf-8").stdout

    classes = [compiled(name) for name in OURS] + [parse(*image.find(name.replace(".", "/"))) for name in JDK]
    ours = [listing for class_file in classes for listing in listed(class_file)]
    theirs = list(listed_by_javap(output))

    assert len(theirs) == len(ours) > 400
    for one, other in zip(theirs, ours, strict=True):
        assert one == other
