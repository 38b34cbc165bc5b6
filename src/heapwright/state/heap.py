"""The heap: objects with identity, and the contents one state sees in them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from heapwright.program.classes import LoadedClass

Value = Any
"""A Java value: int, float, None, an Object, or something symbolic."""


LONGEST_ARRAY = 0x7FFFFFFF - 2
"""No array has more elements than this, whatever memory there is."""


class Object:
    """A place on the heap together with contents: a reference is compared by `is`.

    `slots` holds an instance's fields, an array's elements or a class's static fields.
    The contents found here are the ones the place was made with, or the only ones
    while no state has been copied; `Heap.content` gives a state's own view.
    """

    __slots__ = ("cls", "identity", "native", "owner", "slots")

    def __init__(self, cls: LoadedClass, slots: list[Value], owner: object) -> None:
        self.cls = cls
        self.slots = slots
        self.owner = owner
        self.native: Any = None
        self.identity = 0

    def __repr__(self) -> str:
        return f"<{self.cls.name}>"


class Heap:
    """One state's view of the objects: what it changed since it was copied, all else shared.

    Until the first copy nothing is shared and contents are changed where they are.
    Afterwards the first write to an object that this epoch did not make copies its
    contents into `changed`.
    """

    __slots__ = ("changed", "epoch", "shared")

    def __init__(self) -> None:
        self.changed: dict[Object, Object] = {}
        self.epoch = object()
        self.shared = False

    def content(self, ref: Object) -> Object:
        """The object whose slots are `ref`'s contents in this state; not to be changed."""
        return self.changed.get(ref, ref)

    def own(self, ref: Object) -> Object:
        """The object whose slots are `ref`'s contents in this state and may be changed."""
        if not self.shared:
            return ref
        content = self.changed.get(ref, ref)
        if content.owner is self.epoch:
            return content
        copied = Object(content.cls, content.slots[:], self.epoch)
        copied.native = content.native
        copied.identity = content.identity
        self.changed[ref] = copied
        return copied

    def copy(self) -> Heap:
        """A second view with the same contents; neither sees what the other writes from now on."""
        other = Heap()
        other.changed = self.changed.copy()
        other.shared = self.shared = True
        self.epoch = object()
        return other
