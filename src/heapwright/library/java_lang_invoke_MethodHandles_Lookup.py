"""Models of java.lang.invoke.MethodHandles.Lookup: finding members and making handles of them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from heapwright.bytecode.calls import DECLINED
from heapwright.bytecode.dynamic.handles import bind, direct_handle, handle_object, handle_of
from heapwright.bytecode.dynamic.linker import workshop_of
from heapwright.bytecode.dynamic.sites import (
    GET_FIELD,
    GET_STATIC,
    INVOKE_INTERFACE,
    INVOKE_SPECIAL,
    INVOKE_STATIC,
    INVOKE_VIRTUAL,
    NEW,
    PUT_FIELD,
    PUT_STATIC,
    handle_field,
)
from heapwright.bytecode.dynamic.types import class_descriptor, mirrored, shown_type, type_descriptor
from heapwright.bytecode.dynamic.variables import Variable, variable_object
from heapwright.bytecode.dynamic.writing import method_descriptor
from heapwright.classfile.constants import FieldRef, MethodHandleConstant, MethodRef
from heapwright.program import flags as access
from heapwright.program.resolution import find_field
from heapwright.state.signals import JavaError, Unsupported

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.library.interface import Model, Models
    from heapwright.program.classes import Field, LoadedClass
    from heapwright.state.heap import Object, Value
    from heapwright.state.state import State

KIND_NAMES = {
    GET_FIELD: "getField",
    GET_STATIC: "getStatic",
    PUT_FIELD: "putField",
    PUT_STATIC: "putStatic",
    INVOKE_VIRTUAL: "invokeVirtual",
    INVOKE_STATIC: "invokeStatic",
    INVOKE_SPECIAL: "invokeSpecial",
    NEW: "newInvokeSpecial",
    INVOKE_INTERFACE: "invokeInterface",
}
MISSING = {"java/lang/NoSuchMethodError", "java/lang/NoSuchFieldError"}
LINKAGE = {*MISSING, "java/lang/IllegalAccessError", "java/lang/IncompatibleClassChangeError"}
PRIVATE_MODE, TRUSTED = 2, -1


@dataclass(frozen=True, slots=True)
class Wanted:
    """A member that is looked for: its class, kind of use, name and type."""

    cls: LoadedClass
    kind: int
    name: str
    descriptor: str

    @property
    def constant(self) -> MethodHandleConstant:
        """The member as a class file names it."""
        if self.kind <= PUT_STATIC:
            return MethodHandleConstant(self.kind, FieldRef(self.cls.name, self.name, self.descriptor))
        return MethodHandleConstant(
            self.kind, MethodRef(self.cls.name, self.name, self.descriptor, self.cls.is_interface)
        )

    def shown(self, m: Machine) -> str:
        """The member as messages write it."""
        if self.kind <= PUT_STATIC:
            written = f"/{m.program.type_of(self.descriptor).binary_name}"
        else:
            written = shown_type(m, self.descriptor)
        return f"{self.cls.binary_name}.{self.name}{written}/{KIND_NAMES[self.kind]}"


def user(m: Machine, s: State, lookup: Object, wanted: Wanted) -> LoadedClass:
    """The class whose rights a lookup has; one without private access sees public members only."""
    modes = m.get(s, lookup, "allowedModes")
    cls = mirrored(m, s, m.get(s, lookup, "lookupClass"))
    if modes == TRUSTED:
        return wanted.cls
    if modes & PRIVATE_MODE:
        return cls
    if not wanted.cls.flags & access.PUBLIC:
        message = f"symbolic reference class is not accessible: class {wanted.cls.binary_name}, from public Lookup"
        raise JavaError("java/lang/IllegalAccessException", message)
    return m.program.load("java/lang/invoke/MethodHandles")


def not_found(m: Machine, wanted: Wanted, error: JavaError) -> JavaError:
    """The exception of java.lang.reflect for an error of linkage."""
    if error.class_name not in LINKAGE:
        return error
    is_field = wanted.kind <= PUT_STATIC
    what = "field" if is_field else "constructor" if wanted.kind == NEW else "method"
    kind = "Field" if is_field else "Method"
    missing = error.class_name in MISSING
    name = f"java/lang/NoSuch{kind}Exception" if missing else "java/lang/IllegalAccessException"
    return JavaError(name, f"no such {what}: {wanted.shown(m)}", error)


def find(m: Machine, s: State, lookup: Object, wanted: Wanted) -> Object:
    """The handle of a member."""
    host = user(m, s, lookup, wanted)
    try:
        handle = direct_handle(m, workshop_of(m), host, wanted.constant)
    except JavaError as error:
        raise not_found(m, wanted, error) from None
    return handle_object(m, workshop_of(m), handle)


def finding_method(kind: int) -> Model:
    """The model of findStatic or findVirtual."""

    def model(m: Machine, s: State, this: Object, mirror: Value, name: Value, wanted_type: Value) -> Object:
        cls = mirrored(m, s, mirror)
        used = INVOKE_INTERFACE if kind == INVOKE_VIRTUAL and cls.is_interface else kind
        text = m.text(s, m.opened(s, name))
        return find(m, s, this, Wanted(cls, used, text, type_descriptor(m, s, wanted_type)))

    return model


def find_special(
    m: Machine, s: State, this: Object, mirror: Value, name: Value, wanted: Value, caller: Value
) -> Object:
    """Lookup.findSpecial: the caller must be the class of the lookup."""
    cls, special = mirrored(m, s, mirror), mirrored(m, s, caller)
    text = m.text(s, m.opened(s, name))
    own = mirrored(m, s, m.get(s, this, "lookupClass"))
    if special is not own:
        message = f"no private access for invokespecial: class {special.binary_name}, from {own.binary_name}"
        raise JavaError("java/lang/IllegalAccessException", message)
    return find(m, s, this, Wanted(cls, INVOKE_SPECIAL, text, type_descriptor(m, s, wanted)))


def find_constructor(m: Machine, s: State, this: Object, mirror: Value, wanted_type: Value) -> Object:
    """Lookup.findConstructor."""
    cls = mirrored(m, s, mirror)
    if cls.is_array:
        raise JavaError("java/lang/NoSuchMethodException", f"no constructor for array class: {cls.binary_name}")
    return find(m, s, this, Wanted(cls, NEW, "<init>", type_descriptor(m, s, wanted_type)))


def checked_field(m: Machine, s: State, lookup: Object, wanted: Wanted) -> tuple[Field, LoadedClass]:
    """The field that is looked for, if the lookup may use it so, and the class whose rights it has."""
    host = user(m, s, lookup, wanted)
    try:
        field = handle_field(m, host, wanted.constant)
    except JavaError as error:
        if error.class_name != "java/lang/IllegalAccessError":
            raise not_found(m, wanted, error) from None
        raise refused(hindrance(m, wanted), m, wanted, host) from None
    if field.is_static != (wanted.kind in (GET_STATIC, PUT_STATIC)):
        actual = GET_STATIC if field.is_static else GET_FIELD
        found = replace(wanted, kind=actual + (wanted.kind > GET_STATIC) * 2)
        raise refused(f"expected a {'non-' if field.is_static else ''}static field", m, found, host)
    if field.is_final and wanted.kind in (PUT_FIELD, PUT_STATIC):
        raise refused("unexpected set of a final field", m, wanted, host)
    return field, host


def hindrance(m: Machine, wanted: Wanted) -> str:
    """Why a field may not be used."""
    field = find_field(wanted.cls, wanted.name, wanted.descriptor)
    flags = field.flags if field is not None else 0
    if flags & access.PRIVATE:
        return "member is private"
    return "member is protected" if flags & access.PROTECTED else "member is private to package"


def refused(reason: str, m: Machine, wanted: Wanted, host: LoadedClass) -> JavaError:
    """The field is there, but not for this use."""
    message = f"{reason}: {wanted.shown(m)}, from class {host.binary_name}"
    return JavaError("java/lang/IllegalAccessException", message)


def finding_field(kind: int) -> Model:
    """The model of findGetter, findSetter and their kin for static fields."""

    def model(m: Machine, s: State, this: Object, mirror: Value, name: Value, field_type: Value) -> Object:
        text = m.text(s, m.opened(s, name))
        wanted = Wanted(mirrored(m, s, mirror), kind, text, class_descriptor(m, s, field_type))
        checked_field(m, s, this, wanted)
        return find(m, s, this, wanted)

    return model


def finding_variable(kind: int) -> Model:
    """The model of findVarHandle or findStaticVarHandle."""

    def model(m: Machine, s: State, this: Object, mirror: Value, name: Value, field_type: Value) -> Object:
        text = m.text(s, m.opened(s, name))
        wanted = Wanted(mirrored(m, s, mirror), kind, text, class_descriptor(m, s, field_type))
        field, host = checked_field(m, s, this, wanted)
        owner = field.owner.name if field.is_static else wanted.cls.name
        return variable_object(m, Variable(host, owner, text, field.descriptor, field.is_static, field.is_final))

    return model


def bind_found(m: Machine, s: State, this: Object, receiver: Value, name: Value, wanted_type: Value) -> Object:
    """Lookup.bind: findVirtual in the receiver's class, bound to the receiver."""
    cls = m.class_of(s, m.opened(s, receiver))
    text = m.text(s, m.opened(s, name))
    found = find(m, s, this, Wanted(cls, INVOKE_VIRTUAL, text, type_descriptor(m, s, wanted_type)))
    return handle_object(m, workshop_of(m), bind(handle_of(m, s, found), receiver))


def given_all(find_it: Model) -> Model:
    """A model that leaves it to the JDK's own code to complain of null."""

    def model(m: Machine, s: State, *arguments: Value) -> Value:
        return DECLINED if None in arguments else find_it(m, s, *arguments)

    return model


def reflected_method(m: Machine, s: State, reflected: Object) -> Wanted:
    """The method or constructor that an object of java.lang.reflect stands for."""
    cls = mirrored(m, s, m.get(s, reflected, "clazz"))
    mirrors = s.heap.content(m.opened(s, m.get(s, reflected, "parameterTypes"))).slots
    parameters = [class_descriptor(m, s, one) for one in mirrors]
    if reflected.cls.name == "java/lang/reflect/Constructor":
        return Wanted(cls, NEW, "<init>", method_descriptor(parameters, "V"))
    result = class_descriptor(m, s, m.get(s, reflected, "returnType"))
    kind = INVOKE_INTERFACE if cls.is_interface else INVOKE_VIRTUAL
    if m.get(s, reflected, "modifiers") & access.STATIC:
        kind = INVOKE_STATIC
    return Wanted(cls, kind, m.text(s, m.get(s, reflected, "name")), method_descriptor(parameters, result))


def unreflect(m: Machine, s: State, this: Object, reflected: Value) -> Object:
    """Lookup.unreflect and unreflectConstructor; one that was made accessible is used with all rights."""
    method = m.opened(s, reflected)
    wanted = reflected_method(m, s, method)
    if not m.get(s, method, "override"):
        return find(m, s, this, wanted)
    return handle_object(m, workshop_of(m), direct_handle(m, workshop_of(m), wanted.cls, wanted.constant))


def unreflecting_field(find_it: Model, find_static: Model) -> Model:
    """The model of unreflectGetter and its kin, by the models that find the field by its name."""

    def model(m: Machine, s: State, this: Object, reflected: Value) -> Value:
        field = m.opened(s, reflected)
        if m.get(s, field, "override"):
            raise Unsupported("a method handle of a field that was made accessible")
        request = (m.get(s, field, name) for name in ("clazz", "name", "type"))
        chosen = find_static if m.get(s, field, "modifiers") & access.STATIC else find_it
        return chosen(m, s, this, *request)

    return model


def unsupported(name: str) -> Model:
    """The model of a method that is not supported."""

    def model(m: Machine, s: State, *arguments: Value) -> Value:
        raise Unsupported(f"java.lang.invoke.MethodHandles.Lookup.{name}")

    return model


HANDLE, VARIABLE = "Ljava/lang/invoke/MethodHandle;", "Ljava/lang/invoke/VarHandle;"
BY_TYPE = f"(Ljava/lang/Class;Ljava/lang/String;Ljava/lang/invoke/MethodType;){HANDLE}"
SPECIAL = f"(Ljava/lang/Class;Ljava/lang/String;Ljava/lang/invoke/MethodType;Ljava/lang/Class;){HANDLE}"
FIELD = "(Ljava/lang/Class;Ljava/lang/String;Ljava/lang/Class;)"

OPTIONS = "[Ljava/lang/invoke/MethodHandles$Lookup$ClassOption;"

UNSUPPORTED = {
    "defineClass([B)Ljava/lang/Class;": "defineClass",
    f"defineHiddenClass([BZ{OPTIONS})Ljava/lang/invoke/MethodHandles$Lookup;": "defineHiddenClass",
    f"revealDirect({HANDLE})Ljava/lang/invoke/MethodHandleInfo;": "revealDirect",
    f"unreflectSpecial(Ljava/lang/reflect/Method;Ljava/lang/Class;){HANDLE}": "unreflectSpecial",
}

GETTER, STATIC_GETTER = finding_field(GET_FIELD), finding_field(GET_STATIC)
SETTER, STATIC_SETTER = finding_field(PUT_FIELD), finding_field(PUT_STATIC)
FIELD_VARIABLE, STATIC_VARIABLE = finding_variable(GET_FIELD), finding_variable(GET_STATIC)

FOUND: dict[str, Model] = {
    f"findStatic{BY_TYPE}": finding_method(INVOKE_STATIC),
    f"findVirtual{BY_TYPE}": finding_method(INVOKE_VIRTUAL),
    f"findSpecial{SPECIAL}": find_special,
    f"findConstructor(Ljava/lang/Class;Ljava/lang/invoke/MethodType;){HANDLE}": find_constructor,
    f"findGetter{FIELD}{HANDLE}": GETTER,
    f"findSetter{FIELD}{HANDLE}": SETTER,
    f"findStaticGetter{FIELD}{HANDLE}": STATIC_GETTER,
    f"findStaticSetter{FIELD}{HANDLE}": STATIC_SETTER,
    f"bind(Ljava/lang/Object;Ljava/lang/String;Ljava/lang/invoke/MethodType;){HANDLE}": bind_found,
    f"findVarHandle{FIELD}{VARIABLE}": FIELD_VARIABLE,
    f"findStaticVarHandle{FIELD}{VARIABLE}": STATIC_VARIABLE,
    f"unreflect(Ljava/lang/reflect/Method;){HANDLE}": unreflect,
    f"unreflectConstructor(Ljava/lang/reflect/Constructor;){HANDLE}": unreflect,
    f"unreflectGetter(Ljava/lang/reflect/Field;){HANDLE}": unreflecting_field(GETTER, STATIC_GETTER),
    f"unreflectSetter(Ljava/lang/reflect/Field;){HANDLE}": unreflecting_field(SETTER, STATIC_SETTER),
    f"unreflectVarHandle(Ljava/lang/reflect/Field;){VARIABLE}": unreflecting_field(FIELD_VARIABLE, STATIC_VARIABLE),
}

MODELS: Models = {
    **{signature: given_all(model) for signature, model in FOUND.items()},
    **{signature: unsupported(name) for signature, name in UNSUPPORTED.items()},
}
