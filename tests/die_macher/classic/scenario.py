"""A table set up by hand: any phase can be begun on it, and played answer by answer.

Topics are 0 to 6; ``yes(t)`` and ``no(t)`` are their cards. Unless a test says otherwise:
seat 0 is for 0-4; seat 1 for 0, 1, 5 and against 2, 3; seat 2 against 0-4; seat 3 for 2-6;
seat 4 against 2-6. The open opinions of the four states are yes on 0-3, 0-2, 0-1 and 0.
"""

from __future__ import annotations

from functools import cache
from typing import Any, cast

import pytest

import hustings
from hustings.core.action import CHANCE, SPECTATOR, Action, Decision
from hustings.core.errors import IllegalAction
from hustings.core.event import Event, Log
from hustings.core.frame import Frame
from hustings.games.die_macher.classic.game import Classic
from hustings.games.die_macher.classic.phases.setup import new_board
from hustings.games.die_macher.classic.state import ClassicState
from hustings.games.die_macher.common.cards import CARDS

both = pytest.mark.parametrize("edition", ["1997", "2006"])


def yes(topic: int) -> int:
    return topic * 2


def no(topic: int) -> int:
    return topic * 2 + 1


def cards(*items: int) -> int:
    """A set of cards."""
    return sum(1 << item for item in set(items))


def bag(*items: int) -> list[int]:
    """A bag that holds exactly these cards."""
    counts = [0] * CARDS
    for item in items:
        counts[item] += 1
    return counts


PROGRAMMES = [
    cards(yes(0), yes(1), yes(2), yes(3), yes(4)),
    cards(yes(0), yes(1), no(2), no(3), yes(5)),
    cards(no(0), no(1), no(2), no(3), no(4)),
    cards(yes(2), yes(3), yes(4), yes(5), yes(6)),
    cards(no(2), no(3), no(4), no(5), no(6)),
]


@cache
def game_of(edition: str, players: int, options: tuple[tuple[str, object], ...]) -> Classic:
    """A game holds no state, so all tests may share it."""
    return cast("Classic", hustings.game(f"die-macher-{edition}", players=players, **dict(options)))


class Table:
    def __init__(self, edition: str, players: int = 4, **options: object) -> None:
        self.game = game_of(edition, players, tuple(options.items()))
        self.state: ClassicState = self.game.setup()
        self.events: list[Event] = []
        state, tables = self.state, self.game.tables
        state.party = list(range(players))
        state.programmes = PROGRAMMES[:players]
        state.round = 1
        for number, state_id in enumerate(("HB", "SL", "HH", "MV")):
            card = self.game.tables.state_ids.index(state_id)
            state.states[card] = 0
            board = new_board(self.game, state, card)
            board.meetings = [0] * players
            board.opinions = [yes(topic) for topic in range(tables.boards - number)]
            board.hidden = [0] * number
            state.boards.append(board)
        state.meetings = [tables.meetings] * players
        state.pool = bag(yes(5), no(5), yes(6), no(6), no(0), no(1))

    def deal(self, *hands: list[int], ages: list[list[int]] | None = None) -> None:
        """Everybody's hidden cards, of the first pile unless ``ages`` says otherwise."""
        self.state.hands = [list(hand) for hand in hands]
        self.state.hand_ages = ages or [[0] * len(hand) for hand in hands]

    def begin(self, kind: int, *args: int, step: int = 0) -> list[Event]:
        """Start a phase on an otherwise empty stack: when it is done, nobody is asked any more."""
        self.state.stack = [Frame(kind, step, args)]
        log = Log()
        self.game._settle(self.state, log)
        self.events = log.events
        return self.events

    @property
    def asked(self) -> list[tuple[int, str]]:
        return [(decision.seat, decision.kind) for decision in self.game.pending(self.state)]

    @property
    def over(self) -> bool:
        """The phase is done."""
        return not self.state.stack

    def decision(self, seat: int) -> Decision:
        found = [decision for decision in self.game.pending(self.state) if decision.seat == seat]
        assert found, f"seat {seat} is not asked: {self.asked}"
        return found[0]

    def choices(self, seat: int) -> list[tuple[int, ...]]:
        return list(self.decision(seat).space)

    def do(self, seat: int, *args: int) -> list[Event]:
        """Answer the open question of a seat."""
        self.events = self.game.apply(self.state, seat, Action(self.decision(seat).kind, args))
        return self.events

    def chance(self, *args: int) -> list[Event]:
        return self.do(CHANCE, *args)

    def refused(self, seat: int, *args: int) -> str:
        """The rule by which an answer is refused."""
        action = Action(self.decision(seat).kind, args)
        before = self.state.key()
        with pytest.raises(IllegalAction) as caught:
            self.game.apply(self.state, seat, action)
        assert self.state.key() == before
        return caught.value.rule

    def told(self, kind: str) -> list[dict[str, Any]]:
        """What everybody learns from the latest events of a kind, by name."""
        return [event.seen_by(SPECTATOR).named() for event in self.events if event.kind == kind]
