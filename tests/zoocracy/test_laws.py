"""The public conformance and leak suite, for every number of players and every option."""

from __future__ import annotations

import pytest

import hustings
from hustings.core.errors import OptionError
from hustings.games.zoocracy import frames
from hustings.testing import check_game, steps
from tests.zoocracy.scenario import Table


@pytest.mark.parametrize(
    ("players", "advanced"), [(2, True), (3, False), (4, True), (5, False), (6, False), (6, True)]
)
def test_the_game_keeps_the_laws(players: int, advanced: bool) -> None:
    game = hustings.game("zoocracy", players=players, advanced=advanced)
    check_game(game, games=1, stride=7).require()


@pytest.mark.parametrize(
    "option",
    [
        {"promises_to_the_opposition": "literal"},
        {"promises_to_the_opposition": "goals-kept"},
        {"loyalty": "any"},
        {"food_supply": "limited"},
        {"open_funds": True},
        {"advanced": True},
        {"progress": "draw-first"},
    ],
)
def test_with_every_option(option: dict[str, object]) -> None:
    check_game(hustings.game("zoocracy", players=3, **option), games=1, seed=50, stride=6).require()


@pytest.mark.slow
@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_on_many_games(players: int, advanced: bool) -> None:
    game = hustings.game("zoocracy", players=players, advanced=advanced)
    report = check_game(game, games=40, seed=1000, stride=12).require()
    assert report.longest < 1500


def test_food_cards_and_events_are_conserved_from_the_first_moment() -> None:
    table = Table(6)
    assert table.game.conserved(table.game.initial()) == {
        "cards": 47,
        "events": 8,
        **{f"food of {seat}": 25 for seat in range(6)},
    }


def test_the_bound_on_bids_holds_for_the_richest_party() -> None:
    """A party that wins all nine species, with every mandate, in eight rounds, and pays nothing."""
    table = Table(2)
    state = table.state
    state.funds[0] = 20
    for number in range(8):
        state.tokens = [[1, 0] for _ in range(9)]
        state.bonus = [10, 0]
        state.round = state.parliamentary = number + 1
        table.begin(frames.COUNT)
    assert state.funds[0] == 20 + 8 * 48
    assert state.funds[0] < table.game.pick_bounds()["bid"][0]


def test_unknown_options_are_refused() -> None:
    with pytest.raises(OptionError, match="2-6"):
        hustings.game("zoocracy", players=7)
    with pytest.raises(OptionError, match="void, goals-kept, literal"):
        hustings.game("zoocracy", promises_to_the_opposition="perhaps")


def test_a_vote_says_by_name_what_is_voted_on() -> None:
    """A motion late in a parliament gives away one goal, all other proposals two."""
    table = Table(4)
    named = table.game.phases[frames.VOTE].args.named
    terms = {"prime": 2, "finance": 0, "defence": 1, "goal": 3}
    table.begin(frames.VOTE, 2, 1, 2, 0, 1, 3)
    assert named(table.state.stack[-1].args) == {"proposer": 2, "motion": 1, **terms}
    table.begin(frames.VOTE, 2, 0, 2, 0, 1, 3, 2)
    assert named(table.state.stack[-1].args) == {"proposer": 2, "motion": 0, **terms, "next_goal": 2}


@pytest.mark.parametrize(("players", "advanced"), [(2, False), (3, False), (4, True)])
def test_every_frame_is_as_its_phase_declares_it(players: int, advanced: bool) -> None:
    """And every phase has a name of its own."""
    game = Table(players, advanced=advanced).game
    assert len({phase.name for phase in game.phases} - {""}) == len(game.phases)
    for step in steps(game, 3):
        for frame in step.state.stack:
            assert game.phases[frame.kind].args.fits(frame.args)
