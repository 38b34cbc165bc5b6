"""sun.util.locale.provider.LocaleServiceProviderPool: who knows the names of days, countries and the like."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.library.locales import only_english

if TYPE_CHECKING:
    from heapwright.library.interface import Models

MODELS: Models = {"findProviders(Ljava/util/Locale;Z)Ljava/util/List;": only_english(1)}
