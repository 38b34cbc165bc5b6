"""Programs that use what the library models behave as under a real JVM."""

from pathlib import Path

import pytest

pytestmark = pytest.mark.jvm

PROGRAMS = sorted(path.stem for path in (Path(__file__).parent / "programs").glob("*.java"))


@pytest.mark.parametrize("name", PROGRAMS)
def test_program_behaves_as_under_java(java, heapwright, library_classes, name):
    """What a modelled class does is what the real one does."""
    expected = java.run(library_classes, name)

    assert expected.text == heapwright.run(library_classes, name).text
