"""Meetings become votes."""

from __future__ import annotations

import pytest

from hustings.core.event import Log
from hustings.games.die_macher.classic.frames import CONVERSION
from hustings.games.die_macher.classic.rules import add_votes, convert, factor, match, votes_for
from tests.die_macher.classic.scenario import Table, both, cards, no, yes


def give(table: Table, meetings: int, *boards: int) -> None:
    """Every party has so many meetings in these states."""
    for board in boards:
        table.state.boards[board].meetings = [meetings] * table.game.players


@both
@pytest.mark.rule("2006:6.2.8.a", "1997:5.2.8.a", "2006:H12")
def test_from_the_last_state_back_and_in_turn_order(edition: str) -> None:
    table = Table(edition, 3)
    table.state.start = 1
    give(table, 5, 0, 1, 2, 3)
    table.begin(CONVERSION)
    order = []
    while not table.over:
        seat = table.asked[0][0]
        order.append((table.state.stack[-1].args[0], seat))
        table.do(seat, "convert", 0)
    boards = (3, 2, 1, 0) if edition == "2006" else (3, 2, 1)  # 1997 leaves the active state out
    assert order == [(board, seat) for board in boards for seat in (1, 2, 0)]


@both
@pytest.mark.rule("2006:6.2.8.b", "1997:5.2.8.b")
def test_five_meetings_are_needed_and_any_number_may_be_converted(edition: str) -> None:
    table = Table(edition, 3)
    table.state.boards[2].meetings = [4, 5, 10]
    table.state.boards[2].votes = [9, 9, 9]
    table.begin(CONVERSION)
    assert table.asked == [(1, "convert")]
    assert table.choices(1) == [(n,) for n in range(6)]
    assert table.refused(1, "convert", 6) == table.game.edition.cite.convert
    table.do(1, "convert", 2)
    assert table.state.boards[2].meetings == [4, 3, 10]
    assert table.asked == [(2, "convert")]
    table.do(2, "convert", 0)
    assert table.over


@both
@pytest.mark.rule("2006:6.2.8.c", "1997:5.2.8.c", "2006:6.2.8.g", "1997:5.2.8.g")
def test_votes_are_meetings_times_the_factor_and_the_meetings_come_back(edition: str) -> None:
    table = Table(edition, 3)
    board = table.state.boards[2]  # two open opinions, both shared by seat 0
    board.meetings = [6, 0, 0]
    board.trend[0] = 1
    table.state.meetings[0] = 2
    table.begin(CONVERSION)
    table.do(0, "convert", 5)
    assert board.votes[0] == 15
    assert board.meetings[0] == 1
    assert table.state.meetings[0] == 7


@pytest.mark.rule("2006:6.2.8.ex1")
def test_2006_the_example_of_eight_meetings() -> None:
    """Popularity +2, match +1, eight meetings: 24 votes."""
    table = Table("2006", 3)
    board = table.state.boards[1]
    board.opinions = [yes(0), no(1), yes(2)]
    board.trend[0] = 2
    board.meetings[0] = 8
    assert match(table.state.programmes[0], board) == 1
    assert factor(table.state.programmes[0], board, 0) == 3
    table.begin(CONVERSION)
    table.do(0, "convert", 8)
    assert board.votes[0] == 24


@pytest.mark.rule("2006:6.2.8.ex2")
def test_2006_the_example_of_the_worst_case() -> None:
    """Four contradictions and popularity -3 still bring a vote for two meetings."""
    table = Table("2006", 3)
    board = table.state.boards[0]
    board.opinions = [yes(0), yes(1), yes(2), yes(3)]
    board.trend[2] = -3
    board.meetings[2] = 6
    assert factor(table.state.programmes[2], board, 2) == -7
    table.begin(CONVERSION)
    table.do(2, "convert", 6)
    assert board.votes[2] == 3


@both
@pytest.mark.rule("2006:6.2.8.d", "1997:5.2.8.d", "2006:C7")
def test_the_match_counts_agreement_contradiction_and_the_key_issue_twice(edition: str) -> None:
    board = Table(edition).state.boards[0]
    board.opinions = [yes(0), yes(1), no(2), no(3)]
    programme = cards(yes(0), no(1), no(2), yes(5), yes(6))
    assert match(programme, board) == 1 - 1 + 1  # nothing for topics only one side has
    board.key_topic = 0
    assert match(programme, board) == 2 - 1 + 1
    board.key_topic = 1
    assert match(programme, board) == 1 - 2 + 1
    board.key_topic = 3  # the party has no card on it
    assert match(programme, board) == 1


@both
@pytest.mark.rule("2006:6.2.8.d", "1997:5.2.8.d")
def test_hidden_opinions_do_not_count(edition: str) -> None:
    board = Table(edition).state.boards[3]
    assert (len(board.opinions), len(board.hidden)) == (1, 3)
    assert match(cards(yes(0), yes(1), yes(2), yes(3)), board) == 1


@both
@pytest.mark.rule("2006:6.2.8.e", "1997:5.2.8.e", "2006:P8", "1997:P8")
def test_at_a_factor_of_zero_or_less_two_meetings_make_a_vote(edition: str) -> None:
    assert [votes_for(meetings, 0) for meetings in range(6)] == [0, 0, 1, 1, 2, 2]
    assert votes_for(7, -5) == 3
    assert votes_for(7, 1) == 7
    # Two conversions of three meetings bring one vote each, not three together.
    table = Table(edition, 3)
    board = table.state.boards[2]
    board.trend[0] = -2
    board.meetings[0] = 6
    table.begin(CONVERSION)
    table.do(0, "convert", 3)
    convert(table.game.tables, table.state, board, 0, 3, Log())
    assert board.votes[0] == 2


@both
@pytest.mark.rule("2006:6.2.8.f", "1997:5.2.8.f", "2006:H7", "1997:H7")
def test_the_track_ends_at_fifty_and_the_last_to_arrive_lies_on_top(edition: str) -> None:
    table = Table(edition, 3)
    tables, board = table.game.tables, table.state.boards[0]
    board.votes = [48, 45, 0]
    assert add_votes(tables, board, 1, 30) == 5
    assert add_votes(tables, board, 0, 2) == 2
    assert board.votes == [50, 50, 0]
    assert board.arrival[-2:] == [1, 0]
    assert add_votes(tables, board, 1, 9) == 0  # it cannot move, so it stays below
    assert board.arrival[-2:] == [1, 0]
    add_votes(tables, board, 2, 0)
    assert board.arrival == [2, 1, 0]


@both
@pytest.mark.rule("2006:6.2.8.h", "1997:5.2.8.h", "2006:P3", "1997:P3")
def test_an_absolute_majority_may_exchange_an_opinion_after_the_conversions(edition: str) -> None:
    table = Table(edition, 3)
    board = table.state.boards[2]
    board.votes = [10, 4, 5]
    board.meetings = [0, 5, 0]
    table.begin(CONVERSION)
    assert table.asked == [(1, "convert")]  # first all parties have their chance
    table.do(1, "convert", 0)
    assert table.asked == [(0, "exchange")]  # although seat 0 has converted nothing
    table.do(0, "exchange", 1, no(5))
    assert board.opinions == [no(5), yes(1)]
    assert table.over


@both
@pytest.mark.rule("2006:6.2.8.h", "1997:5.2.8.h")
def test_half_of_the_votes_is_no_absolute_majority(edition: str) -> None:
    table = Table(edition, 3)
    table.state.boards[2].votes = [9, 4, 5]
    table.begin(CONVERSION)
    assert table.over


@both
@pytest.mark.rule("2006:H12", "1997:H21")
def test_the_majority_in_the_state_that_votes_now_counts_only_where_it_may_convert(edition: str) -> None:
    table = Table(edition, 3)
    table.state.boards[0].votes = [10, 1, 1]
    table.begin(CONVERSION)
    assert table.asked == ([(0, "exchange")] if edition == "2006" else [])
