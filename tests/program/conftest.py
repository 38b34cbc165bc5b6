"""A JDK, its image, and programs that are compiled once for all tests that look at them."""

import functools
import os
import subprocess
from pathlib import Path

import pytest

from heapwright.program.class_path import ClassPath
from heapwright.program.image import Image
from heapwright.program.java_source import compile_sources
from heapwright.program.jdk import find_jdk
from heapwright.program.program import ParsedClasses, Program

HERE = Path(__file__).parent


@pytest.fixture(scope="session")
def jdk():
    """The JDK of this machine."""
    return find_jdk(os.environ)


@pytest.fixture(scope="session")
def image(jdk):
    """The image of that JDK."""
    return Image(jdk.image_path)


@pytest.fixture(scope="session")
def parsed():
    """Class files of the JDK, parsed once."""
    return ParsedClasses()


@pytest.fixture
def load_program(image, parsed):
    """Make a program of a class path."""
    return lambda class_path="": Program([image, ClassPath(str(class_path))], parsed)


def stages(text):
    """The files of a program's text: those of each stage overwrite what was compiled before.

    A line `//// A.java` begins a file, `//// later A.java` one of the next stage, `//// last A.java` one of the
    stage after that, `//// remove A.java` removes the class at the end, and `//// stub A.java` is what a stage is
    told of a class that it does not compile.
    """
    files = {}
    for part in text.split("//// ")[1:]:
        head, _, content = part.partition("\n")
        words = head.split()
        stage = {"later": "stage2", "last": "stage3", "remove": "stage4", "stub": "stub"}.get(words[0], "stage1")
        files[f"{stage}/{words[-1]}"] = content
    return files


@pytest.fixture(scope="session")
def linkage_programs(jdk, tmp_path_factory):
    """The folder in which every program of programs/linkage is compiled, and run by a JVM that wrote its end."""
    folder = tmp_path_factory.mktemp("linkage")
    for text in sorted((HERE / "programs" / "linkage").glob("*.txt")):
        for name, content in stages(text.read_text()).items():
            file = folder / text.stem / name
            if "stage4" in name:
                file = file.with_suffix(".removed")
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(content)
    command = [str(jdk.java), str(HERE / "RunLinkagePrograms.java"), str(folder)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return folder


@pytest.fixture(scope="session")
def compiled(jdk, tmp_path_factory):
    """Compile one of our Java programs, once."""

    @functools.cache
    def compile_one(name):
        cache = tmp_path_factory.mktemp("compiled")
        return compile_sources([HERE / "programs" / name], "", jdk, cache)

    return compile_one
