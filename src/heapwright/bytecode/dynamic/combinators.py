"""The combinators of java.lang.invoke.MethodHandles: each is a static method that calls the handles it is given."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.bytecode.dynamic.adapters import adapter, adapter_writer, element_letter
from heapwright.bytecode.dynamic.handles import Handle
from heapwright.bytecode.dynamic.writing import Writer, method_descriptor
from heapwright.program.descriptors import class_name, parse_method_descriptor

if TYPE_CHECKING:
    from collections.abc import Sequence

    from heapwright.bytecode.dynamic.hidden import Workshop
    from heapwright.bytecode.machine import Machine
    from heapwright.state.heap import Object, Value


class Combinators:
    """Makes handles out of handles; every argument is a handle's description with its object."""

    def __init__(self, m: Machine, workshop: Workshop) -> None:
        self.m = m
        self.workshop = workshop

    def made(self, key: tuple[object, ...], code: Writer, descriptor: str, purpose: str) -> Handle:
        """The handle of a written method."""
        method = self.workshop.once(key, lambda: adapter(self.m, self.workshop, purpose, code, descriptor))
        return Handle(descriptor, method)

    def identity(self, descriptor: str) -> Handle:
        """Gives back its argument."""
        own = method_descriptor([descriptor], descriptor)
        code = Writer([descriptor])
        code.load_parameters()
        code.give_back(descriptor)
        return self.made(("identity", own), code, own, "Identity")

    def empty(self, descriptor: str) -> Handle:
        """Ignores its arguments and gives zero or null."""
        types = parse_method_descriptor(descriptor)
        code = Writer(types.parameters)
        code.default(types.result)
        code.give_back(types.result)
        return self.made(("empty", descriptor), code, descriptor, "Empty")

    def permute(self, handle: Handle, ref: Object, wanted: str, order: Sequence[int]) -> Handle:
        """Passes on the arguments at these positions: reordered, repeated or dropped."""
        code, descriptor = adapter_writer(1, wanted)
        code.load_parameters(0, 1)
        for at in order:
            code.load_parameters(1 + at, 2 + at)
        return self.call_and_return(("permute", tuple(order)), code, descriptor, handle, (ref,), wanted)

    def insert(self, handle: Handle, ref: Object, position: int, values: Sequence[Value]) -> Handle:
        """Passes on these values, already of the right types, at a position."""
        own = handle.parameters
        end = position + len(values)
        given, left = own[position:end], (*own[:position], *own[end:])
        wanted = method_descriptor(left, handle.result)
        parameters = ("Ljava/lang/invoke/MethodHandle;", *given, *left)
        code = Writer(parameters)
        first = 1 + len(given)
        code.load_parameters(0, 1)
        code.load_parameters(first, first + position)
        code.load_parameters(1, first)
        code.load_parameters(first + position)
        descriptor = method_descriptor(parameters, handle.result)
        bound = (ref, *values)
        return self.call_and_return(("insert", position, len(values)), code, descriptor, handle, bound, wanted)

    def call_and_return(
        self,
        key: tuple[object, ...],
        code: Writer,
        descriptor: str,
        handle: Handle,
        bound: tuple[Value, ...],
        wanted: str,
    ) -> Handle:
        """Finish code that has pushed the handle and its arguments."""
        code.invoke_exact(handle.descriptor)
        code.give_back(handle.result)
        made = self.made((*key, handle.descriptor, descriptor), code, descriptor, "Combine")
        return Handle(wanted, made.method, bound)

    def filter_arguments(
        self, handle: Handle, ref: Object, position: int, filters: Sequence[tuple[Handle, Object] | None]
    ) -> Handle:
        """Passes on what each filter makes of its argument, from left to right."""
        parameters = list(handle.parameters)
        present = [one for one in filters if one is not None]
        for at, one in enumerate(filters, position):
            if one is not None:
                parameters[at] = one[0].parameters[0]
        wanted = method_descriptor(parameters, handle.result)
        code, descriptor = adapter_writer(1 + len(present), wanted)
        first = 1 + len(present)
        places = {at: one for at, one in enumerate(filters, position) if one is not None}
        changed: dict[int, tuple[str, int]] = {}
        for number, (at, one) in enumerate(places.items(), 1):
            code.load_parameters(number, number + 1)
            code.load_parameters(first + at, first + at + 1)
            code.invoke_exact(one[0].descriptor)
            changed[at] = one[0].result, code.local(one[0].result)
            code.store(*changed[at])
        code.load_parameters(0, 1)
        for at in range(len(parameters)):
            if at in changed:
                code.load(*changed[at])
            else:
                code.load_parameters(first + at, first + at + 1)
        key = ("filter", tuple((at, one[0].descriptor) for at, one in places.items()))
        return self.call_and_return(key, code, descriptor, handle, (ref, *[one[1] for one in present]), wanted)

    def filter_result(self, handle: Handle, ref: Object, after: Handle, after_ref: Object) -> Handle:
        """Gives what the second handle makes of the first one's result."""
        wanted = method_descriptor(handle.parameters, after.result)
        code, descriptor = adapter_writer(2, wanted)
        code.load_parameters(1, 2)
        code.load_parameters(0, 1)
        code.load_parameters(2)
        code.invoke_exact(handle.descriptor)
        key = ("result", handle.descriptor)
        return self.call_and_return(key, code, descriptor, after, (ref, after_ref), wanted)

    def collect(self, handle: Handle, ref: Object, position: int, filter_: Handle, filter_ref: Object) -> Handle:
        """Passes on, at a position, what a filter makes of any number of arguments; a void one adds nothing."""
        own, taken = handle.parameters, len(filter_.parameters)
        consumed = 0 if filter_.result == "V" else 1
        wanted = method_descriptor((*own[:position], *filter_.parameters, *own[position + consumed :]), handle.result)
        code, descriptor = adapter_writer(2, wanted)
        code.load_parameters(1, 2)
        code.load_parameters(2 + position, 2 + position + taken)
        self.collected(code, filter_, position, 2 + position + taken)
        return self.call_and_return(
            ("collect", position, filter_.descriptor), code, descriptor, handle, (ref, filter_ref), wanted
        )

    def fold(self, handle: Handle, ref: Object, position: int, combiner: Handle, combiner_ref: Object) -> Handle:
        """Passes on, at a position, what a combiner makes of the arguments that follow, and these as well."""
        own, consumed = handle.parameters, 0 if combiner.result == "V" else 1
        wanted = method_descriptor((*own[:position], *own[position + consumed :]), handle.result)
        code, descriptor = adapter_writer(2, wanted)
        code.load_parameters(1, 2)
        code.load_parameters(2 + position, 2 + position + len(combiner.parameters))
        self.collected(code, combiner, position, 2 + position)
        return self.call_and_return(
            ("fold", position, combiner.descriptor), code, descriptor, handle, (ref, combiner_ref), wanted
        )

    def collected(self, code: Writer, first: Handle, position: int, rest: int) -> None:
        """Call the handle whose arguments are pushed; push the other with the result among its arguments."""
        code.invoke_exact(first.descriptor)
        slot = code.local(first.result)
        if first.result != "V":
            code.store(first.result, slot)
        code.load_parameters(0, 1)
        code.load_parameters(2, 2 + position)
        if first.result != "V":
            code.load(first.result, slot)
        code.load_parameters(rest)

    def guard(self, test: tuple[Handle, Object], target: tuple[Handle, Object], other: tuple[Handle, Object]) -> Handle:
        """Calls one of two handles of the same type, as a test of the first arguments tells."""
        handle = target[0]
        code, descriptor = adapter_writer(3, handle.descriptor)
        otherwise = code.label()
        code.load_parameters(0, 1)
        code.load_parameters(3, 3 + len(test[0].parameters))
        code.invoke_exact(test[0].descriptor)
        code.emit("ifeq", otherwise)
        code.load_parameters(1, 2)
        code.load_parameters(3)
        code.invoke_exact(handle.descriptor)
        code.give_back(handle.result)
        code.place(otherwise)
        code.load_parameters(2)
        key = ("guard", test[0].descriptor)
        return self.call_and_return(key, code, descriptor, handle, (test[1], target[1], other[1]), handle.descriptor)

    def catch(self, handle: Handle, ref: Object, caught: str, handler: Handle, handler_ref: Object) -> Handle:
        """Gives what the handler makes of an exception of a type and the first arguments."""
        code, descriptor = adapter_writer(2, handle.descriptor)
        start, end, target = code.label(), code.label(), code.label()
        code.place(start)
        code.load_parameters(0, 1)
        code.load_parameters(2)
        code.invoke_exact(handle.descriptor)
        code.place(end)
        code.give_back(handle.result)
        code.place(target)
        code.handle(start, end, target, class_name(caught))
        exception = code.local("A")
        code.emit("astore", exception)
        code.load_parameters(1, 2)
        code.emit("aload", exception)
        code.load_parameters(2, 1 + len(handler.parameters))
        code.invoke_exact(handler.descriptor)
        code.give_back(handle.result)
        key = ("catch", caught, handler.descriptor, handle.descriptor)
        made = self.made(key, code, descriptor, "Combine")
        return Handle(handle.descriptor, made.method, (ref, handler_ref))

    def throw(self, result: str, thrown: str) -> Handle:
        """Throws its argument."""
        descriptor = method_descriptor([thrown], result)
        code = Writer([thrown])
        code.load_parameters()
        code.emit("athrow")
        return self.made(("throw", descriptor), code, descriptor, "Throw")

    def element_getter(self, array: str) -> Handle:
        """Reads an element of an array."""
        descriptor = method_descriptor([array, "I"], array[1:])
        code = Writer([array, "I"])
        code.load_parameters()
        code.emit(f"{element_letter(array[1:])}aload")
        code.give_back(array[1:])
        return self.made(("getter", array), code, descriptor, "Array")

    def element_setter(self, array: str) -> Handle:
        """Writes an element of an array."""
        parameters = [array, "I", array[1:]]
        descriptor = method_descriptor(parameters, "V")
        code = Writer(parameters)
        code.load_parameters()
        code.emit(f"{element_letter(array[1:])}astore")
        code.give_back("V")
        return self.made(("setter", array), code, descriptor, "Array")

    def array_length(self, array: str) -> Handle:
        """Tells the length of an array."""
        descriptor = method_descriptor([array], "I")
        code = Writer([array])
        code.load_parameters()
        code.emit("arraylength")
        code.give_back("I")
        return self.made(("length", array), code, descriptor, "Array")

    def invoker(self, name: str, wanted: str) -> Handle:
        """Calls the handle that is its first argument by invoke or invokeExact."""
        types = parse_method_descriptor(wanted)
        code, descriptor = adapter_writer(1, wanted)
        code.load_parameters()
        code.virtual("java/lang/invoke/MethodHandle", name, wanted)
        code.give_back(types.result)
        return self.made(("invoker", name, wanted), code, descriptor, "Invoker")
