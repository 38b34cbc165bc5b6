"""From the bytes of a class file to a `ClassFile`."""

import struct
from collections.abc import Callable
from typing import TypeVar

from heapwright.classfile import modifiers
from heapwright.classfile.attributes import Attributes, find_attributes
from heapwright.classfile.code import CODE
from heapwright.classfile.descriptors import MOST_ARGUMENT_SLOTS, argument_slots
from heapwright.classfile.errors import MalformedClass
from heapwright.classfile.model import ClassFile, FieldInfo, MethodInfo
from heapwright.classfile.pool import ConstantPool, check_field, check_method
from heapwright.classfile.reader import Holder
from heapwright.classfile.structure import BOOTSTRAP_METHODS

Member = TypeVar("Member", FieldInfo, MethodInfo)

_u2 = struct.Struct(">H").unpack_from
_three_u2 = struct.Struct(">HHH").unpack_from
_version = struct.Struct(">HH").unpack_from

MAGIC = b"\xca\xfe\xba\xbe"
OLDEST, NEWEST = 45, 69
FIRST_WITH_PREVIEWS, PREVIEW = 56, 65535
OBJECT = "java/lang/Object"


def parse(data: bytes, origin: str) -> ClassFile:
    """The class in these bytes; `origin` says where they are from and stands in error messages."""
    major, minor = _check_version(data, origin)
    pool = ConstantPool(data, origin, major, 8)
    position = pool.end
    try:
        flags, name_index, super_index = _three_u2(data, position)
        (interface_count,) = _u2(data, position + 6)
        interface_indices = struct.unpack_from(f">{interface_count}H", data, position + 8)
    except struct.error:
        raise MalformedClass(origin, len(data), "more bytes: the class's header is cut off") from None
    said, flags = flags, modifiers.effective_class_flags(flags, major)
    if not modifiers.may_be_class(flags, major):
        raise MalformedClass(origin, position, f"flags that a class may have, not {said:#06x}")
    name = _name(pool, name_index, position + 2)
    super_name = _super_name(pool, super_index, name, flags, position + 4)
    interfaces = tuple(_name(pool, index, position + 8) for index in interface_indices)
    if len(set(interfaces)) < len(interfaces):
        raise MalformedClass(origin, position + 8, "each interface once")
    position += 8 + 2 * interface_count
    fields, position = _members(pool, position, flags, _field)
    methods, position = _members(pool, position, flags, _method)
    attributes, position = find_attributes(pool, position, Holder(flags))
    if position != len(data):
        raise MalformedClass(origin, position, f"the end of the file, but there are {len(data) - position} more bytes")
    pool.bootstrap_count = _bootstrap_count(attributes)
    return ClassFile(origin, major, minor, flags, name, super_name, interfaces, fields, methods, attributes, pool)


def _check_version(data: bytes, origin: str) -> tuple[int, int]:
    if data[:4] != MAGIC:
        raise MalformedClass(origin, 0, "the magic number CAFEBABE of a class file")
    if len(data) < 8:
        raise MalformedClass(origin, len(data), "the version of the class file")
    minor, major = _version(data, 4)
    if not OLDEST <= major <= NEWEST:
        raise MalformedClass(origin, 6, f"a version from {OLDEST} to {NEWEST} (Java 25), not {major}.{minor}")
    if major >= FIRST_WITH_PREVIEWS and minor not in (0, PREVIEW):
        raise MalformedClass(origin, 4, f"the minor version 0, or {PREVIEW} for preview features, not {minor}")
    return major, minor


def _name(pool: ConstantPool, index: int, at: int) -> str:
    name = pool.class_name(index, at)
    if name.startswith("["):
        raise pool.malformed(at, f"the name of a class, not {name!r:.80}")
    return name


def _super_name(pool: ConstantPool, index: int, name: str, flags: int, at: int) -> str | None:
    """The superclass: only Object and modules have none, and an interface has no other than Object."""
    if not index:
        if name != OBJECT and not flags & modifiers.MODULE:
            raise pool.malformed(at, f"a superclass of {name!r:.80}")
        return None
    super_name = _name(pool, index, at)
    if flags & modifiers.INTERFACE and super_name != OBJECT:
        raise pool.malformed(at, f"{OBJECT} as the superclass of an interface, not {super_name!r:.80}")
    return super_name


def _members(
    pool: ConstantPool, position: int, holder: int, member: Callable[[ConstantPool, int, int], tuple[Member, int]]
) -> tuple[tuple[Member, ...], int]:
    members: dict[tuple[str, str], Member] = {}
    data = pool.data
    try:
        (count,) = _u2(data, position)
        position += 2
        for _ in range(count):
            at = position
            found, position = member(pool, at, holder)
            key = found.name, found.descriptor
            if key in members:
                raise pool.malformed(at, f"one member {found.name!r:.80} {found.descriptor!r:.80}, not two")
            members[key] = found
    except struct.error:
        raise pool.malformed(len(data), "more bytes: a field or method is cut off") from None
    return tuple(members.values()), position


def _field(pool: ConstantPool, position: int, holder: int) -> tuple[FieldInfo, int]:
    flags, name_index, descriptor_index = _three_u2(pool.data, position)
    name, descriptor = pool.text(name_index, position), pool.text(descriptor_index, position)
    check_field(pool, name, descriptor, position)
    if not modifiers.may_be_field(flags, holder, pool.major):
        raise pool.malformed(position, f"flags that the field {name!r:.80} may have, not {flags:#06x}")
    attributes, end = find_attributes(pool, position + 6, Holder(flags, descriptor))
    return FieldInfo(flags, name, descriptor, attributes), end


def _method(pool: ConstantPool, position: int, holder: int) -> tuple[MethodInfo, int]:
    said, name_index, descriptor_index = _three_u2(pool.data, position)
    name, descriptor = pool.text(name_index, position), pool.text(descriptor_index, position)
    check_method(pool, name, descriptor, position)
    flags = modifiers.effective_method_flags(said, name, pool.major)
    if not modifiers.may_be_method(flags, name, holder, pool.major):
        raise pool.malformed(position, f"flags that the method {name!r:.80} may have, not {said:#06x}")
    if name == "<clinit>" and descriptor != "()V" and pool.major >= modifiers.JAVA_7:
        raise pool.malformed(position, f"a class initialiser of type ()V, not {descriptor!r:.80}")
    if len(descriptor) > MOST_ARGUMENT_SLOTS // 2 and pool.about(argument_slots, descriptor) > MOST_ARGUMENT_SLOTS:
        raise pool.malformed(position, f"at most {MOST_ARGUMENT_SLOTS} words of arguments for {name!r:.80}")
    attributes, end = find_attributes(pool, position + 6, Holder(flags, descriptor))
    method = MethodInfo(flags, name, descriptor, attributes)
    _check_presence_of_code(pool, position, method)
    return method, end


def _check_presence_of_code(pool: ConstantPool, position: int, method: MethodInfo) -> None:
    has_code = CODE.name in method.attributes
    wants_code = method.name == "<clinit>" or not method.flags & (modifiers.NATIVE | modifiers.ABSTRACT)
    if has_code is not wants_code:
        wanted = "the code of" if wants_code else "no code for the native or abstract method"
        raise pool.malformed(position, f"{wanted} {method.name!r:.80} {method.descriptor!r:.80}")


def _bootstrap_count(attributes: Attributes) -> int:
    raw = attributes.raw(BOOTSTRAP_METHODS.name)
    return int.from_bytes(raw[:2]) if raw else 0
