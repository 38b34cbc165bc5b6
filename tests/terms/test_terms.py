import pytest

from heapwright.terms.operators import OPERATORS, Kind
from heapwright.terms.terms import Application, Terms, brief

ADD = OPERATORS["int.add"]


@pytest.fixture
def terms():
    return Terms()


@pytest.fixture
def x(terms):
    return terms.symbol("x", Kind.INT)


def test_equal_symbols_are_one_object(terms, x):
    """A symbol's name stands for one object."""
    assert x is terms.symbol("x", Kind.INT)
    assert x is not terms.symbol("y", Kind.INT)


def test_a_name_has_one_kind(terms, x):
    """A second symbol of the same name and another kind is refused."""
    with pytest.raises(ValueError, match="the symbol x is of kind int, not long"):
        terms.symbol("x", Kind.LONG)


def test_a_symbol_may_have_bounds(terms):
    """A symbol of a small type lies within it; a name has the same bounds wherever it is mentioned."""
    flag = terms.symbol("flag", Kind.INT, (0, 1))

    assert (0, 1) == flag.bounds
    assert flag is terms.symbol("flag", Kind.INT, (0, 1))
    with pytest.raises(ValueError, match=r"the symbol flag is of kind int between 0 and 1, not int\Z"):
        terms.symbol("flag", Kind.INT)


def test_a_conversion_has_the_bounds_of_its_type(terms, x):
    """What is cut to a small type lies within it; other results may be anything."""
    found = {name: terms.apply(OPERATORS[name], x).bounds for name in ("i2z", "i2b", "i2c", "i2s")}

    assert {"i2z": (0, 1), "i2b": (-128, 127), "i2c": (0, 65535), "i2s": (-32768, 32767)} == found
    assert (-(1 << 63), (1 << 63) - 1) == terms.apply(ADD, x, 1).bounds


def test_numbers_are_folded(terms):
    """An operator applied to numbers gives the number."""
    assert -(1 << 31) == terms.apply(ADD, (1 << 31) - 1, 1)


def test_equal_applications_are_one_object(terms, x):
    """The same operator on the same arguments gives the same object, at every depth."""
    first = terms.apply(ADD, terms.apply(ADD, x, 1), x)
    second = terms.apply(ADD, terms.apply(ADD, x, 1), x)

    assert first is second
    assert first is not terms.apply(ADD, x, terms.apply(ADD, x, 1))


def test_an_application_knows_its_parts(terms, x):
    """An application has its operator, its arguments and the kind of its result."""
    term = terms.apply(OPERATORS["int.lt"], x, 5)

    assert isinstance(term, Application)
    assert (OPERATORS["int.lt"], (x, 5), Kind.BOOLEAN) == (term.operator, term.arguments, term.kind)
    assert "int.lt(x, 5)" == repr(term)


def test_the_brief_text_of_a_term_has_a_bound(terms, x):
    """A term is named by its outermost operators, however large it is."""
    large = x
    for _ in range(100):
        large = terms.apply(OPERATORS["int.mul"], large, large)

    assert "x" == brief(x)
    assert "int.add(x, 1)" == brief(terms.apply(ADD, x, 1))
    assert "int.neg(int.mul(int.mul(..., ...), int.mul(..., ...)))" == brief(terms.apply(OPERATORS["int.neg"], large))


def test_zeros_of_both_signs_are_different_arguments(terms):
    """0.0 and -0.0 are kept apart, while NaN is one argument."""
    y = terms.symbol("y", Kind.DOUBLE)
    divide = OPERATORS["double.div"]

    assert terms.apply(divide, y, 0.0) is not terms.apply(divide, y, -0.0)
    assert terms.apply(divide, y, float("nan")) is terms.apply(divide, y, float("nan"))


def test_numbers_and_symbols_of_their_names_are_different_arguments(terms, x):
    """An argument is known by what it is: the number 1 is not a symbol named 1."""
    assert terms.apply(ADD, x, 1) is not terms.apply(ADD, x, terms.symbol("1", Kind.INT))


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("long.add", ("x", 1)),
        ("int.add", ("x", 1.0)),
        ("double.add", ("y", 1)),
        ("i2l", ("y",)),
        ("int.neg", ("x", 1)),
        ("int.add", ("x",)),
        ("int.add", ("x", None)),
    ],
)
def test_an_ill_sorted_term_is_not_made(terms, x, name, values):
    """An operator takes as many values as it has operands, each of its operand's kind."""
    known = {"x": x, "y": terms.symbol("y", Kind.DOUBLE)}
    arguments = [known.get(value, value) for value in values]

    with pytest.raises(TypeError, match=f"^{name} does not take "):
        terms.apply(OPERATORS[name], *arguments)


def test_two_makers_share_nothing(x):
    """Terms of two makers are different objects."""
    assert x is not Terms().symbol("x", Kind.INT)


@pytest.mark.parametrize(
    "use",
    [
        lambda x: x + 1,
        lambda x: 1 + x,
        lambda x: 1.5 * x,
        lambda x: -x,
        lambda x: ~x,
        lambda x: x << 1,
        lambda x: x < 1,
        lambda x: 1 >= x,
        lambda x: sorted([x, x]),
        bool,
        lambda x: not x,
        int,
        float,
        list,
        len,
        lambda x: x[0],
        lambda x: 1 in x,
        lambda x: [1, 2][x],
        range,
        abs,
        lambda x: x == 1,
        lambda x: 1.0 != x,
        lambda x: x in (0, 1),
        lambda x: [x].index(0),
    ],
)
def test_python_cannot_compute_with_a_term(x, use):
    """Arithmetic, ordering, equality with numbers, truth, iteration and indexing raise TypeError."""
    with pytest.raises(TypeError):
        use(x)


def test_a_term_is_equal_to_itself_only(terms, x):
    """Equality of terms is identity, so that they can be kept in tables."""
    assert x == x  # noqa: PLR0124 - that it is equal to itself is the point
    assert x != terms.symbol("y", Kind.INT)
    assert {x: 1}[x] == 1
