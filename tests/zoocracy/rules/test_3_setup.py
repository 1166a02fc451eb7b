"""§2 and §3: components and set-up."""

from __future__ import annotations

import pytest

from hustings.core.action import CHANCE, SPECTATOR
from hustings.games.zoocracy import TITLE
from hustings.games.zoocracy.constants import END, NOBODY, NOWHERE
from tests.zoocracy.scenario import Table


@pytest.mark.rule("zoo:2")
def test_there_are_47_action_cards_seven_events_and_the_end_card() -> None:
    game = Table().game
    assert len(game.card_type) - 1 == 47
    assert len(game.event_type) == 8
    assert game.event_type.count(END) == 1


@pytest.mark.rule("zoo:3.1", "zoo:3.4")
@pytest.mark.parametrize(("players", "food"), [(2, 20), (3, 14), (4, 10), (5, 8), (6, 8)])
def test_starting_funds_by_number_of_players(players: int, food: int) -> None:
    """Each party has 25 tokens of its colour, so many of them in its funds."""
    state = TITLE.game(players).initial()
    assert state.funds == [food] * players
    assert state.supply == (25 - food) * players


@pytest.mark.rule("zoo:3.2", "zoo:3.3", "zoo:3.7")
def test_the_table_before_the_first_round() -> None:
    state = TITLE.game(4).initial()
    assert state.goals == [0] * 4
    assert (state.round, state.presidential, state.parliamentary) == (1, 1, 1)
    assert (state.seats, state.majority) == ([0] * 4, 0)
    assert state.offices == [NOBODY] * 5
    assert (state.blockade, state.manipulation) == (NOWHERE, NOWHERE)


@pytest.mark.rule("zoo:3.5")
def test_everyone_is_dealt_two_cards_in_secret() -> None:
    table = Table()
    table.state = table.game.initial()
    for seat in range(3):
        assert table.asked == [(CHANCE, "draw")]
        table.chance("draw", 2 * seat + 1, 2 * seat + 2)
        assert table.events[0].seen_by(SPECTATOR).secret == ()
        assert table.events[0].seen_by(seat).secret == (2 * seat + 1, 2 * seat + 2)
    assert table.state.hands == [[1, 2], [3, 4], [5, 6]]
    assert table.game.view(table.state, 0).hand == [1, 2]
    assert len(table.state.deck) == 41


@pytest.mark.rule("zoo:3.6")
def test_four_events_lie_above_the_end_card() -> None:
    """In rounds 1-4 the end card cannot come; from round 5 on it is one of the four left."""
    table = Table()
    end = table.game.event_type.index(END)
    deck = table.state.events
    for drawn in range(8):
        deck.begin()
        possible = [event for event in range(8) if deck.bag[event]]
        assert (end in possible) == (drawn >= 4)
        assert len(possible) == (7 - drawn if drawn < 4 else 8 - drawn)
        deck.remove(possible[0])


@pytest.mark.rule("zoo:E8", "zoo:E10")
def test_funds_are_behind_the_screen_but_their_movements_are_not() -> None:
    table = Table()
    table.state.funds = [3, 4, 5]
    table.state.spent = [7, 6, 5]
    view = table.game.view(table.state, 1)
    assert view.funds == [-1, 4, -1]
    assert view.spent == [7, 6, 5]
    assert view.received == [10, 10, 10]


@pytest.mark.rule("zoo:E8")
def test_open_funds_show_them_to_all() -> None:
    table = Table(3, open_funds=True)
    table.state.funds = [3, 4, 5]
    assert table.game.view(table.state, SPECTATOR).funds == [3, 4, 5]
