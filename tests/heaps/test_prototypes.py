"""The interface of heap algorithms carries the published ones: the paths are theirs, interpreted and generated."""

import pytest
from tests.bytecode.assembled import INTERPRETED, SHARED, a_class, entering, explored, method, path_of
from tests.heaps.prototypes import SomeClass, Unknown, WhenLoaded, WhenTyped, WhenUsed, input_object

from heapwright.classfile.constants import MethodRef
from heapwright.program.java_source import compile_sources
from heapwright.state.ends import Returned, Stopped, Threw

WAYS = [(INTERPRETED, False), (SHARED, False), (SHARED, True)]
METHODS = "swap pass same count locked wrapped typed stored thrown caught called asked".split()
PROBLEMS = ("java/lang/IllegalStateException", "java/lang/ArithmeticException")
BELOW = {"java/lang/Object": (), "Container": ("Special",), "java/lang/RuntimeException": PROBLEMS}
"""The classes below a declared one that an object may have whose class is not known."""


@pytest.fixture(scope="module")
def containers(checkout, jdk, cache_folder):
    """The class path of the program."""
    return str(compile_sources([checkout / "tests/heaps/programs/Container.java"], "", jdk, cache_folder))


def paths(bench, containers, algorithm, name, way, warm, *, nullable):
    """Every path of a method whose two arguments are an input object and one that may be the same."""
    m = bench.machine(way, class_path=containers)
    s = bench.start(m, way, "Entry")
    container = m.program.load("Container")
    this = input_object(m, s, container, "this")
    arguments = [this, Unknown("other", container, nullable=nullable)]
    m.heap = algorithm(m, this)
    if algorithm is WhenTyped:
        m.heap.below = {
            m.program.load(above): [m.program.load(name) for name in (above, *below)] for above, below in BELOW.items()
        }
    enter = bench.find(m, name, "Entry")
    if warm:
        explored(m, s, enter, arguments)
    bench.translate(m, name, *(["hold", "getNext", "raised"] if warm else []), owner="Container")
    return [(path_of(last), ending(last)) for last in explored(m, s, enter, arguments)]


def ending(last):
    """A path's end as text: a value, or the class of an exception as far as it is known."""
    match last.end:
        case Returned(value):
            return repr(value)
        case Threw(exception):
            return last.answers.get((exception, "class"), exception.cls).name
        case other:
            return repr(other)


@pytest.mark.parametrize("name", METHODS)
@pytest.mark.parametrize("algorithm", [WhenLoaded, WhenUsed, WhenTyped])
def test_generated_code_asks_what_the_interpreter_asks(bench, containers, algorithm, name):
    """Every path has the same settled references and the same end, however the method is run."""
    expected, *others = (paths(bench, containers, algorithm, name, *way, nullable=True) for way in WAYS)

    assert len(expected) > 1
    assert [expected, expected] == others
    assert not [end for _, end in expected if any(word in end for word in ("Broken", "Stopped", "IllegalMonitor"))]


@pytest.mark.parametrize(
    ("algorithm", "nullable", "count"), [(WhenLoaded, False, 20), (WhenUsed, False, 2), (WhenUsed, True, 3)]
)
@pytest.mark.parametrize("way", WAYS)
def test_published_counts(bench, containers, algorithm, nullable, count, way):
    """The swap of two containers has as many paths as was published of the algorithms."""
    assert count == len(paths(bench, containers, algorithm, "swap", *way, nullable=nullable))


CLASSES = {
    "caught": ["0", "0", "1", "1", "2", "2", "java/lang/RuntimeException", "java/lang/RuntimeException"],
    "called": ["200", "3", "3"],
    "asked": ["110", "java/lang/ClassCastException", "java/lang/ClassCastException"],
}


@pytest.mark.parametrize("name", CLASSES)
@pytest.mark.parametrize("way", WAYS)
def test_unknown_classes(bench, containers, name, way):
    """A path forks over what is done with an object, not over its classes: one for each handler, method or test."""
    found = paths(bench, containers, WhenTyped, name, *way, nullable=False)

    assert CLASSES[name] == sorted(end for _, end in found)


@pytest.mark.parametrize("way", [INTERPRETED, SHARED])
def test_what_a_model_reads_is_loaded(bench, way):
    """A reference that a model finds in an array is settled before the program sees it."""
    get = MethodRef("java/lang/reflect/Array", "get", "(Ljava/lang/Object;I)Ljava/lang/Object;", False)
    lines = [("aload_0",), ("iconst_0",), ("invokestatic", get), ("ifnull", "@null"), ("iconst_1",), ("ireturn",)]
    lines += ["@null", ("iconst_0",), ("ireturn",)]
    descriptor = "([Ljava/lang/Object;)I"
    case = a_class("Case", method("run", descriptor, lines), entering("Case", "run", descriptor))
    m = bench.machine(way, case)
    s = bench.start(m, way)
    root = m.program.load("java/lang/Object")
    m.heap = WhenLoaded(m, input_object(m, s, m.program.load("Case"), "this"))
    given = m.array(s, "[Ljava/lang/Object;", [Unknown("element", root)])
    ends = [last.end for last in explored(m, s, bench.find(m, "enter"), [given])]

    assert {0, 1} == {end.value for end in ends}


@pytest.mark.parametrize("way", [INTERPRETED, SHARED])
def test_what_stands_in_for_a_class_is_no_class(bench, way):
    """The Class of an object of unknown class cannot be had: it would be equal to no other."""
    get_class = MethodRef("java/lang/Object", "getClass", "()Ljava/lang/Class;", False)
    descriptor = "(Ljava/lang/Object;)Ljava/lang/Class;"
    lines = [("aload_0",), ("invokevirtual", get_class), ("areturn",)]
    m = bench.machine(way, a_class("Case", method("run", descriptor, lines), entering("Case", "run", descriptor)))
    s = bench.start(m, way)
    root = m.program.load("java/lang/Object")
    made = m.new_object(s, root)
    made.cls = SomeClass([root, m.program.load("java/lang/String")])
    m.heap = WhenTyped(m, made)
    bench.translate(m, "run")
    ends = [last.end for last in explored(m, s, bench.find(m, "enter"), [made])]

    assert [Stopped("the class of an object was asked for, of which not enough is known")] == ends


@pytest.mark.parametrize("way", WAYS)
def test_models_do_not_take_what_stands_in_for_a_class(bench, containers, way):
    """A model that looks at an object's class says so where the class is not known."""
    found = paths(bench, containers, WhenTyped, "measured", *way, nullable=False)

    assert {"-1", "Stopped", "java/lang/NullPointerException"} == {end.partition("(")[0] for _, end in found}


@pytest.mark.parametrize("algorithm", [WhenLoaded, WhenUsed])
@pytest.mark.parametrize("way", WAYS)
def test_failed_initialiser_with_an_unknown_exception(bench, containers, way, algorithm):
    """A class has failed on every path on which its initialiser threw, whatever is asked of the exception meanwhile."""
    found = paths(bench, containers, algorithm, "failed", *way, nullable=False)

    assert len(found) > 2
    assert {"-1"} == {end for _, end in found}
