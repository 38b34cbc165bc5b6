"""The constant pool of one class file; an entry is decoded when it is first asked for."""

import struct
from collections.abc import Callable, Mapping
from typing import TypeVar, cast

from heapwright.classfile import descriptors
from heapwright.classfile.constants import (
    ClassRef,
    Constant,
    DoubleConstant,
    DynamicConstant,
    FieldRef,
    FloatConstant,
    IntConstant,
    InvokeDynamicConstant,
    LongConstant,
    MethodHandleConstant,
    MethodRef,
    MethodTypeConstant,
    ModuleRef,
    NameAndType,
    PackageRef,
    StringConstant,
)
from heapwright.classfile.errors import MalformedClass

T = TypeVar("T")

_u2 = struct.Struct(">H").unpack_from
_two_u2 = struct.Struct(">HH").unpack_from
_u1_u2 = struct.Struct(">BH").unpack_from
_u4 = struct.Struct(">I").unpack_from
_s4 = struct.Struct(">i").unpack_from
_u8 = struct.Struct(">Q").unpack_from
_s8 = struct.Struct(">q").unpack_from

UTF8, LONG, DOUBLE = 1, 5, 6

LONG_TEXT = 200
"""From how many characters on it is remembered what a text is; thousands of constants may share one."""

_SIZES: Mapping[int, int] = {
    3: 5,
    4: 5,
    5: 9,
    6: 9,
    7: 3,
    8: 3,
    9: 5,
    10: 5,
    11: 5,
    12: 5,
    15: 4,
    16: 3,
    17: 5,
    18: 5,
    19: 3,
    20: 3,
}
"""How many bytes an entry takes, its tag included; Utf8 is not here because its size varies."""

_SINCE = {15: 51, 16: 51, 17: 55, 18: 51, 19: 53, 20: 53}
"""The first version of class files that has a constant, by its tag; all others were there from the start."""

_OLDEST_WITH_ALL = max(_SINCE.values())

_TYPES: dict[int, type] = {
    UTF8: str,
    3: IntConstant,
    4: FloatConstant,
    LONG: LongConstant,
    DOUBLE: DoubleConstant,
    7: ClassRef,
    8: StringConstant,
    9: FieldRef,
    10: MethodRef,
    11: MethodRef,
    12: NameAndType,
    15: MethodHandleConstant,
    16: MethodTypeConstant,
    17: DynamicConstant,
    18: InvokeDynamicConstant,
    19: ModuleRef,
    20: PackageRef,
}
"""What a constant becomes, by its tag."""

_NAMES: dict[type, str] = {
    str: "a Utf8 constant",
    IntConstant: "an Integer constant",
    FloatConstant: "a Float constant",
    LongConstant: "a Long constant",
    DoubleConstant: "a Double constant",
    ClassRef: "a Class constant",
    StringConstant: "a String constant",
    FieldRef: "a Fieldref constant",
    MethodRef: "a Methodref or InterfaceMethodref constant",
    NameAndType: "a NameAndType constant",
    MethodHandleConstant: "a MethodHandle constant",
    MethodTypeConstant: "a MethodType constant",
    DynamicConstant: "a Dynamic constant",
    InvokeDynamicConstant: "an InvokeDynamic constant",
    ModuleRef: "a Module constant",
    PackageRef: "a Package constant",
}


class ConstantPool:
    """The constants of one class file by index.

    `at` is always the offset in the file of whatever refers to the constant; errors name it.
    """

    __slots__ = ("_entries", "_known", "_offsets", "bootstrap_count", "data", "end", "major", "origin")

    def __init__(self, data: bytes, origin: str, major: int, position: int) -> None:
        self.data = data
        self.origin = origin
        self.major = major
        self._offsets, self.end = self._scan(position)
        self._entries: list[Constant | None] = [None] * len(self._offsets)
        self._known: dict[tuple[Callable[[str], object], str], object] = {}
        self.bootstrap_count = 0

    def __len__(self) -> int:
        return len(self._offsets)

    def _scan(self, position: int) -> tuple[list[int], int]:
        """The offset of every entry (0 where an index must not be used) and the end of the pool."""
        data = self.data
        offsets = [0]
        sizes = _SIZES if self.major >= _OLDEST_WITH_ALL else _sizes_before(self.major)
        try:
            (count,) = _u2(data, position)
            position += 2
            while len(offsets) < count:
                offsets.append(position)
                tag = data[position]
                if tag == UTF8:
                    position += 3 + (data[position + 1] << 8 | data[position + 2])
                else:
                    position += sizes[tag]
                    if tag in (LONG, DOUBLE):
                        offsets.append(0)
        except KeyError:
            raise self.malformed(position, f"the tag of a constant, not {data[position]}") from None
        except (IndexError, struct.error):
            raise self.malformed(len(data), "more bytes: the constant pool is cut off") from None
        if position > len(data):
            raise self.malformed(len(data), "more bytes: the constant pool is cut off")
        if not count:
            raise self.malformed(position, "a constant pool count of at least 1")
        if len(offsets) > count:
            raise self.malformed(offsets[-2], "no Long or Double constant at the last index of the pool")
        return offsets, position

    def malformed(self, offset: int, expected: str) -> MalformedClass:
        """The error to raise when this class file breaks the format at an offset."""
        return MalformedClass(self.origin, offset, expected)

    def about(self, question: Callable[[str], T], text: str) -> T:
        """What a function says of a text of this file; about a long one it is asked once, for all that share it."""
        if len(text) < LONG_TEXT:
            return question(text)
        key = question, text
        if key not in self._known:
            self._known[key] = question(text)
        return cast(T, self._known[key])

    def indices(self) -> list[int]:
        """Every index at which there is a constant."""
        return [index for index, offset in enumerate(self._offsets) if offset]

    def constant(self, index: int, at: int) -> Constant:
        """The constant at an index."""
        offset = self._offset(index, at)
        entry = self._entries[index]
        return self._resolve(index, offset) if entry is None else entry

    def _offset(self, index: int, at: int) -> int:
        if index >= len(self._offsets):
            raise self.malformed(at, f"an index below {len(self)} into the constant pool, not {index}")
        offset = self._offsets[index]
        if not offset:
            raise self.malformed(at, f"the index of a constant, but {index} is none")
        return offset

    def _resolve(self, index: int, offset: int) -> Constant:
        entry = self._entries[index] = _RESOLVERS[self.data[offset]](self, offset)
        return entry

    def expect(self, kind: type[T], index: int, at: int) -> T:
        """The constant at an index, which must be of a kind.

        The kind is checked before what the constant refers to is looked at, so that constants
        which refer to each other in a circle are found out.
        """
        offset = self._offset(index, at)
        found = _TYPES[self.data[offset]]
        if found is not kind:
            raise self.malformed(at, f"{_NAMES[kind]} at index {index} of the constant pool, not {_NAMES[found]}")
        entry = self._entries[index]
        return cast(T, self._resolve(index, offset) if entry is None else entry)

    def text(self, index: int, at: int) -> str:
        """The text of the Utf8 constant at an index."""
        return self.expect(str, index, at)

    def class_name(self, index: int, at: int) -> str:
        """The name in the Class constant at an index."""
        return self.expect(ClassRef, index, at).name

    def method(self, is_interface: bool, index: int, at: int) -> MethodRef:
        """The Methodref, or else the InterfaceMethodref, at an index."""
        entry = self.expect(MethodRef, index, at)
        if entry.is_interface is not is_interface:
            wanted = "an InterfaceMethodref" if is_interface else "a Methodref"
            raise self.malformed(at, f"{wanted} constant at index {index} of the constant pool")
        return entry


def describe(constant: Constant) -> str:
    """The kind of a constant in words."""
    return _NAMES[type(constant)]


def _sizes_before(major: int) -> dict[int, int]:
    """The sizes of the entries that an older version of class files has."""
    return {tag: size for tag, size in _SIZES.items() if _SINCE.get(tag, 0) <= major}


def _utf8(pool: ConstantPool, offset: int) -> str:
    (length,) = _u2(pool.data, offset + 1)
    raw = pool.data[offset + 3 : offset + 3 + length]
    if b"\0" in raw:
        raise pool.malformed(offset, "modified UTF-8, which has no zero byte")
    if raw.isascii():
        return raw.decode("ascii")
    try:
        text = raw.replace(b"\xc0\x80", b"\0").decode("utf-8", "surrogatepass")
    except UnicodeDecodeError:
        raise pool.malformed(offset, "modified UTF-8 in a Utf8 constant") from None
    if max(text) > "\uffff":
        raise pool.malformed(offset, "modified UTF-8, which has no characters of four bytes")
    return text


def _class(pool: ConstantPool, offset: int) -> ClassRef:
    name = pool.text(_u2(pool.data, offset + 1)[0], offset)
    if not pool.about(descriptors.is_class_or_array, name):
        raise pool.malformed(offset, f"the name of a class, not {name!r:.80}")
    return ClassRef(name)


def _name_and_type(pool: ConstantPool, offset: int) -> NameAndType:
    name, descriptor = _two_u2(pool.data, offset + 1)
    return NameAndType(pool.text(name, offset), pool.text(descriptor, offset))


def _member(pool: ConstantPool, offset: int) -> tuple[str, NameAndType]:
    owner, name_and_type = _two_u2(pool.data, offset + 1)
    return pool.class_name(owner, offset), pool.expect(NameAndType, name_and_type, offset)


def _field(pool: ConstantPool, offset: int) -> FieldRef:
    owner, member = _member(pool, offset)
    check_field(pool, member.name, member.descriptor, offset)
    return FieldRef(owner, member.name, member.descriptor)


def _method(pool: ConstantPool, offset: int) -> MethodRef:
    owner, member = _member(pool, offset)
    check_method(pool, member.name, member.descriptor, offset)
    return MethodRef(owner, member.name, member.descriptor, is_interface=pool.data[offset] == 11)


def check_field(pool: ConstantPool, name: str, descriptor: str, at: int) -> None:
    """Complain unless these can be the name and the descriptor of a field."""
    if not pool.about(descriptors.is_field_name, name):
        raise pool.malformed(at, f"the name of a field, not {name!r:.80}")
    if not pool.about(descriptors.is_field_descriptor, descriptor):
        raise pool.malformed(at, f"the descriptor of a field, not {descriptor!r:.80}")


def check_method(pool: ConstantPool, name: str, descriptor: str, at: int) -> None:
    """Complain unless these can be the name and the descriptor of a method."""
    if not pool.about(descriptors.is_method_name, name):
        raise pool.malformed(at, f"the name of a method, not {name!r:.80}")
    if not pool.about(descriptors.is_method_descriptor, descriptor):
        raise pool.malformed(at, f"the descriptor of a method, not {descriptor!r:.80}")
    if name[0] == "<" and descriptor[-2:] != ")V":
        raise pool.malformed(at, f"a descriptor of {name} without a result, not {descriptor!r:.80}")


def _method_handle(pool: ConstantPool, offset: int) -> MethodHandleConstant:
    kind, index = _u1_u2(pool.data, offset + 1)
    if not 1 <= kind <= 9:
        raise pool.malformed(offset, f"a method handle of kind 1 to 9, not {kind}")
    if kind <= 4:
        return MethodHandleConstant(kind, pool.expect(FieldRef, index, offset))
    reference = pool.expect(MethodRef, index, offset) if kind in (6, 7) else pool.method(kind == 9, index, offset)
    if (reference.name == "<init>") is not (kind == 8) or reference.name == "<clinit>":
        raise pool.malformed(offset, f"a method that a handle of kind {kind} can call, not {reference.name!r:.80}")
    return MethodHandleConstant(kind, reference)


def _method_type(pool: ConstantPool, offset: int) -> MethodTypeConstant:
    descriptor = pool.text(_u2(pool.data, offset + 1)[0], offset)
    if not pool.about(descriptors.is_method_descriptor, descriptor):
        raise pool.malformed(offset, f"the descriptor of a method, not {descriptor!r:.80}")
    return MethodTypeConstant(descriptor)


def _bootstrapped(pool: ConstantPool, offset: int) -> tuple[int, NameAndType]:
    bootstrap, index = _two_u2(pool.data, offset + 1)
    if bootstrap >= pool.bootstrap_count:
        raise pool.malformed(offset, f"one of the class's {pool.bootstrap_count} bootstrap methods, not {bootstrap}")
    return bootstrap, pool.expect(NameAndType, index, offset)


def _dynamic(pool: ConstantPool, offset: int) -> DynamicConstant:
    bootstrap, member = _bootstrapped(pool, offset)
    check_field(pool, member.name, member.descriptor, offset)
    return DynamicConstant(bootstrap, member.name, member.descriptor)


def _invoke_dynamic(pool: ConstantPool, offset: int) -> InvokeDynamicConstant:
    bootstrap, member = _bootstrapped(pool, offset)
    check_method(pool, member.name, member.descriptor, offset)
    return InvokeDynamicConstant(bootstrap, member.name, member.descriptor)


_RESOLVERS: dict[int, Callable[[ConstantPool, int], Constant]] = {
    UTF8: _utf8,
    3: lambda pool, offset: IntConstant(_s4(pool.data, offset + 1)[0]),
    4: lambda pool, offset: FloatConstant.from_bits(_u4(pool.data, offset + 1)[0]),
    LONG: lambda pool, offset: LongConstant(_s8(pool.data, offset + 1)[0]),
    DOUBLE: lambda pool, offset: DoubleConstant.from_bits(_u8(pool.data, offset + 1)[0]),
    7: _class,
    8: lambda pool, offset: StringConstant(pool.text(_u2(pool.data, offset + 1)[0], offset)),
    9: _field,
    10: _method,
    11: _method,
    12: _name_and_type,
    15: _method_handle,
    16: _method_type,
    17: _dynamic,
    18: _invoke_dynamic,
    19: lambda pool, offset: ModuleRef(pool.text(_u2(pool.data, offset + 1)[0], offset)),
    20: lambda pool, offset: PackageRef(pool.text(_u2(pool.data, offset + 1)[0], offset)),
}
