"""What comes of a resolution that goes wrong."""

import pytest

from heapwright.bytecode.linking import java_linkage
from heapwright.program.image import BrokenImage
from heapwright.program.jar import BrokenJar
from heapwright.state.signals import Unsupported


@pytest.mark.parametrize("broken", [BrokenImage, BrokenJar])
def test_a_file_that_cannot_be_read_ends_the_run(broken):
    """A class in a damaged jar or image is neither missing nor malformed: the run ends with the reason."""

    def find():
        raise broken("A cannot be read")

    with pytest.raises(Unsupported) as ended:
        java_linkage(find)

    assert "A cannot be read" == ended.value.reason
