"""Who may import whom, and what of the world outside each module may reach."""

import ast
import sys

from tests.architecture.source import Found, Source, is_import

ROOMS = [
    *("terms", "classfile", "program", "state", "heaps", "bytecode", "library"),
    *("languages", "solver", "scope", "engine", "contracts", "report", "cli"),
]
ALONE = {"terms": {"terms"}, "classfile": {"classfile"}, "solver": {"terms", "solver"}}
WIRING = "cli/assemble.py"

HARMLESS = {
    *(
        "__future__",
        "array",
        "codecs",
        "collections",
        "contextlib",
        "dataclasses",
        "decimal",
        "difflib",
        "enum",
        "fractions",
    ),
    *("functools", "hashlib", "heapq", "io", "itertools", "math", "operator", "posixpath", "re", "stat", "string"),
    *("struct", "traceback", "types", "typing", "unicodedata", "urllib", "warnings", "zipfile", "zlib"),
}
"""What only computes; every other module of Python's library stands in the next table, with those who may use it."""

REACHING = {
    "gc": {"engine/run.py"},
    "importlib": {"cli/main.py", "library/index.py", "program/jdk.py"},
    "locale": {WIRING},
    "mmap": {"library/native_libraries.py", "program/image.py"},
    "os": {
        *("cli", "program/class_path.py", "program/jar.py", "program/java_source.py", "program/jdk.py"),
        "program/places.py",
    },
    "pathlib": {"cli", "library", "program"},
    "resource": {"cli/memory.py"},
    "shutil": {"program/java_source.py", "program/jdk.py"},
    "signal": {"cli/interruption.py"},
    "subprocess": {"program/java_source.py", "program/jdk.py"},
    "sys": {"cli", "engine/run.py", "bytecode/generated/progress.py"},
    "tempfile": {WIRING, "program/java_source.py"},
    "time": {"engine/watches.py"},
}
"""What reaches the world outside, and the rooms and modules that may use it."""

ENVIRONMENT = {"environ", "environb", "getenv", "getenvb", "expandvars", "expanduser", "home"}
PLACES = ("os", "posix", "pathlib")
UNSEEN = {
    *(
        "functools.cache",
        "functools.lru_cache",
        "functools.singledispatch",
        "decimal.getcontext",
        "decimal.localcontext",
    ),
    *(
        "decimal.setcontext",
        "os.urandom",
        "os.getrandom",
        "os.times",
        "os.getpid",
        "sys.modules",
        "sys.path",
        "io.open",
    ),
}
"""What remembers, or differs from run to run, in modules that may be used otherwise."""

BUILTINS = {
    "__builtins__": set(),
    "__import__": set(),
    "breakpoint": set(),
    "compile": {"bytecode/generated/generator.py", "terms/operators.py"},
    "eval": {"bytecode/generated/rebuilding.py"},
    "exec": {"bytecode/generated/generator.py", "terms/operators.py"},
    "globals": set(),
    "hash": set(),
    "id": {"bytecode/generated/names.py"},
    "input": set(),
    "locals": set(),
    "open": set(),
    "print": {"cli/main.py"},
    "vars": set(),
}
"""Builtin functions that reach beyond their arguments, or differ from run to run, and who may use them."""

INWARDS = {"__builtins__", "__class__", "__dict__", "__globals__", "__loader__", "__spec__", "__subclasses__"}


def may(source: Source, places: set[str]) -> bool:
    """Whether a module is among some rooms and modules."""
    return source.room in places or source.path in places


def imports_downwards(source: Source) -> Found:
    """A module imports its own room or a room above it; terms, classfile and solver even less."""
    here = source.room
    allowed = ALONE.get(here, set(ROOMS[: ROOMS.index(here) + 1])) if here in ROOMS else set()
    for node, name, _ in source.imports:
        parts = name.split(".")
        if parts[0] == "heapwright" and parts[1:2] != [] and parts[1] not in allowed:
            yield node, f"{here} imports {parts[1]}"


def unclear_imports(source: Source) -> Found:
    """An import names its module in full and what it takes of it, so that the rules of the rooms can be read off it."""
    for node, name, _ in source.imports:
        if name[0] == "." or name.endswith(".*") or (is_import(node) and name.split(".")[0] == "heapwright"):
            yield node, f"imports {name} without saying what"


def unknown_libraries(source: Source) -> Found:
    """A module of Python's library that reaches the world outside is used where its table says; no other library is."""
    for node, name, _ in source.imports:
        top = name.split(".")[0]
        if top == "heapwright" or top in HARMLESS or not top:
            continue
        if top not in sys.stdlib_module_names or not may(source, REACHING.get(top, set())):
            yield node, f"imports {top}"


def environment_reads(source: Source) -> Found:
    """The environment, of which a home folder is part, is read in cli/assemble.py and nowhere else."""
    if source.path == WIRING:
        return
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Attribute) and node.attr in ENVIRONMENT and source.dotted(node).startswith(PLACES):
            yield node, node.attr
    for node, name, _ in source.imports:
        if name.startswith(PLACES) and name.split(".")[-1] in ENVIRONMENT:
            yield node, name


def hidden_reads(source: Source) -> Found:
    """Nothing is remembered for all, or differs from run to run: caches, contexts, process numbers, random bytes."""
    for node, name, _ in source.imports:
        if name in UNSEEN:
            yield node, name
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Attribute) and source.dotted(node) in UNSEEN:
            yield node, source.dotted(node)


def reaching_builtins(source: Source) -> Found:
    """A builtin that reads files, the screen, names of other modules or memory addresses is used where it may be."""
    for node in ast.walk(source.tree):
        is_read = isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)
        if is_read and node.id in BUILTINS and not may(source, BUILTINS[node.id]):
            yield node, node.id


def looks_inside(source: Source) -> Found:
    """A library with forbidden parts is used by the names of its parts; nothing looks into Python's tables of names."""
    watched = {name.split(".")[0] for name in UNSEEN} | set(PLACES)
    libraries = {here for node, name, here in source.imports if is_import(node) and name in watched}
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Attribute) and node.attr in INWARDS:
            yield node, node.attr
        elif isinstance(node, ast.Name) and node.id in libraries and not isinstance(node.outer, ast.Attribute):
            yield node, f"{node.id} is handed on"


def unordered(source: Source) -> Found:
    """Nothing goes through a set in the order of its hashes, or through a folder in the order of the disk."""
    for node in ast.walk(source.tree):
        if isinstance(node, ast.For | ast.comprehension) and is_unordered(source, node.iter):
            if not (isinstance(node, ast.comprehension) and makes_order(node.outer)):
                yield node.iter, "in no order"
        elif isinstance(node, ast.Call) and takes_order(node) and any(is_unordered(source, one) for one in node.args):
            yield node, "in no order"


def takes_order(call: ast.Call) -> bool:
    """Whether the result of a call depends on the order of what is handed over."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    return name in {"list", "tuple", "iter", "join", "enumerate", "extend", "map", "filter", "zip", "fromkeys"}


def makes_order(made: ast.AST) -> bool:
    """Whether the order of what a comprehension makes does not matter: it is a set, or sorted, counted or summed up."""
    around = made.outer
    name = getattr(around.func, "id", "") if isinstance(around, ast.Call) else ""
    return isinstance(made, ast.SetComp) or name in {"sorted", "set", "frozenset", "any", "all", "len", "min", "max"}


def is_unordered(source: Source, node: ast.expr) -> bool:
    """Whether an expression is seen to be a set, or the listing of a folder."""
    match node:
        case ast.Set() | ast.SetComp():
            return True
        case ast.Call(func=ast.Name(id="set" | "frozenset")):
            return True
        case ast.Call(func=ast.Attribute(attr="iterdir" | "glob" | "rglob" | "listdir" | "scandir")):
            return True
        case ast.Call(func=ast.Attribute(attr="walk")):
            return ".sort()" not in ast.unparse(node.outer)
        case ast.BinOp(left=left, op=ast.BitOr() | ast.BitAnd() | ast.Sub() | ast.BitXor(), right=right):
            return is_unordered(source, left) or is_unordered(source, right)
        case _:
            return False
