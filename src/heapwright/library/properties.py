"""The system properties: a small set that is the same on every machine, and what is given beside."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.library.surroundings import bare
from heapwright.state.heap import Object

if TYPE_CHECKING:
    from collections.abc import Mapping

    from heapwright.bytecode.machine import Machine
    from heapwright.state.state import State

DEFAULTS = {
    "file.encoding": "UTF-8",
    "file.separator": "/",
    "java.class.path": "",
    "java.class.version": "61.0",
    "java.home": "/usr/lib/jvm/java",
    "java.io.tmpdir": "/tmp",
    "java.library.path": "",
    "java.runtime.name": "OpenJDK Runtime Environment",
    "java.runtime.version": "17",
    "java.specification.name": "Java Platform API Specification",
    "java.specification.vendor": "Oracle Corporation",
    "java.specification.version": "17",
    "java.vendor": "heapwright",
    "java.util.concurrent.ForkJoinPool.common.parallelism": "0",
    "java.vendor.url": "",
    "java.version": "17",
    "java.version.date": "2021-09-14",
    "java.vm.info": "",
    "java.vm.name": "heapwright",
    "java.vm.specification.name": "Java Virtual Machine Specification",
    "java.vm.specification.vendor": "Oracle Corporation",
    "java.vm.specification.version": "17",
    "java.vm.vendor": "heapwright",
    "java.vm.version": "17",
    "line.separator": "\n",
    "native.encoding": "UTF-8",
    "os.arch": "amd64",
    "os.name": "Linux",
    "os.version": "5",
    "path.separator": ":",
    "sun.arch.data.model": "64",
    "sun.boot.library.path": "",
    "sun.cpu.endian": "little",
    "sun.io.unicode.encoding": "UnicodeLittle",
    "sun.jnu.encoding": "UTF-8",
    "user.dir": "/",
    "user.home": "/",
    "user.language": "en",
    "user.name": "user",
    "user.timezone": "UTC",
}
CHARSET_NAMES = {"utf-8": "UTF-8", "latin-1": "ISO-8859-1", "ascii": "ANSI_X3.4-1968"}
CHARSET_PROPERTIES = ("file.encoding", "native.encoding", "sun.jnu.encoding")
OF_JAVA = ("java.class.version", "java.runtime.", "java.specification.", "java.vendor", "java.version", "java.vm.")
FIXED = frozenset(name for name in DEFAULTS if name.startswith(OF_JAVA)) | {"native.encoding", "sun.jnu.encoding"}
"""What Java says of itself, and takes from nobody."""
HIDDEN = frozenset(
    ("java.lang.Integer.IntegerCache.high", "sun.nio.MaxDirectMemorySize", "sun.nio.PageAlignDirectMemory")
)
"""What is said to Java itself: a program does not find it among the properties."""
TABLE_SIZE = 128
HASH_TABLE = "java/util/concurrent/ConcurrentHashMap"


def saved_properties(m: Machine) -> Mapping[str, str]:
    """What is known at the start of a program, also what only Java itself asks for."""
    charset = CHARSET_NAMES.get(m.setting.charset, "UTF-8")
    return DEFAULTS | dict.fromkeys(CHARSET_PROPERTIES, charset) | dict(m.setting.properties)


def system_properties(m: Machine) -> Mapping[str, str]:
    """The system properties at the start of a program."""
    return {name: value for name, value in saved_properties(m).items() if name not in HIDDEN}


def line_separator(m: Machine) -> str:
    """What ends a line."""
    return m.setting.properties.get("line.separator", "\n")


def make_properties(m: Machine, s: State, values: Mapping[str, str]) -> Object:
    """A Properties object that holds some values, as its own methods would have made it."""
    table: list[Object | None] = [None] * TABLE_SIZE
    for key, value in values.items():
        code = spread(hash_of(key))
        node = bare(m, f"{HASH_TABLE}$Node", hash=code, key=m.intern(key), val=m.intern(value))
        add_to_bucket(m, table, code & TABLE_SIZE - 1, node)
    array = Object(m.program.load(f"[L{HASH_TABLE}$Node;"), list(table), s.heap.epoch)
    hash_map = bare(m, HASH_TABLE, table=array, baseCount=len(values), sizeCtl=TABLE_SIZE * 3 // 4)
    return bare(m, "java/util/Properties", map=hash_map)


def add_to_bucket(m: Machine, table: list[Object | None], index: int, node: Object) -> None:
    """Append a node to the list at an index of the table."""
    last = table[index]
    if last is None:
        table[index] = node
        return
    slot = m.slot(node.cls, "next")
    while last.slots[slot] is not None:
        last = last.slots[slot]
    last.slots[slot] = node


def hash_of(text: str) -> int:
    """String.hashCode, as an unsigned number."""
    code = 0
    for character in text:
        code = (31 * code + ord(character)) & 0xFFFFFFFF
    return code


def spread(code: int) -> int:
    """What ConcurrentHashMap makes of a hash code."""
    return (code ^ code >> 16) & 0x7FFFFFFF
