"""Loading and linking classes."""

from dataclasses import replace

import pytest

from heapwright.classfile.assembly import assemble_class
from heapwright.classfile.constants import IntConstant, StringConstant
from heapwright.classfile.errors import MalformedClass
from heapwright.program.failures import ClassMissing, LinkageFailure
from heapwright.program.program import Program


@pytest.fixture(scope="module")
def shapes(compiled):
    """The folder of the compiled Shapes.java."""
    return compiled("entry/Shapes.java")


@pytest.fixture
def program(load_program, shapes):
    """A program with the shapes on its class path."""
    return load_program(shapes)


def names(classes):
    """The names of classes, sorted."""
    return sorted(cls.name for cls in classes)


def test_a_class_is_loaded_once(program):
    """Asking again gives the same class; another program has its own."""
    circle = program.load("shapes/Circle")

    assert circle is program.load("shapes/Circle")
    assert circle is program.loaded("shapes/Circle")
    assert program.loaded("java/util/List") is None
    assert circle is not Program(program.sources).load("shapes/Circle")


def test_supertypes(program):
    """A class knows all its supertypes, inherited ones and itself included."""
    circle = program.load("shapes/Circle")

    assert "shapes/Shape" == circle.superclass.name
    assert ["java/lang/Cloneable"] == names(circle.interfaces)
    assert ["java/lang/Cloneable", "shapes/Named", "shapes/Sized"] == names(circle.superinterfaces)
    above = ["java/lang/Cloneable", "java/lang/Object", *(f"shapes/{n}" for n in ("Circle", "Named", "Shape", "Sized"))]
    assert above == names(circle.supertypes)
    assert program.load("shapes/Named") in circle.supertypes
    assert circle not in program.load("shapes/Named").supertypes
    assert program.load("java/lang/Object") in program.load("shapes/Named").supertypes


def test_instance_fields(program):
    """The superclass's fields come first, and hidden fields keep their own slots; every slot has its default."""
    circle = program.load("shapes/Circle")
    fields = [(field.owner.name, field.name, field.slot) for field in circle.instance_fields]
    own = [("shapes/Circle", name, slot) for slot, name in enumerate(("radius", "filled", "first"), 2)]

    assert [("shapes/Shape", "first", 0), ("shapes/Shape", "second", 1), *own] == fields
    assert (0, None, 0.0, 0, 0) == circle.defaults
    assert float is type(circle.defaults[2])
    assert ["F", "I", "I"] == [field.kind for field in circle.instance_fields[2:]]


def test_static_fields(program):
    """Static fields have slots of their own; a constant's value stands beside its default."""
    shape, named = program.load("shapes/Shape"), program.load("shapes/Named")

    assert [("total", 0), ("LIMIT", 1)] == [(field.name, field.slot) for field in shape.static_fields]
    assert (0.0, 0) == shape.static_defaults
    assert [IntConstant(3), StringConstant("a")] == [field.constant_value for field in named.static_fields]
    assert () == program.load("shapes/Circle").static_fields
    assert shape.fields["total", "D"].constant_value is None


def test_methods(program):
    """A method knows its types and what its flags say."""
    circle = program.load("shapes/Circle")
    draw, paint = circle.methods["draw", "(IJ)V"], circle.methods["paint", "([D)V"]

    assert (("I", "J"), "V", "draw(IJ)V") == (draw.parameters, draw.result, draw.signature)
    assert (True, False, False, None) == (draw.is_native, draw.is_static, draw.is_abstract, draw.code)
    assert (True, True) == (paint.is_static, paint.is_synchronized)
    assert paint.code.max_locals == 1
    assert program.load("shapes/Sized").methods["size", "()J"].is_abstract
    assert "<method void shapes.Circle.draw(int, long)>" == repr(draw)
    assert "<field boolean shapes.Circle.filled>" == repr(circle.fields["filled", "Z"])
    assert "<class shapes.Circle>" == repr(circle)


def test_where_a_class_comes_from(program):
    """A class knows its package, its loader and its module."""
    circle, text = program.load("shapes/Circle"), program.load("java/lang/String")
    array = program.load("[[Ljava/lang/String;")

    assert ("shapes", "app", None) == (circle.package, circle.loader, circle.module)
    assert ("java/lang", "boot", "java.base") == (text.package, text.loader, text.module)
    assert ("java/lang", "boot", "java.base") == (array.package, array.loader, array.module)


def test_arrays_are_covariant(program):
    """An array is a subtype of the arrays of its element's supertypes, at every depth."""
    expected = {"[[Lshapes/Circle;", "[[Lshapes/Shape;", "[[Lshapes/Named;", "[[Lshapes/Sized;", "[[Ljava/lang/Object;"}
    expected |= {"[[Ljava/lang/Cloneable;", "[Ljava/lang/Object;", "[Ljava/lang/Cloneable;", "[Ljava/io/Serializable;"}
    expected |= {"java/lang/Object", "java/lang/Cloneable", "java/io/Serializable"}
    array = program.load("[[Lshapes/Circle;")

    assert sorted(expected) == names(array.supertypes)
    assert (2, True, False) == (array.dimensions, array.is_array, array.is_interface)
    assert array.element is program.load("[Lshapes/Circle;")
    assert array is program.array_of(array.element)
    assert "<class shapes.Circle[][]>" == repr(array)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("shapes/Circle", "shapes.Circle"),
        ("[Lshapes/Circle;", "[Lshapes.Circle;"),
        ("int", "int"),
        ("shapes/Made$$Lambda$1+0x0800", "shapes.Made$$Lambda$1/0x0800"),
    ],
)
def test_binary_names(program, name, shown):
    """A class has a name for programs; the address in a hidden class's name follows a slash there."""
    if "+" in name:
        program.define(assemble_class(name, origin="a test"), "app", findable=True)

    assert shown == program.load(name).binary_name


def test_arrays_of_primitives(program):
    """An array of a primitive type has no other arrays above it; an array of such arrays does."""
    assert ["[I", "java/io/Serializable", "java/lang/Cloneable", "java/lang/Object"] == names(
        program.load("[I").supertypes
    )
    assert program.load("[Ljava/lang/Cloneable;") in program.load("[[I").supertypes
    assert program.load("[[J") not in program.load("[[I").supertypes
    assert program.load("[I").is_abstract


def test_primitive_types(program):
    """Primitive types are classes without members, found by name or descriptor."""
    integer = program.load("int")

    assert (True, None, 0, ()) == (
        integer.is_primitive,
        integer.superclass,
        integer.dimensions,
        integer.instance_fields,
    )
    assert integer is program.type_of("I")
    assert integer is program.load("[I").element
    assert program.load("void") is program.type_of("V")
    assert program.load("java/lang/String") is program.type_of("Ljava/lang/String;")


@pytest.mark.parametrize(
    "name", ["[V", "[", "[Ljava/lang/String", "[Lint;", "[" * 256 + "I", "", "java.lang.String", "[LNowhere;", "[Q"]
)
def test_what_is_no_class(program, name):
    """A name that cannot be a class's is missing like any other."""
    with pytest.raises(ClassMissing):
        program.load(name)


def test_a_missing_class_has_suggestions(program):
    """A missing class is named, with the names that come nearest to it."""
    with pytest.raises(ClassMissing) as wrong_letters:
        program.load("java/util/ArayList")
    with pytest.raises(ClassMissing) as wrong_package:
        program.load("java/lang/HashMap")
    with pytest.raises(ClassMissing) as no_package:
        program.load("Circel")

    assert ("java/util/ArayList", "java/util/ArrayList") == (wrong_letters.value.name, wrong_letters.value.nearest[0])
    assert "java/util/HashMap" == wrong_package.value.nearest[0]
    assert "shapes/Circle" == no_package.value.nearest[0]


@pytest.mark.parametrize(("name", "found"), [("java/util/Mine", False), ("mine/Mine", True)])
def test_packages_of_the_jdk_are_its_own(load_program, tmp_path, name, found):
    """A class of the class path that claims to be in a package of a module is not found, as under `java`."""
    (tmp_path / name).parent.mkdir(parents=True)
    (tmp_path / f"{name}.class").write_bytes(b"some bytes")

    with pytest.raises(MalformedClass if found else ClassMissing):
        load_program(tmp_path).load(name)


def test_a_class_of_another_name(load_program, shapes, tmp_path):
    """A file that holds another class than its name says is refused as the JVM does."""
    (tmp_path / "Circle.class").write_bytes((shapes / "shapes" / "Circle.class").read_bytes())

    with pytest.raises(LinkageFailure) as failure:
        load_program(tmp_path).load("Circle")
    assert "java.lang.NoClassDefFoundError: Circle (wrong name: shapes/Circle)" == str(failure.value)


def test_a_broken_class_file(load_program, tmp_path):
    """A file that is no class file is refused with its name."""
    (tmp_path / "Broken.class").write_bytes(b"not a class")

    with pytest.raises(MalformedClass, match=r"Broken\.class"):
        load_program(tmp_path).load("Broken")


def test_classes_that_were_not_found_by_name(program):
    """A class defined from a file is not found by its name unless it is to be; it belongs to its host's nest."""
    circle = program.load("shapes/Circle")
    made = replace(circle.class_file, name="shapes/Circle/hidden")
    hidden = program.define(made, "app", host=circle)
    again = program.define(made, "app", host=circle)
    found = program.define(replace(made, name="shapes/Made"), "app", findable=True)

    assert hidden is not again
    assert circle is hidden.host
    assert found is program.load("shapes/Made")
    assert program.array_of(hidden) is not program.array_of(again)
    assert hidden is program.array_of(hidden).element
    with pytest.raises(ClassMissing):
        program.load("shapes/Circle/hidden")


def test_parsed_classes_are_shared(image, parsed, load_program):
    """Programs on one JDK share parsed class files, but not the classes linked from them."""
    first, second = load_program(), load_program()

    assert first.load("java/util/List").class_file is second.load("java/util/List").class_file
    assert first.load("java/util/List") is not second.load("java/util/List")
    assert first.load("java/util/List").class_file is not Program([image]).load("java/util/List").class_file


def test_all_of_java_util_links(image, load_program):
    """Every class of java.util and below can be linked."""
    program = load_program()
    loaded = [program.load(name) for name in image.class_names("java/util/")]

    assert len(loaded) >= 1370
    assert all(cls.superclass or cls.name == "java/lang/Object" for cls in loaded)
