"""One jar of a class path: its files, its manifest, its versions for newer releases of Java."""

import os
import struct
import zipfile
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

from heapwright.program.addresses import encoded
from heapwright.program.places import hindrance, is_folder

Found = tuple[bytes, str]
"""The content of a file, and where it was found, for people to read."""

RELEASES: Final = frozenset(map(str, range(9, 18)))
"""The folders of META-INF/versions that are looked into."""

MANIFEST: Final = "META-INF/MANIFEST.MF"


LARGEST_FILE: Final = 256 << 20
"""How many bytes a class file or a resource may have: beyond, it would take the memory that the program needs."""

LOCAL_HEADER = struct.Struct("<4s22xHH")
ENCRYPTED: Final = 1


class BrokenJar(Exception):
    """The file on the class path is not a readable jar, or holds something that cannot be read."""


class Jar:
    """A jar of a class path, open from the start."""

    def __init__(self, path: Path) -> None:
        self.path = path
        reason = hindrance(path)
        if reason is not None:
            raise BrokenJar(f"{path}: not a readable jar: {reason}")
        try:
            self._zip = zipfile.ZipFile(path)
        except (OSError, zipfile.BadZipFile, NotImplementedError, ValueError, struct.error) as error:
            raise BrokenJar(f"{path}: not a readable jar: {error}") from error
        self._members = {member.filename: member for member in self._zip.infolist()}
        self.manifest = self._manifest()
        self._has_versions = self.manifest.get("multi-release", "").lower() == "true"
        if self._has_versions:
            self._members.update(self._versioned())

    def read(self, path: str) -> Found | None:
        """The content of a file in this jar, in the newest version for this release of Java."""
        member = self._member(path)
        if member is None:
            return None
        return self._content(member), f"{self.path}!/{member.filename}"

    def address(self, path: str) -> str | None:
        """The URL of a file or folder in this jar."""
        member = self._member(path)
        if member is None:
            return None
        return self._base() + encoded(member.filename if self._has_versions else path)

    def path_at(self, address: str) -> str | None:
        """The path in this jar of what a URL means."""
        base = self._base()
        return unquote(address.removeprefix(base)) if address.startswith(base) else None

    def _base(self) -> str:
        """The URL of this jar's content."""
        return f"jar:file:{encoded(os.path.realpath(self.path))}!/"

    def _member(self, path: str) -> zipfile.ZipInfo | None:
        """The file or folder of a path; a folder's last slash may be left out."""
        return self._members.get(path) or self._members.get(f"{path}/")

    def files(self) -> Iterator[str]:
        """The paths of all files in this jar, in its own order."""
        for name in self._members:
            if not name.endswith("/"):
                yield name

    def _content(self, member: zipfile.ZipInfo) -> bytes:
        """The bytes of a file; as Java does it, names and check sums beside the bytes themselves are not looked at."""
        if max(member.file_size, member.compress_size) > LARGEST_FILE:
            raise self._unreadable(member, f"it has more than {LARGEST_FILE >> 20} MB")
        if member.flag_bits & ENCRYPTED or member.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
            raise self._unreadable(member, "it is encrypted, or compressed in a way that Java does not know")
        file = self._zip.fp
        assert file is not None
        try:
            file.seek(member.header_offset)
            magic, name_size, extra_size = LOCAL_HEADER.unpack(file.read(LOCAL_HEADER.size))
            file.seek(name_size + extra_size, os.SEEK_CUR)
            content = file.read(member.compress_size)
            if member.compress_type == zipfile.ZIP_DEFLATED:
                content = zlib.decompressobj(-zlib.MAX_WBITS).decompress(content, member.file_size or 1)
        except (OSError, ValueError, struct.error, zlib.error) as error:
            raise self._unreadable(member, str(error)) from error
        if magic != b"PK\3\4" or len(content) < member.file_size:
            raise self._unreadable(member, "it is not where the jar says, or cut off")
        return content[: member.file_size]

    def _unreadable(self, member: zipfile.ZipInfo, reason: str) -> BrokenJar:
        return BrokenJar(f"{self.path}: {member.filename} cannot be read: {reason}")

    def following(self) -> tuple[Path, ...]:
        """The files and folders that the manifest's Class-Path names, seen from this jar's folder."""
        places: list[Path] = []
        for reference in self.manifest.get("class-path", "").split():
            place = self._place(reference)
            if place is not None:
                places.append(place)
        return tuple(places)

    def _place(self, reference: str) -> Path | None:
        """A relative address or a file's address as a path; None for any other address, which Java ignores too."""
        try:
            address = urlsplit(reference)
        except ValueError:
            return None
        if address.scheme not in ("", "file") or not address.path:
            return None
        query = f"?{address.query}" if address.query else ""
        path = Path(os.path.normpath(self.path.parent / unquote(address.path + query)))
        return path if is_folder(path) == address.path.endswith("/") else None

    def _manifest(self) -> dict[str, str]:
        """The main section of the manifest, its keys in small letters."""
        found = self.read(MANIFEST)
        if found is None:
            return {}
        text = found[0].decode("utf-8", "replace").replace("\r\n", "\n").replace("\r", "\n")
        entries: dict[str, str] = {}
        for line in text.split("\n\n")[0].replace("\n ", "").split("\n"):
            key, separator, value = line.partition(":")
            if separator:
                entries[key.strip().lower()] = value.removeprefix(" ")
        return entries

    def _versioned(self) -> dict[str, zipfile.ZipInfo]:
        """What META-INF/versions puts in the place of ordinary files; later releases win."""
        newer: dict[str, tuple[int, zipfile.ZipInfo]] = {}
        for name, member in self._members.items():
            parts = name.split("/", 3)
            if len(parts) < 4 or parts[:2] != ["META-INF", "versions"] or parts[2] not in RELEASES or not parts[3]:
                continue
            release, path = int(parts[2]), parts[3]
            if path.startswith("META-INF/"):
                continue
            if path not in newer or newer[path][0] < release:
                newer[path] = (release, member)
        return {path: member for path, (_, member) in newer.items()}
