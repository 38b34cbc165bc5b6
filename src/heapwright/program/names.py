"""Names that do not exist: the nearest ones that do."""

from collections.abc import Iterable, Iterator, Sequence
from difflib import SequenceMatcher
from heapq import nlargest
from typing import Protocol

CLOSE = 0.6
"""How alike two names must be, from 0 to 1, to be worth a suggestion."""


class NamedClasses(Protocol):
    """Anything that can list the names of its classes."""

    def class_names(self, prefix: str = "") -> Iterator[str]:
        """The internal names of the classes that begin with `prefix`."""
        ...


def nearest(name: str, candidates: Iterable[str], limit: int = 3) -> tuple[str, ...]:
    """The candidates most like the name, the best first; small and capital letters hardly count."""
    matcher = SequenceMatcher(autojunk=False)
    matcher.set_seq2(name.lower())
    rated: list[tuple[float, str]] = []
    for candidate in dict.fromkeys(candidates):
        matcher.set_seq1(candidate.lower())
        if matcher.real_quick_ratio() >= CLOSE and matcher.quick_ratio() >= CLOSE:
            ratio = matcher.ratio()
            if ratio >= CLOSE:
                rated.append((ratio + 0.001 * (candidate[:1] == name[:1]), candidate))
    return tuple(candidate for _, candidate in nlargest(limit, rated, key=lambda pair: pair[0]))


def nearest_classes(name: str, sources: Sequence[NamedClasses], limit: int = 3) -> tuple[str, ...]:
    """The classes most like a missing one: of the same simple name anywhere, else of a similar whole name.

    The application's classes are looked at before the JDK's, and the JDK's only in the name's own package when
    the application has something to offer.
    """
    simple = name.rpartition("/")[2].lower()
    package = name.rpartition("/")[0]
    found: list[str] = []
    for source in reversed(sources):
        names = [candidate for candidate in source.class_names() if "$" in name or "$" not in candidate]
        found.extend(candidate for candidate in names if candidate.rpartition("/")[2].lower() == simple)
        local = [candidate for candidate in names if candidate.rpartition("/")[0] == package]
        found.extend(nearest(name, local, limit))
        if len(found) < limit and len(names) < 5000:
            found.extend(nearest(name, names, limit))
    return tuple(dict.fromkeys(found))[:limit]
