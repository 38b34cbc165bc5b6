"""A program: the classes of the JDK and of the application, loaded and linked as they are asked for."""

from collections.abc import Iterator, Sequence
from typing import Protocol

from heapwright.classfile.checking import check_loading
from heapwright.classfile.model import ClassFile
from heapwright.classfile.parser import parse
from heapwright.program import flags as access
from heapwright.program.classes import LoadedClass
from heapwright.program.descriptors import PRIMITIVE_DESCRIPTORS, PRIMITIVES, array_name, class_name, java_name
from heapwright.program.failures import ClassMissing, LinkageFailure
from heapwright.program.linking import check_class
from heapwright.program.names import nearest_classes

OBJECT = "java/lang/Object"
ARRAY_INTERFACES = ("java/lang/Cloneable", "java/io/Serializable")
MOST_DIMENSIONS = 255
MOST_LOADING = 200
"""The classes that may be waiting for their supertypes; real hierarchies are a tenth as deep."""


class Source(Protocol):
    """Where class files come from; `loader` is the name of the class loader that defines them."""

    @property
    def loader(self) -> str:
        """`boot` for the JDK's image, `app` for the class path."""
        ...

    def find(self, name: str) -> tuple[bytes, str] | None:
        """The class file of a class by its internal name, and where it was found."""
        ...

    def has_package_of(self, name: str) -> bool:
        """Whether the package of a class belongs to this source alone."""
        ...

    def class_names(self, prefix: str = "") -> Iterator[str]:
        """The internal names of the classes that begin with `prefix`."""
        ...


class ParsedClasses:
    """Class files of the boot loader already parsed, for several programs on the same JDK; it only grows."""

    __slots__ = ("class_files",)

    def __init__(self) -> None:
        self.class_files: dict[str, ClassFile] = {}


class Program:
    """Loads classes by name from its sources, in order: the JDK's image first, the class path after it.

    A class once loaded stays the same object; that table, and the shared `parsed`, are all that changes.
    """

    def __init__(self, sources: Sequence[Source], parsed: ParsedClasses | None = None) -> None:
        self.sources = tuple(sources)
        self._parsed = parsed or ParsedClasses()
        self._classes: dict[str, LoadedClass] = {}
        self._arrays: dict[LoadedClass, LoadedClass] = {}
        self._loading: list[str] = []
        for name in PRIMITIVE_DESCRIPTORS:
            flags = access.PUBLIC | access.FINAL | access.ABSTRACT
            self._classes[name] = LoadedClass(name, "boot", flags, None, ())

    def load(self, name: str) -> LoadedClass:
        """The class, array class (`[I`) or primitive type (`int`) of that name.

        Raises ClassMissing, LinkageFailure, or MalformedClass when its file is broken.
        """
        loaded = self._classes.get(name)
        if loaded is not None:
            return loaded
        if name.startswith("["):
            return self._load_array(name)
        return self._load_from_sources(name)

    def load_named(self, name: str) -> LoadedClass:
        """The class or array class that a class file names, where `int` is the name of a class like any other."""
        if name in PRIMITIVE_DESCRIPTORS:
            raise ClassMissing(name, self.nearest)
        return self.load(name)

    def loaded(self, name: str) -> LoadedClass | None:
        """The class of that name if it was loaded before."""
        return self._classes.get(name)

    def type_of(self, descriptor: str) -> LoadedClass:
        """The class, array class or primitive type that a field descriptor names."""
        return self.load(class_name(descriptor))

    def array_of(self, element: LoadedClass) -> LoadedClass:
        """The class of arrays whose elements are of this type."""
        array = self._arrays.get(element)
        return self._make_array(element) if array is None else array

    def define(
        self, class_file: ClassFile, loader: str, *, host: LoadedClass | None = None, findable: bool = False
    ) -> LoadedClass:
        """Link a class file that was not found by name, such as a lambda's; `host` is the nest it belongs to.

        It can be loaded by its name afterwards only if it is `findable`.
        """
        cls = self._link(class_file, loader, host)
        if findable:
            self._classes[class_file.name] = cls
        return cls

    def nearest(self, name: str) -> tuple[str, ...]:
        """The names of existing classes that are most like this one."""
        return nearest_classes(name, self.sources)

    def _load_array(self, name: str) -> LoadedClass:
        element = name[1:]
        is_class = element[:1] == "L" and element[-1:] == ";" and element[1:-1] not in PRIMITIVE_DESCRIPTORS
        known = is_class or element[:1] == "[" or (element in PRIMITIVES and element != "V")
        if not known or name.startswith("[" * (MOST_DIMENSIONS + 1)):
            raise ClassMissing(name, self.nearest)
        try:
            array = self._classes[name] = self.array_of(self.load(class_name(element)))
        except ClassMissing as missing:
            if missing.wanted == class_name(element):
                missing.wanted = name
            raise
        return array

    def _make_array(self, element: LoadedClass) -> LoadedClass:
        """Link an array class; it is a subtype of the arrays of all types above its element."""
        above = () if element.is_primitive else element.supertypes
        visibility = element.flags & (access.PUBLIC | access.PRIVATE | access.PROTECTED)
        array = LoadedClass(
            array_name(element.name),
            element.loader,
            visibility | access.FINAL | access.ABSTRACT,
            self.load(OBJECT),
            tuple(map(self.load, ARRAY_INTERFACES)),
            element=element,
            covariant=[self.array_of(one) for one in above if one is not element],
        )
        self._arrays[element] = array
        return array

    def _load_from_sources(self, name: str) -> LoadedClass:
        """Find a class file in the sources and link it, its supertypes first."""
        if name in self._loading:
            raise LinkageFailure("java/lang/ClassCircularityError", name)
        if len(self._loading) >= MOST_LOADING:
            raise LinkageFailure("java/lang/StackOverflowError", f"{MOST_LOADING} classes wait for their supertypes")
        for source in self.sources:
            class_file = self._class_file(source, name)
            if class_file is not None:
                self._loading.append(name)
                try:
                    cls = self._link(class_file, source.loader, None)
                finally:
                    self._loading.pop()
                self._classes[name] = cls
                return cls
            if source.has_package_of(name):
                break
        raise ClassMissing(name, self.nearest)

    def _class_file(self, source: Source, name: str) -> ClassFile | None:
        """The parsed class file of a source; LinkageFailure when it holds a class of another name."""
        shared = self._parsed.class_files if source.loader == "boot" else {}
        class_file = shared.get(name)
        if class_file is None:
            found = source.find(name)
            if found is None:
                return None
            class_file = parse(*found)
            if class_file.name != name:
                message = f"{name} (wrong name: {class_file.name})"
                raise LinkageFailure("java/lang/NoClassDefFoundError", message)
            shared[name] = class_file
        return class_file

    def _link(self, class_file: ClassFile, loader: str, host: LoadedClass | None) -> LoadedClass:
        """Build the class on its loaded supertypes, interfaces first as HotSpot does, and check that they allow it."""
        interfaces = tuple(map(self.load_named, class_file.interfaces))
        superclass = self.load_named(class_file.super_name) if class_file.super_name else None
        cls = LoadedClass(
            class_file.name, loader, class_file.flags, superclass, interfaces, class_file=class_file, host=host
        )
        check_class(cls)
        if loader != "boot":
            check_loading(class_file)
        return cls

    def __repr__(self) -> str:
        return f"<program of {len(self._classes)} classes: {', '.join(map(java_name, list(self._classes)[-3:]))}>"
