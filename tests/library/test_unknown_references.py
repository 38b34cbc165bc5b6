"""Every model asks the heap algorithm about a reference before it looks into it."""

import pytest
from tests.bytecode.assembled import INTERPRETED
from tests.heaps.prototypes import Unknown, WhenUsed

from heapwright.bytecode.calls import answer
from heapwright.library import index
from heapwright.program.descriptors import kind
from heapwright.program.failures import ClassMissing
from heapwright.state.signals import Fork, Signal
from heapwright.state.state import Frame, State

MOST_STATES = 60


def unasked(m, s, prepared, arguments):
    """What a model did to an unknown reference without asking, in any of the states that its questions lead to."""
    found, waiting = [], [s]
    for _ in range(MOST_STATES):
        if not waiting:
            break
        here = waiting.pop()
        try:
            answer(m, here, prepared, arguments)
        except Fork as fork:
            waiting += fork.states
        except Signal:
            continue
        except (AttributeError, LookupError, TypeError, StopIteration, ClassMissing) as error:
            found += [str(error)] if "Unknown" in str(error) else []
    return found


@pytest.mark.parametrize("name", sorted(index.MODELLED))
def test_models_ask_about_unknown_references(bench, name):
    """A model that is given references which are not settled settles them, hands them on or refuses them in words.

    The objects they turn out to be are fresh ones, which no class of the library may have made; what a model finds
    missing in these is not looked at here.
    """
    m = bench.machine(INTERPRETED)
    for method in list(m.program.load(name).methods.values()):
        prepared = m.prepared(method)
        if prepared.model is None:
            continue
        s = State()
        m.heap = WhenUsed(m, m.new_object(s, m.program.load("java/lang/Object")))
        s.frames = [Frame(m.prepared(m.empty_method), [], [])]
        receiver = [] if method.is_static else [f"L{name};"]
        arguments = []
        for number, descriptor in enumerate([*receiver, *method.parameters]):
            if kind(descriptor) == "A":
                declared = m.program.type_of(descriptor)
                arguments.append(Unknown(f"p{number}", declared))
            else:
                arguments.append(0.0 if descriptor in "FD" else 0)

        assert [] == unasked(m, s, prepared, arguments), method
