"""java.text.NumberFormat: the formats of English, without the search for providers of locale data."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.bytecode.calls import DECLINED, Call
from heapwright.bytecode.initialisation import initialise
from heapwright.library.java_text_DecimalFormatSymbols import english_symbols
from heapwright.library.locales import writes_english_numbers

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.library.interface import Models
    from heapwright.state.heap import Value
    from heapwright.state.state import State

PATTERNS = {0: "#,##0.###", 2: "#,##0%"}
"""The pattern of a plain number and of percents, by the number that stands for the style."""


CONSTRUCTOR = ("<init>", "(Ljava/lang/String;Ljava/text/DecimalFormatSymbols;)V")


def get_instance(m: Machine, s: State, locale: Value, style: Value, number: Value) -> Value:
    """The format of a locale and style as a new object."""
    pattern = PATTERNS.get(number) if isinstance(number, int) else None
    if pattern is None or not writes_english_numbers(m, s, locale):
        return DECLINED
    cls = m.program.load("java/text/DecimalFormat")
    initialise(m, s, cls)
    made = m.new_object(s, cls)
    symbols = english_symbols(m, s, locale)
    return Call(cls.methods[CONSTRUCTOR], (made, m.intern(pattern), symbols), lambda s, _: made)


MODELS: Models = {
    "getInstance(Ljava/util/Locale;Ljava/text/NumberFormat$Style;I)Ljava/text/NumberFormat;": get_instance,
}
