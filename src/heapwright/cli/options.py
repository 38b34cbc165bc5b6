"""What can be said on the command line, and what is said."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

MOST_FRAMES = 1_000_000
DEPTH = 9000
QUICK_AFTER = 30
HELP = ("-h", "--help")


class WrongUsage(Exception):
    """The command line is wrong; the message says where."""


@dataclass(frozen=True, slots=True)
class RunOptions:
    """What is said to `heapwright run`."""

    target: str
    arguments: tuple[str, ...]
    is_jar: bool = False
    """Whether the target is a jar, whatever its name."""
    class_path: str | None = None
    cache: Path | None = None
    depth: int = DEPTH
    timeout: float | None = None
    threshold: int | None = QUICK_AFTER
    opened: tuple[str, ...] = ()
    assertions: tuple[str, ...] = ()
    properties: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Option:
    """One option of `heapwright run`: its names, the field of RunOptions it fills, and what it takes there."""

    names: tuple[str, ...]
    field: str
    help: str
    value: str = ""
    """What the word after it is, for people to read; empty for an option of one word."""
    take: Callable[[str], object] = str
    """What is made of that word, or of the option of one word itself; ValueError says what is expected."""
    many: bool = False
    """Whether all values that are given count, and not the last one only."""
    beginnings: tuple[str, ...] = ()
    """What a word may begin with that is this option as well, such as `-ea:`."""
    rest: str = ""
    """How such a word goes on, for people to read."""

    def called(self, name: str) -> bool:
        """Whether a word is this option."""
        return name in self.names or name.startswith(self.beginnings)


def positive(text: str) -> int:
    """A whole number from 1 on."""
    if text.isascii() and text.isdigit() and int(text[:20]) > 0:
        return int(text[:20])
    raise ValueError(f"a whole number from 1 on is expected, not {text!r}")


def frames(text: str) -> int:
    """A number of frames that fits into the memory of most computers."""
    if positive(text) <= MOST_FRAMES:
        return int(text)
    raise ValueError(f"at most {MOST_FRAMES} is possible, not {text!r}")


def opening(text: str) -> str:
    """A package that is opened, as `java.base/java.lang`."""
    package, _, module = text.partition("=")
    if module == "ALL-UNNAMED" and package.count("/") == 1:
        return package
    raise ValueError(f"MODULE/PACKAGE=ALL-UNNAMED is expected, not {text!r}")


def seconds(text: str) -> float:
    """A time that is more than nothing."""
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if 0 < value < float("inf"):
        return value
    raise ValueError(f"a number of seconds is expected, not {text!r}")


def folder(text: str) -> Path:
    """A folder, which need not be there yet; an empty name would mean the current one."""
    if text:
        return Path(text)
    raise ValueError("the name of a folder is expected, not ''")


def yes(text: str) -> bool:
    """It is said."""
    return True


def never(text: str) -> None:
    """No number of calls is enough."""


OPTIONS = (
    Option(
        ("-cp", "-classpath", "--class-path"),
        "class_path",
        "folders and jars to find classes in, as `java -cp` takes them",
        "PATH",
    ),
    Option(("-jar",), "is_jar", "the target is a jar, whatever its name", take=yes),
    Option(
        ("-D",),
        "properties",
        "a system property, which is empty where no value is given",
        many=True,
        beginnings=("-D",),
        rest="NAME[=VALUE]",
    ),
    Option(
        ("--add-opens",),
        "opened",
        "open a package of the JDK to reflection, as `java --add-opens` does",
        "MODULE/PACKAGE=ALL-UNNAMED",
        opening,
        many=True,
    ),
    Option(
        ("-ea", "-enableassertions", "-da", "-disableassertions"),
        "assertions",
        "check assertions, or not: of the program, of a class, of a package and those below",
        many=True,
        beginnings=("-ea:", "-enableassertions:", "-da:", "-disableassertions:"),
        rest="[:CLASS|:PACKAGE...]",
    ),
    Option(
        ("-esa", "-enablesystemassertions", "-dsa", "-disablesystemassertions"),
        "assertions",
        "check the assertions of the JDK's classes, or not",
        many=True,
    ),
    Option(
        ("--cache",), "cache", "where compiled sources are kept (default: the user's cache folder)", "FOLDER", folder
    ),
    Option(("--depth",), "depth", f"frames after which a StackOverflowError is thrown (default: {DEPTH})", "N", frames),
    Option(("--timeout",), "timeout", "stop the run after this time (default: never)", "SECONDS", seconds),
    Option(
        ("--quick-after",),
        "threshold",
        f"calls and loops after which a method is translated to Python (default: {QUICK_AFTER})",
        "N",
        positive,
    ),
    Option(("--never-quick",), "threshold", "interpret everything: slow, for comparisons", take=never),
)


def run_options(words: Sequence[str]) -> RunOptions | None:
    """What the words after `run` say: options, then the target, then what the program is passed; None asks for help."""
    said: dict[str, Any] = {}
    at = 0
    while at < len(words) and words[at].startswith("-"):
        if words[at] == "--":
            at += 1
            break
        if words[at] in HELP:
            return None
        at = taken(said, words, at)
    if at == len(words):
        raise WrongUsage("no target")
    return RunOptions(words[at], tuple(words[at + 1 :]), **said)


def taken(said: dict[str, Any], words: Sequence[str], at: int) -> int:
    """Note the option that begins at a word; the index of the word after it."""
    word = words[at]
    name, _, text = word.partition("=") if word.startswith("--") else (word, "", "")
    option = named(name)
    if option is None or (name != word and not option.value):
        raise WrongUsage(f"there is no option {word}")
    if option.value and name == word:
        at += 1
        if at == len(words):
            raise WrongUsage(f"{name} needs a value: {option.value}")
        text = words[at]
    try:
        value = option.take(text if option.value else word)
    except ValueError as error:
        raise WrongUsage(f"{name}: {error}") from None
    said[option.field] = (*said.get(option.field, ()), value) if option.many else value
    return at + 1


def named(name: str) -> Option | None:
    """The option of a name."""
    return next((option for option in OPTIONS if option.called(name)), None)
