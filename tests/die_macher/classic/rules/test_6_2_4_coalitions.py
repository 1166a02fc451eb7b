"""Coalitions. Seats 0 and 1 share two programme cards, 0 and 3 three, 1 and 2 two, 0 and 2 none."""

from __future__ import annotations

import pytest

from hustings.games.die_macher.classic.frames import COALITIONS
from hustings.games.die_macher.classic.rules import common
from hustings.games.die_macher.common.cards import NOTHING
from tests.die_macher.classic.scenario import PROGRAMMES, Table, both, cards, no, yes


def phones(edition: str, *seats: int, players: int = 4, start: int = 0) -> Table:
    table = Table(edition, players)
    table.state.start = start
    for seat in seats:
        table.state.boards[0].tiles[seat] = 1
        table.state.tiles[seat] = 3
    table.begin(COALITIONS)
    return table


def test_the_programmes_are_as_the_tests_say() -> None:
    assert common(PROGRAMMES[0], PROGRAMMES[1]) == 2
    assert common(PROGRAMMES[0], PROGRAMMES[3]) == 3
    assert common(PROGRAMMES[1], PROGRAMMES[2]) == 2
    assert common(PROGRAMMES[0], PROGRAMMES[2]) == 0


@both
@pytest.mark.rule("2006:6.2.4.a", "1997:5.2.4.a")
def test_both_need_a_tile_in_the_state_that_votes_now(edition: str) -> None:
    assert phones(edition, 0).over
    assert phones(edition).over
    table = Table(edition)
    for seat in (0, 1):
        table.state.boards[1].tiles[seat] = 1  # in another state
    table.begin(COALITIONS)
    assert table.over
    assert phones(edition, 0, 1).asked == [(0, "coalition")]


@both
@pytest.mark.rule("2006:6.2.4.b", "1997:5.2.4.b")
def test_with_two_common_cards_both_must_agree(edition: str) -> None:
    table = phones(edition, 0, 1)
    assert table.choices(0) == [(0,), (2,)]
    table.do(0, "coalition", 2)
    assert table.asked == [(1, "consent")]
    assert table.state.partners == [NOTHING] * 4
    table.do(1, "consent", 1)
    assert table.state.partners == [1, 0, NOTHING, NOTHING]
    assert table.over


@both
@pytest.mark.rule("2006:6.2.4.b", "1997:5.2.4.b", "2006:H11", "1997:H11")
def test_a_refusal_ends_the_offer_and_a_partner_is_asked_only_once(edition: str) -> None:
    table = phones(edition, 0, 1)
    table.do(0, "coalition", 2)
    table.do(1, "consent", 0)
    assert table.state.partners == [NOTHING] * 4
    assert table.asked == [(1, "coalition")]  # seat 0 has nobody else to ask; now it is seat 1's turn
    table.do(1, "coalition", 1)
    table.do(0, "consent", 0)
    assert table.over


@both
@pytest.mark.rule("2006:6.2.4.a", "1997:5.2.4.a", "2006:6.2.4.b", "1997:5.2.4.b")
def test_fewer_than_two_common_cards_make_no_coalition(edition: str) -> None:
    table = phones(edition, 0, 2)
    assert table.over
    assert table.state.partners == [NOTHING] * 4


@both
@pytest.mark.rule("2006:6.2.4.c", "1997:5.2.4.c", "2006:C8")
def test_with_three_or_more_common_cards_one_side_is_enough(edition: str) -> None:
    table = phones(edition, 0, 3)
    table.do(0, "coalition", 4)
    assert table.state.partners == [3, NOTHING, NOTHING, 0]
    assert table.told("forced") == [{"seat": 0, "other": 3}]
    five = phones(edition)
    five.state.programmes = [PROGRAMMES[0], PROGRAMMES[0], PROGRAMMES[2], PROGRAMMES[3]]
    five.state.boards[0].tiles = [0, 1, 0, 0]
    five.state.boards[0].tiles[0] = 1
    five.begin(COALITIONS)
    five.do(0, "coalition", 2)
    assert five.state.partners[0] == 1


@both
@pytest.mark.rule("2006:6.2.4.d", "1997:5.2.4.d")
def test_the_start_player_decides_first_and_nobody_is_in_two_coalitions(edition: str) -> None:
    table = phones(edition, 0, 1, 2, 3, start=1)
    assert table.asked == [(1, "coalition")]
    table.do(1, "coalition", 3)
    table.do(2, "consent", 1)
    assert table.state.partners == [NOTHING, 2, 1, NOTHING]
    assert table.asked == [(3, "coalition")]  # seat 2 is bound
    assert table.choices(3) == [(0,), (1,)]  # and so is seat 1
    assert table.refused(3, "coalition", 2) == table.game.edition.cite.coalition_order
    table.do(3, "coalition", 1)
    assert table.state.partners == [3, 2, 1, 0]  # two coalitions side by side
    assert table.over


@both
@pytest.mark.rule("2006:6.2.4.d", "1997:5.2.4.d")
def test_a_party_may_stay_alone(edition: str) -> None:
    table = phones(edition, 0, 3)
    table.do(0, "coalition", 0)
    table.do(3, "coalition", 0)
    assert table.state.partners == [NOTHING] * 4
    assert table.over


@pytest.mark.rule("2006:6.2.4.e", "2006:C9")
def test_2006_idle_tiles_go_back_to_their_owners() -> None:
    table = phones("2006", 0, 1, 2)
    table.do(0, "coalition", 2)
    table.do(1, "consent", 1)
    assert table.state.boards[0].tiles == [1, 1, 0, 0]
    assert table.state.tiles == [3, 3, 4, 4]


@pytest.mark.rule("1997:5.2.4.e")
def test_1997_tiles_stay_until_the_election_is_over() -> None:
    table = phones("1997", 0, 2)
    assert table.state.boards[0].tiles == [1, 0, 1, 0]
    assert table.state.tiles == [3, 4, 3, 4]


@pytest.mark.rule("2006:6.2.4.b", "1997:5.2.4.b")
def test_opposite_positions_are_not_common() -> None:
    assert common(cards(yes(0), yes(1), yes(2)), cards(no(0), no(1), yes(2))) == 1
