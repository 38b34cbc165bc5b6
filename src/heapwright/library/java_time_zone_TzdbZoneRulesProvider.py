"""java.time.zone.TzdbZoneRulesProvider: the rules of all time zones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.bytecode.calls import Call
from heapwright.bytecode.initialisation import initialise
from heapwright.library.time_zones import open_zones

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.library.interface import Models
    from heapwright.state.heap import Object
    from heapwright.state.state import State


def construct(m: Machine, s: State, this: Object) -> Call:
    """The constructor: an empty map of rules, and the names of the zones from the JDK's file."""
    map_class = m.program.load("java/util/concurrent/ConcurrentHashMap")
    initialise(m, s, map_class)
    m.put(s, this, "regionToRules", m.new_object(s, map_class))
    return Call(this.cls.methods["load", "(Ljava/io/DataInputStream;)V"], (this, open_zones(m, s)))


MODELS: Models = {"<init>()V": construct}
