"""The helpful messages of NullPointerException: what was tried, and which expression was null.

The expression is found by following, through a method's code, which instruction pushed each word of the stack, as far
as the JVM itself does: code is walked from its start to its end until the stack before the instruction is known.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from heapwright.bytecode.effects import effect_of, words
from heapwright.bytecode.shapes import targets
from heapwright.bytecode.table import EFFECTS
from heapwright.program.descriptors import java_type, kind, parse_method_descriptor

if TYPE_CHECKING:
    from heapwright.classfile.model import Code, Instruction
    from heapwright.program.classes import Method

MOST_DETAIL = 5
TRACKED_LOCALS = 64
ARRAY_KINDS = {
    "i": "int",
    "f": "float",
    "a": "object",
    "b": "byte/boolean",
    "c": "char",
    "s": "short",
    "l": "long",
    "d": "double",
}
DUPLICATED = {
    "dup": (1, 0),
    "dup_x1": (1, 1),
    "dup_x2": (1, 2),
    "dup2": (2, 0),
    "dup2_x1": (2, 1),
    "dup2_x2": (2, 2),
}
"""How many words are repeated, and how many are between them and their copy."""

ACTIONS = {
    "arraylength": "Cannot read the array length",
    "athrow": "Cannot throw exception",
    "monitorenter": "Cannot enter synchronized block",
    "monitorexit": "Cannot exit synchronized block",
}
ENDS = frozenset(("goto", "goto_w", "jsr", "jsr_w", "ret", "athrow"))
LOADS = frozenset(letter + "aload" for letter in ARRAY_KINDS)
STORES = frozenset(letter + "astore" for letter in ARRAY_KINDS)
CALLS = frozenset(("invokevirtual", "invokespecial", "invokestatic", "invokeinterface"))


@dataclass(frozen=True, slots=True)
class Sources:
    """Before an instruction: the offset that pushed each word (None where that depends), and the locals written."""

    stack: tuple[int | None, ...]
    written: frozenset[int]

    def merged(self, other: Sources) -> Sources:
        """What holds on two ways to the same instruction."""
        pairs = zip(self.stack, other.stack, strict=True)
        stack = tuple(one if one == another else None for one, another in pairs)
        return Sources(stack, self.written | other.written)


def helpful_message(method: Method, offset: int) -> str | None:
    """The message for a null met by the instruction at an offset; None where it can meet none."""
    code = method.code
    if code is None:
        return None
    instructions = {instruction.offset: instruction for instruction in code.instructions}
    slot = null_slot(instructions[offset])
    if slot is None:
        return None
    description = Description(method, code, instructions, analysed(code, offset))
    return failed_action(instructions[offset]) + description.reason(offset, slot)


def null_slot(instruction: Instruction) -> int | None:
    """How many words lie above the reference an instruction uses; None where it uses none that may be null."""
    mnemonic = instruction.mnemonic
    if mnemonic in ACTIONS or mnemonic == "getfield":
        return 0
    if mnemonic in LOADS:
        return 1
    if mnemonic in STORES:
        return 3 if mnemonic[0] in "ld" else 2
    if mnemonic == "putfield":
        return words(kind(instruction.operands[0].descriptor))
    if mnemonic in ("invokevirtual", "invokespecial", "invokeinterface"):
        reference = instruction.operands[0]
        if reference.name != "<init>":
            return words("".join(map(kind, parse_method_descriptor(reference.descriptor).parameters)))
    return None


def failed_action(instruction: Instruction) -> str:
    """What could not be done."""
    mnemonic = instruction.mnemonic
    if mnemonic in LOADS:
        return f"Cannot load from {ARRAY_KINDS[mnemonic[0]]} array"
    if mnemonic in STORES:
        return f"Cannot store to {ARRAY_KINDS[mnemonic[0]]} array"
    if mnemonic == "getfield":
        return f'Cannot read field "{instruction.operands[0].name}"'
    if mnemonic == "putfield":
        return f'Cannot assign field "{instruction.operands[0].name}"'
    if mnemonic in CALLS:
        return f'Cannot invoke "{method_name(instruction)}"'
    return ACTIONS[mnemonic]


def analysed(code: Code, wanted: int) -> dict[int, Sources]:
    """The sources before each instruction, known as far as the JVM follows them to the wanted one."""
    found = {0: Sources((), frozenset())}
    for handler in code.handlers:
        found.setdefault(handler.target, Sources((handler.target,), frozenset()))
    known, missed = 0, True
    while missed and known < len(found):
        known, missed = len(found), False
        for index, instruction in enumerate(code.instructions):
            if index and instruction.offset == wanted and wanted in found:
                return found
            before = found.get(instruction.offset)
            if before is None:
                missed = True
                continue
            following = code.instructions[index + 1].offset if index + 1 < len(code.instructions) else code.size
            spread(found, instruction, sources_after(instruction, before), following)
    return found


def spread(found: dict[int, Sources], instruction: Instruction, after: Sources, following: int) -> None:
    """Note what holds after an instruction at all places where execution may go on."""
    places = list(targets(instruction))
    mnemonic = instruction.mnemonic
    if mnemonic not in ENDS and not mnemonic.endswith("return"):
        places.insert(0, following)
    for place in places:
        other = found.get(place)
        if other is not None:
            after = after.merged(other)
        found[place] = after


def sources_after(instruction: Instruction, before: Sources) -> Sources:
    """What an instruction makes of the stack's sources."""
    mnemonic, stack, written = instruction.mnemonic, before.stack, before.written
    if mnemonic in ("checkcast", "nop"):
        return before
    if mnemonic in DUPLICATED:
        top, between = DUPLICATED[mnemonic]
        copied = stack[len(stack) - top :]
        place = len(stack) - top - between
        return Sources(stack[:place] + copied + stack[place:], written)
    if mnemonic == "swap":
        return Sources((*stack[:-2], stack[-1], stack[-2]), written)
    if mnemonic in ("pop", "pop2"):
        return Sources(stack[: len(stack) - (1 if mnemonic == "pop" else 2)], written)
    if "store" in mnemonic and mnemonic not in STORES:
        written |= {instruction.operands[0]}
    effect = effect_of(instruction, EFFECTS[mnemonic])
    kept = stack[: len(stack) - words(effect.pops)]
    return Sources(kept + (instruction.offset,) * words(effect.pushes), written)


def method_name(instruction: Instruction) -> str:
    """The method a call names, as the JVM writes it here."""
    reference = instruction.operands[0]
    parameters = map(java_type, parse_method_descriptor(reference.descriptor).parameters)
    return f"{short(reference.owner)}.{reference.name}({', '.join(map(trimmed, parameters))})"


def short(owner: str) -> str:
    """A class's name; Object and String go without their package."""
    name = owner.replace("/", ".")
    return name.removeprefix("java.lang.") if name in ("java.lang.Object", "java.lang.String") else name


def trimmed(parameter: str) -> str:
    """A parameter's type; the JVM shortens every name that begins like one of the two."""
    begins = parameter.startswith(("java.lang.Object", "java.lang.String"))
    return parameter.removeprefix("java.lang.") if begins else parameter


@dataclass(frozen=True, slots=True)
class Description:
    """Puts the expressions of one method into words."""

    method: Method
    code: Code
    instructions: dict[int, Instruction]
    sources: dict[int, Sources]

    def reason(self, offset: int, slot: int) -> str:
        """The part of the message that says what is null; empty where that is not known."""
        source = self.source(offset, slot)
        if source is None:
            return ""
        expression = self.expression(offset, slot, MOST_DETAIL, inner=False)
        if source.mnemonic in CALLS:
            return f' because the return value of "{expression}" is null'
        return ' because "' if expression is None else f' because "{expression}" is null'

    def source(self, offset: int, slot: int) -> Instruction | None:
        """The instruction that pushed a word of the stack before the one at an offset."""
        before = self.sources.get(offset)
        pushed = None if before is None else before.stack[-1 - slot]
        return None if pushed is None else self.instructions[pushed]

    def expression(self, offset: int, slot: int, detail: int, *, inner: bool) -> str | None:
        """Java for what a word of the stack holds; None where it is too long or not known."""
        source = self.source(offset, slot) if detail > 0 else None
        if source is None:
            return None
        mnemonic = source.mnemonic
        if mnemonic.startswith(("iload", "aload")):
            written = self.sources[offset].written
            return self.variable(source.offset, source.operands[0], written)
        if mnemonic == "aconst_null":
            return "null"
        if mnemonic.startswith("iconst") or mnemonic == "bipush":
            return str(source.operands[0])
        if mnemonic == "sipush":
            return str(source.operands[0] & 0xFFFF)
        if mnemonic in ("iaload", "aaload"):
            array = self.expression(source.offset, 1, detail - 1, inner=inner) or "<array>"
            index = self.expression(source.offset, 0, detail, inner=True) or "..."
            return f"{array}[{index}]"
        if mnemonic == "getstatic":
            return f"{short(source.operands[0].owner)}.{source.operands[0].name}"
        if mnemonic == "getfield":
            owner = self.expression(source.offset, 0, detail - 1, inner=inner)
            name: str = source.operands[0].name
            return name if owner is None else f"{owner}.{name}"
        if mnemonic in CALLS:
            return method_name(source)
        return None

    def variable(self, offset: int, index: int, written: frozenset[int]) -> str:
        """A local variable's name, as recorded under -g; else what it is known to be."""
        for variable in self.code.local_variables:
            if variable.index == index and variable.start <= offset < variable.start + variable.length:
                return variable.name
        is_parameter = index < TRACKED_LOCALS and index not in written
        slot = 0
        if not self.method.is_static:
            if index == 0 and is_parameter:
                return "this"
            slot = 1
        for number, parameter in enumerate(self.method.parameters, 1):
            size = words(kind(parameter))
            if slot <= index < slot + size and is_parameter:
                return f"<parameter{number}>"
            slot += size
        return f"<local{index}>"
