"""Classes, fields and methods as a running program knows them.

They are built once, by linking, and do not change afterwards but for the caches named in their docstrings.
Two of them are equal when they are the same object.
"""

from collections.abc import Iterable, Iterator
from typing import Any

from heapwright.classfile.code import Code
from heapwright.classfile.model import ClassFile, FieldInfo, MethodInfo
from heapwright.classfile.structure import FieldConstant
from heapwright.program import flags as access
from heapwright.program.descriptors import binary_name, java_method, java_name, java_type, kind, parse_method_descriptor

Default = int | float | None
"""What a slot holds before anything was written to it."""

DEFAULTS: dict[str, Default] = {"I": 0, "J": 0, "F": 0.0, "D": 0.0, "A": None}
"""The first value of a field or an array's element, by the kind of its descriptor."""


class Field:
    """A field of a class: `slot` is its index in an object's slots, or among the statics of its class."""

    __slots__ = (
        "descriptor",
        "flags",
        "info",
        "is_final",
        "is_static",
        "kind",
        "name",
        "owner",
        "slot",
    )

    def __init__(self, owner: "LoadedClass", info: FieldInfo, slot: int) -> None:
        self.owner = owner
        self.info = info
        self.name = info.name
        self.descriptor = info.descriptor
        self.kind = kind(info.descriptor)
        self.flags = info.flags
        self.slot = slot
        self.is_static = bool(info.flags & access.STATIC)
        self.is_final = bool(info.flags & access.FINAL)

    @property
    def constant_value(self) -> FieldConstant | None:
        """The constant of the class file that a static field holds once its class is being initialised."""
        return self.info.constant_value

    def __repr__(self) -> str:
        return f"<field {java_type(self.descriptor)} {java_name(self.owner.name)}.{self.name}>"


class Method:
    """A method of a class.

    `signature` is the name followed by the descriptor.
    `prepared` is a cache for the machine that runs the method: None until it fills it.
    """

    __slots__ = (
        "descriptor",
        "flags",
        "info",
        "is_abstract",
        "is_native",
        "is_static",
        "name",
        "owner",
        "parameters",
        "prepared",
        "result",
        "signature",
    )

    def __init__(self, owner: "LoadedClass", info: MethodInfo) -> None:
        descriptor = parse_method_descriptor(info.descriptor)
        flags = info.flags
        self.owner = owner
        self.info = info
        self.name = info.name
        self.descriptor = info.descriptor
        self.signature = info.name + info.descriptor
        self.flags = flags
        self.parameters = descriptor.parameters
        self.result = descriptor.result
        self.is_static = flags & access.STATIC != 0
        self.is_native = flags & access.NATIVE != 0
        self.is_abstract = flags & access.ABSTRACT != 0
        self.prepared: Any = None

    @property
    def code(self) -> Code | None:
        """The bytecode; None for abstract and native methods."""
        return self.info.code

    @property
    def is_private(self) -> bool:
        """Only its class's nest may call it, and nothing overrides it."""
        return bool(self.flags & access.PRIVATE)

    @property
    def is_public(self) -> bool:
        """Every class may call it."""
        return bool(self.flags & access.PUBLIC)

    @property
    def is_final(self) -> bool:
        """No subclass may override it."""
        return bool(self.flags & access.FINAL)

    @property
    def is_synchronized(self) -> bool:
        """It holds its receiver's (or its class's) monitor while it runs."""
        return bool(self.flags & access.SYNCHRONIZED)

    def __repr__(self) -> str:
        return f"<method {java_method(self.owner.name, self.name, self.descriptor)}>"


class LoadedClass:
    """A class, interface, array class or primitive type of a running program.

    `supertypes` is for asking whether a type is among them; it has no order (`superinterfaces` and the chain of
    `superclass` have one). `host` is the class in whose nest and package a class was defined that no name leads to.
    `calls` and `functions` are caches for the machine: what a call names, by an interface or not, with what it selects
    here, and what generated code runs for it.
    """

    __slots__ = (
        "calls",
        "class_file",
        "defaults",
        "dimensions",
        "element",
        "fields",
        "flags",
        "functions",
        "host",
        "instance_fields",
        "interfaces",
        "is_array",
        "is_interface",
        "is_primitive",
        "loader",
        "methods",
        "name",
        "package",
        "static_defaults",
        "static_fields",
        "superclass",
        "superinterfaces",
        "supertypes",
    )

    def __init__(
        self,
        name: str,
        loader: str,
        flags: int,
        superclass: "LoadedClass | None",
        interfaces: tuple["LoadedClass", ...],
        *,
        class_file: ClassFile | None = None,
        host: "LoadedClass | None" = None,
        element: "LoadedClass | None" = None,
        covariant: Iterable["LoadedClass"] = (),
    ) -> None:
        self.name = name
        self.loader = loader
        self.flags = flags
        self.superclass = superclass
        self.interfaces = interfaces
        self.class_file = class_file
        self.host = host
        self.element = element
        self.dimensions: int = 0 if element is None else element.dimensions + 1
        self.is_array = element is not None
        self.is_interface = flags & access.INTERFACE != 0
        self.is_primitive = class_file is None and element is None
        neighbour = element or host
        self.package: str = neighbour.package if neighbour else name.rpartition("/")[0]
        self.superinterfaces = _superinterfaces(superclass, interfaces)
        above = superclass.supertypes if superclass else frozenset[LoadedClass]()
        self.supertypes: frozenset[LoadedClass] = above.union(self.superinterfaces, covariant, (self,))
        self.calls: dict[tuple[Method, bool], Method] = {}
        self.functions: dict[int, Any] = {}
        self._make_members(class_file)

    def _make_members(self, class_file: ClassFile | None) -> None:
        """Make the fields and methods, and give each field its slot: the superclass's fields come first."""
        self.fields: dict[tuple[str, str], Field] = {}
        self.methods: dict[tuple[str, str], Method] = {}
        instance: tuple[Field, ...] = self.superclass.instance_fields if self.superclass else ()
        static: list[Field] = []
        own: list[Field] = []
        if class_file is not None:
            first = len(instance)
            for field_info in class_file.fields:
                is_static = field_info.flags & access.STATIC
                field = Field(self, field_info, len(static) if is_static else first + len(own))
                (static if is_static else own).append(field)
                self.fields[field.name, field.descriptor] = field
            for method_info in class_file.methods:
                self.methods[method_info.name, method_info.descriptor] = Method(self, method_info)
        self.instance_fields: tuple[Field, ...] = (*instance, *own) if own else instance
        self.static_fields: tuple[Field, ...] = tuple(static)
        above = self.superclass.defaults if self.superclass else ()
        self.defaults: tuple[Default, ...] = above + tuple(DEFAULTS[field.kind] for field in own)
        self.static_defaults: tuple[Default, ...] = tuple(DEFAULTS[field.kind] for field in static)

    @property
    def binary_name(self) -> str:
        """What Class.getName says."""
        return binary_name(self.name)

    @property
    def is_abstract(self) -> bool:
        """No object has exactly this class."""
        return bool(self.flags & access.ABSTRACT)

    @property
    def module(self) -> str | None:
        """The named module of a class of the JDK; None for the application's, which are in the unnamed module."""
        if self.element is not None:
            return self.element.module
        if self.is_primitive:
            return "java.base"
        origin = self.class_file.origin if self.class_file else ""
        return origin.split("/")[1] if origin.startswith("jrt:/") else None

    def chain(self) -> Iterator["LoadedClass"]:
        """This class, its superclass, and so on up to java.lang.Object."""
        current: LoadedClass | None = self
        while current is not None:
            yield current
            current = current.superclass

    def __repr__(self) -> str:
        return f"<class {java_name(self.name)}>"


def _superinterfaces(superclass: LoadedClass | None, interfaces: tuple[LoadedClass, ...]) -> tuple[LoadedClass, ...]:
    """All interfaces of a class, direct and inherited, each once, always in the same order."""
    above = superclass.superinterfaces if superclass else ()
    if not interfaces:
        return above
    found = dict.fromkeys(above)
    for interface in interfaces:
        found.update(dict.fromkeys((interface, *interface.superinterfaces)))
    return tuple(found)
