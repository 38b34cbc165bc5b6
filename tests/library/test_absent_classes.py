"""Classes that name others which are not there."""

import shutil
from pathlib import Path

import pytest

from heapwright.program.java_source import compile_sources

pytestmark = pytest.mark.jvm

FOLDER = Path(__file__).parent / "absent"


@pytest.fixture
def without_some(tmp_path, jdk, cache_folder):
    """The class path of the program, after the classes whose names tell that they are absent were deleted."""
    folder = tmp_path / "classes"
    shutil.copytree(compile_sources(sorted(FOLDER.glob("*.java")), "", jdk, cache_folder), folder)
    for absent in folder.glob("*$Absent*.class"):
        if not absent.stem.endswith("$Inside"):
            absent.unlink()
    return str(folder)


def test_absent_classes_are_missed_as_under_java(java, heapwright, without_some):
    """Reflection on a class that names an absent one throws what it throws under a JVM, and can be repeated."""
    expected = java.run(without_some, "AskedForAbsent")

    assert "NoClassDefFoundError" in expected.text
    assert expected.text == heapwright.run(without_some, "AskedForAbsent").text
