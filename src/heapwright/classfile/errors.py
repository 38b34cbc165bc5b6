"""The one way in which reading a class file fails."""


class MalformedClass(Exception):
    """A class file breaks the format at some offset."""

    def __init__(self, origin: str, offset: int, expected: str) -> None:
        super().__init__(origin, offset, expected)
        self.origin = origin
        self.offset = offset
        self.expected = expected

    def __str__(self) -> str:
        return f"{self.origin}: malformed class file at offset {self.offset}: expected {self.expected}"
