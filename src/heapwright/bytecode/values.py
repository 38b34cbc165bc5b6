"""JVMS families: constants, loads and stores of local variables, and the stack instructions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.bytecode.loading import constant_value

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.state.code import Operation
    from heapwright.state.heap import Value
    from heapwright.state.state import State


def nop(m: Machine, s: State, i: Operation) -> None:
    """JVMS 6.5 nop."""


def aconst_null(m: Machine, s: State, i: Operation) -> Value:
    """JVMS 6.5 aconst_null."""
    return None


def const(m: Machine, s: State, i: Operation) -> Value:
    """JVMS 6.5 bipush, sipush, iconst, lconst, fconst, dconst: the number is in the instruction."""
    return i.operands[0]


def ldc(m: Machine, s: State, i: Operation) -> Value:
    """JVMS 6.5 ldc, ldc_w, ldc2_w: numbers, strings, classes, method types and handles, dynamic constants."""
    return constant_value(m, s, i)


def load(m: Machine, s: State, i: Operation) -> Value:
    """JVMS 6.5 iload, lload, fload, dload."""
    return s.frames[-1].locals[i.operands[0]]


def aload(m: Machine, s: State, i: Operation) -> Value:
    """JVMS 6.5 aload."""
    return m.heap.load(s, s.frames[-1].locals[i.operands[0]])


def store(m: Machine, s: State, i: Operation, value: Value) -> None:
    """JVMS 6.5 istore, lstore, fstore, dstore, astore."""
    s.frames[-1].locals[i.operands[0]] = value


def pop(m: Machine, s: State, i: Operation, *values: Value) -> tuple[Value, ...]:
    """JVMS 6.5 pop, pop2."""
    return ()


def dup(m: Machine, s: State, i: Operation, *values: Value) -> tuple[Value, ...]:
    """JVMS 6.5 dup and its kin: the top part of what was popped stands below and above the rest."""
    return values[-i.operands[0] :] + values


def swap(m: Machine, s: State, i: Operation, lower: Value, upper: Value) -> tuple[Value, ...]:
    """JVMS 6.5 swap."""
    return (upper, lower)
