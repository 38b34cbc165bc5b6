"""Templates of method calls."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.bytecode.generated.inlining import can_be_overridden, does_nothing, write_in_line
from heapwright.program.resolution import is_signature_polymorphic

if TYPE_CHECKING:
    from heapwright.bytecode.generated.items import Item
    from heapwright.bytecode.generated.translator import Template, Translator
    from heapwright.state.code import Operation


def arguments(t: Translator, i: Operation) -> list[Item]:
    """The operands of a call, the receiver first."""
    items = [t.value(t.pop()) for _ in range(i.pops)]
    return items[::-1]


def invokestatic(t: Translator, i: Operation) -> None:
    """A static method has one function."""
    method = t.links.called(i)
    if method is None:
        t.hand_over()
        return
    t.require_initialised(method.owner)
    items = arguments(t, i)
    if not write_in_line(t, method, items):
        t.call(t.names.method(method), items, i.pushes)


def invokespecial(t: Translator, i: Operation) -> None:
    """A constructor, a private method or a superclass's method has one function, too."""
    method = t.links.special(i)
    if method is None:
        t.hand_over()
        return
    items = arguments(t, i)
    if not items[0].not_null:
        items[0] = t.simple(items[0])
        t.guard(f"{items[0].text}.cls is None" if t.shared else f"{items[0].text} is None")
    if method.name == "<init>" and does_nothing(t, method):
        t.settle_stack()
        for item in items:
            t.simple(item)
        t.scene.settle(t.pc + 1)
    elif not write_in_line(t, method, items):
        t.call(t.names.method(method), items, i.pushes)


def invokevirtual(t: Translator, i: Operation) -> None:
    """The receiver's class knows the function of the method it selects."""
    method = t.links.called(i)
    if method is None or is_signature_polymorphic(method):
        t.hand_over()
        return
    items = arguments(t, i)
    if not can_be_overridden(method) and not t.shared and write_in_line(t, method, items):
        return
    items[0] = t.simple(items[0])
    by_interface = i.instruction.mnemonic == "invokeinterface"
    t.call(f"{items[0].text}.cls.functions[{t.names.selector(method, by_interface)}]", items, i.pushes)


def invokedynamic(t: Translator, i: Operation) -> None:
    """A call site that was linked is a static method."""
    if i.link is None:
        t.hand_over()
        return
    t.require_initialised(i.link.owner)
    t.call(t.names.method(i.link), arguments(t, i), i.pushes)


def call_templates() -> dict[str, Template]:
    """The templates of this family."""
    return {
        "invokestatic": invokestatic,
        "invokespecial": invokespecial,
        "invokevirtual": invokevirtual,
        "invokeinterface": invokevirtual,
        "invokedynamic": invokedynamic,
    }
