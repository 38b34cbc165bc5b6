"""Which classes check their assertions, as java's options `-ea`, `-da`, `-esa` and `-dsa` say."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from heapwright.program.classes import LoadedClass

USERS: Final = {"-ea": True, "-enableassertions": True, "-da": False, "-disableassertions": False}
"""The options for the classes of the class path; each may name a class or a package after a colon."""
SYSTEM: Final = {"-esa": True, "-enablesystemassertions": True, "-dsa": False, "-disablesystemassertions": False}
"""The options for the classes of the JDK."""
PACKAGE: Final = "..."


@dataclass(frozen=True, slots=True)
class Assertions:
    """What is said of assertions before a program starts: names as in class files, the nearest one counts."""

    users: bool = False
    """What holds for classes of the class path that nothing names."""
    system: bool = False
    """What holds for classes of the JDK that nothing names."""
    classes: Mapping[str, bool] = field(default_factory=dict)
    packages: Mapping[str, bool] = field(default_factory=dict)
    """What holds for the classes of a package and of those below it; the package without a name has none below."""

    def wanted_of(self, cls: LoadedClass) -> bool:
        """Whether a class is to check its assertions; arrays and primitive types have none."""
        if cls.class_file is None:
            return False
        if cls.name in self.classes:
            return self.classes[cls.name]
        package = cls.name.rpartition("/")[0]
        while package and package not in self.packages:
            package = package.rpartition("/")[0]
        default = self.system if cls.loader == "boot" else self.users
        return self.packages.get(package, default) if package or "/" not in cls.name else default


NOTHING_SAID: Final = Assertions()


def directed(options: Iterable[str]) -> Assertions:
    """What options say together, such as `-ea`, `-da:com.acme.Main`, `-ea:com.acme...`; a later one overrides."""
    users = system = False
    classes: dict[str, bool] = {}
    packages: dict[str, bool] = {}
    for option in options:
        kind, colon, name = option.partition(":")
        name = name.replace(".", "/") if not name.endswith(PACKAGE) else name
        if not colon and kind in SYSTEM:
            system = SYSTEM[kind]
        elif not colon:
            users = USERS[kind]
        elif name.endswith(PACKAGE):
            packages[name.removesuffix(PACKAGE).replace(".", "/")] = USERS[kind]
        else:
            classes[name] = USERS[kind]
    return Assertions(users, system, classes, packages)
