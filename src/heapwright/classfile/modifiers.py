"""Which access flags go together (JVMS tables 4.1-B, 4.5-A, 4.6-A), as a JVM sees it in each version of class files."""

from typing import Final

PUBLIC: Final = 0x0001
PRIVATE: Final = 0x0002
PROTECTED: Final = 0x0004
STATIC: Final = 0x0008
FINAL: Final = 0x0010
SYNCHRONIZED: Final = 0x0020
SUPER: Final = 0x0020
VOLATILE: Final = 0x0040
BRIDGE: Final = 0x0040
TRANSIENT: Final = 0x0080
NATIVE: Final = 0x0100
INTERFACE: Final = 0x0200
ABSTRACT: Final = 0x0400
STRICT: Final = 0x0800
ANNOTATION: Final = 0x2000
ENUM: Final = 0x4000
MODULE: Final = 0x8000

JAVA_5, JAVA_6, JAVA_7, JAVA_8, JAVA_9, JAVA_17 = 49, 50, 51, 52, 53, 61

VISIBILITIES: Final = (0, PUBLIC, PRIVATE, PROTECTED)
VISIBILITY: Final = PUBLIC | PRIVATE | PROTECTED
NEVER_IN_INTERFACES: Final = NATIVE | PROTECTED | FINAL | SYNCHRONIZED


def effective_class_flags(flags: int, major: int) -> int:
    """The flags of a class as they count: interfaces were abstract without saying so before Java 6."""
    return flags | ABSTRACT if flags & INTERFACE and major < JAVA_6 else flags


def effective_method_flags(flags: int, name: str, major: int) -> int:
    """The flags of a method as they count: before Java 7 a class initialiser was static whatever it said."""
    if name != "<clinit>":
        return flags
    return STATIC if major < JAVA_7 else flags & (STATIC | STRICT)


def may_be_class(flags: int, major: int) -> bool:
    """Whether a class or interface may have these flags."""
    if flags & MODULE and major >= JAVA_9:
        return True
    if flags & INTERFACE:
        return flags & (ABSTRACT | FINAL) == ABSTRACT and not (major >= JAVA_5 and flags & (SUPER | ENUM))
    return flags & (ABSTRACT | FINAL) != ABSTRACT | FINAL and not (major >= JAVA_5 and flags & ANNOTATION)


def may_be_field(flags: int, holder: int, major: int) -> bool:
    """Whether a field may have these flags, in a class or an interface that has those."""
    if holder & INTERFACE:
        said = PUBLIC | STATIC | FINAL
        never = PRIVATE | PROTECTED | VOLATILE | TRANSIENT | (ENUM if major >= JAVA_5 else 0)
        return flags & (said | never) == said
    return flags & VISIBILITY in VISIBILITIES and flags & (FINAL | VOLATILE) != FINAL | VOLATILE


def may_be_method(flags: int, name: str, holder: int, major: int) -> bool:
    """Whether a method may have these (effective) flags, in a class or an interface that has those."""
    if name == "<clinit>":
        return flags & STATIC != 0
    if holder & INTERFACE:
        return name != "<init>" and _may_be_in_interface(flags, major)
    if flags & VISIBILITY not in VISIBILITIES:
        return False
    if name == "<init>":
        never = STATIC | FINAL | SYNCHRONIZED | NATIVE | ABSTRACT | (BRIDGE if major >= JAVA_5 else 0)
        return not flags & never
    return not flags & ABSTRACT or not flags & _never_abstract(major)


def _may_be_in_interface(flags: int, major: int) -> bool:
    if major >= JAVA_8:
        one_of_two = flags & (PUBLIC | PRIVATE) in (PUBLIC, PRIVATE)
        with_abstract = PRIVATE | STATIC | (STRICT if major < JAVA_17 else 0)
        return one_of_two and not flags & NEVER_IN_INTERFACES and not (flags & ABSTRACT and flags & with_abstract)
    said, never = PUBLIC | ABSTRACT, STATIC | FINAL | NATIVE
    if major >= JAVA_5:
        never |= PRIVATE | PROTECTED | SYNCHRONIZED | STRICT
    return flags & (said | never) == said


def _never_abstract(major: int) -> int:
    never = FINAL | NATIVE | PRIVATE | STATIC
    if major >= JAVA_5:
        never |= SYNCHRONIZED | (STRICT if major < JAVA_17 else 0)
    return never
