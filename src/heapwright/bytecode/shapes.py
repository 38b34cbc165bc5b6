"""The kinds of values on the stack before each instruction of a method."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.bytecode.effects import SHUFFLES, effect_of, shuffled

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from heapwright.bytecode.effects import Effect
    from heapwright.classfile.model import Handler, Instruction

BRANCHES_AWAY = frozenset({"goto", "goto_w", "athrow", "tableswitch", "lookupswitch", "ret"})


def stack_shapes(
    instructions: Sequence[Instruction],
    handlers: Sequence[Handler],
    effects: Mapping[str, Effect | None],
) -> list[str | None]:
    """The stack's kinds before each instruction; None where no path leads."""
    position = {instruction.offset: pc for pc, instruction in enumerate(instructions)}
    shapes: list[str | None] = [None] * len(instructions)
    work = [(0, "")]
    work.extend((position[handler.target], "A") for handler in handlers)
    while work:
        pc, shape = work.pop()
        while pc < len(instructions) and shapes[pc] is None:
            shapes[pc] = shape
            instruction = instructions[pc]
            shape = shape_after(instruction, shape, effects)
            mnemonic = instruction.mnemonic
            for target in targets(instruction):
                pushed = "R" if mnemonic.startswith("jsr") else ""
                work.append((position[target], shape + pushed))
            if mnemonic in BRANCHES_AWAY or mnemonic.endswith("return"):
                break
            pc += 1
    return shapes


def shape_after(instruction: Instruction, shape: str, effects: Mapping[str, Effect | None]) -> str:
    """The stack's kinds after an instruction; a jsr's address is only there at its target."""
    if instruction.mnemonic in SHUFFLES:
        return shuffled(instruction.mnemonic, shape)
    effect = effect_of(instruction, effects[instruction.mnemonic])
    pushes = "" if instruction.mnemonic.startswith("jsr") else effect.pushes
    return shape[: len(shape) - len(effect.pops)] + pushes


def targets(instruction: Instruction) -> Iterator[int]:
    """The offsets an instruction may jump to."""
    mnemonic = instruction.mnemonic
    if mnemonic in ("tableswitch", "lookupswitch"):
        default, cases = instruction.operands
        yield default
        for _, target in cases:
            yield target
    elif mnemonic.startswith(("if", "goto", "jsr")):
        yield instruction.operands[0]
