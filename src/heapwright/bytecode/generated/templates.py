"""The one table of templates: how each instruction is written in generated code; the others are handed over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.bytecode.generated import templates_values as values
from heapwright.bytecode.generated.templates_calls import call_templates
from heapwright.bytecode.generated.templates_control import control_templates
from heapwright.bytecode.generated.templates_memory import memory_templates

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from heapwright.bytecode.generated.translator import Template


def local_and_constant_templates() -> Iterator[tuple[str, Template]]:
    """Constants, local variables and the stack."""
    yield "nop", values.nothing
    yield "aconst_null", values.null
    for mnemonic in ("bipush", "sipush", "iconst_m1", *(f"iconst_{number}" for number in range(6))):
        yield mnemonic, values.constant
    for kind, count in (("l", 2), ("f", 3), ("d", 2)):
        for number in range(count):
            yield f"{kind}const_{number}", values.constant
    for mnemonic in ("ldc", "ldc_w", "ldc2_w"):
        yield mnemonic, values.ldc
    for prefix in "ilfda":
        for suffix in ("", "_0", "_1", "_2", "_3"):
            yield f"{prefix}load{suffix}", values.load
            yield f"{prefix}store{suffix}", values.store
    yield "iinc", values.increment
    yield "pop", values.pop
    yield "pop2", values.pop
    for mnemonic in ("dup", "dup_x1", "dup_x2", "dup2", "dup2_x1", "dup2_x2"):
        yield mnemonic, values.dup
    yield "swap", values.swap


TEMPLATES: Mapping[str, Template] = {
    **dict(local_and_constant_templates()),
    **values.arithmetic_templates(),
    **control_templates(),
    **memory_templates(),
    **call_templates(),
}
"""Every instruction that generated code can do, by its mnemonic."""
