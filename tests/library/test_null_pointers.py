"""The messages of NullPointerException for code without names of variables."""

import subprocess

import pytest

pytestmark = pytest.mark.jvm


@pytest.fixture(scope="module")
def nameless_classes(checkout, tmp_path_factory):
    """The class path of a program compiled without names of variables and numbers of lines."""
    folder = tmp_path_factory.mktemp("nameless")
    source = checkout / "tests" / "programs" / "NullPointerMessages.java"
    subprocess.run(["javac", "-g:none", "-d", folder, source], check=True)
    return str(folder)


def test_variables_without_names_are_numbered(java, heapwright, nameless_classes):
    """A message calls a variable by its place where the compiler recorded no name."""
    expected = java.run(nameless_classes, "NullPointerMessages")

    assert expected.text == heapwright.run(nameless_classes, "NullPointerMessages").text
