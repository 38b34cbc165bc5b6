"""Calls written in line: methods that only compute, and constructors that only fill fields.

A method that only computes has no effect, so that a failure in it may go back to before the call. A constructor
that only stores what it was given into a new object cannot fail.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.bytecode.generated.items import NARROW, Item
from heapwright.bytecode.generated.links import Links, narrowed
from heapwright.program import flags as access

if TYPE_CHECKING:
    from collections.abc import Sequence

    from heapwright.bytecode.generated.translator import Translator
    from heapwright.program.classes import Method
    from heapwright.state.code import Operation, PreparedMethod

MOST_OPERATIONS = 16
COMPUTING = frozenset(
    "nop aconst_null bipush sipush ldc ldc_w ldc2_w getfield arraylength dup "
    "iadd isub imul iand ior ixor ineg ishl ishr iushr ladd lsub lmul land lor lxor lneg lshl lshr lushr "
    "dadd dsub dmul dneg fadd fsub fmul fneg "
    "i2l i2f i2d l2i l2d f2d d2f i2b i2c i2s iaload laload daload aaload baload caload saload".split()
)
LOADS = ("iload", "lload", "fload", "dload", "aload")
CONSTANTS = ("iconst", "lconst", "fconst", "dconst")
STRAIGHT, FILLING = "only computes", "only fills fields"


def form(t: Translator, method: Method) -> str | None:
    """How a method may be written in line, if it may: it must have all that it names linked already."""
    prepared = t.names.machine.prepared(method)
    operations = prepared.operations
    if not operations or len(operations) > MOST_OPERATIONS or prepared.model is not None:
        return None
    if prepared.handlers or method.is_synchronized or not links(t, method, operations):
        return None
    *body, last = operations
    if last.instruction.mnemonic.endswith("return") and all(computes(operation) for operation in body):
        return STRAIGHT if method.name != "<init>" and method.result != "V" else None
    return FILLING if method.name == "<init>" and fills(t, body) and last.instruction.mnemonic == "return" else None


def computes(operation: Operation) -> bool:
    """Whether an operation only computes."""
    mnemonic = operation.instruction.mnemonic
    return mnemonic in COMPUTING or mnemonic.startswith((*LOADS, *CONSTANTS))


def links(t: Translator, method: Method, operations: Sequence[Operation]) -> bool:
    """Whether the fields and constants of a method are known."""
    own = Links(method, t.names, shared=t.shared)
    for operation in operations:
        mnemonic = operation.instruction.mnemonic
        if mnemonic in ("getfield", "putfield") and own.field(operation) is None:
            return False
        if mnemonic.startswith("ldc") and operation.link is None and operation.pushes == "A":
            return False
    return True


def fills(t: Translator, body: Sequence[Operation]) -> bool:
    """Whether operations call a constructor that does nothing and then store arguments or constants into fields."""
    if len(body) < 2 or body[0].instruction.mnemonic != "aload_0":
        return False
    if body[1].instruction.mnemonic != "invokespecial" or body[1].pops != 1 or not above_does_nothing(t, body[1]):
        return False
    rest = [operation.instruction.mnemonic for operation in body[2:]]
    return len(rest) % 3 == 0 and all(
        rest[at] == "aload_0"
        and rest[at + 1].startswith((*LOADS, *CONSTANTS, "aconst", "bipush", "sipush"))
        and rest[at + 2] == "putfield"
        for at in range(0, len(rest), 3)
    )


def above_does_nothing(t: Translator, operation: Operation) -> bool:
    """Whether the superclass's constructor that is called does nothing."""
    reference = operation.operands[0]
    found = t.names.machine.program.loaded(reference.owner)
    method = None if found is None else found.methods.get((reference.name, reference.descriptor))
    return method is not None and does_nothing(t, method)


def does_nothing(t: Translator, method: Method) -> bool:
    """Whether a constructor only calls, at most, one that does nothing."""
    if method.owner.superclass is None:
        return method.name == "<init>"
    prepared: PreparedMethod = t.names.machine.prepared(method)
    names = [operation.instruction.mnemonic for operation in prepared.operations[:4]]
    if prepared.model is not None or method.is_synchronized:
        return False
    if names[:1] == ["return"]:
        return True
    return names == ["aload_0", "invokespecial", "return"] and above_does_nothing(t, prepared.operations[1])


def can_be_overridden(method: Method) -> bool:
    """Whether a subclass may have another method in this one's place."""
    return not (method.is_private or method.is_final or method.owner.flags & access.FINAL)


def write_in_line(t: Translator, method: Method, items: list[Item]) -> bool:
    """Write a call of exactly this method in line, if it may be: its receiver and arguments are the items."""
    if method.is_static and not t.shared and not t.links.is_initialised(method.owner):
        return False
    kind = form(t, method)
    if kind is None:
        return False
    prepared = t.names.machine.prepared(method)
    items = [item if item.simple else t.named(item) for item in items]
    if kind == FILLING:
        fill_fields(t, prepared, items)
    else:
        compute(t, prepared, items)
    return True


def compute(t: Translator, prepared: PreparedMethod, items: list[Item]) -> None:
    """Push the value of a method that only computes."""
    outer_links, outer_inlined, below = t.links, t.inlined, len(t.scene.stack)
    t.links = Links(prepared.method, t.names, shared=t.shared)
    t.inlined = dict(zip(prepared.argument_slots, items, strict=True))
    for operation in prepared.operations[:-1]:
        t.templates[operation.instruction.mnemonic](t, operation)
    t.links, t.inlined = outer_links, outer_inlined
    result = t.value(t.pop())
    while len(t.scene.stack) > below:
        t.simple(t.pop())
    bounds = NARROW.get(prepared.method.result)
    t.push(result if bounds is None or result.within(*bounds) else narrowed(result, prepared.method.result))


def fill_fields(t: Translator, prepared: PreparedMethod, items: list[Item]) -> None:
    """Store what a constructor stores; into an object made by the line before, by making it so."""
    values = dict(zip(prepared.argument_slots, items, strict=True))
    own = Links(prepared.method, t.names, shared=t.shared)
    stores: dict[int, Item] = {}
    body = prepared.operations[2:-1]
    for at in range(0, len(body), 3):
        field = own.field(body[at + 2])
        assert field is not None
        value = argument_or_constant(t, body[at + 1], values)
        bounds = NARROW.get(field.descriptor)
        fits = bounds is None or value.within(*bounds)
        stores[field.slot] = value if fits else narrowed(value, field.descriptor)
    receiver = items[0]
    t.settle_stack()
    if not t.fill_new(receiver.text, {slot: value.text for slot, value in stores.items()}):
        target = t.owned(receiver) if t.shared else receiver.text
        for slot, value in stores.items():
            t.writer.write(f"{target}.slots[{slot}] = {value.text}", t.point())
    t.scene.settle(t.pc + 1)


def argument_or_constant(t: Translator, operation: Operation, values: dict[int, Item]) -> Item:
    """The item that a load or a constant of a constructor stands for."""
    if operation.instruction.mnemonic.startswith(LOADS):
        return t.loaded(values[operation.operands[0]])
    t.templates[operation.instruction.mnemonic](t, operation)
    return t.pop()
