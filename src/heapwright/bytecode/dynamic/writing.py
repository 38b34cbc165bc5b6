"""Writing the code of hidden classes: values by their descriptors, and the classes around the code."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.classfile.assembly import CodeBuilder, assemble_class, assemble_method
from heapwright.classfile.constants import ClassRef, FieldRef, IntConstant, MethodRef, StringConstant
from heapwright.program.descriptors import parse_method_descriptor, prefix
from heapwright.program.flags import PUBLIC, STATIC, SYNTHETIC

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from heapwright.bytecode.machine import Machine
    from heapwright.classfile.attributes import AttributeKind
    from heapwright.classfile.model import FieldInfo, MethodInfo
    from heapwright.program.classes import LoadedClass, Method


class Writer(CodeBuilder):
    """A code builder that knows which instruction suits a descriptor and counts local variables."""

    def __init__(self, parameters: Sequence[str]) -> None:
        super().__init__()
        self.size = 0
        self.slots = [self.local(descriptor) for descriptor in parameters]
        self.parameters = tuple(parameters)

    def local(self, descriptor: str) -> int:
        """A new local variable for a value of this type."""
        slot = self.size
        self.size += words(descriptor)
        return slot

    def load(self, descriptor: str, slot: int) -> None:
        """Push a local variable."""
        self.emit(f"{prefix(descriptor)}load", slot)

    def store(self, descriptor: str, slot: int) -> None:
        """Pop into a local variable."""
        self.emit(f"{prefix(descriptor)}store", slot)

    def load_parameters(self, start: int = 0, end: int | None = None) -> None:
        """Push the parameters in this range, in order."""
        for descriptor, slot in zip(self.parameters[start:end], self.slots[start:end], strict=True):
            self.load(descriptor, slot)

    def give_back(self, descriptor: str) -> None:
        """Return the value on the stack, of this type."""
        self.emit(f"{prefix(descriptor)}return")

    def discard(self, descriptor: str) -> None:
        """Pop a value of this type."""
        if descriptor != "V":
            self.emit("pop2" if words(descriptor) == 2 else "pop")

    def default(self, descriptor: str) -> None:
        """Push zero or null."""
        if descriptor != "V":
            letter = prefix(descriptor)
            self.emit("aconst_null" if letter == "a" else f"{letter}const_0")

    def number(self, value: int) -> None:
        """Push an int."""
        self.emit("ldc", IntConstant(value))

    def text(self, text: str) -> None:
        """Push an interned string."""
        self.emit("ldc", StringConstant(text))

    def static(self, owner: str, name: str, descriptor: str, is_interface: bool = False) -> None:
        """Call a static method."""
        self.emit("invokestatic", MethodRef(owner, name, descriptor, is_interface))

    def virtual(self, owner: str, name: str, descriptor: str) -> None:
        """Call a method of a class."""
        self.emit("invokevirtual", MethodRef(owner, name, descriptor, False))

    def field(self, mnemonic: str, owner: str, name: str, descriptor: str) -> None:
        """Read or write a field."""
        self.emit(mnemonic, FieldRef(owner, name, descriptor))

    def invoke_exact(self, descriptor: str) -> None:
        """Call the method handle below the arguments, whose type is this."""
        self.virtual("java/lang/invoke/MethodHandle", "invokeExact", descriptor)

    def throw(self, class_name: str, message: str | None = None) -> None:
        """Throw a new exception."""
        self.emit("new", ClassRef(class_name))
        self.emit("dup")
        if message is not None:
            self.text(message)
        descriptor = "()V" if message is None else "(Ljava/lang/String;)V"
        self.emit("invokespecial", MethodRef(class_name, "<init>", descriptor, False))
        self.emit("athrow")

    def throw_around(self, class_name: str) -> None:
        """Throw a new exception with the one on the stack as its cause."""
        cause = self.local("A")
        self.emit("astore", cause)
        self.emit("new", ClassRef(class_name))
        self.emit("dup")
        self.emit("aload", cause)
        self.emit("invokespecial", MethodRef(class_name, "<init>", "(Ljava/lang/Throwable;)V", False))
        self.emit("athrow")

    def method(self, name: str, descriptor: str, flags: int = PUBLIC | STATIC | SYNTHETIC) -> MethodInfo:
        """The finished method."""
        return assemble_method(flags, name, descriptor, self.finish(self.size))


def words(descriptor: str) -> int:
    """How many local variables a value of this type takes."""
    return 2 if descriptor in "JD" else 1


def static_writer(descriptor: str) -> Writer:
    """A writer for a static method of this type."""
    return Writer(parse_method_descriptor(descriptor).parameters)


def method_descriptor(parameters: Sequence[str], result: str) -> str:
    """The descriptor of a method."""
    return f"({''.join(parameters)}){result}"


def define(
    m: Machine,
    host: LoadedClass,
    name: str,
    methods: Sequence[MethodInfo],
    fields: Sequence[FieldInfo] = (),
    interfaces: Sequence[str] = (),
    attributes: Mapping[AttributeKind[Any], object] | None = None,
) -> LoadedClass:
    """Link a hidden class that belongs to its host's nest and package."""
    class_file = assemble_class(
        name,
        interfaces=interfaces,
        fields=fields,
        methods=methods,
        attributes=attributes,
        origin=f"made for {host.name}",
    )
    return m.program.define(class_file, host.loader, host=host)


def single_method(m: Machine, host: LoadedClass, name: str, writer: Writer, descriptor: str) -> Method:
    """The one static method of a hidden class made for it."""
    cls = define(m, host, name, [writer.method("call", descriptor)])
    return cls.methods["call", descriptor]
