"""06.3: securing the media."""

from __future__ import annotations

import pytest

from hustings.games.die_macher.modern import frames
from tests.die_macher.modern.scenario import ANGIE, BB, MARION, NI, NICOLE, OTTO, Table, table


def buying() -> Table:
    return table().begin(frames.MEDIA)


@pytest.mark.rule("2019:06.3.a")
def test_one_marker_at_a_time_for_five() -> None:
    t = buying()
    assert t.asked == [(MARION, "media")]
    t.answer("media", 1 + NI)
    assert (t.state.money[MARION], t.state.media[MARION], t.region(NI).media[MARION]) == (25, 3, 1)
    assert t.asked == [(ANGIE, "media")]


@pytest.mark.rule("2019:06.3.a")
def test_without_five_there_is_only_passing() -> None:
    t = table()
    t.state.money[MARION] = 4
    t.begin(frames.MEDIA)
    assert t.choices() == [(0,)]
    assert t.refused(MARION, "media", 1 + NI) == "2019 §06.3.a"


@pytest.mark.rule("2019:06.3.a")
def test_without_a_marker_in_supply_one_is_passed_over() -> None:
    t = table().media(NI, 4, 0, 0, 0).begin(frames.MEDIA)
    assert t.asked == [(ANGIE, "media")]


@pytest.mark.rule("2019:06.3.b")
def test_who_passed_may_come_back_until_all_pass_in_a_row() -> None:
    t = buying()
    t.answer("media", 0).answer("media", 0).answer("media", 0).answer("media", 1 + BB)
    assert t.asked == [(MARION, "media")]
    t.answer("media", 1 + NI)
    for seat in (ANGIE, NICOLE, OTTO, MARION):
        assert t.asked == [(seat, "media")]
        t.answer("media", 0)
    assert t.asked[0][1] == "meetings"


@pytest.mark.rule("2019:06.3.c")
def test_a_region_has_five_spaces_for_all_together() -> None:
    t = table().media(NI, 1, 1, 2, 1).begin(frames.MEDIA)
    assert t.refused(MARION, "media", 1 + NI) == "2019 §06.3.c"
    assert (1 + BB,) in t.choices()


@pytest.mark.rule("2019:06.3.ex")
def test_angie_takes_the_last_space_in_niedersachsen() -> None:
    t = table().media(NI, 1, 0, 1, 1).begin(frames.MEDIA)
    t.answer("media", 1 + NI)
    t.answer("media", 1 + NI)
    assert sum(t.region(NI).media) == 5
    assert (1 + NI,) not in t.choices()
    assert (t.state.money[MARION], t.state.money[ANGIE]) == (25, 25)
