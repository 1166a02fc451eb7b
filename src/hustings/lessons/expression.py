"""What a lesson may ask of the engine: small expressions over a view, its figures and the figures of the box.

``view.funds[me]``, ``tables.rounds``, ``figure('votes', 'seat:0', me)``, ``after('votes', 'seat:0', me)`` for what the
step's answer would make of it, ``name('issue', view.opinions[0])`` for what something is called, ``does('event:6')`` for what it does.
"""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable
from typing import Any, Final

from hustings.core.action import Decision
from hustings.core.game import Game
from hustings.core.message import Message, Value
from hustings.core.role import SEAT
from hustings.core.title import Title
from hustings.core.words import listed
from hustings.play.what_if import foresee

COMPARE: Final[dict[type[ast.cmpop], Any]] = {
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
    ast.In: lambda a, b: a in b,
    ast.NotIn: lambda a, b: a not in b,
}
ARITHMETIC: Final[dict[type[ast.operator], Any]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
}
NAMES: Final = ("view", "me", "tables", "insights", "players", "answer")
FUNCTIONS: Final = (
    "figure",
    "after",
    "name",
    "party",
    "names",
    "place",
    "does",
    "len",
    "min",
    "max",
    "sum",
    "abs",
    "legal",
)
ALLOWED: Final = (
    ast.Name,
    ast.Load,
    ast.Attribute,
    ast.Subscript,
    ast.Constant,
    ast.Compare,
    ast.BoolOp,
    ast.And,
    ast.Or,
    ast.UnaryOp,
    ast.Not,
    ast.USub,
    ast.BinOp,
    ast.Call,
    ast.List,
    ast.JoinedStr,
    ast.FormattedValue,
    *COMPARE,
    *ARITHMETIC,
)


def check_expression(text: str) -> ast.expr:
    """The expression, read. Raises ValueError or SyntaxError."""
    tree = ast.parse(text.strip(), mode="eval").body
    for node in ast.walk(tree):
        if not isinstance(node, ALLOWED):
            raise ValueError(f"{type(node).__name__} is not for lessons")
        if isinstance(node, ast.Attribute) and node.attr.startswith("_"):
            raise ValueError(f"{node.attr} is not for lessons")
        if isinstance(node, ast.Call):
            if not isinstance(node.func, ast.Name) or node.func.id not in FUNCTIONS or node.keywords:
                raise ValueError(f"the functions are {', '.join(FUNCTIONS)}")
        elif isinstance(node, ast.Name) and node.id not in (*NAMES, *FUNCTIONS):
            raise ValueError(f"there is no {node.id}: there are {', '.join(NAMES)}")
    return tree


class LessonContext:
    """What expressions see: one seat's view of a position, and the answer that a step is about."""

    def __init__(
        self,
        title: Title,
        game: Game[Any, Any],
        view: Any,
        decision: Decision | None = None,
        args: tuple[int, ...] | None = None,
    ) -> None:
        self.title = title
        self.game = game
        self.view = view
        self.decision = decision
        self.args = args
        self._figures: dict[Any, int] | None = None
        self._after: dict[Any, int] | None = None

    def value(self, node: ast.expr) -> Any:
        """What an expression is worth here. Raises LookupError, AttributeError or TypeError where it is worth nothing."""
        match node:
            case ast.Constant():
                return node.value
            case ast.Name():
                return self._name(node.id)
            case ast.Attribute():
                inner = self.value(node.value)
                return inner[node.attr] if isinstance(inner, dict) else getattr(inner, node.attr)
            case ast.Subscript():
                inner, at = self.value(node.value), self.value(node.slice)
                return inner[str(at)] if isinstance(inner, dict) and at not in inner else inner[at]
            case ast.List():
                return [self.value(each) for each in node.elts]
            case ast.JoinedStr():
                return "".join(str(self.value(each)) for each in node.values)
            case ast.FormattedValue():
                return self.value(node.value)
            case ast.Call(func=ast.Name(id=name)):
                return self._call(name, [self.value(each) for each in node.args])
        return self._operation(node)

    def _operation(self, node: ast.expr) -> Any:
        match node:
            case ast.UnaryOp():
                inner = self.value(node.operand)
                return not inner if isinstance(node.op, ast.Not) else -inner
            case ast.BinOp():
                return ARITHMETIC[type(node.op)](self.value(node.left), self.value(node.right))
            case ast.BoolOp():
                found = [self.value(each) for each in node.values]
                return all(found) if isinstance(node.op, ast.And) else any(found)
            case ast.Compare():
                left = self.value(node.left)
                for op, right in zip(node.ops, node.comparators, strict=True):
                    other = self.value(right)
                    if not COMPARE[type(op)](left, other):
                        return False
                    left = other
                return True
        raise TypeError(f"{ast.dump(node)} is not for lessons")

    def holds(self, conditions: tuple[ast.expr, ...]) -> bool:
        try:
            return all(self.value(each) for each in conditions)
        except (LookupError, AttributeError, TypeError):
            return False

    def message(self, id: str, values: dict[str, ast.expr]) -> Message:
        """The step's message with its values. Raises like ``value``."""
        found: dict[str, Value] = {}
        for name, node in values.items():
            value = self.value(node)
            if isinstance(value, list | tuple):
                value = listed(list(value))
            found[name] = int(value) if isinstance(value, bool) else value
        return Message(id, found)

    def _name(self, name: str) -> Any:
        if name == "view":
            return self.view
        if name == "me":
            return self.view.seat
        if name == "players":
            return self.game.players
        if name == "tables":
            return self.game.tables  # type: ignore[attr-defined]
        if name == "insights":
            return self.game.insights(self.view)
        if name == "answer":
            if self.args is None:
                raise LookupError("this step has no answer")
            return list(self.args)
        raise LookupError(name)

    def _call(self, name: str, values: list[Any]) -> Any:
        words, game, view = self.title.words, self.game, self.view
        if name == "figure":
            if self._figures is None:
                self._figures = dict(game.figures_now(view, view))
            return self._figures[values[0], values[1], values[2] if len(values) > 2 else -1]
        if name == "after":
            return self._foreseen()[values[0], values[1], values[2] if len(values) > 2 else -1]
        if name == "name":
            return words.name(game, view, values[0], values[1])
        if name == "names":
            return [words.name(game, view, values[0], each) for each in values[1]]
        if name == "party":
            return words.label(game, view, SEAT, values[0])
        if name == "place":
            found = words.place(game, view, values[0])
            if found is None:
                raise LookupError(values[0])
            return found
        if name == "does":
            thing = next(each for each in words.things(game) if each.id == values[0])
            return thing.does or thing.what
        if name == "legal":
            return self.decision is not None and self.decision.space.contains(tuple(values[0]))
        plain: dict[str, Callable[..., Any]] = {"len": len, "min": min, "max": max, "sum": sum, "abs": abs}
        return plain[name](*values)

    def _foreseen(self) -> dict[Any, int]:
        """The figures after the step's answer; those that it does not change are as they are."""
        if self._after is None:
            if self.decision is None or self.args is None:
                raise LookupError("this step has no answer")
            self._after = dict(self.game.figures_now(self.view, self.view))
            for change in foresee(self.game, self.view, self.decision, self.args).figures:
                self._after[change.key()] = change.after
        return self._after
