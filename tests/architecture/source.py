"""A module of the package as the rules of the house see it."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

Function = ast.FunctionDef | ast.AsyncFunctionDef
Found = Iterator[tuple[ast.AST | None, str]]
"""What breaks a rule: where, and in a few words what."""


@dataclass(frozen=True)
class Source:
    """A module: its path below the package, and its text."""

    path: str
    text: str

    @cached_property
    def tree(self) -> ast.Module:
        """The parsed text; every node knows the one it stands in."""
        tree = ast.parse(self.text)
        for outer in ast.walk(tree):
            for inner in ast.iter_child_nodes(outer):
                inner.outer = outer
        return tree

    @property
    def room(self) -> str:
        """The room the module is in, or its own name where it is in none."""
        return self.path.split("/")[0].removesuffix(".py")

    @property
    def module(self) -> str:
        """The name it is imported by."""
        return "heapwright." + self.path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")

    @cached_property
    def imports(self) -> list[tuple[ast.stmt, str, str]]:
        """Every import, wherever it stands: the statement, the dotted name, and the name it is known by here."""
        found = []
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Import):
                found += [(node, one.name, one.asname or one.name.split(".")[0]) for one in node.names]
            elif isinstance(node, ast.ImportFrom):
                origin = "." * node.level + (node.module or "")
                found += [(node, f"{origin}.{one.name}", one.asname or one.name) for one in node.names]
        return found

    @cached_property
    def known(self) -> dict[str, str]:
        """The dotted name that each imported name stands for."""
        whole = {here: name if "." not in name else here for node, name, here in self.imports if is_import(node)}
        return whole | {here: name for node, name, here in self.imports if not is_import(node)}

    @cached_property
    def functions(self) -> list[Function]:
        """Every function and method, nested ones included."""
        return [node for node in ast.walk(self.tree) if isinstance(node, Function)]

    @cached_property
    def classes(self) -> list[ast.ClassDef]:
        """Every class."""
        return [node for node in ast.walk(self.tree) if isinstance(node, ast.ClassDef)]

    def dotted(self, node: ast.AST | None) -> str:
        """What a name, or an attribute of one, stands for, in full; nothing for any other expression."""
        match node:
            case ast.Name(id=name):
                return self.known.get(name, name)
            case ast.Attribute(value=owner, attr=name):
                before = self.dotted(owner)
                return before and f"{before}.{name}"
            case ast.Subscript(value=generic):
                return self.dotted(generic)
            case _:
                return ""


def is_import(node: ast.stmt) -> bool:
    """Whether a statement is `import x`, not `from x import y`."""
    return isinstance(node, ast.Import)


def inner(owner: ast.AST) -> Iterator[ast.AST]:
    """All nodes below a function that belong to no function in it."""
    for node in ast.iter_child_nodes(owner):
        yield node
        if not isinstance(node, Function | ast.Lambda):
            yield from inner(node)


def assigned(body: list[ast.stmt]) -> Iterator[tuple[ast.expr, ast.expr]]:
    """What a body names, and the value it gives it; each part of a tuple has the whole, or what is made for each."""
    for node in body:
        if isinstance(node, ast.Assign):
            targets = node.targets
        elif isinstance(node, ast.AnnAssign) and node.value is not None:
            targets = [node.target]
        else:
            continue
        for target in targets:
            parts = target.elts if isinstance(target, ast.Tuple | ast.List) else []
            made = node.value.elt if parts and isinstance(node.value, ast.GeneratorExp) else node.value
            yield from ((one, made) for one in parts or [target])


def is_docstring(node: ast.AST) -> bool:
    """Whether a node is a text that stands for itself."""
    return isinstance(getattr(node, "outer", None), ast.Expr)
