"""The options that `java` has as well mean the same."""

import pytest

pytestmark = pytest.mark.jvm


@pytest.mark.parametrize(
    "options",
    [
        "",
        "-ea",
        "-enableassertions -disableassertions",
        "-ea:AssertionStatus",
        "-ea:AssertionStatus$Nest -ea:java.util.HashMap",
        "-ea:com.acme...",
        "-ea:com/acme... -da:com.acme.asserting.Checked$Nest",
        "-ea -da:com.acme.asserting... -esa",
        "-esa -da:java.util... -enableassertions:...",
        "-ea:... -da: -da -enablesystemassertions -dsa",
        "-ea:com.acme.asserting.Checked -da:com.acme.asserting.Checked -ea:com...",
        "-ea:com.acme.asserting -da:acme... -disableassertions:java.lang.String -esa",
    ],
)
def test_assertions(run, java, classes, options):
    """Assertions are checked where `java` checks them, also once the program has changed that."""
    words = [*options.split(), "-cp", "classes", "AssertionStatus"]

    assert java(*words) == run(*words)


@pytest.mark.parametrize(
    "options",
    [
        ["-Da=b", "-Da", "-Dnumber=7", "-D€=ü😀 =x"],
        ["-Da= two words ", "-D=y", "-Da.b=-D"],
        ["-Dfile.encoding=latin1", "-Dnative.encoding=x"],
        ["-Dfile.encoding=US-ASCII", "-Djava.specification.version=3"],
        ["-Dline.separator=<>", "-Djava.lang.Integer.IntegerCache.high=1000"],
    ],
)
@pytest.mark.parametrize("locale", ["C", "C.UTF-8"])
def test_system_properties(run, java, classes, options, locale):
    """A program finds the properties that are given, but for those that Java keeps to itself."""
    names = ["a", "a.b", "€", "file.encoding", "native.encoding", "java.specification.version"]
    words = [*options, "-cp", "classes", "Properties", *names, "java.lang.Integer.IntegerCache.high"]

    assert java(*words, LC_ALL=locale) == run(*words, LC_ALL=locale)
