"""Dynamic proxies: the class that passes every call on to an InvocationHandler."""

from __future__ import annotations

from typing import TYPE_CHECKING
from zlib import crc32

from heapwright.bytecode.dynamic.bootstrap import push_class
from heapwright.bytecode.dynamic.conversion import (
    WRAPPERS,
    box_or_widen,
    cast,
    is_primitive,
    unbox_known,
)
from heapwright.bytecode.dynamic.writing import Writer
from heapwright.classfile.assembly import assemble_class
from heapwright.classfile.attributes import NO_ATTRIBUTES
from heapwright.classfile.constants import ClassRef, MethodRef
from heapwright.classfile.model import FieldInfo
from heapwright.program.descriptors import parse_method_descriptor
from heapwright.program.flags import FINAL, PUBLIC, STATIC

if TYPE_CHECKING:
    from collections.abc import Sequence

    from heapwright.bytecode.machine import Machine
    from heapwright.classfile.model import MethodInfo
    from heapwright.program.classes import LoadedClass, Method
    from heapwright.state.state import State

PROXY = "java/lang/reflect/Proxy"
HANDLER = "Ljava/lang/reflect/InvocationHandler;"
METHOD = "Ljava/lang/reflect/Method;"
OBJECT = "Ljava/lang/Object;"
INVOKE = MethodRef(
    "java/lang/reflect/InvocationHandler", "invoke", f"({OBJECT}{METHOD}[{OBJECT}){OBJECT}", is_interface=True
)
GET_METHOD = f"(Ljava/lang/String;[Ljava/lang/Class;){METHOD}"
WRAPPED = "java/lang/reflect/UndeclaredThrowableException"
PUBLIC_PACKAGE = "jdk/proxy1/"
OF_OBJECT = (("hashCode", "()I"), ("equals", f"({OBJECT})Z"), ("toString", "()Ljava/lang/String;"))


def proxy_class(m: Machine, s: State, interfaces: Sequence[LoadedClass]) -> LoadedClass:
    """The class of the proxies of some interfaces; the same interfaces give the same class.

    Classes are counted, as in a JVM; where states explore several paths, the first number is one of the interfaces'
    names, so that it does not depend on which path came first.
    """
    package = package_of(interfaces)
    number = 0
    for first in (0, crc32(" ".join(one.name for one in interfaces).encode())) if s.heap.shared else (0,):
        number = first
        while (known := m.program.loaded(f"{package}$Proxy{number}")) is not None:
            if known.interfaces == tuple(interfaces):
                return known
            number += 1
    name = f"{package}$Proxy{number}"
    methods = proxied_methods(m, interfaces)
    fields = [FieldInfo(STATIC, f"m{index}", METHOD, NO_ATTRIBUTES) for index in range(len(methods))]
    code = [constructor(), initialiser(name, methods)]
    code.extend(passing_on(name, index, method) for index, method in enumerate(methods))
    class_file = assemble_class(
        name,
        super_name=PROXY,
        interfaces=[interface.name for interface in interfaces],
        flags=PUBLIC | FINAL,
        fields=fields,
        methods=code,
        origin="jrt:/jdk.proxy1/" if package == PUBLIC_PACKAGE else "made for a proxy",
    )
    return m.program.define(class_file, "app", findable=True)


def package_of(interfaces: Sequence[LoadedClass]) -> str:
    """Where the class must be: with the interfaces that are not public."""
    for interface in interfaces:
        if not interface.flags & PUBLIC:
            return interface.name[: interface.name.rfind("/") + 1]
    return PUBLIC_PACKAGE


def proxied_methods(m: Machine, interfaces: Sequence[LoadedClass]) -> list[Method]:
    """The methods to pass on: three of Object's, and the interfaces' own and inherited ones, each once."""
    root = m.program.load("java/lang/Object")
    found = {key: root.methods[key] for key in OF_OBJECT}
    for interface in interfaces:
        for one in (interface, *interface.superinterfaces):
            for key, method in one.methods.items():
                if not method.is_static and not method.is_private:
                    found.setdefault(key, method)
    return list(found.values())


def constructor() -> MethodInfo:
    """The constructor, which takes the handler."""
    code = Writer((OBJECT, HANDLER))
    code.load_parameters()
    code.emit("invokespecial", MethodRef(PROXY, "<init>", f"({HANDLER})V", False))
    code.emit("return")
    return code.method("<init>", f"({HANDLER})V", PUBLIC)


def initialiser(name: str, methods: Sequence[Method]) -> MethodInfo:
    """The initialiser, which finds the Method objects."""
    code = Writer(())
    for index, method in enumerate(methods):
        code.emit("ldc", ClassRef(method.owner.name))
        code.text(method.name)
        code.number(len(method.parameters))
        code.emit("anewarray", ClassRef("java/lang/Class"))
        for position, parameter in enumerate(method.parameters):
            code.emit("dup")
            code.number(position)
            push_class(code, parameter)
            code.emit("aastore")
        code.virtual("java/lang/Class", "getMethod", GET_METHOD)
        code.field("putstatic", name, f"m{index}", METHOD)
    code.emit("return")
    return code.method("<clinit>", "()V", STATIC)


def passing_on(name: str, index: int, method: Method) -> MethodInfo:
    """A method that calls the handler; what it throws unannounced is wrapped."""
    types = parse_method_descriptor(method.descriptor)
    code = Writer((OBJECT, *types.parameters))
    start, end = code.label(), code.label()
    code.place(start)
    code.emit("aload", 0)
    code.field("getfield", PROXY, "h", HANDLER)
    code.emit("aload", 0)
    code.field("getstatic", name, f"m{index}", METHOD)
    push_arguments(code, types.parameters)
    code.emit("invokeinterface", INVOKE)
    convert_result(code, types.result)
    code.give_back(types.result)
    code.place(end)
    announced, others = code.label(), code.label()
    for exception in ("java/lang/Error", "java/lang/RuntimeException", *method.info.exceptions):
        code.handle(start, end, announced, exception)
    code.handle(start, end, others, "java/lang/Throwable")
    code.place(announced)
    code.emit("athrow")
    code.place(others)
    code.throw_around(WRAPPED)
    return code.method(method.name, method.descriptor, PUBLIC | FINAL)


def push_arguments(code: Writer, parameters: Sequence[str]) -> None:
    """Push an array of the boxed arguments; null where there are none."""
    if not parameters:
        code.emit("aconst_null")
        return
    code.number(len(parameters))
    code.emit("anewarray", ClassRef("java/lang/Object"))
    for position, (parameter, slot) in enumerate(zip(parameters, code.slots[1:], strict=True)):
        code.emit("dup")
        code.number(position)
        code.load(parameter, slot)
        if is_primitive(parameter):
            box_or_widen(code, parameter, OBJECT)
        code.emit("aastore")


def convert_result(code: Writer, result: str) -> None:
    """Unbox or cast what the handler returned."""
    if is_primitive(result) and result != "V":
        box = f"L{WRAPPERS[result]};"
        code.emit("checkcast", ClassRef(WRAPPERS[result]))
        unbox_known(code, box, result)
    elif result == "V":
        code.discard(OBJECT)
    else:
        cast(code, result)
