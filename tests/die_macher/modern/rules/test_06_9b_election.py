"""06.9b: results."""

from __future__ import annotations

import pytest

from hustings.games.die_macher.modern import frames
from hustings.games.die_macher.modern.phases.election import ALONE, COALITION, SEVERAL, WITHOUT
from hustings.testing.walk import steps
from tests.die_macher.modern.scenario import ANGIE, BB, MARION, NICOLE, OTTO, Table, modern, table


def election(
    *votes: int, media: tuple[int, ...] = (1, 1, 1, 1), first: int = MARION, held: int = 0, **options: str
) -> Table:
    """Brandenburg votes."""
    t = table(4, 4, **options).media(BB, *media)
    t.region(BB).votes = list(votes)
    t.state.first = first
    t.state.held = held
    return t.begin(frames.ELECTION)


@pytest.mark.rule("2019:06.9b.a")
@pytest.mark.parametrize(
    ("votes", "points"), [(0, 0), (4, 0), (5, 5), (23, 13), (34, 16), (49, 20), (50, 21), (90, 21)]
)
def test_points_for_votes_follow_the_card(votes: int, points: int) -> None:
    game = modern()
    assert game.points_for(game.tables.regions.index("BB"), votes) == points


@pytest.mark.rule("2019:06.9b.b")
def test_one_party_at_fifty_wins_twelve_points() -> None:
    t = election(50, 49, 0, 0)
    assert t.state.win_points == [12, 0, 0, 0]
    assert t.state.presence == [1, 0, 0, 0]
    assert t.region(BB).media == [0, 1, 1, 1]


@pytest.mark.rule("2019:06.9b.b")
def test_a_winner_without_a_marker_there_moves_none() -> None:
    t = election(50, 49, 0, 0, media=(0, 1, 1, 0))
    assert t.state.presence == [0, 0, 0, 0]


@pytest.mark.rule("2019:06.9b.b", "2019:07.b")
def test_the_marker_goes_to_the_space_of_this_election() -> None:
    assert election(50, 0, 0, 0, held=2).state.presence == [1 << 2, 0, 0, 0]


@pytest.mark.rule("2019:06.9b.c")
def test_several_at_fifty_score_ten_each_and_the_strongest_moves_a_marker() -> None:
    t = election(60, 55, 50, 49)
    assert t.state.win_points == [10, 10, 10, 0]
    assert t.state.presence == [1, 0, 0, 0]


@pytest.mark.rule("2019:06.9b.c")
def test_all_who_tie_for_most_votes_move_a_marker() -> None:
    t = election(55, 60, 60, 0)
    assert t.state.win_points == [10, 10, 10, 0]
    assert t.state.presence == [0, 1, 1, 0]


@pytest.mark.rule("2019:06.9b.b", "2019:06.9b.c", "2019:06.9b.d", "2019:06.9b.e")
@pytest.mark.parametrize(
    ("votes", "how"),
    [
        ((50, 49, 0, 0), [ALONE]),
        ((50, 50, 0, 0), [SEVERAL, SEVERAL]),
        ((40, 20, 0, 0), [COALITION, COALITION]),
        ((24, 20, 10, 0), [WITHOUT]),
    ],
)
def test_it_is_told_how_an_election_was_won(votes: tuple[int, ...], how: list[int]) -> None:
    assert [won["how"] for won in election(*votes).told("won")] == how


@pytest.mark.rule("2019:06.9b.d")
def test_below_fifty_the_leader_needs_the_partner_with_most_common_cards() -> None:
    t = table().media(BB, 1, 1, 1, 1)
    t.region(BB).votes = [40, 30, 20, 0]
    t.programme(ANGIE, "education+", "digital-", "genetics-", "security-", "welfare-")
    t.begin(frames.ELECTION)
    assert t.state.win_points == [7, 0, 7, 0]
    assert t.state.presence == [1, 0, 1, 0]


@pytest.mark.rule("2019:06.9b.d", "2019:M37")
def test_a_candidate_who_cannot_lift_the_leader_to_fifty_is_skipped() -> None:
    t = table()
    t.region(BB).votes = [40, 30, 9, 10]
    t.programme(ANGIE, "education-", "digital-", "genetics-", "security-", "welfare-")
    t.programme(OTTO, "education-", "digital-", "genetics-", "security-", "welfare+")
    t.begin(frames.ELECTION)
    assert t.state.win_points == [7, 0, 0, 7]


@pytest.mark.rule("2019:M36")
def test_a_partner_without_any_common_card_will_do() -> None:
    t = table()
    t.region(BB).votes = [40, 30, 9, 0]
    t.programme(ANGIE, "education-", "digital-", "genetics-", "security-", "welfare-")
    t.begin(frames.ELECTION)
    assert t.state.win_points == [7, 7, 0, 0]


@pytest.mark.rule("2019:06.9b.d", "2019:M35")
def test_among_equal_candidates_the_one_next_to_the_first_player_must_join() -> None:
    assert election(4, 20, 20, 45, first=NICOLE).state.win_points == [0, 0, 7, 7]
    assert election(4, 20, 20, 45, first=OTTO).state.win_points == [0, 7, 0, 7]
    assert election(4, 20, 20, 45).asked == [(MARION, "donation")]  # nobody was asked to agree


@pytest.mark.rule("2019:06.9b.d")
def test_among_equal_leaders_the_first_player_leads() -> None:
    t = table()
    t.region(BB).votes = [40, 10, 40, 10]
    t.programme(OTTO, "education-", "digital-", "genetics-", "security-", "welfare-")
    t.programme(NICOLE, "education-", "digital-", "genetics-", "security-", "traffic-")
    t.state.first = NICOLE
    t.begin(frames.ELECTION)
    assert t.state.win_points == [0, 0, 7, 7]  # Nicole's own best partner, not Marion's


@pytest.mark.rule("2019:06.9b.e", "2019:M38")
def test_without_a_coalition_one_leader_scores_five() -> None:
    t = election(24, 24, 10, 0, first=ANGIE)
    assert t.state.win_points == [0, 5, 0, 0]
    assert t.state.presence == [0, 0, 0, 0]


@pytest.mark.rule("2019:M39", "2019:06.9b.f")
def test_the_winner_without_coalition_moves_a_marker_only_as_controller() -> None:
    assert election(24, 10, 10, 0, media=(2, 1, 0, 0)).state.presence == [1, 0, 0, 0]
    assert election(24, 10, 10, 0, media=(1, 2, 0, 0)).state.presence == [0, 1, 0, 0]


@pytest.mark.rule("2019:M39", "2019:06.9b.f")
def test_by_the_letter_the_winner_without_coalition_moves_none_even_as_controller() -> None:
    def presence(*votes: int, media: tuple[int, ...]) -> list[int]:
        return election(*votes, media=media, minority_media="none").state.presence

    assert presence(24, 10, 10, 0, media=(2, 1, 0, 0)) == [0, 0, 0, 0]
    assert presence(24, 10, 10, 0, media=(1, 2, 0, 0)) == [0, 1, 0, 0]  # who has not won still does
    assert presence(50, 10, 10, 0, media=(2, 1, 0, 0)) == [1, 0, 0, 0]  # every other winner too
    assert presence(60, 55, 10, 0, media=(1, 2, 0, 0)) == [1, 1, 0, 0]


@pytest.mark.rule("2019:06.9b.f")
def test_the_controller_moves_a_marker_beside_the_winner_and_only_one() -> None:
    assert election(50, 0, 0, 0, media=(1, 0, 0, 3)).state.presence == [1, 0, 0, 1]
    t = election(50, 0, 0, 0, media=(3, 1, 0, 0))
    assert t.state.presence == [1, 0, 0, 0]
    assert t.region(BB).media == [2, 1, 0, 0]


@pytest.mark.rule("2019:M40")
def test_control_is_judged_before_the_winners_marker_leaves() -> None:
    """Two each: nobody controls, although the winner's leaving marker would break the tie."""
    assert election(50, 0, 0, 0, media=(2, 2, 0, 0)).state.presence == [1, 0, 0, 0]


@pytest.mark.rule("2019:06.9b.ex", "2019:06.9b.a", "2019:06.9b.b", "2019:06.9b.f")
def test_brandenburgs_points() -> None:
    """SPD 34, Linke 52, CDU 23, FDP 3: 16, 21, 13 and 0 points; 12 more and a marker for the Linke; the CDU controls."""
    t = election(34, 52, 23, 3, media=(0, 1, 2, 0))
    assert t.state.vote_points == [16, 21, 13, 0]
    assert t.state.win_points == [0, 12, 0, 0]
    assert t.state.presence == [0, 1, 1, 0]
    assert t.game.tables.media_points[t.game.length.first_space] == 10


@pytest.mark.parametrize("players", [3, 5])
def test_news_of_a_win_names_the_region_that_voted(players: int) -> None:
    """Boards change their region from round to round."""
    game = modern(players, 7)
    won = 0
    for step in steps(game, seed=players):
        before = step.state.regions
        for event in game.apply(game.copy(step.state), step.decision.seat, step.action):
            if event.kind == "won":
                assert event["region"] == before[event["board"]].region
                won += 1
    assert won >= 7
