"""The one table of instructions: every opcode's function, what it returns and what it does to the stack."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from heapwright.bytecode import arithmetic, arrays, control, invocation, objects, values
from heapwright.bytecode.effects import Effect, parse_effect
from heapwright.state.code import Outcome

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

PUSH, NOTHING, JUMP, SHUFFLE, CALL, LEAVE, UNFINISHED = Outcome


@dataclass(frozen=True, slots=True)
class Row:
    """An instruction: its function, what that returns, and its effect where that does not depend on its constant."""

    function: Callable[..., Any]
    outcome: Outcome
    effect: Effect | None


def row(function: Callable[..., Any], outcome: Outcome, effect: str | None) -> Row:
    """A row with its effect written as `II>I`."""
    return Row(function, outcome, None if effect is None else parse_effect(effect))


def wide(m: object, s: object, i: object) -> None:
    """JVMS 6.5 wide: decoding joins it with the instruction it widens, so it is never executed by itself."""
    raise AssertionError("wide is decoded together with the next instruction")


def rows() -> Iterator[tuple[str, Row]]:
    """All rows, in the order of the JVMS."""
    yield from constants()
    yield from locals_and_stack()
    yield from computations()
    yield from branches()
    yield from arrays_and_objects()


def constants() -> Iterator[tuple[str, Row]]:
    """Constants."""
    yield "nop", row(values.nop, NOTHING, ">")
    yield "aconst_null", row(values.aconst_null, PUSH, ">A")
    for mnemonic in ("iconst_m1", *(f"iconst_{number}" for number in range(6)), "bipush", "sipush"):
        yield mnemonic, row(values.const, PUSH, ">I")
    for kind, count in (("l", 2), ("f", 3), ("d", 2)):
        letter = {"l": "J"}.get(kind, kind.upper())
        for number in range(count):
            yield f"{kind}const_{number}", row(values.const, PUSH, f">{letter}")
    for mnemonic in ("ldc", "ldc_w", "ldc2_w"):
        yield mnemonic, row(values.ldc, PUSH, None)


def locals_and_stack() -> Iterator[tuple[str, Row]]:
    """Loads, stores and stack instructions."""
    for prefix, letter in (("i", "I"), ("l", "J"), ("f", "F"), ("d", "D"), ("a", "A")):
        for suffix in ("", "_0", "_1", "_2", "_3"):
            load = values.aload if prefix == "a" else values.load
            yield f"{prefix}load{suffix}", row(load, PUSH, f">{letter}")
            yield f"{prefix}store{suffix}", row(values.store, NOTHING, f"{letter}>")
    for mnemonic in ("pop", "pop2"):
        yield mnemonic, row(values.pop, SHUFFLE, None)
    for mnemonic in ("dup", "dup_x1", "dup_x2", "dup2", "dup2_x1", "dup2_x2"):
        yield mnemonic, row(values.dup, SHUFFLE, None)
    yield "swap", row(values.swap, SHUFFLE, None)
    yield "wide", row(wide, NOTHING, ">")


def computations() -> Iterator[tuple[str, Row]]:
    """Arithmetic, conversions and comparisons."""
    for prefix, letter in (("i", "I"), ("l", "J"), ("f", "F"), ("d", "D")):
        for name in ("add", "sub", "mul", "div", "rem"):
            yield prefix + name, row(getattr(arithmetic, prefix + name), PUSH, f"{letter}{letter}>{letter}")
        yield f"{prefix}neg", row(getattr(arithmetic, f"{prefix}neg"), PUSH, f"{letter}>{letter}")
    for prefix, letter in (("i", "I"), ("l", "J")):
        for name in ("shl", "shr", "ushr"):
            yield prefix + name, row(getattr(arithmetic, prefix + name), PUSH, f"{letter}I>{letter}")
        for name in ("and", "or", "xor"):
            yield prefix + name, row(getattr(arithmetic, prefix + name), PUSH, f"{letter}{letter}>{letter}")
    yield "iinc", row(arithmetic.iinc, NOTHING, ">")
    letters = {"i": "I", "l": "J", "f": "F", "d": "D"}
    for name in "i2l i2f i2d l2i l2f l2d f2i f2l f2d d2i d2l d2f i2b i2c i2s".split():
        effect = f"{letters[name[0]]}>{letters.get(name[2], 'I')}"
        yield name, row(getattr(arithmetic, name), PUSH, effect)
    for name, letter in (("lcmp", "J"), ("fcmpl", "F"), ("fcmpg", "F"), ("dcmpl", "D"), ("dcmpg", "D")):
        yield name, row(getattr(arithmetic, name), PUSH, f"{letter}{letter}>I")


def branches() -> Iterator[tuple[str, Row]]:
    """Branches, switches, subroutines and returns."""
    for relation in ("eq", "ne", "lt", "ge", "gt", "le"):
        yield f"if{relation}", row(getattr(control, f"if{relation}"), JUMP, "I>")
        yield f"if_icmp{relation}", row(getattr(control, f"if_icmp{relation}"), JUMP, "II>")
    yield "ifnull", row(control.ifnull, JUMP, "A>")
    yield "ifnonnull", row(control.ifnonnull, JUMP, "A>")
    yield "if_acmpeq", row(control.if_acmpeq, JUMP, "AA>")
    yield "if_acmpne", row(control.if_acmpne, JUMP, "AA>")
    for mnemonic in ("goto", "goto_w"):
        yield mnemonic, row(control.goto, JUMP, ">")
    for mnemonic in ("jsr", "jsr_w"):
        yield mnemonic, row(control.jsr, JUMP, ">R")
    yield "ret", row(control.ret, JUMP, ">")
    yield "tableswitch", row(control.switch, JUMP, "I>")
    yield "lookupswitch", row(control.switch, JUMP, "I>")
    for prefix, letter in (("i", "I"), ("l", "J"), ("f", "F"), ("d", "D"), ("a", "A")):
        yield f"{prefix}return", row(control.return_value, LEAVE, f"{letter}>")
    yield "return", row(control.return_nothing, LEAVE, ">")


def arrays_and_objects() -> Iterator[tuple[str, Row]]:
    """Arrays, objects, calls, exceptions and monitors."""
    for prefix, letter in (("i", "I"), ("l", "J"), ("f", "F"), ("d", "D"), ("a", "A"), *zip("bcs", "III", strict=True)):
        store = {"a": arrays.aastore}.get(prefix, arrays.small_store if prefix in "bcs" else arrays.array_store)
        load = arrays.aaload if prefix == "a" else arrays.array_load
        yield f"{prefix}aload", row(load, PUSH, f"AI>{letter}")
        yield f"{prefix}astore", row(store, NOTHING, f"AI{letter}>")
    yield "arraylength", row(arrays.arraylength, PUSH, "A>I")
    yield "newarray", row(arrays.newarray, PUSH, "I>A")
    yield "anewarray", row(arrays.anewarray, PUSH, "I>A")
    yield "multianewarray", row(arrays.multianewarray, PUSH, None)
    yield "new", row(objects.new, PUSH, ">A")
    yield "getstatic", row(objects.getstatic, PUSH, None)
    yield "putstatic", row(objects.putstatic, NOTHING, None)
    yield "getfield", row(objects.getfield, PUSH, None)
    yield "putfield", row(objects.putfield, NOTHING, None)
    for mnemonic in ("invokestatic", "invokespecial", "invokevirtual", "invokeinterface", "invokedynamic"):
        yield mnemonic, row(getattr(invocation, mnemonic), CALL, None)
    yield "instanceof", row(objects.instanceof, PUSH, "A>I")
    yield "checkcast", row(objects.checkcast, PUSH, "A>A")
    yield "athrow", row(objects.athrow, UNFINISHED, "A>")
    yield "monitorenter", row(objects.monitorenter, NOTHING, "A>")
    yield "monitorexit", row(objects.monitorexit, NOTHING, "A>")


TABLE: dict[str, Row] = dict(rows())
"""Every instruction by its mnemonic."""

EFFECTS: Mapping[str, Effect | None] = {mnemonic: one.effect for mnemonic, one in TABLE.items()}
"""The fixed effects by mnemonic."""
