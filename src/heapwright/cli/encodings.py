"""The encodings of texts that come in and go out, and how Java reads the words of a command line."""

from __future__ import annotations

import codecs
import os

CHARSETS = {"utf-8": "utf-8", "iso8859-1": "latin-1", "ascii": "ascii"}
"""The encodings there are, by the names that Python's registry gives them."""


def charset_named(name: str) -> str | None:
    """The encoding of any of its names; None where it is none of ours."""
    try:
        return CHARSETS.get(codecs.lookup(name).name)
    except (LookupError, ValueError):
        return None


def as_java_reads(word: str, charset: str) -> str:
    """A word of the command line, in UTF-16 code units: bytes that the locale's encoding does not have are lost."""
    data = os.fsencode(word).decode(charset, "replace").encode("utf-16-be", "surrogatepass")
    return "".join(chr(high << 8 | low) for high, low in zip(data[::2], data[1::2], strict=True))
