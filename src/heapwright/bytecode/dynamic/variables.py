"""Variable handles: the accessors of a field or of array elements, each written as bytecode for its call's types."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from heapwright.bytecode.dynamic.adapters import element_letter
from heapwright.bytecode.dynamic.conversion import convert_as_type, is_primitive, link_conversions
from heapwright.bytecode.dynamic.types import callable_as, shown_type, wrong_type
from heapwright.bytecode.dynamic.writing import Writer, method_descriptor, single_method
from heapwright.program.descriptors import kind, parse_method_descriptor, prefix
from heapwright.state.heap import Object
from heapwright.state.signals import JavaError, Unsupported

if TYPE_CHECKING:
    from collections.abc import Callable

    from heapwright.bytecode.dynamic.hidden import Workshop
    from heapwright.bytecode.machine import Machine
    from heapwright.program.classes import LoadedClass, Method
    from heapwright.state.heap import Value
    from heapwright.state.state import State

VARIABLE_CLASS = "java/lang/invoke/VarHandle"
ARITHMETIC = {"Add": "add", "BitwiseOr": "or", "BitwiseAnd": "and", "BitwiseXor": "xor"}
NARROWING = {"B": "i2b", "C": "i2c", "S": "i2s"}
ORDERS = ("Acquire", "Release", "Volatile", "Opaque", "Plain")


@dataclass(frozen=True, slots=True)
class Variable:
    """What a VarHandle gives access to: a field of `owner` by `name`, or the elements of an array type (no name).

    `host` is the class that may use it.
    """

    host: LoadedClass
    owner: str
    name: str | None
    descriptor: str
    is_static: bool = False
    is_final: bool = False

    @property
    def coordinates(self) -> tuple[str, ...]:
        """The types that locate the variable."""
        if self.name is None:
            return (self.owner, "I")
        return () if self.is_static else (f"L{self.owner};",)


def variable_object(m: Machine, variable: Variable) -> Object:
    """A VarHandle object; it may be shared by all states."""
    cls = m.program.load(VARIABLE_CLASS)
    made = Object(cls, list(cls.defaults), None)
    made.native = variable
    return made


def variable_of(m: Machine, s: State, ref: Value) -> Variable:
    """What a VarHandle object gives access to."""
    variable = s.heap.content(m.opened(s, ref)).native
    if not isinstance(variable, Variable):
        raise Unsupported("a variable handle that java.lang.invoke made itself")
    return variable


def access_kind(name: str) -> str:
    """An accessor's name without its memory order: all orders are the same in one thread."""
    for order in ORDERS:
        name = name.removesuffix(order)
    return "compareAndSet" if name == "weakCompareAndSet" else name


def access_type(variable: Variable, access: str) -> str:
    """The type of an accessor, by its kind."""
    value = variable.descriptor
    extra, result = {
        "get": ((), value),
        "set": ((value,), "V"),
        "compareAndSet": ((value, value), "Z"),
        "compareAndExchange": ((value, value), value),
    }.get(access, ((value,), value))
    return method_descriptor((*variable.coordinates, *extra), result)


def accessor(m: Machine, workshop: Workshop, variable: Variable, name: str, descriptor: str) -> Method:
    """The static method that an accessor called with these types runs."""
    access = access_kind(name)
    check_access(m, variable, access, descriptor)
    return workshop.once(
        (variable, access, descriptor), lambda: make_accessor(m, workshop, variable, access, descriptor)
    )


def check_access(m: Machine, variable: Variable, access: str, descriptor: str) -> None:
    """Raise what the JDK throws when the variable cannot be used so."""
    if not is_allowed(variable, access):
        raise JavaError("java/lang/UnsupportedOperationException")
    own = access_type(variable, access)
    if not callable_as(m, own, descriptor):
        message = f"cannot convert MethodHandle{with_handle(m, own)} to {with_handle(m, descriptor)}"
        raise wrong_type(message)


def with_handle(m: Machine, descriptor: str) -> str:
    """A call's type with the VarHandle in front, as messages write it."""
    shown = shown_type(m, descriptor)
    return f"(VarHandle{shown[1:]}" if shown.startswith("()") else f"(VarHandle,{shown[1:]}"


def is_allowed(variable: Variable, access: str) -> bool:
    """Whether a variable may be accessed so at all."""
    return (not variable.is_final or access == "get") and is_sensible(variable.descriptor, access)


def is_sensible(descriptor: str, access: str) -> bool:
    """Whether variables of a type have an accessor: numbers are added to, integers and booleans have bits."""
    if access == "getAndAdd":
        return is_primitive(descriptor) and descriptor != "Z"
    if access.startswith("getAndBitwise"):
        return is_primitive(descriptor) and descriptor not in "FD"
    return True


def make_accessor(m: Machine, workshop: Workshop, variable: Variable, access: str, descriptor: str) -> Method:
    """Convert the arguments, do the access, convert the result."""
    code = AccessWriter(m, variable, descriptor)
    result = code.access(access)
    wanted = parse_method_descriptor(descriptor).result
    convert_as_type(code, result, wanted)
    code.give_back(wanted)
    name = workshop.names.of_helper(variable.host, "Variable")
    return link_conversions(m, single_method(m, variable.host, name, code, descriptor))


class AccessWriter(Writer):
    """Writes one accessor; the arguments are in `own`, local variables of the types the variable asks for."""

    def __init__(self, m: Machine, variable: Variable, descriptor: str) -> None:
        super().__init__(parse_method_descriptor(descriptor).parameters)
        self.variable = variable
        values = len(self.parameters) - len(variable.coordinates)
        self.types = (*variable.coordinates, *[variable.descriptor] * values)
        self.own: list[int] = []
        for source, slot, target in zip(self.parameters, self.slots, self.types, strict=True):
            self.load(source, slot)
            convert_as_type(self, source, target)
            self.own.append(self.local(target))
            self.store(target, self.own[-1])
        if variable.name is not None and not variable.is_static:
            self.emit("aload", self.own[0])
            self.static("java/util/Objects", "requireNonNull", "(Ljava/lang/Object;)Ljava/lang/Object;")
            self.emit("pop")

    def argument(self, index: int) -> None:
        """Push a value the caller passed after the coordinates."""
        self.load(self.variable.descriptor, self.own[len(self.variable.coordinates) + index])

    def locate(self) -> None:
        """Push the coordinates."""
        for descriptor, slot in zip(self.variable.coordinates, self.own, strict=False):
            self.load(descriptor, slot)

    def read(self) -> None:
        """Push the variable's value."""
        self.locate()
        self._instruct("get", "aload")

    def write(self) -> None:
        """Store the value in a fresh local variable, which is on the stack, into the variable."""
        slot = self.local(self.variable.descriptor)
        self.store(self.variable.descriptor, slot)
        self.locate()
        self.load(self.variable.descriptor, slot)
        self._instruct("put", "astore")

    def _instruct(self, field: str, element: str) -> None:
        variable = self.variable
        if variable.name is None:
            self.emit(f"{element_letter(variable.descriptor)}{element}")
        else:
            where = "static" if variable.is_static else "field"
            self.field(f"{field}{where}", variable.owner, variable.name, variable.descriptor)

    def access(self, access: str) -> str:
        """Do it; the type of the result, which is on the stack."""
        descriptor = self.variable.descriptor
        if access == "get":
            self.read()
            return descriptor
        if access == "set":
            self.argument(0)
            self.write()
            return "V"
        if access.startswith("compareAnd"):
            return self.compare(exchange=access == "compareAndExchange")
        old = self.local(descriptor)
        self.read()
        self.store(descriptor, old)
        if access == "getAndSet":
            self.argument(0)
        else:
            self.update(ARITHMETIC[access.removeprefix("getAnd")], old)
        self.write()
        self.load(descriptor, old)
        return descriptor

    def update(self, operator: str, old: int) -> None:
        """Push the old value combined with the argument."""
        descriptor = self.variable.descriptor
        self.load(descriptor, old)
        self.argument(0)
        self.emit(f"{prefix(descriptor)}{operator}")
        if descriptor in NARROWING:
            self.emit(NARROWING[descriptor])

    def compare(self, *, exchange: bool) -> str:
        """Write the second argument if the value is the first; the value that was found, or whether it was so."""
        descriptor = self.variable.descriptor
        different = self.label()
        old = self.local(descriptor)
        self.read()
        self.store(descriptor, old)
        self.comparable(lambda: self.load(descriptor, old))
        self.comparable(lambda: self.argument(0))
        if kind(descriptor) in "JD":
            self.emit("lcmp")
            self.emit("ifne", different)
        else:
            self.emit("if_acmpne" if kind(descriptor) == "A" else "if_icmpne", different)
        self.argument(1)
        self.write()
        if exchange:
            self.place(different)
            self.load(descriptor, old)
            return descriptor
        self.number(1)
        done = self.label()
        self.emit("goto", done)
        self.place(different)
        self.number(0)
        self.place(done)
        return "Z"

    def comparable(self, push: Callable[[], None]) -> None:
        """Push a value as it is compared: floating-point numbers by their bits."""
        push()
        letter = kind(self.variable.descriptor)
        if letter == "F":
            self.static("java/lang/Float", "floatToRawIntBits", "(F)I")
        elif letter == "D":
            self.static("java/lang/Double", "doubleToRawLongBits", "(D)J")
