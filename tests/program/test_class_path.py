"""The application's class path."""

import os
import zipfile

import pytest

from heapwright.program.class_path import ClassPath
from heapwright.program.jar import BrokenJar


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """The current folder."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def write(file, text):
    """Write a file and the folders above it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)


def jar(path, manifest=None, **files):
    """Make a jar; a name's `__` stands for a slash."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        if manifest is not None:
            archive.writestr("META-INF/MANIFEST.MF", f"Manifest-Version: 1.0\n{manifest}\n\nName: x\nClass-Path: no\n")
        for name, text in files.items():
            archive.writestr(name.replace("__", "/") + ".class", text)


def found(class_path, name="A"):
    """The text of a class that is found, or None."""
    content = class_path.find(name)
    return content and content[0].decode()


def path_of(*entries):
    """A class path as java takes it."""
    return ClassPath(os.pathsep.join(entries))


def test_folders_and_jars_are_searched_in_order(folder):
    """The first entry that has a class wins, and its place is told."""
    write(folder / "one" / "p" / "A.class", "one")
    jar(folder / "two.jar", p__A="two", p__B="two")

    assert (b"one", "one/p/A.class") == path_of("one", "two.jar").find("p/A")
    assert (b"two", "two.jar!/p/A.class") == path_of("two.jar", "one").find("p/A")
    assert "two" == found(path_of("one", "two.jar"), "p/B")
    assert found(path_of("one", "two.jar"), "p/C") is None


def test_an_empty_entry_is_the_current_folder(folder):
    """An empty class path and an empty entry stand for the current folder."""
    write(folder / "A.class", "here")

    assert "here" == found(ClassPath(""))
    assert "here" == found(path_of("nowhere", ""))
    assert found(path_of("nowhere")) is None


def test_a_star_stands_for_all_jars_of_a_folder(folder):
    """`lib/*` takes the jars of lib in the order of their names, not its class files and not deeper ones."""
    jar(folder / "lib" / "b.jar", A="b", B="b")
    jar(folder / "lib" / "a.JAR", A="a")
    jar(folder / "lib" / "deep" / "c.jar", C="c")
    write(folder / "lib" / "D.class", "d")
    class_path = path_of("lib/*")

    assert ["a", "b", None, None] == [found(class_path, name) for name in "ABCD"]
    assert found(path_of("nothing/*")) is None


def test_a_manifest_names_further_entries(folder):
    """A jar's Class-Path is searched directly after it, seen from its own folder, and so on from there."""
    manifest = "Class-Path: more/b.jar\n  classes/ http://x/y.jar nothing.jar with%20space.jar"
    jar(folder / "lib" / "a.jar", manifest, A="a")
    jar(folder / "lib" / "more" / "b.jar", "Class-Path: ../a.jar c.jar", A="b", B="b")
    jar(folder / "lib" / "more" / "c.jar", C="c", D="c")
    jar(folder / "lib" / "with space.jar", F="space")
    write(folder / "lib" / "classes" / "D.class", "folder")
    jar(folder / "last.jar", B="last", C="last", E="last")
    class_path = path_of("lib/a.jar", "last.jar")

    assert ["a", "b", "c", "c", "last", "space"] == [found(class_path, name) for name in "ABCDEF"]


def test_versions_for_newer_releases(folder):
    """In a multi-release jar the newest version up to Java 17 is taken; elsewhere such folders mean nothing."""
    versions = {f"META-INF__versions__{release}__A": str(release) for release in (8, 9, 11, 18)}
    jar(
        folder / "many.jar",
        "Multi-Release: true",
        A="plain",
        B="plain",
        **versions,
        **{"META-INF__versions__x__A": "x", "META-INF__versions__9__C": "9", "META-INF__versions__17__D": "17"},
        **{"META-INF__versions__017__A": "017", "META-INF__versions__\u0661\u0662__A": "12"},
    )
    jar(folder / "plain.jar", A="plain", **versions)
    jar(folder / "spaces.jar", "Multi-Release:  true ", A="plain", **versions)

    assert "11" == found(path_of("many.jar"))
    assert ["plain", "9", "17"] == [found(path_of("many.jar"), name) for name in "BCD"]
    assert ["plain"] * 2 == [found(path_of(name)) for name in ("plain.jar", "spaces.jar")]


def test_a_broken_jar_is_passed_over(folder):
    """What is not a jar is passed over, as java does; the search goes on behind it."""
    write(folder / "broken.jar", "this is no archive")
    jar(folder / "a.jar", A="a")

    assert "a" == found(path_of("broken.jar", "a.jar"))


def test_a_damaged_jar_is_named(folder):
    """A jar with a file that cannot be read ends the search with its name."""
    jar(folder / "damaged.jar", A="text" * 100)
    content = bytearray((folder / "damaged.jar").read_bytes())
    content[40:44] = b"\xff\xff\xff\xff"
    (folder / "damaged.jar").write_bytes(content)

    with pytest.raises(BrokenJar, match=r"damaged\.jar: A\.class cannot be read"):
        path_of("damaged.jar").find("A")


@pytest.mark.parametrize(
    ("mark", "at", "there", "said"),
    [
        (b"PK\1\2", 8, b"\1\0", "it is encrypted"),
        (b"PK\1\2", 10, b"\x0c\0", "compressed in a way that Java does not know"),
        (b"PK\1\2", 24, b"\0\0\0\x20", "it has more than 256 MB"),
        (b"PK\1\2", 24, b"\0\0\0\1", "it is not where the jar says, or cut off"),
        (b"PK\1\2", 16, b"none", None),
        (b"PK\3\4", 0, b"PK\3\3", "it is not where the jar says, or cut off"),
        (b"PK\3\4", 7, b"\x08", None),
        (b"PK\3\4", 30, b"\xff", None),
    ],
)
def test_what_matters_in_a_jar(folder, mark, at, there, said):
    """A file is read where the jar's index says; sizes matter, the check sum and the name beside the bytes do not."""
    jar(folder / "a.jar", A="text")
    content = bytearray((folder / "a.jar").read_bytes())
    start = content.index(mark) + at
    content[start : start + len(there)] = there
    (folder / "a.jar").write_bytes(content)

    if said is None:
        assert "text" == found(path_of("a.jar"))
    else:
        with pytest.raises(BrokenJar, match=rf"a\.jar: A\.class cannot be read: .*{said}"):
            path_of("a.jar").find("A")


def test_what_is_no_file(folder):
    """Devices, pipes and folders are no class files, and are never opened; a file beyond all bounds is refused."""
    os.mkfifo(folder / "Pipe.class")
    (folder / "Device.class").symlink_to("/dev/zero")
    (folder / "Folder.class").mkdir()
    with (folder / "Large.class").open("wb") as file:
        file.truncate(1 << 40)

    assert [None] * 3 == [path_of(".").find(name) for name in ("Pipe", "Device", "Folder")]
    with pytest.raises(BrokenJar, match=r"Large\.class cannot be read: it has more than 256 MB"):
        path_of(".").find("Large")


def test_what_cannot_be_looked_at_is_not_there(folder):
    """Names that the system refuses, pipes, and names that no file can have are passed over."""
    too_long = "n" * 300
    os.mkfifo(folder / "pipe.jar")
    jar(folder / "names.jar", f"Class-Path: nul%00.jar {too_long}.jar nul%00/ wrong.jar?x right.jar")
    jar(folder / "wrong.jar", A="wrong")
    jar(folder / "right.jar", A="right")

    assert "right" == found(path_of(too_long, f"{too_long}/*", "pipe.jar", "names.jar"))


def test_a_jar_after_the_class_is_not_opened(folder):
    """What comes after the entry that has the class is not looked at, so a broken jar there does not matter."""
    jar(folder / "a.jar", A="a")
    write(folder / "broken.jar", "this is no archive")

    assert "a" == found(path_of("a.jar", "broken.jar"))


def test_resources_are_found(folder):
    """Any file is found by its path."""
    write(folder / "p" / "text.txt", "text")

    assert (b"text", "p/text.txt") == ClassPath(".").find_resource("p/text.txt")
    assert ClassPath(".").find_resource("p") is None
    assert ClassPath(".").find_resource("p\0") is None


def test_resources_have_addresses(folder):
    """The URLs of a path are those of the JDK, in the order of the class path; their contents are found again."""
    write(folder / "a b" / "p" / "é;.txt", "text")
    jar(folder / "c.jar", "", p__A="a")
    class_path = path_of("a b", "c.jar")
    base = f"file:{folder}/"

    assert [f"{base}a%20b/p/%c3%a9%3b.txt"] == list(class_path.addresses("p/../p/./é;.txt"))
    assert [f"{base}a%20b/p/"] == list(class_path.addresses("p/"))
    assert [f"jar:{base}c.jar!/p/A.class"] == list(class_path.addresses("p/A.class"))
    assert [[], []] == [list(class_path.addresses(path)) for path in ("/p", "../c.jar")]
    assert b"text" == class_path.content_at(f"{base}a%20b/p/%c3%a9%3b.txt")
    assert b"a" == class_path.content_at(f"jar:{base}c.jar!/p/A.class")
    assert class_path.content_at(f"{base}c.jar") is None
    assert class_path.find_resource(f"{folder}/c.jar") is None


def test_a_vast_folder_is_not_listed_to_its_end(folder, monkeypatch):
    """Who looks for names like a wrong one need not wait for a whole disk to be read."""
    monkeypatch.setattr("heapwright.program.class_path.MOST_LISTED", 2)
    for name in ("A", "B", "C"):
        write(folder / f"{name}.class", "")

    assert ["A", "B"] == list(path_of(".").class_names())


def test_classes_are_listed_once(folder):
    """All classes are listed by name, each once, as suggestions need them."""
    write(folder / "classes" / "p" / "A.class", "")
    write(folder / "classes" / "p" / "A.java", "")
    jar(folder / "b.jar", "", p__A="", q__B="", **{"META-INF__versions__9__q__B": ""})
    class_path = path_of("classes", "b.jar")

    assert ["p/A", "q/B"] == list(class_path.class_names())
    assert ["q/B"] == list(class_path.class_names("q/"))
