"""The register of checks: every figure that a game shows beside its view has one, or a test fails."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import groupby
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from tests.truth.plays import Look, Play, looks

Check = Callable[[Look], None]


class Falsehood(Exception):
    """Something shown is not so."""


def same(told: object, true: object, about: object = "") -> None:
    if told != true:
        raise Falsehood(f"{about}: " * bool(str(about)) + f"told {told!r}, true is {true!r}")


def in_order(told: list[str], true: list[str]) -> None:
    """What came is all in what was told, and in that order."""
    at = 0
    for name, _ in groupby(true):
        same(name in told, True, name)
        same(told.index(name) >= at, True, f"{name} comes later")
        at = told.index(name)


def leaves(shape: Any, path: str = "") -> set[str]:
    """The dotted names of all figures in the type of a game's insights."""
    if is_typeddict(shape):
        found: set[str] = set()
        for name, inner in get_type_hints(shape).items():
            found |= leaves(inner, f"{path}.{name}" if path else name)
        return found
    if get_origin(shape) is not None and get_origin(shape) is not Literal:
        inner_shapes = [inner for inner in get_args(shape) if inner is not type(None)]
        if any(is_typeddict(inner) or get_origin(inner) in (list, Union) for inner in inner_shapes):
            return {leaf for inner in inner_shapes for leaf in leaves(inner, path)}
    return {path}


class Figures:
    """The checks of one family of games, by the figures they hold."""

    def __init__(self) -> None:
        self.checks: dict[str, Check] = {}

    def holds(self, *paths: str) -> Callable[[Check], Check]:
        """The check holds these figures, and all below them."""

        def register(check: Check) -> Check:
            for path in paths:
                if path in self.checks:
                    raise TypeError(f"{path} is checked twice")
                self.checks[path] = check
            return check

        return register

    def unheld(self, shape: Any) -> set[str]:
        """The figures of a type that no check holds."""
        return {
            leaf
            for leaf in leaves(shape)
            if not any(f"{leaf}.".startswith(f"{path}.") for path in self.checks)
        }

    def unknown(self, shape: Any) -> set[str]:
        """The figures that checks speak of, and that are not there."""
        known = leaves(shape)
        return {path for path in self.checks if not any(f"{leaf}.".startswith(f"{path}.") for leaf in known)}

    def falsehoods(self, plays: Iterable[Play], stride: int = 1) -> list[str]:
        """What is not true in these games, each figure's first example and how often it is wrong."""
        first: dict[str, str] = {}
        often: Counter[str] = Counter()
        by_check: dict[Check, list[str]] = {}
        for path, check in self.checks.items():
            by_check.setdefault(check, []).append(path)
        for made in plays:
            for look in looks(made, stride):
                for check, paths in by_check.items():
                    try:
                        check(look)
                    except (Falsehood, KeyError) as falsehood:
                        name = ", ".join(paths)
                        often[name] += 1
                        kind = f"{made.name}, answer {look.moment.n} ({look.moment.decision.kind})"
                        first.setdefault(name, f"{kind}, seat {look.seat}: {falsehood}")
        return [f"{name} ({often[name]} times): {first[name]}" for name in first]
