"""java.util.ServiceLoader: of what is installed, only the JDK's data of locales is found."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from heapwright.bytecode.calls import DECLINED
from heapwright.bytecode.dynamic.types import mirrored
from heapwright.bytecode.initialisation import initialise
from heapwright.library.locales import has_locale_data
from heapwright.library.surroundings import bare

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.library.interface import Models
    from heapwright.program.classes import LoadedClass
    from heapwright.state.heap import Object, Value
    from heapwright.state.state import State

PROVIDERS = MappingProxyType(
    {
        "sun/util/locale/provider/LocaleDataMetaInfo": (
            "sun/util/resources/cldr/provider/CLDRLocaleDataMetaInfo",
            "sun/util/resources/provider/NonBaseLocaleDataMetaInfo",
        ),
        "sun/util/resources/LocaleData$CommonResourceBundleProvider": (
            "sun/util/resources/provider/LocaleDataProvider",
        ),
        "sun/util/resources/LocaleData$SupplementaryResourceBundleProvider": (
            "sun/util/resources/provider/SupplementaryLocaleDataProvider",
        ),
    }
)
"""The classes, all without fields, that the module jdk.localedata provides for a service."""


class Installed(tuple["LoadedClass", ...]):
    """What makes a ServiceLoader one of installed providers: their classes."""

    __slots__ = ()


def load_installed(m: Machine, s: State, service: Value) -> Object:
    """ServiceLoader.loadInstalled."""
    names = PROVIDERS.get(mirrored(m, s, service).name, ()) if has_locale_data(m) else ()
    made = bare(m, "java/util/ServiceLoader")
    made.native = Installed(map(m.program.load, names))
    return made


def iterator(m: Machine, s: State, this: Object) -> Value:
    """ServiceLoader.iterator, over new objects of the installed classes."""
    classes = s.heap.content(m.opened(s, this)).native
    if not isinstance(classes, Installed):
        return DECLINED
    for cls in classes:
        initialise(m, s, cls)
    providers = m.array(s, "[Ljava/lang/Object;", [m.new_object(s, cls) for cls in classes])
    return bare(m, "java/util/Arrays$ArrayItr", a=providers)


MODELS: Models = {
    "loadInstalled(Ljava/lang/Class;)Ljava/util/ServiceLoader;": load_installed,
    "iterator()Ljava/util/Iterator;": iterator,
}
