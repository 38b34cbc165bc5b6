"""Which method a call runs, given the class of its receiver (JVMS 5.4.5, 5.4.6), with the JVM's messages."""

from heapwright.program import flags as access
from heapwright.program.access import same_package
from heapwright.program.classes import LoadedClass, Method
from heapwright.program.descriptors import java_method, java_name, java_type
from heapwright.program.failures import LinkageFailure
from heapwright.program.resolution import maximally_specific

INCOMPATIBLE = "java/lang/IncompatibleClassChangeError"
ABSTRACT_CALLED = "java/lang/AbstractMethodError"
NO_ACCESS = "java/lang/IllegalAccessError"


def select_method(receiver: LoadedClass, resolved: Method, *, by_interface: bool = False) -> Method:
    """The method that invokevirtual, or with `by_interface` invokeinterface, runs for a receiver of this class."""
    if resolved.owner.is_interface and resolved.owner not in receiver.supertypes:
        message = f"Class {java_name(receiver.name)} does not implement the requested interface"
        raise LinkageFailure(INCOMPATIBLE, f"{message} {java_name(resolved.owner.name)}")
    if resolved.is_private:
        return resolved
    selected = find_override(receiver, resolved)
    if selected is None:
        selected = _select_default(receiver, resolved, by_interface)
    elif by_interface and not selected.is_public and not selected.is_private:
        raise LinkageFailure(NO_ACCESS, f"'{java_method(receiver.name, selected.name, selected.descriptor)}'")
    if selected.is_abstract:
        raise _abstract_called(receiver, resolved, selected)
    return selected


def find_override(receiver: LoadedClass, resolved: Method) -> Method | None:
    """The method of the receiver's class, or of its nearest superclass, that is or overrides the resolved one."""
    key = resolved.name, resolved.descriptor
    for current in receiver.chain():
        method = current.methods.get(key)
        if method is not None and not method.is_static and (method is resolved or overrides(method, resolved)):
            return method
    return None


def overrides(method: Method, other: Method) -> bool:
    """JVMS 5.4.5: whether a method can override another of the same name and type declared above it."""
    if method.is_private or other.is_private:
        return False
    if other.flags & (access.PUBLIC | access.PROTECTED) or same_package(method.owner, other.owner):
        return True
    return any(
        overrides(method, between) and overrides(between, other)
        for between in _between(method.owner, other.owner, (method.name, method.descriptor))
    )


def _between(lower: LoadedClass, upper: LoadedClass, key: tuple[str, str]) -> list[Method]:
    """The methods of that name and type in the classes between two, both excluded."""
    found: list[Method] = []
    current = lower.superclass
    while current is not None and current is not upper:
        method = current.methods.get(key)
        if method is not None and not method.is_static:
            found.append(method)
        current = current.superclass
    return found


def _select_default(receiver: LoadedClass, resolved: Method, by_interface: bool) -> Method:
    """The one maximally specific method of the superinterfaces that has code."""
    specific = maximally_specific(receiver, (resolved.name, resolved.descriptor))
    concrete = [method for method in specific if not method.is_abstract]
    if len(concrete) == 1:
        return concrete[0]
    if concrete and not by_interface:
        names = " ".join(f"{java_name(method.owner.name)}.{method.name}" for method in concrete)
        raise LinkageFailure(INCOMPATIBLE, f"Conflicting default methods: {names}")
    if specific and not by_interface and _has_defaults(receiver):
        name = f"{java_name(receiver.name)}.{resolved.signature}"
        raise LinkageFailure(ABSTRACT_CALLED, f"Method {name} is abstract")
    raise _abstract_called(receiver, resolved)


def _has_defaults(receiver: LoadedClass) -> bool:
    """Whether any superinterface has an instance method with code; the JVM words its errors differently then."""
    return any(
        not method.is_abstract and not method.is_static
        for interface in receiver.superinterfaces
        for method in interface.methods.values()
    )


def select_special(caller: LoadedClass, named: LoadedClass, resolved: Method) -> Method:
    """The method that invokespecial runs: a constructor, or the nearest one from the named class or superclass on."""
    if resolved.name == "<init>":
        return resolved
    start = named
    if not named.is_interface and named is not caller and named in caller.supertypes and caller.superclass:
        start = caller.superclass
    selected = _declared_above(start, resolved)
    if selected is None:
        specific = maximally_specific(start, (resolved.name, resolved.descriptor))
        concrete = [method for method in specific if not method.is_abstract]
        if len(concrete) > 1:
            names = " ".join(f"{java_name(method.owner.name)}.{method.name}" for method in concrete)
            raise LinkageFailure(INCOMPATIBLE, f"Conflicting default methods: {names}")
        selected = concrete[0] if concrete else resolved
    if selected.is_abstract:
        raise LinkageFailure(ABSTRACT_CALLED, f"'{java_method(named.name, resolved.name, resolved.descriptor)}'")
    return selected


def _declared_above(start: LoadedClass, resolved: Method) -> Method | None:
    """The instance method of that name and type that the class or its nearest superclass declares."""
    key = resolved.name, resolved.descriptor
    for current in start.chain():
        method = current.methods.get(key)
        if method is not None and not method.is_static:
            return method
    return None


def _abstract_called(receiver: LoadedClass, resolved: Method, selected: Method | None = None) -> LinkageFailure:
    """The error of a call that finds no code, in the JVM's words."""
    owner = resolved.owner
    kind = "interface" if owner.is_interface else "abstract class" if owner.is_abstract else "class"
    message = (
        f"Receiver class {java_name(receiver.name)} does not define or inherit an implementation of the resolved "
        f"method '{_declared(resolved, '')}' of {kind} {java_name(owner.name)}."
    )
    if selected is not None and selected is not resolved:
        message += f" Selected method is '{_declared(selected, java_name(selected.owner.name) + '.')}'."
    return LinkageFailure(ABSTRACT_CALLED, message)


def _declared(method: Method, before: str) -> str:
    """A method with its modifiers, its name after `before`."""
    parameters = ", ".join(map(java_type, method.parameters))
    return f"{'abstract ' * method.is_abstract}{java_type(method.result)} {before}{method.name}({parameters})"
