"""Models of java.lang.ClassLoader: classes come from the JDK and one class path, whichever loader finds them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from heapwright.bytecode.calls import DECLINED, Declined
from heapwright.bytecode.dynamic.types import mirrored
from heapwright.library.delegation import initiated, is_own
from heapwright.library.interface import Models, nothing, text_or_none
from heapwright.library.jdk_internal_loader_BootLoader import load_class_or_null
from heapwright.library.native_libraries import libraries
from heapwright.library.resources import get_address, get_addresses, get_stream
from heapwright.library.surroundings import application_loader, bare, loader_of, platform_loader
from heapwright.program.descriptors import binary_name
from heapwright.state.signals import Unsupported

if TYPE_CHECKING:
    from collections.abc import Callable

    from heapwright.bytecode.machine import Machine
    from heapwright.library.interface import Model
    from heapwright.state.heap import Object, Value
    from heapwright.state.state import State

DEFINED = "Ljava/lang/ClassLoader;Ljava/lang/String;"
BUFFER = "Ljava/nio/ByteBuffer;"


def system_loader(m: Machine, s: State) -> Object:
    """ClassLoader.getSystemClassLoader."""
    return application_loader(m)


def platform(m: Machine, s: State) -> Object:
    """ClassLoader.getPlatformClassLoader."""
    return platform_loader(m)


def find_loaded_class(m: Machine, s: State, this: Value, name: Value) -> Value:
    """ClassLoader.findLoadedClass0 of a loader of the program's own, which defines none."""
    return initiated(s, m.opened(s, this)).get(m.text(s, m.opened(s, name)))


def find_bootstrap_class(m: Machine, s: State, name: Value) -> Object | None:
    """ClassLoader.findBootstrapClass: a class of the JDK."""
    return load_class_or_null(m, s, name)


def define(m: Machine, s: State, loader: Value, name: Value, *arguments: Value) -> NoReturn:
    """ClassLoader.defineClass1 and defineClass2."""
    named = text_or_none(m, s, name)
    raise Unsupported(f"a class loader of the program's own defines {named or 'a class'}")


def of_jdk(model: Callable[[Machine, State, Value, Value], Value]) -> Model:
    """The model of a method of the JDK's loaders; the program's own ones look where their Java code says."""

    def modelled(m: Machine, s: State, loader: Value, name: Value) -> Value:
        return DECLINED if is_own(m.opened(s, loader)) else model(m, s, loader, name)

    return modelled


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
    "getResourceAsStream(Ljava/lang/String;)Ljava/io/InputStream;": of_jdk(get_stream),
    "getResource(Ljava/lang/String;)Ljava/net/URL;": of_jdk(get_address),
    "getResources(Ljava/lang/String;)Ljava/util/Enumeration;": of_jdk(get_addresses),
    "loadLibrary(Ljava/lang/Class;Ljava/lang/String;)Ljdk/internal/loader/NativeLibrary;": load_library,
    "loadLibrary(Ljava/lang/Class;Ljava/io/File;)Ljdk/internal/loader/NativeLibrary;": load_library,
    "findLoadedClass0(Ljava/lang/String;)Ljava/lang/Class;": find_loaded_class,
    "findBootstrapClass(Ljava/lang/String;)Ljava/lang/Class;": find_bootstrap_class,
    f"defineClass1({DEFINED}[BIILjava/security/ProtectionDomain;Ljava/lang/String;)Ljava/lang/Class;": define,
    f"defineClass2({DEFINED}{BUFFER}IILjava/security/ProtectionDomain;Ljava/lang/String;)Ljava/lang/Class;": define,
}
