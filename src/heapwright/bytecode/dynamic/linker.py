"""The linker: which file knows which bootstrap method."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.bytecode.dynamic.bootstrap import FAILURE, OVERFLOW, VALUE, define_constant, link_call_site
from heapwright.bytecode.dynamic.concat import is_concat, link_concat
from heapwright.bytecode.dynamic.handles import call_of, called_with, direct_handle, handle_object, handle_of
from heapwright.bytecode.dynamic.hidden import Workshop, outermost
from heapwright.bytecode.dynamic.lambdas import is_lambda, link_lambda
from heapwright.bytecode.dynamic.records import is_record_method, link_record_method
from heapwright.bytecode.dynamic.sites import position_of, site_of
from heapwright.bytecode.dynamic.switches import link_switch
from heapwright.bytecode.dynamic.types import method_type
from heapwright.bytecode.dynamic.variables import accessor, variable_of
from heapwright.bytecode.initialisation import DONE, initialise
from heapwright.bytecode.linking import java_linkage
from heapwright.classfile.constants import DynamicConstant, MethodHandleConstant, MethodTypeConstant
from heapwright.state.signals import JavaError, Thrown, Unsupported

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import Any

    from heapwright.bytecode.dynamic.hidden import HiddenNames
    from heapwright.bytecode.dynamic.sites import Site
    from heapwright.bytecode.machine import Machine
    from heapwright.program.classes import LoadedClass, Method
    from heapwright.state.code import Operation
    from heapwright.state.heap import Object, Value
    from heapwright.state.state import State

    Link = Callable[[Machine, HiddenNames, Site], Method]

BOOTSTRAP_METHODS: Mapping[str, Link] = {
    "java/lang/invoke/LambdaMetafactory.metafactory": link_lambda,
    "java/lang/invoke/LambdaMetafactory.altMetafactory": link_lambda,
    "java/lang/invoke/StringConcatFactory.makeConcat": link_concat,
    "java/lang/invoke/StringConcatFactory.makeConcatWithConstants": link_concat,
    "java/lang/runtime/ObjectMethods.bootstrap": link_record_method,
    "java/lang/runtime/SwitchBootstraps.enumSwitch": link_switch,
    "java/lang/runtime/SwitchBootstraps.typeSwitch": link_switch,
}
"""The bootstrap methods whose call sites are linked without running them; all others are run."""

WELL_FORMED: Mapping[Link, Callable[[Site], bool]] = {
    link_concat: is_concat,
    link_lambda: is_lambda,
    link_record_method: is_record_method,
}
"""What a site must be like to be linked this way; at any other the bootstrap method is run, and says what is wrong."""


def workshop_of(m: Machine) -> Workshop:
    """What the machine's linker remembers."""
    if not isinstance(m.dynamic, Linker):
        raise Unsupported("method handles need a linker of call sites")
    return m.dynamic.workshop


class Linker:
    """Makes a static method for each call site, and says what calls of handles run."""

    def __init__(self) -> None:
        self.workshop = Workshop()

    def call_site(self, m: Machine, s: State, constant: Any) -> Method:
        """The static method that does the work of an invokedynamic instruction."""
        frame = s.frames[-1]
        site = site_of(frame.method.owner, constant, position_of(frame) if s.heap.shared else None)
        link = BOOTSTRAP_METHODS.get(site.bootstrap, link_call_site)
        if link in WELL_FORMED and not WELL_FORMED[link](site):
            link = link_call_site
        return java_linkage(lambda: link(m, self.workshop.names, site))

    def constant(self, m: Machine, s: State, constant: Any) -> Value:
        """The value of a method type, a method handle or a dynamic constant."""
        host = outermost(s.frames[-1].method.owner)
        if isinstance(constant, MethodTypeConstant):
            return method_type(m, self.workshop, constant.descriptor)
        if isinstance(constant, MethodHandleConstant):
            return self.handle(m, host, constant)
        if isinstance(constant, DynamicConstant):
            return self.computed(m, s, host, constant)
        raise Unsupported(f"the constant {constant}")

    def handle(self, m: Machine, host: LoadedClass, constant: MethodHandleConstant) -> Object:
        """The object of a method handle's constant."""
        known = self.workshop.constants.get((host, constant))
        if known is None:
            made = direct_handle(m, self.workshop, host, constant)
            known = self.workshop.constants[host, constant] = handle_object(m, self.workshop, made)
        return known

    def computed(self, m: Machine, s: State, host: LoadedClass, constant: DynamicConstant) -> Value:
        """The value of a dynamic constant, which each state computes once."""
        cls = self.workshop.classes.get((host, constant))
        if cls is None:
            cls = define_constant(m, self.workshop.names, site_of(host, constant))
            self.workshop.classes[host, constant] = cls
        initialise(m, s, cls)
        if s.heap.content(m.statics(cls)).native is not DONE:
            raise JavaError(OVERFLOW)
        failure = m.get_static(s, cls, FAILURE)
        if failure is not None:
            raise Thrown(failure)
        return m.get_static(s, cls, VALUE)

    def polymorphic(
        self, m: Machine, s: State, i: Operation, method: Method, arguments: Sequence[Value]
    ) -> tuple[Method, tuple[Value, ...]]:
        """What a call of MethodHandle.invoke, invokeExact or a VarHandle's accessor runs."""
        descriptor = i.operands[0].descriptor
        ref, *rest = arguments
        if method.owner.name == "java/lang/invoke/VarHandle":
            run = accessor(m, self.workshop, variable_of(m, s, ref), method.name, descriptor)
            called: tuple[Method, tuple[Value, ...]] = run, tuple(rest)
        else:
            handle = handle_of(m, s, ref)
            called = called_with(call_of(m, self.workshop, m.opened(s, ref), handle, method.name, descriptor), rest)
        initialise(m, s, called[0].owner)
        return called
