"""Models of java.lang.reflect.Proxy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.bytecode.dynamic.types import mirrored
from heapwright.library.interface import Models
from heapwright.library.proxies import PROXY, proxy_class
from heapwright.library.reflection import method_object
from heapwright.state.signals import JavaError

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.state.heap import Object, Value
    from heapwright.state.state import State


def get_constructor(m: Machine, s: State, caller: Value, loader: Value, interfaces: Value) -> Object:
    """Proxy.getProxyConstructor: the constructor of the class made for some interfaces."""
    mirrors = s.heap.content(m.opened(s, interfaces)).slots
    classes = [mirrored(m, s, mirror) for mirror in mirrors]
    for cls in classes:
        if not cls.is_interface:
            raise JavaError("java/lang/IllegalArgumentException", f"{cls.binary_name} is not an interface")
        if classes.count(cls) > 1:
            raise JavaError("java/lang/IllegalArgumentException", f"repeated interface: {cls.binary_name}")
    made = proxy_class(m, s, classes)
    slot, method = next(pair for pair in enumerate(made.methods.values()) if pair[1].name == "<init>")
    return method_object(m, s, slot, method)


def is_proxy_class(m: Machine, s: State, mirror: Value) -> int:
    """Proxy.isProxyClass."""
    cls = mirrored(m, s, mirror)
    return int(cls.superclass is not None and cls.superclass.name == PROXY and "$Proxy" in cls.name)


MODELS: Models = {
    "getProxyConstructor(Ljava/lang/Class;Ljava/lang/ClassLoader;[Ljava/lang/Class;)Ljava/lang/reflect/Constructor;": (
        get_constructor
    ),
    "isProxyClass(Ljava/lang/Class;)Z": is_proxy_class,
}
