"""What class files say about nesting, records, sealing, bootstrap methods and constants."""

import struct

import pytest

from heapwright.classfile.checking import check
from heapwright.classfile.constants import MethodTypeConstant, StringConstant
from heapwright.classfile.errors import MalformedClass
from heapwright.classfile.model import EnclosingMethod, InnerClass
from heapwright.classfile.modules import MODULE


def test_nest(compiled):
    """A host names its members and each member names its host, from Java 11 on."""
    assert {"Nest$Member", "Nest$Private", "Nest$1Local"} == set(compiled("Nest", 11).nest_members)
    assert compiled("Nest", 11).nest_host is None
    assert "Nest" == compiled("Nest$Member", 11).nest_host
    assert () == compiled("Calls", 8).nest_members


def test_inner_classes(compiled):
    """Nested classes are told with their outer class, simple name and flags."""
    inner = {entry.name: entry for entry in compiled("Calls").inner_classes}

    assert InnerClass("Calls$Inner", "Calls", "Inner", 0) == inner["Calls$Inner"]
    assert InnerClass("Calls$1", None, None, 0) == inner["Calls$1"]


def test_enclosing_method(compiled):
    """Local and anonymous classes know the method they are declared in."""
    assert EnclosingMethod("Nest", "local", "()Ljava/lang/String;") == compiled("Nest$1Local").enclosing_method
    assert compiled("Nest").enclosing_method is None


def test_record(compiled):
    """A record has components in order; other classes have none, which is not the same as an empty record."""
    side, numbers = compiled("Shapes$Square").record_components

    assert ("side", "I", None) == (side.name, side.descriptor, side.signature)
    assert "Ljava/util/List<+Ljava/lang/Number;>;" == numbers.signature
    assert ["LShapes$Size;"] == [a.type_descriptor for a in compiled("Shapes$Circle").record_components[0].annotations]
    assert () == compiled("Shapes$Nothing").record_components
    assert compiled("Shapes").record_components is None


def test_sealed(compiled):
    """A sealed interface names its permitted subclasses in order."""
    assert ("Shapes$Circle", "Shapes$Square", "Shapes$Other") == compiled("Shapes").permitted_subclasses
    assert () == compiled("Shapes$Circle").permitted_subclasses


def test_bootstrap_methods(compiled):
    """Bootstrap methods come with their handle and static arguments resolved."""
    methods = compiled("Calls").bootstrap_methods

    assert {"java/lang/invoke/LambdaMetafactory"} == {method.handle.reference.owner for method in methods}
    first = methods[0]
    assert 6 == first.handle.kind
    assert isinstance(first.arguments[0], MethodTypeConstant)


def test_recipe(compiled):
    """The recipe of a concatenation keeps its control characters; characters 1 and 2 become constants."""
    (concatenation,) = compiled("Nest$Member", 11).bootstrap_methods

    assert (StringConstant("secret \1\1\1\1\2"), StringConstant("\1\2")) == concatenation.arguments


def test_concatenation_before_java_9(compiled):
    """A concatenation needs a bootstrap method from Java 9 on, and none before."""
    assert () == compiled("Calls$Inner", 8).bootstrap_methods
    methods = compiled("Calls$Inner", 11).bootstrap_methods
    assert {"makeConcatWithConstants"} == {method.handle.reference.name for method in methods}


@pytest.mark.parametrize(
    ("descriptor", "tag", "content"),
    [("J", 3, bytes(4)), ("I", 5, bytes(8)), ("Ljava/lang/Object;", 3, bytes(4)), ("[I", 3, bytes(4))],
)
def test_wrong_constant(handmade, descriptor, tag, content):
    """A field's constant must suit its type."""
    index = handmade.constant(tag, content)
    handmade.field(handmade.attribute("ConstantValue", struct.pack(">H", index)), descriptor=descriptor)

    with pytest.raises(MalformedClass):
        _ = handmade.parsed().fields[0].constant_value


@pytest.mark.parametrize(
    ("kind", "content"),
    [
        ("BootstrapMethods", b"\0\1\0\2\0\0"),
        ("BootstrapMethods", b"\xff\xff"),
        ("InnerClasses", b"\0\1\0\1\0\0\0\0\0\0"),
        ("EnclosingMethod", b"\0\2\0\2"),
        ("NestMembers", b"\0\2\0\2"),
        ("NestHost", b"\0\1"),
        ("Record", b"\0\1\0\1\0\1\0\0"),
        ("Record", b"\0\1\0\1\0\1"),
        ("PermittedSubclasses", b"\xff\xff\0\2"),
        ("Signature", b"\0\2"),
        ("SourceFile", b"\0\1\0"),
        ("SourceFile", b""),
        ("Synthetic", b"\0"),
        ("Deprecated", b"\0\0"),
    ],
)
def test_malformed(handmade, kind, content):
    """An attribute that breaks the format is refused when it is asked for."""
    handmade.attributes.append(handmade.attribute(kind, content))
    class_file = handmade.parsed()

    with pytest.raises(MalformedClass):
        check(class_file)


def test_a_module_that_uses_services(handmade):
    """A module's exported and opened packages are read, whatever services it uses and provides."""
    module, package, friend = (
        handmade.of(tag, handmade.text(name)) for tag, name in ((19, "m"), (20, "p/q"), (19, "n"))
    )
    service = handmade.class_named("S")
    content = (module, 0, 0, 1, friend, 0, 0, 1, package, 0, 0, 1, package, 0, 1, friend, 3, *([service] * 3), 0)
    handmade.attributes.append(handmade.attribute("Module", struct.pack(f">{len(content)}H", *content)))
    description = handmade.parsed().attributes.get(MODULE)

    assert ("m", False, {"p/q": frozenset()}) == (description.name, description.is_open, description.exports)
    assert {"p/q": frozenset({"n"})} == description.opens
