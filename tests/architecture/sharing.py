"""What modules and classes hold for everybody: it is made once, by no side effect, and never changes."""

import ast
from collections.abc import Iterator, Mapping

from tests.architecture.source import Found, Function, Source, assigned, inner

MUTATORS = {
    *("add", "append", "clear", "discard", "extend", "insert", "pop", "popitem", "remove", "reverse", "setdefault"),
    *("sort", "update", "appendleft", "popleft", "extendleft", "rotate", "subtract", "move_to_end", "__setitem__"),
}
TABLES = ast.Dict | ast.List | ast.Set | ast.DictComp | ast.ListComp | ast.SetComp
READING = {
    *("len", "sorted", "tuple", "frozenset", "dict", "set", "list", "max", "min", "any", "all", "sum", "map", "filter"),
    *("enumerate", "reversed", "zip", "MappingProxyType", "repr", "isinstance", "range", "iter"),
}
"""The builtins that a table may be handed to: they keep nothing of it but its elements."""

VIEWS = {"get", "items", "keys", "values", "copy", "index", "count", "union", "intersection", "isdisjoint", "issubset"}
FIXED_CALLS = {
    *("frozenset", "tuple", "int", "float", "str", "bytes", "range", "max", "min", "len", "sum", "getattr"),
    *("float.fromhex", "types.MappingProxyType", "struct.Struct", "re.compile", "typing.TypeVar", "typing.NewType"),
    *("enum.auto", "dataclasses.field", "pathlib.Path", "decimal.Context"),
}
"""What makes a value that does not change; a context of decimal numbers is only ever asked."""

EMPTY = {("classfile/attributes.py", "NO_ATTRIBUTES")}
"""Objects that remember what they find, and have nothing to find."""

READ_ONLY = {"Mapping", "Sequence", "Models", "Collection"}
FIXED_RESULTS = READ_ONLY | {"Callable", "Model", "tuple", "frozenset", "int", "float", "str", "bytes", "bool"}
DECORATORS = {
    *("property", "classmethod", "staticmethod", "contextlib.contextmanager", "dataclasses.dataclass"),
    *("typing.overload", "typing.override", "functools.cached_property", "abc.abstractmethod"),
}
HOOKS = {"__init_subclass__", "__class_getitem__", "__set_name__", "__getattr__", "__dir__"}


class Package:
    """All modules together: what a name that one imports from another stands for."""

    def __init__(self, sources: list[Source]) -> None:
        self.defined: dict[str, ast.ClassDef | Function] = {}
        self.tables: set[str] = set()
        for source in sources:
            definitions = [node for node in source.tree.body if isinstance(node, ast.ClassDef | Function)]
            self.defined |= {f"{source.module}.{node.name}": node for node in definitions}
            self.tables |= {f"{source.module}.{name}" for name in open_tables(source)}

    def is_open_table(self, source: Source, node: ast.expr) -> bool:
        """Whether a name or attribute stands for a table that those who have it could change."""
        name = source.dotted(node)
        return name in self.tables or f"{source.module}.{name}" in self.tables

    def is_fixed(self, source: Source, node: ast.expr) -> bool:
        """Whether an expression gives a value that cannot be changed."""
        match node:
            case ast.Constant() | ast.JoinedStr() | ast.Lambda() | ast.Compare() | ast.Subscript():
                return True
            case ast.Name() | ast.Attribute():
                return not self.is_open_table(source, node)
            case ast.Call(func=function):
                return self.makes_fixed(source, source.dotted(function))
            case ast.Tuple(elts=parts) | ast.BoolOp(values=parts):
                return all(self.is_fixed(source, one) for one in parts)
            case ast.BinOp(left=one, right=ast.Set()):
                return self.is_fixed(source, one)
            case ast.BinOp(left=one, right=other) | ast.IfExp(body=one, orelse=other):
                return self.is_fixed(source, one) and self.is_fixed(source, other)
            case ast.Starred(value=one) | ast.UnaryOp(operand=one):
                return self.is_fixed(source, one)
            case _:
                return False

    def makes_fixed(self, source: Source, name: str) -> bool:
        """Whether calling what has that name makes a value that does not change."""
        definition = self.defined.get(name) or self.defined.get(f"{source.module}.{name}")
        if isinstance(definition, ast.ClassDef):
            return is_frozen(source, definition)
        if definition is not None and definition.returns is not None:
            return ast.unparse(definition.returns).split("[")[0] in FIXED_RESULTS
        return name in FIXED_CALLS


def is_frozen(source: Source, cls: ast.ClassDef) -> bool:
    """Whether the objects of a class do not change: a frozen dataclass, a named tuple, an enum, or no slots."""
    bases = {source.dotted(base).split(".")[-1] for base in cls.bases}
    decorated = any("frozen=True" in ast.unparse(one) for one in cls.decorator_list)
    empty = all(isinstance(node, ast.Expr | Function) for node in cls.body) and len(cls.body) == 1
    return decorated or empty or bool(bases & {"NamedTuple", "Enum", "IntEnum"})


def is_table(value: ast.expr | None) -> bool:
    """Whether a value is a table that is written out where it is named, or made of what a function yields."""
    return isinstance(value, TABLES) or (isinstance(value, ast.Call) and ast.unparse(value.func) == "dict")


def changing_values(source: Source, package: Package) -> Found:
    """What a module or a class holds is a table written out, or a value that cannot be changed."""
    for target, value in assigned(source.tree.body):
        if not isinstance(target, ast.Name):
            yield target, "something else than a name is assigned"
        elif not (is_table(value) or package.is_fixed(source, value) or (source.path, target.id) in EMPTY):
            yield target, f"{target.id} may change"
    for cls in source.classes:
        for target, value in assigned(cls.body):
            if isinstance(value, TABLES) or not package.is_fixed(source, value):
                yield target, f"{ast.unparse(target)} may change, and all objects share it"


def changing_defaults(source: Source, package: Package) -> Found:
    """A parameter's default cannot be changed."""
    for function in (node for node in ast.walk(source.tree) if isinstance(node, Function | ast.Lambda)):
        for default in (*function.args.defaults, *function.args.kw_defaults):
            if default is not None and (isinstance(default, TABLES) or not package.is_fixed(source, default)):
                yield default, "a default that may change"


def effects_of_importing(source: Source) -> Found:
    """The top level of a module only names things: no calls for their effect, no loops, no conditions."""
    quiet = (ast.Import, ast.ImportFrom, ast.Assign, ast.AnnAssign, ast.ClassDef, *Function.__args__)
    for node in source.tree.body:
        is_text = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        is_type = isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING" and only_imports(node)
        is_start = isinstance(node, ast.If) and ast.unparse(node.test) == "__name__ == '__main__'"
        if not (is_text or is_type or is_start or isinstance(node, quiet)):
            yield node, "is done when the module is imported"


def only_imports(node: ast.If) -> bool:
    """Whether a branch imports, names types, and does nothing else."""
    return not node.orelse and all(
        isinstance(one, ast.Import | ast.ImportFrom)
        or (isinstance(one, ast.Assign) and not isinstance(one.value, ast.Call | TABLES))
        for one in node.body
    )


def registrations(source: Source) -> Found:
    """Nothing registers itself: no decorators of our own, no metaclasses, no hooks for classes below."""
    for node in [*source.functions, *source.classes]:
        for decorator in node.decorator_list:
            name = source.dotted(decorator.func if isinstance(decorator, ast.Call) else decorator)
            if name not in DECORATORS and not name.endswith(".setter"):
                yield decorator, f"decorated with {name}"
        if node.name in HOOKS:
            yield node, node.name
    for cls in source.classes:
        if cls.keywords:
            yield cls, "a class with an option"


def top_level_names(source: Source) -> dict[str, ast.expr | None]:
    """All that a module names or imports, and the values it assigns."""
    named: dict[str, ast.expr | None] = {here: None for _, _, here in source.imports}
    named |= {node.name: None for node in source.tree.body if isinstance(node, ast.ClassDef | Function)}
    return named | {ast.unparse(target): value for target, value in assigned(source.tree.body)}


def own_names(function: Function | ast.Lambda) -> set[str]:
    """The parameters of a function and the names that it assigns itself."""
    parameters = {node.arg for node in ast.walk(function.args) if isinstance(node, ast.arg)}
    stored = {node.id for node in inner(function) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    return parameters | stored


def shared_names(function: Function, shared: Mapping[str, object]) -> set[str]:
    """The names that stand, in a function, for what its module holds: the module's own, and aliases of them."""
    visible = set(shared) - own_names(function)
    for target, value in assigned([node for node in inner(function) if isinstance(node, ast.stmt)]):
        values = {node.id for node in roots(value)}
        if isinstance(target, ast.Name) and values & visible:
            visible.add(target.id)
    return visible


def roots(node: ast.expr) -> Iterator[ast.Name]:
    """The names an expression may be another name for."""
    match node:
        case ast.Name():
            yield node
        case ast.IfExp(body=one, orelse=other):
            yield from roots(one)
            yield from roots(other)
        case ast.BoolOp(values=values):
            for value in values:
                yield from roots(value)
        case ast.NamedExpr(value=value):
            yield from roots(value)


def changes(function: Function) -> Iterator[tuple[ast.AST, ast.expr]]:
    """What a function changes: by a subscript, an attribute, a method that mutates, or by setattr."""
    for node in inner(function):
        match node:
            case ast.Subscript(value=owner, ctx=ast.Store() | ast.Del()):
                yield node, owner
            case ast.Attribute(value=owner, ctx=ast.Store() | ast.Del()):
                yield node, owner
            case ast.Call(func=ast.Attribute(value=owner, attr=name)) if name in MUTATORS:
                yield node, owner
            case ast.Call(func=ast.Name(id="setattr" | "delattr"), args=[owner, *_]):
                yield node, owner


def changed_for_all(source: Source) -> Found:
    """No function changes what its module, another module or a class holds for everybody."""
    shared = top_level_names(source)
    for function in source.functions:
        visible = shared_names(function, shared) | ({"cls"} if is_of_class(function) else set())
        for node, owner in changes(function):
            text = ast.unparse(owner)
            first = next(iter(ast.walk(owner)))
            while isinstance(first, ast.Attribute | ast.Subscript):
                first = first.value
            is_shared = isinstance(first, ast.Name) and first.id in visible
            if is_shared or text.startswith("type(") or "__class__" in text:
                yield node, f"{text} is changed"
    yield from ((node, "global") for node in ast.walk(source.tree) if isinstance(node, ast.Global))


def is_of_class(function: Function) -> bool:
    """Whether a method belongs to its class, and not to one object."""
    return any(ast.unparse(one) == "classmethod" for one in function.decorator_list)


def tables_given_away(source: Source, package: Package) -> Found:
    """A table that could be changed is read where it is named: never stored, returned or handed to who might do so."""
    for function in source.functions:
        hidden = own_names(function)
        for node in inner(function):
            if not isinstance(node, ast.Name | ast.Attribute) or not isinstance(node.ctx, ast.Load):
                continue
            if source.dotted(node) not in hidden and package.is_open_table(source, node) and not is_only_read(node):
                yield node, f"{source.dotted(node)} is given away"


def open_tables(source: Source) -> set[str]:
    """The tables of a module that could be changed: those whose type does not forbid it."""
    tables = {name for name, value in top_level_names(source).items() if is_table(value)} - {"__all__"}
    return tables - {
        ast.unparse(node.target)
        for node in source.tree.body
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation).split("[")[0] in READ_ONLY
    }


def is_only_read(node: ast.expr) -> bool:
    """Whether what stands around a table's name takes elements of it and no more."""
    match node.outer:
        case ast.Subscript(value=owner):
            return owner is node
        case ast.Attribute(attr=name):
            return name in VIEWS
        case ast.Call(func=ast.Name(id=name)):
            return name in READING
        case ast.Call(func=ast.Attribute(attr="join" | "fromkeys")):
            return True
        case ast.Compare() | ast.For() | ast.comprehension() | ast.Starred() | ast.BinOp() | ast.UnaryOp() | ast.Dict():
            return True
        case _:
            return False
