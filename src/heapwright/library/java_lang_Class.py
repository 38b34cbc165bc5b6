"""Models of java.lang.Class: what a class is, its name and its relations. Its members are in `reflection`."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from heapwright.bytecode.calls import DECLINED, Call
from heapwright.bytecode.dynamic.types import mirrored
from heapwright.bytecode.initialisation import DONE, initialise
from heapwright.library import class_names, reflection
from heapwright.library.delegation import found_by, is_own
from heapwright.library.interface import Models, nothing, number
from heapwright.library.surroundings import loader_of, module_of, package_of
from heapwright.program import nesting
from heapwright.program.access import nest_host
from heapwright.program.failures import ClassMissing, LinkageFailure
from heapwright.state.signals import JavaError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from heapwright.bytecode.machine import Machine
    from heapwright.library.interface import Model
    from heapwright.program.classes import LoadedClass
    from heapwright.state.heap import Object, Value
    from heapwright.state.state import State

SUPER = 0x20
WRITTEN = 0x7FFF & ~SUPER
ENUM_VALUES = ("$VALUES", "ENUM$VALUES")
"""The field in which compilers keep an enum's constants."""


def asking(question: Callable[[LoadedClass], bool]) -> Model:
    """The model of a method that asks something of the class alone."""

    def ask(m: Machine, s: State, mirror: Value) -> int:
        return int(question(mirrored(m, s, mirror)))

    return ask


def mirrors(m: Machine, s: State, classes: Iterable[LoadedClass]) -> Object:
    """An array of classes."""
    return m.array(s, "[Ljava/lang/Class;", [m.mirror(cls) for cls in classes])


def innermost(cls: LoadedClass) -> LoadedClass:
    """What an array of any depth holds in the end; any other class itself."""
    while cls.element is not None:
        cls = cls.element
    return cls


def present(m: Machine, names: Iterable[str]) -> Iterator[LoadedClass]:
    """The classes of those names that there are."""
    for name in names:
        with suppress(ClassMissing, LinkageFailure):
            yield m.program.load(name)


def optional_mirror(m: Machine, cls: LoadedClass | None) -> Object | None:
    """A class, or null."""
    return None if cls is None else m.mirror(cls)


def for_name(m: Machine, s: State, name: Value, initialises: Value, loader: Value, caller: Value) -> Value:
    """Class.forName0."""
    text = m.text(s, m.opened(s, name))
    own = None if loader is None else m.opened(s, loader)
    cls = found_by(m, s, own, text) if own is not None and is_own(own) else class_names.class_visible(m, text, loader)
    if cls is None:
        return failed_search(m, s, text, loader)
    if number(initialises, "an argument of Class.forName"):
        initialise(m, s, cls)
    return m.mirror(cls)


def failed_search(m: Machine, s: State, name: str, loader: Value) -> Call:
    """The call of the class loader that throws ClassNotFoundException; it is asked for an array's innermost class.

    The boot loader has no object to call, and none is asked for what cannot be a name.
    """
    if loader is None or not class_names.is_name(name):
        raise JavaError("java/lang/ClassNotFoundException", name)
    wanted = class_names.innermost_name(name) if name.startswith("[") else name
    load = m.program.load("java/lang/ClassLoader").methods["loadClass", "(Ljava/lang/String;)Ljava/lang/Class;"]
    return Call(load, (loader, m.string(s, wanted)))


def desired_assertion_status(m: Machine, s: State, mirror: Value) -> Value:
    """Class.desiredAssertionStatus: as said at the start, unless the program told the class's loader otherwise."""
    cls = mirrored(m, s, mirror)
    loader = loader_of(m, cls)
    if loader is None or m.get(s, loader, "classAssertionStatus") is None:
        return int(m.setting.assertions.wanted_of(cls))
    method = m.program.load("java/lang/ClassLoader").methods["desiredAssertionStatus", "(Ljava/lang/String;)Z"]
    return Call(method, (loader, m.intern(cls.binary_name)))


def primitive_class(m: Machine, s: State, name: Value) -> Object:
    """Class.getPrimitiveClass."""
    return m.mirror(m.program.load(m.text(s, m.opened(s, name))))


def get_name(m: Machine, s: State, mirror: Value) -> Object:
    """Class.getName."""
    return m.intern(mirrored(m, s, mirror).binary_name)


def get_simple_name(m: Machine, s: State, mirror: Value) -> Object:
    """Class.getSimpleName: the class around it must be there."""
    cls = mirrored(m, s, mirror)
    get_declaring_class(m, s, m.mirror(innermost(cls)))
    return m.intern(nesting.simple_name(cls))


def get_canonical_name(m: Machine, s: State, mirror: Value) -> Object | None:
    """Class.getCanonicalName."""
    name = class_names.canonical_name(m, mirrored(m, s, mirror))
    return None if name is None else m.intern(name)


def get_package_name(m: Machine, s: State, mirror: Value) -> Object:
    """Class.getPackageName."""
    cls = innermost(mirrored(m, s, mirror))
    return m.intern("java.lang" if cls.is_primitive else cls.package.replace("/", "."))


def is_instance(m: Machine, s: State, mirror: Value, ref: Value) -> int:
    """Class.isInstance."""
    if m.decide(s, m.heap.is_null(s, ref)):
        return 0
    return int(m.decide(s, m.heap.instance(s, ref, mirrored(m, s, mirror))))


def is_assignable_from(m: Machine, s: State, mirror: Value, other: Value) -> int:
    """Class.isAssignableFrom."""
    return int(mirrored(m, s, mirror) in mirrored(m, s, other).supertypes)


def get_superclass(m: Machine, s: State, mirror: Value) -> Object | None:
    """Class.getSuperclass; an interface has none."""
    cls = mirrored(m, s, mirror)
    return None if cls.is_interface else optional_mirror(m, cls.superclass)


def get_interfaces(m: Machine, s: State, mirror: Value) -> Object:
    """Class.getInterfaces."""
    return mirrors(m, s, mirrored(m, s, mirror).interfaces)


def get_component_type(m: Machine, s: State, mirror: Value) -> Object | None:
    """Class.getComponentType."""
    return optional_mirror(m, mirrored(m, s, mirror).element)


def get_modifiers(m: Machine, s: State, mirror: Value) -> int:
    """Class.getModifiers: for a nested class those of its declaration."""
    cls = mirrored(m, s, mirror)
    entry = nesting.nested_entry(cls)
    return (entry.flags if entry is not None else cls.flags) & WRITTEN


def get_class_loader(m: Machine, s: State, mirror: Value) -> Object | None:
    """Class.getClassLoader."""
    return loader_of(m, mirrored(m, s, mirror))


def get_module(m: Machine, s: State, mirror: Value) -> Object:
    """Class.getModule."""
    return module_of(m, mirrored(m, s, mirror))


def get_package(m: Machine, s: State, mirror: Value) -> Object | None:
    """Class.getPackage."""
    cls = mirrored(m, s, mirror)
    if cls.is_array or cls.is_primitive:
        return None
    version = m.program.load("java/lang/Package$VersionInfo")
    initialise(m, s, version)
    return package_of(m, cls, m.get_static(s, version, "NULL_VERSION_INFO"))


def get_declaring_class(m: Machine, s: State, mirror: Value) -> Object | None:
    """Class.getDeclaringClass0."""
    name = nesting.declaring_name(mirrored(m, s, mirror))
    return None if name is None else m.mirror(m.program.load(name))


def get_enclosing_method(m: Machine, s: State, mirror: Value) -> Object | None:
    """Class.getEnclosingMethod0: the class around a local one, and its method's name and descriptor."""
    cls = mirrored(m, s, mirror)
    enclosing = cls.class_file.enclosing_method if cls.class_file else None
    if enclosing is None:
        return None
    name = None if enclosing.method_name is None else m.intern(enclosing.method_name)
    descriptor = None if enclosing.descriptor is None else m.intern(enclosing.descriptor)
    outer = m.mirror(m.program.load(enclosing.class_name))
    return m.array(s, "[Ljava/lang/Object;", [outer, name, descriptor])


def get_simple_binary_name(m: Machine, s: State, mirror: Value) -> Object | None:
    """Class.getSimpleBinaryName0: the simple name of a nested class."""
    entry = nesting.nested_entry(mirrored(m, s, mirror))
    return None if entry is None or entry.simple_name is None else m.intern(entry.simple_name)


def get_declared_classes(m: Machine, s: State, mirror: Value) -> Object:
    """Class.getDeclaredClasses0."""
    cls = mirrored(m, s, mirror)
    entries = cls.class_file.inner_classes if cls.class_file else ()
    return mirrors(m, s, [m.program.load(entry.name) for entry in entries if entry.outer == cls.name])


def get_nest_host(m: Machine, s: State, mirror: Value) -> Object:
    """Class.getNestHost0."""
    return m.mirror(nest_host(m.program, mirrored(m, s, mirror)))


def get_nest_members(m: Machine, s: State, mirror: Value) -> Object:
    """Class.getNestMembers0: the host comes first; members that are not there are left out."""
    host = nest_host(m.program, mirrored(m, s, mirror))
    names = host.class_file.nest_members if host.class_file else ()
    return mirrors(m, s, [host, *present(m, names)])


def get_permitted_subclasses(m: Machine, s: State, mirror: Value) -> Object | None:
    """Class.getPermittedSubclasses0: those that are there."""
    cls = mirrored(m, s, mirror)
    names = cls.class_file.permitted_subclasses if cls.class_file else ()
    return mirrors(m, s, present(m, names)) if names else None


def get_generic_signature(m: Machine, s: State, mirror: Value) -> Object | None:
    """Class.getGenericSignature0."""
    cls = mirrored(m, s, mirror)
    signature = cls.class_file.signature if cls.class_file else None
    return None if signature is None else m.intern(signature)


def enum_constants(m: Machine, s: State, mirror: Value) -> Value:
    """Class.getEnumConstantsShared: the array an initialised enum itself keeps."""
    cls = mirrored(m, s, mirror)
    enum = m.program.load("java/lang/Enum")
    if cls.superclass is not enum:
        return None
    if s.heap.content(m.statics(cls)).native is not DONE:
        return DECLINED
    for field in cls.static_fields:
        if field.name in ENUM_VALUES:
            return m.get_static(s, cls, field.name)
    return DECLINED


def get_declared_field(m: Machine, s: State, mirror: Value, name: Value) -> Object:
    """Class.getDeclaredField: the types of all fields must be there."""
    cls, text = mirrored(m, s, mirror), m.text(s, m.opened(s, name))
    fields = reflection.visible_fields(cls)
    for _, field in fields:
        m.program.type_of(field.descriptor)
    for slot, field in fields:
        if field.name == text:
            return reflection.field_object(m, s, slot, field)
    raise JavaError("java/lang/NoSuchFieldException", text)


def get_declared_fields(m: Machine, s: State, mirror: Value, public_only: Value) -> Object:
    """Class.privateGetDeclaredFields."""
    only = bool(number(public_only, "an argument of reflection"))
    return reflection.fields_of(m, s, mirrored(m, s, mirror), public_only=only)


def get_declared_methods(m: Machine, s: State, mirror: Value, public_only: Value) -> Object:
    """Class.privateGetDeclaredMethods."""
    only = bool(number(public_only, "an argument of reflection"))
    return reflection.methods_of(m, s, mirrored(m, s, mirror), constructors=False, public_only=only)


def get_declared_constructors(m: Machine, s: State, mirror: Value, public_only: Value) -> Object:
    """Class.privateGetDeclaredConstructors."""
    only = bool(number(public_only, "an argument of reflection"))
    return reflection.methods_of(m, s, mirrored(m, s, mirror), constructors=True, public_only=only)


def get_record_components(m: Machine, s: State, mirror: Value) -> Object | None:
    """Class.getRecordComponents0."""
    return reflection.components_of(m, s, mirrored(m, s, mirror))


def get_constant_pool(m: Machine, s: State, mirror: Value) -> Object:
    """Class.getConstantPool."""
    return reflection.filled(m, s, "jdk/internal/reflect/ConstantPool", {"constantPoolOop": m.opened(s, mirror)})


def raw_attribute(name: str) -> Model:
    """The model of a method that returns an attribute's bytes."""

    def get(m: Machine, s: State, mirror: Value) -> Object | None:
        class_file = mirrored(m, s, mirror).class_file
        return None if class_file is None else reflection.raw_attribute(m, s, class_file.attributes, name)

    return get


def is_record(cls: LoadedClass) -> bool:
    """Whether a class has the attribute of records."""
    return cls.class_file is not None and cls.class_file.record_components is not None


MODELS: Models = {
    "registerNatives()V": nothing,
    "desiredAssertionStatus()Z": desired_assertion_status,
    "forName0(Ljava/lang/String;ZLjava/lang/ClassLoader;Ljava/lang/Class;)Ljava/lang/Class;": for_name,
    "getPrimitiveClass(Ljava/lang/String;)Ljava/lang/Class;": primitive_class,
    "getName()Ljava/lang/String;": get_name,
    "initClassName()Ljava/lang/String;": get_name,
    "getSimpleName()Ljava/lang/String;": get_simple_name,
    "getCanonicalName()Ljava/lang/String;": get_canonical_name,
    "getPackageName()Ljava/lang/String;": get_package_name,
    "getSimpleBinaryName0()Ljava/lang/String;": get_simple_binary_name,
    "isInstance(Ljava/lang/Object;)Z": is_instance,
    "isAssignableFrom(Ljava/lang/Class;)Z": is_assignable_from,
    "isInterface()Z": asking(lambda cls: cls.is_interface),
    "isArray()Z": asking(lambda cls: cls.is_array),
    "isPrimitive()Z": asking(lambda cls: cls.is_primitive),
    "isHidden()Z": asking(lambda cls: cls.host is not None),
    "isRecord0()Z": asking(is_record),
    "getSuperclass()Ljava/lang/Class;": get_superclass,
    "getInterfaces()[Ljava/lang/Class;": get_interfaces,
    "getInterfaces(Z)[Ljava/lang/Class;": lambda m, s, mirror, cloned: get_interfaces(m, s, mirror),
    "getInterfaces0()[Ljava/lang/Class;": get_interfaces,
    "getComponentType()Ljava/lang/Class;": get_component_type,
    "componentType()Ljava/lang/Class;": get_component_type,
    "getModifiers()I": get_modifiers,
    "getClassLoader()Ljava/lang/ClassLoader;": get_class_loader,
    "getClassLoader0()Ljava/lang/ClassLoader;": get_class_loader,
    "getModule()Ljava/lang/Module;": get_module,
    "getPackage()Ljava/lang/Package;": get_package,
    "getSigners()[Ljava/lang/Object;": nothing,
    "getProtectionDomain0()Ljava/security/ProtectionDomain;": nothing,
    "getDeclaringClass0()Ljava/lang/Class;": get_declaring_class,
    "getEnclosingMethod0()[Ljava/lang/Object;": get_enclosing_method,
    "getDeclaredClasses0()[Ljava/lang/Class;": get_declared_classes,
    "getNestHost0()Ljava/lang/Class;": get_nest_host,
    "getNestMembers0()[Ljava/lang/Class;": get_nest_members,
    "getPermittedSubclasses0()[Ljava/lang/Class;": get_permitted_subclasses,
    "getGenericSignature0()Ljava/lang/String;": get_generic_signature,
    "getDeclaredField(Ljava/lang/String;)Ljava/lang/reflect/Field;": get_declared_field,
    "privateGetDeclaredFields(Z)[Ljava/lang/reflect/Field;": get_declared_fields,
    "privateGetDeclaredMethods(Z)[Ljava/lang/reflect/Method;": get_declared_methods,
    "privateGetDeclaredConstructors(Z)[Ljava/lang/reflect/Constructor;": get_declared_constructors,
    "getRecordComponents0()[Ljava/lang/reflect/RecordComponent;": get_record_components,
    "getConstantPool()Ljdk/internal/reflect/ConstantPool;": get_constant_pool,
    "getRawAnnotations()[B": raw_attribute("RuntimeVisibleAnnotations"),
    "getRawTypeAnnotations()[B": raw_attribute("RuntimeVisibleTypeAnnotations"),
    "getEnumConstantsShared()[Ljava/lang/Object;": enum_constants,
}
