"""Heaps with unknown references, small enough to be read at a glance: they show that the interface carries them.

They settle a reference by asking which of the input objects made so far it is, or whether it is null or a new one. One
asks when a reference is loaded, another when it is used; with a third, the classes of input objects are not known.
"""

from heapwright.heaps.concrete import Concrete
from heapwright.program.selection import select_method
from heapwright.state.heap import Object
from heapwright.state.signals import Fork


class Unknown:
    """A reference of the input that is not settled, named by its origin."""

    __slots__ = ("declared", "name", "nullable")

    def __init__(self, name, declared, *, nullable=True):
        self.name = name
        self.declared = declared
        self.nullable = nullable

    def __repr__(self):
        return self.name


def input_object(m, s, cls, origin):
    """A new object of the input: its references are unknown, its numbers are zero."""
    made = m.new_object(s, cls)
    for field in cls.instance_fields:
        if field.descriptor[0] in "L[":
            declared = m.program.type_of(field.descriptor)
            made.slots[field.slot] = Unknown(f"{origin}.{field.name}", declared)
    return made


class Settling(Concrete):
    """What the two have in common: `this` is an input object of its own, all others are found by asking."""

    def __init__(self, m, this):
        self.m = m
        self.this = this

    def settled(self, s, ref):
        """The null or the object that an unknown reference is on this path."""
        if type(ref) is not Unknown:
            return ref
        if ref in s.answers:
            return s.answers[ref]
        known = [self.this, *(one for one in s.answers.values() if type(one) is Object)]
        found = [one for one in dict.fromkeys(known) if self.fits(s, one, ref.declared)]
        maybe_null = ref.nullable and (ref, "is null") not in s.answers
        forks = []
        for choice in [*([None] if maybe_null else []), *found, "a new one"]:
            fork = s.copy()
            fork.assume(ref, self.new_input(fork, ref) if choice == "a new one" else choice)
            forks.append(fork)
        raise Fork(forks)

    def new_input(self, s, ref):
        """The object that a reference is to if it is to a new one."""
        return input_object(self.m, s, ref.declared, ref.name)

    def fits(self, s, place, declared):
        """Whether an object may be what a reference of a declared class is to."""
        return declared in place.cls.supertypes

    def open(self, s, ref):
        """The object it is settled to."""
        return super().open(s, self.settled(s, ref))


class WhenLoaded(Settling):
    """Lazy initialization: a reference is settled when it is loaded."""

    def load(self, s, value):
        """Settle it."""
        return self.settled(s, value)


class WhenUsed(Settling):
    """Lazier initialization at its laziest: a reference is settled when its object is used or it is compared."""

    def load(self, s, value):
        """Leave it alone."""
        return value

    def is_null(self, s, ref):
        """Decide this much and no more."""
        if type(ref) is not Unknown or ref in s.answers:
            return self.settled(s, ref) is None
        if not ref.nullable or (ref, "is null") in s.answers:
            return False
        null, other = s.copy(), s.copy()
        null.assume(ref, None)
        other.assume((ref, "is null"), False)
        raise Fork([null, other])

    def equal(self, s, left, right):
        """Settle both, unless they are one reference."""
        return left is right or self.settled(s, left) is self.settled(s, right)


class SomeClass:
    """What stands in for the class of an input object of which only this much is known: it is one of these."""

    def __init__(self, classes):
        self.classes = tuple(classes)
        self.name = " or ".join(cls.name for cls in self.classes)

    def __repr__(self):
        return self.name


class WhenTyped(WhenUsed):
    """As before, and the class of an input object is narrowed down by casts, handlers and calls.

    `below` lists the classes that an object of a declared class may have.
    """

    def __init__(self, m, this):
        super().__init__(m, this)
        self.below = {}

    def new_input(self, s, ref):
        """An object of one of the classes; it has the fields of the declared one."""
        made = super().new_input(s, ref)
        made.cls = SomeClass(self.below[ref.declared])
        return made

    def fits(self, s, place, declared):
        """Whether all that its class may be is below the declared one."""
        return all(declared in cls.supertypes for cls in self.classes(s, place))

    def classes(self, s, ref):
        """The classes that an object may have on this path."""
        place = self.open(s, ref)
        if type(place.cls) is not SomeClass:
            return (place.cls,)
        return s.answers.get((place, "class"), place.cls).classes

    def told_apart(self, s, ref, what):
        """What is the same of all the classes that an object may have; where it differs, the state forks."""
        found = {}
        for cls in self.classes(s, ref):
            found.setdefault(what(cls), []).append(cls)
        if len(found) == 1:
            return next(iter(found))
        forks = [s.copy() for _ in found]
        for fork, classes in zip(forks, found.values(), strict=True):
            fork.assume((self.open(fork, ref), "class"), SomeClass(classes))
        raise Fork(forks)

    def instance(self, s, ref, cls):
        """Of a class or not."""
        return self.told_apart(s, ref, lambda one: cls in one.supertypes)

    def dispatch(self, s, ref, method):
        """One way for each implementation."""
        self.told_apart(s, ref, lambda one: select_method(one, method, by_interface=method.owner.is_interface))
        return self.classes(s, ref)[0]
