"""Paths as parts of URLs, as the JDK writes them."""

import posixpath
import string
from typing import Final

PLAIN: Final = frozenset((string.ascii_letters + string.digits + "/!$&'()*+,-.:@_~").encode())
"""The bytes that stand for themselves in the path of a URL."""


def encoded(path: str) -> str:
    """A path as a part of a URL."""
    content = path.encode("utf-8", "surrogatepass")
    return "".join(chr(byte) if byte in PLAIN else f"%{byte:02x}" for byte in content)


def below(path: str) -> str | None:
    """A relative path without dots; None where it leads out of its folder."""
    if path.startswith("/"):
        return None
    plain = posixpath.normpath(path) if path else "."
    if plain == ".." or plain.startswith("../"):
        return None
    inside = "" if plain == "." else plain
    return f"{inside}/" if inside and path.endswith("/") else inside
