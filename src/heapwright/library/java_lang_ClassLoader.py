"""Models of java.lang.ClassLoader: all classes come from the JDK and one class path."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.bytecode.calls import DECLINED, Declined
from heapwright.bytecode.dynamic.types import mirrored
from heapwright.library.interface import Models, nothing
from heapwright.library.native_libraries import libraries
from heapwright.library.resources import get_address, get_addresses, get_stream
from heapwright.library.surroundings import application_loader, bare, loader_of, platform_loader
from heapwright.program.descriptors import binary_name
from heapwright.state.signals import Unsupported

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.state.heap import Object, Value
    from heapwright.state.state import State


def system_loader(m: Machine, s: State) -> Object:
    """ClassLoader.getSystemClassLoader."""
    return application_loader(m)


def platform(m: Machine, s: State) -> Object:
    """ClassLoader.getPlatformClassLoader."""
    return platform_loader(m)


def make(m: Machine, s: State, *arguments: Value) -> None:
    """A constructor of ClassLoader."""
    raise Unsupported("a class loader of the program's own was made")


def assertion_directives(m: Machine, s: State) -> Object:
    """ClassLoader.retrieveDirectives: what was said of assertions at the start."""
    said = m.setting.assertions
    return bare(
        m,
        "java/lang/AssertionStatusDirectives",
        classes=m.array(s, "[Ljava/lang/String;", [m.intern(binary_name(name)) for name in said.classes]),
        classEnabled=m.array(s, "[Z", [int(enabled) for enabled in said.classes.values()]),
        packages=m.array(s, "[Ljava/lang/String;", [m.intern(binary_name(name)) for name in said.packages]),
        packageEnabled=m.array(s, "[Z", [int(enabled) for enabled in said.packages.values()]),
        deflt=int(said.users),
    )


def load_library(m: Machine, s: State, caller: Value, library: Value) -> Declined:
    """ClassLoader.loadLibrary of a name or a file: the loader of the class that asks gets its NativeLibraries first."""
    cls = mirrored(m, s, caller)
    loader = loader_of(m, cls)
    if loader is not None:
        m.put(s, loader, "libraries", libraries(m))
    return DECLINED


MODELS: Models = {
    "registerNatives()V": nothing,
    "retrieveDirectives()Ljava/lang/AssertionStatusDirectives;": assertion_directives,
    "getSystemClassLoader()Ljava/lang/ClassLoader;": system_loader,
    "getPlatformClassLoader()Ljava/lang/ClassLoader;": platform,
    "getResourceAsStream(Ljava/lang/String;)Ljava/io/InputStream;": get_stream,
    "getResource(Ljava/lang/String;)Ljava/net/URL;": get_address,
    "getResources(Ljava/lang/String;)Ljava/util/Enumeration;": get_addresses,
    "loadLibrary(Ljava/lang/Class;Ljava/lang/String;)Ljdk/internal/loader/NativeLibrary;": load_library,
    "loadLibrary(Ljava/lang/Class;Ljava/io/File;)Ljdk/internal/loader/NativeLibrary;": load_library,
    "<init>(Ljava/lang/Void;Ljava/lang/String;Ljava/lang/ClassLoader;)V": make,
}
