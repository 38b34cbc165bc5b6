"""Models of jdk.internal.misc.Unsafe; what is not native there runs its bytecode on these."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.bytecode.dynamic.types import mirrored
from heapwright.bytecode.initialisation import DONE, initialise
from heapwright.library import memory
from heapwright.library.clock import nanoseconds_since_1970, pass_time
from heapwright.library.interface import Models, nothing, number
from heapwright.library.reflection import reflected_field
from heapwright.library.surroundings import main_thread
from heapwright.library.waiting import is_interrupted, permit, takes_permit
from heapwright.state.signals import JavaError, Thrown, Unsupported
from heapwright.terms.operators import OPERATORS

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.library.interface import Model
    from heapwright.state.heap import Object, Value
    from heapwright.state.state import State

KINDS = {
    "Boolean": "Z",
    "Byte": "B",
    "Char": "C",
    "Short": "S",
    "Int": "I",
    "Long": "J",
    "Float": "F",
    "Double": "D",
    "Reference": "L",
}
OBJECT = "Ljava/lang/Object;"
ADDITIONS = {"I": "int.add", "J": "long.add"}


def getting(letter: str) -> Model:
    """The model of getInt and its kin."""

    def get(m: Machine, s: State, unsafe: Value, ref: Value, offset: Value) -> Value:
        return memory.read(m, s, ref, offset, letter)

    return get


def putting(letter: str) -> Model:
    """The model of putInt and its kin."""

    def put(m: Machine, s: State, unsafe: Value, ref: Value, offset: Value, value: Value) -> None:
        memory.write(m, s, ref, offset, letter, value)

    return put


def same(m: Machine, s: State, letter: str, one: Value, other: Value) -> bool:
    """Whether two values of a type are the same; a symbolic one is the same as itself unasked."""
    if letter == "L":
        return m.decide(s, m.heap.equal(s, one, other))
    if one is other:
        return True
    if isinstance(one, int) and isinstance(other, int):
        return one == other
    if letter == "I":
        return m.decide(s, m.terms.apply(OPERATORS["int.eq"], one, other))
    order = m.terms.apply(OPERATORS["lcmp"], one, other)
    return m.decide(s, m.terms.apply(OPERATORS["int.eq"], order, 0))


def comparing(letter: str) -> Model:
    """The model of compareAndSetInt and its kin."""

    def compare_and_set(
        m: Machine, s: State, unsafe: Value, ref: Value, offset: Value, expected: Value, value: Value
    ) -> int:
        if not same(m, s, letter, memory.read(m, s, ref, offset, letter), expected):
            return 0
        memory.write(m, s, ref, offset, letter, value)
        return 1

    return compare_and_set


def exchanging(letter: str) -> Model:
    """The model of compareAndExchangeInt and its kin."""

    def compare_and_exchange(
        m: Machine, s: State, unsafe: Value, ref: Value, offset: Value, expected: Value, value: Value
    ) -> Value:
        found = memory.read(m, s, ref, offset, letter)
        if same(m, s, letter, found, expected):
            memory.write(m, s, ref, offset, letter, value)
        return found

    return compare_and_exchange


def adding(letter: str) -> Model:
    """The model of getAndAddInt and getAndAddLong."""
    add = OPERATORS[ADDITIONS[letter]]

    def get_and_add(m: Machine, s: State, unsafe: Value, ref: Value, offset: Value, added: Value) -> Value:
        found = memory.read(m, s, ref, offset, letter)
        memory.write(m, s, ref, offset, letter, m.terms.apply(add, found, added))
        return found

    return get_and_add


def accessors() -> dict[str, Model]:
    """The models of the methods that exist for every type."""
    models: dict[str, Model] = {}
    for name, letter in KINDS.items():
        shown = OBJECT if letter == "L" else letter
        for mode in ("", "Volatile"):
            models[f"get{name}{mode}({OBJECT}J){shown}"] = getting(letter)
            models[f"put{name}{mode}({OBJECT}J{shown})V"] = putting(letter)
        if letter in "IJL":
            models[f"compareAndSet{name}({OBJECT}J{shown}{shown})Z"] = comparing(letter)
            models[f"compareAndExchange{name}({OBJECT}J{shown}{shown}){shown}"] = exchanging(letter)
        if letter in ADDITIONS:
            models[f"getAndAdd{name}({OBJECT}J{shown}){shown}"] = adding(letter)
    return models


def copy_memory(m: Machine, s: State, unsafe: Value, *arguments: Value) -> None:
    """Unsafe.copyMemory0 and copySwapMemory0."""
    memory.copy(m, s, *arguments)


def set_memory(m: Machine, s: State, unsafe: Value, *arguments: Value) -> None:
    """Unsafe.setMemory0."""
    memory.fill(m, s, *arguments)


def array_base_offset(m: Machine, s: State, unsafe: Value, mirror: Value) -> int:
    """Unsafe.arrayBaseOffset0."""
    return memory.ARRAY_START


def array_index_scale(m: Machine, s: State, unsafe: Value, mirror: Value) -> int:
    """Unsafe.arrayIndexScale0."""
    return memory.SIZES[mirrored(m, s, mirror).name[1]]


def object_field_offset(m: Machine, s: State, unsafe: Value, mirror: Value, name: Value) -> int:
    """Unsafe.objectFieldOffset1, by the field's name."""
    cls = mirrored(m, s, mirror)
    text = m.text(s, m.opened(s, name))
    for field in cls.fields.values():
        if field.name == text and not field.is_static:
            return field.slot
    raise JavaError("java/lang/InternalError", text)


def field_offset(m: Machine, s: State, unsafe: Value, field: Value) -> int:
    """Unsafe.objectFieldOffset0 and staticFieldOffset0."""
    return reflected_field(m, s, field).slot


def static_field_base(m: Machine, s: State, unsafe: Value, field: Value) -> Object:
    """Unsafe.staticFieldBase0: the place of the class's static fields."""
    return m.statics(reflected_field(m, s, field).owner)


def should_be_initialized(m: Machine, s: State, unsafe: Value, mirror: Value) -> int:
    """Unsafe.shouldBeInitialized0."""
    statics = m.statics(mirrored(m, s, mirror))
    return int(s.heap.content(statics).native is not DONE)


def ensure_class_initialized(m: Machine, s: State, unsafe: Value, mirror: Value) -> None:
    """Unsafe.ensureClassInitialized0."""
    initialise(m, s, mirrored(m, s, mirror))


def allocate_instance(m: Machine, s: State, unsafe: Value, mirror: Value) -> Object:
    """Unsafe.allocateInstance: an object that no constructor made."""
    cls = mirrored(m, s, mirror)
    if cls.is_abstract or cls.is_array:
        raise JavaError("java/lang/InstantiationException", cls.name.replace("/", "."))
    initialise(m, s, cls)
    return m.new_object(s, cls)


def throw_exception(m: Machine, s: State, unsafe: Value, exception: Value) -> None:
    """Unsafe.throwException."""
    raise Thrown(m.opened(s, exception))


def park(m: Machine, s: State, unsafe: Value, is_absolute: Value, time: Value) -> None:
    """Unsafe.park: a permit or an interrupt that is there before ends it at once, else only time can."""
    duration = number(time, "the time of a park")
    is_deadline = number(is_absolute, "whether the time of a park is absolute") != 0
    if takes_permit(s) or is_interrupted(m, s) or duration < 0:
        return
    if is_deadline:
        pass_time(s, max(0, duration * 1_000_000 - nanoseconds_since_1970(s)))
    elif duration > 0:
        pass_time(s, duration)
    else:
        raise Unsupported("the only thread was parked: there is no other thread to unpark it")


def unpark(m: Machine, s: State, unsafe: Value, thread: Value) -> None:
    """Unsafe.unpark: the thread, if it is the one there is, will not be parked the next time."""
    if m.decide(s, m.heap.equal(s, thread, main_thread(m))):
        permit(s)


MODELS: Models = {
    **accessors(),
    "registerNatives()V": nothing,
    "copyMemory0(Ljava/lang/Object;JLjava/lang/Object;JJ)V": copy_memory,
    "copySwapMemory0(Ljava/lang/Object;JLjava/lang/Object;JJJ)V": copy_memory,
    "setMemory0(Ljava/lang/Object;JJB)V": set_memory,
    "arrayBaseOffset0(Ljava/lang/Class;)I": array_base_offset,
    "arrayIndexScale0(Ljava/lang/Class;)I": array_index_scale,
    "objectFieldOffset1(Ljava/lang/Class;Ljava/lang/String;)J": object_field_offset,
    "objectFieldOffset0(Ljava/lang/reflect/Field;)J": field_offset,
    "staticFieldOffset0(Ljava/lang/reflect/Field;)J": field_offset,
    "staticFieldBase0(Ljava/lang/reflect/Field;)Ljava/lang/Object;": static_field_base,
    "shouldBeInitialized0(Ljava/lang/Class;)Z": should_be_initialized,
    "ensureClassInitialized0(Ljava/lang/Class;)V": ensure_class_initialized,
    "allocateInstance(Ljava/lang/Class;)Ljava/lang/Object;": allocate_instance,
    "throwException(Ljava/lang/Throwable;)V": throw_exception,
    "park(ZJ)V": park,
    "unpark(Ljava/lang/Object;)V": unpark,
    "loadFence()V": nothing,
    "storeFence()V": nothing,
    "fullFence()V": nothing,
}
