"""Java source files: compiled once with `javac -g`, and kept in a cache folder.

The cache holds, for each set of named files, a list of the other source files their compilation read, and for the
contents of all of them a folder of class files. Every entry is made under another name and renamed when it is
whole, so that several processes may use one cache. The sum of a folder tells whether it is still whole.
"""

import hashlib
import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from heapwright.classfile.model import ClassFile
from heapwright.classfile.parser import parse
from heapwright.program.jdk import Jdk, JdkMissing
from heapwright.program.places import exists, hindrance, is_file, is_folder

FLAGS: Final = ("-g", "-encoding", "UTF-8", "-J-XX:TieredStopAtLevel=1", "-J-XX:+UseSerialGC")

COMMENT_OR_TEXT: Final = re.compile(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"', re.DOTALL)
PACKAGE: Final = re.compile(r"(?:^|[;\s)])package\s+([\w$.\s]+?)\s*;")

ATTEMPTS: Final = 3
"""How often sources are compiled that change meanwhile: which of their contents javac saw cannot be known."""


class CompilationFailed(Exception):
    """javac refused the sources; the message is what it wrote."""


def compile_sources(files: Sequence[Path], class_path: str, jdk: Jdk, cache_folder: Path) -> Path:
    """The folder of class files compiled from these files and from the sources beside them that they use."""
    for file in files:
        reason = hindrance(file)
        if reason is not None:
            raise CompilationFailed(f"{file}: {reason}")
    compiler = jdk.compiler()
    ready = _kept(_key(compiler, jdk.release, files, class_path), cache_folder)
    if ready is not None:
        return ready
    cache_folder.mkdir(parents=True, exist_ok=True)
    attempt = 0
    while True:
        attempt += 1
        with tempfile.TemporaryDirectory(dir=cache_folder, prefix="making-") as making:
            classes = Path(making) / "classes"
            classes.mkdir()
            began = classes.stat().st_ctime_ns
            named = _key(compiler, jdk.release, files, class_path)
            _run(compiler, files, class_path, classes)
            used = _other_sources(files, classes)
            if attempt == ATTEMPTS or all(_last_change(file) < began for file in (*files, *used)):
                return _keep(classes, named, used, cache_folder)


def _kept(named: str, cache_folder: Path) -> Path | None:
    """The folder of class files that was made of the same sources before, if it is as it was then."""
    others = cache_folder / f"{named}.sources"
    if not is_file(others):
        return None
    ready = cache_folder / _full_key(named, _read_list(others))
    return ready if _is_whole(ready) else None


def _keep(classes: Path, named: str, used: Sequence[Path], cache_folder: Path) -> Path:
    """Move new class files to their place, and note of what they were made."""
    ready = cache_folder / _full_key(named, used)
    listing, total = classes.with_name("sources"), classes.with_name("sum")
    listing.write_bytes(b"\0".join(map(os.fsencode, used)))
    total.write_text(_sum(classes), encoding="ascii")
    if exists(ready) and not _is_whole(ready):
        with suppress(FileNotFoundError):
            ready.rename(classes.with_name("damaged"))
    total.replace(_sum_file(ready))
    _put(classes, ready)
    listing.replace(cache_folder / f"{named}.sources")
    return ready


def entry_class(file: Path, classes: Path) -> str:
    """The internal name of the class to start: the one named like the file, else the first, that has a main method."""
    own = sorted(_classes_of(file, classes), key=_first_line)
    own.sort(key=lambda cls: cls.name.rpartition("/")[2] != file.stem)
    if not own:
        raise CompilationFailed(f"{file}: it declares no class")
    for cls in own:
        if _has_main(cls, classes):
            return cls.name
    return own[0].name


def source_root(file: Path) -> Path:
    """The folder in which a source file's package begins."""
    parts = package_of(file).split("/") if package_of(file) else []
    folder = file.resolve().parent
    if parts and folder.parts[-len(parts) :] == tuple(parts):
        return folder.parents[len(parts) - 1]
    return folder


def package_of(file: Path) -> str:
    """The package a source file declares, with slashes; empty when it declares none."""
    text = COMMENT_OR_TEXT.sub(" ", file.read_text(encoding="utf-8", errors="replace"))
    found = PACKAGE.search(text.partition("{")[0])
    return re.sub(r"\s", "", found.group(1)).replace(".", "/") if found else ""


def _run(compiler: Path, files: Sequence[Path], class_path: str, classes: Path) -> None:
    roots = os.pathsep.join(dict.fromkeys(str(source_root(file)) for file in files))
    command = [str(compiler), *FLAGS, "-d", str(classes), "-cp", class_path or str(classes), "-sourcepath", roots]
    # A word that begins with @ would name a file of arguments.
    command += [f"{os.curdir}{os.sep}{file}" if str(file).startswith("@") else str(file) for file in files]
    try:
        done = subprocess.run(command, capture_output=True, text=True, errors="replace", check=False)
    except OSError as error:
        raise JdkMissing(f"{compiler} cannot be run: {error}") from error
    if done.returncode != 0:
        raise CompilationFailed((done.stderr or done.stdout).strip() or f"javac ended with status {done.returncode}")


def _put(made: Path, ready: Path) -> None:
    """Move a whole folder to its place; where another process was quicker, its folder stays."""
    try:
        made.rename(ready)
    except OSError:
        if not ready.is_dir():
            raise
        shutil.rmtree(made)


def _key(compiler: Path, release: str, files: Sequence[Path], class_path: str) -> str:
    """What decides the outcome, but for the other sources that are read on the way."""
    digest = hashlib.sha256()
    for part in (str(compiler.resolve()), release, *FLAGS, *_fingerprint(class_path)):
        digest.update(part.encode("utf-8", "surrogateescape") + b"\0")
    for file in files:
        digest.update(str(file.resolve()).encode("utf-8", "surrogateescape") + b"\0" + _content_hash(file))
    return digest.hexdigest()[:32]


def _full_key(named: str, others: Iterable[Path]) -> str:
    digest = hashlib.sha256(named.encode())
    for file in others:
        digest.update(_content_hash(file))
    return digest.hexdigest()[:32]


def _content_hash(file: Path) -> bytes:
    """The hash of a file's content; of a file that is gone, a hash that no content has."""
    try:
        return hashlib.sha256(file.read_bytes()).digest()
    except OSError:
        return b"gone"


def _fingerprint(class_path: str) -> Iterator[str]:
    """The entries of a class path with the size and time of each jar and class file in them."""
    for entry in class_path.split(os.pathsep):
        yield entry
        place = Path(entry.removesuffix("*") or ".")
        if not entry:
            continue
        found = sorted(place.rglob("*.class")) + sorted(place.glob("*.jar")) if is_folder(place) else [place]
        for file in found:
            try:
                status = file.stat()
            except OSError:
                continue
            yield f"{file} {status.st_size} {status.st_mtime_ns}"


def _read_list(listing: Path) -> list[Path]:
    return [Path(os.fsdecode(name)) for name in listing.read_bytes().split(b"\0") if name]


def _sum_file(folder: Path) -> Path:
    return folder.with_suffix(".sum")


def _sum(folder: Path) -> str:
    """The hash of all that is in a folder."""
    digest = hashlib.sha256()
    for file in sorted(folder.rglob("*")):
        digest.update(os.fsencode(file.relative_to(folder)) + b"\0" + _content_hash(file))
    return digest.hexdigest()


def _is_whole(folder: Path) -> bool:
    """Whether a folder is still what was moved there: a disk that was full, or a hand, may have changed it."""
    try:
        return _sum_file(folder).read_bytes() == _sum(folder).encode()
    except OSError:
        return False


def _last_change(file: Path) -> int:
    """When a file was changed, or moved to its place."""
    try:
        return file.stat().st_ctime_ns
    except OSError:
        return 0


def _other_sources(files: Sequence[Path], classes: Path) -> list[Path]:
    """The source files, beside the named ones, that class files were made of."""
    named = {file.resolve() for file in files}
    roots = dict.fromkeys(source_root(file) for file in files)
    found: set[Path] = set()
    for path in sorted(classes.rglob("*.class")):
        name = parse(path.read_bytes(), str(path)).source_file
        if name:
            inside = path.parent.relative_to(classes) / name
            found.update((root / inside).resolve() for root in roots if (root / inside).is_file())
    return sorted(found - named)


def _classes_of(file: Path, classes: Path) -> Iterator[ClassFile]:
    """The top-level classes that a source file declares."""
    for path in sorted((classes / package_of(file)).glob("*.class")):
        class_file = parse(path.read_bytes(), str(path))
        nested = any(inner.name == class_file.name for inner in class_file.inner_classes)
        if class_file.source_file == file.name and not nested:
            yield class_file


def _first_line(class_file: ClassFile) -> int:
    """The first source line with code of the class; classes without code come last."""
    codes = [method.code for method in class_file.methods]
    return min((line for code in codes if code for _, line in code.line_numbers), default=1 << 30)


def _has_main(class_file: ClassFile, classes: Path) -> bool:
    """Whether the class, or a superclass among the compiled ones, has a main method."""
    if any((method.name, method.descriptor) == ("main", "([Ljava/lang/String;)V") for method in class_file.methods):
        return True
    above = classes / f"{class_file.super_name}.class"
    return above.is_file() and _has_main(parse(above.read_bytes(), str(above)), classes)
