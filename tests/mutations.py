"""What can be broken in a source, and how: cells of the table, and small changes of the code."""

from __future__ import annotations

import ast
import copy
from collections.abc import Callable, Iterator

from folkmoot.conversation.phases import TRANSITIONS, Phase

Broken = tuple[int, int, str, str]
"""The line, where its statement begins, what was done there, and the whole source after it."""

MET = "__met__"
"""Where marked code notes which statements were run."""

OPPOSITE: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
ELSEWHERE = (Phase.ASKED, Phase.APPROVAL, Phase.EXECUTION, Phase.CLOSED, Phase.WRITING)
SWAPPED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.Mod: ast.Mult,
}


def table_mutants() -> Iterator[Broken]:
    """Every cell of the table removed, and sent to another phase, by a statement each."""
    for phase, row in TRANSITIONS.items():
        for number, (event, target) in enumerate(row.items()):
            module = event.__module__.rpartition(".")[2][0]
            cell = f"TRANSITIONS[P.{phase.name}][{module}.{event.__name__}]"
            yield 0, 0, f"del {cell}", f"del {cell}"
            others = [one for one in ELSEWHERE if one is not target]
            other = others[number % len(others)]
            yield 0, 0, f"{cell} = {other.name}", f"{cell} = P.{other.name}"


def _with(tree: ast.Module, node: ast.AST, change: Callable[..., object]) -> str:
    """The source with one node changed; the tree stays as it was."""
    mark = "_mutated"
    setattr(node, mark, True)
    try:
        changed = copy.deepcopy(tree)
    finally:
        delattr(node, mark)
    found = next(one for one in ast.walk(changed) if hasattr(one, mark))
    change(found)
    return ast.unparse(ast.fix_missing_locations(changed))


def source_mutants(source: str) -> Iterator[Broken]:
    """Every small break of the functions of a module."""
    tree = ast.parse(source)
    lines = {node.lineno for node in ast.walk(tree) if isinstance(node, ast.stmt)}
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            for node in _inside(function):
                for what, change in _breaks(node):
                    before = ast.unparse(node).partition("\n")[0]
                    begins = max(line for line in lines if line <= node.lineno)
                    yield node.lineno, begins, f"{before}  [{what}]", _with(tree, node, change)


def _inside(function: ast.FunctionDef) -> Iterator[ast.stmt | ast.expr]:
    """What may be broken: no docstring, no annotation, no assertion, no function within."""
    todo: list[ast.AST] = list(function.body)
    while todo:
        node = todo.pop(0)
        if isinstance(node, ast.FunctionDef | ast.Assert):
            continue
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            continue
        if isinstance(node, ast.AnnAssign):
            todo += [node.value] if node.value else []
        else:
            todo += ast.iter_child_nodes(node)
        if isinstance(node, ast.stmt | ast.expr):
            yield node


def _breaks(node: ast.AST) -> Iterator[tuple[str, Callable[..., None]]]:
    match node:
        case ast.Compare(ops=[op]) if type(op) in OPPOSITE:
            yield "opposite", lambda n: n.ops.__setitem__(0, OPPOSITE[type(n.ops[0])]())
        case ast.BoolOp(op=op):
            other = ast.Or if isinstance(op, ast.And) else ast.And
            yield "and/or", lambda n: setattr(n, "op", other())
        case ast.BinOp(op=op) if type(op) in SWAPPED:
            yield "other operator", lambda n: setattr(n, "op", SWAPPED[type(n.op)]())
        case ast.Constant(value=bool(value)):
            yield f"{not value}", lambda n: setattr(n, "value", not n.value)
        case ast.Constant(value=int()):
            yield "+ 1", lambda n: setattr(n, "value", n.value + 1)
        case ast.If() | ast.IfExp() | ast.While():
            yield "condition negated", _negate
        case ast.comprehension():
            pass
        case ast.Expr(value=ast.Call()):
            yield "dropped", _drop
        case ast.Return(value=ast.Constant(value=None | False)):
            pass  # whoever asks for the truth hears the same
        case ast.Return(value=ast.expr()):
            yield "returns nothing", lambda n: setattr(n, "value", ast.Constant(None))
        case ast.Return():
            yield "goes on", _drop
        case ast.Break() | ast.Continue():
            yield "goes on", _drop
        case ast.UnaryOp(op=ast.Not()):
            yield "not dropped", _truth
        case ast.AugAssign():
            yield "dropped", _drop


def _negate(node: ast.If | ast.IfExp | ast.While) -> None:
    node.test = ast.UnaryOp(ast.Not(), node.test)


def _truth(node: ast.UnaryOp) -> None:
    """`not x` becomes `not not x`."""
    node.operand = ast.UnaryOp(ast.Not(), node.operand)


def _drop(node: ast.stmt) -> None:
    """Put `pass` where the statement was."""
    for name in list(node.__dict__):
        if name in node._fields:
            delattr(node, name)
    node.__class__ = ast.Pass


def with_marks(source: str, name: str) -> str:
    """The source with a note before every statement of its functions: `name:line` was met."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        for part in ("body", "orelse", "finalbody"):
            block = getattr(node, part, None)
            if isinstance(block, list) and not isinstance(node, ast.Module | ast.ClassDef):
                notes = [ast.parse(f"{MET}.add('{name}:{one.lineno}')").body for one in block]
                pairs = zip(notes, block, strict=True)
                setattr(node, part, [one for note, then in pairs for one in (*note, then)])
    return ast.unparse(tree)
