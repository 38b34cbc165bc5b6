"""The fixed text around a generated function's body."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from heapwright.bytecode.generated.translator import Translator


def header(name: str, parameters: list[str], translator: Translator) -> list[str]:
    """The lines before the body: the bound on frames, and the state's parts that the body uses."""
    lines = [f"def {name}({', '.join(parameters)}):"]
    if translator.calls:
        lines += ["    if d > limit: raise Handover", "    d += 1"]
    if translator.uses_epoch:
        lines.append("    e = s.heap.epoch")
    if translator.shared:
        lines += ["    get = s.heap.changed.get", "    own = s.heap.own"]
    lock = translator.lock
    if lock is not None:
        check = ["        if type(lock) is not Object: raise Handover"] if translator.shared else []
        lines += [f"    lock = {lock}", "    if b == 0:", *check, "        enter_monitor(s, lock)"]
    return [*lines, "    try:"]


def footer(name: str, translator: Translator) -> list[str]:
    """The lines after the body: a Java exception goes on, any other failure becomes frames.

    Frames take the method's monitors over; an exception gives a synchronized method's back.
    """
    thrown = ["    except Thrown as thrown:"]
    if translator.enters:
        thrown.append(f"        if entered: caught_{name}(thrown)")
    if translator.lock is not None:
        thrown.append("        exit_monitor(s, lock)")
    return [
        *thrown,
        "        raise",
        "    except FAILURES as error:",
        f"        raise rebuild_{name}(error, locals()) from None",
    ]
