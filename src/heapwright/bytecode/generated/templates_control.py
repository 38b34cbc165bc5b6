"""Templates of branches, switches and returns."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from heapwright.bytecode.generated.items import NARROW, RANGES, Item
from heapwright.bytecode.generated.links import narrowed
from heapwright.terms.operators import OPERATORS

if TYPE_CHECKING:
    from collections.abc import Callable

    from heapwright.bytecode.generated.translator import Template, Translator
    from heapwright.state.code import Operation

OPPOSITE = {"eq": "ne", "ne": "eq", "lt": "ge", "ge": "lt", "gt": "le", "le": "gt"}
SIGNS = {"lt": "<", "ge": ">=", "gt": ">", "le": "<="}
UNORDERED_HOLDS = {
    "fcmpl": ("lt", "le", "ne"),
    "dcmpl": ("lt", "le", "ne"),
    "fcmpg": ("gt", "ge", "ne"),
    "dcmpg": ("gt", "ge", "ne"),
}
"""The relations to zero that hold of a comparison's result when an operand is NaN."""


def if_zero(relation: str) -> Template:
    """A jump on an int's relation to zero, or on what a comparison before it found."""

    def template(t: Translator, i: Operation) -> None:
        item = t.pop()
        if item.condition is not None and relation in ("eq", "ne"):
            condition = item.condition if relation == "ne" else f"not ({item.condition})"
            t.settle_stack()
            t.branch(condition, i.operands[0], lambda: None, lambda: None)
        elif item.compared is not None:
            left, right, comparison = item.compared
            t.settle_stack()
            t.branch(compared(relation, left, right, comparison), i.operands[0], lambda: None, lambda: None)
        else:
            int_branch(t, i, relation, item, None)

    return template


def compared(relation: str, left: Item, right: Item, comparison: str) -> str:
    """The condition for a relation between two longs, floats or doubles, with Java's rule for NaN."""
    if relation in ("eq", "ne"):
        if comparison == "lcmp":
            return OPERATORS[f"int.{relation}"].python.format(left.text, right.text)
        equal = f"{left.text} <= {right.text} and {left.text} >= {right.text}"
        return equal if relation == "eq" else f"not ({equal})"
    if relation in UNORDERED_HOLDS.get(comparison, ()):
        return f"not {left.text} {SIGNS[OPPOSITE[relation]]} {right.text}"
    return f"{left.text} {SIGNS[relation]} {right.text}"


def if_ints(relation: str) -> Template:
    """A jump on a relation between two ints."""

    def template(t: Translator, i: Operation) -> None:
        right, left = t.pop(), t.pop()
        int_branch(t, i, relation, left, right)

    return template


def int_branch(t: Translator, i: Operation, relation: str, left: Item, right: Item | None) -> None:
    """Compare and jump; each way learns bounds of what was compared."""
    left = t.value(left)
    right = None if right is None else t.value(right)
    t.settle_stack()
    operator = OPERATORS[f"int.{relation}"]
    if right is None and operator.against_zero:
        condition = operator.against_zero.format(left.text)
    else:
        condition = operator.python.format(left.text, "0" if right is None else right.text)
    low, high = (0, 0) if right is None else (right.low, right.high)

    def learn(holding: str) -> None:
        learn_bounds(t, holding, left, low, high)
        if right is not None:
            learn_bounds(t, MIRRORED[holding], right, left.low, left.high)

    t.branch(condition, i.operands[0], lambda: learn(relation), lambda: learn(OPPOSITE[relation]))


MIRRORED = {"eq": "eq", "ne": "ne", "lt": "gt", "gt": "lt", "le": "ge", "ge": "le"}


def learn_bounds(t: Translator, relation: str, item: Item, low: int, high: int) -> None:
    """Record what a relation to a value between two bounds says of an item."""
    least, most = RANGES["I"]
    bounds = {
        "eq": (low, high),
        "lt": (least, high - 1),
        "le": (least, high),
        "gt": (low + 1, most),
        "ge": (low, most),
        "ne": (least, most),
    }[relation]
    t.scene.narrow(item, *bounds)


def if_null(jumps: bool) -> Template:
    """A jump where a reference is null, or where it is not."""

    def template(t: Translator, i: Operation) -> None:
        item = t.loaded(t.pop())
        t.settle_stack()

        def known() -> None:
            t.scene.not_null.update(item.locals if item.simple else ())

        condition = f"{item.text} is None" if jumps else f"{item.text} is not None"
        taken, other = ((lambda: None), known) if jumps else (known, lambda: None)
        t.branch(condition, i.operands[0], taken, other)

    return template


def if_same(jumps: bool) -> Template:
    """A jump where two references are the same, or where they are not."""

    def template(t: Translator, i: Operation) -> None:
        right, left = t.loaded(t.pop()), t.loaded(t.pop())
        t.settle_stack()
        relation = "is" if jumps else "is not"
        t.branch(f"{left.text} {relation} {right.text}", i.operands[0], lambda: None, lambda: None)

    return template


def goto(t: Translator, i: Operation) -> None:
    """An unconditional jump."""
    t.settle_stack()
    t.scene.settle(i.operands[0])
    t.go(i.operands[0])


def switch(t: Translator, i: Operation) -> None:
    """A switch: a chain of comparisons, halved where it is long."""
    default, cases = i.operands
    item = t.simple(t.value(t.pop()))
    t.settle_stack()
    ordered = sorted(cases.items())
    before = t.scene.copy()
    decide(t, item, ordered, default)
    t.scene = before
    t.stopped = True


def decide(t: Translator, item: Item, cases: list[tuple[int, int]], default: int) -> None:
    """Write the decision among some cases."""
    if len(cases) > 4:
        middle = len(cases) // 2
        t.writer.write(f"if {item.text} < {cases[middle][0]}:", t.point())
        t.writer.indent += 1
        way(t, lambda: decide(t, item, cases[:middle], default))
        t.writer.indent -= 1
        way(t, lambda: decide(t, item, cases[middle:], default))
        return
    for key, target in cases:
        t.writer.write(f"if {item.text} - {key} == 0:" if key >= 0 else f"if {item.text} + {-key} == 0:", t.point())
        t.writer.indent += 1
        way(t, partial(leave, t, target))
        t.writer.indent -= 1
    way(t, partial(leave, t, default))


def way(t: Translator, write: Callable[[], None]) -> None:
    """Write one way with the knowledge of now, and forget what it learns."""
    before = t.scene.copy()
    write()
    t.scene = before


def leave(t: Translator, target: int) -> None:
    """Go to a case's code."""
    t.scene.settle(target)
    t.go(target)


def return_value(t: Translator, i: Operation) -> None:
    """Return a value, cut to the method's result type."""
    item = t.value(t.pop())
    bounds = NARROW.get(t.method.result)
    if bounds is not None and not item.within(*bounds):
        item = narrowed(item, t.method.result)
    t.settle_stack()
    t.leave(item)


def return_nothing(t: Translator, i: Operation) -> None:
    """Return; what is still on the stack is dropped, but if it can fail it must be evaluated."""
    t.settle_stack()
    t.leave(None)


def control_templates() -> dict[str, Template]:
    """The templates of this family."""
    found: dict[str, Template] = {
        "ifnull": if_null(True),
        "ifnonnull": if_null(False),
        "if_acmpeq": if_same(True),
        "if_acmpne": if_same(False),
        "goto": goto,
        "goto_w": goto,
        "tableswitch": switch,
        "lookupswitch": switch,
        "return": return_nothing,
    }
    for relation in OPPOSITE:
        found[f"if{relation}"] = if_zero(relation)
        found[f"if_icmp{relation}"] = if_ints(relation)
    for prefix in "ilfda":
        found[f"{prefix}return"] = return_value
    return found
