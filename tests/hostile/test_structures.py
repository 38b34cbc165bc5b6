"""Class files that parse, but stand for what no compiler makes."""

import subprocess
import sys

import pytest
from tests.hostile.writing import (
    ABSTRACT,
    INTERFACE,
    MAIN,
    NATIVE,
    PUBLIC,
    STATIC,
    bodiless,
    class_file,
    method,
    of_class,
    printing,
    text,
)

pytestmark = pytest.mark.jvm

ANEWARRAY, CHECKCAST, LDC_W, NEW = 0xBD, 0xC0, 0x13, 0xBB
HELLO = printing(text)
FORMAT = b"java.lang.ClassFormatError: "
WAITING = b"java.lang.StackOverflowError: 200 classes wait for their supertypes"


def one(constants):
    """The code for a length of 1."""
    return b"\x04"


def nothing(constants):
    """No code."""
    return b""


def chain(length, *, interfaces):
    """Class files each of which is below the next."""
    for number in range(length):
        above = f"C{number + 1}" if number < length - 1 else None
        if interfaces:
            flags = PUBLIC | INTERFACE | ABSTRACT
            yield f"C{number}", class_file(f"C{number}", interfaces=[above] if above else [], flags=flags)
        else:
            yield f"C{number}", class_file(f"C{number}", above or "java/lang/Object")


@pytest.fixture
def started(tmp_path):
    """Write class files and run Main: what `heapwright run` prints and its status."""

    def start(main, others=()):
        for name, data in (("Main", main), *others):
            (tmp_path / f"{name}.class").write_bytes(data)
        command = [sys.executable, "-m", "heapwright.cli.main", "run", "--timeout", "20", "--quick-after", "1"]
        ended = subprocess.run([*command, "-cp", str(tmp_path), "Main"], capture_output=True, timeout=60, check=False)
        return ended.stdout, ended.stderr, ended.returncode

    return start


@pytest.mark.parametrize(
    ("code", "said"),
    [
        (of_class(ANEWARRAY, "[" * 255 + "I", one), b"expected an array of at most 255 dimensions"),
        (of_class(CHECKCAST, "[" * 60_000 + "I"), b"expected the name of a class, not '[["),
        (of_class(NEW, "[I"), b"expected a class, not an array type"),
        (lambda constants: b"\xfe", b"expected an opcode"),
    ],
)
def test_malformed_code_of_the_main_class(started, code, said):
    """A program whose main class has malformed code is not started; the reason is one line."""
    output, errors, status = started(class_file("Main", methods=[printing(code)]))

    assert (b"", 2, 1) == (output, status, errors.count(b"\n"))
    assert FORMAT in errors, errors
    assert said in errors, errors


def test_malformed_code_of_another_class(started):
    """A class with malformed code cannot be loaded, which the program that calls it can catch."""
    broken = method("broken", "()V", lambda constants: b"\xfe")
    call = method("main", MAIN, calling, handlers=[(0, 3, 6)])

    output, errors, status = started(
        class_file("Main", methods=[call]), [("Other", class_file("Other", methods=[broken]))]
    )

    assert (b"", 1) == (output, status)
    assert errors.startswith(b'Exception in thread "main" ' + FORMAT), errors


def calling(constants):
    """Call `broken`, and throw what comes of it."""
    at = constants.member(10, "Other.broken:()V")
    return b"\xb8" + at.to_bytes(2) + b"\xa7\x00\x04" + b"\xbf" + b"\xb1"


def test_a_main_without_code(started):
    """A main method that is native ends the run with a sentence."""
    main = bodiless("main", MAIN, PUBLIC | STATIC | NATIVE)

    said = b"heapwright: not supported: the native method void Main.main(java.lang.String[]) has no model\n"
    assert (b"", said, 3) == started(class_file("Main", methods=[main]))


def test_a_class_named_like_a_primitive_type(started):
    """In a class file, int is the name of a class, which there is not."""
    output, errors, status = started(class_file("Main", methods=[printing(of_class(CHECKCAST, "int"))]))

    assert (b"", 1) == (output, status)
    assert errors.startswith(b'Exception in thread "main" java.lang.NoClassDefFoundError: int\n'), errors


@pytest.mark.parametrize("interfaces", [False, True])
@pytest.mark.parametrize("length", [150, 5000])
def test_long_chains_of_supertypes(started, interfaces, length):
    """A class far below Object is loaded, or refused with the error that a JVM has no stack for it."""
    main = class_file("Main", methods=[printing(of_class(LDC_W, "C0", nothing))])

    output, errors, status = started(main, chain(length, interfaces=interfaces))

    if length < 200:
        assert (b"interface C0\n" if interfaces else b"class C0\n", b"", 0) == (output, errors, status)
    else:
        assert (b"", 1) == (output, status)
        assert errors.startswith(b'Exception in thread "main" ' + WAITING), errors


def test_a_main_class_below_a_long_chain(started):
    """The class that is started is refused the same way."""
    output, errors, status = started(class_file("Main", "C0", methods=[HELLO]), chain(600, interfaces=False))

    assert (b"", 2) == (output, status)
    assert WAITING in errors, errors
