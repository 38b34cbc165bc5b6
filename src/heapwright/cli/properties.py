"""The system properties that the command line gives, and what they say of the standard streams."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.cli.encodings import as_java_reads, charset_named
from heapwright.library.properties import CHARSET_NAMES, FIXED

if TYPE_CHECKING:
    from collections.abc import Iterable

ENCODING = "file.encoding"
FROM_LOCALE = ("native.encoding", "sun.jnu.encoding")


class UnknownEncoding(Exception):
    """What is printed cannot be encoded like that; the message names what can be chosen."""


def given_properties(options: Iterable[str], charset: str) -> dict[str, str]:
    """The properties of options such as `-Dname=value`; those that Java sets itself are not to be had."""
    given: dict[str, str] = {}
    for option in options:
        name, _, value = as_java_reads(option, charset).removeprefix("-D").partition("=")
        if name not in FIXED:
            given[name] = value
    return given


def encoded_as(given: dict[str, str], charset: str) -> str:
    """The encoding of the standard streams: the one that a property names, else the locale's.

    Where it is named, the properties that follow the locale are given beside it.
    """
    if ENCODING not in given:
        return charset
    chosen = charset_named(given[ENCODING])
    if chosen is None:
        known = ", ".join(CHARSET_NAMES.values())
        raise UnknownEncoding(f"nothing can be printed as {given[ENCODING]}: {ENCODING} can be {known}")
    given |= dict.fromkeys(FROM_LOCALE, CHARSET_NAMES[charset])
    return chosen
