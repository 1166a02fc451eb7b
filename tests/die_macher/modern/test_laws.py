"""The laws every game keeps, on random games of every player count and both lengths."""

from __future__ import annotations

import pytest

from hustings.core.action import SPECTATOR, Action
from hustings.core.rng import seeded
from hustings.games.die_macher.common.cards import NOTHING
from hustings.games.die_macher.modern import TITLE
from hustings.testing import check_game, play_out, steps
from tests.die_macher.modern.scenario import modern


@pytest.mark.parametrize(("players", "elections"), [(3, 7), (4, 4), (5, 4), (5, 7)])
def test_the_conformance_suite(players: int, elections: int) -> None:
    check_game(modern(players, elections), games=1, seed=100 * players + elections, stride=11).require()


@pytest.mark.slow
@pytest.mark.parametrize("elections", [4, 7])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_conformance_suite_on_many_games(players: int, elections: int) -> None:
    """Twenty games and more of one kind also prove that every secret field is one."""
    check_game(modern(players, elections), games=21, seed=1000 * players + elections, stride=17).require()


@pytest.mark.parametrize(
    ("elections", "options"),
    [
        (4, {"open_funds": "true", "donation_figures": "swapped"}),
        (7, {"minority_media": "none", "old_markers": "returned", "tied_bids": "example"}),
    ],
)
def test_the_other_options_keep_the_laws(elections: int, options: dict[str, str]) -> None:
    check_game(modern(4, elections, **options), games=1, seed=9, stride=11).require()


@pytest.mark.rule("2019:02.a", "2019:M2")
def test_money_is_hidden_unless_funds_are_open() -> None:
    for step in steps(modern(4, 4), 1):
        if step.decision.kind == "media":
            break
    state = step.state
    seen = modern(4, 4).view(state, 1)
    assert seen.money == [NOTHING, state.money[1], NOTHING, NOTHING]
    assert [30 + seen.received[i] - seen.spent[i] for i in range(4)] == state.money
    assert modern(4, 4, open_funds="true").view(state, 1).money == state.money


@pytest.mark.parametrize("elections", [4, 7])
def test_no_purse_reaches_the_bound_given_to_learners(elections: int) -> None:
    """The most a seat could earn: the largest regions in full, and a base fed by every poll of the game."""
    game = modern(3, elections)
    paid = sum(game.length.ballots[:-1])
    base = 10 + 3 * (4 * game.length.rounds() + 2 * 8) + 9 + 5
    votes = sum(sorted(game.tables.max_points)[-paid:])
    swaps = 5 * 2 * 8 * 2
    most = 30 + 60 + votes + base * (game.length.rounds() - 1) + swaps
    assert most < game.pick_bounds()["bid"][0]
    state, rng = game.initial(), seeded(4)
    while asked := game.pending(state):
        args = asked[0].space.sample(rng)
        if asked[0].kind in ("bid", "media", "poll-bid", "raise", "pay"):
            args = (0,)
        if asked[0].kind == "donation":
            args = (args[0], 1)
        game.apply(state, asked[0].seat, Action(asked[0].kind, args))
    assert max(state.money) < game.pick_bounds()["bid"][0]


def test_a_finished_game_can_still_be_looked_at() -> None:
    game = modern(3, 4)
    state, _, _ = play_out(game, 2)
    for seat in (0, 2, SPECTATOR):
        view = game.view(state, seat)
        assert game.view(game.determinize(view, seeded(1)), seat) == view
        assert game.insights(view)["previews"] == []
        assert TITLE.words.table(game, view)
