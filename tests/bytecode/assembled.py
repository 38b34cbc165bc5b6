"""Classes assembled in memory and the ways to run their methods: interpreted, generated, and generated for copies."""

from __future__ import annotations

import re
import struct
from dataclasses import dataclass
from typing import TYPE_CHECKING

from heapwright.bytecode.frames import push_frame
from heapwright.bytecode.interpreter import step
from heapwright.classfile.assembly import CodeBuilder, assemble_class, assemble_field, assemble_method
from heapwright.classfile.constants import FieldRef, MethodRef
from heapwright.cli.assemble import concrete_machine
from heapwright.engine.explore import DepthFirst, explore
from heapwright.engine.run import ensure_initialised, finish, fitting_python
from heapwright.program import flags
from heapwright.program.descriptors import kind, parse_method_descriptor
from heapwright.state.ends import Broken, Returned, Stopped, Threw
from heapwright.state.heap import Object
from heapwright.state.state import State
from heapwright.terms.terms import Term

if TYPE_CHECKING:
    from collections.abc import Sequence

PUBLIC_STATIC = flags.PUBLIC | flags.STATIC
LETTERS = {"I": "i", "J": "l", "F": "f", "D": "d", "A": "a"}
LABEL = re.compile(r"@\w+")


def code(lines, max_locals=12, handlers=()):
    """Code from rows such as `("iload", 0)`; a text beginning with @ alone places a label, as an operand it names one.

    `handlers` are rows of three labels and a class.
    """
    builder = CodeBuilder()
    labels = {}

    def resolved(operand):
        if isinstance(operand, str) and LABEL.fullmatch(operand):
            return labels.setdefault(operand, builder.label())
        if isinstance(operand, tuple):
            return tuple(map(resolved, operand))
        return operand

    for line in lines:
        if isinstance(line, str):
            if LABEL.fullmatch(line):
                builder.place(resolved(line))
            else:
                builder.emit(line)
        else:
            builder.emit(line[0], *map(resolved, line[1:]))
    for start, end, target, caught in handlers:
        builder.handle(resolved(start), resolved(end), resolved(target), caught)
    return builder.finish(max_locals)


def method(name, descriptor, lines, *, flags=PUBLIC_STATIC, max_locals=12, handlers=()):
    """A method with code of these rows."""
    return assemble_method(flags, name, descriptor, code(lines, max_locals, handlers))


def constructor(lines=(), descriptor="()V", above="java/lang/Object"):
    """A constructor that calls the plain one above it first."""
    start = [("aload_0",), ("invokespecial", MethodRef(above, "<init>", "()V", False))]
    return method("<init>", descriptor, [*start, *lines, ("return",)], flags=flags.PUBLIC)


def field(name, descriptor, *, static=False, constant=None):
    """A public field."""
    return assemble_field(flags.PUBLIC | (flags.STATIC if static else 0), name, descriptor, constant)


def a_class(name, *methods, fields=(), above="java/lang/Object", interfaces=(), flags=0x0021):
    """A public class that is not final."""
    return assemble_class(
        name,
        super_name=above,
        interfaces=interfaces,
        flags=flags,
        fields=fields,
        methods=methods,
        origin=f"{name} in a test",
    )


def entering(owner, name, descriptor):
    """A static method `enter` that passes its arguments on to another one, so that a generated function is called."""
    parsed = parse_method_descriptor(descriptor)
    lines, slot = [], 0
    for parameter in parsed.parameters:
        lines.append((f"{LETTERS[kind(parameter)]}load", slot))
        slot += 2 if parameter in "JD" else 1
    lines.append(("invokestatic", MethodRef(owner, name, descriptor, False)))
    lines.append((f"{LETTERS[kind(parsed.result)]}return",) if parsed.result != "V" else ("return",))
    return method("enter", descriptor, lines)


@dataclass(frozen=True)
class Way:
    """How a method is run: `threshold` is None where nothing is translated."""

    name: str
    threshold: int | None
    shared: bool = False


INTERPRETED = Way("interpreted", None)
GENERATED = Way("generated", 1)
SHARED = Way("generated for copies", 1, shared=True)
WAYS = (INTERPRETED, GENERATED, SHARED)


class Bench:
    """Runs methods of assembled classes, each time on a machine of its own."""

    def __init__(self, jdk, parsed):
        self.jdk = jdk
        self.parsed = parsed

    def machine(self, way, *classes, class_path="", **options):
        """A machine that knows these classes."""
        m = concrete_machine(
            self.jdk, class_path, parsed=self.parsed, threshold=way.threshold, shared=way.shared, **options
        )
        for one in classes:
            m.program.define(one, "app", findable=True)
        if m.generator is not None:
            m.ticks = m.watch.renew(State())
            m.generator.renewed(m.ticks)
        return m

    def start(self, m, way, owner="Case"):
        """A state in which a class is initialised; where code is made for copies, one of two copies."""
        s = State()
        assert isinstance(ensure_initialised(m, s, m.program.load(owner)), Returned)
        return s.copy() if way.shared else s

    def find(self, m, name, owner="Case"):
        """The one method of that name."""
        (found,) = (one for one in m.program.load(owner).methods.values() if one.name == name)
        return found

    def run(self, way, *classes, arguments=(), warm=0, cold=True, translated=("run",)):
        """The end of `Case.enter`, as a value; with `warm` calls before it that link and translate what is called."""
        m = self.machine(way, *classes)
        s = self.start(m, way)
        made = [argument(m, s) if callable(argument) else argument for argument in arguments]
        for _ in range(warm):
            end_of(m, s, self.find(m, "enter"), made)
        if cold:
            self.translate(m, *translated)
        return described(m, s, end_of(m, s, self.find(m, "enter"), made))

    def translate(self, m, *names, owner="Case"):
        """Have methods translated now, whatever they have linked; one that is refused fails the test."""
        if m.generator is None:
            return
        for name in names:
            prepared = m.prepared(self.find(m, name, owner))
            m.generator.generate(prepared)
            assert prepared.generated is not None

    def ends(self, way, *classes, arguments=(), translated=("run",), warm=False, name="enter"):
        """What becomes of each path of `Case.enter`: its conditions and its end."""
        m = self.machine(way, *classes)
        s = self.start(m, way)
        made = [argument(m, s) if callable(argument) else argument for argument in arguments]
        if warm:
            explored(m, s, self.find(m, name), made)
        self.translate(m, *translated)
        return {path_of(last): described(m, last, last.end) for last in explored(m, s, self.find(m, name), made)}


def end_of(m, s, called, arguments):
    """Run a method, in place, from a frame of its own."""
    s.end = None
    s.frames.clear()
    push_frame(m, s, called, arguments)
    return finish(m, s)


def explored(m, s, called, arguments, search=None):
    """The last states of all paths of a method, from a copy of a state."""
    s = s.copy()
    s.end = None
    s.frames.clear()
    push_frame(m, s, called, arguments)
    with fitting_python(m):
        return list(explore(lambda one: step(m, one), s, search or DepthFirst()))


def path_of(s):
    """A path's conditions as text."""
    return tuple(f"{condition!r} is {answer}" for condition, answer in (s.path.conditions() if s.path else ()))


def described(m, s, end):
    """An end as a plain value that two machines can be compared by."""
    match end:
        case Returned(value):
            return "returned", shown(m, s, value)
        case Threw(exception):
            message = m.get(s, exception, "detailMessage")
            return "threw", exception.cls.name, None if message is None else m.text(s, message)
        case Stopped(reason):
            return "stopped", reason
        case Broken():
            return ("broken",)
        case _:
            return (repr(end),)


def shown(m, s, value, seen=()):
    """A value with all that hangs on it; floating-point numbers by their bits."""
    if isinstance(value, float):
        return "NaN" if value != value else struct.pack(">d", value).hex()  # noqa: PLR0124  NaN alone differs
    if isinstance(value, Term):
        return repr(value)
    if not isinstance(value, Object):
        return value
    if value in seen:
        return f"the one {len(seen) - seen.index(value)} above"
    if value.cls.name == "java/lang/String":
        return m.text(s, value)
    if value.cls.name == "java/lang/Class":
        return f"class {value.native.name}"
    return value.cls.name, [shown(m, s, one, (*seen, value)) for one in s.heap.content(value).slots]


def field_ref(name, descriptor, owner="Case"):
    """A field of the class under test."""
    return FieldRef(owner, name, descriptor)


def method_ref(name, descriptor, owner="Case", *, interface=False):
    """A method of the class under test."""
    return MethodRef(owner, name, descriptor, interface)


def array(descriptor, *elements):
    """An argument: a new array of these elements."""

    def make(m, s):
        return m.array(s, descriptor, list(elements))

    return make


def instance(name, **fields):
    """An argument: a new object with these fields."""

    def make(m, s):
        made = m.new_object(s, m.program.load(name))
        for one, value in fields.items():
            m.put(s, made, one, value(m, s) if callable(value) else value)
        return made

    return make


def symbol(name, number_kind):
    """An argument: an unknown number."""

    def make(m, s):
        return m.terms.symbol(name, number_kind)

    return make


def all_ways(bench, *classes, ways: Sequence[Way] = WAYS, **options):
    """The end of `Case.enter`, which must be the same in all ways, translated before and after it is linked."""
    first, *others = ways
    expected = bench.run(first, *classes, **options)
    for way in others:
        for warm in (0, 2):
            assert expected == bench.run(way, *classes, **{**options, "warm": warm}), (way.name, warm)
    return expected
