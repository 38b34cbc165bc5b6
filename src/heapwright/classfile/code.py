"""The Code attribute of a method: instructions, handlers and debug tables."""

from dataclasses import dataclass

from heapwright.classfile import descriptors
from heapwright.classfile.annotations import (
    INVISIBLE_TYPE_ANNOTATIONS,
    VISIBLE_TYPE_ANNOTATIONS,
    TypeAnnotation,
)
from heapwright.classfile.attributes import AttributeKind, Attributes, find_attributes
from heapwright.classfile.instructions import CodeArray, Instruction, decode_instructions
from heapwright.classfile.opcodes import OPCODES, Format
from heapwright.classfile.reader import Holder, Reader

ACC_STATIC = 0x0008
LARGEST_CODE = 65535


@dataclass(frozen=True, slots=True)
class Handler:
    """Exceptions of a type (None: all) thrown from `start` up to but not including `end` go to `target`."""

    start: int
    end: int
    target: int
    catch_type: str | None


@dataclass(frozen=True, slots=True)
class LocalVariable:
    """A named variable that lives in local `index` from `start` for `length` bytes of code."""

    start: int
    length: int
    name: str
    descriptor: str
    index: int


@dataclass(frozen=True, slots=True)
class LocalVariableType:
    """The generic signature of a local variable."""

    start: int
    length: int
    name: str
    signature: str
    index: int


@dataclass(frozen=True, slots=True)
class Code:
    """What a method executes; `size` is the length of its code, in the unit of the instructions' offsets."""

    max_stack: int
    max_locals: int
    size: int
    instructions: tuple[Instruction, ...]
    handlers: tuple[Handler, ...]
    attributes: Attributes

    @property
    def line_numbers(self) -> tuple[tuple[int, int], ...]:
        """Pairs of an offset and the source line whose code starts there."""
        return self.attributes.all(LINE_NUMBERS)

    @property
    def local_variables(self) -> tuple[LocalVariable, ...]:
        """The variables the compiler recorded under -g."""
        return self.attributes.all(LOCAL_VARIABLES)

    @property
    def local_variable_types(self) -> tuple[LocalVariableType, ...]:
        """The generic signatures of the variables that have one."""
        return self.attributes.all(LOCAL_VARIABLE_TYPES)

    @property
    def type_annotations(self) -> tuple[TypeAnnotation, ...]:
        """Annotations of types used inside the code, visible ones first."""
        visible = self.attributes.get(VISIBLE_TYPE_ANNOTATIONS) or ()
        return visible + (self.attributes.get(INVISIBLE_TYPE_ANNOTATIONS) or ())


def _line_numbers(reader: Reader) -> tuple[tuple[int, int], ...]:
    table = []
    for _ in reader.count(4):
        offset, line = reader.u2(), reader.u2()
        if offset >= reader.holder.code_size:
            raise reader.malformed(f"an offset inside the code, not {offset}")
        table.append((offset, line))
    return tuple(table)


def _variable(reader: Reader) -> tuple[int, int, str, str, int]:
    start, length = reader.u2(), reader.u2()
    if start + length > reader.holder.code_size:
        raise reader.malformed(f"a range inside the code, not {start} to {start + length}")
    name, kind, index = reader.text(), reader.text(), reader.u2()
    if index >= reader.holder.max_locals:
        raise reader.malformed(f"a local variable below {reader.holder.max_locals}, not {index}")
    return start, length, name, kind, index


def _local_variables(reader: Reader) -> tuple[LocalVariable, ...]:
    table: dict[tuple[object, ...], LocalVariable] = {}
    start = reader.position
    for _ in reader.count(10):
        variable = LocalVariable(*_variable(reader))
        if not reader.pool.about(descriptors.is_field_descriptor, variable.descriptor):
            raise reader.malformed(f"the descriptor of a variable, not {variable.descriptor!r:.80}")
        key = variable.start, variable.length, variable.name, variable.index
        if key in table:
            raise reader.malformed(f"the variable {variable.name!r:.80} once, not twice, at one place", start)
        table[key] = variable
    return tuple(table.values())


def _local_variable_types(reader: Reader) -> tuple[LocalVariableType, ...]:
    return tuple(LocalVariableType(*_variable(reader)) for _ in reader.count(10))


LINE_NUMBERS = AttributeKind("LineNumberTable", _line_numbers)
LOCAL_VARIABLES = AttributeKind("LocalVariableTable", _local_variables)
LOCAL_VARIABLE_TYPES = AttributeKind("LocalVariableTypeTable", _local_variable_types)


def _code(reader: Reader) -> Code:
    max_stack, max_locals, size = reader.u2(), reader.u2(), reader.u4()
    if not 1 <= size <= LARGEST_CODE:
        raise reader.malformed(f"a code length from 1 to {LARGEST_CODE}, not {size}")
    start, end = reader.skip(size)
    array = CodeArray(reader.pool, start, reader.data[start:end])
    instructions = decode_instructions(array)
    offsets = {instruction.offset for instruction in instructions}
    _check_arguments(reader, max_locals)
    _check_operands(array, instructions, offsets, max_locals)
    offsets.add(size)
    handlers = tuple(_handler(reader, offsets, size) for _ in reader.count(8))
    holder = Holder(reader.holder.flags, reader.holder.descriptor, size, max_locals)
    attributes, position = find_attributes(reader.pool, reader.position, holder)
    reader.skip(position - reader.position)
    return Code(max_stack, max_locals, size, instructions, handlers, attributes)


def _check_arguments(reader: Reader, max_locals: int) -> None:
    receiver = not reader.holder.flags & ACC_STATIC
    slots = receiver + reader.pool.about(descriptors.argument_slots, reader.holder.descriptor)
    if slots > max_locals:
        raise reader.malformed(f"at least {slots} local variables for the arguments, not {max_locals}")


def _check_operands(
    array: CodeArray, instructions: tuple[Instruction, ...], offsets: set[int], max_locals: int
) -> None:
    """Complain about a branch that leads elsewhere than to an instruction, and about locals out of range."""
    check = _CHECKS
    for instruction in instructions:
        what = check[instruction.opcode]
        if what == _NOTHING:
            continue
        if what == _TARGET:
            wrong = instruction.operands[0] not in offsets
        elif what == _TARGETS:
            default, targets = instruction.operands
            wrong = default not in offsets or any(target not in offsets for _, target in targets)
        else:
            wrong = instruction.operands[0] + what > max_locals
        if wrong:
            expected = f"a local variable below {max_locals}" if what > 0 else "a branch to the start of an instruction"
            raise array.malformed(instruction.offset, expected)
    if OPCODES[instructions[-1].opcode].mnemonic not in _LAST and array.pool.major >= 51:
        raise array.malformed(instructions[-1].offset, "a last instruction that does not fall off the end of the code")


_NOTHING, _TARGET, _TARGETS = 0, -1, -2

_LAST = {
    *("goto", "goto_w", "jsr", "jsr_w", "ret", "athrow", "tableswitch", "lookupswitch"),
    *("ireturn", "lreturn", "freturn", "dreturn", "areturn", "return"),
}


def _check_of(form: Format, mnemonic: str) -> int:
    """What to check of an instruction: its targets, or how many words its local variable takes."""
    if form in (Format.BRANCH, Format.BRANCH_WIDE):
        return _TARGET
    if form in (Format.TABLE, Format.LOOKUP):
        return _TARGETS
    if form in (Format.LOCAL, Format.IMPLIED_LOCAL, Format.INCREMENT):
        return 2 if mnemonic.startswith(("l", "d")) else 1
    return _NOTHING


_CHECKS = tuple(_check_of(row.format, row.mnemonic) for row in OPCODES)


def _handler(reader: Reader, offsets: set[int], size: int) -> Handler:
    at = reader.position
    start, end, target = reader.u2(), reader.u2(), reader.u2()
    if start >= end or start not in offsets or end not in offsets:
        raise reader.malformed(f"a handler's range from instruction to instruction, not {start} to {end}", at)
    if target not in offsets or target == size:
        raise reader.malformed(f"a handler at the start of an instruction, not at {target}", at)
    return Handler(start, end, target, reader.optional_class_name())


CODE = AttributeKind("Code", _code)
