"""What an instruction's constant stands for: resolved once for each instruction and remembered there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.program.failures import ClassMissing, LinkageFailure
from heapwright.program.resolution import resolve_class, resolve_field, resolve_interface_method, resolve_method
from heapwright.state.signals import JavaError

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from heapwright.bytecode.machine import Machine
    from heapwright.program.classes import Field, LoadedClass, Method
    from heapwright.state.code import Operation
    from heapwright.state.state import State

STATIC_ACCESS = frozenset({"getstatic", "putstatic"})


def linked_class(m: Machine, s: State, i: Operation) -> LoadedClass:
    """The class named by new, anewarray, checkcast, instanceof, multianewarray."""
    if i.link is None:
        i.link = java_linkage(lambda: resolve_class(m.program, s.frames[-1].method.owner, i.operands[0].name))
    found: LoadedClass = i.link
    return found


def linked_field(m: Machine, s: State, i: Operation) -> Field:
    """The field named by a field instruction."""
    if i.link is None:
        i.link = java_linkage(lambda: find_field(m, s.frames[-1].method, i))
    found: Field = i.link
    return found


def find_field(m: Machine, method: Method, i: Operation) -> Field:
    """Resolve a field instruction of a method and check that it fits the field."""
    mnemonic = i.instruction.mnemonic
    field = resolve_field(m.program, method.owner, i.operands[0])
    if field.is_static != (mnemonic in STATIC_ACCESS):
        wanted = "static" if mnemonic in STATIC_ACCESS else "non-static"
        where = f"{field.owner.external_name}.{field.name}"
        raise LinkageFailure("java/lang/IncompatibleClassChangeError", f"Expected {wanted} field {where}")
    if mnemonic.startswith("put") and field.is_final and field.owner is not method.owner:
        raise LinkageFailure("java/lang/IllegalAccessError", final_message(field, method))
    return field


def final_message(field: Field, method: Method) -> str:
    """What HotSpot says of a write to another class's final field."""
    return (
        f"Update to {'static' if field.is_static else 'non-static'} final field "
        f"{field.owner.external_name}.{field.name} attempted from a different class "
        f"({method.owner.external_name}) than the field's declaring class"
    )


def linked_method(m: Machine, s: State, i: Operation) -> Method:
    """The method named by an invoke instruction, before any selection by the receiver's class."""
    if i.link is None:
        i.link = java_linkage(lambda: find_method(m, s.frames[-1].method, i))
    found: Method = i.link
    return found


def find_method(m: Machine, caller: Method, i: Operation) -> Method:
    """Resolve the method an invoke instruction names and check that it is static or not, as it should be."""
    reference = i.operands[0]
    resolve = resolve_interface_method if reference.is_interface else resolve_method
    method = resolve(m.program, caller.owner, reference)
    if method.is_static != (i.instruction.mnemonic == "invokestatic"):
        wanted = "static" if i.instruction.mnemonic == "invokestatic" else "non-static"
        message = f"Expected {wanted} method '{method.external}'"
        raise LinkageFailure("java/lang/IncompatibleClassChangeError", message)
    return method


def java_linkage(find: Callable[[], Any]) -> Any:
    """Run a resolution; what goes wrong becomes the Java exception it is."""
    try:
        return find()
    except ClassMissing as missing:
        raise missing_class(missing.name) from None
    except LinkageFailure as failure:
        raise JavaError(failure.exception_class, failure.message) from None


def missing_class(name: str) -> JavaError:
    """NoClassDefFoundError with the ClassNotFoundException that explains it."""
    cause = JavaError("java/lang/ClassNotFoundException", name.replace("/", "."))
    return JavaError("java/lang/NoClassDefFoundError", name, cause)
