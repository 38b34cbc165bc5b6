"""Call sites and constants of other bootstrap methods: bytecode that runs them in Java when it is first needed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.bytecode.dynamic.conversion import WRAPPERS, is_primitive
from heapwright.bytecode.dynamic.writing import Writer, define, static_writer
from heapwright.classfile.assembly import assemble_field
from heapwright.classfile.constants import (
    ClassRef,
    DoubleConstant,
    DynamicConstant,
    FloatConstant,
    IntConstant,
    LongConstant,
    MethodHandleConstant,
    MethodRef,
    MethodTypeConstant,
    StringConstant,
)
from heapwright.program.descriptors import class_name, parse_method_descriptor
from heapwright.program.flags import PUBLIC, STATIC, SYNTHETIC

if TYPE_CHECKING:
    from heapwright.bytecode.dynamic.hidden import HiddenNames
    from heapwright.bytecode.dynamic.sites import Site
    from heapwright.bytecode.machine import Machine
    from heapwright.classfile.assembly import Label
    from heapwright.classfile.model import MethodInfo
    from heapwright.program.classes import LoadedClass, Method

LOOKUP = "Ljava/lang/invoke/MethodHandles$Lookup;"
STRING, CLASS = "Ljava/lang/String;", "Ljava/lang/Class;"
HANDLE, TYPE = "Ljava/lang/invoke/MethodHandle;", "Ljava/lang/invoke/MethodType;"
SITE_CLASS = "java/lang/invoke/CallSite"
SITE = f"L{SITE_CLASS};"
ERROR = "Ljava/lang/Error;"
BOOTSTRAP_ERROR = "java/lang/BootstrapMethodError"
VALUE, FAILURE = "value", "failure"
MESSAGE = "bootstrap method initialization exception"
WRONG_CLASS = "java/lang/ClassCastException"
OVERFLOW = "java/lang/StackOverflowError"
"""What is thrown where a bootstrap method comes back to what it is to make: a JVM would call it again and again."""

ARGUMENT_TYPES = {
    IntConstant: "I",
    LongConstant: "J",
    FloatConstant: "F",
    DoubleConstant: "D",
    StringConstant: STRING,
    ClassRef: CLASS,
    MethodHandleConstant: HANDLE,
    MethodTypeConstant: TYPE,
}


def link_call_site(m: Machine, names: HiddenNames, site: Site) -> Method:
    """The static method that calls the target of the call site; its class's initialiser makes the call site."""
    name = names.of_helper(site.host, "Site")
    types = parse_method_descriptor(site.descriptor)
    code = static_writer(site.descriptor)
    linked = code.label()
    code.field("getstatic", name, FAILURE, ERROR)
    code.emit("ifnull", linked)
    code.field("getstatic", name, FAILURE, ERROR)
    code.emit("athrow")
    code.place(linked)
    made = code.label()
    code.field("getstatic", name, VALUE, SITE)
    code.emit("ifnonnull", made)
    code.throw(OVERFLOW)
    code.place(made)
    code.field("getstatic", name, VALUE, SITE)
    code.virtual(SITE_CLASS, "getTarget", f"(){HANDLE}")
    code.load_parameters()
    code.invoke_exact(site.descriptor)
    code.give_back(types.result)
    cls = define_result(m, name, site, SITE, [code.method("call", site.descriptor)])
    return cls.methods["call", site.descriptor]


def define_constant(m: Machine, names: HiddenNames, site: Site) -> LoadedClass:
    """A class whose initialiser computes a dynamic constant."""
    return define_result(m, names.of_helper(site.host, "Constant"), site, site.descriptor, [])


def define_result(m: Machine, name: str, site: Site, descriptor: str, methods: list[MethodInfo]) -> LoadedClass:
    """A class whose initialiser keeps the bootstrap method's result in one field, or its error in another."""
    code = Writer(())
    start, end = code.label(), code.label()
    code.place(start)
    run_bootstrap_method(code, site, descriptor)
    if descriptor == SITE:
        refuse_null(code)
    code.field("putstatic", name, VALUE, descriptor)
    code.place(end)
    code.emit("return")
    keep_failure(code, name, start, end)
    fields = [
        assemble_field(PUBLIC | STATIC | SYNTHETIC, VALUE, descriptor),
        assemble_field(PUBLIC | STATIC | SYNTHETIC, FAILURE, ERROR),
    ]
    return define(m, site.host, name, [*methods, code.method("<clinit>", "()V", STATIC)], fields)


def run_bootstrap_method(code: Writer, site: Site, result: str) -> None:
    """Push what the bootstrap method gives for a lookup, name, type and the static arguments."""
    code.emit("ldc", site.handle)
    code.static("java/lang/invoke/MethodHandles", "lookup", f"(){LOOKUP}")
    code.text(site.name)
    parameters = [LOOKUP, STRING]
    if site.descriptor.startswith("("):
        code.emit("ldc", MethodTypeConstant(site.descriptor))
        parameters.append(TYPE)
    else:
        push_class(code, site.descriptor)
        parameters.append(CLASS)
    for constant in site.arguments:
        descriptor = constant.descriptor if isinstance(constant, DynamicConstant) else ARGUMENT_TYPES[type(constant)]
        code.emit("ldc2_w" if descriptor in "JD" else "ldc", constant)
        parameters.append(descriptor)
    code.virtual("java/lang/invoke/MethodHandle", "invoke", f"({''.join(parameters)}){result}")


def refuse_null(code: Writer) -> None:
    """Throw the error of a JVM for a call site that is null; any other one stays on the stack."""
    given = code.label()
    code.emit("dup")
    code.emit("ifnonnull", given)
    code.emit("new", ClassRef(BOOTSTRAP_ERROR))
    code.emit("dup")
    code.text(f"CallSite {MESSAGE}")
    code.emit("new", ClassRef(WRONG_CLASS))
    code.emit("dup")
    code.text("CallSite bootstrap method failed to produce an instance of CallSite")
    code.emit("invokespecial", MethodRef(WRONG_CLASS, "<init>", f"({STRING})V", False))
    code.emit("invokespecial", MethodRef(BOOTSTRAP_ERROR, "<init>", f"({STRING}Ljava/lang/Throwable;)V", False))
    code.emit("athrow")
    code.place(given)


def push_class(code: Writer, descriptor: str) -> None:
    """Push the java.lang.Class of a type."""
    if is_primitive(descriptor):
        code.field("getstatic", WRAPPERS[descriptor], "TYPE", CLASS)
    else:
        code.emit("ldc", ClassRef(class_name(descriptor)))


def keep_failure(code: Writer, name: str, start: Label, end: Label) -> None:
    """Keep an error that is thrown between the labels; make BootstrapMethodError of any other exception."""
    handler, other = code.label(), code.label()
    code.place(handler)
    code.handle(start, end, handler, None)
    exception = code.local(ERROR)
    code.emit("astore", exception)
    code.emit("aload", exception)
    code.emit("instanceof", ClassRef("java/lang/Error"))
    code.emit("ifeq", other)
    code.emit("aload", exception)
    code.field("putstatic", name, FAILURE, ERROR)
    code.emit("return")
    code.place(other)
    code.emit("new", ClassRef(BOOTSTRAP_ERROR))
    code.emit("dup")
    code.text(MESSAGE)
    code.emit("aload", exception)
    code.emit("invokespecial", MethodRef(BOOTSTRAP_ERROR, "<init>", f"({STRING}Ljava/lang/Throwable;)V", False))
    code.field("putstatic", name, FAILURE, ERROR)
    code.emit("return")
