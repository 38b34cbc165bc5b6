"""Checked reading of the bytes of one attribute."""

import struct
from typing import NamedTuple

from heapwright.classfile.errors import MalformedClass
from heapwright.classfile.pool import ConstantPool

_u2 = struct.Struct(">H").unpack_from
_u4 = struct.Struct(">I").unpack_from


class Holder(NamedTuple):
    """What an attribute's meaning may depend on: whose attribute it is."""

    flags: int = 0
    descriptor: str = ""
    code_size: int = 0
    max_locals: int = 0


class Reader:
    """A position that moves through the bytes of one attribute and never leaves them."""

    __slots__ = ("data", "end", "holder", "pool", "position", "what")

    def __init__(self, pool: ConstantPool, span: tuple[int, int], what: str, holder: Holder) -> None:
        self.pool = pool
        self.data = pool.data
        self.position, self.end = span
        self.what = what
        self.holder = holder

    def malformed(self, expected: str, offset: int | None = None) -> MalformedClass:
        """The error to raise when the attribute breaks the format here, or at the offset given."""
        return self.pool.malformed(self.position if offset is None else offset, f"{expected}, in {self.what}")

    def _advance(self, size: int) -> int:
        position = self.position
        if size > self.end - position:
            raise self.malformed(f"{size} more bytes but there are {self.end - position}")
        self.position = position + size
        return position

    def u1(self) -> int:
        """The next byte."""
        return self.data[self._advance(1)]

    def u2(self) -> int:
        """The next two bytes as an unsigned number."""
        number: int = _u2(self.data, self._advance(2))[0]
        return number

    def u4(self) -> int:
        """The next four bytes as an unsigned number."""
        number: int = _u4(self.data, self._advance(4))[0]
        return number

    def skip(self, size: int) -> tuple[int, int]:
        """Pass over some bytes and tell where they start and end."""
        return self._advance(size), self.position

    def count(self, size: int) -> range:
        """A two-byte number of items that take at least `size` bytes each, as a range to loop over."""
        return self.room(self.u2(), size)

    def room(self, count: int, size: int) -> range:
        """A range of as many items, checked against the bytes that are left."""
        if count * size > self.end - self.position:
            raise self.malformed(f"{count} items of {size} bytes or more but {self.end - self.position} bytes are left")
        return range(count)

    def text(self) -> str:
        """The Utf8 constant whose index comes next."""
        at = self.position
        return self.pool.text(self.u2(), at)

    def optional_text(self) -> str | None:
        """The Utf8 constant whose index comes next, None for index 0."""
        at = self.position
        index = self.u2()
        return self.pool.text(index, at) if index else None

    def class_name(self) -> str:
        """The name in the Class constant whose index comes next."""
        at = self.position
        return self.pool.class_name(self.u2(), at)

    def optional_class_name(self) -> str | None:
        """The name in the Class constant whose index comes next, None for index 0."""
        at = self.position
        index = self.u2()
        return self.pool.class_name(index, at) if index else None

    def finish(self) -> None:
        """Complain about bytes that are left over."""
        if self.position != self.end:
            raise self.malformed(f"the end of the attribute {self.end - self.position} bytes earlier")
