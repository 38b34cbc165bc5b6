"""The syntax of names and descriptors (JVMS 4.2, 4.3)."""

import re

# Without possessive quantifiers: where Python 3.11.2 repeats a group so, it matches what it should not.
_CLASS = r"[^.;\[/]+(?:/[^.;\[/]+)*"
_FIELD = rf"\[{{0,255}}(?:[BCDFIJSZ]|L{_CLASS};)"

_CLASS_NAME = re.compile(_CLASS)
_FIELD_NAME = re.compile(r"[^.;\[/]+")
_METHOD_NAME = re.compile(r"[^.;\[/<>]+|<init>|<clinit>")
_FIELD_DESCRIPTOR = re.compile(_FIELD)
_METHOD_DESCRIPTOR = re.compile(rf"\((?:{_FIELD})*\)(?:V|{_FIELD})")
_PARAMETER = re.compile(r"\[*(?:[BCDFIJSZ]|L[^;]+;)")

MOST_ARGUMENT_SLOTS = 255


def is_class_name(text: str) -> bool:
    """Whether the text is the internal name of a class or interface."""
    return _CLASS_NAME.fullmatch(text) is not None


def is_class_or_array(text: str) -> bool:
    """Whether the text may stand in a Class constant: an internal name or an array's descriptor."""
    return is_field_descriptor(text) if text.startswith("[") else is_class_name(text)


def is_field_name(text: str) -> bool:
    """Whether the text may name a field, a local variable or a parameter."""
    return _FIELD_NAME.fullmatch(text) is not None


def is_method_name(text: str) -> bool:
    """Whether the text may name a method, a constructor or a class initialiser."""
    return _METHOD_NAME.fullmatch(text) is not None


def is_field_descriptor(text: str) -> bool:
    """Whether the text is the descriptor of a type other than void."""
    return _FIELD_DESCRIPTOR.fullmatch(text) is not None


def is_method_descriptor(text: str) -> bool:
    """Whether the text is the descriptor of a method."""
    return _METHOD_DESCRIPTOR.fullmatch(text) is not None


def parameter_descriptors(descriptor: str) -> tuple[str, ...]:
    """The descriptors of a method's parameters, given the method's (valid) descriptor."""
    return tuple(_PARAMETER.findall(descriptor, 1, descriptor.rindex(")")))


def argument_slots(descriptor: str) -> int:
    """How many local variables the arguments take, without the receiver: long and double take two."""
    parameters = parameter_descriptors(descriptor)
    return len(parameters) + parameters.count("J") + parameters.count("D")
