"""Classes made in memory: for call sites, record methods and the front ends of small languages."""

from collections.abc import Mapping, Sequence
from typing import Any

from heapwright.classfile.attributes import NO_ATTRIBUTES, AttributeKind, Attributes
from heapwright.classfile.code import CODE, LINE_NUMBERS, Code, Handler
from heapwright.classfile.instructions import Instruction, Operands
from heapwright.classfile.model import ClassFile, FieldInfo, MethodInfo
from heapwright.classfile.opcodes import BY_MNEMONIC, Format
from heapwright.classfile.structure import CONSTANT_VALUE, EXCEPTIONS, FieldConstant

ACC_FINAL, ACC_SUPER, ACC_SYNTHETIC = 0x0010, 0x0020, 0x1000
SYNTHETIC_CLASS = ACC_FINAL | ACC_SUPER | ACC_SYNTHETIC
VERSION = 61

_SINGLE_BRANCHES = (Format.BRANCH, Format.BRANCH_WIDE)
_SWITCHES = (Format.TABLE, Format.LOOKUP)


class Label:
    """A place in code that is being built; branches and handlers name it before it is known."""

    __slots__ = ()


class CodeBuilder:
    """Code instruction by instruction; offsets count one for each instruction.

    Operands are those of decoded instructions, with labels in place of the offsets of branches:
    `emit("iload", 3)`, `emit("ifeq", label)`, `emit("lookupswitch", default, ((1, one), (9, nine)))`.
    """

    def __init__(self) -> None:
        self._emitted: list[tuple[str, Operands]] = []
        self._places: dict[Label, int] = {}
        self._handlers: list[tuple[Label, Label, Label, str | None]] = []
        self._lines: list[tuple[int, int]] = []

    def emit(self, mnemonic: str, *operands: object) -> None:
        """Append an instruction; the operands a mnemonic implies (`iload_0`) are added."""
        row = BY_MNEMONIC[mnemonic]
        if row.format is Format.WIDE:
            raise ValueError("a wide instruction is emitted by its own mnemonic")
        self._emitted.append((mnemonic, row.implied or operands))

    def label(self) -> Label:
        """A new label, still to be placed."""
        return Label()

    def place(self, label: Label) -> None:
        """Let a label stand for the next instruction (or, for a handler's end, the end of the code)."""
        if label in self._places:
            raise ValueError("this label has been placed before")
        self._places[label] = len(self._emitted)

    def line(self, number: int) -> None:
        """Attribute the instructions that follow to a line of source."""
        self._lines.append((len(self._emitted), number))

    def handle(self, start: Label, end: Label, target: Label, catch_type: str | None) -> None:
        """Catch exceptions of a type (None: all) between two labels at a third."""
        self._handlers.append((start, end, target, catch_type))

    def finish(self, max_locals: int) -> Code:
        """The code built so far; every label used must have been placed."""
        instructions = tuple(
            Instruction(offset, BY_MNEMONIC[mnemonic].number, mnemonic, self._resolve(mnemonic, operands), 1)
            for offset, (mnemonic, operands) in enumerate(self._emitted)
        )
        handlers = tuple(
            Handler(self._place(start), self._place(end), self._place(target), catch_type)
            for start, end, target, catch_type in self._handlers
        )
        attributes = Attributes({LINE_NUMBERS: tuple(self._lines)})
        deepest = 2 * len(instructions)
        return Code(deepest, max_locals, len(instructions), instructions, handlers, attributes)

    def _place(self, label: object) -> int:
        if not isinstance(label, Label):
            raise TypeError(f"a branch leads to a label, not to {label!r}")
        if label not in self._places:
            raise ValueError("a label is used but not placed")
        return self._places[label]

    def _resolve(self, mnemonic: str, operands: Operands) -> Operands:
        form = BY_MNEMONIC[mnemonic].format
        if form in _SINGLE_BRANCHES:
            (target,) = operands
            return (self._place(target),)
        if form in _SWITCHES:
            default, targets = operands
            assert isinstance(targets, tuple | list)
            return self._place(default), tuple((key, self._place(target)) for key, target in targets)
        return operands


def assemble_field(flags: int, name: str, descriptor: str, constant: FieldConstant | None = None) -> FieldInfo:
    """A field, with the value it has from the start if it is static."""
    values: dict[AttributeKind[Any], object] = {} if constant is None else {CONSTANT_VALUE: constant}
    return FieldInfo(flags, name, descriptor, Attributes(values))


def assemble_method(
    flags: int, name: str, descriptor: str, code: Code | None, exceptions: Sequence[str] = ()
) -> MethodInfo:
    """A method; an abstract or native one has no code."""
    values: dict[AttributeKind[Any], object] = {EXCEPTIONS: tuple(exceptions)}
    if code is not None:
        values[CODE] = code
    return MethodInfo(flags, name, descriptor, Attributes(values))


def assemble_class(
    name: str,
    *,
    super_name: str = "java/lang/Object",
    interfaces: Sequence[str] = (),
    flags: int = SYNTHETIC_CLASS,
    fields: Sequence[FieldInfo] = (),
    methods: Sequence[MethodInfo] = (),
    attributes: Mapping[AttributeKind[Any], object] | None = None,
    origin: str,
) -> ClassFile:
    """A class; `attributes` holds decoded values by their kind, such as `{NEST_HOST: "a/Host"}`."""
    return ClassFile(
        origin,
        VERSION,
        0,
        flags,
        name,
        super_name,
        tuple(interfaces),
        tuple(fields),
        tuple(methods),
        Attributes(attributes) if attributes else NO_ATTRIBUTES,
        None,
    )
