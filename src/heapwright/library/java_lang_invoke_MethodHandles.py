"""Models of java.lang.invoke.MethodHandles: lookups, and handles that combine others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.bytecode.calls import DECLINED, Declined, WithFrames
from heapwright.bytecode.dynamic.combinators import Combinators
from heapwright.bytecode.dynamic.conversion import PRIMITIVE_OF, is_primitive
from heapwright.bytecode.dynamic.handles import Handle, handle_of
from heapwright.bytecode.dynamic.hidden import outermost
from heapwright.bytecode.dynamic.linker import workshop_of
from heapwright.bytecode.dynamic.types import class_descriptor, mirrored, shown_type, type_descriptor
from heapwright.bytecode.dynamic.variables import Variable, variable_object
from heapwright.bytecode.dynamic.writing import method_descriptor
from heapwright.library.interface import number
from heapwright.library.java_lang_invoke_MethodHandle import check_cast, given
from heapwright.library.java_lang_Module import is_open
from heapwright.library.java_lang_Object import hash_code
from heapwright.library.surroundings import module_of
from heapwright.program.descriptors import descriptor_of
from heapwright.state.signals import JavaError, Unsupported

if TYPE_CHECKING:
    from collections.abc import Callable

    from heapwright.bytecode.machine import Machine
    from heapwright.library.interface import Model, Models
    from heapwright.program.classes import LoadedClass
    from heapwright.state.heap import Object, Value
    from heapwright.state.state import State

LOOKUP_CLASS = "java/lang/invoke/MethodHandles$Lookup"
FULL_POWER, UNCONDITIONAL = 95, 32


def new_lookup(m: Machine, s: State, cls: LoadedClass, modes: int) -> Object:
    """A lookup with the rights of a class."""
    made = m.new_object(s, m.program.load(LOOKUP_CLASS))
    m.put(s, made, "lookupClass", m.mirror(cls))
    m.put(s, made, "allowedModes", modes)
    return made


def lookup(m: Machine, s: State) -> Object:
    """MethodHandles.lookup: with all rights of the caller."""
    return new_lookup(m, s, outermost(s.frames[-1].method.owner), FULL_POWER)


def public_lookup(m: Machine, s: State) -> Object:
    """MethodHandles.publicLookup."""
    return new_lookup(m, s, m.program.load("java/lang/Object"), UNCONDITIONAL)


def private_lookup(m: Machine, s: State, mirror: Value, caller: Value) -> Object:
    """MethodHandles.privateLookupIn."""
    own, cls = mirrored(m, s, m.get(s, m.opened(s, caller), "lookupClass")), mirrored(m, s, mirror)
    module, package = module_of(m, own), cls.package.replace("/", ".")
    if own.module != cls.module and not is_open(m, s, module_of(m, cls), m.string(s, package), module):
        to = f"module {own.module}" if own.module else f"unnamed module @{hash_code(m, s, module):x}"
        raise JavaError("java/lang/IllegalAccessException", f"module {cls.module} does not open {package} to {to}")
    return new_lookup(m, s, cls, FULL_POWER & ~64)


def element_variable(m: Machine, s: State, mirror: Value) -> Object:
    """MethodHandles.arrayElementVarHandle."""
    array = array_descriptor(m, s, mirror)
    host = m.program.load("java/lang/invoke/MethodHandles")
    return variable_object(m, Variable(host, array, None, array[1:]))


def array_descriptor(m: Machine, s: State, mirror: Value) -> str:
    """The descriptor of an array type."""
    cls = mirrored(m, s, mirror)
    if not cls.is_array:
        raise JavaError("java/lang/IllegalArgumentException", f"not an array type: {cls.binary_name}")
    return descriptor_of(cls.name)


def combinators(m: Machine) -> Combinators:
    """What makes handles out of handles."""
    return Combinators(m, workshop_of(m))


def pair(m: Machine, s: State, ref: Value) -> tuple[Handle, Object]:
    """A handle with its object."""
    return handle_of(m, s, ref), m.opened(s, ref)


def elements(m: Machine, s: State, array: Value) -> list[Value]:
    """The elements of an array."""
    return list(s.heap.content(m.opened(s, array)).slots)


def illegal(message: str) -> JavaError:
    """What is thrown when handles do not fit together."""
    return JavaError("java/lang/IllegalArgumentException", message)


def mismatch(m: Machine, what: str, one: str, other: str) -> JavaError:
    """The message of two types that do not fit together."""
    return illegal(f"{what}: {shown_type(m, one)}, {shown_type(m, other)}")


def identity(m: Machine, s: State, mirror: Value) -> Object:
    """MethodHandles.identity."""
    return given(m, combinators(m).identity(class_descriptor(m, s, mirror)))


def constant(m: Machine, s: State, mirror: Value, value: Value) -> Object | Declined:
    """MethodHandles.constant; the JDK's own code complains of a primitive that is null."""
    descriptor = class_descriptor(m, s, mirror)
    if value is None and is_primitive(descriptor):
        return DECLINED
    own = combinators(m).identity(descriptor)
    unboxed = argument(m, s, descriptor, value)
    return given(m, combinators(m).insert(own, given(m, own), 0, [unboxed]))


def argument(m: Machine, s: State, descriptor: str, value: Value) -> Value:
    """An Object as an argument of a type: unboxed, or cast."""
    if not is_primitive(descriptor):
        check_cast(m, s, value, descriptor)
        return value
    box = m.opened(s, value)
    cls = m.class_of(s, box)
    if PRIMITIVE_OF.get(descriptor_of(cls.name)) != descriptor:
        raise Unsupported(f"a value of class {cls.binary_name} bound to a parameter of a primitive type")
    return m.get(s, box, "value")


def zero(m: Machine, s: State, mirror: Value) -> Object:
    """MethodHandles.zero."""
    return given(m, combinators(m).empty(method_descriptor((), class_descriptor(m, s, mirror))))


def empty(m: Machine, s: State, wanted: Value) -> Object:
    """MethodHandles.empty."""
    return given(m, combinators(m).empty(type_descriptor(m, s, wanted)))


def insert_arguments(m: Machine, s: State, target: Value, position: Value, values: Value) -> Object:
    """MethodHandles.insertArguments."""
    handle, ref = pair(m, s, target)
    at, given_values = number(position, "a position"), elements(m, s, values)
    types = handle.parameters[at : at + len(given_values)]
    if at < 0:
        raise illegal("no argument type to append")
    if len(types) < len(given_values):
        raise illegal("too many values to insert")
    converted = [argument(m, s, *one) for one in zip(types, given_values, strict=True)]
    return given(m, combinators(m).insert(handle, ref, at, converted))


def drop_arguments(m: Machine, s: State, target: Value, position: Value, mirrors: Value) -> Object:
    """MethodHandles.dropArguments with an array of types."""
    handle, ref = pair(m, s, target)
    at, own = number(position, "a position"), handle.parameters
    dropped = [class_descriptor(m, s, one) for one in elements(m, s, mirrors)]
    if not 0 <= at <= len(own):
        names = ", ".join(m.program.type_of(one).binary_name for one in dropped)
        shown = f"{shown_type(m, handle.descriptor)}, {at}, [{names}], {len(own) + len(dropped)}, {len(own)}"
        raise illegal(f"no argument type to remove[{shown}]")
    wanted = method_descriptor((*own[:at], *dropped, *own[at:]), handle.result)
    order = (*range(at), *range(at + len(dropped), len(own) + len(dropped)))
    return given(m, combinators(m).permute(handle, ref, wanted, order))


def drop_return(m: Machine, s: State, target: Value) -> Object:
    """MethodHandles.dropReturn."""
    handle, ref = pair(m, s, target)
    nothing = combinators(m).empty(method_descriptor([handle.result], "V"))
    return (
        ref if handle.result == "V" else given(m, combinators(m).filter_result(handle, ref, nothing, given(m, nothing)))
    )


def permute_arguments(m: Machine, s: State, target: Value, wanted: Value, order: Value) -> Object:
    """MethodHandles.permuteArguments."""
    handle, ref = pair(m, s, target)
    descriptor, positions = type_descriptor(m, s, wanted), elements(m, s, order)
    parameters = Handle(descriptor, handle.method).parameters
    good = len(positions) == len(handle.parameters) and all(0 <= one < len(parameters) for one in positions)
    if not good or [parameters[one] for one in positions] != list(handle.parameters):
        raise mismatch(m, "bad reorder array or type", descriptor, handle.descriptor)
    return given(m, combinators(m).permute(handle, ref, descriptor, positions))


def filter_arguments(m: Machine, s: State, target: Value, position: Value, filters: Value) -> Object:
    """MethodHandles.filterArguments; a filter may be null."""
    handle, ref = pair(m, s, target)
    at = number(position, "a position")
    pairs = [None if one is None else pair(m, s, one) for one in elements(m, s, filters)]
    if at < 0 or at + len(pairs) > len(handle.parameters):
        raise illegal("too many filters")
    for index, one in enumerate(pairs, at):
        if one is not None and (len(one[0].parameters) != 1 or one[0].result != handle.parameters[index]):
            raise mismatch(m, "target and filter types do not match", handle.descriptor, one[0].descriptor)
    return given(m, combinators(m).filter_arguments(handle, ref, at, pairs))


def filter_return_value(m: Machine, s: State, target: Value, after: Value) -> Object:
    """MethodHandles.filterReturnValue."""
    (handle, ref), (second, second_ref) = pair(m, s, target), pair(m, s, after)
    wanted = () if handle.result == "V" else (handle.result,)
    if second.parameters != wanted:
        raise mismatch(m, "target and filter types do not match", handle.descriptor, second.descriptor)
    return given(m, combinators(m).filter_result(handle, ref, second, second_ref))


def collect_arguments(m: Machine, s: State, target: Value, position: Value, before: Value) -> Object:
    """MethodHandles.collectArguments."""
    (handle, ref), (first, first_ref) = pair(m, s, target), pair(m, s, before)
    at = number(position, "a position")
    if first.result != "V" and handle.parameters[at : at + 1] != (first.result,):
        raise mismatch(m, "target and filter types do not match", handle.descriptor, first.descriptor)
    return given(m, combinators(m).collect(handle, ref, at, first, first_ref))


def fold_arguments(m: Machine, s: State, target: Value, combiner: Value) -> Object:
    """MethodHandles.foldArguments at the first parameter."""
    return fold_at(m, s, target, 0, combiner)


def fold_at(m: Machine, s: State, target: Value, position: Value, combiner: Value) -> Object:
    """MethodHandles.foldArguments."""
    (handle, ref), (first, first_ref) = pair(m, s, target), pair(m, s, combiner)
    at = number(position, "a position")
    after = at + (first.result != "V")
    good = first.result == "V" or handle.parameters[at : at + 1] == (first.result,)
    if not good or handle.parameters[after : after + len(first.parameters)] != first.parameters:
        raise mismatch(m, "target and combiner types must match", handle.descriptor, first.descriptor)
    return given(m, combinators(m).fold(handle, ref, at, first, first_ref))


def guard_with_test(m: Machine, s: State, test: Value, target: Value, other: Value) -> Object:
    """MethodHandles.guardWithTest."""
    asked, chosen, otherwise = pair(m, s, test), pair(m, s, target), pair(m, s, other)
    if chosen[0].descriptor != otherwise[0].descriptor:
        raise mismatch(m, "target and fallback types must match", chosen[0].descriptor, otherwise[0].descriptor)
    if asked[0].result != "Z":
        raise illegal(f"guard type is not a predicate {shown_type(m, asked[0].descriptor)}")
    if chosen[0].parameters[: len(asked[0].parameters)] != asked[0].parameters:
        raise mismatch(m, "target and test types must match", chosen[0].descriptor, asked[0].descriptor)
    return given(m, combinators(m).guard(asked, chosen, otherwise))


def catch_exception(m: Machine, s: State, target: Value, mirror: Value, handler: Value) -> Object:
    """MethodHandles.catchException."""
    (handle, ref), (second, second_ref) = pair(m, s, target), pair(m, s, handler)
    caught = class_descriptor(m, s, mirror)
    first = second.parameters[:1]
    if not first or m.program.type_of(first[0]) not in m.program.type_of(caught).supertypes:
        raise illegal("handler does not accept exception type " + m.program.type_of(caught).binary_name)
    rest = second.parameters[1:]
    if second.result != handle.result or handle.parameters[: len(rest)] != rest:
        raise mismatch(m, "target and handler types must match", handle.descriptor, second.descriptor)
    return given(m, combinators(m).catch(handle, ref, caught, second, second_ref))


def throw_exception(m: Machine, s: State, result: Value, thrown: Value) -> Object:
    """MethodHandles.throwException."""
    return given(m, combinators(m).throw(class_descriptor(m, s, result), class_descriptor(m, s, thrown)))


def of_array(make: Callable[[Combinators, str], Handle]) -> Model:
    """The model of a method that makes a handle for an array type."""

    def model(m: Machine, s: State, mirror: Value) -> Object:
        return given(m, make(combinators(m), array_descriptor(m, s, mirror)))

    return model


def of_invoker(name: str) -> Model:
    """The model of MethodHandles.invoker or exactInvoker."""

    def model(m: Machine, s: State, wanted: Value) -> Object:
        return given(m, combinators(m).invoker(name, type_descriptor(m, s, wanted)))

    return model


def unsupported(name: str) -> Model:
    """The model of a method that is not supported."""

    def model(m: Machine, s: State, *arguments: Value) -> Value:
        raise Unsupported(f"java.lang.invoke.MethodHandles.{name}")

    return model


HANDLE, TYPE, VARIABLE = (f"Ljava/lang/invoke/{name};" for name in ("MethodHandle", "MethodType", "VarHandle"))
CLASS, LOOKUP = "Ljava/lang/Class;", f"L{LOOKUP_CLASS};"

UNSUPPORTED = {
    f"byteArrayViewVarHandle({CLASS}Ljava/nio/ByteOrder;){VARIABLE}": "byteArrayViewVarHandle",
    f"byteBufferViewVarHandle({CLASS}Ljava/nio/ByteOrder;){VARIABLE}": "byteBufferViewVarHandle",
    f"reflectAs({CLASS}{HANDLE})Ljava/lang/reflect/Member;": "reflectAs",
    f"spreadInvoker({TYPE}I){HANDLE}": "spreadInvoker",
    f"varHandleExactInvoker(Ljava/lang/invoke/VarHandle$AccessMode;{TYPE}){HANDLE}": "varHandleExactInvoker",
    f"varHandleInvoker(Ljava/lang/invoke/VarHandle$AccessMode;{TYPE}){HANDLE}": "varHandleInvoker",
    f"explicitCastArguments({HANDLE}{TYPE}){HANDLE}": "explicitCastArguments",
    f"dropArguments({HANDLE}ILjava/util/List;){HANDLE}": "dropArguments with a list",
    f"dropArgumentsToMatch({HANDLE}ILjava/util/List;I){HANDLE}": "dropArgumentsToMatch",
    f"arrayConstructor({CLASS}){HANDLE}": "arrayConstructor",
    f"loop([[{HANDLE}){HANDLE}": "loop",
    f"whileLoop({HANDLE * 3}){HANDLE}": "whileLoop",
    f"doWhileLoop({HANDLE * 3}){HANDLE}": "doWhileLoop",
    f"countedLoop({HANDLE * 3}){HANDLE}": "countedLoop",
    f"countedLoop({HANDLE * 4}){HANDLE}": "countedLoop",
    f"iteratedLoop({HANDLE * 3}){HANDLE}": "iteratedLoop",
    f"tryFinally({HANDLE * 2}){HANDLE}": "tryFinally",
    f"tableSwitch({HANDLE}[{HANDLE}){HANDLE}": "tableSwitch",
}

MODELS: Models = {
    f"lookup(){LOOKUP}": WithFrames(lookup),
    f"publicLookup(){LOOKUP}": public_lookup,
    f"privateLookupIn({CLASS}{LOOKUP}){LOOKUP}": private_lookup,
    f"arrayElementVarHandle({CLASS}){VARIABLE}": element_variable,
    f"arrayElementGetter({CLASS}){HANDLE}": of_array(Combinators.element_getter),
    f"arrayElementSetter({CLASS}){HANDLE}": of_array(Combinators.element_setter),
    f"arrayLength({CLASS}){HANDLE}": of_array(Combinators.array_length),
    f"exactInvoker({TYPE}){HANDLE}": of_invoker("invokeExact"),
    f"invoker({TYPE}){HANDLE}": of_invoker("invoke"),
    f"identity({CLASS}){HANDLE}": identity,
    f"constant({CLASS}Ljava/lang/Object;){HANDLE}": constant,
    f"zero({CLASS}){HANDLE}": zero,
    f"empty({TYPE}){HANDLE}": empty,
    f"insertArguments({HANDLE}I[Ljava/lang/Object;){HANDLE}": insert_arguments,
    f"dropArguments({HANDLE}I[{CLASS}){HANDLE}": drop_arguments,
    f"dropReturn({HANDLE}){HANDLE}": drop_return,
    f"permuteArguments({HANDLE}{TYPE}[I){HANDLE}": permute_arguments,
    f"filterArguments({HANDLE}I[{HANDLE}){HANDLE}": filter_arguments,
    f"filterReturnValue({HANDLE * 2}){HANDLE}": filter_return_value,
    f"collectArguments({HANDLE}I{HANDLE}){HANDLE}": collect_arguments,
    f"foldArguments({HANDLE * 2}){HANDLE}": fold_arguments,
    f"foldArguments({HANDLE}I{HANDLE}){HANDLE}": fold_at,
    f"guardWithTest({HANDLE * 3}){HANDLE}": guard_with_test,
    f"catchException({HANDLE}{CLASS}{HANDLE}){HANDLE}": catch_exception,
    f"throwException({CLASS * 2}){HANDLE}": throw_exception,
    **{signature: unsupported(name) for signature, name in UNSUPPORTED.items()},
}
