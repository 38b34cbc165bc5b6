"""sun.util.calendar.ZoneInfoFile: the time zones; there is only UTC, under its several names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.bytecode.calls import Call
from heapwright.bytecode.initialisation import initialise
from heapwright.library.interface import text_or_none
from heapwright.state.signals import Unsupported

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.library.interface import Models
    from heapwright.state.heap import Value
    from heapwright.state.state import State

UTC = frozenset({"UTC", "GMT", "UCT", "Zulu", "Universal", "Greenwich", "Etc/UTC", "Etc/GMT", "Etc/UCT", "Etc/Zulu"})
CUSTOM = ("GMT+", "GMT-")
"""How names begin that are no zone's but say an offset; whoever asks for one reads it himself."""


def get_zone_info(m: Machine, s: State, name_object: Value) -> Value:
    """The zone of a name as a new object; null where the name is null or says an offset."""
    name = text_or_none(m, s, name_object)
    if name is None or name.startswith(CUSTOM):
        return None
    if name not in UTC:
        raise Unsupported(f"the time zone {name}: only UTC is known")
    cls = m.program.load("sun/util/calendar/ZoneInfo")
    initialise(m, s, cls)
    made = m.new_object(s, cls)
    return Call(cls.methods["<init>", "(Ljava/lang/String;I)V"], (made, name_object, 0), lambda _, __: made)


MODELS: Models = {"getZoneInfo(Ljava/lang/String;)Lsun/util/calendar/ZoneInfo;": get_zone_info}
