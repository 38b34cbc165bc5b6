"""The laws of the heap: a copy has the same contents, and nothing written later to one is seen in the other."""

from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from heapwright.state.heap import Heap, Object

SLOTS = st.integers(0, 2)


class Copies(RuleBasedStateMachine):
    """Heaps copied from each other in any order, beside dictionaries that say what each must hold."""

    def __init__(self):
        super().__init__()
        self.objects = []
        self.heaps = []
        self.models = []

    @initialize(values=st.lists(st.integers(), min_size=3, max_size=3))
    def begin(self, values):
        """One heap with one object."""
        heap = Heap()
        self.objects.append(Object(None, values, heap.epoch))
        self.heaps.append(heap)
        self.models.append({0: values[:]})

    @rule(data=st.data())
    def make(self, data):
        """Make an object in one heap; the others never see it."""
        which = data.draw(st.integers(0, len(self.heaps) - 1))
        self.objects.append(Object(None, [0, 0, 0], self.heaps[which].epoch))
        self.models[which][len(self.objects) - 1] = [0, 0, 0]

    @rule(data=st.data(), slot=SLOTS, value=st.integers())
    def write(self, data, slot, value):
        """Write to an object that a heap knows."""
        which = data.draw(st.integers(0, len(self.heaps) - 1))
        ref = data.draw(st.sampled_from(sorted(self.models[which])))
        self.heaps[which].own(self.objects[ref]).slots[slot] = value
        self.models[which][ref][slot] = value

    @rule(data=st.data())
    def copy(self, data):
        """Copy a heap; the copy knows the same objects."""
        which = data.draw(st.integers(0, len(self.heaps) - 1))
        self.heaps.append(self.heaps[which].copy())
        self.models.append({ref: slots[:] for ref, slots in self.models[which].items()})

    @invariant()
    def contents(self):
        """Each heap holds what was written in it, and what it had when it was copied."""
        for heap, model in zip(self.heaps, self.models, strict=True):
            for ref, slots in model.items():
                assert slots == heap.content(self.objects[ref]).slots

    @rule(data=st.data())
    def own(self, data):
        """What may be changed is what is read afterwards, and asking for it changes nothing."""
        which = data.draw(st.integers(0, len(self.heaps) - 1))
        ref = self.objects[data.draw(st.sampled_from(sorted(self.models[which])))]
        owned = self.heaps[which].own(ref)
        assert owned is self.heaps[which].content(ref)
        assert owned is self.heaps[which].own(ref)


TestCopies = Copies.TestCase
TestCopies.settings = settings(max_examples=40, stateful_step_count=30)


def test_a_heap_that_was_never_copied_changes_objects_in_place():
    """Without copies the contents of an object are found in the object itself."""
    heap = Heap()
    ref = Object(None, [1], heap.epoch)

    assert ref is heap.own(ref)
    assert ref is heap.content(ref)
    assert {} == heap.changed


def test_a_new_object_is_not_copied_by_its_first_write():
    """An object made since the last copy belongs to its heap alone."""
    heap = Heap()
    heap.copy()
    ref = Object(None, [1], heap.epoch)

    assert ref is heap.own(ref)


@given(writes=st.lists(st.booleans(), max_size=6))
def test_an_object_is_copied_once_between_two_copies_of_the_heap(writes):
    """Writing again to an object that was copied on write changes the same contents."""
    heap = Heap()
    ref = Object(None, [0], heap.epoch)
    other = heap.copy()
    owned = heap.own(ref)
    for _ in writes:
        heap.own(ref).slots[0] += 1

    assert owned is heap.own(ref)
    assert [len(writes)] == owned.slots
    assert ref is other.content(ref)


def test_what_belongs_to_an_object_goes_with_its_contents():
    """The native part and the identity of an object are part of what a heap owns."""
    heap = Heap()
    ref = Object(None, [], heap.epoch)
    ref.native, ref.identity = "payload", 7
    other = heap.copy()
    other.own(ref).identity = 8

    assert ("payload", 8) == (other.content(ref).native, other.content(ref).identity)
    assert ("payload", 7) == (heap.content(ref).native, heap.content(ref).identity)
