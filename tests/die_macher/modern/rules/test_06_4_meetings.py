"""06.4: meetings."""

from __future__ import annotations

import pytest

from hustings.games.die_macher.common.cards import NOTHING
from hustings.games.die_macher.modern import frames
from tests.die_macher.modern.scenario import ANGIE, BB, MARION, NI, table


@pytest.mark.rule("2019:06.4.a")
@pytest.mark.parametrize(
    ("new", "cost"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 5), (5, 7), (6, 10), (7, 15), (8, 20)]
)
def test_the_cost_rises_with_the_new_meetings_of_a_region(new: int, cost: int) -> None:
    t = table().begin(frames.MEETINGS).answer("meetings", 0, new, 0, 0)
    assert t.state.money[MARION] == 30 - cost
    assert t.region(NI).meetings[MARION] == new
    assert t.state.meetings[MARION] == 20 - new
    assert t.asked == [(ANGIE, "meetings")]


@pytest.mark.rule("2019:06.4.a")
def test_each_region_is_paid_by_itself_and_only_with_money_one_has() -> None:
    t = table().begin(frames.MEETINGS)
    assert t.refused(MARION, "meetings", 8, 6, 1, 0) == "2019 §06.4.a"
    t.answer("meetings", 8, 6, 0, 0)
    assert t.state.money[MARION] == 0


@pytest.mark.rule("2019:06.4.b")
def test_eight_spaces_a_region_and_no_more_than_the_supply() -> None:
    t = table().meetings(NI, 5, 0, 0, 0)
    t.state.money[MARION] = 100
    t.begin(frames.MEETINGS)
    assert t.refused(MARION, "meetings", 0, 4, 0, 0) == "2019 §06.4.b"
    assert t.refused(MARION, "meetings", 8, 0, 8, 0) == "2019 §06.4.b"  # 16 of the 15 left
    t.answer("meetings", 8, 3, 4, 0)
    assert t.state.meetings[MARION] == 0


@pytest.mark.rule("2019:06.4.b")
def test_a_party_without_meetings_in_supply_is_passed_over() -> None:
    t = (
        table()
        .meetings(NI, 8, 0, 0, 0)
        .meetings(BB, 8, 0, 0, 0)
        .meetings(2, 4, 0, 0, 0)
        .begin(frames.MEETINGS)
    )
    assert t.asked == [(ANGIE, "meetings")]


@pytest.mark.rule("2019:06.4.ex")
def test_marion_places_three_and_two() -> None:
    t = table().meetings(NI, 5, 0, 0, 0).begin(frames.MEETINGS)
    t.answer("meetings", 2, 3, 0, 0)
    assert t.state.money[MARION] == 25
    assert (t.region(BB).meetings[MARION], t.region(NI).meetings[MARION]) == (2, 8)


@pytest.mark.rule("2019:06.4.b")
def test_a_party_without_a_free_space_is_passed_over() -> None:
    t = table().meetings(NI, 8, 0, 0, 0).meetings(2, 8, 0, 0, 0)
    t.region(BB).region = t.region(3).region = NOTHING  # two boards have gone
    t.state.ballot = NI
    t.set(round=2).begin(frames.MEETINGS)
    assert t.state.meetings[MARION] == 4
    assert t.asked == [(ANGIE, "meetings")]


@pytest.mark.rule("2019:06.4.a")
def test_the_first_player_starts_and_it_goes_on_clockwise() -> None:
    t = (
        table().meetings(NI, 0, 8, 0, 0).meetings(BB, 0, 8, 0, 0).meetings(2, 0, 4, 0, 0)
    )  # Angie has none left
    t.state.first = 3
    t.begin(frames.MEETINGS)
    order = []
    while t.asked[0][1] == "meetings":
        order.append(t.asked[0][0])
        t.answer("meetings", 0, 0, 0, 0)
    assert order == [3, 0, 2]
