"""Figures of one's own: checked before a table takes them.

A table keeps them as the text of its option ``data`` (``figures.own_text``): so its row, its record, a
backup and the processes of bots all have them, and a record can be checked anywhere.
"""

from __future__ import annotations

from typing import Any

from hustings import wire
from hustings.core.action import SPECTATOR, Action
from hustings.core.codec import loads
from hustings.core.errors import FiguresError, HustingsError
from hustings.core.game import Game
from hustings.core.message import Message
from hustings.core.rng import Rng
from hustings.core.title import DATA, Title
from hustings.figures import OwnFiguresError, is_text, own_text
from hustings.registry import title as find_title
from hustings.table.figures_view import say
from hustings.table.localizer import plain
from hustings.table.problems import HttpProblem

GAMES = 2  # played at random before figures are taken
LONGEST = 20_000  # answers in one of them
LOOK = 7  # answers from one look at the table to the next


def own_of(options: str) -> str:
    """The own figures in the options of a table, or nothing."""
    text = loads(options.encode()).get(DATA.name, "")
    return text if isinstance(text, str) and is_text(text) else ""


def check(game: str, text: str, players: int = 0, options: dict[str, str] | None = None) -> str:
    """Own figures as a table keeps them, once a few games have been played with them. Raises OwnFiguresError.

    Without ``players``: for every number of them.
    """
    title = find_title(game)
    if title.figures is None:
        raise OwnFiguresError(Message("figure-own-without"))
    own = own_text(title.figures(""), text)
    for number in [players] if players else title.players:
        try:
            made = title.game(number, **{**(options or {}), DATA.name: own})
        except FiguresError as error:
            raise OwnFiguresError(Message("figure-own-not-fitting", {"why": str(error)})) from None
        except HustingsError:
            raise  # another option is wrong
        except Exception as error:  # noqa: BLE001 - whatever odd figures bring about
            raise OwnFiguresError(Message("figure-own-not-fitting", {"why": type(error).__name__})) from None
        try:
            for n in range(GAMES if players else 1):
                _play(title, made, Rng(b"own figures %d" % n))
        except Exception:  # noqa: BLE001 - whatever odd figures bring about
            raise OwnFiguresError(Message("figure-own-unplayable")) from None
    return own


def _play(title: Title, game: Game[Any, Any], rng: Rng) -> None:
    """One game at random, looked at now and then as a page would."""
    state = game.initial()
    for n in range(LONGEST):
        asked = game.pending(state)
        if not asked:
            game.outcome(state)
            return
        decision = asked[0]
        game.apply(state, decision.seat, Action(decision.kind, decision.space.sample(rng)), asked)
        if n % LOOK == 0:
            for seat in (SPECTATOR, n % game.players):
                view = game.view(state, seat)
                game.insights(view)
                title.words.table(game, view)
    raise HustingsError("the game does not end")


def refused(title: Title, error: OwnFiguresError, language: str) -> HttpProblem:
    """The refusal, in words."""
    text = say(title, error.message, language)
    message = wire.MessageInfo(error.message.id, plain(error.message.values), "", text)
    return HttpProblem(422, say(title, error.message, ""), "bad-figures", message=message)


def without_text(options: dict[str, str]) -> dict[str, str]:
    """Options to be shown: own figures have a page of their own."""
    return {name: "" if name == DATA.name and is_text(value) else value for name, value in options.items()}
