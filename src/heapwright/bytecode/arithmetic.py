"""JVMS family: arithmetic, conversions and comparisons of primitive values; each is one row of terms/operators."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.state.signals import JavaError
from heapwright.terms.operators import OPERATORS, meaning

if TYPE_CHECKING:
    from collections.abc import Callable

    from heapwright.bytecode.machine import Machine
    from heapwright.state.code import Operation
    from heapwright.state.heap import Value
    from heapwright.state.state import State


def computing(name: str) -> Callable[..., Value]:
    """The instruction that applies an operator: exactly to numbers, as a term to what is symbolic."""
    operator = OPERATORS[name]
    compute = meaning(operator)

    def compute_or_apply(m: Machine, s: State, i: Operation, *values: Value) -> Value:
        try:
            return compute(*values)
        except TypeError:
            return m.terms.apply(operator, *values)

    return compute_or_apply


def dividing(name: str) -> Callable[..., Value]:
    """The instruction that divides integers and throws where the divisor is zero."""
    compute = computing(name)
    is_long = name.startswith("long")

    def divide(m: Machine, s: State, i: Operation, left: Value, right: Value) -> Value:
        compared = m.terms.apply(OPERATORS["lcmp"], right, 0) if is_long else right
        if m.decide(s, m.terms.apply(OPERATORS["int.eq"], compared, 0)):
            raise JavaError("java/lang/ArithmeticException", "/ by zero")
        return compute(m, s, i, left, right)

    return divide


def iinc(m: Machine, s: State, i: Operation) -> None:
    """JVMS 6.5 iinc."""
    index, increment = i.operands
    variables = s.frames[-1].locals
    variables[index] = iadd(m, s, i, variables[index], increment)


iadd = computing("int.add")
isub = computing("int.sub")
imul = computing("int.mul")
idiv = dividing("int.div")
irem = dividing("int.rem")
ineg = computing("int.neg")
ishl = computing("int.shl")
ishr = computing("int.shr")
iushr = computing("int.ushr")
iand = computing("int.and")
ior = computing("int.or")
ixor = computing("int.xor")

ladd = computing("long.add")
lsub = computing("long.sub")
lmul = computing("long.mul")
ldiv = dividing("long.div")
lrem = dividing("long.rem")
lneg = computing("long.neg")
lshl = computing("long.shl")
lshr = computing("long.shr")
lushr = computing("long.ushr")
land = computing("long.and")
lor = computing("long.or")
lxor = computing("long.xor")

fadd = computing("float.add")
fsub = computing("float.sub")
fmul = computing("float.mul")
fdiv = computing("float.div")
frem = computing("float.rem")
fneg = computing("float.neg")

dadd = computing("double.add")
dsub = computing("double.sub")
dmul = computing("double.mul")
ddiv = computing("double.div")
drem = computing("double.rem")
dneg = computing("double.neg")

i2l = computing("i2l")
i2f = computing("i2f")
i2d = computing("i2d")
l2i = computing("l2i")
l2f = computing("l2f")
l2d = computing("l2d")
f2i = computing("f2i")
f2l = computing("f2l")
f2d = computing("f2d")
d2i = computing("d2i")
d2l = computing("d2l")
d2f = computing("d2f")
i2b = computing("i2b")
i2c = computing("i2c")
i2s = computing("i2s")

lcmp = computing("lcmp")
fcmpl = computing("fcmpl")
fcmpg = computing("fcmpg")
dcmpl = computing("dcmpl")
dcmpg = computing("dcmpg")
