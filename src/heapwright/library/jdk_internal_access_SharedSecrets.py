"""Models of jdk.internal.access.SharedSecrets: how the JDK's packages reach each other's private parts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.bytecode.dynamic.types import mirrored
from heapwright.bytecode.initialisation import initialise
from heapwright.library.interface import Models, nothing
from heapwright.library.surroundings import bare

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.library.interface import Model
    from heapwright.state.heap import Object, Value
    from heapwright.state.state import State

SECRETS = "jdk/internal/access/SharedSecrets"


def given_by(class_name: str, field: str) -> Model:
    """The model of a getter whose object the JDK's start-up would have made, as one of a class without fields."""

    def get(m: Machine, s: State) -> Object:
        secrets = m.program.load(SECRETS)
        found: Object | None = m.get_static(s, secrets, field)
        if found is None:
            found = bare(m, class_name)
            m.put_static(s, secrets, field, found)
        return found

    return get


def ensure_class_initialized(m: Machine, s: State, mirror: Value) -> None:
    """SharedSecrets.ensureClassInitialized."""
    initialise(m, s, mirrored(m, s, mirror))


MODELS: Models = {
    "<clinit>()V": nothing,
    "getJavaLangAccess()Ljdk/internal/access/JavaLangAccess;": given_by("java/lang/System$2", "javaLangAccess"),
    "getJavaLangInvokeAccess()Ljdk/internal/access/JavaLangInvokeAccess;": given_by(
        "java/lang/invoke/MethodHandleImpl$1", "javaLangInvokeAccess"
    ),
    "getJavaLangRefAccess()Ljdk/internal/access/JavaLangRefAccess;": given_by(
        "java/lang/ref/Reference$1", "javaLangRefAccess"
    ),
    "getJavaLangReflectAccess()Ljdk/internal/access/JavaLangReflectAccess;": given_by(
        "java/lang/reflect/ReflectAccess", "javaLangReflectAccess"
    ),
    "ensureClassInitialized(Ljava/lang/Class;)V": ensure_class_initialized,
}
