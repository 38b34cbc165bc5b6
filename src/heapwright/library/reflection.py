"""The objects of java.lang.reflect that stand for the members of a class; `slot` numbers them within it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.bytecode.dynamic.hidden import is_hidden
from heapwright.bytecode.dynamic.types import mirrored
from heapwright.library.interface import number
from heapwright.program import flags as access
from heapwright.program.descriptors import class_name

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from heapwright.bytecode.machine import Machine
    from heapwright.classfile.attributes import Attributes
    from heapwright.program.classes import Field, LoadedClass, Method
    from heapwright.state.heap import Object, Value
    from heapwright.state.state import State

FIELD_CLASS = "java/lang/reflect/Field"
METHOD_CLASS = "java/lang/reflect/Method"
CONSTRUCTOR_CLASS = "java/lang/reflect/Constructor"
COMPONENT_CLASS = "java/lang/reflect/RecordComponent"
FIELD_FLAGS = 0x50DF
HIDDEN_FIELDS = {
    "java/lang/Class": ("classLoader", "classData"),
    "java/lang/System": ("security",),
}
"""Fields that reflection does not show."""

HIDING_CLASSES = frozenset(
    (
        "java/lang/ClassLoader",
        "java/lang/Module",
        "java/lang/reflect/AccessibleObject",
        "java/lang/reflect/Constructor",
        "java/lang/reflect/Field",
        "java/lang/reflect/Method",
        "jdk/internal/reflect/ConstantPool",
        "jdk/internal/reflect/Reflection",
    )
)
"""Classes none of whose fields reflection shows."""


def visible_fields(cls: LoadedClass) -> list[tuple[int, Field]]:
    """The fields that reflection shows, with their numbers."""
    if cls.name in HIDING_CLASSES:
        return []
    hidden = HIDDEN_FIELDS.get(cls.name, ())
    return [(slot, field) for slot, field in enumerate(cls.fields.values()) if field.name not in hidden]


def filled(m: Machine, s: State, name: str, values: dict[str, Value]) -> Object:
    """A new object with fields given by name."""
    made = m.new_object(s, m.program.load(name))
    for field, value in values.items():
        m.put(s, made, field, value)
    return made


def field_object(m: Machine, s: State, slot: int, field: Field) -> Object:
    """A java.lang.reflect.Field."""
    owner = field.owner
    is_record = owner.class_file is not None and owner.class_file.record_components is not None
    values = {
        "clazz": m.mirror(owner),
        "slot": slot,
        "name": m.intern(field.name),
        "type": mirror_of(m, field.descriptor),
        "modifiers": field.flags & FIELD_FLAGS,
        "trustedFinal": int(field.is_final and (field.is_static or is_record)),
        "signature": optional_text(m, field.info.signature),
        "annotations": raw_attribute(m, s, field.info.attributes, "RuntimeVisibleAnnotations"),
    }
    return filled(m, s, FIELD_CLASS, values)


def method_object(m: Machine, s: State, slot: int, method: Method) -> Object:
    """A java.lang.reflect.Method or Constructor."""
    attributes = method.info.attributes
    values = {
        "clazz": m.mirror(method.owner),
        "slot": slot,
        "parameterTypes": mirrors_of(m, s, method.parameters),
        "exceptionTypes": class_array(m, s, [m.mirror(m.program.load(name)) for name in method.info.exceptions]),
        "modifiers": method.flags & 0xFFFF,
        "signature": optional_text(m, method.info.signature),
        "annotations": raw_attribute(m, s, attributes, "RuntimeVisibleAnnotations"),
        "parameterAnnotations": raw_attribute(m, s, attributes, "RuntimeVisibleParameterAnnotations"),
    }
    if method.name == "<init>":
        return filled(m, s, CONSTRUCTOR_CLASS, values)
    values["name"] = m.intern(method.name)
    values["returnType"] = mirror_of(m, method.result)
    values["annotationDefault"] = raw_attribute(m, s, attributes, "AnnotationDefault")
    return filled(m, s, METHOD_CLASS, values)


def fields_of(m: Machine, s: State, cls: LoadedClass, *, public_only: bool) -> Object:
    """An array of the fields a class declares."""
    chosen = [(slot, field) for slot, field in visible_fields(cls) if not public_only or field.flags & access.PUBLIC]
    return m.array(s, f"[L{FIELD_CLASS};", [field_object(m, s, slot, field) for slot, field in chosen])


def methods_of(m: Machine, s: State, cls: LoadedClass, *, constructors: bool, public_only: bool) -> Object:
    """An array of the methods or the constructors a class declares; the maker of a lambda is none of its own."""
    chosen = [
        (slot, method)
        for slot, method in enumerate(cls.methods.values())
        if method.name != "<clinit>"
        and (method.name == "<init>") == constructors
        and (method.is_public or not public_only)
        and not (method.is_static and is_hidden(cls))
    ]
    name = CONSTRUCTOR_CLASS if constructors else METHOD_CLASS
    return m.array(s, f"[L{name};", [method_object(m, s, slot, method) for slot, method in chosen])


def components_of(m: Machine, s: State, cls: LoadedClass) -> Object | None:
    """An array of the components of a record."""
    components = cls.class_file.record_components if cls.class_file else None
    if components is None:
        return None
    made = []
    for component in components:
        values = {
            "clazz": m.mirror(cls),
            "name": m.intern(component.name),
            "type": mirror_of(m, component.descriptor),
            "accessor": accessor(m, s, cls, component.name, component.descriptor),
            "signature": optional_text(m, component.signature),
            "annotations": raw_attribute(m, s, component.attributes, "RuntimeVisibleAnnotations"),
        }
        made.append(filled(m, s, COMPONENT_CLASS, values))
    return m.array(s, f"[L{COMPONENT_CLASS};", made)


def accessor(m: Machine, s: State, cls: LoadedClass, name: str, descriptor: str) -> Object | None:
    """The method that reads a component."""
    for slot, method in enumerate(cls.methods.values()):
        if method.name == name and method.descriptor == f"(){descriptor}":
            return method_object(m, s, slot, method)
    return None


def mirror_of(m: Machine, descriptor: str) -> Object:
    """The class of a descriptor."""
    return m.mirror(m.program.load(class_name(descriptor)))


def mirrors_of(m: Machine, s: State, descriptors: Iterable[str]) -> Object:
    """An array of the classes of descriptors."""
    return class_array(m, s, [mirror_of(m, descriptor) for descriptor in descriptors])


def class_array(m: Machine, s: State, mirrors: Sequence[Object]) -> Object:
    """An array of classes."""
    return m.array(s, "[Ljava/lang/Class;", list(mirrors))


def optional_text(m: Machine, text: str | None) -> Object | None:
    """A string, or null."""
    return None if text is None else m.intern(text)


def raw_attribute(m: Machine, s: State, attributes: Attributes, name: str) -> Object | None:
    """The bytes of an attribute as an array, or null where there is none."""
    data = attributes.raw(name)
    return None if data is None else m.array(s, "[B", [byte - 256 if byte > 127 else byte for byte in data])


def reflected_field(m: Machine, s: State, ref: Value) -> Field:
    """The field that a java.lang.reflect.Field stands for."""
    cls, slot = reflected(m, s, ref)
    return list(cls.fields.values())[slot]


def reflected_method(m: Machine, s: State, ref: Value) -> Method:
    """The method that a java.lang.reflect.Method or Constructor stands for."""
    cls, slot = reflected(m, s, ref)
    return list(cls.methods.values())[slot]


def reflected(m: Machine, s: State, ref: Value) -> tuple[LoadedClass, int]:
    """The class of a member and the member's number in it."""
    place = m.opened(s, ref)
    cls = mirrored(m, s, m.get(s, place, "clazz"))
    return cls, number(m.get(s, place, "slot"), "the number of a member")
