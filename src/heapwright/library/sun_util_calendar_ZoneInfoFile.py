"""sun.util.calendar.ZoneInfoFile: the time zones; the file of all of them is only read for others than UTC."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.bytecode.calls import DECLINED, Call
from heapwright.bytecode.frames import push_frame
from heapwright.bytecode.initialisation import initialise
from heapwright.library.interface import text_or_none
from heapwright.library.time_zones import open_zones
from heapwright.state.signals import Again
from heapwright.state.state import Then

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.library.interface import Models
    from heapwright.state.heap import Value
    from heapwright.state.state import State

UTC = frozenset({"UTC", "GMT", "UCT", "Zulu", "Universal", "Greenwich", "Etc/UTC", "Etc/GMT", "Etc/UCT", "Etc/Zulu"})


def get_zone_info(m: Machine, s: State, name_object: Value) -> Value:
    """ZoneInfoFile.getZoneInfo: UTC as a new object; for any other name, all zones are read first."""
    name = text_or_none(m, s, name_object)
    if name not in UTC:
        read_zones(m, s)
        return DECLINED
    cls = m.program.load("sun/util/calendar/ZoneInfo")
    initialise(m, s, cls)
    made = m.new_object(s, cls)
    return Call(cls.methods["<init>", "(Ljava/lang/String;I)V"], (made, name_object, 0), lambda _, __: made)


def read_zones(m: Machine, s: State) -> None:
    """Have all zones read from the JDK's file, unless they were."""
    cls = m.program.load("sun/util/calendar/ZoneInfoFile")
    if m.get_static(s, cls, "regions") is None:
        push_frame(m, s, cls.methods["load", "(Ljava/io/DataInputStream;)V"], (open_zones(m, s),), Then.REPEAT)
        raise Again


def after_reading(m: Machine, s: State, *arguments: Value) -> Value:
    """A method that needs all zones."""
    read_zones(m, s)
    return DECLINED


MODELS: Models = {
    "getZoneInfo(Ljava/lang/String;)Lsun/util/calendar/ZoneInfo;": get_zone_info,
    "getZoneIds()[Ljava/lang/String;": after_reading,
    "getZoneIds(I)[Ljava/lang/String;": after_reading,
    "getAliasMap()Ljava/util/Map;": after_reading,
    "getVersion()Ljava/lang/String;": after_reading,
}
