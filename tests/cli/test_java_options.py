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
