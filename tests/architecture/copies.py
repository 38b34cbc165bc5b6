"""One place for each thing: instructions, heap algorithms, and the code of functions."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator

from tests.architecture.rooms import WIRING
from tests.architecture.source import Found, Function, Source, is_docstring

from heapwright.classfile.opcodes import BY_MNEMONIC

INSTRUCTIONS = re.compile(r"bytecode/\w+\.py")
TEMPLATES = re.compile(r"bytecode/generated/templates\w*\.py")
INTERFACE = "heaps/interface.py"
ASKING = {"type", "isinstance", "issubclass", "hasattr", "getattr", "repr", "str"}
LARGE = 45
"""The nodes of a syntax tree from which on two equal functions are a copy, and no coincidence."""


def sees_algorithms(source: Source) -> Found:
    """Outside of heaps, a module sees its interface and nothing else; cli/assemble.py alone chooses an algorithm."""
    if source.path == WIRING or (source.room == "heaps" and source.path != INTERFACE):
        return
    for node, name, _ in source.imports:
        if name.startswith("heapwright.heaps") and not name.startswith("heapwright.heaps.interface"):
            yield node, name


def algorithms(sources: list[Source]) -> set[str]:
    """The names of the heap algorithms: their classes, and their modules in full."""
    files = [source for source in sources if source.room == "heaps" and source.path != INTERFACE]
    return {cls.name for source in files for cls in source.classes} | {
        source.module.removeprefix("heapwright.") for source in files if not source.path.endswith("__init__.py")
    }


def names_algorithms(source: Source, names: set[str]) -> Found:
    """Outside of heaps and the wiring, no code names an algorithm, as a text neither, or asks of which class one is."""
    if source.path == WIRING or source.room == "heaps":
        return
    for node in ast.walk(source.tree):
        match node:
            case ast.Name(id=text) | ast.Attribute(attr=text) if text in names:
                yield node, text
            case ast.Constant(value=str(text)) if not is_docstring(node) and any(
                mentions(text, name) for name in names
            ):
                yield node, text
            case ast.Call(func=ast.Name(id=function), args=[ast.Attribute(attr="heap"), *_]) if function in ASKING:
                yield node, f"{function} of a heap"


def mentions(text: str, name: str) -> bool:
    """Whether a text is an algorithm's name, or holds the name of its module."""
    return text.lower() == name.lower() or text == name.removeprefix("heaps.") or ("." in name and name in text)


def inheriting_algorithms(source: Source) -> Found:
    """No heap algorithm inherits from another, or from anything."""
    if source.room == "heaps":
        yield from ((cls, cls.name) for cls in source.classes if cls.bases and source.path != INTERFACE)


def outer_names(source: Source) -> Iterator[tuple[ast.stmt, str]]:
    """What the top level of a module names by a function or an assignment."""
    for node in source.tree.body:
        if isinstance(node, Function):
            yield node, node.name
        elif isinstance(node, ast.Assign):
            yield from ((node, one.id) for target in node.targets for one in ast.walk(target) if is_name(one))
        elif isinstance(node, ast.AnnAssign):
            yield node, ast.unparse(node.target)


def is_name(node: ast.AST) -> bool:
    """Whether a node is a plain name."""
    return isinstance(node, ast.Name)


def instructions_again(sources: list[Source]) -> Iterator[tuple[Source, ast.stmt, str]]:
    """An instruction has one function in bytecode, one template in bytecode/generated, and none elsewhere."""
    seen: set[tuple[bool, str]] = set()
    for source in sources:
        in_order = INSTRUCTIONS.fullmatch(source.path) is not None
        for node, name in outer_names(source):
            if name not in BY_MNEMONIC:
                continue
            if not in_order and not TEMPLATES.fullmatch(source.path):
                yield source, node, f"{name} away from the instructions"
            elif (in_order, name) in seen:
                yield source, node, f"{name} again"
            seen.add((in_order, name))


def copies(sources: list[Source]) -> Iterator[tuple[Source, ast.AST, str]]:
    """No two functions have the same code, whatever their names, their parameters and their texts are called."""
    alike: dict[str, list[tuple[Source, Function]]] = defaultdict(list)
    for source in sources:
        for function in source.functions:
            if sum(1 for _ in ast.walk(function)) >= LARGE:
                alike[without_names(function)].append((source, function))
    for (first, original), *others in alike.values():
        yield from ((source, node, f"the code of {first.path}: {original.name}") for source, node in others)


def without_names(function: Function) -> str:
    """The code of a function with its local names numbered, and without its docstring and types."""
    body = function.body[1:] if ast.get_docstring(function) else function.body
    numbers: dict[str, str] = {}
    parameters = [node.arg for node in ast.walk(function.args) if isinstance(node, ast.arg)]
    stored = [n.id for n in ast.walk(function) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)]
    for name in (*parameters, *stored):
        numbers.setdefault(name, f"_{len(numbers)}")
    code = ast.parse(ast.unparse(ast.Module(body, [])))
    for node in ast.walk(code):
        if isinstance(node, ast.Name):
            node.id = numbers.get(node.id, node.id)
        elif isinstance(node, ast.arg):
            node.arg = numbers.get(node.arg, node.arg)
    return ast.unparse(code)
