"""Generated programs print under heapwright what they print under a real JVM."""

import pytest
from tests.differential.generated import GENERATORS, compare, compile_batches, make_batches

pytestmark = pytest.mark.jvm

SEED = 20240
CASES = {"Arithmetic": 120, "Hierarchies": 60}


def cases_of(kind):
    """How many cases of a kind the fast tests run."""
    return CASES.get(kind, 12)


@pytest.fixture(scope="session")
def generated_classes(jdk, cache_folder, tmp_path_factory):
    """The class path of all generated batches, which are compiled together."""
    folder = cache_folder / "generated"
    folder.mkdir(parents=True, exist_ok=True)
    batches = [batch for kind in GENERATORS for batch in make_batches(kind, SEED, cases_of(kind))]
    return compile_batches(batches, folder, jdk, cache_folder)


@pytest.mark.parametrize("kind", GENERATORS)
def test_generated_cases_agree_with_java(java, heapwright, generated_classes, kind):
    """Every case ends with the same result or the same exception."""
    wrong = []
    for batch in make_batches(kind, SEED, cases_of(kind)):
        wrong += compare(batch, generated_classes, java, heapwright)

    assert [] == wrong, f"seed {SEED}:\n" + "\n".join(map(str, wrong))


@pytest.mark.parametrize("kind", GENERATORS)
def test_generators_depend_on_the_seed_only(kind):
    """The same seed gives the same cases, another seed others."""
    (first,) = make_batches(kind, 7, 3)

    assert [first] == make_batches(kind, 7, 3)
    assert first.source != make_batches(kind, 8, 3)[0].source.replace("x8", "x7")
