"""java.security.MessageDigest.Delegate: what a message digest does with bytes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.library.digests import Digested
from heapwright.library.interface import number
from heapwright.library.text import known_bytes
from heapwright.state.signals import JavaError, Unsupported

if TYPE_CHECKING:
    from heapwright.bytecode.machine import Machine
    from heapwright.library.interface import Models
    from heapwright.state.heap import Object, Value
    from heapwright.state.state import State


def state_of(m: Machine, s: State, this: Value) -> Digested:
    """How far a digest is."""
    digested = s.heap.content(m.opened(s, this)).native
    if not isinstance(digested, Digested):
        raise Unsupported("a message digest of a security provider")
    return digested


def update_byte(m: Machine, s: State, this: Object, byte: Value) -> None:
    """Take one byte."""
    more = state_of(m, s, this).more(bytes([number(byte, "a digested byte") & 0xFF]))
    s.heap.own(m.opened(s, this)).native = more


def update(m: Machine, s: State, this: Object, ref: Value, offset: Value, length: Value) -> None:
    """Take a part of an array."""
    start = number(offset, "the place of digested bytes")
    data = known_bytes(s, m.opened(s, ref))
    if data is None:
        raise Unsupported("a message digest of symbolic bytes")
    more = state_of(m, s, this).more(data[start : start + number(length, "the number of digested bytes")])
    s.heap.own(m.opened(s, this)).native = more


def digest(m: Machine, s: State, this: Object) -> Object:
    """The digest; the next byte begins another."""
    value = state_of(m, s, this).digest()
    reset(m, s, this)
    return m.array(s, "[B", list(memoryview(value).cast("b")))


def digest_into(m: Machine, s: State, this: Object, ref: Value, offset: Value, length: Value) -> int:
    """Write the digest to a part of an array."""
    value = state_of(m, s, this).digest()
    if number(length, "a length") < len(value):
        message = f"Length must be at least {len(value)} for {state_of(m, s, this).algorithm.upper()}digests"
        raise JavaError("java/security/DigestException", message)
    start = number(offset, "the place of a digest")
    s.heap.own(m.opened(s, ref)).slots[start : start + len(value)] = memoryview(value).cast("b")
    reset(m, s, this)
    return len(value)


def reset(m: Machine, s: State, this: Object) -> None:
    """Forget what was digested."""
    fresh = state_of(m, s, this).fresh()
    s.heap.own(m.opened(s, this)).native = fresh


def get_length(m: Machine, s: State, this: Object) -> int:
    """The number of bytes of the digest."""
    return len(state_of(m, s, this).digest())


def clone(m: Machine, s: State, this: Object) -> Object:
    """An independent digest that is as far as this one."""
    made = m.new_object(s, m.class_of(s, this))
    made.slots[:] = s.heap.content(m.opened(s, this)).slots
    made.native = state_of(m, s, this)
    return made


MODELS: Models = {
    "engineUpdate(B)V": update_byte,
    "engineUpdate([BII)V": update,
    "engineDigest()[B": digest,
    "engineDigest([BII)I": digest_into,
    "engineReset()V": reset,
    "engineGetDigestLength()I": get_length,
    "clone()Ljava/lang/Object;": clone,
}
