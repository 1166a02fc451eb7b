"""The spoils of victory."""

from __future__ import annotations

import pytest

from hustings.games.die_macher.classic.frames import SPOILS
from hustings.games.die_macher.classic.phases.spoils import privileges
from hustings.games.die_macher.common.cards import NOTHING
from tests.die_macher.classic.scenario import Table, bag, both, no, yes


def election(
    edition: str, votes: list[int], media: list[int], partners: dict[int, int] | None = None
) -> Table:
    table = Table(edition, len(votes))
    board = table.state.boards[0]
    board.votes = votes
    board.media = media
    for one, other in (partners or {}).items():
        table.state.partners[one] = other
        table.state.partners[other] = one
    return table


def won(edition: str, national: list[int], strength: list[int], opinions: list[int]) -> Table:
    """Seat 0 has won alone without a media marker, and may place up to two of these opinions."""
    table = election(edition, [20, 5, 0], [0, 0, 0])
    table.state.national = national
    table.state.strength = strength
    table.state.boards[0].opinions = opinions
    table.begin(SPOILS)
    return table


@both
@pytest.mark.rule("2006:6.3.3.a", "1997:5.3.3.a", "2006:P5", "1997:P5")
def test_a_lone_winner_may_move_a_marker_from_the_state_to_the_space_of_the_round(edition: str) -> None:
    table = election(edition, [20, 5, 0], [2, 1, 0])
    table.state.round = 3
    table.state.media = [3, 4, 5]
    table.begin(SPOILS)
    assert table.asked == [(0, "national-media")]
    table.do(0, "national-media", 1)
    assert table.state.national_media == [0, 0, 1, 0, 0, 0, 0]
    assert table.state.boards[0].media == [1, 1, 0]
    assert table.state.media == [3, 4, 5]
    declined = election(edition, [20, 5, 0], [2, 1, 0])
    declined.begin(SPOILS)
    declined.do(0, "national-media", 0)
    assert declined.state.national_media == [0] * 7


@both
@pytest.mark.rule("2006:6.3.3.a", "1997:5.3.3.a")
def test_without_a_marker_in_the_state_none_can_be_moved(edition: str) -> None:
    table = election(edition, [20, 5, 0], [0, 1, 0])
    table.begin(SPOILS)
    assert table.asked == [(0, "national-opinion")]


@both
@pytest.mark.rule("2006:6.3.3.b", "1997:5.3.3.b", "2006:P12", "1997:P12")
def test_a_lone_winner_may_place_two_opinions_from_left_to_right(edition: str) -> None:
    table = won(edition, [no(6), NOTHING, no(5), NOTHING, NOTHING], [1, 0, 1, 0, 0], [yes(0), yes(1), yes(2)])
    table.do(0, "national-opinion", 2)
    table.do(0, "national-opinion", 2)
    assert table.state.national == [no(6), yes(1), no(5), yes(2), NOTHING]
    assert table.state.boards[0].opinions == [yes(0)]
    assert table.over  # not a third one


@both
@pytest.mark.rule("2006:P12", "1997:P12")
def test_placing_opinions_is_optional(edition: str) -> None:
    table = won(edition, [NOTHING] * 5, [0] * 5, [yes(0), yes(1)])
    table.do(0, "national-opinion", 1)
    table.do(0, "national-opinion", 0)
    assert table.state.national == [yes(0)] + [NOTHING] * 4
    assert table.over


@both
@pytest.mark.rule("2006:6.3.3.c", "1997:5.3.3.c")
def test_the_same_card_stacks_and_becomes_dominant(edition: str) -> None:
    table = won(edition, [no(6), yes(0), NOTHING, NOTHING, NOTHING], [1, 1, 0, 0, 0], [yes(0), yes(1)])
    table.do(0, "national-opinion", 1)
    assert table.state.national == [no(6), yes(0), NOTHING, NOTHING, NOTHING]
    assert table.state.strength == [1, 2, 0, 0, 0]


@pytest.mark.rule("2006:6.3.3.d")
def test_2006_the_opposite_replaces_even_a_dominant_opinion_which_is_discarded() -> None:
    table = won("2006", [no(6), yes(0), NOTHING, NOTHING, NOTHING], [1, 3, 0, 0, 0], [no(0), yes(1)])
    table.do(0, "national-opinion", 1)
    assert table.state.national == [no(6), no(0), NOTHING, NOTHING, NOTHING]
    assert table.state.strength == [1, 1, 0, 0, 0]
    assert table.state.opinion_discards == bag(yes(0), yes(0), yes(0))


@pytest.mark.rule("1997:5.3.3.d")
def test_1997_the_opposite_replaces_even_a_dominant_opinion_which_leaves_the_game() -> None:
    table = won("1997", [no(6), yes(0), NOTHING, NOTHING, NOTHING], [1, 2, 0, 0, 0], [no(0), yes(1)])
    table.do(0, "national-opinion", 1)
    assert table.state.national[1] == no(0)
    assert table.state.opinion_removed == bag(yes(0), yes(0))
    assert sum(table.state.opinion_discards) == 0


@both
@pytest.mark.rule("2006:6.3.3.e", "1997:5.3.3.e")
def test_on_a_full_board_a_new_topic_may_replace_what_is_not_dominant(edition: str) -> None:
    table = won(edition, [yes(2), yes(3), yes(4), yes(5), yes(6)], [1, 2, 1, 1, 2], [yes(0), no(3), yes(2)])
    # a new topic for spaces 1, 3 or 4; the opposite of a dominant one; a twin
    assert table.choices(0) == [(0,), (1, 0), (1, 2), (1, 3), (2,), (3,)]
    assert table.refused(0, "national-opinion", 1, 1) == table.game.edition.cite.national_full
    table.do(0, "national-opinion", 1, 2)
    assert table.state.national == [yes(2), yes(3), yes(0), yes(5), yes(6)]
    assert table.state.strength == [1, 2, 1, 1, 2]


@both
@pytest.mark.rule("2006:6.3.3.e", "1997:5.3.3.e", "2006:P12", "1997:P12")
def test_a_new_topic_finds_no_place_if_all_five_are_dominant(edition: str) -> None:
    table = won(edition, [yes(2), yes(3), yes(4), yes(5), yes(6)], [2] * 5, [yes(0), no(3)])
    assert table.choices(0) == [(0,), (2,)]
    only_new = won(edition, [yes(2), yes(3), yes(4), yes(5), yes(6)], [2] * 5, [yes(0), no(1)])
    assert only_new.over


@both
@pytest.mark.rule("2006:6.3.3.f", "1997:5.3.3.f")
def test_a_narrow_winner_places_one_opinion_only(edition: str) -> None:
    table = election(edition, [20, 20, 0], [1, 0, 0])
    table.state.boards[0].arrival = [2, 1, 0]
    table.begin(SPOILS)
    table.do(0, "national-media", 1)
    table.do(0, "national-opinion", 1)
    assert table.state.national_media[0] == 1
    assert table.over


@pytest.mark.rule("2006:6.3.3.g", "2006:H14")
def test_2006_every_single_party_level_with_a_narrow_winner_may_move_a_marker() -> None:
    table = election("2006", [20, 20, 20, 3], [1, 1, 1, 1])
    table.state.boards[0].arrival = [2, 3, 1, 0]
    assert privileges(table.game, table.state) == [(0, 1), (1, 0), (2, 0)]
    table.begin(SPOILS)
    table.do(0, "national-media", 0)
    table.do(0, "national-opinion", 0)
    assert table.asked == [(1, "national-media")]
    table.do(1, "national-media", 1)
    table.do(2, "national-media", 1)
    assert table.state.national_media[0] == 0b110
    assert table.over


@pytest.mark.rule("1997:5.3.3.f")
def test_1997_a_narrow_loser_gets_nothing() -> None:
    table = election("1997", [20, 20, 20, 3], [1, 1, 1, 1])
    table.state.boards[0].arrival = [2, 3, 1, 0]
    assert privileges(table.game, table.state) == [(0, 1)]


@pytest.mark.rule("2006:C14", "2006:6.3.3.i", "2006:6.3.3.g")
def test_2006_a_coalition_that_loses_narrowly_gets_nothing() -> None:
    table = election("2006", [20, 12, 8, 20], [1, 1, 1, 1], {1: 2})
    table.state.boards[0].arrival = [1, 2, 3, 0]
    assert privileges(table.game, table.state) == [(0, 1), (3, 0)]


@both
@pytest.mark.rule("2006:6.3.3.h", "1997:5.3.3.g", "1997:H24")
def test_each_partner_of_a_winning_coalition_moves_a_marker_and_places_an_opinion(edition: str) -> None:
    table = election(edition, [5, 12, 18, 3], [0, 1, 0, 0], {1: 2})
    table.begin(SPOILS)
    assert table.asked == [(2, "national-opinion")]  # more votes first; it has no marker in the state
    table.do(2, "national-opinion", 1)
    assert table.asked == [(1, "national-media")]
    table.do(1, "national-media", 1)
    table.do(1, "national-opinion", 1)
    assert table.state.national_media[0] == 0b10
    assert table.state.national[:2] == [yes(0), yes(1)]
    assert table.over


@both
@pytest.mark.rule("2006:6.3.3.h", "1997:5.3.3.g", "2006:C15")
def test_of_partners_with_equal_votes_the_marker_on_top_goes_first(edition: str) -> None:
    for top in (1, 2):
        table = election(edition, [5, 12, 12, 3], [0] * 4, {1: 2})
        board = table.state.boards[0]
        board.arrival.remove(top)
        board.arrival.append(top)
        assert privileges(table.game, table.state) == [(top, 1), (3 - top, 1)]


@both
@pytest.mark.rule("2006:6.3.3.i", "2006:6.3.3.h", "1997:5.3.3.g")
def test_who_loses_narrowly_against_a_coalition_gets_nothing(edition: str) -> None:
    table = election(edition, [20, 12, 8, 0], [1, 1, 1, 1], {0: 3})
    table.state.boards[0].votes = [20, 20, 8, 0]
    table.state.boards[0].arrival = [1, 2, 3, 0]
    assert privileges(table.game, table.state) == [(0, 1), (3, 1)]
