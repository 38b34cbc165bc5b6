"""Translating a method's operations into the source of one Python function.

Operations without effect only build up expressions; an operation with an effect writes a line.
Every root is an arm of a dispatching loop; what is reached from one place only is written in line.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from heapwright.bytecode.generated.blocks import successors, writes_receiver
from heapwright.bytecode.generated.bounds import join
from heapwright.bytecode.generated.items import Item, name, wrap
from heapwright.bytecode.generated.links import Links
from heapwright.bytecode.generated.scene import Scene
from heapwright.bytecode.generated.writing import Point, Writer

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from heapwright.bytecode.generated.bounds import Bounds
    from heapwright.bytecode.generated.names import Names
    from heapwright.program.classes import LoadedClass
    from heapwright.state.code import Operation, PreparedMethod

    Template = Callable[["Translator", Operation], None]

MOST_LINES = 8000
DEEPEST = 60
LONGEST_EXPRESSION = 300


class TooLarge(Exception):
    """The method is not worth translating."""


class TooDeep(Exception):
    """The way to an operation is nested deeper than Python allows: it shall be a root."""

    def __init__(self, pc: int) -> None:
        super().__init__(pc)
        self.pc = pc


class Translator:
    """The translation of one method in progress."""

    def __init__(
        self,
        prepared: PreparedMethod,
        shapes: list[str | None],
        names: Names,
        templates: Mapping[str, Template],
        roots: list[int],
        *,
        shared: bool,
        assumed: Mapping[int, Bounds] | None = None,
    ) -> None:
        self.prepared = prepared
        self.method = prepared.method
        self.operations = prepared.operations
        self.shapes = shapes
        self.names = names
        self.templates = templates
        self.shared = shared
        self.function = f"{names.method(prepared.method)}_{prepared.translations}"
        self.links = Links(prepared.method, names, shared=shared)
        self.writer = Writer()
        self.scene = Scene()
        self.pc = 0
        self.roots = roots
        self.numbers = {pc: number for number, pc in enumerate(self.roots)}
        self.current_root = 0
        self.looping = False
        self.stopped = False
        self.temporaries = 0
        self.uses_epoch = False
        self.calls = False
        self.lock = self.find_lock()
        self.enters = any(one.instruction.mnemonic == "monitorenter" for one in self.operations)
        self.assumed = assumed or {}
        self.used: dict[int, Bounds] = {}
        self.arrived: dict[int, Bounds] = {pc: {} for pc in (0, *(handler.target for handler in prepared.handlers))}
        self.inlined: Mapping[int, Item] | None = None
        self.newest: tuple[int, str, str, list[str]] | None = None

    # Values

    def temporary(self) -> str:
        """A name not used before."""
        self.temporaries += 1
        return f"t{self.temporaries}"

    def pop(self) -> Item:
        """The topmost item."""
        return self.scene.stack.pop()

    def push(self, item: Item) -> None:
        """Put an item on the stack; one that has grown long gets a name."""
        if len(item.text) > LONGEST_EXPRESSION:
            item = self.named(item)
        self.scene.stack.append(item)

    def value(self, item: Item) -> Item:
        """The item as a number in its type's range."""
        return item if item.wrapped else wrap(item, self.temporary())

    def named(self, item: Item) -> Item:
        """The item's value under a name, so that it can be mentioned twice and survives changes."""
        if item.simple and not item.locals:
            return item
        item = self.value(item)
        text = self.temporary()
        self.writer.write(f"{text} = {item.text}", self.point())
        return name(text, item.kind, (item.low, item.high), not_null=item.not_null, settled=item.settled)

    def simple(self, item: Item) -> Item:
        """The item as a name or constant; a local variable may stand for itself."""
        return item if item.simple else self.named(item)

    def point(self) -> Point:
        """Where the interpreter resumes if the next line fails."""
        return Point(self.scene.resume, self.scene.resume_stack)

    def spill(self, affected: Callable[[Item], bool]) -> None:
        """Name the items left on the stack that an effect to come would change."""
        stack = self.scene.stack
        for position, item in enumerate(stack):
            if affected(item):
                stack[position] = self.named(item)

    def settle_stack(self) -> None:
        """Leave only simple items on the stack: what is pending is evaluated."""
        self.spill(lambda item: not item.simple)

    # Effects

    def effect(self, text: str) -> None:
        """Write a line that changes the heap, after all that is pending: nothing before it may be repeated."""
        self.settle_stack()
        self.writer.write(text, self.point())
        self.scene.settle(self.pc + 1)

    def store(self, index: int, item: Item) -> None:
        """Assign a local variable."""
        item = self.value(item)
        self.spill(lambda other: index in other.locals or not other.simple)
        if item.text != f"v{index}":
            self.writer.write(f"v{index} = {item.text}", self.point())
        self.scene.forget(index)
        if item.kind == "I":
            self.scene.bounds[index] = (item.low, item.high)
        if item.not_null:
            self.scene.not_null.add(index)
        if item.settled:
            self.scene.settled.add(index)
        self.scene.settle(self.pc + 1)

    def loaded(self, item: Item) -> Item:
        """A value that arrives on the stack; the heap algorithm is asked about a reference that may not be settled."""
        if not self.shared or item.settled or item.kind != "A":
            return item
        item = self.simple(item)
        test = f"{item.text}.cls is None"
        self.guard(test if item.not_null else f"{item.text} is not None and {test}")
        return replace(item, settled=True)

    def guard(self, condition: str) -> None:
        """Hand over where a condition holds."""
        self.writer.write(f"if {condition}: raise Handover", self.point())

    def require_initialised(self, cls: LoadedClass) -> None:
        """Hand over where a class is not initialised in this state, though it may be in others.

        Where nothing is shared, a name that stands for the class's function or fields fails instead.
        """
        if self.shared and not self.links.is_initialised(cls):
            holder = self.names.constant(self.names.machine.statics(cls))
            self.guard(f"get({holder}, {holder}).native not in USABLE")

    def owned(self, item: Item) -> str:
        """The expression for an object's contents that this state may change; a copy is made where others see them."""
        self.uses_epoch = True
        simple = self.simple(item)
        content = self.temporary()
        found = f"({content} := get({simple.text}, {simple.text})).owner is e"
        return f"({content} if {found} else own({simple.text}))"

    def hand_over(self) -> None:
        """Leave this way to the interpreter."""
        self.writer.write("raise Handover", self.point())
        self.stopped = True

    def call(self, function: str, arguments: list[Item], result: str) -> None:
        """Write a call; its result goes to where the next operation wants it."""
        self.calls = True
        self.settle_stack()
        below = tuple(item.text for item in self.scene.stack)
        point = replace(self.point(), call_pc=self.pc, call_stack=below)
        call = f"{function}({', '.join(['s', 'd', *(item.text for item in arguments)])})"
        if not result:
            self.writer.write(call, point)
        else:
            text = self.temporary()
            self.writer.write(f"{text} = {call}", point)
            self.scene.stack.append(name(text, result))
        self.scene.settle(self.pc + 1)

    def allocate(self, cls: str, slots: list[str] | None, text: str) -> None:
        """Write the making of an object; the reference to it has a name."""
        self.uses_epoch = True
        self.settle_stack()
        temporary = self.temporary()
        self.writer.write(f"{temporary} = Object({cls}, {text}, e)", self.point())
        if slots is not None:
            self.newest = (len(self.writer.lines), temporary, cls, slots)
        self.scene.stack.append(name(temporary, "A", not_null=True, settled=True))
        self.scene.settle(self.pc + 1)

    def fill_new(self, receiver: str, values: Mapping[int, str]) -> bool:
        """Let the object made by the line just written have these values in its slots.

        False if another line was written last, or if the object itself is among the values.
        """
        is_newest = self.newest is not None and self.newest[:2] == (len(self.writer.lines), receiver)
        if self.newest is None or not is_newest or receiver in values.values():
            return False
        _, _, cls, slots = self.newest
        filled = [values.get(slot, default) for slot, default in enumerate(slots)]
        indent = "    " * self.writer.indent
        self.writer.lines[-1] = f"{indent}{receiver} = Object({cls}, [{', '.join(filled)}], e)"
        return True

    def find_lock(self) -> str | None:
        """The expression for the object whose monitor the method holds, if it is synchronized."""
        if not self.method.is_synchronized:
            return None
        return self.names.constant(self.names.machine.mirror(self.method.owner)) if self.method.is_static else "v0"

    def leave(self, item: Item | None) -> None:
        """Return a value or nothing, and give the method's monitor back."""
        text = "None" if item is None else item.text
        if self.enters:
            self.guard("entered")
        if self.lock is not None:
            if item is not None:
                text = self.named(item).text
            self.writer.write("exit_monitor(s, lock)", self.point())
        self.writer.write(f"return {text}", self.point())
        self.stopped = True

    # Control

    def translate(self) -> None:
        """Write the whole function body."""
        if len(self.roots) == 1:
            self.writer.indent = 2
            self.root(0)
            return
        self.writer.indent = 2
        self.writer.write("for _ in ticks:")
        self.writer.indent += 1
        if self.prepared.handlers:
            self.writer.write("try:")
            self.writer.indent += 1
        self.dispatch(0, len(self.roots))
        if self.prepared.handlers:
            self.writer.indent -= 1
            self.writer.write("except Thrown as thrown:")
            self.writer.write(f"    b = caught_{self.function}(thrown)")
            self.writer.write("    s0 = thrown.exception")
        self.writer.indent -= 1
        self.writer.write("raise Handover", Point(-1, ()))

    def dispatch(self, first: int, end: int) -> None:
        """Write the arms of some roots as a binary decision on the root's number."""
        if end - first == 1:
            self.root(first)
            return
        middle = (first + end) // 2
        self.writer.write(f"if b < {middle}:" if middle - first > 1 else f"if b == {first}:")
        self.writer.indent += 1
        self.dispatch(first, middle)
        self.writer.indent -= 1
        self.writer.write("else:")
        self.writer.indent += 1
        self.dispatch(middle, end)
        self.writer.indent -= 1

    def root(self, number: int) -> None:
        """Write one root and everything reached only from it."""
        pc = self.roots[number]
        shape = self.shapes[pc]
        if shape is None:
            self.writer.write("raise Handover", Point(pc, ()))
            return
        stack = [name(f"s{depth}", kind) for depth, kind in enumerate(shape)]
        self.used[pc] = bounds = self.assumed.get(pc, self.arrived.get(pc, {}))
        self.scene = Scene(stack, bounds.copy(), resume=pc, resume_stack=tuple(item.text for item in stack))
        if not self.method.is_static and not writes_receiver(self.operations):
            self.scene.not_null.add(0)
        self.current_root = pc
        self.looping = self.loops_to(pc)
        if self.looping:
            point = self.point()
            self.writer.write("for _ in ticks:")
            self.writer.indent += 1
            self.walk(pc)
            self.writer.indent -= 1
            self.writer.write("else: raise Handover", point)
        else:
            self.walk(pc)

    def loops_to(self, root: int) -> bool:
        """Whether the root is jumped to from code that is written in line below it."""
        seen: set[int] = set()
        work = [root]
        while work:
            for target in successors(self.operations, work.pop()):
                if target == root:
                    return True
                if target not in self.numbers and target not in seen:
                    seen.add(target)
                    work.append(target)
        return False

    def walk(self, pc: int) -> None:
        """Write operations in line until the way ends or reaches a root."""
        self.stopped = False
        while not self.stopped:
            if len(self.writer.lines) > MOST_LINES:
                raise TooLarge
            self.pc = pc
            operation = self.operations[pc]
            template = self.templates.get(operation.instruction.mnemonic)
            if template is None:
                self.hand_over()
                return
            template(self, operation)
            if self.stopped:
                return
            pc = self.pc + 1
            if pc in self.numbers:
                self.go(pc)
                return

    def go(self, pc: int) -> None:
        """Go on at an operation: in line, or at a root."""
        if pc not in self.numbers:
            if self.writer.indent > DEEPEST:
                raise TooDeep(pc)
            self.walk(pc)
            self.stopped = True
            return
        self.settle_stack()
        self.pass_stack()
        known = self.arrived.get(pc)
        self.arrived[pc] = self.scene.bounds.copy() if known is None else join(known, self.scene.bounds)
        if pc == self.current_root and self.looping:
            self.writer.write("continue")
        else:
            self.writer.write(f"b = {self.numbers[pc]}")
            self.writer.write("break" if self.looping else "continue")
        self.stopped = True

    def pass_stack(self) -> None:
        """Give the stack's values the names a root expects."""
        items = [self.value(item) for item in self.scene.stack]
        pairs = [(f"s{depth}", item.text) for depth, item in enumerate(items) if item.text != f"s{depth}"]
        if pairs:
            targets = ", ".join(target for target, _ in pairs)
            self.writer.write(f"{targets} = {', '.join(text for _, text in pairs)}", self.point())

    def branch(self, condition: str, target: int, taken: Callable[[], None], other: Callable[[], None]) -> None:
        """Write both ways of a conditional jump; what each has shown is recorded by the callbacks."""
        following = self.pc + 1
        self.writer.write(f"if {condition}:", self.point())
        before = self.scene.copy()
        self.writer.indent += 1
        taken()
        self.scene.settle(target)
        self.go(target)
        self.writer.indent -= 1
        self.scene = before
        other()
        self.scene.settle(following)
        self.go(following)
