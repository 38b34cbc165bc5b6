"""The method a program starts with, found and refused as the `java` command does."""

from heapwright.classfile.errors import MalformedClass
from heapwright.program.classes import LoadedClass, Method
from heapwright.program.descriptors import java_name
from heapwright.program.failures import ClassMissing, LinkageFailure
from heapwright.program.names import nearest
from heapwright.program.program import Program

ARGUMENTS = ("[Ljava/lang/String;",)
FORM = "   public static void main(String[] args)"
NOT_FOUND = (
    "Error: Main method not found in class {}, please define the main method as:\n"
    f"{FORM}\nor a JavaFX application class must extend javafx.application.Application"
)
NOT_STATIC = f"Error: Main method is not static in class {{}}, please define the main method as:\n{FORM}"
NOT_VOID = (
    f"Error: Main method must return a value of type void in class {{}}, please \ndefine the main method as:\n{FORM}"
)


class EntryPointMissing(Exception):
    """A program cannot start: the message is java's own, `nearest` names what could have been meant."""

    def __init__(self, message: str, nearest: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.message = message
        self.nearest = nearest


def find_entry_point(program: Program, class_name: str) -> Method:
    """The main method of a class named as on java's command line (`a.b.Main` or `a/b/Main`)."""
    cls = _main_class(program, class_name.replace(".", "/"))
    main = _public_main(cls)
    if main is None:
        others = nearest("main", (method.name for method in cls.methods.values() if not method.name.startswith("<")))
        raise EntryPointMissing(NOT_FOUND.format(java_name(cls.name)), others)
    if not main.is_static:
        raise EntryPointMissing(NOT_STATIC.format(java_name(main.owner.name)))
    if main.result != "V":
        raise EntryPointMissing(NOT_VOID.format(java_name(main.owner.name)))
    return main


def _main_class(program: Program, name: str) -> LoadedClass:
    """Load the class, with every failure in java's words."""
    start = f"Error: Could not find or load main class {java_name(name)}"
    try:
        return program.load(name)
    except ClassMissing as missing:
        if missing.name == name:
            nearest_names = tuple(map(java_name, missing.nearest))
            message = f"{start}\nCaused by: java.lang.ClassNotFoundException: {java_name(name)}"
            raise EntryPointMissing(message, nearest_names) from None
        message = f"{start}\nCaused by: java.lang.NoClassDefFoundError: {missing.name}"
        raise EntryPointMissing(message, tuple(map(java_name, missing.nearest))) from None
    except LinkageFailure as failure:
        if failure.exception_class == "java/lang/NoClassDefFoundError":
            message = f"{start}\nCaused by: {failure}"
            right = failure.message.partition("(wrong name: ")[2].rstrip(")")
            raise EntryPointMissing(message, (java_name(right),) if right else ()) from None
        raise EntryPointMissing(_linkage(name, str(failure))) from None
    except MalformedClass as broken:
        raise EntryPointMissing(_linkage(name, f"java.lang.ClassFormatError: {broken}")) from None


def _linkage(name: str, error: str) -> str:
    return f"Error: LinkageError occurred while loading main class {java_name(name)}\n\t{error}"


def _public_main(cls: LoadedClass) -> Method | None:
    """The public method `main` that takes the arguments, of the class or its nearest superclass."""
    for current in cls.chain():
        for method in current.methods.values():
            takes = method.parameters
            if method.name == "main" and takes == ARGUMENTS and method.is_public:
                return method
    return None
