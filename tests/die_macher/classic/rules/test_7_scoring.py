"""The final account."""

from __future__ import annotations

import pytest

from hustings.games.die_macher.classic.scoring import membership_bonus, scores
from hustings.games.die_macher.common.cards import NOTHING
from tests.die_macher.classic.scenario import Table, both, yes

SEATS, MEDIA, MEMBERS, BONUS, OPINIONS, DOMINANT = range(6)


@both
@pytest.mark.rule("2006:7.1", "1997:6.1")
def test_seats_of_all_elections(edition: str) -> None:
    table = Table(edition, 3)
    table.state.seats = [[1, 2, 3]] * 7
    assert [row[SEATS] for row in scores(table.game, table.state)] == [7, 14, 21]


@both
@pytest.mark.rule("2006:7.2", "1997:6.2")
def test_national_media_by_the_space(edition: str) -> None:
    table = Table(edition, 3)
    table.state.national_media = [0b001, 0b011, 0, 0b100, 0, 0, 0b100]
    assert [row[MEDIA] for row in scores(table.game, table.state)] == [45, 20, 25]


@both
@pytest.mark.rule("2006:7.3.a", "1997:6.3.a", "2006:7.3.b", "1997:6.3.b")
def test_members_and_the_bonus_for_the_most(edition: str) -> None:
    table = Table(edition, 4)
    table.state.members = [9, 30, 12, 0]
    sheet = scores(table.game, table.state)
    assert [row[MEMBERS] for row in sheet] == [9, 30, 12, 0]
    assert [row[BONUS] for row in sheet] == [0, 10, 6, 0]


@both
@pytest.mark.rule("2006:7.3.c", "2006:C17", "1997:6.3.c", "1997:H22")
def test_ties_for_the_most_members(edition: str) -> None:
    game = Table(edition, 5).game
    assert membership_bonus(game, [9, 9, 3, 2, 1]) == [8, 8, 0, 0, 0]
    assert membership_bonus(game, [9, 9, 9, 2, 1]) == [5, 5, 5, 0, 0]
    assert membership_bonus(game, [4, 4, 4, 4, 4]) == [3, 3, 3, 3, 3]
    share = 0 if edition == "2006" else 3
    assert membership_bonus(game, [9, 5, 5, 2, 1]) == [10, share, share, 0, 0]
    share = 0 if edition == "2006" else 2
    assert membership_bonus(game, [9, 5, 5, 5, 1]) == [10, share, share, share, 0]


@both
@pytest.mark.rule("2006:7.4.a", "1997:6.4.a", "2006:7.4.b", "1997:6.4.b")
def test_national_opinions_and_dominant_ones(edition: str) -> None:
    table = Table(edition, 3)
    table.state.national = [yes(0), yes(2), NOTHING, yes(1), NOTHING]
    table.state.strength = [1, 2, 0, 3, 0]
    sheet = scores(table.game, table.state)
    assert [row[OPINIONS] for row in sheet] == [4 + 6 + 10, 4 + 10, 0]  # contradictions cost nothing
    assert [row[DOMINANT] for row in sheet] == [10, 5, 0]  # five for each, however high the stack


@both
@pytest.mark.rule("2006:7.5", "1997:6.5", "2006:H17", "1997:H17")
def test_most_points_win_and_equals_share(edition: str) -> None:
    table = Table(edition, 3)
    table.state.members = [0, 0, 0]
    table.state.seats[0] = [7, 9, 9]
    outcome = table.game.outcome(table.state)
    assert outcome.points == [7 + 5, 9 + 5, 9 + 5]
    assert outcome.ranks == [3, 1, 1]
    assert outcome.winners == [1, 2]
