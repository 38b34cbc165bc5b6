"""Who may use what (JVMS 5.4.4): packages, subclasses and nests.

Modules are not asked: every package of the JDK is open to every class.
"""

from typing import Protocol

from heapwright.program import flags
from heapwright.program.classes import Field, LoadedClass, Method
from heapwright.program.failures import ClassMissing, LinkageFailure


class Loader(Protocol):
    """What loads a class by its name: a Program."""

    def load(self, name: str) -> LoadedClass:
        """The class of that name, or ClassMissing or LinkageFailure."""
        ...


LOADERS = {"boot": "bootstrap", "app": "app"}


def same_package(one: LoadedClass, other: LoadedClass) -> bool:
    """Whether two classes are in the same package of the same loader."""
    return one.package == other.package and one.loader == other.loader


def can_access_class(caller: LoadedClass, cls: LoadedClass) -> bool:
    """Whether the caller may name the class; an array counts as its elements do."""
    while cls.element is not None:
        cls = cls.element
    return bool(cls.flags & flags.PUBLIC) or same_package(caller, cls)


def can_access_member(loader: Loader, caller: LoadedClass, member: Field | Method, named: LoadedClass) -> bool:
    """Whether the caller may use a field or method that it names as one of the class `named`."""
    owner = member.owner
    if member.flags & flags.PUBLIC or owner is caller:
        return True
    if member.flags & flags.PRIVATE:
        return are_nestmates(loader, caller, owner)
    if same_package(caller, owner):
        return True
    if not member.flags & flags.PROTECTED:
        return False
    if named.is_array and member.name == "clone":
        return True
    if owner not in caller.supertypes:
        return False
    return member.is_static or caller in named.supertypes or named in caller.supertypes


def are_nestmates(loader: Loader, one: LoadedClass, other: LoadedClass) -> bool:
    """Whether two classes belong to one nest and so share their private members."""
    return nest_host(loader, one) is nest_host(loader, other)


def nest_host(loader: Loader, cls: LoadedClass) -> LoadedClass:
    """The class whose nest this class is in: itself, unless it names a host that names it as a member."""
    if cls.host is not None:
        return nest_host(loader, cls.host)
    named = cls.class_file.nest_host if cls.class_file else None
    if named is None:
        return cls
    try:
        host = loader.load(named)
    except (ClassMissing, LinkageFailure):
        return cls
    members = host.class_file.nest_members if host.class_file else ()
    return host if cls.name in members and same_package(cls, host) else cls


def places(*classes: LoadedClass) -> str:
    """Where classes live, as the JVM's messages say it: `A and B are in unnamed module of loader 'app'`."""
    wheres = [_place(cls) for cls in classes]
    names = [cls.binary_name for cls in classes]
    if len(classes) == 1:
        return f"{names[0]} is in {wheres[0]}"
    if wheres[0] == wheres[1]:
        return f"{names[0]} and {names[1]} are in {wheres[0]}"
    return f"{names[0]} is in {wheres[0]}; {names[1]} is in {wheres[1]}"


def _place(cls: LoadedClass) -> str:
    module = f"module {cls.module}" if cls.module else "unnamed module"
    return f"{module} of loader '{LOADERS.get(cls.loader, cls.loader)}'"
