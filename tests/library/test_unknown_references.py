"""Every model asks the heap algorithm about a reference before it looks into it."""

from contextlib import suppress

import pytest
from tests.bytecode.assembled import INTERPRETED
from tests.heaps.prototypes import Unknown, WhenLoaded, WhenUsed, input_object

from heapwright.bytecode.calls import answer
from heapwright.library import index
from heapwright.program.descriptors import kind
from heapwright.program.failures import ClassMissing
from heapwright.state.signals import Fork, JavaError, Signal
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


ENTRY = "java/util/AbstractMap$SimpleEntry"
READS = {
    "a field": ("jdk/internal/misc/Unsafe", "getReferenceVolatile", lambda m, entry, array: (None, entry, 0)),
    "a field compared": (
        "jdk/internal/misc/Unsafe",
        "compareAndSetReference",
        lambda m, entry, array: (None, entry, 0, None, entry),
    ),
    "an element": ("java/lang/reflect/Array", "get", lambda m, entry, array: (array, 0)),
    "a copied element": (
        "java/lang/System",
        "arraycopy",
        lambda m, entry, array: (array, 0, m.array(State(), "[Ljava/lang/String;", [None]), 0, 1),
    ),
}


@pytest.mark.parametrize("what", READS)
def test_what_models_read_is_settled(bench, what):
    """Where references are settled when they are loaded, a model that reads one has it settled: it may be null."""
    owner, name, arguments = READS[what]
    m = bench.machine(INTERPRETED)
    s = State()
    entry = input_object(m, s, m.program.load(ENTRY), "entry")
    m.heap = WhenLoaded(m, entry)
    element = Unknown("array[0]", m.program.load("java/lang/Object"))
    array = m.array(s, "[Ljava/lang/Object;", [element])
    (method,) = (one for one in m.program.load(owner).methods.values() if one.name == name)

    given = arguments(m, entry, array)

    with pytest.raises(Fork) as forked:
        answer(m, s, m.prepared(method), given)
    assert None in [next(iter(one.answers.values())) for one in forked.value.states]
    for one in forked.value.states:
        with suppress(JavaError):
            answer(m, one, m.prepared(method), given)
