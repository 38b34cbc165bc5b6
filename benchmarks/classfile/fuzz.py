"""Mutates class files and parses them: each must end as a class or in MalformedClass, soon and in little memory.

    python benchmarks/classfile/fuzz.py --cases 200000 --seed 7
    python benchmarks/classfile/fuzz.py --seed 7 --only 4711     (one case again, its bytes written to a file)

Every case is determined by the seed and its number. The exit status is 1 if any case ended another way.
"""

import argparse
import collections
import random
import resource
import signal
import struct
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from heapwright.classfile.checking import faults
from heapwright.classfile.errors import MalformedClass
from heapwright.classfile.parser import parse

SOURCES = Path(__file__).parents[2] / "tests" / "classfile" / "programs"
SECONDS_A_CASE = 5
MEGABYTES_A_CASE = 64
MEGABYTES = 2048
LARGEST_FILE = 4096
TELLING_BYTES = (0x00, 0x01, 0x7F, 0x80, 0xC0, 0xFE, 0xFF)
TELLING_VERSIONS = (0, 44, 45, 46, 48, 49, 50, 51, 52, 53, 55, 60, 61, 65, 69, 70, 65535)
TELLING_TEXTS = (
    *(
        b"",
        b"\0",
        b"\xc0\x80",
        b"\xff",
        b"\xed\xa0\x80",
        b"\xf0\x9f\x98\x80",
        b"/",
        b".",
        b";",
        b"[",
        b"<",
        b"L;",
        b"V",
    ),
    *(b"<init>", b"<clinit>", b"Code", b"[" * 256 + b"I", b"(" + b"J" * 128 + b")V", b"a/" * 2000 + b"a"),
)
CONSTANT_SIZES = {
    3: 5,
    4: 5,
    5: 9,
    6: 9,
    7: 3,
    8: 3,
    9: 5,
    10: 5,
    11: 5,
    12: 5,
    15: 4,
    16: 3,
    17: 5,
    18: 5,
    19: 3,
    20: 3,
}
"""How many bytes a constant takes, by its tag; the tag 1 is that of texts, which vary."""


class TooSlow(Exception):
    """A case took longer than it may."""


def main():
    options = arguments()
    with tempfile.TemporaryDirectory() as folder:
        originals = read_classes(options.classes or compiled(Path(folder)))
    if options.only is not None:
        show(originals, options)
        return 0
    print(f"seed {options.seed}, {options.cases} cases from {len(originals)} class files", flush=True)
    signal.signal(signal.SIGALRM, too_slow)
    resource.setrlimit(resource.RLIMIT_AS, (MEGABYTES << 20, MEGABYTES << 20))
    start = time.perf_counter()
    endings, failures = run(originals, options.seed, options.cases)
    seconds = time.perf_counter() - start
    print(
        f"{endings['parsed']} parsed, {endings['malformed']} malformed, {len(failures)} ended otherwise, "
        f"{seconds:.1f} s, {options.cases / seconds:.0f} cases/s"
    )
    for failure in failures[:20]:
        print(failure)
    return 1 if failures else 0


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cases", type=int, default=200_000, help="how many class files to mutate")
    parser.add_argument("--seed", type=int, default=1, help="what the mutations are drawn from")
    parser.add_argument("--classes", type=Path, help="a folder of class files to mutate instead of our own")
    parser.add_argument("--only", type=int, help="the number of one case to run, without a guard")
    return parser.parse_args()


def compiled(folder):
    """A folder with the classes of the tests' Java programs."""
    for sources in sorted(SOURCES.iterdir()):
        release = sources.name.removeprefix("java")
        files = [str(path) for path in sorted(sources.glob("*.java"))]
        command = ["javac", "-g", "-parameters", "-Xlint:none", "--release", release, "-d", str(folder / release)]
        subprocess.run([*command, *files], check=True, capture_output=True)
    return folder


def read_classes(folder):
    """The small class files below a folder, in a fixed order."""
    contents = [path.read_bytes() for path in sorted(folder.rglob("*.class"))]
    return [content for content in contents if len(content) <= LARGEST_FILE]


def run(originals, seed, cases):
    """How many cases ended in which way, and a line for each that ended in a wrong one."""
    endings = collections.Counter()
    failures = []
    peak = resident()
    for case in range(cases):
        signal.setitimer(signal.ITIMER_REAL, SECONDS_A_CASE)
        try:
            endings[ending(mutant(originals, seed, case))] += 1
        except Exception as error:  # noqa: BLE001  the point is to see any
            failures.append(f"seed {seed}, case {case}: {type(error).__name__}: {error}")
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
        grown = resident()
        if grown - peak > MEGABYTES_A_CASE:
            failures.append(f"seed {seed}, case {case}: took {grown - peak:.0f} MB")
        peak = grown
    return endings, failures


def ending(data):
    """What becomes of a class file; the error must be one sentence that names the file."""
    errors = []
    try:
        errors = faults(parse(data, "mutant.class"))
    except MalformedClass as error:
        errors = [error]
    for error in errors:
        message = str(error)
        assert message.startswith("mutant.class: malformed class file at offset "), message
        assert 0 <= error.offset <= len(data), message
        assert len(message) < 1000, message
        assert message.isprintable(), message
    return "malformed" if errors else "parsed"


def resident():
    """The most memory this process has had, in megabytes."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def too_slow(*_):
    raise TooSlow(f"after {SECONDS_A_CASE} s")


def show(originals, options):
    """Run one case in the open."""
    data = mutant(originals, options.seed, options.only)
    path = Path(f"mutant-{options.seed}-{options.only}.class")
    path.write_bytes(data)
    print(f"{path}, {len(data)} bytes", flush=True)
    print(ending(data))


def mutant(originals, seed, case):
    """A class file with one to four mutations."""
    chance = random.Random(f"{seed}:{case}")
    data = bytearray(chance.choice(originals))
    for _ in range(chance.choice((1, 1, 1, 2, 3, 4))):
        chance.choice(MUTATIONS)(data, chance, originals)
    return bytes(data)


def flip_bit(data, chance, originals):
    data[place(data, chance)] ^= 1 << chance.randrange(8)


def set_byte(data, chance, originals):
    data[place(data, chance)] = chance.choice((*TELLING_BYTES, chance.randrange(256)))


def step_byte(data, chance, originals):
    at = place(data, chance)
    data[at] = data[at] + chance.choice((-1, 1)) & 0xFF


def set_count(data, chance, originals):
    """Two or four bytes become a number that is far too big, or zero."""
    number = chance.choice((b"\xff\xff", b"\xff\xff\xff\xff", b"\x7f\xff\xff\xff", b"\x80\0\0\0", b"\0\0", b"\0\0\0\0"))
    at = place(data, chance)
    data[at : at + len(number)] = number


def exchange_indices(data, chance, originals):
    """A two-byte number is replaced by one that stands elsewhere in the file."""
    here, there = place(data, chance), place(data, chance)
    data[here : here + 2] = data[there : there + 2]


def set_index(data, chance, originals):
    """A two-byte number becomes one below the size of the constant pool, or just above."""
    at = place(data, chance)
    data[at : at + 2] = struct.pack(">H", chance.randrange(min(int.from_bytes(data[8:10]) + 2, 65536)))


def rewrite_text(data, chance, originals):
    """A name, a descriptor or another text becomes longer or shorter, and says so: what follows is where it was."""
    texts = list(text_constants(data))
    if texts:
        at, size = chance.choice(texts)
        part = chance.choice(TELLING_TEXTS)
        cut = at + 3 + chance.randint(0, size)
        text = chance.choice((part, data[at + 3 : cut] + part, data[at + 3 : cut] + part + data[cut : at + 3 + size]))
        data[at + 1 : at + 3 + size] = struct.pack(">H", len(text)) + text


def text_constants(data):
    """The offset and size of each Utf8 constant, as far as the constant pool can be followed."""
    at, left = 10, int.from_bytes(data[8:10]) - 1
    while left > 0 and at + 3 <= len(data):
        tag, size = data[at], int.from_bytes(data[at + 1 : at + 3])
        if tag == 1 and at + 3 + size <= len(data) and size < LARGEST_FILE:
            yield at, size
        elif tag not in CONSTANT_SIZES:
            return
        at += 3 + size if tag == 1 else CONSTANT_SIZES[tag]
        left -= 2 if tag in (5, 6) else 1


def set_version(data, chance, originals):
    """The file is as old as can be, as new as can be, or of one of the versions in which something began."""
    data[4:8] = struct.pack(">HH", chance.choice((0, 0, 0, 3, 65535)), chance.choice(TELLING_VERSIONS))


def truncate(data, chance, originals):
    del data[place(data, chance) :]


def delete(data, chance, originals):
    at = place(data, chance)
    del data[at : at + chance.randint(1, 16)]


def insert(data, chance, originals):
    at = place(data, chance)
    data[at:at] = chance.randbytes(chance.randint(1, 8))


def repeat(data, chance, originals):
    at = place(data, chance)
    data[at:at] = data[at : at + chance.randint(1, 64)] * chance.randint(1, 3)


def splice(data, chance, originals):
    """A stretch of another class file overwrites one of this."""
    other = chance.choice(originals)
    start = chance.randrange(len(other))
    part = other[start : start + chance.randint(1, 200)]
    at = place(data, chance)
    data[at : at + len(part)] = part


def cross(data, chance, originals):
    """The file goes on as another from somewhere on."""
    other = chance.choice(originals)
    data[place(data, chance) :] = other[chance.randrange(len(other)) :]


def place(data, chance):
    """A position in the data, rarely one in the magic number or the version; empty data gets a byte first."""
    if len(data) < 10:
        data.extend(bytes(10 - len(data)))
    return chance.randrange(8 if chance.random() < 0.95 else 0, len(data))


MUTATIONS = (
    *(flip_bit, set_byte, step_byte, set_count, exchange_indices, set_index),
    *(rewrite_text, rewrite_text, set_version),
    *(truncate, delete, insert, repeat, splice, cross),
)

if __name__ == "__main__":
    sys.exit(main())
