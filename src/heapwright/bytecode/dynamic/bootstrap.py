"""Call sites and constants of other bootstrap methods: bytecode that runs them in Java when it is first needed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.bytecode.dynamic.conversion import WRAPPERS, is_primitive
from heapwright.bytecode.dynamic.writing import PUBLIC, STATIC, SYNTHETIC, Writer, define, static_writer
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

if TYPE_CHECKING:
    from heapwright.bytecode.dynamic.hidden import Names
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
ERROR = "java/lang/BootstrapMethodError"
MESSAGE = "bootstrap method initialization exception"

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


def link_call_site(m: Machine, names: Names, site: Site) -> Method:
    """The static method that has the call site made once in each state, and calls its target."""
    name = names.of_helper(site.host, "Site")
    types = parse_method_descriptor(site.descriptor)
    code = static_writer(site.descriptor)
    linked = code.label()
    code.field("getstatic", name, "site", SITE)
    code.emit("ifnonnull", linked)
    code.static(name, "link", "()V")
    code.place(linked)
    code.field("getstatic", name, "site", SITE)
    code.virtual(SITE_CLASS, "getTarget", f"(){HANDLE}")
    code.load_parameters()
    code.invoke_exact(site.descriptor)
    code.give_back(types.result)
    methods = [code.method("call", site.descriptor), linking(name, site)]
    field = assemble_field(PUBLIC | STATIC | SYNTHETIC, "site", SITE)
    cls = define(m, site.host, name, methods, [field])
    return cls.methods["call", site.descriptor]


def linking(name: str, site: Site) -> MethodInfo:
    """The method that runs the bootstrap method and keeps the call site."""
    code = Writer(())
    start, end = code.label(), code.label()
    code.place(start)
    run_bootstrap_method(code, site, "Ljava/lang/Object;")
    code.emit("checkcast", ClassRef(SITE_CLASS))
    code.field("putstatic", name, "site", SITE)
    code.place(end)
    code.emit("return")
    wrap_exceptions(code, start, end)
    return code.method("link", "()V")


def define_constant(m: Machine, names: Names, site: Site) -> LoadedClass:
    """A class whose initialiser computes a dynamic constant into its field `value`."""
    name = names.of_helper(site.host, "Constant")
    code = Writer(())
    start, end = code.label(), code.label()
    code.place(start)
    run_bootstrap_method(code, site, site.descriptor)
    code.field("putstatic", name, "value", site.descriptor)
    code.place(end)
    code.emit("return")
    wrap_exceptions(code, start, end)
    field = assemble_field(PUBLIC | STATIC | SYNTHETIC, "value", site.descriptor)
    return define(m, site.host, name, [code.method("<clinit>", "()V", STATIC)], [field])


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


def push_class(code: Writer, descriptor: str) -> None:
    """Push the java.lang.Class of a type."""
    if is_primitive(descriptor):
        code.field("getstatic", WRAPPERS[descriptor], "TYPE", CLASS)
    else:
        code.emit("ldc", ClassRef(class_name(descriptor)))


def wrap_exceptions(code: Writer, start: Label, end: Label) -> None:
    """Let errors through; make BootstrapMethodError of any other exception."""
    handler, other = code.label(), code.label()
    code.place(handler)
    code.handle(start, end, handler, None)
    exception = code.local("A")
    code.emit("astore", exception)
    code.emit("aload", exception)
    code.emit("instanceof", ClassRef("java/lang/Error"))
    code.emit("ifeq", other)
    code.emit("aload", exception)
    code.emit("athrow")
    code.place(other)
    code.emit("new", ClassRef(ERROR))
    code.emit("dup")
    code.text(MESSAGE)
    code.emit("aload", exception)
    code.emit("invokespecial", MethodRef(ERROR, "<init>", f"({STRING}Ljava/lang/Throwable;)V", False))
    code.emit("athrow")
