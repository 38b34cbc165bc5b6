"""The list of classes that have models, and what their files say."""

import inspect
from pathlib import Path

import pytest

from heapwright.bytecode.calls import WithFrames
from heapwright.library import index
from heapwright.program.image import Image
from heapwright.program.program import Program

NEWER = {"java/lang/ref/PhantomReference.clear0()V"}
"""Models of methods that JDK 17 does not have."""


@pytest.fixture(scope="module")
def program(jdk):
    """The classes of the JDK."""
    return Program([Image(jdk.image_path)])


@pytest.mark.parametrize("name", sorted(index.MODELLED))
def test_every_model_is_of_a_method_there_is(program, name):
    """A model's name and descriptor are those of a method of the JDK's class, and it takes as many arguments."""
    methods = {method.signature: method for method in program.load(name).methods.values()}
    for signature, model in index.models_of(name).items():
        if f"{name}.{signature}" in NEWER:
            continue
        assert signature in methods, signature
        taken = 2 + len(methods[signature].parameters) + (not methods[signature].is_static)
        function = model.function if isinstance(model, WithFrames) else model
        inspect.signature(function).bind(*range(taken))


def test_every_file_of_models_is_listed():
    """A file named for a Java class is named in the index, so that its models are found."""
    folder = Path(index.__file__).parent
    files = {path.stem for path in folder.glob("*.py") if path.stem.startswith(("java_", "javax_", "jdk_", "sun_"))}

    assert files == {name.replace("/", "_").replace("$", "_") for name in index.MODELLED}
