"""Two heaps with unknown references, small enough to be read at a glance: they show that the interface carries them.

Both settle a reference by asking which of the input objects made so far it is, or whether it is null or a new one. One
asks when a reference is loaded, the other when it is used.
"""

from heapwright.heaps.concrete import Concrete
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
        found = [one for one in dict.fromkeys(known) if ref.declared in one.cls.supertypes]
        maybe_null = ref.nullable and (ref, "is null") not in s.answers
        forks = []
        for choice in [*([None] if maybe_null else []), *found, "a new one"]:
            fork = s.copy()
            fork.assume(ref, input_object(self.m, fork, ref.declared, ref.name) if choice == "a new one" else choice)
            forks.append(fork)
        raise Fork(forks)

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
