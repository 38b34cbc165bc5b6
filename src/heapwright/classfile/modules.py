"""What a module's description says of its packages."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from heapwright.classfile.attributes import AttributeKind
from heapwright.classfile.constants import ModuleRef, PackageRef
from heapwright.classfile.reader import Reader

OPEN = 0x0020
"""The flag of a module all of whose packages are open."""

Packages = Mapping[str, frozenset[str]]
"""The modules, by name, that packages are for; no module stands for all of them."""


@dataclass(frozen=True, slots=True)
class ModuleDescription:
    """A module's name, and to whom it exports and opens its packages, by internal name."""

    name: str
    is_open: bool
    exports: Packages
    opens: Packages

    def exports_to(self, package: str, module: str | None) -> bool:
        """Whether public members of a package are there for a module, or for all where none is given."""
        return _is_for(self.exports, package, module) or self.opens_to(package, module)

    def opens_to(self, package: str, module: str | None) -> bool:
        """Whether all members of a package are there for a module's reflection, or for all where none is given."""
        return self.is_open or _is_for(self.opens, package, module)


def _is_for(packages: Packages, package: str, module: str | None) -> bool:
    """Whether a package is for a module."""
    modules = packages.get(package)
    return modules is not None and (not modules or module in modules)


def _description(reader: Reader) -> ModuleDescription:
    at = reader.position
    name = reader.pool.expect(ModuleRef, reader.u2(), at).name
    is_open = bool(reader.u2() & OPEN)
    reader.u2()
    reader.skip(6 * len(reader.count(6)))
    description = ModuleDescription(name, is_open, _packages(reader), _packages(reader))
    reader.skip(2 * len(reader.count(2)))
    for _ in reader.count(4):
        reader.u2()
        reader.skip(2 * len(reader.count(2)))
    return description


def _packages(reader: Reader) -> Packages:
    packages: dict[str, frozenset[str]] = {}
    for _ in reader.count(6):
        at = reader.position
        name = reader.pool.expect(PackageRef, reader.u2(), at).name
        reader.u2()
        packages[name] = frozenset(_module(reader) for _ in reader.count(2))
    return MappingProxyType(packages)


def _module(reader: Reader) -> str:
    at = reader.position
    return reader.pool.expect(ModuleRef, reader.u2(), at).name


MODULE = AttributeKind("Module", _description)
