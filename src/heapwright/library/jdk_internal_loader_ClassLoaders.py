"""Models of jdk.internal.loader.ClassLoaders."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.library.interface import Models
from heapwright.library.surroundings import application_loader, loader, platform_loader

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.state.state import State


def initialise_loaders(m: Machine, s: State) -> None:
    """The three class loaders there are; the boot loader's object is the JDK's secret."""
    loaders = m.program.load("jdk/internal/loader/ClassLoaders")
    m.put_static(s, loaders, "BOOT_LOADER", loader(m, "BootClassLoader", "boot", None))
    m.put_static(s, loaders, "PLATFORM_LOADER", platform_loader(m))
    m.put_static(s, loaders, "APP_LOADER", application_loader(m))


MODELS: Models = {"<clinit>()V": initialise_loaders}
