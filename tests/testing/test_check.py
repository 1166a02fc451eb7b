"""The suite passes on a good game, and each law catches the mistake it is there for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import hustings
from hustings.core import CHANCE, Action, Decision, Event, Outcome, Range
from hustings.core.action import Args, Seat
from hustings.core.event import Log
from hustings.core.frame import Frame
from hustings.core.role import NUMBER
from hustings.core.struct import many
from hustings.core.vocabulary import Vocabulary
from hustings.games.pocket import figures, frames
from hustings.games.pocket.game import Pocket
from hustings.games.pocket.phases.meetings import Meetings
from hustings.games.pocket.rules import Rules
from hustings.games.pocket.state import SMEAR, PocketState, PocketView
from hustings.games.pocket.tables import Tables
from hustings.testing import (
    CheckFailed,
    check_game,
    check_perft,
    divide,
    perft,
    play_out,
    playthrough,
    position,
)

extra = Vocabulary()
GOSSIP = extra.event("gossip", values=many(NUMBER))
NOTHING = extra.question("nothing", value=NUMBER)


class Leaky(Pocket):
    """The classic mistake: the bag as it stands, so that a missing issue betrays who drew it."""

    def view(self, state: PocketState, seat: int) -> PocketView:
        view = super().view(state, seat)
        view.unseen_issues = state.issues[:]
        return view


class Gossip(Pocket):
    """Tells the whole table what a seat has sealed."""

    def apply(
        self, state: PocketState, seat: int, action: Action, asked: list[Decision] | None = None
    ) -> list[Event]:
        events = super().apply(state, seat, action, asked)
        return events + [Event(GOSSIP, event.secret) for event in events if event.kind == "committed"]


class Pausing(Pocket):
    """Asks another question of those who hold no smear: the pause betrays the hand."""

    def pending(self, state: PocketState) -> list[Decision]:
        asked = super().pending(state)
        if asked and asked[0].kind == "card" and SMEAR not in state.hands[asked[0].seat]:
            return [Decision(asked[0].seat, NOTHING, Range(0, 0))]
        return asked

    def pick_bounds(self) -> dict[str, tuple[int, ...]]:
        return {**super().pick_bounds(), "nothing": (1,)}


class Forgetful(Pocket):
    """A copy that shares a list with its original."""

    def copy(self, state: PocketState) -> PocketState:
        twin = state.copy()
        twin.funds = state.funds
        return twin


class FreeMeetings(Meetings):
    """Meetings for which somebody else's card goes missing."""

    def apply(self, game: Rules, state: PocketState, frame: Frame, seat: Seat, args: Args, log: Log) -> None:
        if state.hands[seat]:
            state.hands[seat].pop()
        super().apply(game, state, frame, seat, args, log)


class Lossy(Pocket):
    def __init__(self, players: int, options: dict[str, str], tables: Tables) -> None:
        super().__init__(players, options, tables)
        self.phases[frames.MEETINGS] = FreeMeetings()


class Narrow(Pocket):
    """Promises learners fewer values than it asks for."""

    def pick_bounds(self) -> dict[str, tuple[int, ...]]:
        return {**super().pick_bounds(), "bid": (2,)}


class Broken(Pocket):
    """Falls over when somebody asks who won."""

    def outcome(self, state: PocketState) -> Outcome:
        raise ZeroDivisionError("nobody voted")


class Collecting(Pocket):
    """Shows a list that grows although it is declared as it is at the start."""

    def view(self, state: PocketState, seat: int) -> PocketView:
        view = super().view(state, seat)
        view.unseen_cards += [0] * state.round
        return view


class Generous(Pocket):
    """Shows more cards than it says a hand can hold."""

    def view(self, state: PocketState, seat: int) -> PocketView:
        view = super().view(state, seat)
        view.hand *= 2
        return view


class Restless(Pocket):
    """Looking at it changes it."""

    def view(self, state: PocketState, seat: int) -> PocketView:
        state.votes[0] += 1
        return super().view(state, seat)


@pytest.mark.parametrize(
    ("kind", "law"),
    [
        (Leaky, "leak"),
        (Gossip, "leak"),
        (Pausing, "leak"),
        (Forgetful, "copy"),
        pytest.param(Lossy, "conservation", marks=pytest.mark.interpreted),  # subclasses a phase
        (Narrow, "heads"),
        (Collecting, "lengths"),
        (Generous, "lengths"),
        (Restless, "refusal"),
        (Broken, "crash"),
    ],
)
def test_each_mistake_is_caught(kind: Callable[..., Pocket], law: str) -> None:
    game = kind(3, {"data": ""}, Tables(figures()))
    report = check_game(game, games=25, stride=1)
    assert law in {finding.law for finding in report.findings}
    with pytest.raises(CheckFailed, match=law):
        report.require()


def test_perft_divides_and_names_the_difference() -> None:
    game = hustings.game("pocket", players=3)
    state = position(game, 1, 6)
    assert perft(game, state, 1) == game.pending(state)[0].space.count()
    assert sum(divide(game, state, 3).values()) == perft(game, state, 3)
    truth = perft(game, state, 2)
    assert check_perft(game, f"# a remark\n1 6 2 {truth}\n") == []
    (problem,) = check_perft(game, f"1 6 2 {truth + 1}")
    assert f"{truth} instead of {truth + 1}" in problem
    assert "meetings" in problem


def test_a_playthrough_tells_the_whole_game() -> None:
    game = hustings.game("pocket", players=2)
    text = playthrough(game, 3)
    final, answers, _ = play_out(game, 3)
    assert text.count("\ndo  ") == len(answers)
    assert repr(game.outcome(final)) in text
    assert text == playthrough(game, 3)


def test_walks_are_reproducible_and_start_with_chance() -> None:
    game = hustings.game("pocket", players=3)
    first: Any = play_out(game, 5)
    second: Any = play_out(game, 5)
    assert first[1] == second[1]
    assert first[1][0][0] == CHANCE
