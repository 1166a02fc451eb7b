"""The learning interface. Skipped where the extra ``learn`` is not installed; ``dev`` installs it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

pytest.importorskip("numpy")
pytest.importorskip("pettingzoo")

import numpy as np

import hustings
from hustings.core.action import CHANCE, Action
from hustings.core.rng import seeded
from hustings.core.role import NUMBER, SEAT
from hustings.core.struct import fields_of, many
from hustings.core.turn import Turn
from hustings.env.observation import ObservationEncoder
from hustings.env.picks import STOP, PickEncoder
from hustings.env.table import PickTable, rewards
from hustings.env.vector import VectorRunner
from hustings.games.pocket import figures
from hustings.games.pocket.game import Pocket
from hustings.games.pocket.state import PocketState, PocketView
from hustings.games.pocket.tables import Tables

GAMES = [title.id for title in hustings.titles()]


@pytest.mark.parametrize("id", GAMES)
def test_every_pick_has_one_number(id: str) -> None:
    """A game walked by numbers alone: legal ones are accepted and name what they say."""
    game = hustings.game(id)
    picks = PickEncoder(game)
    rng = seeded(3)
    table = PickTable(game, picks, None)
    kinds: set[str] = set()
    taken = 0
    while not table.over:
        assert table.decision is not None
        legal = table.legal()
        assert legal == sorted(set(legal))
        assert all(0 <= number < picks.size for number in legal)
        if table.seat == CHANCE:
            odds = table.odds()
            assert sum(chance for _, chance in odds) == pytest.approx(1.0)
            assert {number for number, _ in odds} <= set(legal)
        number = legal[rng.below(len(legal))]
        if number != STOP:
            assert picks.describe(number).startswith(f"{table.decision.kind}[")
        kinds.add(table.decision.kind)
        table.pick(number)
        taken += 1
    assert taken > 20
    assert len(kinds) >= 4
    assert sum(rewards(table.outcome())) == pytest.approx(0.0)


def test_an_illegal_pick_is_refused() -> None:
    game = hustings.game("pocket", players=2)
    picks = PickEncoder(game)
    table = PickTable(game, picks, seeded(0))
    wrong = next(number for number in range(picks.size) if number not in table.legal())
    with pytest.raises(ValueError, match="not legal"):
        table.pick(wrong)
    with pytest.raises(ValueError, match="there is no pick"):
        picks.describe(picks.size)


# With every change one game at the smallest and the largest table; those of Pocket are short.
FEW = {id: 3 if id == "pocket" else 1 for id in GAMES}  # noqa: A001


@pytest.mark.parametrize(
    ("id", "games"), [*FEW.items(), *(pytest.param(each, 3, marks=pytest.mark.slow) for each in GAMES)]
)
def test_different_questions_never_look_the_same(id: str, games: int) -> None:
    """What a seat knows, what it is asked and what it has picked so far: a difference shows in the observation."""
    game = hustings.game(id)
    picks = PickEncoder(game)
    encoder = ObservationEncoder(game, picks)
    assert encoder.sizes == ObservationEncoder(game, picks).sizes
    rng = seeded(5)
    known: list[dict[bytes, Any]] = [{} for _ in range(game.players)]
    for number in range(games):
        table = PickTable(game, picks, seeded(number))
        while not table.over:
            assert table.decision is not None
            seat, decision = table.seat, table.decision
            view = game.view(table.state, seat)
            observed = encoder.observe(view, decision.kind, table.prefix)
            assert {name: len(array) for name, array in observed.items()} == encoder.sizes
            flat = encoder.row(view, decision.kind, table.prefix)
            assert flat.shape == (encoder.total,)
            truth = (view.key(), decision.kind, repr(decision.space), table.prefix)
            assert known[seat].setdefault(flat.tobytes(), truth) == truth
            legal = table.legal()
            table.pick(legal[rng.below(len(legal))])
    assert sum(map(len, known)) > 50


TABLES = [(t.id, n, FEW.get(t.id, 1)) for t in hustings.titles() for n in (t.players[0], t.players[-1])]
ALL_TABLES = [(t.id, n, 3) for t in hustings.titles() for n in range(t.players[0], t.players[-1] + 1)]


@pytest.mark.parametrize(
    ("id", "players", "games"),
    [*TABLES, *(pytest.param(*each, marks=pytest.mark.slow) for each in ALL_TABLES)],
)
def test_no_list_is_longer_than_declared(id: str, players: int, games: int) -> None:
    """At every table there is room for what every seat sees; lists by seat have room for the seats and no more."""
    game = hustings.game(id, players=players)
    encoder = ObservationEncoder(game, PickEncoder(game))
    assert encoder.shapes["sealed.status"] == (players,)
    looked = 0
    for number in range(games):
        rng = seeded(number, "lengths")
        state = game.initial()
        while asked := game.pending(state):
            decision = asked[rng.below(len(asked))]
            args = decision.space.sample(rng)
            for seat in range(players):
                encoder.observe(game.view(state, seat), "", args)
            looked += 1
            game.apply_trusted(state, decision.seat, Action(decision.kind, args))
    assert looked > 40


@dataclass(init=False, eq=False, repr=False)
class Notebook(PocketView):
    """A view with a list that does not say how long it gets."""

    notes: list[int] = many(NUMBER)


class Noting(Pocket):
    def __init__(self, notes: int) -> None:
        super().__init__(2, {"data": ""}, Tables(figures()))
        self.notes = notes

    def view(self, state: PocketState, seat: int) -> Notebook:
        seen, book = super().view(state, seat), Notebook()
        for field in fields_of(PocketView):
            setattr(book, field.name, getattr(seen, field.name))
        book.notes = [0] * self.notes
        return book


@pytest.mark.interpreted
def test_a_list_that_outgrows_its_place_is_named() -> None:
    """At once where there is no place for it at all, else when it has grown."""
    with pytest.raises(TypeError, match="notes does not say how long it gets: declare"):
        ObservationEncoder(Noting(0), PickEncoder(Noting(0)))
    game = Noting(3)
    encoder = ObservationEncoder(game, PickEncoder(game))
    assert encoder.shapes["notes"] == (3,)
    game.notes = 4
    with pytest.raises(ValueError, match="notes holds 4 where there is room for 3: declare"):
        encoder.observe(game.view(game.initial(), 0), "", ())
    game.notes = 3
    view = game.view(game.initial(), 0)
    view.stack *= 5
    with pytest.raises(ValueError, match=r"stack\[8\] has no place in the observation"):
        encoder.observe(view, "", ())


@pytest.mark.parametrize("id", GAMES)
def test_a_turned_table_is_the_same_game(id: str) -> None:
    """All that belongs to a seat says so: turn it, and everybody stands as before, one seat further."""
    game = hustings.game(id)
    n = game.players
    rng = seeded(6)
    state = game.initial()
    looked = 0
    while asked := game.pending(state):
        turn = Turn(1 + rng.below(n - 1), n)
        twin = turn.struct(game, state)
        points = game.outcome(state).points
        assert game.outcome(twin).points == points[turn.seat :] + points[: turn.seat]
        if asked[0].seat != CHANCE:  # cards are dealt in the order of seats
            here = {(turn.value(SEAT, d.seat), d.kind, d.space.count()) for d in asked}
            assert {(d.seat, d.kind, d.space.count()) for d in game.pending(twin)} == here
        looked += 1
        decision = asked[rng.below(len(asked))]
        game.apply_trusted(state, decision.seat, Action(decision.kind, decision.space.sample(rng)))
    assert looked > 20


def test_the_viewer_comes_first() -> None:
    game = hustings.game("zoocracy", players=4)
    encoder = ObservationEncoder(game, PickEncoder(game))
    state: Any = game.initial()
    state.goals[:] = [1, 2, 3, 4]
    assert list(encoder.observe(game.view(state, 2), "", ())["goals"]) == [3, 4, 1, 2]
    state.offices[0] = 2
    state.offices[1] = 1
    assert list(encoder.observe(game.view(state, 2), "", ())["offices"][:3]) == [0, 3, -1]


def test_games_side_by_side() -> None:
    runner = VectorRunner(hustings.game("pocket", players=2), 3, seed=2)
    rng = np.random.default_rng(0)
    ended = 0
    for _ in range(400):
        batch = runner.observe()
        assert batch.observations.shape == (3, runner.observations.total)
        picks = np.array([rng.choice(np.flatnonzero(mask)) for mask in batch.masks])
        for game in runner.step(picks):
            ended += 1
            assert sum(game.gains) == pytest.approx(0.0)
    assert ended > 2
