"""A game in two minutes: which things say what it is about, and a count of votes from a game of bots.

Every number comes from the engine: a game is played from a fixed seed up to its first count, and told from there.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from hustings import wire
from hustings.bots import make
from hustings.core.action import CHANCE, Action
from hustings.core.message import Message
from hustings.core.rng import seeded
from hustings.core.title import Title
from hustings.registry import title as find
from hustings.table.decisions import phases, view_data
from hustings.table.localizer import Localizer

BOT: Final = "greedy"
GAMES: Final = 6  # that are played until one has a count worth telling
FEWEST: Final = 2  # news of a count


class WorkedCount:
    """A count of votes: the game, what a seat saw before it, and the news of it."""

    def __init__(self, game: Any, view: Any, news: list[Message]) -> None:
        self.game = game
        self.view = view
        self.news = news


def overview(id: str, language: str) -> wire.GameOverview:
    title = find(id)
    count = first_count(id)
    example = None if count is None else _example(title, count, language)
    return wire.GameOverview(title.id, {name: list(of) for name, of in title.words.overview}, example)


def _example(title: Title, count: WorkedCount, language: str) -> wire.CountExample:
    speaker = Localizer(title, language)
    game, view = count.game, count.view
    return wire.CountExample(
        [speaker(title.words.seat(game, seat)) for seat in range(game.players)],
        dict(game.options),
        int(view.seat),
        phases(game, view),
        view_data(view),
        dict(game.insights(view)),
        [speaker(message) for message in count.news],
    )


@lru_cache(maxsize=16)
def first_count(id: str) -> WorkedCount | None:
    """The first count of a game of bots that has something to tell; None where a title does not say what one is."""
    title = find(id)
    for number in range(GAMES if title.words.count else 0):
        found = _count(title, number)
        if found is not None:
            return found
    return None


def _count(title: Title, number: int) -> WorkedCount | None:
    game = title.game(4 if 4 in title.players else title.players[-1])
    rng = seeded(number, "overview")
    bots = [make(BOT, seeded(seat, f"overview {number}"), title) for seat in range(game.players)]
    state = game.initial()
    told: list[tuple[Any, Message]] = []  # what a seat saw before it, and the news
    while asked := game.pending(state):
        decision = asked[0]
        who = max(0, decision.seat)
        before = game.view(state, who)
        if decision.seat == CHANCE:
            action = Action(decision.kind, decision.space.sample(rng))
        else:
            action = bots[who].decide(game, before, decision)
        events = game.apply(state, decision.seat, action)
        view = game.view(state, who)
        for event in events:
            if event.kind in title.words.count:
                told.append((before, title.words.news(game, view, event.seen_by(who))))
        if any(event.kind == title.words.count[-1] for event in events):
            place = _place(told[-1][1])
            mine = [(seen, news) for seen, news in told if not place or _place(news) in ("", place)]
            if len(mine) < min(FEWEST, len(title.words.count)):
                return None
            return WorkedCount(game, mine[0][0], [news for _, news in mine])
    return None


def _place(news: Message) -> str:
    """The state or region that news are about, if they are about one."""
    for name in ("state", "region", "board"):
        value = news.values.get(name)
        if value is not None:
            return value.id if isinstance(value, Message) else str(value)
    return ""
