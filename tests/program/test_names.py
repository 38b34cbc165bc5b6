"""Suggestions for names that do not exist."""

import pytest

from heapwright.program.names import nearest, nearest_classes


class Names:
    """A source of class names."""

    def __init__(self, *names):
        self.names = names

    def class_names(self, prefix=""):
        """All names that begin with the prefix."""
        return (name for name in self.names if name.startswith(prefix))


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("maim", ("main",)),
        ("MAIN", ("main",)),
        ("inser", ("insert", "insertAll")),
        ("abcdefgxyz", ("abcdefguvw",)),
        ("abcdefhxyz", ()),
        ("observeandlis", ("observe",)),
        ("zzz", ()),
        ("", ()),
    ],
)
def test_the_nearest_names(name, expected):
    """Names that differ in a few letters are found, the nearest first; unlike ones are not."""
    assert expected == nearest(name, ["main", "insert", "insertAll", "size", "remove", "abcdefguvw", "observe"])


def test_no_more_than_asked_for():
    """Only the best are given, each once."""
    assert ("abc1", "abc2") == nearest("abc", ["abc1", "abc2", "abc3", "abc1"], limit=2)


def test_classes_of_the_application_come_first():
    """The same simple name elsewhere and similar names nearby are offered, the application's before the JDK's."""
    jdk = Names("java/util/List", "java/awt/List", "java/util/Lisp$Node")
    application = Names("shop/Lists", "shop/Till", "shop/till/Listing$Entry")

    assert ("shop/Lists", "java/util/List", "java/awt/List") == nearest_classes("shop/List", [jdk, application])
    assert ("shop/till/Listing$Entry",) == nearest_classes("shop/Listing$Entri", [jdk, application], limit=1)
    assert ("shop/Till",) == nearest_classes("Till", [jdk, application])
