"""Models of java.lang.System: its static state is made here at once, not by the JDK's start-up code."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.bytecode.calls import DECLINED
from heapwright.library import clock
from heapwright.library.array_copying import arraycopy
from heapwright.library.interface import Models, nothing, number, text_or_none
from heapwright.library.java_lang_ApplicationShutdownHooks import has_hooks
from heapwright.library.java_lang_Object import hash_code
from heapwright.library.properties import line_separator, make_properties, system_properties
from heapwright.library.surroundings import print_stream, standard_input
from heapwright.state.signals import Exit, JavaError

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.library.interface import Model
    from heapwright.state.heap import Object, Value
    from heapwright.state.state import State

SYSTEM = "java/lang/System"
MAYBE_SECURITY_MANAGER = 1


def initialise_system(m: Machine, s: State) -> None:
    """System's initialiser and the phases that the JVM runs after it."""
    system = m.program.load(SYSTEM)
    m.put_static(s, system, "in", standard_input(m))
    m.put_static(s, system, "out", print_stream(m, 1))
    m.put_static(s, system, "err", print_stream(m, 2))
    m.put_static(s, system, "lineSeparator", m.intern(line_separator(m)))
    m.put_static(s, system, "allowSecurityManager", MAYBE_SECURITY_MANAGER)


def set_stream(name: str) -> Model:
    """System.setIn0, setOut0, setErr0."""

    def set_static(m: Machine, s: State, stream: Value) -> None:
        m.put_static(s, m.program.load(SYSTEM), name, stream)

    return set_static


def identity_hash_code(m: Machine, s: State, ref: Value) -> int:
    """System.identityHashCode."""
    return 0 if m.decide(s, m.heap.is_null(s, ref)) else hash_code(m, s, ref)


def current_time_millis(m: Machine, s: State) -> int:
    """System.currentTimeMillis."""
    return clock.milliseconds(s)


def nano_time(m: Machine, s: State) -> int:
    """System.nanoTime."""
    return clock.nanoseconds(s)


def get_property(m: Machine, s: State, key: Value, default: Value = None) -> Value:
    """System.getProperty: from our own table as long as nobody has asked for the Properties object."""
    system = m.program.load(SYSTEM)
    if m.get_static(s, system, "props") is not None:
        return DECLINED
    name = text_or_none(m, s, key)
    if name is None:
        raise JavaError("java/lang/NullPointerException", "key can't be null")
    if not name:
        raise JavaError("java/lang/IllegalArgumentException", "key can't be empty")
    found = system_properties(m).get(name)
    return default if found is None else m.intern(found)


def with_properties(m: Machine, s: State, *arguments: Value) -> Value:
    """System.getProperties and what changes properties: the Properties object is made, then Java does the rest."""
    system = m.program.load(SYSTEM)
    if m.get_static(s, system, "props") is None:
        m.put_static(s, system, "props", make_properties(m, s, system_properties(m)))
    return DECLINED


def get_environment_variable(m: Machine, s: State, name: Value) -> None:
    """System.getenv: the environment is empty."""
    if text_or_none(m, s, name) is None:
        raise JavaError("java/lang/NullPointerException")


def exit_program(m: Machine, s: State, status: Value) -> Value:
    """System.exit; where there are shutdown hooks, Java runs them first."""
    if has_hooks(m, s):
        return DECLINED
    raise Exit(number(status, "the exit status"))


def map_library_name(m: Machine, s: State, name: Value) -> Object:
    """System.mapLibraryName, as on Linux."""
    return m.string(s, f"lib{m.text(s, m.opened(s, name))}.so")


MODELS: Models = {
    "<clinit>()V": initialise_system,
    "registerNatives()V": nothing,
    "setIn0(Ljava/io/InputStream;)V": set_stream("in"),
    "setOut0(Ljava/io/PrintStream;)V": set_stream("out"),
    "setErr0(Ljava/io/PrintStream;)V": set_stream("err"),
    "arraycopy(Ljava/lang/Object;ILjava/lang/Object;II)V": arraycopy,
    "identityHashCode(Ljava/lang/Object;)I": identity_hash_code,
    "currentTimeMillis()J": current_time_millis,
    "nanoTime()J": nano_time,
    "getSecurityManager()Ljava/lang/SecurityManager;": nothing,
    "getProperty(Ljava/lang/String;)Ljava/lang/String;": get_property,
    "getProperty(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;": get_property,
    "getProperties()Ljava/util/Properties;": with_properties,
    "setProperties(Ljava/util/Properties;)V": with_properties,
    "setProperty(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;": with_properties,
    "clearProperty(Ljava/lang/String;)Ljava/lang/String;": with_properties,
    "getenv(Ljava/lang/String;)Ljava/lang/String;": get_environment_variable,
    "console()Ljava/io/Console;": nothing,
    "exit(I)V": exit_program,
    "gc()V": nothing,
    "runFinalization()V": nothing,
    "mapLibraryName(Ljava/lang/String;)Ljava/lang/String;": map_library_name,
}
