"""Opinion polls. Poll card 0 reads +2, +1, 0, -1, -2 for the parties 0 to 4."""

from __future__ import annotations

import pytest

from hustings.core.action import CHANCE
from hustings.games.die_macher.classic.frames import AUCTION, POLL, POLLS
from hustings.games.die_macher.classic.piles import unseen_polls
from hustings.games.die_macher.common.cards import NOTHING
from hustings.mechanisms.auction import Ascending
from tests.die_macher.classic.scenario import Table, both

PASS = 0
RAISE = 1


def bought(edition: str, card: int, players: int = 3, buyer: int = 0) -> Table:
    """The buyer looks at the poll of the first state."""
    table = Table(edition, players)
    table.begin(POLL, 0, buyer)
    table.chance("poll", card)
    return table


def auction(edition: str, board: int = 0, start: int = 0) -> Table:
    table = Table(edition, 3)
    table.state.start = start
    table.state.auction = Ascending([(start + i) % 3 for i in range(3)])
    table.begin(AUCTION, board)
    return table


@both
@pytest.mark.rule("2006:6.2.7.a", "1997:5.2.7.a")
def test_one_poll_for_each_state_beginning_with_the_one_that_votes_now(edition: str) -> None:
    table = Table(edition, 3)
    table.state.start = 2
    table.begin(POLLS)
    states = []
    turns = []
    while not table.over:
        turns.append(table.asked[0][0])
        table.do(turns[-1], "raise", PASS)
        states += [told["state"] for told in table.told("unsold")]
    assert states == [board.state for board in table.state.boards]
    assert turns == [2, 0, 1] * 4  # each auction begins with the start player


@both
@pytest.mark.rule("2006:6.2.7.b", "1997:5.2.7.b")
def test_raise_or_drop_out_until_one_is_left(edition: str) -> None:
    table = auction(edition, start=1)
    assert table.asked == [(1, "raise")]
    table.do(1, "raise", RAISE, 2)
    assert table.refused(2, "raise", RAISE, 2) == table.game.edition.cite.poll_bid
    table.do(2, "raise", RAISE, 3)
    table.do(0, "raise", PASS)
    table.do(1, "raise", RAISE, 9)
    assert table.asked == [(2, "raise")]  # seat 0 is out for good
    table.do(2, "raise", PASS)
    assert table.state.money == [25, 16, 25]  # the highest bidder pays its bid
    assert table.asked == [(CHANCE, "poll")]
    events = table.chance("poll", 4).events
    assert events[0].seen_by(1)["poll"] == 4
    assert events[0].seen_by(0)["poll"] is None
    assert table.asked == [(1, "publish")]


@both
@pytest.mark.rule("2006:6.2.7.b", "1997:5.2.7.b", "1997:H20")
def test_the_lowest_bid_is_one_and_nobody_bids_more_than_his_money(edition: str) -> None:
    table = auction(edition)
    table.state.money = [2, 0, 25]
    assert table.choices(0) == [(PASS,), (RAISE, 1), (RAISE, 2)]
    table.do(0, "raise", PASS)
    assert table.choices(1) == [(PASS,)]
    table.do(1, "raise", PASS)
    table.do(2, "raise", RAISE, 1)  # the last one may still buy
    assert table.state.money == [2, 0, 24]


@both
@pytest.mark.rule("2006:6.2.7.g", "2006:C10", "1997:C10")
def test_if_nobody_bids_the_card_goes_back_unseen(edition: str) -> None:
    table = auction(edition)
    for seat in range(3):
        table.do(seat, "raise", PASS)
    assert table.over
    assert sum(unseen_polls(table.game.tables, table.state)) == 20
    assert table.told("unsold")


@both
@pytest.mark.rule("2006:6.2.7.c", "1997:5.2.7.c")
def test_one_or_two_lines_are_carried_out_in_this_state(edition: str) -> None:
    table = bought(edition, 0, players=5)
    assert (0, 4) in table.choices(0)
    assert table.refused(0, "publish", 0, 1, 3) == table.game.edition.cite.poll_lines  # three lines
    table.do(0, "publish", 0, 4)
    assert table.state.boards[0].trend == [2, 0, 0, 0, -2]
    assert table.state.boards[1].trend == [0] * 5
    assert table.told("published") == [
        {"seat": 0, "state": table.state.boards[0].state, "poll": 0, "seats": [0, 4]}
    ]
    single = bought(edition, 0)
    single.do(0, "publish", 1)
    assert single.state.boards[0].trend == [0, 1, 0]


@both
@pytest.mark.rule("2006:6.2.7.c", "1997:5.2.7.c", "2006:P9", "1997:P9")
def test_popularity_stays_between_plus_and_minus_three(edition: str) -> None:
    table = Table(edition, 5)
    table.state.boards[0].trend = [2, 0, 0, 0, -2]
    table.begin(POLL, 0, 0)
    table.chance("poll", 0)
    table.do(0, "publish", 0, 4)
    assert table.state.boards[0].trend == [3, 0, 0, 0, -3]


@both
@pytest.mark.rule("2006:6.2.7.d", "1997:5.2.7.d")
def test_the_party_that_controls_the_media_cannot_be_moved_down(edition: str) -> None:
    table = Table(edition, 5)
    table.state.boards[0].media = [0, 0, 0, 0, 1]
    table.begin(POLL, 0, 0)
    table.chance("poll", 0)
    assert table.refused(0, "publish", 4) == table.game.edition.cite.poll_protection
    assert (3,) in table.choices(0)
    up = Table(edition, 5)
    up.state.boards[0].media = [1, 0, 0, 0, 0]
    up.begin(POLL, 0, 3)
    up.chance("poll", 0)
    up.do(3, "publish", 0)  # up is allowed
    assert up.state.boards[0].trend[0] == 2


@both
@pytest.mark.rule("2006:P10", "1997:P10", "2006:H13", "1997:H13")
def test_lines_of_absent_parties_and_empty_lines_cannot_be_used(edition: str) -> None:
    table = bought(edition, 0, players=3)  # parties 3 and 4 are not in play, line 2 is empty
    assert table.choices(0) == [(), (0,), (0, 1), (1,)]


@both
@pytest.mark.rule("2006:6.2.7.e", "1997:5.2.7.e")
def test_an_unpublished_poll_brings_two_dice_of_members(edition: str) -> None:
    table = bought(edition, 0)
    table.do(0, "publish")
    assert table.asked == [(CHANCE, "dice")]
    table.chance("dice", 2, 3)
    assert table.state.members == [10, 5, 5]
    assert table.state.boards[0].trend == [0, 0, 0]


@pytest.mark.rule("2006:H19")
def test_2006_the_dice_show_one_to_six_or_with_the_option_the_special_faces() -> None:
    table = bought("2006", 0)
    table.do(0, "publish")
    assert {choice[0] for choice in table.choices(CHANCE)} == {1, 2, 3, 4, 5, 6}
    special = Table("2006", 3, dice="special")
    special.begin(POLL, 0, 0)
    special.chance("poll", 0)
    special.do(0, "publish")
    space = special.decision(CHANCE).space
    assert [space.weight((), value) for value in range(4)] == [1, 2, 2, 1]


@pytest.mark.rule("1997:5.2.7.e")
def test_1997_the_dice_show_0_1_1_2_2_3() -> None:
    table = bought("1997", 0)
    table.do(0, "publish")
    space = table.decision(CHANCE).space
    assert [space.weight((), value) for value in range(4)] == [1, 2, 2, 1]


@both
@pytest.mark.rule("2006:6.2.7.f", "1997:5.2.7.f")
def test_an_unpublished_poll_stays_secret_and_both_leave_the_pile(edition: str) -> None:
    table = bought(edition, 7)
    events = table.do(0, "publish").events
    assert all(7 not in event.seen_by(1).public + event.seen_by(1).secret for event in events)
    assert table.state.shelved == [[7], [], []]
    assert table.state.published == []
    assert table.game.view(table.state, 0).shelved == [7]
    assert table.game.view(table.state, 1).shelved == []
    assert table.game.view(table.state, 1).shelved_numbers == [1, 0, 0]
    other = bought(edition, 7)
    other.do(0, "publish", 2)
    assert other.state.published == [7]
    for one in (table, other):
        assert one.state.poll == NOTHING
        assert unseen_polls(one.game.tables, one.state)[7] == 0


@pytest.mark.rule("2006:6.2.7.f", "2006:C11", "2006:H5")
def test_2006_too_few_polls_for_the_states_are_shuffled_with_the_discards_before_dealing() -> None:
    table = Table("2006", 3)
    table.state.published = list(range(10))
    table.state.shelved = [list(range(10, 16)), [], []]
    table.begin(POLLS)
    assert table.state.published  # four left are enough for four states
    table.state.shelved = [list(range(10, 17)), [], []]
    table.begin(POLLS)
    assert table.state.published == []
    assert table.state.shelved == [[], [], []]
    assert sum(unseen_polls(table.game.tables, table.state)) == 20


@pytest.mark.rule("1997:C11", "1997:H5")
def test_1997_the_discards_are_shuffled_when_the_pile_is_empty() -> None:
    table = Table("1997", 3)
    table.state.published = list(range(19))
    table.begin(POLLS)
    for number in range(2):
        table.do(0, "raise", RAISE, 1)
        table.do(1, "raise", PASS)
        table.do(2, "raise", PASS)
        assert table.choices(CHANCE) == ([(19,)] if number == 0 else [(card,) for card in range(20)])
        table.chance("poll", 19)
        table.do(0, "publish")
        table.chance("dice", 0, 0)
