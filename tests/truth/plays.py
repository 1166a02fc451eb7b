"""Whole games, written down: every position, what was answered there, and all that happened after it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import hustings
from hustings.core.action import CHANCE, SPECTATOR, Action, Decision
from hustings.core.event import Event
from hustings.core.game import Game
from hustings.core.rng import seeded
from hustings.core.title import Title

Setting = tuple[
    str, int, dict[str, str]
]  # a title, the number of players, the options that are not the default


class Moment:
    """One position, before its answer. ``events`` is what the answer brought about."""

    def __init__(
        self, n: int, state: Any, asked: list[Decision], decision: Decision, action: Action, start: int
    ) -> None:
        self.n = n
        self.state = state
        self.asked = asked
        self.decision = decision
        self.action = action
        self.start = start  # where its events begin in the log of the play
        self.events: list[Event] = []


class Play:
    """A finished game. ``log`` is everything that happened, in order."""

    def __init__(self, title: Title, game: Game[Any, Any], name: str, seed: int) -> None:
        self.title = title
        self.game = game
        self.name = name
        self.seed = seed
        self.moments: list[Moment] = []
        self.log: list[Event] = []
        self.final: Any = None


def settings(id: str) -> list[Setting]:
    """Every number of players with the usual options, and every other value of an option by itself."""
    title = title_of(id)
    found: list[Setting] = [(id, players, {}) for players in title.players]
    middle = title.players[len(title.players) // 2]
    for option in title.options:
        if option.name != "data":
            found += [(id, middle, {option.name: value}) for value in option.values[1:]]
    return found


def title_of(id: str) -> Title:
    return next(title for title in hustings.titles() if title.id == id)


def play(setting: Setting, seed: int, sensible: bool) -> Play:
    """A game at random, or with the answers a player would give at once, and now and then any other."""
    name, players, options = setting
    title = title_of(name)
    game = title.game(players, **options)
    chosen = " ".join(f"{option}={value}" for option, value in options.items())
    how = "sensible" if sensible else "random"
    made = Play(title, game, f"{name} {players}p {chosen} {how} {seed}".replace("  ", " "), seed)
    rng = seeded(seed, f"truth {how}")
    state = game.initial()
    while asked := game.pending(state):
        decision = asked[rng.below(len(asked))]
        args = decision.space.sample(rng)
        if sensible and decision.seat != CHANCE and rng.below(8):
            args = title.evaluator.quick(game, state, decision, rng)
        action = Action(decision.kind, args)
        moment = Moment(len(made.moments), game.copy(state), asked, decision, action, len(made.log))
        moment.events = game.apply(state, decision.seat, action, asked)
        made.moments.append(moment)
        made.log += moment.events
    made.final = state
    return made


class Look:
    """What one viewer is told at one moment, beside what was and what comes."""

    def __init__(self, made: Play, moment: Moment, seat: int) -> None:
        self.play = made
        self.game: Any = made.game
        self.moment = moment
        self.state = moment.state
        self.seat = seat
        self.view: Any = made.game.view(moment.state, seat)
        self.told: Any = made.game.insights(self.view)

    @property
    def past(self) -> list[Event]:
        return self.play.log[: self.moment.start]

    @property
    def future(self) -> list[Event]:
        return self.play.log[self.moment.start :]

    @property
    def asked(self) -> bool:
        """Whether the viewer is the one that answers here."""
        return self.moment.decision.seat == self.seat


def looks(made: Play, stride: int = 1) -> Iterator[Look]:
    """Positions between two answers of people, as the one that answers sees them, and sometimes as others do.

    Every ``stride``-th of a game; which ones differs from game to game.
    """
    for moment in made.moments:
        seat = moment.decision.seat
        if seat == CHANCE or (moment.n + made.seed // 2) % stride:
            continue
        yield Look(made, moment, seat)
        if moment.n % 5 == 0:
            yield Look(made, moment, (seat + 1) % made.game.players)
            yield Look(made, moment, SPECTATOR)
