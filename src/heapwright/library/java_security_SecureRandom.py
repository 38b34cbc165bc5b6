"""java.security.SecureRandom: a fixed sequence of bytes, for runs are repeatable and nothing here is secret."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.library.interface import nothing, number
from heapwright.library.numbers import LONG_MASK

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.library.interface import Models
    from heapwright.state.heap import Object, Value
    from heapwright.state.state import State

COUNTER = "secure random bytes"
GOLDEN = 0x9E3779B97F4A7C15
MIXERS = ((30, 0xBF58476D1CE4E5B9), (27, 0x94D049BB133111EB))


def next_byte(s: State) -> int:
    """The next byte of the run's sequence: a counter, well mixed."""
    value = s.count(COUNTER) * GOLDEN & LONG_MASK
    for shift, factor in MIXERS:
        value = (value ^ value >> shift) * factor & LONG_MASK
    return (value >> 56) - 128


def get_default_generator(m: Machine, s: State, this: Object, with_seed: Value, seed: Value) -> None:
    """Name the algorithm; no provider is asked."""
    m.put(s, this, "algorithm", m.intern("NativePRNG"))


def next_bytes(m: Machine, s: State, this: Object, array: Value) -> None:
    """Fill an array."""
    slots = s.heap.own(m.opened(s, array)).slots
    slots[:] = [next_byte(s) for _ in slots]


def generate_seed(m: Machine, s: State, this: Object, count: Value) -> Object:
    """As many bytes as asked for."""
    length = number(count, "the number of random bytes")
    return m.array(s, "[B", [next_byte(s) for _ in range(m.check_length(s, length))])


MODELS: Models = {
    "getDefaultPRNG(Z[B)V": get_default_generator,
    "nextBytes([B)V": next_bytes,
    "setSeed([B)V": nothing,
    "generateSeed(I)[B": generate_seed,
}
