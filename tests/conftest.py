"""What every test shares: where the checkout is, and how Hypothesis runs."""

from pathlib import Path

import hypothesis
import pytest

# A failing example prints the line that repeats it; a loaded machine is no reason to fail.
hypothesis.settings.register_profile(
    "heapwright", deadline=None, print_blob=True, suppress_health_check=[hypothesis.HealthCheck.too_slow]
)
hypothesis.settings.load_profile("heapwright")


@pytest.fixture(scope="session")
def checkout() -> Path:
    """The root of the checkout, where commands of the documentation are run."""
    return Path(__file__).parents[1]
