"""Names that do not exist: the nearest ones that do."""

from collections.abc import Iterable, Iterator, Sequence
from difflib import SequenceMatcher
from heapq import nlargest
from typing import Protocol

CLOSE = 0.7
"""How alike two names must be, from 0 to 1, to be worth a suggestion."""

SAME_PACKAGE = 0.1
APPLICATION = 0.1
PUBLIC = 0.05
"""How much a class's likeness gains: in the package asked for, in the application, in the JDK's public packages."""


class NamedClasses(Protocol):
    """Anything that can list the names of its classes."""

    def class_names(self, prefix: str = "") -> Iterator[str]:
        """The internal names of the classes that begin with `prefix`."""
        ...


def nearest(name: str, candidates: Iterable[str], limit: int = 3) -> tuple[str, ...]:
    """The candidates most like the name, the best first, whether in small or in capital letters."""
    rated = ((likeness, candidate) for candidate, likeness in _like(name, dict.fromkeys(candidates)))
    return _best(rated, limit)


def nearest_classes(name: str, sources: Sequence[NamedClasses], limit: int = 3) -> tuple[str, ...]:
    """The classes whose simple names are most like that of a missing one; the last source is the application's.

    Nested classes are offered only for a name that is one.
    """
    package, _, simple = name.rpartition("/")
    rated: list[tuple[float, str]] = []
    for source in reversed(sources):
        places: dict[str, list[str]] = {}
        for candidate in source.class_names():
            if "$" in name or "$" not in candidate:
                places.setdefault(candidate.rpartition("/")[2], []).append(candidate)
        for found, likeness in _like(simple, places):
            for candidate in places[found]:
                near = SAME_PACKAGE if candidate.rpartition("/")[0] == package else 0.0
                public = PUBLIC if candidate.startswith(("java/", "javax/")) else 0.0
                rated.append((likeness + near + (APPLICATION if source is sources[-1] else public), candidate))
    return _best(rated, limit)


def _like(name: str, candidates: Iterable[str]) -> Iterator[tuple[str, float]]:
    """The candidates that are close to a name, with their likeness from 0 to 1."""
    matcher = SequenceMatcher(autojunk=False)
    matcher.set_seq2(name.lower())
    for candidate in candidates:
        matcher.set_seq1(candidate.lower())
        if matcher.real_quick_ratio() >= CLOSE and matcher.quick_ratio() >= CLOSE:
            likeness = matcher.ratio()
            if likeness >= CLOSE and name:
                yield candidate, likeness


def _best(rated: Iterable[tuple[float, str]], limit: int) -> tuple[str, ...]:
    """The names of the highest rates; the first of equals stays the first."""
    best = nlargest(limit, rated, key=lambda pair: pair[0])
    return tuple(dict.fromkeys(name for _, name in best))
