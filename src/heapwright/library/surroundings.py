"""What every program finds already there: the main thread, class loaders, modules and the standard streams."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from heapwright.state.heap import Object

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.program.classes import LoadedClass

RUNNABLE = 5
NORMAL_PRIORITY = 5
MAXIMAL_PRIORITY = 10
BUFFER_SIZE = 8192


@dataclass(frozen=True, slots=True)
class CapturedStream:
    """What makes a PrintStream one of the two captured ones.

    `pending` is a high surrogate that was printed and waits for its second half.
    """

    number: int
    is_open: bool = True
    pending: str = ""


def bare(m: Machine, class_name: str, **fields: object) -> Object:
    """An object that no constructor made, some of its fields given by name."""
    cls = m.program.load(class_name)
    made = Object(cls, list(cls.defaults), None)
    for name, value in fields.items():
        made.slots[m.slot(cls, name)] = value
    return made


def main_thread(m: Machine) -> Object:
    """The one thread there is."""
    found = m.fixtures.get("main thread")
    if found is None:
        found = m.fixtures["main thread"] = bare(
            m,
            "java/lang/Thread",
            name=m.intern("main"),
            priority=NORMAL_PRIORITY,
            tid=1,
            eetop=1,
            threadStatus=RUNNABLE,
            blockerLock=bare(m, "java/lang/Object"),
            contextClassLoader=application_loader(m),
        )
        found.slots[m.slot(found.cls, "group")] = main_group(m, found)
    return found


def main_group(m: Machine, thread: Object) -> Object:
    """The thread group named main, in the group named system."""
    common = {"maxPriority": MAXIMAL_PRIORITY}
    group_class = "java/lang/ThreadGroup"
    system = bare(m, group_class, name=m.intern("system"), ngroups=1, **common)
    threads = Object(m.program.load("[Ljava/lang/Thread;"), [thread, None, None, None], None)
    group = bare(m, group_class, name=m.intern("main"), parent=system, nthreads=1, threads=threads, **common)
    groups = Object(m.program.load("[Ljava/lang/ThreadGroup;"), [group, None, None, None], None)
    system.slots[m.slot(system.cls, "groups")] = groups
    return group


def platform_loader(m: Machine) -> Object:
    """The class loader between the boot loader and the application's."""
    found = m.fixtures.get("platform loader")
    if found is None:
        found = m.fixtures["platform loader"] = loader(m, "PlatformClassLoader", "platform", None)
    return found


def application_loader(m: Machine) -> Object:
    """The class loader of the class path."""
    found = m.fixtures.get("application loader")
    if found is None:
        parent = platform_loader(m)
        found = m.fixtures["application loader"] = loader(m, "AppClassLoader", "app", parent)
    return found


def loader(m: Machine, class_name: str, name: str, parent: Object | None) -> Object:
    """One of the JDK's own class loaders; what it does is modelled, so that only its names matter."""
    text = m.intern(name)
    module = bare(m, "java/lang/Module")
    made = bare(
        m,
        f"jdk/internal/loader/ClassLoaders${class_name}",
        name=text,
        nameAndId=text,
        parent=parent,
        assertionLock=bare(m, "java/lang/Object"),
        unnamedModule=module,
    )
    module.slots[m.slot(module.cls, "loader")] = made
    return made


def loader_of(m: Machine, cls: LoadedClass) -> Object | None:
    """The class loader object of a class; None for the JDK's classes."""
    return application_loader(m) if cls.loader == "app" else None


def module_of(m: Machine, cls: LoadedClass) -> Object:
    """The module object of a class."""
    name = cls.module
    if name is None:
        unnamed: Object = application_loader(m).slots[m.slot(application_loader(m).cls, "unnamedModule")]
        return unnamed
    found = m.fixtures.get(f"module {name}")
    if found is None:
        found = m.fixtures[f"module {name}"] = bare(m, "java/lang/Module", name=m.intern(name))
    return found


def package_of(m: Machine, cls: LoadedClass, version: object) -> Object:
    """The package object of a class."""
    key = f"package {cls.package} of {cls.loader}"
    found = m.fixtures.get(key)
    if found is None:
        name = m.intern(cls.package.replace("/", "."))
        found = bare(m, "java/lang/Package", name=name, module=module_of(m, cls), versionInfo=version)
        m.fixtures[key] = found
    return found


def print_stream(m: Machine, number: int) -> Object:
    """System.out (1) or System.err (2)."""
    stream = bare(m, "java/io/PrintStream", closeLock=bare(m, "java/lang/Object"), autoFlush=1)
    stream.native = CapturedStream(number)
    return stream


def standard_input(m: Machine) -> Object:
    """System.in: a buffer around the file of descriptor 0."""
    descriptor = bare(m, "java/io/FileDescriptor", handle=-1)
    lock = bare(m, "java/lang/Object")
    file = bare(m, "java/io/FileInputStream", fd=descriptor, closeLock=lock)
    buffer = Object(m.program.load("[B"), [0] * BUFFER_SIZE, None)
    return bare(m, "java/io/BufferedInputStream", **{"in": file, "buf": buffer, "markpos": -1})
