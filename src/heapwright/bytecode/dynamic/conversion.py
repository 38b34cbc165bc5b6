"""Code that turns a value of one type into one of another, as method handles and lambdas convert arguments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.classfile.constants import ClassRef
from heapwright.program.descriptors import class_name, prefix

if TYPE_CHECKING:
    from heapwright.bytecode.dynamic.writing import Writer
    from heapwright.bytecode.machine import Machine
    from heapwright.program.classes import Method

WRAPPERS = {
    "Z": "java/lang/Boolean",
    "B": "java/lang/Byte",
    "C": "java/lang/Character",
    "S": "java/lang/Short",
    "I": "java/lang/Integer",
    "J": "java/lang/Long",
    "F": "java/lang/Float",
    "D": "java/lang/Double",
}
"""The class that boxes each primitive type."""

PRIMITIVE_OF = {f"L{name};": primitive for primitive, name in WRAPPERS.items()}
"""The primitive type in each box, by the box's descriptor."""

ACCESSORS = {
    "Z": "booleanValue",
    "B": "byteValue",
    "C": "charValue",
    "S": "shortValue",
    "I": "intValue",
    "J": "longValue",
    "F": "floatValue",
    "D": "doubleValue",
}

WIDENED_FROM = {
    "Z": "Z",
    "B": "B",
    "C": "C",
    "S": "SB",
    "I": "ISCB",
    "J": "JISCB",
    "F": "FJISCB",
    "D": "DFJISCB",
}
"""The primitive types that widen to each, the widest first."""

OBJECT = "Ljava/lang/Object;"
NUMBER = "java/lang/Number"
CONVERSIONS = "sun/invoke/util/ValueConversions"


def is_primitive(descriptor: str) -> bool:
    """Whether a type is primitive (void is)."""
    return len(descriptor) == 1


def widens(source: str, target: str) -> bool:
    """Whether a primitive widens to another without a cast."""
    return source in WIDENED_FROM.get(target, "")


def cast(code: Writer, descriptor: str) -> None:
    """Check that the reference on the stack is of this type."""
    if descriptor != OBJECT:
        code.emit("checkcast", ClassRef(class_name(descriptor)))


def widening(source: str, target: str) -> str:
    """The mnemonic of the instruction that widens a primitive to another; empty where none is needed."""
    here, there = prefix(source), prefix(target)
    return "" if here == there else f"{here}2{there}"


def widen(code: Writer, source: str, target: str) -> None:
    """Widen the primitive on the stack."""
    mnemonic = widening(source, target)
    if mnemonic:
        code.emit(mnemonic)


def box(code: Writer, primitive: str) -> None:
    """Box the primitive on the stack."""
    wrapper = WRAPPERS[primitive]
    code.static(wrapper, "valueOf", f"({primitive})L{wrapper};")


def unbox(code: Writer, owner: str, primitive: str) -> None:
    """Take a primitive out of a box, or out of a Number."""
    code.virtual(owner, ACCESSORS[primitive], f"(){primitive}")


def convert_for_lambda(code: Writer, source: str, target: str, instantiated: str) -> None:
    """What LambdaMetafactory does between the interface's type, the instantiated type and the implementation's."""
    if source == target == instantiated or "V" in (source, target):
        return
    if is_primitive(source):
        box_or_widen(code, source, target)
        return
    if not is_primitive(instantiated) and instantiated != source:
        cast(code, instantiated)
        source = instantiated
    if is_primitive(target):
        unbox_known(code, source, target)
    elif source != target:
        cast(code, target)


def box_or_widen(code: Writer, source: str, target: str) -> None:
    """From a primitive to a primitive or a reference type."""
    if is_primitive(target):
        widen(code, source, target)
    elif target in PRIMITIVE_OF:
        widen(code, source, PRIMITIVE_OF[target])
        box(code, PRIMITIVE_OF[target])
    else:
        box(code, source)


def unbox_known(code: Writer, source: str, target: str) -> None:
    """From a box's type, or one above the target's box, to a primitive."""
    inner = PRIMITIVE_OF.get(source)
    if inner is not None:
        unbox(code, WRAPPERS[inner], inner)
        widen(code, inner, target)
    elif target in "ZC":
        code.emit("checkcast", ClassRef(WRAPPERS[target]))
        unbox(code, WRAPPERS[target], target)
    else:
        code.emit("checkcast", ClassRef(NUMBER))
        unbox(code, NUMBER, target)


def convert_as_type(code: Writer, source: str, target: str) -> None:
    """What MethodHandle.asType does."""
    if source == target:
        return
    if target == "V":
        code.discard(source)
    elif source == "V":
        code.default(target)
    elif is_primitive(source):
        box_or_widen(code, source, target)
    elif is_primitive(target):
        unbox_at_run_time(code, source, target)
    else:
        cast_by_class(code, target)


def cast_by_class(code: Writer, descriptor: str) -> None:
    """Check that the reference on the stack is of this type, with the exception of Class.cast if it is not."""
    if descriptor == OBJECT:
        return
    named = ClassRef(class_name(descriptor))
    good = code.label()
    code.emit("dup")
    code.emit("ifnull", good)
    code.emit("dup")
    code.emit("instanceof", named)
    code.emit("ifne", good)
    code.emit("ldc", named)
    code.emit("swap")
    code.virtual("java/lang/Class", "cast", f"({OBJECT}){OBJECT}")
    code.place(good)


def unbox_at_run_time(code: Writer, source: str, target: str) -> None:
    """From any reference type to a primitive; what is not in its own box is left to the JDK's conversions."""
    wrapper = WRAPPERS[target]
    converting = f"unbox{wrapper.rpartition('/')[2]}"
    other, done = code.label(), code.label()
    code.emit("dup")
    code.emit("instanceof", ClassRef(wrapper))
    code.emit("ifeq", other)
    code.emit("checkcast", ClassRef(wrapper))
    unbox(code, wrapper, target)
    code.emit("goto", done)
    code.place(other)
    if PRIMITIVE_OF.get(source) == target:
        code.emit("checkcast", ClassRef(wrapper))
        code.static(CONVERSIONS, converting, f"(L{wrapper};){target}")
    else:
        code.number(0)
        code.static(CONVERSIONS, converting, f"({OBJECT}Z){target}")
    code.place(done)


def link_conversions(m: Machine, method: Method) -> Method:
    """Link the method's calls of the JDK's conversions, which only their own package may name."""
    for operation in m.prepared(method).operations:
        if operation.instruction.mnemonic == "invokestatic":
            named = operation.operands[0]
            if named.owner == CONVERSIONS:
                operation.link = m.program.load(CONVERSIONS).methods[named.name, named.descriptor]
    return method
