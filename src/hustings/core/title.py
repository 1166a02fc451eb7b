"""A title: what is known of a game before it is set up, and how to set it up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hustings.core.errors import FiguresError, OptionError
from hustings.core.evaluator import Evaluator
from hustings.core.game import Game
from hustings.core.words import Words


class Option:
    """One choice before the game. Options are kept and recorded as text; ``of`` reads them with their type."""

    kind: str = "choice"

    def __init__(self, name: str, values: tuple[str, ...]) -> None:
        self.name = name
        self.values = values

    @property
    def default(self) -> str:
        return self.values[0]

    def check(self, value: object) -> str:
        """The value as text. Raises OptionError with what would be allowed."""
        text = str(value).lower() if isinstance(value, bool) else str(value)
        if self.values and text not in self.values:
            raise OptionError(f"{self.name} cannot be {text!r}: it is one of {', '.join(self.values)}")
        return text


class Choice(Option):
    """One of several values, the first being the default."""

    def of(self, options: dict[str, str]) -> str:
        return options[self.name]


class Flag(Option):
    """On or off; off unless asked for."""

    def __init__(self, name: str) -> None:
        super().__init__(name, ("false", "true"))
        self.kind = "flag"

    def of(self, options: dict[str, str]) -> bool:
        return options[self.name] == "true"


class Folder(Option):
    """A folder on this machine, or none; or, in place of its path, what would stand in it as one text."""

    def __init__(self, name: str) -> None:
        super().__init__(name, ())
        self.kind = "folder"

    @property
    def default(self) -> str:
        return ""

    def of(self, options: dict[str, str]) -> str:
        return options[self.name]


OPEN_FUNDS = Flag("open_funds")  # for games in which money is hidden, but could be counted
DATA = Folder("data")  # an owner's figures laid over ours, for every game with figures: a folder or a text


class Title:
    """A game that can be played. Registered as an entry point of the group ``hustings.games``."""

    def __init__(
        self,
        id: str,
        name: str,
        players: tuple[int, ...],
        make: Callable[[int, dict[str, str]], Game[Any, Any]],
        options: tuple[Option, ...] = (),
        words: Words | None = None,
        book: str = "",
        figures: Callable[[str], Any] | None = None,
        example: bool = False,
        evaluator: Evaluator[Any, Any] | None = None,
        older: tuple[Title, ...] = (),
        package: str = "",
    ) -> None:
        self.id = id
        self.name = name
        self.players = players
        self.make = make
        self.options: tuple[Option, ...] = (*options, DATA) if figures is not None else options
        self.words = words if words is not None else Words()
        self.book = book  # the rulebook's name in citations, or ""
        self.figures = figures  # overlay folder or "" -> Figures
        self.example = example  # true for worked examples that are not on the front page
        self.evaluator: Evaluator[Any, Any] = Evaluator() if evaluator is None else evaluator  # for bots
        # The same game by earlier rules or figures, newest first: no new tables, but what was begun goes on.
        self.older = older
        # The Python package with the texts of a game that is not bundled: ``locale/<language>.ftl``,
        # ``rules/<language>.md`` and ``rulebook.toml``.
        self.package = package

    def game(self, players: int | None = None, **options: object) -> Game[Any, Any]:
        """The game, set up as asked. Raises OptionError with what would be allowed."""
        if players is None:
            players = self.players[-1]
        if players not in self.players:
            raise OptionError(f"{self.id} is for {span(self.players)} players, not {players}")
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                raise OptionError(f"{self.id} has no option {name!r}: it has {', '.join(known)}")
        chosen = {
            name: option.check(options[name]) if name in options else option.default
            for name, option in known.items()
        }
        game = self.make(players, chosen)
        game.id = self.id
        game.players = players
        game.options = chosen
        return game


def edition(
    title: Title, version: int, data_hash: str, players: int, options: dict[str, str]
) -> tuple[Title, Game[Any, Any]] | None:
    """The title among this one and its older selves that has these rules and figures, and the game set up."""
    for candidate in (title, *title.older):
        try:
            game = candidate.game(players, **options)
        except (OptionError, FiguresError):  # an option or a figure that came later, or went
            continue
        if (game.version, game.data_hash) == (version, data_hash):
            return candidate, game
    return None


def span(numbers: tuple[int, ...]) -> str:
    """Ascending numbers for a sentence: ``4``, ``2-6``, ``2, 4``."""
    if len(numbers) > 1 and numbers[-1] - numbers[0] == len(numbers) - 1:
        return f"{numbers[0]}-{numbers[-1]}"
    return ", ".join(map(str, numbers))
