"""06.9a: turning meetings into votes."""

from __future__ import annotations

import pytest

from hustings.games.die_macher.modern import frames
from hustings.games.die_macher.modern.rules import matches, votes_for
from tests.die_macher.modern.scenario import ANGIE, BB, BE, MARION, NI, NICOLE, ST, Table, kinds, table


def converting(board: int = NI, *meetings: int) -> Table:
    return table().meetings(board, *(meetings or (6, 0, 0, 0))).begin(frames.CONVERSION)


@pytest.mark.rule("2019:06.9a.a")
def test_the_region_that_votes_last_comes_first_and_the_first_player_in_each() -> None:
    t = table()
    for board in (NI, BE, ST):
        t.meetings(board, 4, 0, 5, 0)
    t.state.first = NICOLE
    t.begin(frames.CONVERSION)
    order = []
    while t.asked and t.asked[0][1] == "convert":
        t.answer("convert", 4)
        told = t.told("converted")[0]
        order.append((told["board"], told["seat"]))
    assert order == [(ST, NICOLE), (ST, MARION), (BE, NICOLE), (BE, MARION), (NI, NICOLE), (NI, MARION)]


@pytest.mark.rule("2019:06.9a.a")
def test_nobody_converts_twice_in_a_region() -> None:
    t = converting(NI, 8, 0, 0, 0).answer("convert", 4)
    assert not t.asked or t.asked[0][1] != "convert"
    assert t.region(NI).meetings[MARION] == 4


@pytest.mark.rule("2019:06.9a.b")
def test_at_least_four_meetings_or_none() -> None:
    t = converting()
    assert t.choices() == [(0,), (4,), (5,), (6,)]
    assert t.refused(MARION, "convert", 3) == "2019 §06.9a.b"
    assert t.refused(MARION, "convert", 7) == "2019 §06.9a.b"
    t.answer("convert", 0)
    assert (t.region(NI).meetings[MARION], t.region(NI).votes[MARION]) == (6, 0)


@pytest.mark.rule("2019:06.9a.b")
def test_with_three_meetings_there_is_nothing_to_ask() -> None:
    t = converting(NI, 3, 0, 0, 0)
    assert not t.asked or t.asked[0][1] != "convert"


@pytest.mark.rule("2019:06.9a.c", "2019:M33")
def test_meetings_turned_in_plus_trend_times_matches() -> None:
    t = table().open(NI, "education+", "digital+", "traffic-").meetings(NI, 6, 0, 0, 0)
    t.region(NI).trend[MARION] = 2
    t.region(NI).votes[MARION] = 10
    t.begin(frames.CONVERSION).answer("convert", 5)
    assert t.region(NI).votes[MARION] == 10 + (5 + 2) * 2
    assert (t.region(NI).meetings[MARION], t.state.meetings[MARION]) == (1, 19)


@pytest.mark.rule("2019:06.9a.d")
@pytest.mark.parametrize(
    ("opinions", "double", "total"),
    [
        (("education+", "digital+"), -1, 2),
        (("education+", "digital-"), -1, 0),
        (("education-", "digital-", "traffic+"), -1, -2),
        (("education+", "digital+", "traffic+"), 0, 3),
        (("education-", "digital+"), 0, -1),
        (("traffic+", "digital+"), 0, 1),
    ],
)
def test_matches_count_plus_and_minus_one_and_double_under_a_marker(
    opinions: tuple[str, ...], double: int, total: int
) -> None:
    t = table().open(NI, *opinions)
    t.region(NI).double = double
    assert matches(t.region(NI), t.state.programmes[MARION]) == total


@pytest.mark.rule("2019:M34")
def test_face_down_opinions_do_not_count() -> None:
    t = table().open(NI, "education+")
    t.region(NI).opinions[1] = kinds("digital+")[0]
    assert matches(t.region(NI), t.state.programmes[MARION]) == 1


@pytest.mark.rule("2019:06.9a.e")
def test_a_hostile_region_still_counts_once() -> None:
    t = table().open(NI, "education-", "digital-")
    assert votes_for(t.region(NI), t.state.programmes[MARION], MARION, 5) == 5


@pytest.mark.rule("2019:06.9a.f")
def test_in_the_election_region_all_meetings_are_turned_in() -> None:
    t = table().open(BB, "education+").meetings(BB, 1, 8, 0, 3)
    t.begin(frames.CONVERSION)
    assert t.region(BB).meetings == [0, 0, 0, 0]
    assert t.region(BB).votes == [1, 8, 0, 3]
    assert t.state.meetings == [20] * 4


@pytest.mark.rule("2019:06.9a.g")
def test_trend_alone_brings_no_votes_and_a_bad_trend_still_one() -> None:
    t = table().open(NI, "education+", "digital+")
    t.region(NI).trend = [4, -3, 0, 0]
    assert votes_for(t.region(NI), t.state.programmes[MARION], MARION, 0) == 0
    assert votes_for(t.region(NI), t.state.programmes[ANGIE], ANGIE, 2) == 1 * 2


@pytest.mark.rule("2019:06.9a.ex1")
def test_marion_turns_eight_meetings_into_36_votes() -> None:
    """Trend +4, two matches, one of them doubled: 12 x 3."""
    t = table().open(NI, "welfare-", "education+", "traffic+").meetings(NI, 8, 0, 0, 0)
    t.programme(MARION, "education+", "digital+", "genetics+", "security+", "welfare-")
    t.region(NI).trend[MARION] = 4
    t.region(NI).double = 0
    t.begin(frames.CONVERSION).answer("convert", 8)
    assert t.region(NI).votes[MARION] == 36
    assert t.state.meetings[MARION] == 20


@pytest.mark.rule("2019:06.9a.ex2", "2019:06.9a.g", "2019:06.9a.e")
@pytest.mark.parametrize(
    ("name", "meetings", "trend", "agreement", "before", "gain", "total"),
    [
        ("A", 1, -3, -2, 2, 1, 3),
        ("B", 6, -2, 2, 15, 8, 23),
        ("C", 5, 2, 3, 13, 21, 34),
        ("D", 4, 0, 5, 32, 20, 52),
    ],
)
def test_brandenburg(
    name: str, meetings: int, trend: int, agreement: int, before: int, gain: int, total: int
) -> None:
    """The four sums of the example: floors, both signs, and a perfect programme with a doubled opinion."""
    programmes = {
        -2: ("education-", "digital-", "genetics+", "security+", "traffic+"),
        2: ("education+", "digital+", "environment-", "genetics+", "welfare+"),
        3: ("education+", "digital+", "security+", "welfare+", "genetics+"),
        5: ("education+", "digital+", "environment+", "traffic+", "welfare+"),
    }
    t = table().open(BB, "education+", "digital+", "environment+", "traffic+").meetings(BB, meetings, 0, 0, 0)
    t.programme(MARION, *programmes[agreement])
    t.region(BB).double = 0
    t.region(BB).trend[MARION] = trend
    t.region(BB).votes[MARION] = before
    assert matches(t.region(BB), t.state.programmes[MARION]) == agreement
    t.begin(frames.CONVERSION)
    assert t.region(BB).votes[MARION] == before + gain == total
