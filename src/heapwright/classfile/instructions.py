"""Instructions: the code array of a method with every operand resolved."""

import struct
from collections.abc import Callable
from typing import Any, NamedTuple

from heapwright.classfile import descriptors
from heapwright.classfile.constants import (
    ClassRef,
    DoubleConstant,
    DynamicConstant,
    FieldRef,
    FloatConstant,
    IntConstant,
    InvokeDynamicConstant,
    LongConstant,
    MethodHandleConstant,
    MethodRef,
    MethodTypeConstant,
    StringConstant,
)
from heapwright.classfile.errors import MalformedClass
from heapwright.classfile.opcodes import OPCODES, Format
from heapwright.classfile.pool import ConstantPool, describe

_s1 = struct.Struct(">b").unpack_from
_u2 = struct.Struct(">H").unpack_from
_s2 = struct.Struct(">h").unpack_from
_s4 = struct.Struct(">i").unpack_from
_two_s1 = struct.Struct(">Bb").unpack_from
_two_s4 = struct.Struct(">ii").unpack_from
_three_s4 = struct.Struct(">iii").unpack_from
_index_count_zero = struct.Struct(">HBB").unpack_from
_index_zero = struct.Struct(">HH").unpack_from
_index_increment = struct.Struct(">Hh").unpack_from
_index_dimensions = struct.Struct(">HB").unpack_from

INVOKESPECIAL, INVOKESTATIC, TABLESWITCH, LOOKUPSWITCH, NEW, WIDE, IINC = 183, 184, 170, 171, 187, 196, 132

FIRST_WITH_ANY_PADDING = 51
"""The version of class files from which on the bytes before a switch's operands may be anything."""
PRIMITIVE_ARRAYS = {4: "[Z", 5: "[C", 6: "[F", 7: "[D", 8: "[B", 9: "[S", 10: "[I", 11: "[J"}
"""The array types that `newarray` makes, by the number in its operand."""

Operands = tuple[Any, ...]


class Instruction(NamedTuple):
    """One instruction; branch operands are the offsets they lead to."""

    offset: int
    opcode: int
    mnemonic: str
    operands: Operands
    length: int


class CodeArray:
    """The bytes of a method's instructions and where they are in the file."""

    __slots__ = ("code", "pool", "start")

    def __init__(self, pool: ConstantPool, start: int, code: bytes) -> None:
        self.pool = pool
        self.start = start
        self.code = code

    def malformed(self, offset: int, expected: str) -> MalformedClass:
        """The error to raise when the instruction at an offset breaks the format."""
        return self.pool.malformed(self.start + offset, f"{expected}, in the instruction at {offset} of the code")


def _byte(array: CodeArray, offset: int) -> Operands:
    return _s1(array.code, offset + 1)


def _short(array: CodeArray, offset: int) -> Operands:
    return _s2(array.code, offset + 1)


def _local(array: CodeArray, offset: int) -> Operands:
    return (array.code[offset + 1],)


def _increment(array: CodeArray, offset: int) -> Operands:
    return _two_s1(array.code, offset + 1)


_ONE_WORD = (IntConstant, FloatConstant, StringConstant, ClassRef, MethodHandleConstant, MethodTypeConstant)


def _loadable(array: CodeArray, offset: int, index: int) -> Operands:
    constant = array.pool.constant(index, array.start + offset)
    if isinstance(constant, _ONE_WORD):
        return (constant,)
    if isinstance(constant, DynamicConstant) and constant.descriptor not in ("J", "D"):
        return (constant,)
    raise array.malformed(offset, f"a constant of one word that can be loaded, not {describe(constant)}")


def _constant(array: CodeArray, offset: int) -> Operands:
    return _loadable(array, offset, array.code[offset + 1])


def _constant_wide(array: CodeArray, offset: int) -> Operands:
    return _loadable(array, offset, _u2(array.code, offset + 1)[0])


def _constant_two(array: CodeArray, offset: int) -> Operands:
    constant = array.pool.constant(_u2(array.code, offset + 1)[0], array.start + offset)
    if isinstance(constant, LongConstant | DoubleConstant):
        return (constant,)
    if isinstance(constant, DynamicConstant) and constant.descriptor in ("J", "D"):
        return (constant,)
    raise array.malformed(offset, f"a constant of two words that can be loaded, not {describe(constant)}")


def _branch(array: CodeArray, offset: int) -> Operands:
    return (offset + _s2(array.code, offset + 1)[0],)


def _branch_wide(array: CodeArray, offset: int) -> Operands:
    return (offset + _s4(array.code, offset + 1)[0],)


def _field(array: CodeArray, offset: int) -> Operands:
    return (array.pool.expect(FieldRef, _u2(array.code, offset + 1)[0], array.start + offset),)


def _method(array: CodeArray, offset: int) -> Operands:
    code = array.code
    opcode = code[offset]
    reference = array.pool.expect(MethodRef, _u2(code, offset + 1)[0], array.start + offset)
    if reference.is_interface and opcode not in (INVOKESPECIAL, INVOKESTATIC):
        raise array.malformed(offset, "a Methodref constant, not an InterfaceMethodref")
    if reference.name.startswith("<") and not (opcode == INVOKESPECIAL and reference.name == "<init>"):
        raise array.malformed(offset, f"a method that this instruction may call, not {reference.name}")
    return (reference,)


def _interface_method(array: CodeArray, offset: int) -> Operands:
    index, count, zero = _index_count_zero(array.code, offset + 1)
    reference = array.pool.method(True, index, array.start + offset)
    if reference.name.startswith("<"):
        raise array.malformed(offset, f"a method that this instruction may call, not {reference.name}")
    if zero or count != 1 + array.pool.about(descriptors.argument_slots, reference.descriptor):
        raise array.malformed(offset, "the number of words of the arguments and a zero byte")
    return (reference,)


def _call_site(array: CodeArray, offset: int) -> Operands:
    index, zero = _index_zero(array.code, offset + 1)
    if zero:
        raise array.malformed(offset, "two zero bytes")
    return (array.pool.expect(InvokeDynamicConstant, index, array.start + offset),)


def _class(array: CodeArray, offset: int) -> Operands:
    reference = array.pool.expect(ClassRef, _u2(array.code, offset + 1)[0], array.start + offset)
    if reference.name.startswith("["):
        if array.code[offset] == NEW:
            raise array.malformed(offset, "a class, not an array type")
        if reference.name.startswith("[" * 255) and OPCODES[array.code[offset]].mnemonic == "anewarray":
            raise array.malformed(offset, "an array of at most 255 dimensions")
    return (reference,)


def _primitive(array: CodeArray, offset: int) -> Operands:
    number = array.code[offset + 1]
    if number not in PRIMITIVE_ARRAYS:
        raise array.malformed(offset, f"the number of a primitive type, not {number}")
    return (PRIMITIVE_ARRAYS[number],)


def _class_dimensions(array: CodeArray, offset: int) -> Operands:
    index, dimensions = _index_dimensions(array.code, offset + 1)
    reference = array.pool.expect(ClassRef, index, array.start + offset)
    depth = len(reference.name) - len(reference.name.lstrip("["))
    if not 1 <= dimensions <= depth:
        raise array.malformed(offset, f"1 to {depth} dimensions, not {dimensions}")
    return (reference, dimensions)


def _table_switch(array: CodeArray, offset: int) -> Instruction:
    at = offset + 4 & ~3
    _check_padding(array, offset, at)
    default, low, high = _three_s4(array.code, at)
    count = high - low + 1
    if count < 1 or count * 4 > len(array.code) - at - 12:
        raise array.malformed(offset, f"a range of keys that fits into the code, not {low} to {high}")
    jumps = struct.unpack_from(f">{count}i", array.code, at + 12)
    targets = tuple((low + position, offset + jump) for position, jump in enumerate(jumps))
    return Instruction(offset, TABLESWITCH, "tableswitch", (offset + default, targets), at + 12 + 4 * count - offset)


def _lookup_switch(array: CodeArray, offset: int) -> Instruction:
    at = offset + 4 & ~3
    _check_padding(array, offset, at)
    default, count = _two_s4(array.code, at)
    if count < 0 or count * 8 > len(array.code) - at - 8:
        raise array.malformed(offset, f"a number of keys that fits into the code, not {count}")
    numbers = struct.unpack_from(f">{2 * count}i", array.code, at + 8)
    keys = numbers[::2]
    if any(keys[position] >= keys[position + 1] for position in range(count - 1)):
        raise array.malformed(offset, "keys in ascending order")
    targets = tuple((key, offset + jump) for key, jump in zip(keys, numbers[1::2], strict=True))
    return Instruction(offset, LOOKUPSWITCH, "lookupswitch", (offset + default, targets), at + 8 + 8 * count - offset)


def _check_padding(array: CodeArray, offset: int, at: int) -> None:
    if array.pool.major < FIRST_WITH_ANY_PADDING and any(array.code[offset + 1 : at]):
        raise array.malformed(offset, "zero bytes before the aligned operands of a switch")


def _wide(array: CodeArray, offset: int) -> Instruction:
    opcode = array.code[offset + 1]
    if opcode == IINC:
        return Instruction(offset, opcode, "iinc", _index_increment(array.code, offset + 2), 6)
    if opcode >= len(OPCODES) or OPCODES[opcode].format is not Format.LOCAL:
        raise array.malformed(offset, f"a load, a store, ret or iinc after wide, not opcode {opcode}")
    return Instruction(offset, opcode, OPCODES[opcode].mnemonic, _u2(array.code, offset + 2), 4)


_FIXED: dict[Format, Callable[[CodeArray, int], Operands]] = {
    Format.BYTE: _byte,
    Format.SHORT: _short,
    Format.CONSTANT: _constant,
    Format.CONSTANT_WIDE: _constant_wide,
    Format.CONSTANT_TWO: _constant_two,
    Format.LOCAL: _local,
    Format.INCREMENT: _increment,
    Format.BRANCH: _branch,
    Format.BRANCH_WIDE: _branch_wide,
    Format.FIELD: _field,
    Format.METHOD: _method,
    Format.INTERFACE_METHOD: _interface_method,
    Format.CALL_SITE: _call_site,
    Format.CLASS: _class,
    Format.PRIMITIVE: _primitive,
    Format.CLASS_DIMENSIONS: _class_dimensions,
}

_VARIABLE: dict[int, Callable[[CodeArray, int], Instruction]] = {
    TABLESWITCH: _table_switch,
    LOOKUPSWITCH: _lookup_switch,
    WIDE: _wide,
}

_PLAN = tuple((row.mnemonic, row.length, row.implied, _FIXED.get(row.format)) for row in OPCODES)


def decode_instructions(array: CodeArray) -> tuple[Instruction, ...]:
    """Every instruction of a code array, in order; where branches lead is not checked here."""
    code, plan, instructions = array.code, _PLAN, []
    offset, size = 0, len(code)
    operands: Operands
    try:
        while offset < size:
            opcode = code[offset]
            if opcode > 201:
                raise array.malformed(offset, f"an opcode from 0 to 201, not {opcode}")
            mnemonic, length, operands, read = plan[opcode]
            if read is not None:
                operands = read(array, offset)
            if length:
                instruction = Instruction(offset, opcode, mnemonic, operands, length)
            else:
                instruction = _VARIABLE[opcode](array, offset)
            instructions.append(instruction)
            offset += instruction.length
    except (IndexError, struct.error):
        raise array.malformed(offset, "the rest of the instruction") from None
    return tuple(instructions)
