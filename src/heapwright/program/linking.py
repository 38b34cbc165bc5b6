"""What a class may ask of its superclass and its interfaces (JVMS 5.3.5), with the JVM's messages."""

from heapwright.program import flags as access
from heapwright.program.access import can_access_class, places, same_package
from heapwright.program.classes import LoadedClass, Method
from heapwright.program.descriptors import java_name
from heapwright.program.failures import LinkageFailure

INCOMPATIBLE = "java/lang/IncompatibleClassChangeError"
NO_ACCESS = "java/lang/IllegalAccessError"


def check_class(cls: LoadedClass) -> None:
    """Raise LinkageFailure when the class may not stand where its class file puts it; the JDK's are not checked."""
    if cls.loader == "boot" or cls.class_file is None:
        return
    if cls.superclass is not None:
        _check_superclass(cls, cls.superclass)
    for interface in cls.interfaces:
        _check_interface(cls, interface)
    if not cls.is_interface:
        _check_overrides(cls)


def _check_superclass(cls: LoadedClass, superclass: LoadedClass) -> None:
    name, above = java_name(cls.name), java_name(superclass.name)
    if superclass.is_interface:
        raise LinkageFailure(INCOMPATIBLE, f"class {name} has interface {above} as super class")
    if superclass.flags & access.FINAL:
        raise LinkageFailure(INCOMPATIBLE, f"class {name} cannot inherit from final class {above}")
    if not _is_permitted(cls, superclass):
        raise LinkageFailure(INCOMPATIBLE, f"class {name} cannot inherit from sealed class {above}")
    if not can_access_class(cls, superclass):
        message = f"class {name} cannot access its superclass {above} ({places(cls, superclass)})"
        raise LinkageFailure(NO_ACCESS, message)


def _check_interface(cls: LoadedClass, interface: LoadedClass) -> None:
    name, above = java_name(cls.name), java_name(interface.name)
    if not interface.is_interface:
        message = f"class {name} can not implement {above}, because it is not an interface ({places(interface)})"
        raise LinkageFailure(INCOMPATIBLE, message)
    if not _is_permitted(cls, interface):
        verb = "extend" if cls.is_interface else "implement"
        raise LinkageFailure(INCOMPATIBLE, f"class {name} cannot {verb} sealed interface {above}")
    if not can_access_class(cls, interface):
        message = f"class {name} cannot access its superinterface {above} ({places(cls, interface)})"
        raise LinkageFailure(NO_ACCESS, message)


def _is_permitted(cls: LoadedClass, above: LoadedClass) -> bool:
    """Whether a sealed type names this class among those it permits; a type that is not sealed permits all."""
    permitted = above.class_file.permitted_subclasses if above.class_file else ()
    if not permitted:
        return True
    return (
        cls.name in permitted
        and cls.module == above.module
        and (bool(above.flags & access.PUBLIC) or same_package(cls, above))
    )


def _check_overrides(cls: LoadedClass) -> None:
    """No method may override a final one that it can see."""
    for method in cls.methods.values():
        if method.is_static or method.is_private or method.name.startswith("<"):
            continue
        above = _final_method_above(cls, method)
        if above is not None:
            message = (
                f"class {java_name(cls.name)} overrides final method {java_name(above.owner.name)}.{above.signature}"
            )
            raise LinkageFailure(INCOMPATIBLE, message)


def _final_method_above(cls: LoadedClass, method: Method) -> Method | None:
    """The nearest final method of a superclass that the method would override."""
    superclass = cls.superclass
    while superclass is not None:
        above = superclass.methods.get((method.name, method.descriptor))
        if above is not None and above.is_final and not above.is_static and _is_visible(cls, above):
            return above
        superclass = superclass.superclass
    return None


def _is_visible(cls: LoadedClass, method: Method) -> bool:
    """Whether a subclass inherits a method of a class above it."""
    if method.flags & (access.PUBLIC | access.PROTECTED):
        return True
    return not method.is_private and same_package(cls, method.owner)
