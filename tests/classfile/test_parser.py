"""Reading whole class files."""

import time

import pytest

from heapwright.classfile.checking import check, faults
from heapwright.classfile.errors import MalformedClass
from heapwright.classfile.parser import parse

NAMES = ["Constants", "Calls", "Annotated", "Switches"]


@pytest.mark.parametrize(("release", "major"), [(8, 52), (11, 55), (17, 61)])
def test_release(compiled, release, major):
    """A class compiled for any release is read with its version, name and superclass."""
    class_file = compiled("Calls", release)

    assert (major, 0) == (class_file.major, class_file.minor)
    assert ("Calls", "java/lang/Object", ()) == (class_file.name, class_file.super_name, class_file.interfaces)
    assert "Calls.java" == class_file.source_file
    assert "<T::Ljava/lang/Comparable<TT;>;>Ljava/lang/Object;" == class_file.signature


@pytest.mark.parametrize("release", [8, 11, 17])
def test_all_programs_decode(compiled, release):
    """Whatever javac makes of the programs here has no faults."""
    paths = sorted(compiled.classes(release).rglob("*.class"))

    assert len(paths) >= 16
    for path in paths:
        check(parse(path.read_bytes(), str(path)))


def test_members(compiled):
    """Fields and methods come in the order of the file with flags, name and descriptor."""
    handlers = compiled("Handlers")

    assert [(0, "count", "I")] == [(f.flags, f.name, f.descriptor) for f in handlers.fields]
    assert [
        (1, "<init>", "()V"),
        (0, "nested", "(I)I"),
        (8, "resources", "()I"),
        (0, "locked", "()V"),
        (1, "close", "()V"),
    ] == [(m.flags, m.name, m.descriptor) for m in handlers.methods]
    assert ("java/io/IOException", "java/lang/InterruptedException") == handlers.methods[1].exceptions


def test_object_has_no_superclass(image):
    """java.lang.Object is the class whose superclass is None."""
    assert parse(*image.find("java/lang/Object")).super_name is None


def test_module_description(image):
    """The description of a module is a class file like any other."""
    module = parse(image.read("/java.base/module-info.class"), "module-info.class")

    check(module)
    assert ("module-info", None) == (module.name, module.super_name)
    assert module.attributes.raw("Module")


def test_every_class_of_java_util(image):
    """All classes of java/util in the JDK's image are read and every instruction of them is decoded."""
    names = list(image.class_names("java/util/"))
    instructions = 0
    for name in names:
        class_file = parse(*image.find(name))
        assert name == class_file.name
        assert [] == faults(class_file)
        instructions += sum(len(method.code.instructions) for method in class_file.methods if method.code)

    assert len(names) >= 1300
    assert instructions > 200_000


@pytest.mark.parametrize("name", NAMES)
def test_every_prefix_is_malformed(compiled, name):
    """A file cut off anywhere is refused with an offset inside of what is there."""
    data = compiled.bytes(name)
    for size in range(len(data)):
        with pytest.raises(MalformedClass) as raised:
            parse(data[:size], "cut.class")
        assert raised.value.offset <= size


def test_message(compiled):
    """The error is one sentence with the file, the offset and what was expected."""
    with pytest.raises(MalformedClass) as raised:
        parse(b"PK\3\4" + bytes(100), "lib/a.class")

    assert "lib/a.class: malformed class file at offset 0: expected the magic number CAFEBABE of a class file" == str(
        raised.value
    )


@pytest.mark.parametrize("version", [(0, 44), (0, 70), (1, 56), (65534, 61)])
def test_unknown_version(handmade, version):
    """Versions before 45 and after Java 25, and minor versions without a meaning, are refused."""
    handmade.version = version

    with pytest.raises(MalformedClass, match="version"):
        handmade.parsed()


@pytest.mark.parametrize("version", [(3, 45), (0, 46), (65535, 61), (0, 69), (65535, 69)])
def test_known_version(handmade, version):
    """Versions from 45 to 69, those with preview features included, are read."""
    handmade.version = version

    class_file = handmade.parsed()

    assert version == (class_file.minor, class_file.major)


def test_trailing_bytes(compiled):
    """Nothing may follow the class."""
    with pytest.raises(MalformedClass, match="1 more bytes"):
        parse(compiled.bytes("Calls") + b"\0", "long.class")


def test_missing_superclass(handmade):
    """Only java.lang.Object and the description of a module have no superclass."""
    handmade.super_name = 0

    with pytest.raises(MalformedClass, match="a superclass of 'A'"):
        handmade.parsed()


def test_array_as_superclass(handmade):
    """A class cannot extend an array."""
    handmade.super_name = handmade.class_named("[I")

    with pytest.raises(MalformedClass, match="the name of a class"):
        handmade.parsed()


def test_absurd_number_of_interfaces(handmade):
    """A number of interfaces that the file cannot hold is refused."""
    data = handmade.bytes()
    at = len(data) - 8

    with pytest.raises(MalformedClass, match="cut off"):
        parse(data[:at] + b"\xff\xff" + data[at + 2 :], "absurd.class")


def test_duplicate_members(handmade):
    """Two methods of one name and descriptor are refused."""
    handmade.method(handmade.code(b"\xb1"))
    handmade.method(handmade.code(b"\xb1"))

    with pytest.raises(MalformedClass, match="not two"):
        handmade.parsed()


def test_two_code_attributes(handmade):
    """A method has at most one Code attribute."""
    handmade.method(handmade.code(b"\xb1"), handmade.code(b"\xb1"))
    method = handmade.parsed().methods[0]

    with pytest.raises(MalformedClass, match="one Code attribute, not 2"):
        _ = method.code


@pytest.mark.parametrize(
    ("name", "descriptor"),
    [("", "()V"), ("a.b", "()V"), ("<x>", "()V"), ("m", "()"), ("m", "(V)V"), ("m", "()L;"), ("m", "I"), ("m", "(IV")],
)
def test_bad_method(handmade, name, descriptor):
    """A method whose name or descriptor breaks the syntax is refused."""
    handmade.method(handmade.code(b"\xb1"), name=name, descriptor=descriptor)

    with pytest.raises(MalformedClass, match="of a method"):
        handmade.parsed()


@pytest.mark.parametrize(("name", "descriptor"), [("a/b", "I"), ("f", "V"), ("f", "La.b;"), ("f", "[" * 256 + "I")])
def test_bad_field(handmade, name, descriptor):
    """A field whose name or descriptor breaks the syntax is refused."""
    handmade.field(name=name, descriptor=descriptor)

    with pytest.raises(MalformedClass, match="of a field"):
        handmade.parsed()


def test_too_many_arguments(handmade):
    """A method takes at most 255 words of arguments."""
    handmade.method(handmade.code(b"\xb1"), descriptor=f"({'J' * 128})V")

    with pytest.raises(MalformedClass, match="at most 255 words"):
        handmade.parsed()


def test_code_and_flags(handmade):
    """A native method must not have code."""
    handmade.method(handmade.code(b"\xb1"), flags=0x109)

    with pytest.raises(MalformedClass, match="no code for the native"):
        handmade.parsed()


def test_missing_code(handmade):
    """A method that is neither native nor abstract must have code."""
    handmade.method()

    with pytest.raises(MalformedClass, match="expected the code of 'm'"):
        handmade.parsed()


def test_attribute_larger_than_the_file(handmade):
    """An attribute that claims four gigabytes is refused."""
    handmade.attributes.append(handmade.attribute("Anything", b"")[:2] + b"\xff\xff\xff\xff")

    with pytest.raises(MalformedClass, match="cut off"):
        handmade.parsed()


def test_unknown_attribute(handmade):
    """An attribute of unknown name is kept as bytes."""
    handmade.attributes.append(handmade.attribute("Anything", b"abc"))

    assert b"abc" == handmade.parsed().attributes.raw("Anything")


def test_lazy(handmade):
    """A fault in a method's code shows when the code is asked for, not before."""
    handmade.method(handmade.code(b""))
    class_file = handmade.parsed()

    assert ["m"] == [method.name for method in class_file.methods]
    with pytest.raises(MalformedClass, match="a code length from 1 to 65535, not 0"):
        check(class_file)


def test_many_attributes_of_one_name(handmade):
    """As many attributes of one name as a class may have are read in the time of as many of different ones."""
    handmade.attributes = [handmade.attribute("Odd", b"")] * 65_535

    start = time.process_time()
    assert ("Odd",) == handmade.parsed().attributes.names

    assert time.process_time() - start < 5
