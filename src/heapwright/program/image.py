"""The JDK's image of compiled modules, `lib/modules`, read in place (the jimage format)."""

import mmap
import struct
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

MAGIC: Final = 0xCAFEDADA
COMPRESSED_MAGIC: Final = 0xCAFEFAFA
HASH_MULTIPLIER: Final = 0x01000193
HEADER_SIZE: Final = 28

END, MODULE, PARENT, BASE, EXTENSION, OFFSET, STORED_SIZE, SIZE = range(8)


class BrokenImage(Exception):
    """The file is not an image of modules, or not one that can be read."""


class Location(NamedTuple):
    """Where a resource lies, and the four parts of its name: /module/parent/base.extension."""

    module: str
    parent: str
    stem: str
    extension: str
    offset: int
    stored_size: int
    size: int


class Image:
    """The classes of a JDK, found by name through the image's own hash table.

    The module of each package is remembered once it was asked for; nothing else changes.
    """

    loader: Final = "boot"

    def __init__(self, path: Path) -> None:
        self.path = path
        self._bytes = _mapped(path)
        magic = self._bytes[:4]
        order = "<" if magic == MAGIC.to_bytes(4, "little") else ">"
        if len(self._bytes) < HEADER_SIZE or magic not in (MAGIC.to_bytes(4, "little"), MAGIC.to_bytes(4, "big")):
            raise BrokenImage(f"{path}: not an image of modules (it does not begin with {MAGIC:#x})")
        self._integer = struct.Struct(order + "i")
        self._package_entry = struct.Struct(order + "ii")
        self._compressed = struct.Struct(order + "IQQIIB")
        _, version, _, _, length, locations_size, strings_size = struct.unpack_from(order + "7I", self._bytes)
        if version >> 16 != 1:
            raise BrokenImage(
                f"{path}: an image of version {version >> 16}.{version & 0xFFFF}; only version 1 is known"
            )
        self._length = length
        self._redirects = HEADER_SIZE
        self._offsets = self._redirects + 4 * length
        self._locations = self._offsets + 4 * length
        self._strings = self._locations + locations_size
        self._resources = self._strings + strings_size
        self._modules: dict[str, str | None] = {}
        if self._resources > len(self._bytes):
            raise BrokenImage(f"{path}: the image is cut off: its index alone takes {self._resources} bytes")

    def find(self, name: str) -> tuple[bytes, str] | None:
        """The class file of a class by its internal name, and where it was found."""
        module = self._module_of_class(name)
        if module is None:
            return None
        path = f"/{module}/{name}.class"
        content = self.read(path)
        return None if content is None else (content, "jrt:" + path)

    def has_package_of(self, name: str) -> bool:
        """Whether a module has the package of a class, so that no other source is asked for it."""
        return self._module_of_class(name) is not None

    def find_resource(self, path: str) -> tuple[bytes, str] | None:
        """A resource by its path without a module, such as `java/util/Formatter.class`, and where it was found."""
        module = self._module_of(path.rpartition("/")[0])
        if module is None:
            return None
        content = self.read(f"/{module}/{path}")
        return None if content is None else (content, f"jrt:/{module}/{path}")

    def read(self, path: str) -> bytes | None:
        """The content of a resource by its full path, such as `/java.base/java/util/List.class`."""
        location = self._locate(path)
        if location is None:
            return None
        start = self._resources + location.offset
        end = start + (location.stored_size or location.size)
        if end > len(self._bytes):
            raise BrokenImage(f"{self.path}: the image is cut off: {path} would end at {end}")
        content = self._bytes[start:end]
        return self._decompressed(content, path) if location.stored_size else content

    def class_names(self, prefix: str = "") -> Iterator[str]:
        """The internal names of all classes that begin with `prefix`, in the image's order."""
        for index in range(self._length):
            location = self._location(self._number(self._offsets + 4 * index))
            if location.extension != "class" or location.module == "modules" or location.stem == "module-info":
                continue
            name = f"{location.parent}/{location.stem}" if location.parent else location.stem
            if name.startswith(prefix):
                yield name

    def _module_of_class(self, name: str) -> str | None:
        """The module that holds the package of a class."""
        package, _, _ = name.rpartition("/")
        try:
            return self._modules[package]
        except KeyError:
            module = self._modules[package] = self._module_of(package)
            return module

    def _module_of(self, package: str) -> str | None:
        """The module that holds the classes of a package."""
        content = self.read("/packages/" + package.replace("/", "."))
        if content is None:
            return None
        for is_empty, module in self._package_entry.iter_unpack(content):
            if not is_empty:
                return self._string(module)
        return None

    def _locate(self, path: str) -> Location | None:
        """Look a path up in the hash table, as the JDK does: hash, redirect, verify."""
        key = path.encode("utf-8", "surrogatepass")
        redirect = self._number(self._redirects + 4 * (_hash(key, HASH_MULTIPLIER) % self._length))
        if redirect > 0:
            index = _hash(key, redirect) % self._length
        elif redirect < 0:
            index = -1 - redirect
        else:
            return None
        location = self._location(self._number(self._offsets + 4 * index))
        return location if _full_name(location) == path else None

    def _location(self, offset: int) -> Location:
        """Decode the attributes of one resource: a byte of kind and length, then the value, until END."""
        content = self._bytes
        values = [0] * 8
        at = self._locations + offset
        while (head := content[at]) >= 8:
            end = at + 2 + (head & 7)
            values[head >> 3] = int.from_bytes(content[at + 1 : end], "big")
            at = end
        return Location(
            self._string(values[MODULE]),
            self._string(values[PARENT]),
            self._string(values[BASE]),
            self._string(values[EXTENSION]),
            values[OFFSET],
            values[STORED_SIZE],
            values[SIZE],
        )

    def _string(self, offset: int) -> str:
        start = self._strings + offset
        return self._bytes[start : self._bytes.find(b"\0", start)].decode("utf-8", "surrogatepass")

    def _number(self, at: int) -> int:
        number: int = self._integer.unpack_from(self._bytes, at)[0]
        return number

    def _decompressed(self, content: bytes, path: str) -> bytes:
        """Undo the compressions of a resource: each has a header that names its kind; the outermost comes first."""
        header = self._compressed
        while len(content) >= header.size:
            magic, stored_size, size, kind_offset, _, _ = header.unpack_from(content)
            if magic != COMPRESSED_MAGIC:
                break
            kind = self._string(kind_offset)
            if kind != "zip":
                raise BrokenImage(f"{self.path}: {path} is compressed as {kind!r}; only 'zip' can be read")
            try:
                content = zlib.decompress(content[header.size : header.size + stored_size], bufsize=size)
            except zlib.error as error:
                raise BrokenImage(f"{self.path}: {path} cannot be decompressed: {error}") from error
        return content


def _mapped(path: Path) -> mmap.mmap:
    try:
        with path.open("rb") as file:
            return mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
    except (OSError, ValueError) as error:
        raise BrokenImage(f"{path}: cannot be read as an image of modules: {error}") from error


def _hash(key: bytes, seed: int) -> int:
    for byte in key:
        seed = (seed * HASH_MULTIPLIER ^ byte) & 0xFFFFFFFF
    return seed & 0x7FFFFFFF


def _full_name(location: Location) -> str:
    """The path of a resource, put together of its parts."""
    module, parent, stem, extension = location[:4]
    path = f"/{module}/" if module else ""
    if parent:
        path += parent + "/"
    path += stem
    return f"{path}.{extension}" if extension else path
