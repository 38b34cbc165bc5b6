"""JVMS family: branches, switches, subroutines and returns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.bytecode.narrowing import narrowed
from heapwright.terms.operators import OPERATORS, meaning

if TYPE_CHECKING:
    from collections.abc import Callable

    from heapwright.bytecode.machine import Machine
    from heapwright.state.code import Operation
    from heapwright.state.heap import Value
    from heapwright.state.state import State


def branching(relation: str) -> Callable[..., Value]:
    """The instruction that jumps where a relation holds between two ints, or an int and zero."""
    operator = OPERATORS[relation]
    compute = meaning(operator)

    def branch(m: Machine, s: State, i: Operation, left: Value, right: Value = 0) -> Value:
        try:
            holds = compute(left, right)
        except TypeError:
            holds = m.decide(s, m.terms.apply(operator, left, right))
        return i.operands[0] if holds else None

    return branch


ifeq = if_icmpeq = branching("int.eq")
ifne = if_icmpne = branching("int.ne")
iflt = if_icmplt = branching("int.lt")
ifge = if_icmpge = branching("int.ge")
ifgt = if_icmpgt = branching("int.gt")
ifle = if_icmple = branching("int.le")


def ifnull(m: Machine, s: State, i: Operation, ref: Value) -> Value:
    """JVMS 6.5 ifnull."""
    return i.operands[0] if m.decide(s, m.heap.is_null(s, ref)) else None


def ifnonnull(m: Machine, s: State, i: Operation, ref: Value) -> Value:
    """JVMS 6.5 ifnonnull."""
    return None if m.decide(s, m.heap.is_null(s, ref)) else i.operands[0]


def if_acmpeq(m: Machine, s: State, i: Operation, left: Value, right: Value) -> Value:
    """JVMS 6.5 if_acmpeq."""
    return i.operands[0] if m.decide(s, m.heap.equal(s, left, right)) else None


def if_acmpne(m: Machine, s: State, i: Operation, left: Value, right: Value) -> Value:
    """JVMS 6.5 if_acmpne."""
    return None if m.decide(s, m.heap.equal(s, left, right)) else i.operands[0]


def goto(m: Machine, s: State, i: Operation) -> Value:
    """JVMS 6.5 goto, goto_w."""
    return i.operands[0]


def jsr(m: Machine, s: State, i: Operation) -> Value:
    """JVMS 6.5 jsr, jsr_w: the address pushed is the pc that follows."""
    frame = s.frames[-1]
    frame.stack.append(frame.pc + 1)
    return i.operands[0]


def ret(m: Machine, s: State, i: Operation) -> Value:
    """JVMS 6.5 ret."""
    return s.frames[-1].locals[i.operands[0]]


def switch(m: Machine, s: State, i: Operation, key: Value) -> Value:
    """JVMS 6.5 tableswitch, lookupswitch: a symbolic key is compared with one case after another."""
    default, cases = i.operands
    if isinstance(key, int):
        return cases.get(key, default)
    for case, target in cases.items():
        if m.decide(s, m.terms.apply(OPERATORS["int.eq"], key, case)):
            return target
    return default


def return_value(m: Machine, s: State, i: Operation, value: Value) -> Value:
    """JVMS 6.5 ireturn, lreturn, freturn, dreturn, areturn: a small int is cut to the method's result type."""
    return narrowed(m, s.frames[-1].method.result, value)


def return_nothing(m: Machine, s: State, i: Operation) -> Value:
    """JVMS 6.5 return."""
    return None
