"""The machine: what an instruction may use. Its verbs are the vocabulary of bytecode/ and library/."""

from __future__ import annotations

from struct import unpack
from typing import TYPE_CHECKING

from heapwright.bytecode.calls import WithFrames
from heapwright.bytecode.initialisation import returned
from heapwright.bytecode.linking import java_linkage, linked_class
from heapwright.bytecode.preparation import prepare
from heapwright.classfile.assembly import CodeBuilder, assemble_method
from heapwright.program.classes import DEFAULTS, LoadedClass, Method
from heapwright.program.descriptors import kind
from heapwright.program.flags import STATIC
from heapwright.state.heap import LONGEST_ARRAY, Object
from heapwright.state.signals import Fork, JavaError, Unsupported
from heapwright.terms.terms import Term

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from heapwright.bytecode.parts import DynamicLinker, Generator, Setting, Watch
    from heapwright.heaps.interface import HeapAlgorithm
    from heapwright.program.program import Program
    from heapwright.state.code import Operation, PreparedMethod
    from heapwright.state.heap import Value
    from heapwright.state.state import Frame, State
    from heapwright.terms.terms import Terms

    Model = Callable[..., Value]
    FindModel = Callable[[Method], Model | WithFrames | None]


class Machine:
    """A program together with what its execution needs: heap algorithm, library models, terms and limits."""

    def __init__(
        self,
        program: Program,
        heap: HeapAlgorithm,
        terms: Terms,
        find_model: FindModel,
        dynamic: DynamicLinker | None,
        setting: Setting,
        watch: Watch,
    ) -> None:
        self.program = program
        self.heap = heap
        self.terms = terms
        self.find_model = find_model
        self.dynamic = dynamic
        self.setting = setting
        self.statics_of: dict[LoadedClass, Object] = {}
        self.mirrors: dict[LoadedClass, Object] = {}
        self.strings: dict[str, Object] = {}
        self.fixtures: dict[str, Object] = {}
        self.watch: Watch = watch
        self.ticks: Iterator[object] = iter(())
        self.generator: Generator | None = None
        self.empty_method = empty_initialiser(program)

    # Questions

    def decide(self, s: State, condition: Value) -> bool:
        """The truth of a condition on this path; where both are possible the state forks."""
        if condition is True or condition is False:
            return condition
        if not isinstance(condition, Term):
            raise TypeError(f"{condition!r} is neither true nor false")
        known: bool | None = s.answers.get(condition)
        if known is not None:
            return known
        yes, no = s.copy(), s.copy()
        yes.assume(condition, True)
        no.assume(condition, False)
        raise Fork([yes, no])

    def non_null(self, s: State, ref: Value) -> Value:
        """The reference, which from here on is not null."""
        if type(ref) is not Object and self.decide(s, self.heap.is_null(s, ref)):
            raise JavaError("java/lang/NullPointerException")
        return ref

    def opened(self, s: State, ref: Value) -> Object:
        """The object of a reference that must not be null."""
        if type(ref) is Object:
            return ref
        return self.heap.open(s, self.non_null(s, ref))

    def class_of(self, s: State, ref: Value) -> LoadedClass:
        """The class of the object of a reference that is not null; what stands in for one is never taken for it."""
        cls = self.known_class(s, ref)
        if cls is None:
            raise Unsupported("the class of an object was asked for, of which not enough is known")
        return cls

    def known_class(self, s: State, ref: Value) -> LoadedClass | None:
        """The same where it may be that the class is not known: for messages, which are not worth a fork."""
        cls: object = self.heap.open(s, ref).cls
        return cls if isinstance(cls, LoadedClass) else None

    # Running

    def called(self, prepared: PreparedMethod) -> None:
        """A method is about to be interpreted."""
        if self.generator is not None:
            self.generator.called(prepared)

    def back_edge(self, s: State, frame: Frame, pc: int) -> None:
        """The interpreter jumped back to a pc: the watch counts it, and generated code may take over."""
        if next(self.ticks, self) is self:
            self.ticks = self.watch.renew(s)
            if self.generator is not None:
                self.generator.renewed(self.ticks)
        if self.generator is not None:
            self.generator.jumped_back(s, frame, pc)

    # Classes

    def prepared(self, method: Method) -> PreparedMethod:
        """The method ready to run, with its model if the library has one; code that is malformed is found here."""
        known: PreparedMethod | None = method.prepared
        if known is None:
            known = method.prepared = java_linkage(lambda: prepare(method))
            found = self.find_model(method)
            if isinstance(found, WithFrames):
                known.model, known.model_needs_frames = found.function, True
            else:
                known.model = found
        return known

    def linked_class(self, s: State, i: Operation) -> LoadedClass:
        """The class an instruction names."""
        return linked_class(self.program, s.frames[-1].method, i)

    def statics(self, cls: LoadedClass) -> Object:
        """The place of a class's static fields; `native` says how far its initialisation is."""
        found = self.statics_of.get(cls)
        if found is None:
            found = self.statics_of[cls] = Object(cls, [], None)
        return found

    def finish_initialisation(self, s: State, cls: LoadedClass) -> None:
        """A frame that was pushed for the class's initialisation returned."""
        returned(self, s, cls)

    def initialised(self, s: State, cls: LoadedClass) -> None:
        """Tell whoever waits for it that the class may be used without asking."""
        if self.generator is not None:
            self.generator.initialised(s, cls)

    def mirror(self, cls: LoadedClass) -> Object:
        """The java.lang.Class object of a class; `native` is the class."""
        found = self.mirrors.get(cls)
        if found is None:
            mirror_class = self.program.load("java/lang/Class")
            found = self.mirrors[cls] = Object(mirror_class, list(mirror_class.defaults), None)
            found.native = cls
        return found

    # Objects

    def new_object(self, s: State, cls: LoadedClass) -> Object:
        """A new instance, its fields at their defaults; its class must be initialised."""
        return Object(cls, list(cls.defaults), s.heap.epoch)

    def check_sign(self, s: State, length: Value) -> int:
        """The length of an array that may never be made, because an outer one is empty."""
        if not isinstance(length, int):
            raise Unsupported("an array of symbolic length")
        if length < 0:
            raise JavaError("java/lang/NegativeArraySizeException", str(length))
        return length

    def check_length(self, s: State, wanted: Value) -> int:
        """The length of an array to be made."""
        length = self.check_sign(s, wanted)
        if length > LONGEST_ARRAY:
            raise JavaError("java/lang/OutOfMemoryError", "Requested array size exceeds VM limit")
        if length > self.setting.array_limit:
            raise JavaError("java/lang/OutOfMemoryError", "Java heap space")
        return length

    def new_array(self, s: State, cls: LoadedClass, length: Value) -> Object:
        """A new array of an array class, its elements at their default."""
        count = self.check_length(s, length)
        try:
            return Object(cls, [DEFAULTS[kind(cls.name[1])]] * count, s.heap.epoch)
        except MemoryError:
            raise JavaError("java/lang/OutOfMemoryError", "Java heap space") from None

    def array(self, s: State, descriptor: str, elements: list[Value]) -> Object:
        """A new array holding these elements."""
        self.check_length(s, len(elements))
        return Object(self.program.load(descriptor), elements, s.heap.epoch)

    def new_arrays(self, s: State, cls: LoadedClass, lengths: Sequence[Value]) -> Object:
        """A new array of arrays, as deep as there are lengths."""
        array = self.new_array(s, cls, lengths[0])
        if len(lengths) > 1 and cls.element is not None:
            array.slots[:] = [self.new_arrays(s, cls.element, lengths[1:]) for _ in array.slots]
        return array

    def get(self, s: State, ref: Value, name: str) -> Value:
        """A field by name of a reference that must not be null, loaded as getfield does it."""
        place = self.opened(s, ref)
        return self.heap.load(s, self.heap.read(s, place, self.slot(place.cls, name)))

    def put(self, s: State, ref: Value, name: str, value: Value) -> None:
        """Change a field by name of a reference that must not be null."""
        place = self.opened(s, ref)
        self.heap.write(s, place, self.slot(place.cls, name), value)

    def slot(self, cls: LoadedClass, name: str) -> int:
        """The index of the instance field of that name; the most derived class's comes first."""
        for field in reversed(cls.instance_fields):
            if field.name == name:
                return field.slot
        raise KeyError(name)

    def get_static(self, s: State, cls: LoadedClass, name: str) -> Value:
        """A static field of an initialised class by name."""
        return s.heap.content(self.statics(cls)).slots[static_slot(cls, name)]

    def put_static(self, s: State, cls: LoadedClass, name: str, value: Value) -> None:
        """Change a static field of an initialised class by name."""
        s.heap.own(self.statics(cls)).slots[static_slot(cls, name)] = value

    # Strings

    def string(self, s: State, text: str) -> Object:
        """A new java.lang.String of these UTF-16 code units."""
        return self.fill_string(text, s.heap.epoch)

    def intern(self, text: str) -> Object:
        """The one interned string of these code units."""
        found = self.strings.get(text)
        if found is None:
            found = self.strings[text] = self.fill_string(text, None)
        return found

    def fill_string(self, text: str, owner: object) -> Object:
        """A string object: one byte for each unit if all fit, otherwise two, the lower byte first."""
        cls = self.program.load("java/lang/String")
        if len(text) > self.setting.array_limit // 2:
            raise JavaError("java/lang/OutOfMemoryError", "Java heap space")
        wide = not text.isascii() and max(text) > "\xff"
        data = text.encode("utf-16-le", "surrogatepass") if wide else text.encode("latin-1")
        elements = [byte - 256 if byte > 127 else byte for byte in data] if wide or not text.isascii() else list(data)
        slots: list[Value] = list(cls.defaults)
        slots[self.slot(cls, "value")] = Object(self.program.load("[B"), elements, owner)
        slots[self.slot(cls, "coder")] = 1 if wide else 0
        return Object(cls, slots, owner)

    def text(self, s: State, ref: Value) -> str:
        """The UTF-16 code units of a java.lang.String that must not be null."""
        elements = s.heap.content(self.opened(s, self.get(s, ref, "value"))).slots
        try:
            data = bytes([element & 0xFF for element in elements])
            wide = self.get(s, ref, "coder") != 0
        except TypeError:
            raise Unsupported("the text of a string with symbolic characters") from None
        if not wide:
            return data.decode("latin-1")
        return "".join(map(chr, unpack(f"<{len(data) // 2}H", data)))


def empty_initialiser(program: Program) -> Method:
    """What is run for a class without an initialiser, while its superclass's runs."""
    builder = CodeBuilder()
    builder.emit("return")
    info = assemble_method(STATIC, "<clinit>", "()V", builder.finish(0))
    return Method(program.load("java/lang/Object"), info)


def static_slot(cls: LoadedClass, name: str) -> int:
    """The index of the static field of that name among its class's."""
    return next(field.slot for field in cls.static_fields if field.name == name)
