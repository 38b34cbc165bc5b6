"""sun.util.locale.provider.JRELocaleProviderAdapter: the data of locales, of which java.base has only English."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.library.locales import only_english

if TYPE_CHECKING:
    from heapwright.library.interface import Models

MODELS: Models = {
    "getLocaleResources(Ljava/util/Locale;)Lsun/util/locale/provider/LocaleResources;": only_english(1),
}
