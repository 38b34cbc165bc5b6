"""Attributes: found when a class file is parsed, decoded when they are first asked for."""

import struct
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar, cast

from heapwright.classfile.pool import ConstantPool
from heapwright.classfile.reader import Holder, Reader

T = TypeVar("T")
E = TypeVar("E")

Span = tuple[int, int]

_header = struct.Struct(">HI").unpack_from
_u2 = struct.Struct(">H").unpack_from

NOBODY = Holder()


@dataclass(frozen=True, slots=True)
class AttributeKind(Generic[T]):
    """An attribute's name in the file, how its bytes are decoded, and the first version in which it means anything."""

    name: str
    decode: Callable[[Reader], T]
    since: int = 0


class Attributes:
    """The attributes of a class, a member or a method's code.

    They come from a file (spans of its bytes) or are given ready-made; either way `get` returns the value.
    """

    __slots__ = ("_pool", "_spans", "_values", "holder")

    def __init__(
        self,
        values: Mapping[AttributeKind[Any], object] | None = None,
        pool: ConstantPool | None = None,
        spans: dict[str, list[Span]] | None = None,
        holder: Holder = NOBODY,
    ) -> None:
        self._values = {kind.name: value for kind, value in values.items()} if values else {}
        self._pool = pool
        self._spans = spans or {}
        self.holder = holder

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all attributes, known or not."""
        return tuple({**self._spans, **self._values})

    def __contains__(self, name: str) -> bool:
        return name in self._spans or name in self._values

    def raw(self, name: str) -> bytes | None:
        """The undecoded bytes of an attribute of a file."""
        if self._pool is None or name not in self._spans:
            return None
        return b"".join(self._pool.data[start:end] for start, end in self._spans[name])

    def get(self, kind: AttributeKind[T]) -> T | None:
        """The value of an attribute that may occur once."""
        value = self._values.get(kind.name)
        if value is None:
            spans = self._spans.get(kind.name)
            if spans is None or self._pool is None or self._pool.major < kind.since:
                return None
            if len(spans) > 1:
                raise self._pool.malformed(spans[1][0], f"one {kind.name} attribute, not {len(spans)}")
            value = self._decode(kind, spans[0])
            self._values[kind.name] = value
        return cast(T, value)

    def all(self, kind: AttributeKind[tuple[E, ...]]) -> tuple[E, ...]:
        """The entries of a table that may be spread over several attributes of one name."""
        value = self._values.get(kind.name)
        if value is None:
            spans = self._spans.get(kind.name)
            if spans is None:
                return ()
            value = tuple(entry for span in spans for entry in self._decode(kind, span))
            self._values[kind.name] = value
        return cast(tuple[E, ...], value)

    def _decode(self, kind: AttributeKind[T], span: Span) -> T:
        assert self._pool is not None
        reader = Reader(self._pool, span, f"the {kind.name} attribute", self.holder)
        value = kind.decode(reader)
        reader.finish()
        return value


NO_ATTRIBUTES = Attributes()
"""The attributes of something that has none."""


def find_attributes(pool: ConstantPool, position: int, holder: Holder) -> tuple[Attributes, int]:
    """The attributes that start at a position of the file, and the position behind them."""
    data = pool.data
    spans: dict[str, list[Span]] = {}
    try:
        for _ in range(_u2(data, position)[0]):
            name_index, length = _header(data, position + 2)
            name = pool.text(name_index, position + 2)
            start = position + 8
            position = start - 2 + length
            span = (start, start + length)
            if name in spans:
                spans[name].append(span)
            else:
                spans[name] = [span]
    except struct.error:
        raise pool.malformed(min(position + 2, len(data)), "more bytes: an attribute is cut off") from None
    if position + 2 > len(data):
        raise pool.malformed(len(data), "more bytes: an attribute is cut off")
    return Attributes(None, pool, spans, holder), position + 2
