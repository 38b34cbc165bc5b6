"""The linker: which file knows which bootstrap method."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.bytecode.dynamic.concat import link_concat
from heapwright.bytecode.dynamic.hidden import Names
from heapwright.bytecode.dynamic.lambdas import link_lambda
from heapwright.bytecode.dynamic.records import link_record_method
from heapwright.bytecode.dynamic.sites import site_of
from heapwright.program.descriptors import java_name
from heapwright.state.signals import Unsupported

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import Any

    from heapwright.bytecode.dynamic.sites import Site
    from heapwright.bytecode.machine import Machine
    from heapwright.program.classes import Method
    from heapwright.state.code import Operation
    from heapwright.state.heap import Value
    from heapwright.state.state import State

    Link = Callable[[Machine, Names, Site], Method]

BOOTSTRAP_METHODS: Mapping[str, Link] = {
    "java/lang/invoke/LambdaMetafactory.metafactory": link_lambda,
    "java/lang/invoke/LambdaMetafactory.altMetafactory": link_lambda,
    "java/lang/invoke/StringConcatFactory.makeConcat": link_concat,
    "java/lang/invoke/StringConcatFactory.makeConcatWithConstants": link_concat,
    "java/lang/runtime/ObjectMethods.bootstrap": link_record_method,
}
"""The bootstrap methods whose call sites are linked without running them."""


class Linker:
    """Makes a static method for each call site; it remembers nothing but the names it gave."""

    def __init__(self) -> None:
        self.names = Names()

    def call_site(self, m: Machine, s: State, constant: Any) -> Method:
        """The static method that does the work of an invokedynamic instruction."""
        site = site_of(s.frames[-1].method.owner, constant)
        link = BOOTSTRAP_METHODS.get(site.bootstrap)
        if link is None:
            raise Unsupported(f"the bootstrap method {java_name(site.bootstrap)}")
        return link(m, self.names, site)

    def constant(self, m: Machine, s: State, constant: Any) -> Value:
        """The value of a method type, a method handle or a dynamic constant."""
        raise Unsupported(f"the constant {constant}")

    def polymorphic(
        self, m: Machine, s: State, i: Operation, method: Method, arguments: Sequence[Value]
    ) -> tuple[Method, tuple[Value, ...]]:
        """What a call of MethodHandle.invoke, invokeExact or a VarHandle's accessor runs."""
        raise Unsupported(f"a call of {method.external}")
