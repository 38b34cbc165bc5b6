"""When a method is made quick, and how its function comes to be called."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from warnings import catch_warnings, simplefilter

from heapwright.bytecode.calls import DECLINED, Call, put_below, put_native_below
from heapwright.bytecode.frames import leave
from heapwright.bytecode.generated.functions import footer, header
from heapwright.bytecode.generated.names import Names
from heapwright.bytecode.generated.progress import Progress, caller
from heapwright.bytecode.generated.rebuilding import FAILURES, catcher, rebuilder
from heapwright.bytecode.generated.translation import translate
from heapwright.bytecode.generated.translator import TooLarge, Translator
from heapwright.bytecode.initialisation import DONE
from heapwright.bytecode.shapes import stack_shapes
from heapwright.bytecode.table import EFFECTS
from heapwright.state.signals import Again, Handover, Thrown, Unwound

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from types import CodeType

    from heapwright.bytecode.machine import Machine
    from heapwright.program.classes import LoadedClass, Method
    from heapwright.state.code import PreparedMethod
    from heapwright.state.heap import Value
    from heapwright.state.state import Frame, State

MOST_OPERATIONS = 3000
MOST_TRANSLATIONS = 4


class QuickCode:
    """The generated functions of one machine, for states that share nothing or for states that do."""

    def __init__(self, m: Machine, threshold: int, *, shared: bool) -> None:
        self.machine = m
        self.threshold = threshold
        self.shared = shared
        self.names = Names(m, self.ready, shared=shared)
        self.sources: dict[Method, str] = {}
        self.progress = Progress(QuickCode.enter.__code__)

    def called(self, prepared: PreparedMethod) -> None:
        """Count an interpreted call."""
        prepared.heat += 1
        if prepared.heat >= self.threshold and not prepared.refused:
            self.generate(prepared)

    def jumped_back(self, s: State, frame: Frame, pc: int) -> None:
        """Count an interpreted loop; go on in generated code where there is some."""
        prepared = frame.code
        prepared.heat += 1
        if prepared.generated is None:
            if prepared.heat < self.threshold or prepared.refused:
                return
            self.generate(prepared)
        if prepared.generated is not None and pc in prepared.roots:
            self.enter(s, frame, pc)

    def enter(self, s: State, frame: Frame, pc: int) -> None:
        """Run the rest of a frame in its generated function, from a root."""
        prepared = frame.code
        number, *order = prepared.roots[pc]
        if None in frame.entered or (frame.lock is not None and not takes_lock(frame, number)):
            return
        monitors = {"entered": frame.entered} if frame.entered else {}
        frame.lock, frame.entered = None, ()
        values = frame.locals
        count = len(prepared.argument_slots)
        arguments = [values[slot] for slot in order]
        stack = frame.stack
        assert prepared.generated is not None
        depth = len(s.frames)
        try:
            value = prepared.generated(s, depth, *arguments[:count], number, *arguments[count:], *stack, **monitors)
        except Unwound as unwound:
            self.replace(s, frame, depth, unwound.frames)
        except Thrown:
            frame.pc = len(prepared.operations)
            raise
        else:
            leave(self.machine, s, value)

    def replace(self, s: State, frame: Frame, depth: int, frames: list[Frame]) -> None:
        """Put the rebuilt frames where a frame was; the outermost takes over what the frame was for."""
        outermost = frames[-1]
        frame.locals, frame.stack, frame.pc = outermost.locals, outermost.stack, outermost.pc
        frame.lock, frame.entered = outermost.lock, outermost.entered
        put_below(s, depth, frames[:-1])

    def renewed(self, ticks: Iterator[object]) -> None:
        """Generated loops take their jumps back from the watch's new iterator."""
        self.names.space["ticks"] = ticks

    def initialised(self, s: State, cls: LoadedClass) -> None:
        """A class may be used without asking from now on."""
        if s.heap.shared:
            return
        if cls in self.names.defaults:
            self.names.space[self.names.defaults[cls]] = list(cls.defaults)
        for method in cls.methods.values():
            if method in self.names.methods:
                self.bind(method)

    def offer(self, cls: LoadedClass, resolved: Method, target: Method, *, by_interface: bool) -> None:
        """A call of `resolved` on a receiver of this class selected `target`: remember its function if there is one."""
        number = self.names.selectors.get((resolved, by_interface))
        if number is None or number in cls.functions:
            return
        function = self.function(target)
        if function is not None:
            cls.functions[number] = function
            self.names.installed.setdefault(target, []).append((cls.functions, number))

    def function(self, method: Method) -> Callable[..., Value] | None:
        """What generated code calls for a method: its model, or its generated function."""
        prepared = self.machine.prepared(method)
        if prepared.model is None:
            return prepared.generated
        direct = self.direct(method, prepared.model)
        return self.looking(direct) if prepared.model_needs_frames else direct

    def ready(self, method: Method) -> Callable[..., Value] | None:
        """A method's function, if calling it needs no initialisation of its class."""
        if method.is_static and not self.shared and self.machine.statics(method.owner).native is not DONE:
            return None
        return self.function(method)

    def direct(self, method: Method, model: Callable[..., Any]) -> Callable[..., Value]:
        """A method's model as a function that generated code can call; what it cannot finish is handed over."""
        m = self.machine

        def run_model(s: State, depth: int, *arguments: Value) -> Value:
            frames = len(s.frames)
            try:
                value = model(m, s, *arguments)
            except Again:
                put_native_below(s, frames, method)
                raise
            if value is DECLINED or type(value) is Call:
                raise Handover
            return value

        return run_model

    def looking(self, direct: Callable[..., Value]) -> Callable[..., Value]:
        """The function of a model that looks at frames, which are written down first."""
        progress = self.progress

        def run_model(s: State, depth: int, *arguments: Value) -> Value:
            with progress.shown(s, caller()):
                return direct(s, depth, *arguments)

        return run_model

    def bind(self, method: Method) -> None:
        """Let calls find a method's function, if it has one and its class needs no initialisation."""
        function = self.ready(method)
        if function is None:
            return
        name = self.names.methods.get(method)
        if name is not None:
            self.names.space[name] = function
        for table, number in self.names.installed.get(method, ()):
            table[number] = function

    def retry(self, prepared: PreparedMethod) -> None:
        """A function handed over again and again where its translation knew too little: translate once more."""
        prepared.handovers = 0
        if prepared.translations < MOST_TRANSLATIONS:
            self.generate(prepared)

    def generate(self, prepared: PreparedMethod) -> None:
        """Translate a method, or refuse to."""
        method = prepared.method
        code = method.code
        if code is None or not is_translatable(prepared):
            prepared.refused = True
            return
        prepared.translations += 1
        shapes = stack_shapes(code.instructions, code.handlers, EFFECTS)
        try:
            translator = translate(prepared, shapes, self.names, shared=self.shared)
        except TooLarge:
            prepared.refused = True
            return
        self.define(prepared, translator)
        self.bind(method)

    def define(self, prepared: PreparedMethod, translator: Translator) -> None:
        """Compile the translated function and make it the method's."""
        name = translator.function
        arguments = list(prepared.argument_slots)
        others = [index for index in range(prepared.max_locals) if index not in arguments]
        deepest = max((len(shape) for shape in translator.shapes if shape is not None), default=0)
        parameters = ["s", "d", *(f"v{index}" for index in arguments), "b=0"]
        parameters += [f"v{index}=None" for index in others] + [f"s{depth}=None" for depth in range(deepest)]
        parameters += ["entered=()"] if translator.enters else []
        depths = [len(translator.shapes[root] or "") for root in translator.roots]
        head = header(name, parameters, translator)
        points = {line + len(head): point for line, point in translator.writer.points.items()}
        body = [*head, *translator.writer.lines, *footer(name, translator)]
        source = "\n".join(body) + "\n"
        space = self.names.space
        space[f"rebuild_{name}"] = rebuilder(self, prepared, points, translator.roots, depths)
        space[f"caught_{name}"] = catcher(self.machine, prepared, points, translator.numbers)
        space["FAILURES"] = FAILURES
        exec(compiled(source, f"<{prepared.method!r}>"), space)
        self.sources[prepared.method] = source
        prepared.generated = function = space.pop(name)
        self.progress.generated[function.__code__] = prepared, points
        prepared.roots = {root: (number, *arguments, *others) for number, root in enumerate(translator.roots)}


def takes_lock(frame: Frame, number: int) -> bool:
    """Whether a synchronized method's function, entered at a root, finds the monitor that the frame holds."""
    return number != 0 and (frame.method.is_static or frame.locals[0] is frame.lock)


def compiled(source: str, origin: str) -> CodeType:
    """Source as code, without Python's advice on what no verifier would pass, such as a number compared with null."""
    with catch_warnings():
        simplefilter("ignore", SyntaxWarning)
        return compile(source, origin, "exec")


def is_translatable(prepared: PreparedMethod) -> bool:
    """Whether a method is small enough and has no subroutines, whose returns lead to several places."""
    operations = prepared.operations
    return len(operations) <= MOST_OPERATIONS and not any(
        operation.instruction.mnemonic == "ret" for operation in operations
    )
