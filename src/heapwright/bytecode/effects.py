"""What an instruction takes from the stack and puts there, by kind of value.

A kind is one letter: I, J, F, D (int, long, float, double), A (a reference), R (a return address).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from heapwright.classfile.constants import (
    DoubleConstant,
    DynamicConstant,
    FloatConstant,
    IntConstant,
    LongConstant,
)
from heapwright.program.descriptors import kind, parse_method_descriptor

if TYPE_CHECKING:
    from heapwright.classfile.model import Instruction


@dataclass(frozen=True, slots=True)
class Effect:
    """The kinds popped (deepest first) and pushed."""

    pops: str
    pushes: str


@dataclass(frozen=True, slots=True)
class Shuffle:
    """A stack instruction: how many words its top part and the part below have, and what becomes of them."""

    top_words: int
    below_words: int


SHUFFLES = {
    "pop": Shuffle(1, 0),
    "pop2": Shuffle(2, 0),
    "dup": Shuffle(1, 0),
    "dup_x1": Shuffle(1, 1),
    "dup_x2": Shuffle(1, 2),
    "dup2": Shuffle(2, 0),
    "dup2_x1": Shuffle(2, 1),
    "dup2_x2": Shuffle(2, 2),
    "swap": Shuffle(1, 1),
}


def parse_effect(text: str) -> Effect:
    """An effect written as `II>I`."""
    pops, _, pushes = text.partition(">")
    return Effect(pops, pushes)


def effect_of(instruction: Instruction, fixed: Effect | None) -> Effect:
    """The effect of one instruction: its table row's, or what its constant says."""
    if fixed is not None:
        return fixed
    mnemonic = instruction.mnemonic
    if mnemonic.startswith("invoke"):
        return call_effect(instruction)
    if mnemonic.startswith("ldc"):
        return Effect("", constant_kind(instruction.operands[0]))
    if mnemonic == "multianewarray":
        return Effect("I" * instruction.operands[1], "A")
    value = kind(instruction.operands[0].descriptor)
    return {
        "getstatic": Effect("", value),
        "putstatic": Effect(value, ""),
        "getfield": Effect("A", value),
        "putfield": Effect("A" + value, ""),
    }[mnemonic]


def call_effect(instruction: Instruction) -> Effect:
    """Receiver and arguments, and the result unless it is void."""
    descriptor = parse_method_descriptor(instruction.operands[0].descriptor)
    receiver = "" if instruction.mnemonic in ("invokestatic", "invokedynamic") else "A"
    result = kind(descriptor.result)
    return Effect(receiver + "".join(map(kind, descriptor.parameters)), "" if result == "V" else result)


def constant_kind(constant: object) -> str:
    """The kind of value an ldc pushes."""
    if isinstance(constant, DynamicConstant):
        return kind(constant.descriptor)
    kinds = {IntConstant: "I", LongConstant: "J", FloatConstant: "F", DoubleConstant: "D"}
    return kinds.get(type(constant), "A")


def words(kinds: str) -> int:
    """How many stack words the values take in the class file's counting."""
    return sum(2 if one in "JD" else 1 for one in kinds)


def split_shuffle(shuffle: Shuffle, stack: str) -> tuple[int, int]:
    """How many values the top part and the part below it hold on a stack of these kinds."""
    top = count_values(stack, shuffle.top_words)
    return top, count_values(stack[: len(stack) - top], shuffle.below_words)


def count_values(stack: str, wanted: int) -> int:
    """How many values on top of the stack make up that many words."""
    count = 0
    while words(stack[len(stack) - count :]) < wanted and count < len(stack):
        count += 1
    return count


def shuffled(mnemonic: str, stack: str) -> str:
    """The kinds on the stack after a stack instruction."""
    top, below = split_shuffle(SHUFFLES[mnemonic], stack)
    rest = stack[: len(stack) - top - below]
    upper = stack[len(stack) - top :]
    lower = stack[len(rest) : len(stack) - top]
    if mnemonic.startswith("pop"):
        return rest
    if mnemonic == "swap":
        return rest + upper + lower
    return rest + upper + lower + upper
