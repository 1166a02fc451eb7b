"""08: the long game."""

from __future__ import annotations

import pytest

from hustings.core.action import CHANCE
from hustings.games.die_macher.common.cards import NOTHING
from hustings.games.die_macher.modern import frames
from hustings.games.die_macher.modern.phases.round import rebuild
from hustings.games.die_macher.modern.state import ModernState
from hustings.testing import steps
from tests.die_macher.modern.scenario import BB, BE, MARION, NI, ST, Table, kind, modern, table


def long(round: int = 0) -> Table:
    t = table(4, 7)
    t.state.round = round
    return t


def between(round: int, ballot: int) -> Table:
    t = long()
    for board in range(4):
        t.open(board, "education+")
    t.state.ballot = ballot
    t.region(ballot).votes = [9, 9, 9, 9]
    t.region(ballot).trend = [1, -1, 2, 0]
    t.media(ballot, 1, 2, 0, 0)
    t.region(ballot).double, t.state.doubles = 0, 3
    return t.set(round=round).begin(frames.NEXT_ROUND)


@pytest.mark.rule("2019:08.c")
def test_two_elections_in_each_of_the_last_two_rounds() -> None:
    for elections in (4, 7):
        length = modern(4, elections).length
        assert length.elections == sum(length.ballots) == elections
    assert modern(4, 7).length.ballots == (1, 1, 1, 2, 2)
    t = long(3)
    t.state.ballot, t.state.held = ST, 3
    for board in range(4):
        t.meetings(board, 3, 0, 0, 0)
    t.set(round=3).begin(frames.CONVERSION)
    assert t.state.held == 5


@pytest.mark.rule("2019:08.c", "2019:06.6.a")
def test_the_earlier_of_two_elections_comes_first() -> None:
    t = long()
    t.state.ballot, t.state.held = ST, 3
    t.row(BB, (0, "backbencher")).row(ST, (1, "backbencher")).row(NI, (2, "backbencher"))
    t.set(round=3).begin(frames.POLITICIANS)
    order = []
    while t.asked[0][1] == "pay":
        order.append(t.asked[0][0])
        t.answer("pay", 0)
    assert order == [1, 0, 2]


@pytest.mark.rule("2019:08.c")
def test_both_election_regions_convert_everything() -> None:
    t = long()
    t.state.ballot, t.state.held = ST, 3
    for board in (BB, ST, NI):
        t.open(board, "education+").meetings(board, 5, 0, 0, 0)
    t.set(round=3).begin(frames.CONVERSION)
    assert t.asked == [(MARION, "convert")]  # Niedersachsen comes before the two elections
    assert t.region(NI).meetings[MARION] == 5
    t.answer("convert", 0)
    assert t.state.held == 5
    assert t.told("vote-points")[0] == {"seat": MARION, "board": ST, "votes": 5, "points": 6}
    assert t.told("vote-points")[4] == {"seat": MARION, "board": BB, "votes": 5, "points": 5}


@pytest.mark.rule("2019:08.d", "2019:08.e")
def test_a_new_region_takes_the_board_over() -> None:
    t = between(0, BB)
    assert t.asked == [(CHANCE, "region")]
    assert t.decision().space.count() == 12
    t.answer("region", t.game.tables.regions.index("HH"))
    region = t.region(BB)
    assert t.game.tables.regions[region.region] == "HH"
    assert t.state.ballot == NI
    assert (region.votes, region.trend, region.meetings) == ([0] * 4, [0] * 4, [0] * 4)


@pytest.mark.rule("2019:M45", "2019:M46")
def test_media_and_2x_markers_of_the_old_region_leave_the_game() -> None:
    t = between(0, BB).answer("region", 0)
    assert t.region(BB).media == [0] * 4
    assert t.state.boxed_media == [1, 2, 0, 0]
    assert (t.region(BB).double, t.state.doubles, t.state.boxed_doubles) == (NOTHING, 3, 1)
    assert t.state.meetings == [20] * 4


@pytest.mark.rule("2019:08.f", "2019:08.e")
@pytest.mark.parametrize(("round", "ballot", "face_up"), [(0, BB, 2), (1, NI, 2), (2, BE, 3)])
def test_new_regions_enter_with_two_two_and_three_open_opinions(
    round: int, ballot: int, face_up: int
) -> None:
    t = between(round, ballot).answer("region", 0)
    assert t.asked == [(CHANCE, "opinions")]
    t.answer("opinions", *[kind(name) for name in ("digital+", "genetics+", "security+", "welfare+")])
    assert sum(t.region(ballot).face_up) == face_up
    assert sum(t.state.opinion_discard) == 1  # the old region's one card
    # then every other region turns one
    for _ in range(3):
        t.answer("opinion", kind("traffic-")) if t.state.opinion_deck[kind("traffic-")] else t.answer(
            "opinion", kind("traffic+")
        )
    assert [sum(t.region(b).face_up) for b in range(4) if b != ballot] == [2, 2, 2]


@pytest.mark.rule("2019:08.e")
def test_after_round_four_two_boards_leave_and_none_enters() -> None:
    t = between(3, ST)
    assert t.asked == [(CHANCE, "opinion")]
    assert [region.region == NOTHING for region in t.state.regions] == [True, False, False, True]
    assert t.state.ballot == NI


@pytest.mark.rule("2019:08.g", "2019:M47")
def test_the_display_is_filled_from_discards_and_deck() -> None:
    t = long()
    state = t.state
    state.display = [0] * 14
    state.display[kind("traffic+")] = 1
    state.opinion_deck = [0] * 14
    state.opinion_deck[kind("welfare-")] = 1
    state.opinion_discard[kind("education+")] = 3
    state.opinion_discard[kind("traffic+")] = 1
    rebuild(state)
    assert [k for k in range(14) if state.display[k]] == sorted(
        [kind("education+"), kind("welfare-"), kind("traffic+")]
    )
    assert (state.opinion_deck[kind("education+")], state.opinion_deck[kind("welfare-")]) == (2, 0)
    assert state.opinion_deck[kind("traffic+")] == 1
    assert sum(state.opinion_discard) == 0


@pytest.mark.rule("2019:08.g", "2019:M48")
def test_the_rebuilding_comes_after_round_three_and_only_then() -> None:
    seen: list[tuple[int, int]] = []
    for step in steps(modern(3, 7), 5):
        state: ModernState = step.state
        if step.decision.kind == "bid" and (not seen or seen[-1][0] != state.round):
            seen.append((state.round, sum(state.opinion_discard)))
    assert [entry for entry in seen if entry[0] == 3] == [(3, 0)]
    assert all(discards > 0 for number, discards in seen if number in (1, 4))


@pytest.mark.rule("2019:08.h")
def test_donations_in_rounds_one_to_three_only() -> None:
    for number, donations in ((0, True), (2, True), (3, False)):
        t = long()
        t.state.ballot = ST if number == 3 else BB
        t.state.latest = [7, 0, 0, 0]
        t.set(round=number).begin(frames.PAYMENTS)
        assert (t.asked[0][1] == "donation") == donations
        assert t.state.money[MARION] == 30 + 7 + 10


@pytest.mark.rule("2019:08.h")
def test_round_four_pays_both_elections_and_the_base_once() -> None:
    t = long()
    t.state.ballot, t.state.held = ST, 3
    t.region(ST).votes = [50, 0, 0, 0]
    t.region(BB).votes = [20, 0, 0, 0]
    t.set(round=3).begin(frames.ELECTION)
    assert t.state.vote_points[MARION] == 27 + 13
    assert t.state.money[MARION] == 30 + 27 + 13 + 10
