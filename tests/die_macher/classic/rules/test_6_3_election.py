"""The election: last conversion, seats, winner, members, finance."""

from __future__ import annotations

import pytest

from hustings.games.die_macher.classic.frames import ELECTION, FINANCE, MEMBERS
from hustings.games.die_macher.classic.rules import result
from hustings.games.die_macher.classic.state import StateBoard
from hustings.games.die_macher.common.cards import NOTHING
from tests.die_macher.classic.scenario import Table, both, cards, no, yes

ALONE = [NOTHING] * 4


def voted(edition: str, *votes: int, top: int | None = None) -> StateBoard:
    """The state that votes now with these votes; ``top`` was the last to move."""
    board = Table(edition, len(votes)).state.boards[0]
    board.votes = list(votes)
    if top is not None:
        board.arrival.remove(top)
        board.arrival.append(top)
    return board


@both
@pytest.mark.rule("2006:6.3.1.a", "1997:5.3.1.a")
def test_all_convert_what_they_have_left_even_fewer_than_five(edition: str) -> None:
    table = Table(edition, 3)
    table.state.start = 1
    board = table.state.boards[0]
    board.meetings = [2, 3, 4]
    table.begin(ELECTION)
    assert board.meetings == [0, 0, 0]
    # matches 4, 0 and -4: 2 x 4, then one vote for two meetings
    assert board.votes == [8, 1, 2]
    assert [told["seat"] for told in table.told("converted")] == [1, 2, 0]  # from the start player clockwise
    assert board.arrival == [1, 2, 0]


@both
@pytest.mark.rule("2006:6.3.1.b", "1997:5.3.1.b", "2006:6.3.1.c", "1997:5.3.1.c")
def test_the_state_card_turns_votes_into_seats(edition: str) -> None:
    table = Table(edition, 4)
    board = table.state.boards[0]
    assert table.game.tables.state_ids[board.state] == "HB"
    board.votes = [4, 5, 49, 50]
    table.begin(ELECTION)
    assert table.state.seats[0] == [0, 2, 14, 15]
    assert table.game.outcome(table.state).points[3] - table.game.outcome(table.state).points[0] == 15


@both
@pytest.mark.rule("2006:6.3.2.a", "1997:5.3.2.a")
def test_most_votes_win_and_a_coalition_adds_up_even_past_fifty(edition: str) -> None:
    board = voted(edition, 50, 30, 25, 10)
    assert result(board, ALONE).winner == 0
    together = result(board, [NOTHING, 2, 1, NOTHING])
    assert {together.winner, together.partner} == {1, 2}
    assert not together.narrow()
    short = result(voted(edition, 50, 30, 19, 10), [NOTHING, 2, 1, NOTHING])
    assert short.winner == 0


@both
@pytest.mark.rule("2006:6.3.2.b", "1997:5.3.2.b", "2006:P4", "1997:P4")
def test_of_tied_parties_the_marker_on_top_wins_narrowly(edition: str) -> None:
    for top in (0, 2):
        outcome = result(voted(edition, 20, 5, 20, 0, top=top), ALONE)
        assert outcome.winner == top
        assert outcome.narrow()
        assert outcome.level == [2 - top]
    assert not result(voted(edition, 20, 5, 19, 0), ALONE).narrow()


@both
@pytest.mark.rule("2006:6.3.2.c", "1997:5.3.2.c", "2006:C13", "1997:C13")
def test_a_tie_with_a_coalition_goes_to_the_side_of_the_strongest_party(edition: str) -> None:
    # 30 alone against 20 + 10: the single party has the most votes of its own
    outcome = result(voted(edition, 20, 10, 30, 0, top=0), [1, 0, NOTHING, NOTHING])
    assert outcome.winner == 2
    assert outcome.narrow()
    # 25 + 5 against 20 + 10
    outcome = result(voted(edition, 25, 5, 20, 10, top=3), [1, 0, 3, 2])
    assert (outcome.winner, outcome.partner) == (0, 1)
    # 20 + 10 against 20 + 10: the marker on top
    for top, partner in ((0, 1), (2, 3)):
        outcome = result(voted(edition, 20, 10, 20, 10, top=top), [1, 0, 3, 2])
        assert (outcome.winner, outcome.partner) == (top, partner)
        assert outcome.narrow()


@both
@pytest.mark.rule("2006:6.3.4.a", "1997:5.3.4.a", "2006:C16")
def test_members_come_by_the_number_above_each_shared_national_opinion(edition: str) -> None:
    table = Table(edition, 3)
    table.state.national = [yes(0), no(1), yes(6), NOTHING, yes(2)]
    table.state.strength = [3, 1, 1, 0, 1]
    table.begin(MEMBERS)
    # seat 0 shares spaces 1 and 5; seat 1 only space 1; seat 2 only space 2. Contradictions cost nothing,
    # and the dominant first space counts like any other.
    assert table.state.members == [5 + 1 + 3, 5 + 1, 5 + 1]
    assert table.over


@pytest.mark.rule("2006:6.3.4.ex1")
def test_2006_the_example_of_one_match() -> None:
    """One match on a space marked 2: two members."""
    table = Table("2006", 3)
    assert table.game.tables.opinion_members[2] == 2
    table.state.programmes[0] = cards(yes(6))
    table.state.national = [no(0), no(1), yes(6), NOTHING, NOTHING]
    table.state.strength = [1, 1, 1, 0, 0]
    table.begin(MEMBERS)
    assert table.state.members[0] == 7


@both
@pytest.mark.rule("2006:6.3.5.a", "1997:5.4.3.a", "2006:6.3.5.ex1", "1997:5.4.3.ex1")
def test_every_seat_just_won_brings_one(edition: str) -> None:
    """The example: twelve seats, 12."""
    table = Table(edition, 3)
    table.state.round = 2
    table.state.seats[1] = [12, 0, 3]
    table.state.seats[0] = [40, 40, 40]  # of another election
    table.begin(FINANCE)
    assert table.state.money == [37, 25, 28]


@both
@pytest.mark.rule(
    "2006:6.3.5.b", "1997:5.4.3.b", "2006:5.2.1.3", "1997:4.2.f", "2006:6.4.1.1.a", "1997:5.4.2.a"
)
def test_members_pay_in_rounds_one_three_and_five(edition: str) -> None:
    for number in range(1, 7):
        table = Table(edition, 3)
        table.state.round = number
        table.begin(FINANCE)
        assert table.state.money == [30 if number in (1, 3, 5) else 25] * 3


@pytest.mark.rule("2006:6.3.5.ex2")
def test_2006_the_example_of_ten_members() -> None:
    table = Table("2006", 3)
    table.state.members[1] = 10
    table.begin(FINANCE)
    assert table.state.money[1] == 35


@pytest.mark.rule("1997:5.4.3.ex2")
def test_1997_the_example_of_twenty_five_members() -> None:
    table = Table("1997", 3)
    table.state.members[1] = 25
    table.begin(FINANCE)
    assert table.state.money[1] == 50
