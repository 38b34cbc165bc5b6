"""What a class's own file says of its nesting, and the name that Java source has for it."""

from heapwright.classfile.model import InnerClass
from heapwright.program.classes import LoadedClass


def nested_entry(cls: LoadedClass) -> InnerClass | None:
    """What a nested class's own file says of it."""
    inner = cls.class_file.inner_classes if cls.class_file else ()
    return next((entry for entry in inner if entry.name == cls.name), None)


def is_local_or_anonymous(cls: LoadedClass) -> bool:
    """Whether a class is declared in a method or an initialiser."""
    return cls.class_file is not None and cls.class_file.enclosing_method is not None


def declaring_name(cls: LoadedClass) -> str | None:
    """The class that a class is a member of; None for the others."""
    entry = nested_entry(cls)
    return None if entry is None or is_local_or_anonymous(cls) else entry.outer


def simple_name(cls: LoadedClass) -> str:
    """Class.getSimpleName."""
    if cls.element is not None:
        return simple_name(cls.element) + "[]"
    entry = nested_entry(cls)
    if is_local_or_anonymous(cls) or (entry is not None and entry.outer is not None):
        return (entry.simple_name or "") if entry else ""
    return cls.binary_name.rpartition(".")[2]
