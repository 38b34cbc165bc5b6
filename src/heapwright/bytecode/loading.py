"""The values of loadable constants."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.bytecode.linking import java_linkage
from heapwright.classfile.constants import (
    ClassRef,
    DoubleConstant,
    DynamicConstant,
    FloatConstant,
    IntConstant,
    LongConstant,
    StringConstant,
)
from heapwright.program.resolution import resolve_class
from heapwright.state.signals import Unsupported

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.state.code import Operation
    from heapwright.state.heap import Value
    from heapwright.state.state import State

NUMBERS = (IntConstant, LongConstant, FloatConstant, DoubleConstant)


def constant_value(m: Machine, s: State, i: Operation) -> Value:
    """The value of an ldc; found once and then remembered in the instruction, unless each state has its own."""
    if i.link is not None:
        return i.link
    constant = i.operands[0]
    value = find_constant(m, s, constant)
    if not isinstance(constant, DynamicConstant):
        i.link = value
    return value


def find_constant(m: Machine, s: State, constant: object) -> Value:
    """A number, an interned string, or a class's mirror; anything else is asked of the dynamic linker."""
    if isinstance(constant, NUMBERS):
        return constant.value
    if isinstance(constant, StringConstant):
        return m.intern(constant.text)
    if isinstance(constant, ClassRef):
        owner = s.frames[-1].method.owner
        return m.mirror(java_linkage(lambda: resolve_class(m.program, owner, constant.name)))
    if m.dynamic is None:
        raise Unsupported(f"the constant {constant} cannot be loaded")
    return m.dynamic.constant(m, s, constant)
