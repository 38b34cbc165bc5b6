"""Rules of resolution that javac's programs do not reach."""

import pytest

from heapwright.classfile.constants import MethodRef
from heapwright.program.failures import LinkageFailure
from heapwright.program.resolution import check_field_use, find_method, is_signature_polymorphic, resolve_virtual
from heapwright.program.selection import select_special

HANDLE = "java/lang/invoke/MethodHandle"


@pytest.fixture
def program(load_program, compiled):
    """A program with the shapes on its class path."""
    return load_program(compiled("entry/Shapes.java"))


def test_a_final_field_is_written_by_its_initialiser_only(program):
    """A static final field may be written by <clinit>, by no other method of its class, and read by all."""
    shape = program.load("shapes/Shape")
    limit, constructor = shape.fields["LIMIT", "J"], shape.methods["<init>", "()V"]

    check_field_use(limit, "shapes/Shape", constructor, static=True, write=False)
    with pytest.raises(LinkageFailure) as failure:
        check_field_use(limit, "shapes/Shape", constructor, static=True, write=True)
    expected = (
        "Update to static final field shapes.Shape.LIMIT attempted from a different method (<init>) "
        "than the initializer method <clinit> "
    )
    assert expected == failure.value.message


def test_method_handles_take_any_types(program):
    """The method invokeExact is found for every descriptor, other methods of method handles only for their own."""
    shape = program.load("shapes/Shape")
    method = resolve_virtual(program, shape, MethodRef(HANDLE, "invokeExact", "(IJ)Ljava/lang/String;", False))

    assert "([Ljava/lang/Object;)Ljava/lang/Object;" == method.descriptor
    assert is_signature_polymorphic(method)
    assert not is_signature_polymorphic(program.load(HANDLE).methods["type", "()Ljava/lang/invoke/MethodType;"])
    assert find_method(program, program.load(HANDLE), "type", "(I)V") is None


def test_variable_handles_take_any_types(program):
    """The access modes of variable handles are found for every descriptor, whatever they return."""
    handle = program.load("java/lang/invoke/VarHandle")

    assert is_signature_polymorphic(find_method(program, handle, "compareAndSet", "(Lx;II)Z"))
    assert is_signature_polymorphic(find_method(program, handle, "set", "(Lx;I)V"))


def test_arrays_have_the_methods_of_object(program):
    """A method of an array is the one of java.lang.Object."""
    array = program.load("[Lshapes/Circle;")

    assert "java/lang/Object" == find_method(program, array, "hashCode", "()I").owner.name
    assert find_method(program, array, "size", "()J") is None


def test_a_private_method_far_above_is_called_as_super(load_program, compiled):
    """Where invokespecial names a class far above, the search begins at the superclass, for private methods too."""
    program = load_program(compiled("entry/Shadowed.java"))
    above, below = program.load("Shadowed$Above"), program.load("Shadowed$Below")
    hidden, constructor = above.methods["hidden", "()V"], above.methods["<init>", "()V"]

    assert "Shadowed$Between" == select_special(below, above, hidden).owner.name
    assert hidden is select_special(above, above, hidden)
    assert constructor is select_special(below, above, constructor)
