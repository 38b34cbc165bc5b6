"""Calls of one method by instructions of different kinds, in all ways to run a method."""

from tests.bytecode.assembled import a_class, all_ways, constructor, entering, instance, method

from heapwright.classfile.assembly import assemble_method
from heapwright.classfile.constants import MethodRef
from heapwright.program import flags

ABSTRACT = flags.PUBLIC | flags.ABSTRACT
NO_ACCESS = ("threw", "java/lang/IllegalAccessError", "'int Below.told()'")


def test_what_a_class_selects_is_remembered_for_each_kind_of_call(bench):
    """A method that is not public may be called by invokevirtual, and by invokeinterface not even after that."""
    declared = assemble_method(ABSTRACT, "told", "()I", None)
    interface = a_class("Told", declared, flags=flags.PUBLIC | flags.ABSTRACT | flags.INTERFACE)
    above = a_class("Above", constructor(), interfaces=["Told"], flags=flags.PUBLIC | flags.ABSTRACT)
    own = method("told", "()I", [("iconst_3",), ("ireturn",)], flags=flags.PROTECTED)
    below = a_class("Below", constructor(above="Above"), own, above="Above")
    virtual = ("invokevirtual", MethodRef("Above", "told", "()I", False))
    by_interface = ("invokeinterface", MethodRef("Told", "told", "()I", True))
    lines = [("aload_0",), virtual, ("aload_0",), by_interface, ("iadd",), ("ireturn",)]
    case = a_class("Case", method("run", "(LAbove;)I", lines), entering("Case", "run", "(LAbove;)I"))

    assert NO_ACCESS == all_ways(bench, interface, above, below, case, arguments=[instance("Below")])
