"""Class files to read: compiled from the programs here, found in the JDK's image, or put together byte by byte."""

import os
import struct
import subprocess
from pathlib import Path

import pytest

from heapwright.classfile.parser import parse
from heapwright.program.image import Image
from heapwright.program.jdk import find_jdk

PROGRAMS = Path(__file__).parent / "programs"


class Compiled:
    """The classes of the programs here, compiled once a session for each release of Java."""

    def __init__(self, folder, javac):
        self.folder = folder
        self.javac = javac

    def classes(self, release):
        """The folder of classes for a release: the programs for it and for those before."""
        target = self.folder / str(release)
        if not target.exists():
            sources = [
                str(path)
                for programs in sorted(PROGRAMS.iterdir())
                if int(programs.name.removeprefix("java")) <= release
                for path in sorted(programs.glob("*.java"))
            ]
            options = ["-g", "-parameters", "-nowarn", "-Xlint:none", "-encoding", "UTF-8", "--release", str(release)]
            subprocess.run([self.javac, *options, "-d", target, *sources], check=True, capture_output=True)
        return target

    def bytes(self, name, release=17):
        return (self.classes(release) / f"{name}.class").read_bytes()

    def __call__(self, name, release=17):
        return parse(self.bytes(name, release), f"{name}.class")


@pytest.fixture(scope="session")
def jdk():
    return find_jdk(os.environ)


@pytest.fixture(scope="session")
def image(jdk):
    return Image(jdk.image_path)


@pytest.fixture(scope="session")
def compiled(tmp_path_factory, jdk):
    return Compiled(tmp_path_factory.mktemp("classes"), jdk.compiler())


class Handmade:
    """A class file put together by hand, as wrong as a test wants it; constants are added and known by their index."""

    def __init__(self):
        self.constants = []
        self.attributes = []
        self.methods = []
        self.fields = []
        self.interfaces = []
        self.version = (0, 61)
        self.flags = 0x21
        self.name = self.class_named("A")
        self.super_name = self.class_named("java/lang/Object")

    def constant(self, tag, content):
        self.constants.append(bytes([tag]) + content)
        index = len(self.constants)
        if tag in (5, 6):
            self.constants.append(b"")
        return index

    def raw_text(self, content):
        return self.constant(1, struct.pack(">H", len(content)) + content)

    def text(self, text):
        return self.raw_text(text.encode())

    def of(self, tag, *indices):
        """A constant that consists of indices of others."""
        return self.constant(tag, struct.pack(f">{len(indices)}H", *indices))

    def class_named(self, name):
        return self.of(7, self.text(name))

    def member(self, tag, owner, name, descriptor):
        return self.of(tag, self.class_named(owner), self.of(12, self.text(name), self.text(descriptor)))

    def attribute(self, name, content):
        return struct.pack(">HI", self.text(name), len(content)) + content

    def code(self, code, handlers=(), attributes=(), max_locals=4):
        table = b"".join(struct.pack(">4H", *handler) for handler in handlers)
        return self.attribute(
            "Code",
            struct.pack(">HHI", 4, max_locals, len(code))
            + code
            + struct.pack(">H", len(handlers))
            + table
            + counted(attributes),
        )

    def method(self, *attributes, flags=9, name="m", descriptor="()V"):
        self.methods.append(struct.pack(">HHH", flags, self.text(name), self.text(descriptor)) + counted(attributes))

    def field(self, *attributes, flags=8, name="f", descriptor="I"):
        self.fields.append(struct.pack(">HHH", flags, self.text(name), self.text(descriptor)) + counted(attributes))

    def bytes(self):
        return (
            b"\xca\xfe\xba\xbe"
            + struct.pack(">HHH", *self.version, len(self.constants) + 1)
            + b"".join(self.constants)
            + struct.pack(">HHH", self.flags, self.name, self.super_name)
            + struct.pack(f">{len(self.interfaces) + 1}H", len(self.interfaces), *self.interfaces)
            + counted(self.fields)
            + counted(self.methods)
            + counted(self.attributes)
        )

    def parsed(self):
        return parse(self.bytes(), "handmade.class")

    def instructions(self, code, **options):
        """The mnemonics and operands of a method with this code."""
        self.method(self.code(code, **options))
        return [(i.mnemonic, *i.operands) for i in self.parsed().methods[0].code.instructions]


def counted(parts):
    return struct.pack(">H", len(parts)) + b"".join(parts)


@pytest.fixture
def handmade():
    return Handmade()
