"""Templates of the families that only compute: constants, local variables, stack, arithmetic, conversions."""

from __future__ import annotations

from dataclasses import replace
from math import isinf, isnan
from typing import TYPE_CHECKING

from heapwright.bytecode.generated.items import RANGES, Item, combine, integer, local, wrap
from heapwright.terms.operators import OPERATORS, WIDEST, Operator

if TYPE_CHECKING:
    from collections.abc import Callable

    from heapwright.bytecode.generated.translator import Template, Translator
    from heapwright.state.code import Operation

LETTERS = {"i": "I", "l": "J", "f": "F", "d": "D", "a": "A"}
FARTHEST = 1 << 29
"""The largest number added to a variable of which bounds of the sum still say something."""
RING = frozenset({"add", "sub", "mul", "neg", "and", "or", "xor", "shl"})
"""Operators whose low bits depend only on the operands' low bits: their operands need no wrapping."""


def nothing(t: Translator, i: Operation) -> None:
    """An operation that does nothing."""


def constant(t: Translator, i: Operation) -> None:
    """A number in the instruction."""
    kind = i.pushes
    t.push(integer(i.operands[0], kind) if kind in RANGES else floating(t, i.operands[0], kind))


def floating(t: Translator, value: float, kind: str) -> Item:
    """A constant float or double."""
    text = t.names.constant(value) if isnan(value) or isinf(value) else f"({value!r})"
    return Item(text, kind, simple=True)


def null(t: Translator, i: Operation) -> None:
    """Null."""
    t.push(Item("None", "A", simple=True, settled=True))


def ldc(t: Translator, i: Operation) -> None:
    """A loadable constant: a number, or an object once the general instruction has found it."""
    kind = i.pushes
    value = getattr(i.operands[0], "value", None)
    if kind in RANGES and isinstance(value, int):
        t.push(integer(value, kind))
    elif isinstance(value, float):
        t.push(floating(t, value, kind))
    elif i.link is not None:
        t.push(Item(t.names.constant(i.link), kind, simple=True, not_null=True, settled=True))
    else:
        t.hand_over()


def load(t: Translator, i: Operation) -> None:
    """A local variable."""
    index = i.operands[0]
    if t.inlined is not None:
        t.push(t.loaded(t.inlined[index]))
        return
    if i.pushes != "A":
        t.push(local(index, i.pushes, t.scene.bounds.get(index) if i.pushes == "I" else None))
        return
    not_null, settled = index in t.scene.not_null, index in t.scene.settled
    item = t.loaded(replace(local(index, "A", None), not_null=not_null, settled=settled))
    t.scene.settled.add(index)
    t.push(item)


def store(t: Translator, i: Operation) -> None:
    """Assignment to a local variable."""
    t.store(i.operands[0], t.pop())


def increment(t: Translator, i: Operation) -> None:
    """JVMS iinc."""
    index, amount = i.operands
    before = local(index, "I", t.scene.bounds.get(index))
    sign, size = ("+", amount) if amount >= 0 else ("-", -amount)
    t.store(index, combine(f"v{index} {sign} {size}", "I", before, bounds=(before.low + amount, before.high + amount)))


def pop(t: Translator, i: Operation) -> None:
    """Values are dropped; one that could fail is evaluated first."""
    for _ in range(i.pops):
        item = t.pop()
        if not item.simple:
            t.named(item)


def dup(t: Translator, i: Operation) -> None:
    """The dup family."""
    items = [t.simple(t.pop()) for _ in range(i.pops)][::-1]
    for item in items[-i.operands[0] :] + items:
        t.push(item)


def swap(t: Translator, i: Operation) -> None:
    """JVMS swap."""
    upper, lower = t.pop(), t.pop()
    t.push(upper)
    t.push(lower)


def computing(mnemonic: str, operator: Operator) -> Template:
    """The template of an arithmetic instruction: its operator's row, inlined."""
    operation = operator.name.rpartition(".")[2]
    ring = operation in RING or mnemonic in ("i2b", "i2c", "i2s", "l2i")
    kind = LETTERS.get(mnemonic[2] if "2" in mnemonic else mnemonic[0], "I")
    special = SPECIAL.get(operation)

    def template(t: Translator, i: Operation) -> None:
        items = [t.pop() for _ in operator.operands][::-1]
        if special is not None and special(t, items, kind):
            return
        if not ring:
            items = [t.value(item) for item in items]
        elif operation == "shl":
            items[1] = t.value(items[1])
        if operator.repeats:
            items = [t.simple(item) for item in items]
        text = f"({operator.python.format(*(item.text for item in items))})"
        bounds = result_bounds(operator, operation if "2" not in mnemonic else mnemonic, items, kind)
        result = combine(text, kind, *items, bounds=bounds)
        if operation in ("add", "sub") and kind == "I":
            result = replace(result, linear=moved(operation, *items))
        if operator.wraps and kind == "F":
            result = replace(result, text=f"unpack_float(pack_float({text}))[0]")
        elif operation == "ushr":
            result = wrap(result, t.temporary()) if operator.wraps and not result.wrapped else result
        t.push(result)

    return template


def moved(operation: str, left: Item, right: Item) -> tuple[int, int] | None:
    """The sum of a local variable and a number, if a sum or difference is one."""
    if operation == "add" and left.constant is not None:
        left, right = right, left
    if left.linear is None or right.constant is None:
        return None
    index, offset = left.linear
    offset += right.constant if operation == "add" else -right.constant
    return (index, offset) if abs(offset) <= FARTHEST else None


def result_bounds(operator: Operator, operation: str, items: list[Item], kind: str) -> tuple[int, int] | None:
    """The least and greatest result that the operands' bounds allow, before wrapping."""
    if kind not in RANGES:
        return None
    first = items[0]
    if operation in BOUNDS:
        return BOUNDS[operation](first, items[-1])
    return operator.bounds if operator.bounds != WIDEST else None


def product_bounds(one: Item, other: Item) -> tuple[int, int]:
    """Bounds of a product."""
    corners = [a * b for a in (one.low, one.high) for b in (other.low, other.high)]
    return min(corners), max(corners)


def shift_left_bounds(one: Item, count: Item) -> tuple[int, int]:
    """Bounds of a shift to the left by a constant or by anything."""
    bits = 31 if one.kind == "I" else 63
    shift = bits if count.constant is None else count.constant & bits
    return min(one.low << shift, one.low), max(one.high << shift, one.high)


def shift_right_bounds(one: Item, count: Item) -> tuple[int, int]:
    """Bounds of a signed shift to the right."""
    shift = 0 if count.constant is None else count.constant & (31 if one.kind == "I" else 63)
    return (one.low >> shift, one.high >> shift) if shift else (min(one.low, 0), max(one.high, 0))


def unsigned_shift_bounds(one: Item, count: Item) -> tuple[int, int]:
    """Bounds of an unsigned shift to the right, before wrapping."""
    bits = 32 if one.kind == "I" else 64
    shift = 0 if count.constant is None else count.constant & (bits - 1)
    return 0, ((1 << bits) - 1) >> shift


def mask_bounds(one: Item, other: Item) -> tuple[int, int]:
    """Bounds of a bitwise and: it is no greater than an operand that is not negative."""
    highs = [item.high for item in (one, other) if item.low >= 0]
    if highs:
        return 0, min(highs)
    return bit_bounds(one, other)


def bit_bounds(one: Item, other: Item) -> tuple[int, int]:
    """Bounds of a bitwise operation: as many bits as the wider operand has."""
    bits = max(value.bit_length() for value in (one.low, one.high, other.low, other.high))
    low = 0 if one.low >= 0 and other.low >= 0 else -(1 << bits)
    return low, (1 << bits) - 1


def remainder_bounds(one: Item, other: Item) -> tuple[int, int]:
    """Bounds of a remainder: its size is less than the divisor's and its sign is the dividend's."""
    most = max(abs(other.low), abs(other.high)) - 1
    return (0 if one.low >= 0 else max(-most, one.low)), (0 if one.high <= 0 else min(most, max(one.high, 0)))


BOUNDS: dict[str, Callable[[Item, Item], tuple[int, int]]] = {
    "add": lambda one, other: (one.low + other.low, one.high + other.high),
    "sub": lambda one, other: (one.low - other.high, one.high - other.low),
    "mul": product_bounds,
    "neg": lambda one, _: (-one.high, -one.low),
    "shl": shift_left_bounds,
    "shr": shift_right_bounds,
    "ushr": unsigned_shift_bounds,
    "and": mask_bounds,
    "or": bit_bounds,
    "xor": bit_bounds,
    "rem": remainder_bounds,
    "i2l": lambda one, _: (one.low, one.high),
    "l2i": lambda one, _: (one.low, one.high),
}


def divide(t: Translator, items: list[Item], kind: str) -> bool:
    """Division of integers by a positive constant needs no case for the divisor."""
    left, right = items
    if kind not in RANGES or right.constant is None or right.constant <= 0:
        return False
    left = t.value(left)
    bounds = (min(0, left.low // right.constant), max(0, left.high // right.constant))
    push_truncated(t, left, f"// {right.text}", bounds)
    return True


def remainder(t: Translator, items: list[Item], kind: str) -> bool:
    """The remainder by a positive constant."""
    left, right = items
    if kind not in RANGES or right.constant is None or right.constant <= 0:
        return False
    left = t.value(left)
    push_truncated(t, left, f"% {right.text}", remainder_bounds(left, right))
    return True


def push_truncated(t: Translator, left: Item, operation: str, bounds: tuple[int, int]) -> None:
    """Push the result of a division or remainder by a positive constant: Python's, but truncated towards 0."""
    if left.low >= 0:
        t.push(combine(f"({left.text} {operation})", left.kind, left, bounds=bounds))
    else:
        left = t.simple(left)
        text = f"({left.text} {operation} if {left.text} >= 0 else -(-{left.text} {operation}))"
        t.push(combine(text, left.kind, left, bounds=bounds))


def shift(t: Translator, items: list[Item], kind: str) -> bool:
    """A shift by a constant: the count is masked now."""
    count = items[1]
    if count.constant is not None:
        masked = count.constant & (31 if kind == "I" else 63)
        items[1] = integer(masked)
    return False


def widen(t: Translator, items: list[Item], kind: str) -> bool:
    """An int is the long it becomes; symbolic ints become terms only in the general instruction."""
    if t.shared:
        return False
    item = t.value(items[0])
    t.push(replace(item, kind="J", condition=None, compared=None))
    return True


SPECIAL: dict[str, Callable[[Translator, list[Item], str], bool]] = {
    "div": divide,
    "rem": remainder,
    "shl": shift,
    "shr": shift,
    "ushr": shift,
    "i2l": widen,
}


def comparing(operator: Operator) -> Template:
    """lcmp, fcmpl and their kin: a jump that follows compares directly."""

    def template(t: Translator, i: Operation) -> None:
        right, left = t.pop(), t.pop()
        left, right = t.simple(t.value(left)), t.simple(t.value(right))
        text = f"({operator.python.format(left.text, right.text)})"
        item = combine(text, "I", left, right, bounds=(-1, 1))
        t.push(replace(item, compared=(left, right, operator.name)))

    return template


def arithmetic_templates() -> dict[str, Template]:
    """A template for each instruction that is one operator."""
    names = {"i": "int", "l": "long", "f": "float", "d": "double"}
    found: dict[str, Template] = {}
    for operator in OPERATORS.values():
        prefix, _, operation = operator.name.partition(".")
        if operation in ("eq", "ne", "lt", "ge", "gt", "le") or operator.name == "i2z":
            continue
        if operation:
            letter = next(letter for letter, long_name in names.items() if long_name == prefix)
            found[letter + operation] = computing(letter + operation, operator)
        elif "2" in prefix:
            found[prefix] = computing(prefix, operator)
        else:
            found[prefix] = comparing(operator)
    return found
