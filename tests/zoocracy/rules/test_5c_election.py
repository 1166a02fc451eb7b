"""§5c: the parliamentary election, with its action cards (§9a)."""

from __future__ import annotations

from pathlib import Path

import pytest

from hustings.games.zoocracy import frames
from hustings.games.zoocracy.cards import loyal
from hustings.games.zoocracy.constants import DRY, LOYALTY, MANDATE, MIGRATION, NOWHERE, RAINY
from hustings.games.zoocracy.state import Kept
from tests.zoocracy.scenario import (
    ELEPHANT,
    FLAMINGO,
    HIPPO,
    MONKEY,
    PARROT,
    PENGUIN,
    POLAR_BEAR,
    SNAKE,
    ZEBRA,
    Table,
)


def vote(table: Table) -> Table:
    """All pass, then the count."""
    table.begin(frames.ELECTION)
    while table.asked[0][1] == "election-card":
        table.do(table.asked[0][0], "election-card", 0)
    return table


@pytest.mark.rule("zoo:5c.2")
def test_the_old_parliament_is_gone_when_cards_are_played() -> None:
    table = Table().parliament(7, 5, 3)
    table.deal(0, MIGRATION)
    table.begin(frames.ELECTION)
    assert (table.state.seats, table.state.majority) == ([0, 0, 0], 0)


@pytest.mark.rule("zoo:5c.3", "zoo:C1")
def test_cards_are_played_in_the_order_of_the_campaign() -> None:
    table = Table().parliament(1, 9, 5)
    for seat in range(3):
        table.deal(seat, RAINY + seat)
    table.state.order = [2, 0, 1]  # as it was in phase B
    table.begin(frames.ELECTION)
    asked = []
    while table.asked[0][1] == "election-card":
        asked.append(table.asked[0][0])
        table.do(asked[-1], "election-card", 0)
    assert asked == [2, 0, 1]


@pytest.mark.rule("zoo:5c.4", "zoo:5c.5", "zoo:5c.6")
def test_first_and_second_get_the_printed_votes_and_others_none() -> None:
    table = Table(4)
    table.state.tokens[HIPPO] = [1, 4, 3, 2]
    vote(table)
    assert table.state.seats == [0, 7, 3, 0]


@pytest.mark.rule("zoo:5c.5")
def test_a_species_with_one_number_has_no_second() -> None:
    table = Table()
    table.state.tokens[SNAKE] = [0, 4, 3]
    vote(table)
    assert table.state.seats == [0, 3, 0]


@pytest.mark.rule("zoo:C3")
def test_an_empty_species_and_a_species_with_one_party() -> None:
    table = Table()
    table.state.tokens[ELEPHANT] = [0, 0, 1]
    vote(table)
    assert table.state.seats == [0, 0, 6]


@pytest.mark.rule("zoo:5c.7", "zoo:5c.11", "zoo:C8", "zoo:C9")
def test_votes_and_bonus_seats_become_seats_and_income() -> None:
    table = Table()
    table.state.tokens[ELEPHANT] = [2, 1, 0]
    table.state.tokens[SNAKE] = [0, 1, 0]
    migration = table.deal(1, MIGRATION)
    table.state.order = [1, 0, 2]
    table.begin(frames.ELECTION)
    table.do(1, "election-card", migration)
    assert table.state.seats == [6, 3 + 3 + 1, 0]
    assert table.state.majority == 7  # of 13
    assert table.state.funds == [16, 17, 10]


@pytest.mark.rule("zoo:5c.8", "zoo:5c.ex1")
@pytest.mark.parametrize(("total", "majority"), [(51, 26), (50, 26), (1, 1), (0, 1)])
def test_example_the_majority_of_51_is_26(total: int, majority: int) -> None:
    assert Table().game.parliament.majority(total) == majority


@pytest.mark.rule("zoo:5c.ex1")
def test_a_fully_contested_board_elects_51_seats() -> None:
    """With the figures in use: every species has two parties, and the marker goes on 26."""
    table = Table()
    for species in range(9):
        table.state.tokens[species] = [3, 2, 1]
    vote(table)
    assert sum(table.state.seats) == 51
    assert table.state.majority == 26


@pytest.mark.rule("zoo:5c.9", "zoo:B11")
def test_all_food_and_the_manipulation_leave_the_board() -> None:
    table = Table()
    table.state.tokens[SNAKE] = [0, 4, 3]
    table.state.manipulation = SNAKE
    supply = table.state.supply
    vote(table)
    assert table.state.tokens == [[0, 0, 0]] * 9
    assert table.state.manipulation == NOWHERE
    assert table.state.supply == supply + 7 - 4  # seven tokens back, four food of income out


@pytest.mark.rule("zoo:5c.10", "zoo:E1", "zoo:5c.1")
def test_the_next_election_is_two_rounds_on() -> None:
    table = Table()
    table.state.round = table.state.parliamentary = 3
    vote(table)
    assert table.state.parliamentary == 5
    assert table.state.elected == 1
    assert table.state.presidential == 1  # the other marker does not move


@pytest.mark.rule("zoo:5d.13", "zoo:5c.4")
def test_manipulation_four_for_the_leader_none_for_others() -> None:
    table = Table()
    table.state.tokens[HIPPO] = [1, 2, 0]
    table.state.tokens[PARROT] = [1, 0, 0]
    table.state.manipulation = HIPPO
    vote(table)
    assert table.state.seats == [2, 4, 0]


@pytest.mark.rule("zoo:9a.rainy")
def test_rain_costs_the_leaders_on_land_one_vote_each() -> None:
    table = Table()
    for species in (ELEPHANT, MONKEY, ZEBRA, SNAKE, PARROT):
        table.state.tokens[species] = [2, 1, 0]
    table.state.tokens[HIPPO] = [0, 0, 1]
    card = table.deal(2, RAINY)
    table.begin(frames.ELECTION)
    table.do(2, "election-card", card)
    assert table.state.seats == [20 - 5, 7, 7]
    assert table.state.seasons == [0, 0]  # for this election only


@pytest.mark.rule("zoo:9a.dry")
def test_drought_costs_the_leaders_in_water_one_vote_each() -> None:
    table = Table()
    for species in (PENGUIN, FLAMINGO, HIPPO, POLAR_BEAR):
        table.state.tokens[species] = [2, 1, 0]
    table.state.tokens[ELEPHANT] = [0, 0, 1]
    card = table.deal(2, DRY)
    table.begin(frames.ELECTION)
    table.do(2, "election-card", card)
    assert table.state.seats == [18 - 4, 6, 6]
    assert table.state.seasons == [0, 0]


@pytest.mark.rule("zoo:B12")
def test_manipulation_with_a_season_and_an_extra_mandate() -> None:
    table = Table()
    table.state.tokens[ELEPHANT] = [1, 0, 0]
    table.state.manipulation = ELEPHANT
    rain, mandate = table.deal(1, RAINY), table.deal(1, MANDATE, ELEPHANT)
    table.begin(frames.ELECTION)
    if table.asked[0][0] == 0:
        table.do(0, "election-card", 0)
    table.do(1, "election-card", rain)
    table.do(1, "election-card", mandate)
    assert table.state.seats == [4 - 1 + 1, 0, 0]


@pytest.mark.rule("zoo:C4")
def test_a_season_may_bring_the_first_down_to_the_second_but_not_below_zero(tmp_path: Path) -> None:
    """Figures of an owner's own: parrots 1, elephants 4 and 3."""
    rows = '[[species]]\nid = "elephant"\nfirst = 4\n[[species]]\nid = "parrot"\nfirst = 1\n'
    (tmp_path / "species.toml").write_text(rows)
    table = Table(3, data=str(tmp_path))
    table.state.tokens[ELEPHANT] = [2, 1, 0]
    table.state.tokens[PARROT] = [0, 0, 1]
    table.state.seasons[0] = 2
    table.begin(frames.COUNT)
    assert table.state.seats == [2, 3, 0]


@pytest.mark.rule("zoo:9a.migration")
def test_migration_brings_the_player_one_seat() -> None:
    table = Table()
    card = table.deal(1, MIGRATION)
    table.begin(frames.ELECTION)
    table.do(1, "election-card", card)
    assert table.state.seats == [0, 1, 0]
    assert table.state.bonus == [0, 0, 0]


@pytest.mark.rule("zoo:9a.mandate", "zoo:C5")
def test_an_extra_mandate_goes_to_the_leader_whoever_plays_it() -> None:
    table = Table()
    card, empty = table.deal(0, MANDATE, SNAKE), table.deal(0, MANDATE, ZEBRA)
    table.state.tokens[SNAKE] = [1, 2, 0]
    table.begin(frames.ELECTION)
    assert table.refused(0, "election-card", empty) == "zoo §9a.mandate"
    table.do(0, "election-card", card)
    table.do(0, "election-card", 0)
    assert table.state.seats == [0, 4, 0]


@pytest.mark.rule("zoo:9a.loyalty", "zoo:C6")
def test_loyalty_keeps_one_or_two_of_the_players_own_tokens() -> None:
    table = Table()
    card, other = table.deal(0, LOYALTY, SNAKE), table.deal(0, LOYALTY, ZEBRA)
    table.state.tokens[SNAKE] = [3, 2, 0]
    table.state.tokens[ZEBRA] = [0, 2, 0]
    table.begin(frames.ELECTION)
    assert table.refused(0, "election-card", other, 1) == "zoo §9a.loyalty"  # none of one's own there
    assert table.refused(0, "election-card", card, 3) == "zoo §9a.loyalty"
    assert table.refused(0, "election-card", card, 0) == "zoo §9a.loyalty"
    table.do(0, "election-card", card, 2)
    table.do(0, "election-card", 0)
    assert table.state.tokens[SNAKE] == [2, 0, 0]
    assert table.state.seats == [3, 5, 0]  # they were counted all the same
    assert table.state.kept == []  # at the next count they leave like all others


@pytest.mark.rule("zoo:B10")
def test_loyalty_keeps_tokens_under_the_blockade() -> None:
    table = Table()
    card = table.deal(0, LOYALTY, SNAKE)
    table.state.tokens[SNAKE] = [3, 0, 0]
    table.state.blockade = SNAKE
    table.begin(frames.ELECTION)
    table.do(0, "election-card", card, 2)
    assert table.state.tokens[SNAKE] == [2, 0, 0]


@pytest.mark.rule("zoo:C7")
def test_kept_tokens_of_two_parties_may_not_tie() -> None:
    """Only possible with more copies of a card: whoever comes later keeps another number."""
    table = Table()
    table.state.tokens[SNAKE] = [3, 2, 0]
    table.state.kept = [Kept(SNAKE, 0, 2)]
    space = loyal(table.game, table.state, 1, SNAKE)
    assert space is not None
    assert list(space) == [(1,)]
    table.state.kept = [Kept(SNAKE, 0, 1), Kept(SNAKE, 1, 2)]
    own = loyal(table.game, table.state, 0, SNAKE)  # a second card of one's own adds to the first
    assert own is not None
    assert list(own) == [(2,)]
    assert loyal(table.game, table.state, 1, SNAKE) is None  # nothing left to keep


@pytest.mark.rule("zoo:5c.4")
def test_the_figures_sum_to_what_the_notes_say() -> None:
    tables = Table().game.tables
    assert (sum(tables.first), sum(tables.second)) == (38, 13)
