"""From a name in the constant pool to the class, field or method it means (JVMS 5.4.3), with the JVM's messages."""

from heapwright.classfile.constants import FieldRef, MethodRef
from heapwright.program import flags as access
from heapwright.program.access import can_access_class, can_access_member, places
from heapwright.program.classes import Field, LoadedClass, Method
from heapwright.program.descriptors import java_method, java_name
from heapwright.program.failures import LinkageFailure
from heapwright.program.program import OBJECT, Program

INCOMPATIBLE = "java/lang/IncompatibleClassChangeError"
NO_ACCESS = "java/lang/IllegalAccessError"

POLYMORPHIC_OWNERS = ("java/lang/invoke/MethodHandle", "java/lang/invoke/VarHandle")
POLYMORPHIC_DESCRIPTOR_START = "([Ljava/lang/Object;)"


def resolve_class(program: Program, caller: LoadedClass, name: str) -> LoadedClass:
    """JVMS 5.4.3.1: the class the caller names, loaded, if the caller may use it."""
    cls = caller if name == caller.name else program.load_named(name)
    if not can_access_class(caller, cls):
        element = cls
        while element.element is not None:
            element = element.element
        message = f"failed to access class {java_name(element.name)} from class {java_name(caller.name)}"
        raise LinkageFailure(NO_ACCESS, f"{message} ({places(element, caller)})")
    return cls


def resolve_field(program: Program, caller: LoadedClass, ref: FieldRef) -> Field:
    """JVMS 5.4.3.2: the field the caller names, if the caller may use it."""
    named = resolve_class(program, caller, ref.owner)
    field = find_field(named, ref.name, ref.descriptor)
    if field is None:
        raise LinkageFailure("java/lang/NoSuchFieldError", ref.name)
    if not can_access_member(program, caller, field, named):
        what = f"{_visibility(field)}field {java_name(field.owner.name)}.{field.name}"
        raise LinkageFailure(NO_ACCESS, _tried(caller, what, field.owner))
    return field


def find_field(cls: LoadedClass, name: str, descriptor: str) -> Field | None:
    """The field of that name and type that a class declares or inherits: its interfaces come before its superclass."""
    key = name, descriptor
    for current in cls.chain():
        field = current.fields.get(key)
        if field is not None:
            return field
        for interface in current.interfaces:
            field = find_field(interface, name, descriptor)
            if field is not None:
                return field
    return None


def check_field_use(field: Field, named: str, caller: Method, *, static: bool, write: bool) -> None:
    """What getstatic, putstatic, getfield and putfield ask of a resolved field beyond access (JVMS 6.5)."""
    if field.is_static != static:
        expected = "static" if static else "non-static"
        raise LinkageFailure(INCOMPATIBLE, f"Expected {expected} field {java_name(named)}.{field.name}")
    if not write or not field.is_final:
        return
    what = f"Update to {'static' if static else 'non-static'} final field {java_name(named)}.{field.name}"
    if field.owner is not caller.owner:
        reason = f"attempted from a different class ({java_name(caller.owner.name)}) than the field's declaring class"
        raise LinkageFailure(NO_ACCESS, f"{what} {reason}")
    initialiser = "<clinit>" if static else "<init>"
    class_file = caller.owner.class_file
    if caller.name != initialiser and class_file is not None and class_file.major >= 53:
        reason = f"attempted from a different method ({caller.name}) than the initializer method {initialiser} "
        raise LinkageFailure(NO_ACCESS, f"{what} {reason}")


def resolve_method(program: Program, caller: LoadedClass, ref: MethodRef) -> Method:
    """JVMS 5.4.3.3 and 5.4.3.4: the method the caller names, in a class or in an interface, if it may use it."""
    named = resolve_class(program, caller, ref.owner)
    if named.is_interface != ref.is_interface:
        found, expected = ("interface", "class") if named.is_interface else ("class", "interface")
        message = f"Found {found} {java_name(named.name)}, but {expected} was expected"
        raise LinkageFailure(INCOMPATIBLE, message)
    return _resolved_in(program, caller, named, ref)


def resolve_static(program: Program, caller: LoadedClass, ref: MethodRef) -> Method:
    """The method that invokestatic names."""
    method = _resolve_either(program, caller, ref)
    if not method.is_static:
        raise LinkageFailure(INCOMPATIBLE, f"Expected static method {_quoted(method)}")
    return method


def resolve_virtual(program: Program, caller: LoadedClass, ref: MethodRef) -> Method:
    """The method that invokevirtual or invokeinterface names; the receiver's class then selects one for it."""
    method = resolve_method(program, caller, ref)
    if method.is_static:
        raise LinkageFailure(INCOMPATIBLE, f"Expecting non-static method {_quoted(method)}")
    return method


def resolve_special(program: Program, caller: LoadedClass, ref: MethodRef) -> Method:
    """The method that invokespecial names; `select_special` then finds the one to run."""
    method = _resolve_either(program, caller, ref)
    if method.name == "<init>" and method.owner.name != ref.owner:
        _, _, missing = _described(ref).partition(".<init>")
        message = f"{java_name(ref.owner)}: method 'void <init>{missing} not found"
        raise LinkageFailure("java/lang/NoSuchMethodError", message)
    if method.is_static:
        raise LinkageFailure(INCOMPATIBLE, f"Expecting non-static method {_quoted(method)}")
    return method


def _resolve_either(program: Program, caller: LoadedClass, ref: MethodRef) -> Method:
    """Resolve in a class or interface, whichever is found; the constant must then have been of that kind."""
    named = resolve_class(program, caller, ref.owner)
    if named.is_interface != ref.is_interface:
        expected = "InterfaceMethodref" if named.is_interface else "Methodref"
        raise LinkageFailure(INCOMPATIBLE, f"Method {_described(ref)} must be {expected} constant")
    return _resolved_in(program, caller, named, ref)


def _resolved_in(program: Program, caller: LoadedClass, named: LoadedClass, ref: MethodRef) -> Method:
    """Look the method up and ask whether the caller may use it."""
    method = find_method(program, named, ref.name, ref.descriptor)
    if method is None:
        raise LinkageFailure("java/lang/NoSuchMethodError", _described(ref))
    if not can_access_member(program, caller, method, named):
        raise LinkageFailure(NO_ACCESS, _tried(caller, f"{_visibility(method)}method {_quoted(method)}", method.owner))
    return method


def find_method(program: Program, cls: LoadedClass, name: str, descriptor: str) -> Method | None:
    """The method of that name and type that a class or interface declares or inherits."""
    key = name, descriptor
    if cls.is_interface:
        method = cls.methods.get(key)
        if method is None:
            method = program.load(OBJECT).methods.get(key)
            if method is not None and (method.is_static or not method.is_public):
                method = None
    else:
        method = _declared_in_chain(cls, key)
    return method or _inherited_from_interface(cls, key)


def _declared_in_chain(cls: LoadedClass, key: tuple[str, str]) -> Method | None:
    """The method of the class or its nearest superclass; method handles' methods take any arguments."""
    for current in cls.chain():
        method = current.methods.get(key)
        if method is not None:
            return method
        if current.name in POLYMORPHIC_OWNERS:
            for candidate in current.methods.values():
                if candidate.name == key[0] and is_signature_polymorphic(candidate):
                    return candidate
    return None


def _inherited_from_interface(cls: LoadedClass, key: tuple[str, str]) -> Method | None:
    """The one maximally specific method that is not abstract, else any that is neither private nor static."""
    specific = maximally_specific(cls, key)
    concrete = [method for method in specific if not method.is_abstract]
    if len(concrete) == 1:
        return concrete[0]
    return specific[0] if specific else None


def maximally_specific(cls: LoadedClass, key: tuple[str, str]) -> list[Method]:
    """JVMS 5.4.3.3: the inheritable methods of the superinterfaces that no subinterface among them overrides."""
    candidates: list[Method] = []
    for interface in cls.superinterfaces:
        method = interface.methods.get(key)
        if method is not None and not method.is_private and not method.is_static:
            candidates.append(method)
    if len(candidates) < 2:
        return candidates
    return [
        method
        for method in candidates
        if not any(method.owner in other.owner.supertypes for other in candidates if other is not method)
    ]


def is_signature_polymorphic(method: Method) -> bool:
    """Whether a call of the method may pass and take any types (JVMS 2.9.3)."""
    return (
        method.owner.name in POLYMORPHIC_OWNERS
        and method.flags & (access.VARARGS | access.NATIVE) == access.VARARGS | access.NATIVE
        and method.descriptor.startswith(POLYMORPHIC_DESCRIPTOR_START)
    )


def _visibility(member: Field | Method) -> str:
    if member.flags & access.PRIVATE:
        return "private "
    return "protected " if member.flags & access.PROTECTED else ""


def _tried(caller: LoadedClass, what: str, owner: LoadedClass) -> str:
    return f"class {java_name(caller.name)} tried to access {what} ({places(caller, owner)})"


def _quoted(method: Method) -> str:
    return f"'{java_method(method.owner.name, method.name, method.descriptor)}'"


def _described(ref: MethodRef) -> str:
    return f"'{java_method(ref.owner, ref.name, ref.descriptor)}'"
