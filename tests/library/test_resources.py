"""Files of the class path have the addresses and contents that they have under a real JVM."""

import os
import shutil
import zipfile
from pathlib import Path

import pytest

from heapwright.program.java_source import compile_sources

pytestmark = pytest.mark.jvm

MANIFEST = "Manifest-Version: 1.0\nMulti-Release: true\n"
SERVICES = "META-INF/services/"


@pytest.fixture
def class_path(tmp_path, jdk, cache_folder):
    """A folder with blanks in its name, and a jar."""
    folder, jar = tmp_path / "a folder", tmp_path / "a jar.jar"
    program = Path(__file__).parent / "resources" / "Resources.java"
    shutil.copytree(compile_sources([program], "", jdk, cache_folder), folder)
    (folder / "in").mkdir()
    (folder / SERVICES).mkdir(parents=True)
    (folder / "both.txt").write_text("in the folder\n")
    (folder / "in" / "deep file%.txt").write_text("deep\n")
    (folder / "words.properties").write_text("greeting=hello")
    (folder / SERVICES / "java.util.function.Supplier").write_text("Resources$First # the one\n")
    (folder / SERVICES / "java.lang.Runnable").write_text("Resources$First\n")
    with zipfile.ZipFile(jar, "w") as archive:
        archive.writestr("META-INF/MANIFEST.MF", MANIFEST)
        archive.writestr("packed/", "")
        archive.writestr("both.txt", "in the jar\n")
        archive.writestr("only.txt", "only in the jar\n")
        archive.writestr("new.txt", "old\n")
        archive.writestr("META-INF/versions/11/new.txt", "newer\n")
        archive.writestr("packed/words.properties", "greeting=good day")
        archive.writestr(f"{SERVICES}java.util.function.Supplier", "Resources$Second\nResources$First\n")
    return os.pathsep.join((str(folder), str(jar)))


def test_resources_are_found_as_under_java(java, heapwright, class_path):
    """Looking for, reading and listing resources, and the providers and bundles that are made of them."""
    expected = java.run(class_path, "Resources")

    assert expected.text == heapwright.run(class_path, "Resources").text
