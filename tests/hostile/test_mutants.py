"""Mutated classes under a JVM and under heapwright."""

import pytest
from tests.hostile.comparison import Comparison

pytestmark = pytest.mark.jvm

SEED, CASES = 20_261, 300


def test_mutants(checkout, jdk):
    """Each of 300 mutated programs ends as under a JVM, or in a sentence where a verifier refuses it."""
    with Comparison(jdk, checkout / "build" / "hostile") as comparison:
        report = comparison.run(range(CASES), SEED)

    assert [] == report.failures, report.table
    assert report.endings["equal"] > CASES // 10, report.table
