"""What the models of message digests share."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace
from types import MappingProxyType

ALGORITHMS = MappingProxyType(
    {
        "MD5": "md5",
        "SHA": "sha1",
        "SHA1": "sha1",
        "SHA-1": "sha1",
        "SHA-224": "sha224",
        "SHA-256": "sha256",
        "SHA-384": "sha384",
        "SHA-512": "sha512",
        "SHA3-224": "sha3_224",
        "SHA3-256": "sha3_256",
        "SHA3-384": "sha3_384",
        "SHA3-512": "sha3_512",
    }
)
"""Java's names of algorithms, in capitals, and Python's."""


@dataclass(frozen=True, slots=True)
class Digested:
    """How far a message digest is: its algorithm and the bytes it was given."""

    algorithm: str
    data: bytes = b""

    def more(self, data: bytes) -> Digested:
        """The same after more bytes."""
        return replace(self, data=self.data + data)

    def fresh(self) -> Digested:
        """The same before the first byte."""
        return Digested(self.algorithm)

    def digest(self) -> bytes:
        """The digest of the bytes so far."""
        return hashlib.new(self.algorithm, self.data, usedforsecurity=False).digest()
