"""Templates of arrays, fields, objects and types."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from heapwright.bytecode.generated.items import NARROW, Item, combine, with_condition
from heapwright.bytecode.generated.links import narrowed
from heapwright.program.classes import DEFAULTS
from heapwright.program.descriptors import kind

if TYPE_CHECKING:
    from heapwright.bytecode.generated.translator import Template, Translator
    from heapwright.state.code import Operation

ELEMENT_BOUNDS = {"b": (-128, 127), "c": (0, 0xFFFF), "s": (-0x8000, 0x7FFF)}


def readable(t: Translator, item: Item) -> str:
    """The expression for the object that holds a reference's contents in this state."""
    if not t.shared:
        return item.text
    simple = t.simple(item)
    return f"get({simple.text}, {simple.text})"


def writable(t: Translator, item: Item) -> str:
    """The expression for the object whose contents this state may change."""
    return t.owned(item) if t.shared else item.text


def index_text(t: Translator, index: Item) -> str:
    """An index that Python cannot take for one from the end; an int that needs wrapping fails, too, if it is large."""
    if index.low >= 0:
        return index.text
    if index.simple:
        return f"{index.text} if {index.text} >= 0 else None"
    temporary = t.temporary()
    return f"{temporary} if ({temporary} := {index.text}) >= 0 else None"


def learn_use(t: Translator, item: Item) -> None:
    """A reference that was opened is not null."""
    if item.simple:
        t.scene.not_null.update(item.locals)


def array_load(t: Translator, i: Operation) -> None:
    """The array loads."""
    index, array = t.pop(), t.pop()
    letter = i.instruction.mnemonic[0]
    text = f"{readable(t, array)}.slots[{index_text(t, index)}]"
    learn_use(t, array)
    t.scene.learn_index(index, t.names.machine.setting.array_limit - 1)
    t.push(t.loaded(combine(text, i.pushes, array, index, bounds=ELEMENT_BOUNDS.get(letter))))


def array_store(t: Translator, i: Operation) -> None:
    """The array stores."""
    value, index, array = t.value(t.pop()), t.pop(), t.pop()
    letter = i.instruction.mnemonic[0]
    if letter in ELEMENT_BOUNDS and not value.within(*ELEMENT_BOUNDS[letter]):
        value = narrowed(value, letter.upper())
    if letter == "b" and not value.within(0, 1):
        array = t.simple(array)
        booleans = t.names.constant(t.names.machine.program.load("[Z"))
        t.guard(f"{array.text}.cls is {booleans}")
    if letter == "a" and value.text != "None":
        array, value = t.simple(array), t.simple(value)
        index = t.simple(index)
        allowed = f"{array.text}.cls.element in {value.text}.cls.supertypes"
        t.guard(f"not ({allowed})" if value.not_null else f"{value.text} is not None and not ({allowed})")
    learn_use(t, array)
    t.effect(f"{writable(t, array)}.slots[{index_text(t, index)}] = {value.text}")
    t.scene.learn_index(index, t.names.machine.setting.array_limit - 1)


def array_length(t: Translator, i: Operation) -> None:
    """JVMS arraylength."""
    array = t.pop()
    learn_use(t, array)
    t.push(combine(f"len({readable(t, array)}.slots)", "I", array, bounds=(0, t.names.machine.setting.array_limit)))


def new_array(t: Translator, i: Operation) -> None:
    """JVMS newarray and anewarray."""
    program = t.names.machine.program
    length = t.pop()
    if i.instruction.mnemonic == "newarray":
        cls = program.load(i.operands[0])
    else:
        element = t.links.cls(i)
        if element is None:
            t.hand_over()
            return
        cls = program.array_of(element)
    asked = length
    length = t.simple(t.value(length))
    default = DEFAULTS[kind(cls.name[1])]
    most = t.names.machine.setting.array_limit
    if length.within(0, min(most, 1 << 20)):
        count = length.text
    else:
        count = f"({length.text} if 0 <= {length.text} <= {most} else None)"
    t.allocate(t.names.constant(cls), None, f"[{default}] * {count}")
    t.scene.learn_index(asked, most)


def new(t: Translator, i: Operation) -> None:
    """JVMS new: a copy of the class's defaults, which are there once it is initialised."""
    cls = t.links.cls(i)
    if cls is None or cls.is_abstract:
        t.hand_over()
        return
    t.require_initialised(cls)
    known = t.links.known_defaults(cls)
    name = t.names.default(cls)
    t.allocate(t.names.constant(cls), known, f"{name}[:]" if known is None else f"[{', '.join(known)}]")


def getfield(t: Translator, i: Operation) -> None:
    """JVMS getfield."""
    field = t.links.field(i)
    ref = t.pop()
    if field is None:
        t.scene.stack.append(ref)
        t.hand_over()
        return
    text = f"{readable(t, ref)}.slots[{field.slot}]"
    learn_use(t, ref)
    t.push(t.loaded(combine(text, field.kind, ref, bounds=NARROW.get(field.descriptor))))


def putfield(t: Translator, i: Operation) -> None:
    """JVMS putfield."""
    field = t.links.field(i)
    if field is None:
        t.hand_over()
        return
    value, ref = t.value(t.pop()), t.pop()
    bounds = NARROW.get(field.descriptor)
    if bounds is not None and not value.within(*bounds):
        value = narrowed(value, field.descriptor)
    learn_use(t, ref)
    t.effect(f"{writable(t, ref)}.slots[{field.slot}] = {value.text}")


def getstatic(t: Translator, i: Operation) -> None:
    """JVMS getstatic: a final field of an initialised class is a constant."""
    field = t.links.field(i)
    if field is None:
        t.hand_over()
        return
    known = t.links.constant(field)
    if known is not None:
        t.push(known)
        return
    holder = Item(t.names.constant(t.names.machine.statics(field.owner)), "A", simple=True)
    text = f"{readable(t, holder)}.slots[{field.slot}]"
    t.push(t.loaded(combine(text, field.kind, bounds=NARROW.get(field.descriptor))))


def putstatic(t: Translator, i: Operation) -> None:
    """JVMS putstatic."""
    field = t.links.field(i)
    if field is None:
        t.hand_over()
        return
    value = t.value(t.pop())
    bounds = NARROW.get(field.descriptor)
    if bounds is not None and not value.within(*bounds):
        value = narrowed(value, field.descriptor)
    holder = Item(t.names.constant(t.names.machine.statics(field.owner)), "A", simple=True)
    t.effect(f"{writable(t, holder)}.slots[{field.slot}] = {value.text}")


def instanceof(t: Translator, i: Operation) -> None:
    """JVMS instanceof."""
    cls = t.links.cls(i)
    if cls is None:
        t.hand_over()
        return
    item = t.simple(t.pop())
    condition = f"{item.text} is not None and {t.names.constant(cls)} in {item.text}.cls.supertypes"
    result = combine(f"(1 if {condition} else 0)", "I", item, bounds=(0, 1))
    t.push(with_condition(result, condition))


def checkcast(t: Translator, i: Operation) -> None:
    """JVMS checkcast."""
    cls = t.links.cls(i)
    if cls is None:
        t.hand_over()
        return
    if cls.name == "java/lang/Object":
        return
    item = t.simple(t.pop())
    wanted = t.names.constant(cls)
    test = f"{wanted} not in {item.text}.cls.supertypes"
    t.scene.stack.append(item)
    t.guard(test if item.not_null else f"{item.text} is not None and {test}")


def monitor(t: Translator, i: Operation) -> None:
    """JVMS monitorenter and monitorexit; a method that only leaves monitors breaks the rules, and is interpreted."""
    if not t.enters:
        t.hand_over()
        return
    item = t.simple(t.pop())
    t.guard(f"({item.text}).cls is None")
    t.effect(f"entered = {i.instruction.mnemonic[7:]}_block(s, entered, {item.text})")


def throw(t: Translator, i: Operation) -> None:
    """JVMS athrow."""
    item = t.simple(t.pop())
    if not item.not_null:
        t.guard(f"{item.text} is None")
    t.settle_stack()
    point = replace(t.point(), call_pc=t.pc)
    if t.shared:
        t.writer.write(f"{item.text}.cls", point)
    t.writer.write(f"raise Thrown({item.text})", point)
    t.stopped = True


def memory_templates() -> dict[str, Template]:
    """The templates of this family."""
    found: dict[str, Template] = {
        "arraylength": array_length,
        "newarray": new_array,
        "anewarray": new_array,
        "new": new,
        "getfield": getfield,
        "putfield": putfield,
        "getstatic": getstatic,
        "putstatic": putstatic,
        "instanceof": instanceof,
        "checkcast": checkcast,
        "athrow": throw,
        "monitorenter": monitor,
        "monitorexit": monitor,
    }
    for prefix in "ilfdabcs":
        found[f"{prefix}aload"] = array_load
        found[f"{prefix}astore"] = array_store
    return found
