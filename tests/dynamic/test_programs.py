"""Lambdas, concatenations, records, switches, handles and call sites behave as under a real JVM."""

from pathlib import Path

import pytest

pytestmark = pytest.mark.jvm

HERE = Path(__file__).parent
PROGRAMS = sorted(path.stem for path in (HERE / "programs").glob("*.java"))


@pytest.mark.parametrize("name", PROGRAMS)
def test_program_behaves_as_under_java(java, heapwright, program_classes, name):
    """Whatever is linked when it is first run prints what it prints under a JVM."""
    expected = java.run(program_classes, name)

    assert expected.text == heapwright.run(program_classes, name).text


def test_other_bootstrap_methods_are_run(java, heapwright, call_site_classes):
    """Call sites and constants of a program's own bootstrap methods are made by running these, once for each."""
    expected = java.run(call_site_classes, "CallSites")

    assert expected.text == heapwright.run(call_site_classes, "CallSites").text


def test_pattern_switches_of_newer_classes_run(heapwright):
    """The switches of Java 21 run on a JDK that does not have the class that links them."""
    expected = (HERE / "release21" / "PatternSwitches.txt").read_text(encoding="utf-8")

    assert expected == heapwright.run(str(HERE / "release21"), "PatternSwitches").stdout.decode()
