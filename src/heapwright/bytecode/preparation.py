"""Making a method ready to run: its instructions become operations with functions from the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.bytecode.effects import SHUFFLES, effect_of, split_shuffle
from heapwright.bytecode.shapes import stack_shapes
from heapwright.bytecode.table import EFFECTS, TABLE
from heapwright.classfile.assembly import CodeBuilder
from heapwright.classfile.constants import MethodRef
from heapwright.program.descriptors import prefix
from heapwright.state.code import CaughtRange, Operation, PreparedMethod

if TYPE_CHECKING:
    from collections.abc import Mapping

    from heapwright.classfile.model import Code, Instruction
    from heapwright.program.classes import Method

NATIVE_AGAIN = 2


def prepare(method: Method) -> PreparedMethod:
    """The method's code by operation index; without code (native, abstract) there are no operations."""
    prepared = PreparedMethod(method)
    slots = argument_slots(method)
    prepared.argument_slots = slots
    prepared.simple_arguments = slots == tuple(range(len(slots)))
    code = method.code
    if code is not None:
        fill(prepared, code)
    return prepared


def fill(prepared: PreparedMethod, code: Code) -> None:
    """Translate instructions and handlers from byte offsets to indexes."""
    instructions = code.instructions
    position = {instruction.offset: pc for pc, instruction in enumerate(instructions)}
    position[code.size] = len(instructions)
    needs_shapes = any(instruction.mnemonic in SHUFFLES for instruction in instructions)
    shapes = stack_shapes(instructions, code.handlers, EFFECTS) if needs_shapes else []
    prepared.max_locals = code.max_locals
    prepared.operations = tuple(
        operation(instruction, position, shapes[pc] if needs_shapes else None)
        for pc, instruction in enumerate(instructions)
    )
    prepared.handlers = tuple(
        CaughtRange(position[one.start], position[one.end], position[one.target], one.catch_type)
        for one in code.handlers
    )


def native_code(method: Method) -> PreparedMethod:
    """What the frame of a native method holds: a call that its model has made, and the return of the result.

    At `NATIVE_AGAIN` it returns nothing: its model had classes initialised and shall be asked again.
    """
    prepared = PreparedMethod(method)
    builder = CodeBuilder()
    builder.emit("invokestatic", MethodRef(method.owner.name, method.name, method.descriptor, False))
    builder.emit(f"{prefix(method.result)}return")
    builder.emit("return")
    fill(prepared, builder.finish(0))
    return prepared


def operation(instruction: Instruction, position: Mapping[int, int], shape: str | None) -> Operation:
    """The operation of one instruction."""
    row = TABLE[instruction.mnemonic]
    if instruction.mnemonic in SHUFFLES:
        top, below = split_shuffle(SHUFFLES[instruction.mnemonic], shape or "")
        return Operation(row.function, row.outcome, top + below, "", (top,), instruction)
    effect = effect_of(instruction, EFFECTS[instruction.mnemonic])
    return Operation(
        row.function, row.outcome, len(effect.pops), effect.pushes, operands(instruction, position), instruction
    )


def operands(instruction: Instruction, position: Mapping[int, int]) -> tuple[object, ...]:
    """The operands, with jump targets as indexes."""
    mnemonic = instruction.mnemonic
    if mnemonic in ("tableswitch", "lookupswitch"):
        default, cases = instruction.operands
        return position[default], {key: position[target] for key, target in cases}
    if mnemonic.startswith(("if", "goto", "jsr")):
        return (position[instruction.operands[0]],)
    return instruction.operands


def argument_slots(method: Method) -> tuple[int, ...]:
    """The local variable each argument goes to; long and double take two."""
    slots: list[int] = []
    next_slot = 0
    if not method.is_static:
        slots.append(0)
        next_slot = 1
    for parameter in method.parameters:
        slots.append(next_slot)
        next_slot += 2 if parameter in ("J", "D") else 1
    return tuple(slots)
