"""The rules of the house, read off the source itself."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "heapwright"

ROOMS = [
    *("terms", "classfile", "program", "state", "heaps", "bytecode", "library"),
    *("languages", "solver", "scope", "engine", "contracts", "report", "cli"),
]
ALONE = {"terms": {"terms"}, "classfile": {"classfile"}, "solver": {"terms", "solver"}}
TREES = ("src", "tests", "benchmarks", "examples", "scripts", "docs", ".ci")
TEXTS = {"", ".java", ".json", ".lock", ".md", ".py", ".sh", ".toml"}
# Each word is put together here, so that this file does not hold it.
FORBIDDEN = ["TO" + "DO", "FIX" + "ME", "py" + "pi.org", "pythonhosted" + ".org", "npm" + "js"]
WIRING = PACKAGE / "cli" / "assemble.py"
VAGUE_NAMES = {"utils", "helpers", "common", "manager", "base", "misc"}
MUTATORS = {"add", "append", "clear", "discard", "extend", "insert", "pop", "popitem", "remove", "setdefault", "update"}
LONGEST_MODULE = 400
LONGEST_FUNCTION = 40

Function = ast.FunctionDef | ast.AsyncFunctionDef

MODULES = {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(PACKAGE.rglob("*.py"))}


def committed() -> list[Path]:
    """Every text of the project, whether or not it stands in a git checkout."""
    files = [*ROOT.iterdir(), *(path for tree in TREES for path in (ROOT / tree).rglob("*"))]
    return sorted(path for path in files if path.is_file() and path.suffix in TEXTS and "__pycache__" not in path.parts)


def shown(path, node=None):
    """The place of a node as an editor takes it."""
    place = path.relative_to(ROOT).as_posix()
    return f"{place}:{node.lineno}" if node is not None else place


def room_of(path):
    """The room a module of the package is in, or its own name where it is in none."""
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


def imported(tree: ast.Module) -> Iterator[tuple[ast.stmt, str]]:
    """Every dotted name that is imported, wherever the import stands."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            module = "." * node.level + (node.module or "")
            yield from ((node, f"{module}.{alias.name}") for alias in node.names)


def rooms_imported(path) -> Iterator[tuple[ast.stmt, list[str]]]:
    """The names of our own that a module imports, without the package's name in front."""
    for node, name in imported(MODULES[path]):
        if name.startswith("heapwright."):
            yield node, name.split(".")[1:]


def functions(tree: ast.AST) -> Iterator[Function]:
    """Every function and method, nested ones included."""
    return (node for node in ast.walk(tree) if isinstance(node, Function))


def length_of(function: Function) -> int:
    """The lines of a function without its docstring."""
    first = function.body[1] if ast.get_docstring(function) and len(function.body) > 1 else function.body[0]
    header = function.body[0].lineno - function.lineno
    return header + (function.end_lineno or first.lineno) - first.lineno + 1


def module_names(tree: ast.Module) -> set[str]:
    """The names that the top level of a module assigns."""
    targets = [
        target
        for node in tree.body
        if isinstance(node, ast.Assign | ast.AnnAssign)
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
    ]
    return {target.id for target in targets if isinstance(target, ast.Name)}


def local_names(function: Function) -> set[str]:
    """The parameters of a function and the names it assigns itself."""
    parameters = {node.arg for node in ast.walk(function) if isinstance(node, ast.arg)}
    return parameters | {
        node.id for node in ast.walk(function) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    }


def changed_containers(function: Function) -> Iterator[tuple[ast.AST, str]]:
    """The names whose value a function changes: by a subscript, an attribute or a method that mutates."""
    for node in ast.walk(function):
        if isinstance(node, ast.Subscript | ast.Attribute) and isinstance(node.ctx, ast.Store | ast.Del):
            owner = node.value
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in MUTATORS:
            owner = node.func.value
        else:
            continue
        if isinstance(owner, ast.Name):
            yield node, owner.id


def test_every_room_has_a_row():
    """Every folder of the package is a room with a place in the order."""
    rooms = {path.name for path in PACKAGE.iterdir() if path.is_dir() and path.name != "__pycache__"}

    assert set() == rooms - set(ROOMS)


def test_rooms_import_upwards_only():
    """A module imports its own room or a room above it, and terms, classfile and solver even less."""
    wrong = []
    for path in MODULES:
        here = room_of(path)
        allowed = ALONE.get(here, set(ROOMS[: ROOMS.index(here) + 1])) if here in ROOMS else set()
        wrong += [shown(path, node) for node, name in rooms_imported(path) if name[0] not in allowed]

    assert [] == wrong


def test_imports_are_absolute():
    """An import names its room in full, so that the rules of the rooms can be read off it."""
    wrong = [shown(path, node) for path, tree in MODULES.items() for node, name in imported(tree) if name[0] == "."]

    assert [] == wrong


def test_only_the_wiring_names_a_heap_algorithm():
    """Outside of heaps, a module sees its interface and nothing else; cli/assemble.py alone chooses an algorithm."""
    wrong = [
        shown(path, node)
        for path in MODULES
        if room_of(path) != "heaps" and path != WIRING
        for node, name in rooms_imported(path)
        if name[0] == "heaps" and name[1:2] != ["interface"]
    ]

    assert [] == wrong


def test_only_the_wiring_reads_the_environment():
    """Environment variables are read in cli/assemble.py and nowhere else."""
    wrong = [
        shown(path, node)
        for path, tree in MODULES.items()
        if path != WIRING
        for node in ast.walk(tree)
        if (isinstance(node, ast.Attribute) and node.attr in {"environ", "environb", "getenv"})
        or (isinstance(node, ast.ImportFrom) and {alias.name for alias in node.names} & {"environ", "getenv"})
    ]

    assert [] == wrong


def test_no_global_statements():
    """No function rebinds a name of its module."""
    wrong = [
        shown(path, node) for path, tree in MODULES.items() for node in ast.walk(tree) if isinstance(node, ast.Global)
    ]

    assert [] == wrong


def test_importing_a_module_does_nothing():
    """The top level of a module only names things: no calls for their effect, no loops, no filling of tables."""
    quiet = (ast.Import, ast.ImportFrom, ast.Assign, ast.AnnAssign, ast.ClassDef, *Function.__args__, ast.If)
    wrong = []
    for path, tree in MODULES.items():
        for node in tree.body:
            is_text = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
            fills = isinstance(node, ast.Assign) and not all(isinstance(t, ast.Name | ast.Tuple) for t in node.targets)
            is_type = hasattr(ast, "TypeAlias") and isinstance(node, ast.TypeAlias)
            if fills or not (is_text or is_type or isinstance(node, quiet)):
                wrong.append(shown(path, node))

    assert [] == wrong


def test_module_tables_do_not_change():
    """No function changes a container or an object that its module made while it was imported."""
    wrong = []
    for path, tree in MODULES.items():
        names = module_names(tree)
        for function in functions(tree):
            shared = names - local_names(function)
            wrong += [shown(path, node) for node, name in changed_containers(function) if name in shared]

    assert [] == sorted(set(wrong))


def test_nothing_is_remembered_in_a_module():
    """No function keeps its results for all who call it: what is remembered belongs to a machine or a program."""
    caches = {"functools.cache", "functools.lru_cache"}
    wrong = [shown(path, node) for path, tree in MODULES.items() for node, name in imported(tree) if name in caches]

    assert [] == wrong


def test_modules_are_small():
    """No module is longer than a reader keeps in mind."""
    sizes = {shown(path): len(path.read_text(encoding="utf-8").splitlines()) for path in MODULES}

    assert {} == {place: size for place, size in sizes.items() if size > LONGEST_MODULE}


def test_functions_are_small():
    """No function is longer than a screen, its docstring not counted."""
    sizes = {shown(path, f): length_of(f) for path, tree in MODULES.items() for f in functions(tree)}

    assert {} == {place: size for place, size in sizes.items() if size > LONGEST_FUNCTION}


def test_modules_are_named_for_what_they_hold():
    """No module or folder is called utils, helpers or the like, unless it bears the name of a Java class."""
    names = {path: "_".join(path.relative_to(PACKAGE).with_suffix("").parts) for path in MODULES}
    wrong = [shown(path) for path, name in names.items() if name.islower() and VAGUE_NAMES & set(name.split("_"))]

    assert [] == wrong


def test_modules_and_classes_say_what_they_are():
    """Every module, class and public function has a docstring."""
    wrong = []
    for path, tree in MODULES.items():
        outer = [tree, *(node for node in ast.walk(tree) if isinstance(node, ast.ClassDef))]
        members = [node for owner in outer for node in owner.body if isinstance(node, Function)]
        public = [node for node in members if not node.name.startswith("_")]
        wrong += [shown(path, None if node is tree else node) for node in outer + public if not ast.get_docstring(node)]

    assert [] == wrong


def test_functions_are_typed():
    """Every parameter and every result has a type."""
    wrong = []
    for path, tree in MODULES.items():
        for function in functions(tree):
            given = function.args
            every = [*given.posonlyargs, *given.args, *given.kwonlyargs, given.vararg, given.kwarg]
            untyped = [a for a in every if a is not None and a.annotation is None and a.arg not in {"self", "cls"}]
            if untyped or function.returns is None:
                wrong.append(shown(path, function))

    assert [] == wrong


def test_tests_say_what_they_expect():
    """Every test has a docstring that states the behaviour."""
    wrong = [
        shown(path, function)
        for path in sorted((ROOT / "tests").rglob("test_*.py"))
        for function in functions(ast.parse(path.read_text(encoding="utf-8")))
        if function.name.startswith("test_") and not ast.get_docstring(function)
    ]

    assert [] == wrong


def test_texts_are_finished():
    """No committed text holds a note for later, or names the host of a package registry."""
    wrong = [
        f"{shown(path)}: {word}"
        for path in committed()
        for text in [path.read_text(encoding="utf-8", errors="replace")]
        for word in FORBIDDEN
        if word in text
    ]

    assert [] == wrong
