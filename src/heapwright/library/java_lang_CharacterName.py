"""java.lang.CharacterName: Python's Unicode names where they are Java's, and those of the control characters."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

from heapwright.library.interface import number
from heapwright.library.surroundings import bare

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.library.interface import Models
    from heapwright.state.heap import Object, Value
    from heapwright.state.state import State

NUMBERED = ("CJK UNIFIED IDEOGRAPH-", "HANGUL SYLLABLE ")
"""How the names begin that Java makes of a block's name and a number instead."""

CONTROLS = (
    "NULL|START OF HEADING|START OF TEXT|END OF TEXT|END OF TRANSMISSION|ENQUIRY|ACKNOWLEDGE|BEL|BACKSPACE|"
    "CHARACTER TABULATION|LINE FEED (LF)|LINE TABULATION|FORM FEED (FF)|CARRIAGE RETURN (CR)|SHIFT OUT|SHIFT IN|"
    "DATA LINK ESCAPE|DEVICE CONTROL ONE|DEVICE CONTROL TWO|DEVICE CONTROL THREE|DEVICE CONTROL FOUR|"
    "NEGATIVE ACKNOWLEDGE|SYNCHRONOUS IDLE|END OF TRANSMISSION BLOCK|CANCEL|END OF MEDIUM|SUBSTITUTE|ESCAPE|"
    "INFORMATION SEPARATOR FOUR|INFORMATION SEPARATOR THREE|INFORMATION SEPARATOR TWO|INFORMATION SEPARATOR ONE|"
    "DELETE|PADDING CHARACTER|HIGH OCTET PRESET|BREAK PERMITTED HERE|NO BREAK HERE||NEXT LINE (NEL)|"
    "START OF SELECTED AREA|END OF SELECTED AREA|CHARACTER TABULATION SET|"
    "CHARACTER TABULATION WITH JUSTIFICATION|LINE TABULATION SET|PARTIAL LINE FORWARD|PARTIAL LINE BACKWARD|"
    "REVERSE LINE FEED|SINGLE SHIFT TWO|SINGLE SHIFT THREE|DEVICE CONTROL STRING|PRIVATE USE ONE|PRIVATE USE TWO|"
    "SET TRANSMIT STATE|CANCEL CHARACTER|MESSAGE WAITING|START OF GUARDED AREA|END OF GUARDED AREA|"
    "START OF STRING|SINGLE GRAPHIC CHARACTER INTRODUCER|SINGLE CHARACTER INTRODUCER|CONTROL SEQUENCE INTRODUCER|"
    "STRING TERMINATOR|OPERATING SYSTEM COMMAND|PRIVACY MESSAGE|APPLICATION PROGRAM COMMAND"
)
"""The names of U+0000 to U+001F and U+007F to U+009F."""


def get_instance(m: Machine, s: State) -> Object:
    """CharacterName.getInstance: the table, which is empty here."""
    return bare(m, "java/lang/CharacterName")


def get_name(m: Machine, s: State, this: Object, code_point: Value) -> Object | None:
    """CharacterName.getName: the name, or null where it is to be made of the block's name and a number."""
    name = name_of(number(code_point, "a named character"))
    return m.string(s, name) if name else None


def get_code_point(m: Machine, s: State, this: Object, name_object: Value) -> int:
    """CharacterName.getCodePoint: the character of a name; -1 where no character has it."""
    name = m.text(s, m.opened(s, name_object))
    if not name:
        return -1
    if name in CONTROLS.split("|"):
        place = CONTROLS.split("|").index(name)
        return place if place < 0x20 else place - 0x20 + 0x7F
    try:
        found = unicodedata.lookup(name)
    except KeyError:
        return -1
    return ord(found) if len(found) == 1 and name_of(ord(found)) == name else -1


def name_of(code_point: int) -> str:
    """The name of an assigned character; empty where it has none of its own."""
    if unicodedata.category(chr(code_point)) == "Cc":
        names = CONTROLS.split("|")
        return names[code_point if code_point < 0x7F else code_point - 0x7F + 0x20]
    name = unicodedata.name(chr(code_point), "")
    return "" if name.startswith(NUMBERED) else name


MODELS: Models = {
    "getInstance()Ljava/lang/CharacterName;": get_instance,
    "getCodePoint(Ljava/lang/String;)I": get_code_point,
    "getName(I)Ljava/lang/String;": get_name,
}
