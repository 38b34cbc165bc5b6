"""What models know of locales: those whose numbers are written as in English."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.state.heap import Object

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.state.heap import Value
    from heapwright.state.state import State

ENGLISH_NUMBERS = frozenset({"", "en", "en-US", "en-GB"})
"""The root locale, and English without a country or of one of these."""


def writes_english_numbers(m: Machine, s: State, locale: Value) -> bool:
    """Whether a java.util.Locale is one of those above, without variant or extension; null is not."""
    if type(locale) is not Object:
        return False
    names = m.get(s, locale, "baseLocale")
    language, script, region, variant = (
        m.text(s, m.get(s, names, part)) for part in ("language", "script", "region", "variant")
    )
    tag = f"{language}-{region}" if region else language
    plain = not script and not variant and m.get(s, locale, "localeExtensions") is None
    return plain and tag in ENGLISH_NUMBERS
