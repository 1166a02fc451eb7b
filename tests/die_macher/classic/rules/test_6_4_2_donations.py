"""Donations. Card c is worth 10 * (c + 1)."""

from __future__ import annotations

import pytest

from hustings.core.action import CHANCE
from hustings.core.bitset import members
from hustings.games.die_macher.classic.frames import DONATIONS
from tests.die_macher.classic.scenario import Table, both

ACCEPT = 1
REFUSE = 0


def roll(table: Table, value: int) -> None:
    """All dice of the next roll show the same."""
    table.chance("dice", *[value] * len(table.choices(CHANCE)[0]))


@both
@pytest.mark.rule("2006:6.4.2.a", "1997:5.4.4.a")
def test_in_turn_order_accepted_cards_lie_open_and_refused_ones_face_down(edition: str) -> None:
    table = Table(edition, 3)
    table.state.start = 1
    table.begin(DONATIONS)
    assert table.asked == [(1, "donation")]
    events = table.do(1, "donation", 2, ACCEPT).events
    assert events[0].named() == {"seat": 1, "donation": 2}
    events = table.do(2, "donation", 3, REFUSE).events
    assert events[0].seen_by(0).named() == {"seat": 2}
    assert events[0].seen_by(2).named() == {"seat": 2, "donation": 3}
    assert table.game.view(table.state, 0).refusals[2] < 0
    assert table.game.view(table.state, 2).refusals[2] == 4


@both
@pytest.mark.rule(
    "2006:6.4.2.a", "1997:5.4.4.a", "2006:6.4.2.b", "1997:5.4.4.b", "2006:6.4.2.c", "1997:5.4.4.c"
)
def test_dice_are_rolled_in_turn_order_first_for_accepted_then_for_refused_cards(edition: str) -> None:
    table = Table(edition, 4)
    table.state.start = 2
    table.begin(DONATIONS)
    for seat, answer in ((2, REFUSE), (3, ACCEPT), (0, REFUSE), (1, ACCEPT)):
        assert table.asked == [(seat, "donation")]
        table.do(seat, "donation", 1, answer)
    rolled = []
    while not table.over:
        roll(table, 1)
        rolled += [told["seat"] for told in table.told("rolled")]
    assert rolled == [3, 1, 2, 0]


@both
@pytest.mark.rule("2006:P1", "1997:P1")
def test_one_card_must_be_chosen_while_cards_last(edition: str) -> None:
    table = Table(edition, 3)
    table.begin(DONATIONS)
    assert len(table.choices(0)) == 10  # five cards, accepted or refused; no pass
    table.state.donations = [0, 0, 0]
    table.begin(DONATIONS)
    assert table.over


@both
@pytest.mark.rule("2006:6.4.2.b", "1997:5.4.4.b")
def test_accepted_money_is_paid_when_all_have_chosen(edition: str) -> None:
    table = Table(edition, 3)
    table.begin(DONATIONS)
    table.do(0, "donation", 4, ACCEPT)
    assert table.state.money[0] == 25
    table.do(1, "donation", 0, REFUSE)
    table.do(2, "donation", 1, REFUSE)
    assert table.state.money[0] == 75
    assert len(table.choices(CHANCE)[0]) == table.game.tables.donation_accept[4]


@pytest.mark.rule("2006:6.4.2.b", "2006:6.4.2.ex1")
def test_2006_the_highest_die_is_lost() -> None:
    """The example: a 2 and a 5 cost five members."""
    table = Table("2006", 3)
    table.state.members[0] = 20
    table.begin(DONATIONS)
    table.do(0, "donation", 2, ACCEPT)  # two dice
    table.do(1, "donation", 0, REFUSE)
    table.do(2, "donation", 0, REFUSE)
    table.chance("dice", 2, 5)
    assert table.state.members[0] == 15


@pytest.mark.rule("1997:5.4.4.b", "1997:H23")
def test_1997_the_sum_of_the_dice_is_lost() -> None:
    table = Table("1997", 3)
    table.state.members[0] = 20
    table.begin(DONATIONS)
    table.do(0, "donation", 2, ACCEPT)  # three dice
    table.do(1, "donation", 0, REFUSE)
    table.do(2, "donation", 0, REFUSE)
    table.chance("dice", 2, 3, 1)
    assert table.state.members[0] == 14


@both
@pytest.mark.rule("2006:P9", "1997:P9")
def test_members_never_fall_below_zero(edition: str) -> None:
    table = Table(edition, 3)
    table.state.members = [1, 1, 1]
    table.begin(DONATIONS)
    for seat in range(3):
        table.do(seat, "donation", 4, ACCEPT)
    roll(table, 3)
    assert table.state.members[0] == 0


@both
@pytest.mark.rule("2006:6.4.2.c", "1997:5.4.4.c")
def test_refused_cards_are_turned_up_after_the_accepted_and_bring_the_sum(edition: str) -> None:
    table = Table(edition, 3)
    table.begin(DONATIONS)
    table.do(0, "donation", 3, REFUSE)
    table.do(1, "donation", 0, ACCEPT)
    table.do(2, "donation", 3, REFUSE)
    assert table.told("turned-down") == []
    roll(table, 1)  # seat 1 loses one
    assert table.told("turned-down") == [{"seat": 0, "donation": 3}, {"seat": 2, "donation": 3}]
    roll(table, 2)
    roll(table, 3)
    dice = table.game.tables.donation_refuse[3]
    assert table.state.members == [5 + 2 * dice, 4, 5 + 3 * dice]
    assert table.over  # both refused the same amount: no bonus


@both
@pytest.mark.rule("2006:6.4.2.d", "1997:5.4.4.d")
def test_the_single_largest_refusal_rolls_three_more_dice(edition: str) -> None:
    table = Table(edition, 3)
    table.begin(DONATIONS)
    table.do(0, "donation", 2, REFUSE)
    table.do(1, "donation", 1, REFUSE)
    table.do(2, "donation", 4, ACCEPT)  # an accepted one does not count
    cite = table.game.edition.cite
    rules = []
    for _ in range(3):
        rules.append(table.decision(CHANCE).space.rule)
        roll(table, 1)
    assert rules == [cite.donation_accepted, cite.donation_refused, cite.donation_refused]
    before = table.state.members[:]
    assert table.asked == [(CHANCE, "dice")]
    assert table.decision(CHANCE).space.rule == cite.donation_most_refused
    assert len(table.choices(CHANCE)[0]) == 3
    table.chance("dice", 1, 2, 3)
    assert table.state.members == [before[0] + 6, before[1], before[2]]
    assert table.over


@both
@pytest.mark.rule("2006:6.4.2.d", "1997:5.4.4.d")
def test_a_tie_for_the_largest_refusal_cancels_the_bonus_even_above_a_smaller_one(edition: str) -> None:
    table = Table(edition, 3)
    table.begin(DONATIONS)
    table.do(0, "donation", 2, REFUSE)
    table.do(1, "donation", 2, REFUSE)
    table.do(2, "donation", 1, REFUSE)
    for _ in range(3):
        roll(table, 1)
    assert table.over


@both
@pytest.mark.rule("2006:6.4.2.e", "1997:5.4.4.e")
def test_cards_are_used_once(edition: str) -> None:
    table = Table(edition, 3)
    table.begin(DONATIONS)
    table.do(0, "donation", 2, ACCEPT)
    table.do(1, "donation", 2, REFUSE)
    table.do(2, "donation", 0, REFUSE)
    while not table.over:
        roll(table, 1)
    assert [members(row) for row in table.state.donations] == [[0, 1, 3, 4], [0, 1, 3, 4], [1, 2, 3, 4]]
    table.begin(DONATIONS)
    assert table.refused(0, "donation", 2, ACCEPT) == table.game.edition.cite.donation_used
