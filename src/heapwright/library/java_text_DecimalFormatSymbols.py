"""java.text.DecimalFormatSymbols: those of English, without the search for providers of locale data."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.bytecode.calls import DECLINED
from heapwright.library.locales import writes_english_numbers

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.library.interface import Models
    from heapwright.state.heap import Object, Value
    from heapwright.state.state import State

ENGLISH: dict[str, str] = {
    "zeroDigit": "0",
    "groupingSeparator": ",",
    "decimalSeparator": ".",
    "perMill": "\u2030",
    "percent": "%",
    "digit": "#",
    "patternSeparator": ";",
    "minusSign": "-",
    "monetarySeparator": ".",
    "exponential": "E",
    "monetaryGroupingSeparator": ",",
}
"""The fields that hold one character."""

ENGLISH_TEXTS: dict[str, str] = {
    "infinity": "\u221e",
    "NaN": "NaN",
    "exponentialSeparator": "E",
    "perMillText": "\u2030",
    "percentText": "%",
    "minusSignText": "-",
}


SERIAL_VERSION = 5


def initialize(m: Machine, s: State, this: Object, locale: Value) -> Value:
    """Fill in the symbols of a locale; only English ones are known here."""
    if not writes_english_numbers(m, s, locale):
        return DECLINED
    fill(m, s, this, locale)
    return None


def get_instance(m: Machine, s: State, locale: Value) -> Value:
    """The symbols of a locale as a new object."""
    return english_symbols(m, s, locale) if writes_english_numbers(m, s, locale) else DECLINED


def english_symbols(m: Machine, s: State, locale: Value) -> Object:
    """A new object with the symbols of English, as its constructor would have made it."""
    made = m.new_object(s, m.program.load("java/text/DecimalFormatSymbols"))
    m.put(s, made, "serialVersionOnStream", SERIAL_VERSION)
    fill(m, s, made, locale)
    return made


def fill(m: Machine, s: State, symbols: Object, locale: Value) -> None:
    """Set the fields that depend on the locale."""
    m.put(s, symbols, "locale", locale)
    for name, character in ENGLISH.items():
        m.put(s, symbols, name, ord(character))
    for name, text in ENGLISH_TEXTS.items():
        m.put(s, symbols, name, m.intern(text))


MODELS: Models = {
    "initialize(Ljava/util/Locale;)V": initialize,
    "getInstance(Ljava/util/Locale;)Ljava/text/DecimalFormatSymbols;": get_instance,
}
