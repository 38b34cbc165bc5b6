"""The application's class path: folders and jars, as `java -cp` takes them."""

import os
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from stat import S_ISREG
from typing import Final, Protocol
from urllib.parse import unquote

from heapwright.program.addresses import below, encoded
from heapwright.program.jar import LARGEST_FILE, BrokenJar, Found, Jar
from heapwright.program.places import exists, is_folder

MOST_LISTED: Final = 20_000
"""How many files of an entry are listed: the folder where a command is typed may hold all that somebody has."""


class Entry(Protocol):
    """One folder or jar of a class path."""

    def read(self, path: str) -> Found | None:
        """The content of a file by its path with slashes, and where it was found."""
        ...

    def address(self, path: str) -> str | None:
        """The URL of a file or folder, as a class loader gives it."""
        ...

    def path_at(self, address: str) -> str | None:
        """The path here of what a URL means; None for what is elsewhere."""
        ...

    def files(self) -> Iterator[str]:
        """The paths of all files, with slashes."""
        ...

    def following(self) -> tuple[Path, ...]:
        """What the entry itself wants searched after it."""
        ...


class Folder:
    """A folder of a class path."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def read(self, path: str) -> Found | None:
        """The content of a file in this folder."""
        if path.startswith("/"):
            return None
        file = self.path / path
        try:
            found = file.stat()
            if not S_ISREG(found.st_mode):
                return None
            if found.st_size > LARGEST_FILE:
                raise BrokenJar(f"{file} cannot be read: it has more than {LARGEST_FILE >> 20} MB")
            return file.read_bytes(), str(file)
        except (OSError, ValueError):
            return None

    def address(self, path: str) -> str | None:
        """The URL of a file or folder in this folder; dots that lead out of it lead nowhere."""
        inside = below(path)
        if inside is None or not exists(self.path / path):
            return None
        return f"{self._base()}{encoded(inside)}"

    def path_at(self, address: str) -> str | None:
        """The path in this folder of what a URL means."""
        base = self._base()
        return unquote(address.removeprefix(base)) if address.startswith(base) else None

    def _base(self) -> str:
        """The URL of this folder."""
        return f"file:{encoded(os.path.realpath(self.path))}/".replace("//", "/")

    def files(self) -> Iterator[str]:
        """The paths of all files below this folder."""
        for folder, folders, names in os.walk(self.path):
            folders.sort()
            inside = Path(folder).relative_to(self.path)
            for name in sorted(names):
                yield (inside / name).as_posix()

    def following(self) -> tuple[Path, ...]:
        """Nothing: a folder names no others."""
        return ()


class ClassPath:
    """Finds classes and resources in folders and jars, in the order in which `java -cp` searches them.

    A jar is opened when the search first comes to it; its manifest's Class-Path is searched directly after it.
    What is no readable jar is passed over, as `java` does.
    """

    loader: Final = "app"

    def __init__(self, text: str = "", folder: Path | None = None) -> None:
        self._folder = folder or Path()
        self._waiting = list(reversed(_places(text, self._folder)))
        self._seen: set[str] = set()
        self._entries: list[Entry] = []

    def find(self, name: str) -> Found | None:
        """The class file of a class by its internal name, and where it was found."""
        return self.find_resource(name + ".class")

    def has_package_of(self, name: str) -> bool:
        """Whether the package is in no other source: several may have classes of a package that is in no module."""
        return False

    def find_resource(self, path: str) -> Found | None:
        """The first file of that path, and where it was found."""
        for entry in self._opened():
            found = entry.read(path)
            if found is not None:
                return found
        return None

    def addresses(self, path: str) -> Iterator[str]:
        """The URLs of all files and folders of that path, in the order of the search."""
        for entry in self._opened():
            address = entry.address(path)
            if address is not None:
                yield address

    def content_at(self, address: str) -> bytes | None:
        """The content of the file that a URL means; None for folders, and for what is not on this class path."""
        for entry in self._opened():
            path = entry.path_at(address)
            found = None if path is None else entry.read(path)
            if found is not None:
                return found[0]
        return None

    def class_names(self, prefix: str = "") -> Iterator[str]:
        """The internal names of all classes that begin with `prefix`, each once; of a vast folder, the first ones."""
        seen: set[str] = set()
        for entry in self._opened():
            for path in islice(entry.files(), MOST_LISTED):
                name = path.removesuffix(".class")
                if name != path and name.startswith(prefix) and name not in seen and not path.startswith("META-INF/"):
                    seen.add(name)
                    yield name

    def _opened(self) -> Iterator[Entry]:
        """The entries in order; those not reached before are opened on the way."""
        at = 0
        while at < len(self._entries) or self._open_next():
            yield self._entries[at]
            at += 1

    def _open_next(self) -> bool:
        """Open the next place that exists and was not opened before; False when there is none."""
        while self._waiting:
            place = self._waiting.pop()
            if not exists(place):
                continue
            identity = os.path.realpath(place)
            if identity in self._seen:
                continue
            self._seen.add(identity)
            try:
                entry: Entry = Folder(place) if is_folder(place) else Jar(place)
            except BrokenJar:
                continue
            self._waiting.extend(reversed(entry.following()))
            self._entries.append(entry)
            return True
        return False


def _places(text: str, folder: Path) -> list[Path]:
    """The places a class path's text names; an empty entry is the current folder, `lib/*` all jars of `lib`."""
    places: list[Path] = []
    for entry in text.split(os.pathsep):
        if entry == "*" or entry.endswith(("/*", os.sep + "*")):
            inside = folder / entry[:-1]
            try:
                places.extend(sorted(file for file in inside.iterdir() if file.name.endswith((".jar", ".JAR"))))
            except OSError:
                continue
        else:
            places.append(folder / entry)
    return places
