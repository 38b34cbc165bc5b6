"""What can go wrong while classes are found, linked and resolved."""

from collections.abc import Callable


class ClassMissing(Exception):
    """No source has a class of this name; `wanted` is that class, or an array of it that was asked for."""

    def __init__(self, name: str, suggest: Callable[[str], tuple[str, ...]]) -> None:
        super().__init__(name)
        self.name = name
        self.wanted = name
        self._suggest = suggest

    @property
    def nearest(self) -> tuple[str, ...]:
        """The most similar names of classes that do exist; searched for only when asked."""
        return self._suggest(self.name)


class LinkageFailure(Exception):
    """A Java LinkageError that linking or resolution ends with, to be thrown inside the running program."""

    def __init__(self, exception_class: str, message: str) -> None:
        super().__init__(f"{exception_class.replace('/', '.')}: {message}")
        self.exception_class = exception_class
        self.message = message
