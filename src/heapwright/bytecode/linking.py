"""What an instruction's constant stands for: resolved once for each instruction and remembered there."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from heapwright.classfile.errors import MalformedClass
from heapwright.program.failures import ClassMissing, LinkageFailure
from heapwright.program.image import BrokenImage
from heapwright.program.jar import BrokenJar
from heapwright.program.resolution import (
    check_field_use,
    resolve_class,
    resolve_field,
    resolve_special,
    resolve_static,
    resolve_virtual,
)
from heapwright.state.signals import JavaError, Unsupported

if TYPE_CHECKING:
    from collections.abc import Callable

    from heapwright.program.classes import Field, LoadedClass, Method
    from heapwright.program.program import Program
    from heapwright.state.code import Operation

Found = TypeVar("Found")

RESOLVERS = {
    "invokestatic": resolve_static,
    "invokespecial": resolve_special,
    "invokevirtual": resolve_virtual,
    "invokeinterface": resolve_virtual,
}


def linked_class(program: Program, caller: Method, i: Operation) -> LoadedClass:
    """The class named by new, anewarray, checkcast, instanceof, multianewarray."""
    if i.link is None:
        i.link = java_linkage(lambda: resolve_class(program, caller.owner, i.operands[0].name))
    found: LoadedClass = i.link
    return found


def linked_field(program: Program, caller: Method, i: Operation) -> Field:
    """The field named by a field instruction, checked to be static or not, and writable, as the instruction asks."""
    if i.link is None:
        i.link = java_linkage(lambda: named_field(program, caller, i))
    found: Field = i.link
    return found


def named_field(program: Program, caller: Method, i: Operation) -> Field:
    """Resolve the field a field instruction names."""
    reference = i.operands[0]
    mnemonic = i.instruction.mnemonic
    field = resolve_field(program, caller.owner, reference)
    static, write = mnemonic.endswith("static"), mnemonic.startswith("put")
    check_field_use(field, reference.owner, caller, static=static, write=write)
    return field


def linked_method(program: Program, caller: Method, i: Operation) -> Method:
    """The method named by an invoke instruction, before any selection by the receiver's class."""
    if i.link is None:
        resolve = RESOLVERS[i.instruction.mnemonic]
        i.link = java_linkage(lambda: resolve(program, caller.owner, i.operands[0]))
    found: Method = i.link
    return found


def java_linkage(find: Callable[[], Found]) -> Found:
    """Run a resolution; what goes wrong becomes the Java exception it is."""
    try:
        return find()
    except ClassMissing as missing:
        raise missing_class(missing) from None
    except (BrokenImage, BrokenJar) as broken:
        raise Unsupported(str(broken)) from None
    except MalformedClass as malformed:
        raise JavaError("java/lang/ClassFormatError", str(malformed)) from None
    except LinkageFailure as failure:
        raise JavaError(failure.exception_class, failure.message) from None


def missing_class(missing: ClassMissing) -> JavaError:
    """NoClassDefFoundError with the ClassNotFoundException that explains it."""
    cause = JavaError("java/lang/ClassNotFoundException", missing.name.replace("/", "."))
    return JavaError("java/lang/NoClassDefFoundError", missing.wanted, cause)
