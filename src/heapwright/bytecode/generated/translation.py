"""Translating a method as often as it takes: until no block is nested too deep and the assumed bounds hold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.bytecode.generated.blocks import find_roots
from heapwright.bytecode.generated.bounds import next_assumption
from heapwright.bytecode.generated.templates import TEMPLATES
from heapwright.bytecode.generated.translator import TooDeep, TooLarge, Translator

if TYPE_CHECKING:
    from heapwright.bytecode.generated.bounds import Bounds
    from heapwright.bytecode.generated.names import Names
    from heapwright.state.code import PreparedMethod

MOST_ASSUMPTIONS = 6
MOST_SPLITS = 100


def translate(prepared: PreparedMethod, shapes: list[str | None], names: Names, *, shared: bool) -> Translator:
    """The finished translation of a method; `TooLarge` where it is not worth having."""
    roots = find_roots(prepared.operations, prepared.handlers)
    for _ in range(MOST_SPLITS):
        try:
            return assume(prepared, shapes, names, roots, shared=shared)
        except TooDeep as deep:
            roots = sorted({*roots, deep.pc})
    raise TooLarge


def assume(
    prepared: PreparedMethod, shapes: list[str | None], names: Names, roots: list[int], *, shared: bool
) -> Translator:
    """Translate with bounds that turn out to hold, or else with none."""
    longest = names.machine.setting.array_limit
    assumed: dict[int, Bounds] | None = None
    for _ in range(MOST_ASSUMPTIONS):
        translator = Translator(prepared, shapes, names, TEMPLATES, roots, shared=shared, assumed=assumed)
        translator.translate()
        assumed = next_assumption(translator.used, translator.arrived, longest)
        if assumed is None:
            return translator
    nothing: dict[int, Bounds] = {root: {} for root in roots}
    translator = Translator(prepared, shapes, names, TEMPLATES, roots, shared=shared, assumed=nothing)
    translator.translate()
    return translator
