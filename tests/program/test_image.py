"""The JDK's image of modules."""

import struct
import subprocess
import time
import zlib

import pytest

from heapwright.program.image import COMPRESSED_MAGIC, BrokenImage, Image


def test_finds_a_class_with_its_origin(image):
    """A class is found by its internal name, with the address Java gives it."""
    content, origin = image.find("java/util/List")

    assert b"\xca\xfe\xba\xbe" == content[:4]
    assert "jrt:/java.base/java/util/List.class" == origin


def test_finds_a_class_of_another_module(image):
    """The module of a class follows from its package."""
    assert "jrt:/java.logging/java/util/logging/Logger.class" == image.find("java/util/logging/Logger")[1]


@pytest.mark.parametrize("name", ["java/util/Lists", "java/utils/List", "List", "", "/", "java/util/", "p/é\ud800"])
def test_does_not_find_what_is_not_there(image, name):
    """A name that no class has is not found, whatever its form."""
    assert image.find(name) is None


def test_finds_a_resource(image):
    """Files beside the classes are found by their path."""
    content, origin = image.find_resource("java/lang/Object.class")

    assert (image.find("java/lang/Object")[0], "jrt:/java.base/java/lang/Object.class") == (content, origin)
    assert image.find_resource("java/lang/Nothing.txt") is None
    assert image.find_resource("nowhere/Nothing.txt") is None


def test_lists_the_classes_of_java_util(image):
    """All classes of java.util and below are listed, each once."""
    names = list(image.class_names("java/util/"))
    origins = [image.find(name)[1] for name in names]

    assert len(names) == len(set(names))
    assert 1370 <= sum(origin.startswith("jrt:/java.base/") for origin in origins)


def test_is_quick(jdk):
    """Opening and finding a class take milliseconds of computing: nothing is read but what is asked for."""
    start = time.process_time()
    image = Image(jdk.image_path)
    opened = time.process_time()
    for _ in range(100):
        image.find("java/util/List")
    found = time.process_time()

    assert opened - start < 0.02
    assert found - opened < 0.1


@pytest.mark.jvm
def test_reads_the_same_bytes_as_the_jdk(jdk, image, tmp_path):
    """The classes of java.util are byte for byte those that the JDK's own tool extracts."""
    tool = jdk.home / "bin" / "jimage"
    pattern = r"regex:/java\.base/java/util/.*\.class"
    subprocess.run([tool, "extract", "--include", pattern, f"--dir={tmp_path}", jdk.image_path], check=True)
    root = tmp_path / "java.base"
    files = list(root.rglob("*.class"))
    expected = {file.relative_to(root).with_suffix("").as_posix(): file.read_bytes() for file in files}

    assert len(expected) >= 1370
    assert expected == {name: image.find(name)[0] for name in expected}


def compressed(content, kind):
    """Content with the header of a compressed resource; `kind` is where its name stands among the strings."""
    return struct.pack("<IQQIIB", COMPRESSED_MAGIC, len(content), 3000, kind, 0, 1) + content


def test_undoes_compression(image, monkeypatch):
    """A resource packed with zip, even twice, is unpacked; one packed otherwise is refused with its name."""
    content = b"\xca\xfe\xba\xbe" * 750
    once = compressed(zlib.compress(content), 1)
    monkeypatch.setattr(image, "_string", {1: "zip", 2: "compact-cp"}.get)

    assert content == image._decompressed(once, "/m/A.class")
    assert content == image._decompressed(compressed(zlib.compress(once), 1), "/m/A.class")
    with pytest.raises(BrokenImage, match=r"/m/A\.class is compressed as 'compact-cp'"):
        image._decompressed(compressed(content, 2), "/m/A.class")
    with pytest.raises(BrokenImage, match=r"/m/A\.class cannot be decompressed"):
        image._decompressed(compressed(content, 1), "/m/A.class")


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "cannot be read as an image"),
        (b"PK\3\4 something else that is long enough", "not an image of modules"),
        (b"\xda\xda\xfe\xca", "not an image of modules"),
        (b"\xda\xda\xfe\xca\0\0\2\0" + bytes(20), "version 2.0"),
        (b"\xda\xda\xfe\xca\0\0\1\0" + b"\1\1\1\1" * 5, "cut off"),
    ],
)
def test_refuses_what_is_not_an_image(tmp_path, content, message):
    """A file that is not an image is refused with its name and the reason."""
    path = tmp_path / "modules"
    path.write_bytes(content)

    with pytest.raises(BrokenImage, match=f"{path}.*{message}"):
        Image(path)


def test_refuses_an_image_that_is_cut_off(jdk, tmp_path):
    """A resource that lies behind the end of the image is not taken for one that is missing."""
    path = tmp_path / "modules"
    with jdk.image_path.open("rb") as whole:
        path.write_bytes(whole.read(4 << 20))

    with pytest.raises(BrokenImage, match=r"the image is cut off: .* would end at \d+"):
        Image(path).find("java/lang/Object")


def test_refuses_a_missing_file(tmp_path):
    """An image that is not there is refused like a broken one."""
    with pytest.raises(BrokenImage, match="cannot be read"):
        Image(tmp_path / "modules")
