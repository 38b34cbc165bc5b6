"""Models of jdk.internal.misc.VM: it is always fully started."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.library import clock
from heapwright.library.interface import Models, nothing, number, yes
from heapwright.library.properties import saved_properties
from heapwright.library.surroundings import application_loader, bare

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.state.heap import Object, Value
    from heapwright.state.state import State

FULLY_STARTED = 4
DIRECT_MEMORY = 1 << 26


def initialise_vm(m: Machine, s: State) -> None:
    """VM's initialiser."""
    vm = m.program.load("jdk/internal/misc/VM")
    m.put_static(s, vm, "initLevel", FULLY_STARTED)
    m.put_static(s, vm, "lock", bare(m, "java/lang/Object"))


def saved_property(m: Machine, s: State, key: Value) -> Object | None:
    """VM.getSavedProperty: the properties as they were at the start."""
    value = saved_properties(m).get(m.text(s, m.opened(s, key)))
    return None if value is None else m.intern(value)


def max_direct_memory(m: Machine, s: State) -> int:
    """VM.maxDirectMemory."""
    return DIRECT_MEMORY


def nano_time_adjustment(m: Machine, s: State, offset_seconds: Value) -> int:
    """VM.getNanoTimeAdjustment: nanoseconds since an offset in seconds from 1970."""
    offset = number(offset_seconds, "the offset of a clock")
    return clock.nanoseconds_since_1970(s) - offset * 1_000_000_000


def runtime_arguments(m: Machine, s: State) -> Object:
    """VM.getRuntimeArguments: none."""
    return m.array(s, "[Ljava/lang/String;", [])


def latest_user_defined_loader(m: Machine, s: State) -> Object:
    """VM.latestUserDefinedLoader0: a method of the program is always on the way here."""
    return application_loader(m)


MODELS: Models = {
    "<clinit>()V": initialise_vm,
    "initialize()V": nothing,
    "isBooted()Z": yes,
    "isModuleSystemInited()Z": yes,
    "getSavedProperty(Ljava/lang/String;)Ljava/lang/String;": saved_property,
    "maxDirectMemory()J": max_direct_memory,
    "getNanoTimeAdjustment(J)J": nano_time_adjustment,
    "getRuntimeArguments()[Ljava/lang/String;": runtime_arguments,
    "latestUserDefinedLoader0()Ljava/lang/ClassLoader;": latest_user_defined_loader,
}
