"""What models know of locales: which of them is English."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.bytecode.calls import DECLINED
from heapwright.program.failures import ClassMissing
from heapwright.state.heap import Object
from heapwright.state.signals import Unsupported

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.library.interface import Model
    from heapwright.state.heap import Value
    from heapwright.state.state import State

ENGLISH = frozenset({"", "en", "en-US"})
"""The root locale, English, and American English: the locales whose data is in java.base."""

ENGLISH_NUMBERS = ENGLISH | {"en-GB"}
"""The locales whose numbers are known to be written as in English."""

LOCALE_DATA = "sun/util/resources/provider/LocaleDataProvider"
"""A class of the module jdk.localedata, which a JDK may do without."""


def tag_of(m: Machine, s: State, locale: Value) -> str | None:
    """The language and the region of a java.util.Locale; None for null and for a locale that says more."""
    if type(locale) is not Object:
        return None
    names = m.get(s, locale, "baseLocale")
    language, script, region, variant = (
        m.text(s, m.get(s, names, part)) for part in ("language", "script", "region", "variant")
    )
    if script or variant or m.get(s, locale, "localeExtensions") is not None:
        return None
    return f"{language}-{region}" if region else language


def writes_english_numbers(m: Machine, s: State, locale: Value) -> bool:
    """Whether a java.util.Locale is one whose numbers are written as in English."""
    return tag_of(m, s, locale) in ENGLISH_NUMBERS


def has_locale_data(m: Machine) -> bool:
    """Whether the JDK has the module with the data of all other locales."""
    try:
        m.program.load(LOCALE_DATA)
    except ClassMissing:
        return False
    return True


def only_english(place: int) -> Model:
    """The model of a method that looks for a locale's data, which may be missing; `place` is the argument it is at."""

    def look(m: Machine, s: State, *arguments: Value) -> Value:
        tag = tag_of(m, s, arguments[place])
        if tag not in ENGLISH and not has_locale_data(m):
            raise Unsupported(f"the data of the locale {tag or 'given'}: only that of English is there")
        return DECLINED

    return look
