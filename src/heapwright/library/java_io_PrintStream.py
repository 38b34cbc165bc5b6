"""Models of java.io.PrintStream for the two captured streams; all others run their bytecode.

The public methods that are not listed here run their bytecode also for the captured streams: it ends in the private
methods that are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.bytecode.calls import DECLINED
from heapwright.library.array_copying import bounds_message
from heapwright.library.interface import Models, number
from heapwright.library.properties import line_separator
from heapwright.library.surroundings import BUFFER_SIZE, CapturedStream
from heapwright.state.signals import JavaError

if TYPE_CHECKING:
    from collections.abc import Callable

    from heapwright.bytecode.machine import Machine
    from heapwright.library.interface import Model
    from heapwright.state.heap import Object, Value
    from heapwright.state.state import State

    Shown = Callable[[Machine, State, Value, str], str]


NO_CHARACTERS = 'Cannot read the array length because "cbuf" is null'


def captured(m: Machine, s: State, stream: Value) -> CapturedStream | None:
    """Which of the captured streams a PrintStream is, if it is one."""
    native = s.heap.content(m.opened(s, stream)).native
    return native if isinstance(native, CapturedStream) else None


def write_text(m: Machine, s: State, stream: Object, capture: CapturedStream, text: str) -> None:
    """Encode UTF-16 code units and append them to the captured output."""
    if not capture.is_open:
        m.put(s, stream, "trouble", 1)
        return
    if text.isascii() and not capture.pending:
        s.write(capture.number, text.encode("ascii"))
        return
    text = capture.pending + text
    pending = text[-1:] if "\ud800" <= text[-1:] <= "\udbff" else ""
    if pending or capture.pending:
        s.heap.own(stream).native = CapturedStream(capture.number, pending=pending)
    s.write(capture.number, encode(text.removesuffix(pending), m.setting.charset))


def encode(text: str, charset: str) -> bytes:
    """UTF-16 code units as bytes; what the charset does not have becomes a question mark."""
    units = text.encode("utf-16-le", "surrogatepass")
    return units.decode("utf-16-le", "surrogatepass").encode(charset, "replace")


def printing(shown: Shown, name: str) -> Model:
    """The model of the method of that name, which writes its argument, and the end of a line if it is named for it."""
    what = f"what java.io.PrintStream.{name} prints"
    ends_line = name.endswith("ln")

    def write(m: Machine, s: State, stream: Value, value: Value) -> Value:
        capture = captured(m, s, stream)
        if capture is None:
            return DECLINED
        text = shown(m, s, value, what)
        write_text(m, s, stream, capture, text + line_separator(m) if ends_line else text)
        return None

    return write


def whole(m: Machine, s: State, value: Value, what: str) -> str:
    """An int or a long in decimal."""
    return str(number(value, what))


def boolean(m: Machine, s: State, value: Value, what: str) -> str:
    """true or false."""
    return "true" if number(value, what) else "false"


def character(m: Machine, s: State, value: Value, what: str) -> str:
    """One UTF-16 code unit."""
    return chr(number(value, what))


def string(m: Machine, s: State, value: Value, what: str) -> str:
    """A string's text, or the word null."""
    return "null" if m.decide(s, m.heap.is_null(s, value)) else m.text(s, m.opened(s, value))


def characters(m: Machine, s: State, value: Value, what: str) -> str:
    """The text in an array of characters."""
    if m.decide(s, m.heap.is_null(s, value)):
        raise JavaError("java/lang/NullPointerException", NO_CHARACTERS)
    return "".join(chr(number(one, what)) for one in s.heap.content(m.opened(s, value)).slots)


def new_line(m: Machine, s: State, stream: Value) -> Value:
    """PrintStream.println() and newLine."""
    capture = captured(m, s, stream)
    if capture is None:
        return DECLINED
    write_text(m, s, stream, capture, line_separator(m))
    return None


def ensure_open(m: Machine, s: State, stream: Value) -> Value:
    """PrintStream.ensureOpen, which format asks first."""
    return DECLINED if captured(m, s, stream) is None else None


def write_byte(m: Machine, s: State, stream: Value, value: Value) -> Value:
    """PrintStream.write(int)."""
    capture = captured(m, s, stream)
    if capture is None:
        return DECLINED
    write_bytes_to(m, s, stream, capture, bytes((number(value, "what java.io.PrintStream.write prints") & 0xFF,)))
    return None


def write_bytes(m: Machine, s: State, stream: Value, array: Value, start: Value, length: Value) -> Value:
    """PrintStream.write(byte[], int, int)."""
    capture = captured(m, s, stream)
    if capture is None:
        return DECLINED
    elements = s.heap.content(m.opened(s, array)).slots
    first, count = number(start, "an index of write"), number(length, "a length of write")
    if not 0 <= first <= first + count <= len(elements):
        message = bounds_message(m.opened(s, array).cls, len(elements), first, BUFFER_SIZE, 0, count)
        raise JavaError("java/lang/ArrayIndexOutOfBoundsException", f"arraycopy: {message}")
    part = elements[first : first + count]
    write_bytes_to(
        m, s, stream, capture, bytes(number(one, "what java.io.PrintStream.write prints") & 0xFF for one in part)
    )
    return None


def write_bytes_to(m: Machine, s: State, stream: Object, capture: CapturedStream, data: bytes) -> None:
    """Append bytes as they are."""
    if capture.is_open:
        s.write(capture.number, data)
    else:
        m.put(s, stream, "trouble", 1)


def flush(m: Machine, s: State, stream: Value) -> Value:
    """PrintStream.flush: nothing is held back."""
    return DECLINED if captured(m, s, stream) is None else None


def close(m: Machine, s: State, stream: Value) -> Value:
    """PrintStream.close."""
    capture = captured(m, s, stream)
    if capture is None:
        return DECLINED
    if capture.is_open:
        s.write(capture.number, b"?" * len(capture.pending))
        s.heap.own(stream).native = CapturedStream(capture.number, is_open=False)
    return None


MODELS: Models = {
    "print(Z)V": printing(boolean, "print"),
    "print(C)V": printing(character, "print"),
    "print(I)V": printing(whole, "print"),
    "print(J)V": printing(whole, "print"),
    "print(Ljava/lang/String;)V": printing(string, "print"),
    "println()V": new_line,
    "println(Z)V": printing(boolean, "println"),
    "println(C)V": printing(character, "println"),
    "println(I)V": printing(whole, "println"),
    "println(J)V": printing(whole, "println"),
    "println(Ljava/lang/String;)V": printing(string, "println"),
    "write(Ljava/lang/String;)V": printing(string, "write"),
    "writeln(Ljava/lang/String;)V": printing(string, "writeln"),
    "write([C)V": printing(characters, "write"),
    "writeln([C)V": printing(characters, "writeln"),
    "newLine()V": new_line,
    "ensureOpen()V": ensure_open,
    "write(I)V": write_byte,
    "write([BII)V": write_bytes,
    "flush()V": flush,
    "close()V": close,
}
