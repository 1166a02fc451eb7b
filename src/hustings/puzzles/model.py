"""A puzzle as data: the answers that lead to a position, the question there, and what is known about it."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from datetime import date
from functools import lru_cache
from hashlib import blake2b
from importlib.resources import files
from typing import Any

from hustings.core.action import Action, Decision
from hustings.core.errors import OptionError
from hustings.core.game import Game
from hustings.core.title import Title, edition
from hustings.registry import names
from hustings.registry import title as find_title

Line = tuple[int, str, list[int]]  # seat, kind and values; chance is seat -1


class PuzzleStart:
    """A puzzle set up: what its seat sees, and is asked."""

    def __init__(self, title: Title, game: Game[Any, Any], state: Any, decision: Decision) -> None:
        self.title = title
        self.game = game
        self.state = state  # whoever sets the puzzle knows it; the one who solves it sees ``view``
        self.decision = decision

    @property
    def view(self) -> Any:
        return self.game.view(self.state, self.decision.seat)


@dataclass
class Puzzle:
    """``solution`` wins most; ``others`` are the next best answers. ``grade`` 1 is for beginners, 4 for experts."""

    id: str
    game: str
    version: int
    data_hash: str
    players: int
    options: dict[str, str]
    lines: list[Line]
    seat: int
    kind: str
    solution: list[int]
    others: list[list[int]]
    chances: list[float]  # of the solution and the others, by playouts to the end of the game
    errors: list[float]  # their standard errors
    grade: int
    solved: dict[str, float]  # by bots of several strengths: how often

    def data(self) -> dict[str, Any]:
        return asdict(self)

    def position(self) -> PuzzleStart:
        """Raises OptionError when its rules are not here any more."""
        found = edition(find_title(self.game), self.version, self.data_hash, self.players, self.options)
        if found is None:
            raise OptionError(f"{self.id} is for other rules than those that are here")
        title, game = found
        state = game.initial()
        for seat, kind, args in self.lines:
            game.apply(state, seat, Action(kind, tuple(args)))
        for decision in game.pending(state):
            if decision.seat == self.seat and decision.kind == self.kind:
                return PuzzleStart(title, game, state, decision)
        raise OptionError(f"{self.id} does not lead to its question")


def puzzle_of(data: dict[str, Any]) -> Puzzle:
    return Puzzle(**{**data, "lines": [(seat, kind, args) for seat, kind, args in data["lines"]]})


def dumps(found: list[Puzzle]) -> str:
    """A file of puzzles: one a line."""
    return "".join(json.dumps(each.data(), separators=(",", ":"), sort_keys=True) + "\n" for each in found)


@lru_cache(maxsize=16)
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """Those that come with a title, the easy ones first; none where it has none."""
    path = files("hustings.puzzles") / "data" / f"{game}.jsonl"
    if not path.is_file():
        return ()
    found = [puzzle_of(json.loads(line)) for line in path.read_text("utf-8").splitlines()]
    return tuple(sorted(found, key=lambda each: (each.grade, each.id)))


def all_puzzles() -> list[Puzzle]:
    return [each for name in names() for each in puzzles(name)]


def puzzle(id: str) -> Puzzle:
    """Raises OptionError when there is none of this name."""
    for each in all_puzzles():
        if each.id == id:
            return each
    raise OptionError(f"there is no puzzle {id!r}")


def puzzle_of_the_day(day: date) -> Puzzle | None:
    """The same for everybody on one day: all of them in turn, in an order that looks like none."""
    found = sorted(
        all_puzzles(), key=lambda each: blake2b(each.id.encode(), digest_size=8, key=b"day").digest()
    )
    return found[day.toordinal() % len(found)] if found else None
