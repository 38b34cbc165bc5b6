"""Field and method descriptors (JVMS 4.3) and the conversions between them, class names and Java's way of writing."""

from dataclasses import dataclass

PRIMITIVES = {
    "B": "byte",
    "C": "char",
    "D": "double",
    "F": "float",
    "I": "int",
    "J": "long",
    "S": "short",
    "Z": "boolean",
    "V": "void",
}
"""The descriptor of each primitive type, and of void, with its name."""

PRIMITIVE_DESCRIPTORS = {name: descriptor for descriptor, name in PRIMITIVES.items()}
"""The name of each primitive type, and of void, with its descriptor."""

KINDS = {"B": "I", "C": "I", "I": "I", "S": "I", "Z": "I", "D": "D", "F": "F", "J": "J", "V": "V", "L": "A", "[": "A"}
"""The first character of a descriptor with the kind of value it describes."""

PREFIXES = {"I": "i", "J": "l", "F": "f", "D": "d", "A": "a", "V": ""}
"""The letter that begins the mnemonics for each kind of value."""


@dataclass(frozen=True, slots=True)
class MethodDescriptor:
    """The parameter types and the result type of a method, each as a descriptor."""

    parameters: tuple[str, ...]
    result: str


def parse_method_descriptor(descriptor: str) -> MethodDescriptor:
    """Split `(I[Ljava/lang/String;)V` into its parameters and its result; ValueError when it is not one."""
    if not descriptor.startswith("("):
        raise ValueError(f"not a method descriptor: {descriptor!r}")
    parameters: list[str] = []
    at = 1
    while not descriptor.startswith(")", at):
        end = _end_of_type(descriptor, at)
        parameters.append(descriptor[at:end])
        at = end
    result = descriptor[at + 1 :]
    if result != "V" and _end_of_type(descriptor, at + 1) != len(descriptor):
        raise ValueError(f"not a method descriptor: {descriptor!r}")
    return MethodDescriptor(tuple(parameters), result)


def _end_of_type(descriptor: str, start: int) -> int:
    """The index after the field type that starts at `start`."""
    at = start
    while descriptor.startswith("[", at):
        at += 1
    letter = descriptor[at : at + 1]
    if letter == "L":
        end = descriptor.find(";", at)
        if end > at + 1:
            return end + 1
    elif letter in PRIMITIVES and letter != "V":
        return at + 1
    raise ValueError(f"not a descriptor of types: {descriptor!r}")


def kind(descriptor: str) -> str:
    """What a slot of this type holds: `I` (boolean, byte, char, short, int), `J`, `F`, `D`, `A` (a reference), `V`."""
    return KINDS[descriptor[0]]


def prefix(descriptor: str) -> str:
    """What begins the mnemonics for values of this type, as in `lreturn`; nothing for void."""
    return PREFIXES[kind(descriptor)]


def class_name(descriptor: str) -> str:
    """The name of a field descriptor's type in a program: `Ljava/lang/String;` is `java/lang/String`, `I` is `int`."""
    if descriptor[0] == "L":
        return descriptor[1:-1]
    return PRIMITIVES.get(descriptor, descriptor)


def descriptor_of(name: str) -> str:
    """The descriptor of a class, array or primitive by its name: `java/lang/String` is `Ljava/lang/String;`."""
    if name[0] == "[":
        return name
    return PRIMITIVE_DESCRIPTORS.get(name) or f"L{name};"


def array_name(element: str) -> str:
    """The name of the array class whose elements are of the named class: `int` gives `[I`."""
    return "[" + descriptor_of(element)


def binary_name(name: str) -> str:
    """What Class.getName says of a class: `java.util.Map$Entry`, `[Ljava.lang.String;`, `int`.

    A hidden class's name ends in an address, after a plus sign that the JVM shows as a slash.
    """
    return name.replace("/", ".").replace("+0x", "/0x")


def java_name(name: str) -> str:
    """A class, array or primitive as Java source writes it: `[[I` is `int[][]`."""
    dimensions = len(name) - len(name.lstrip("["))
    element = class_name(name[dimensions:]) if dimensions else name
    return binary_name(element) + "[]" * dimensions


def java_type(descriptor: str) -> str:
    """A field descriptor as Java source writes it: `[Ljava/lang/String;` is `java.lang.String[]`."""
    return java_name(class_name(descriptor))


def java_method(owner: str, name: str, descriptor: str) -> str:
    """A method as the JVM's messages write it: `void A.set(int, java.lang.String)`."""
    parsed = parse_method_descriptor(descriptor)
    parameters = ", ".join(map(java_type, parsed.parameters))
    return f"{java_type(parsed.result)} {binary_name(owner)}.{name}({parameters})"
