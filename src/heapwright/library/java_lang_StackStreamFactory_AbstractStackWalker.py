"""Models of java.lang.StackStreamFactory.AbstractStackWalker: the frames a StackWalker is given, batch by batch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.bytecode.calls import Call, WithFrames
from heapwright.library.interface import Models, number
from heapwright.library.traces import remembered, visible_frames

if TYPE_CHECKING:
    from collections.abc import Sequence

    from heapwright.bytecode.machine import Machine
    from heapwright.library.traces import TraceFrame
    from heapwright.program.classes import LoadedClass
    from heapwright.state.heap import Object, Value
    from heapwright.state.state import State

WALKER = "java/lang/StackWalker"
ABSTRACT_WALKER = "java/lang/StackStreamFactory$AbstractStackWalker"
CLASSES_ONLY = 2
HIDDEN_FRAMES = 32
ANCHOR = 1
AGAIN = ("doStackWalk", "(JIIII)Ljava/lang/Object;")


def call_stack_walk(
    m: Machine, s: State, this: Value, mode: Value, skip: Value, count: Value, start: Value, buffer: Value
) -> Call:
    """AbstractStackWalker.callStackWalk: the stack as it is now is walked; the walker's `native` is the rest of it."""
    walker, first = m.opened(s, this), number(start, "the start of a batch of frames")
    frames = visible_frames(s.frames, hidden=bool(number(mode, "the mode of a StackWalker") & HIDDEN_FRAMES))
    found = [remembered(frame, above) for frame, above in frames]
    own = next(index for index, frame in enumerate(found) if not is_walkers(frame.method.owner))
    s.heap.own(walker).native = tuple(found[own + number(skip, "the number of frames to skip") :])
    end = first + give(m, s, walker, mode, count, first, buffer)
    return Call(m.program.load(ABSTRACT_WALKER).methods[AGAIN], (walker, ANCHOR, skip, count, first, end))


def fetch_stack_frames(
    m: Machine, s: State, this: Value, mode: Value, anchor: Value, count: Value, start: Value, buffer: Value
) -> int:
    """AbstractStackWalker.fetchStackFrames: the next batch; where it ends."""
    first = number(start, "the start of a batch of frames")
    return first + give(m, s, m.opened(s, this), mode, count, first, buffer)


def is_walkers(cls: LoadedClass) -> bool:
    """Whether the methods of a class do the walking."""
    return cls.name in (WALKER, ABSTRACT_WALKER) or (
        cls.superclass is not None and cls.superclass.name == ABSTRACT_WALKER
    )


def give(m: Machine, s: State, walker: Object, mode: Value, count: Value, start: int, buffer: Value) -> int:
    """Write the next frames into the buffer: their classes, or StackFrameInfos that are there; how many there were."""
    rest: Sequence[TraceFrame] = s.heap.content(walker).native
    batch = rest[: number(count, "the number of frames to walk")]
    s.heap.own(walker).native = rest[len(batch) :]
    place = m.opened(s, buffer)
    if number(mode, "the mode of a StackWalker") & CLASSES_ONLY:
        s.heap.own(place).slots[start : start + len(batch)] = [m.mirror(frame.method.owner) for frame in batch]
        return len(batch)
    for frame, information in zip(batch, s.heap.content(place).slots[start:], strict=False):
        m.put(s, information, "bci", frame.offset)
        s.heap.own(m.get(s, information, "memberName")).native = frame
    return len(batch)


BATCH = "callStackWalk(JIII[Ljava/lang/Object;)Ljava/lang/Object;"
NEXT_BATCH = "fetchStackFrames(JJII[Ljava/lang/Object;)I"

MODELS: Models = {
    BATCH: WithFrames(call_stack_walk),
    NEXT_BATCH: fetch_stack_frames,
}
