"""How long things are, what they are called, and what they say of themselves."""

import ast

from tests.architecture.source import Found, Function, Source

VAGUE_NAMES = {"utils", "helpers", "common", "manager", "base", "misc"}
LONGEST_MODULE = 400
LONGEST_FUNCTION = 40


def length_of(function: Function) -> int:
    """The lines of a function without its docstring."""
    first = function.body[1] if ast.get_docstring(function) and len(function.body) > 1 else function.body[0]
    header = function.body[0].lineno - function.lineno
    return header + (function.end_lineno or first.lineno) - first.lineno + 1


def long_modules(source: Source) -> Found:
    """No module is longer than a reader keeps in mind."""
    lines = len(source.text.splitlines())
    if lines > LONGEST_MODULE:
        yield None, f"{lines} lines"


def long_functions(source: Source) -> Found:
    """No function is longer than a screen, its docstring not counted."""
    yield from ((f, f"{length_of(f)} lines") for f in source.functions if length_of(f) > LONGEST_FUNCTION)


def vague_names(source: Source) -> Found:
    """No module or folder is called utils, helpers or the like, unless it bears the name of a Java class."""
    name = source.path.removesuffix(".py").replace("/", "_")
    if name.islower() and VAGUE_NAMES & set(name.split("_")):
        yield None, name


def silent(source: Source) -> Found:
    """Every module, class and public function has a docstring."""
    outer = [source.tree, *source.classes]
    members = [node for owner in outer for node in owner.body if isinstance(node, Function)]
    for node in outer + [node for node in members if not node.name.startswith("_")]:
        if not ast.get_docstring(node):
            yield (None if node is source.tree else node), "no docstring"


def untyped(source: Source) -> Found:
    """Every parameter and every result has a type."""
    for function in source.functions:
        given = function.args
        every = [*given.posonlyargs, *given.args, *given.kwonlyargs, given.vararg, given.kwarg]
        named = [one.arg for one in every if one is not None and one.annotation is None]
        if set(named) - {"self", "cls"} or function.returns is None:
            yield function, "a type is missing"
