"""What models do where a value is symbolic: nothing that could be wrong."""

import pytest

from heapwright.bytecode.calls import DECLINED
from heapwright.library import java_lang_Double, java_lang_Float, java_lang_Math, java_lang_StrictMath
from heapwright.library.text import known_bytes
from heapwright.state.heap import Object
from heapwright.state.signals import Unsupported
from heapwright.state.state import State
from heapwright.terms.operators import Kind
from heapwright.terms.terms import Terms

NATIVE = (java_lang_Double, java_lang_Float, java_lang_StrictMath)


def arguments_of(signature, symbol):
    """As many arguments as a method on numbers takes: known ones, and a symbolic one at the end."""
    count = signature.index(")") - signature.index("(") - 1
    return [*[1.0] * (count - 1), symbol]


@pytest.fixture
def symbol():
    """A double that is not known."""
    return Terms().symbol("x", Kind.DOUBLE)


@pytest.mark.parametrize("signature", sorted(java_lang_Math.MODELS))
def test_functions_with_bytecode_leave_symbolic_numbers_to_it(signature, symbol):
    """A model that only makes a function quicker declines a symbolic number."""
    assert DECLINED is java_lang_Math.MODELS[signature](None, State(), *arguments_of(signature, symbol))


@pytest.mark.parametrize(("module", "signature"), [(one, name) for one in NATIVE for name in sorted(one.MODELS)])
def test_native_functions_refuse_symbolic_numbers(module, signature, symbol):
    """A native function on numbers has nothing else to run, and says what it was asked for."""
    with pytest.raises(Unsupported, match=signature.split("(")[0]):
        module.MODELS[signature](None, State(), *arguments_of(signature, symbol))


def test_bytes_are_known_if_all_elements_are(symbol):
    """A byte array's content is given as bytes, unless one of its elements is symbolic."""
    known, unknown = Object(None, [-1, 0, 65], None), Object(None, [1, symbol], None)

    assert b"\xff\x00A" == known_bytes(State(), known)
    assert known_bytes(State(), unknown) is None
