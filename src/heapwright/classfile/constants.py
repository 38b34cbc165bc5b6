"""The constants of a class file, with every index already replaced by what it stands for.

A Utf8 constant is a plain `str` of UTF-16 code units.
"""

import struct
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class ClassRef:
    """A class by its internal name (`java/lang/String`) or an array type by its descriptor (`[I`)."""

    name: str


@dataclass(frozen=True, slots=True)
class NameAndType:
    """The name and the descriptor of a member."""

    name: str
    descriptor: str


@dataclass(frozen=True, slots=True)
class FieldRef:
    """A field as named by an instruction; its declaring class may be a superclass of `owner`."""

    owner: str
    name: str
    descriptor: str


@dataclass(frozen=True, slots=True)
class MethodRef:
    """A method as named by an instruction; `is_interface` tells that `owner` is said to be an interface."""

    owner: str
    name: str
    descriptor: str
    is_interface: bool


@dataclass(frozen=True, slots=True)
class StringConstant:
    """A string literal as UTF-16 code units."""

    text: str


@dataclass(frozen=True, slots=True)
class IntConstant:
    """A constant of type int, short, char, byte or boolean."""

    value: int


@dataclass(frozen=True, slots=True)
class LongConstant:
    """A constant of type long."""

    value: int


@dataclass(frozen=True, slots=True)
class FloatConstant:
    """A constant of type float: its exact value, and its bits, by which it is compared (NaN, -0.0)."""

    value: float = field(compare=False)
    bits: int

    @classmethod
    def from_bits(cls, bits: int) -> "FloatConstant":
        """The constant with these 32 bits."""
        return cls(struct.unpack(">f", struct.pack(">I", bits))[0], bits)

    @classmethod
    def from_value(cls, value: float) -> "FloatConstant":
        """The constant with this value, which must already be rounded to binary32."""
        return cls(value, struct.unpack(">I", struct.pack(">f", value))[0])


@dataclass(frozen=True, slots=True)
class DoubleConstant:
    """A constant of type double: its value, and its bits, by which it is compared (NaN, -0.0)."""

    value: float = field(compare=False)
    bits: int

    @classmethod
    def from_bits(cls, bits: int) -> "DoubleConstant":
        """The constant with these 64 bits."""
        return cls(struct.unpack(">d", struct.pack(">Q", bits))[0], bits)

    @classmethod
    def from_value(cls, value: float) -> "DoubleConstant":
        """The constant with this value."""
        return cls(value, struct.unpack(">Q", struct.pack(">d", value))[0])


@dataclass(frozen=True, slots=True)
class MethodHandleConstant:
    """A method handle: the JVMS reference kind (1 to 9) and the field or method it works on."""

    kind: int
    reference: FieldRef | MethodRef


@dataclass(frozen=True, slots=True)
class MethodTypeConstant:
    """A method type by its descriptor."""

    descriptor: str


@dataclass(frozen=True, slots=True)
class DynamicConstant:
    """A constant that a bootstrap method computes."""

    bootstrap_index: int
    name: str
    descriptor: str


@dataclass(frozen=True, slots=True)
class InvokeDynamicConstant:
    """A call site that a bootstrap method links."""

    bootstrap_index: int
    name: str
    descriptor: str


@dataclass(frozen=True, slots=True)
class ModuleRef:
    """A module by its name (`java.base`)."""

    name: str


@dataclass(frozen=True, slots=True)
class PackageRef:
    """A package by its internal name (`java/util`)."""

    name: str


Loadable = (
    IntConstant
    | LongConstant
    | FloatConstant
    | DoubleConstant
    | StringConstant
    | ClassRef
    | MethodHandleConstant
    | MethodTypeConstant
    | DynamicConstant
)
"""What `ldc` and its wide forms can push, and what a bootstrap method can be given."""

Constant = str | Loadable | FieldRef | MethodRef | NameAndType | InvokeDynamicConstant | ModuleRef | PackageRef
"""Any entry of a constant pool."""
