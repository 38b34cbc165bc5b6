"""What is linked is shared by all states of a machine; what Java code computed while linking is each state's own."""

from collections import deque

import pytest
from tests.bytecode.assembled import INTERPRETED, a_class, described, explored, method, path_of, symbol

from heapwright.classfile.assembly import assemble_class
from heapwright.classfile.constants import (
    ClassRef,
    InvokeDynamicConstant,
    MethodHandleConstant,
    MethodRef,
    MethodTypeConstant,
)
from heapwright.classfile.structure import BOOTSTRAP_METHODS, BootstrapMethod
from heapwright.cli.assemble import concrete_machine
from heapwright.engine.explore import DepthFirst
from heapwright.engine.run import output, run_main
from heapwright.program.entry_point import find_entry_point
from heapwright.state.state import State
from heapwright.terms.operators import Kind


@pytest.fixture
def machine(jdk, call_site_classes):
    """A machine that may run CallSites."""
    return concrete_machine(jdk, call_site_classes)


def run(m, s):
    """What CallSites prints in a state."""
    run_main(m, s, find_entry_point(m.program, "CallSites"), [])
    return output(s, 1)


def test_each_state_runs_the_bootstrap_methods(machine):
    """Two states that go on from the same point compute their constants and link their call sites independently."""
    one = State()
    other = one.copy()
    first = run(machine, one)

    assert b"computing text" in first
    assert first == run(machine, other)


class BreadthFirst:
    """The oldest state first."""

    def __init__(self):
        self.waiting = deque()

    def add(self, s):
        self.waiting.append(s)

    def take(self):
        return self.waiting.popleft() if self.waiting else None


OBJECT, CLASS, STRING = "Ljava/lang/Object;", "Ljava/lang/Class;", "Ljava/lang/String;"
GET_CLASS = ("invokevirtual", MethodRef("java/lang/Object", "getClass", f"(){CLASS}", False))
GET_NAME = ("invokevirtual", MethodRef("java/lang/Class", "getName", f"(){STRING}", False))
METAFACTORY = MethodRef(
    "java/lang/invoke/LambdaMetafactory",
    "metafactory",
    "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;"
    "Ljava/lang/invoke/MethodType;Ljava/lang/invoke/MethodHandle;Ljava/lang/invoke/MethodType;)"
    "Ljava/lang/invoke/CallSite;",
    False,
)
HANDLER = "Ljava/lang/reflect/InvocationHandler;"
INVOKE = f"({OBJECT}Ljava/lang/reflect/Method;[{OBJECT}){OBJECT}"
LAMBDA = ("invokedynamic", InvokeDynamicConstant(0, "run", "()Ljava/lang/Runnable;"))
LAMBDA_HANDLER = ("invokedynamic", InvokeDynamicConstant(1, "invoke", f"(){HANDLER}"))


def bootstrap(name, descriptor):
    """What links a lambda that calls a static method of its own type."""
    own = MethodTypeConstant(descriptor)
    target = MethodHandleConstant(6, MethodRef("Case", name, descriptor, False))
    return BootstrapMethod(MethodHandleConstant(6, METAFACTORY), (own, target, own))


BOOTSTRAPS = (bootstrap("nothing", "()V"), bootstrap("told", INVOKE))


def a_proxy(interface):
    """Instructions that make a proxy without a handler."""
    make = f"(Ljava/lang/ClassLoader;[{CLASS}{HANDLER}){OBJECT}"
    return [
        ("ldc", ClassRef("Case")),
        ("invokevirtual", MethodRef("java/lang/Class", "getClassLoader", "()Ljava/lang/ClassLoader;", False)),
        ("iconst_1",),
        ("anewarray", ClassRef("java/lang/Class")),
        ("dup",),
        ("iconst_0",),
        ("ldc", ClassRef(interface)),
        ("aastore",),
        ("invokestatic", MethodRef("Case", "handler", f"(){HANDLER}", False)),
        ("invokestatic", MethodRef("java/lang/reflect/Proxy", "newProxyInstance", make, False)),
    ]


MADE = {
    "lambdas": ([LAMBDA], [LAMBDA]),
    "proxies": (a_proxy("java/lang/Runnable"), a_proxy("java/lang/Comparable")),
}


@pytest.mark.parametrize("made", MADE.values(), ids=MADE.keys())
def test_the_name_of_a_class_that_is_made_does_not_depend_on_the_order_of_paths(bench, made):
    """A lambda and a proxy have the same name on a path whichever path comes first, and another one on another path."""
    one, other = made
    lines = [("iload_0",), ("ifle", "@other"), *one, GET_CLASS, GET_NAME, ("areturn",)]
    lines += ["@other", *other, GET_CLASS, GET_NAME, ("areturn",)]
    case = assemble_class(
        "Case",
        methods=[
            method("run", f"(I){STRING}", lines),
            method("nothing", "()V", ["return"]),
            method("handler", f"(){HANDLER}", [LAMBDA_HANDLER, ("areturn",)]),
            method("told", INVOKE, ["aconst_null", "areturn"]),
        ],
        attributes={BOOTSTRAP_METHODS: BOOTSTRAPS},
        origin="Case in a test",
    )
    found = [names_of(bench, case, search) for search in (DepthFirst(), BreadthFirst())]

    assert found[0] == found[1]
    assert 2 == len(set(found[0].values()))


def names_of(bench, case, search):
    """What `run` returns on each path."""
    m = bench.machine(INTERPRETED, case)
    s = bench.start(m, INTERPRETED)
    ends = explored(m, s, bench.find(m, "run"), [symbol("x", Kind.INT)(m, s)], search)
    return {path_of(last): described(m, last, last.end) for last in ends}


def test_a_missing_class_is_searched_for_on_each_path(bench):
    """The trace of what is thrown for it does not depend on what another path has asked for."""
    trace = (
        "invokevirtual",
        MethodRef("java/lang/Throwable", "getStackTrace", "()[Ljava/lang/StackTraceElement;", False),
    )
    cause = ("invokevirtual", MethodRef("java/lang/Throwable", "getCause", "()Ljava/lang/Throwable;", False))
    lines = [("iload_0",), ("ifle", "@start"), ("nop",), "@start", ("new", ClassRef("Gone")), "@end", ("pop",)]
    lines += [("iconst_0",), ("ireturn",), "@caught", cause, trace, ("arraylength",), ("ireturn",)]
    handlers = [("@start", "@end", "@caught", "java/lang/NoClassDefFoundError")]
    case = a_class("Case", method("run", "(I)I", lines, handlers=handlers))

    ends = list(names_of(bench, case, DepthFirst()).values())
    assert 2 == len(ends)
    assert ends[0] == ends[1]
