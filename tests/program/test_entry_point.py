"""The method a program starts with."""

import re
import subprocess

import pytest

from heapwright.program.entry_point import EntryPointMissing, find_entry_point

pytestmark = pytest.mark.jvm


@pytest.fixture(scope="module")
def entries(compiled):
    """The folder of the compiled Entries.java, with one class gone and one under a wrong name."""
    folder = compiled("entry/Entries.java")
    (folder / "Gone.class").unlink()
    (folder / "good.class").write_bytes((folder / "Good.class").read_bytes())
    return folder


@pytest.mark.parametrize(
    ("name", "owner"), [("Good", "Good"), ("Inherited", "Good"), ("Startable", "Startable"), ("Last", "Good")]
)
def test_the_entry_point(entries, load_program, name, owner):
    """A public static main method is found, an inherited one too, and an interface may have one."""
    main = find_entry_point(load_program(entries), name)

    assert (owner, "main([Ljava/lang/String;)V") == (main.owner.name, main.signature)


@pytest.mark.parametrize(
    "name",
    [
        *("NotPublic", "NotStatic", "Overloaded", "NotVoid", "Misspelt", "Implementing"),
        *("Orphan", "good", "Nowhere", "no.package.Nowhere", "no/package/Nowhere", "java.lang.String"),
    ],
)
def test_refused_as_java_does(jdk, entries, load_program, name):
    """A class that cannot be started is refused in the words of the java command."""
    done = subprocess.run([jdk.java, "-cp", entries, name], capture_output=True, text=True, check=False)
    with pytest.raises(EntryPointMissing) as refusal:
        find_entry_point(load_program(entries), name)

    assert 1 == done.returncode
    assert done.stderr.rstrip("\n") == refusal.value.message


@pytest.mark.parametrize(
    ("name", "expected"), [("Goood", "Good"), ("Misspelt", "mian"), ("good", "Good"), ("HashMap", "java.util.HashMap")]
)
def test_the_nearest_names_are_offered(entries, load_program, name, expected):
    """A refusal offers the names that could have been meant."""
    with pytest.raises(EntryPointMissing) as refusal:
        find_entry_point(load_program(entries), name)

    assert expected == refusal.value.nearest[0]


def test_a_broken_class_is_told_apart(load_program, tmp_path):
    """A class file that cannot be read is a linkage error, with the reader's own message."""
    (tmp_path / "Broken.class").write_bytes(b"\xca\xfe\xba\xbe")
    message = "Error: LinkageError occurred while loading main class Broken\n\tjava.lang.ClassFormatError: "

    with pytest.raises(EntryPointMissing, match=f"^{re.escape(message)}.*Broken.class"):
        find_entry_point(load_program(tmp_path), "Broken")
