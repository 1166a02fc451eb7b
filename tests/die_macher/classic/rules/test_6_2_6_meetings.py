"""Party meetings."""

from __future__ import annotations

import pytest

from hustings.games.die_macher.classic.frames import MEETINGS
from tests.die_macher.classic.scenario import Table, both


@both
@pytest.mark.rule("2006:6.2.6.a", "1997:5.2.6.a")
def test_in_turn_order_for_one_each_from_the_supply(edition: str) -> None:
    table = Table(edition, 3)
    table.state.start = 2
    table.begin(MEETINGS)
    assert table.asked == [(2, "meetings")]
    table.do(2, "meetings", 4, 0, 1, 2)
    assert [board.meetings[2] for board in table.state.boards] == [4, 0, 1, 2]
    assert table.state.meetings == [18, 18, 11]
    assert table.state.money == [25, 25, 18]
    assert table.asked == [(0, "meetings")]


@both
@pytest.mark.rule("2006:6.2.6.a", "1997:5.2.6.a")
def test_no_more_than_money_and_supply_allow(edition: str) -> None:
    table = Table(edition, 3)
    table.state.money[0] = 3
    table.state.meetings[1] = 2
    table.begin(MEETINGS)
    assert table.refused(0, "meetings", 2, 2, 0, 0) == table.game.edition.cite.meeting_price
    table.do(0, "meetings", 1, 2, 0, 0)
    assert table.state.money[0] == 0
    assert max(sum(choice) for choice in table.choices(1)) == 2


@both
@pytest.mark.rule("2006:6.2.6.b", "1997:5.2.6.b")
def test_at_most_four_new_ones_in_a_state(edition: str) -> None:
    table = Table(edition, 3)
    table.begin(MEETINGS)
    assert table.refused(0, "meetings", 5, 0, 0, 0) == table.game.edition.cite.meetings
    table.do(0, "meetings", 4, 4, 4, 4)


@both
@pytest.mark.rule("2006:6.2.6.c", "1997:5.2.6.c")
def test_at_most_ten_in_a_state(edition: str) -> None:
    table = Table(edition, 3)
    table.state.boards[0].meetings[0] = 8
    table.state.boards[1].meetings[0] = 10
    table.begin(MEETINGS)
    assert table.refused(0, "meetings", 3, 0, 0, 0) == table.game.edition.cite.meeting_spaces
    assert table.refused(0, "meetings", 0, 1, 0, 0) == table.game.edition.cite.meeting_spaces
    table.do(0, "meetings", 2, 0, 0, 0)
    assert table.state.boards[0].meetings[0] == 10


@both
@pytest.mark.rule("2006:6.2.6.a", "1997:5.2.6.a")
def test_who_has_no_meeting_left_is_not_asked(edition: str) -> None:
    table = Table(edition, 3)
    table.state.meetings = [0, 3, 0]
    table.begin(MEETINGS)
    assert table.asked == [(1, "meetings")]
    table.do(1, "meetings", 0, 0, 0, 0)
    assert table.over
