"""The preliminary round."""

from __future__ import annotations

import pytest

from hustings.games.die_macher.classic.frames import SHEETS
from tests.die_macher.classic.scenario import Table, both

TWO_TRENDS, TREND_AND_VOTES, TWO_VOTES = 0, 1, 2
THREE_MEDIA, TWO_MEDIA, ONE_MEDIUM, NO_MEDIA = 0, 1, 2, 3


@both
@pytest.mark.rule("2006:6.1.a", "1997:5.1.a")
def test_all_fill_in_their_sheets_in_secret_at_once(edition: str) -> None:
    table = Table(edition, 3)
    table.begin(SHEETS)
    assert table.asked == [(0, "sheet"), (1, "sheet"), (2, "sheet")]
    events = table.do(1, "sheet", TWO_TRENDS, 0, 1, 2, NO_MEDIA).events
    assert table.asked == [(0, "sheet"), (2, "sheet")]
    assert [event.seen_by(0).secret for event in events] == [()]
    assert table.state.members == [5, 5, 5]  # nothing happens before all sheets are in
    table.do(0, "sheet", TWO_TRENDS, 0, 1, 2, NO_MEDIA)
    table.do(2, "sheet", TWO_TRENDS, 0, 1, 2, NO_MEDIA)
    assert len(table.told("revealed-sheet")) == 3
    assert table.state.members == [17, 17, 17]
    assert table.over


@both
@pytest.mark.rule("2006:6.1.a", "1997:5.1.a")
def test_there_are_three_offers_and_four(edition: str) -> None:
    table = Table(edition, 3)
    table.begin(SHEETS)
    sheets = table.choices(0)
    assert {sheet[0] for sheet in sheets} == {0, 1, 2}
    assert {sheet[4] for sheet in sheets} == {0, 1, 2, 3}
    # (10 + 16 + 10 pairs of states) x 4 for the meetings, x (20 + 10 + 4 + 1) for the media
    assert len(sheets) == (10 + 16 + 10) * 4 * 35
    assert table.refused(0, "sheet", 3) == table.game.edition.cite.sheet


@both
@pytest.mark.rule("2006:6.1.b", "1997:5.1.b")
def test_the_same_state_may_be_named_for_everything(edition: str) -> None:
    table = Table(edition, 3)
    table.begin(SHEETS)
    for seat in range(3):
        table.do(seat, "sheet", TWO_VOTES, 2, 2, 2, TWO_MEDIA, 2, 2)
    board = table.state.boards[2]
    assert board.votes == [12, 12, 12]
    assert board.meetings == [6, 6, 6]
    assert board.media == [2, 2, 2]


@both
@pytest.mark.rule("2006:6.1.c", "1997:5.1.c")
def test_effects_come_from_the_supply_and_cost_nothing(edition: str) -> None:
    table = Table(edition, 3)
    table.begin(SHEETS)
    table.do(0, "sheet", TREND_AND_VOTES, 1, 3, 0, ONE_MEDIUM, 2)
    table.do(1, "sheet", TWO_TRENDS, 1, 1, 1, THREE_MEDIA, 0, 1, 3)
    table.do(2, "sheet", TWO_VOTES, 0, 1, 2, NO_MEDIA)
    state = table.state
    assert state.boards[1].trend == [1, 2, 0]
    assert state.boards[3].votes == [6, 0, 0]
    assert state.boards[0].meetings == [6, 0, 0]
    assert [board.media[1] for board in state.boards] == [1, 1, 0, 1]
    assert state.meetings == [12, 12, 12]
    assert state.media == [4, 2, 5]
    assert state.members == [13, 5, 17]
    assert state.money == [25, 25, 25]


@both
@pytest.mark.rule("2006:6.1.d", "1997:5.1.d", "2006:H27", "1997:H27")
def test_a_state_may_be_over_full_of_media_markers(edition: str) -> None:
    table = Table(edition, 3)
    table.begin(SHEETS)
    for seat in range(3):
        table.do(seat, "sheet", TWO_VOTES, 0, 0, 0, THREE_MEDIA, 1, 1, 1)
    assert table.state.boards[1].media == [3, 3, 3]
    assert max(table.state.boards[0].meetings) <= 10


@pytest.mark.rule("2006:6.1.ex1", "2006:C4")
def test_2006_the_sheet_of_the_example() -> None:
    """Popularity and votes in Bavaria, meetings in Hesse, two media markers in Berlin, members from 5 to 9."""
    table = Table("2006", 3)
    bavaria, hesse, berlin = 0, 1, 2
    table.begin(SHEETS)
    table.do(0, "sheet", TREND_AND_VOTES, bavaria, bavaria, hesse, TWO_MEDIA, berlin, berlin)
    table.do(1, "sheet", TWO_TRENDS, 0, 0, 0, NO_MEDIA)
    table.do(2, "sheet", TWO_TRENDS, 0, 0, 0, NO_MEDIA)
    state = table.state
    assert state.boards[bavaria].trend[0] == 1
    assert state.boards[bavaria].votes[0] == 6
    assert state.boards[hesse].meetings[0] == 6
    assert state.boards[berlin].media[0] == 2
    assert state.members[0] == 9


@pytest.mark.rule("1997:5.1.ex1")
def test_1997_the_first_offer_of_the_example() -> None:
    """A step up in one state, a step up in the same or another, six meetings in the same or another."""
    table = Table("1997", 3)
    table.begin(SHEETS)
    table.do(0, "sheet", TWO_TRENDS, 1, 2, 1, NO_MEDIA)
    table.do(1, "sheet", TWO_TRENDS, 3, 3, 3, NO_MEDIA)
    table.do(2, "sheet", TWO_TRENDS, 0, 0, 1, NO_MEDIA)
    trends = [board.trend for board in table.state.boards]
    assert trends == [[0, 0, 2], [1, 0, 0], [1, 0, 0], [0, 2, 0]]
    assert [board.meetings[0] for board in table.state.boards] == [0, 6, 0, 0]


@both
@pytest.mark.rule("2006:H6", "1997:H6")
def test_of_equal_votes_the_later_seat_lies_on_top(edition: str) -> None:
    table = Table(edition, 3)
    table.state.boards[0].arrival = [2, 1, 0]
    table.begin(SHEETS)
    for seat in (2, 0, 1):  # the order of the answers does not matter
        table.do(seat, "sheet", TREND_AND_VOTES, 0, 0, 0, NO_MEDIA)
    assert table.state.boards[0].arrival == [0, 1, 2]
