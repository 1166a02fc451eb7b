"""06.7: media influence."""

from __future__ import annotations

import pytest

from hustings.games.die_macher.common.cards import NOTHING
from hustings.games.die_macher.modern import frames
from hustings.games.die_macher.modern.rules import controller
from tests.die_macher.modern.scenario import ANGIE, BB, BE, NI, NICOLE, Table, kind, table


def influencing() -> Table:
    """Angie controls the media of Niedersachsen."""
    t = table().open(NI, "welfare-", "traffic+", "education+").media(NI, 1, 2, 1, 0)
    return t.begin(frames.INFLUENCE)


@pytest.mark.rule("2019:06.7.a")
@pytest.mark.parametrize(
    ("media", "who"),
    [((1, 2, 1, 0), ANGIE), ((2, 2, 0, 0), NOTHING), ((0, 0, 0, 0), NOTHING), ((0, 0, 1, 0), NICOLE)],
)
def test_control_needs_more_markers_than_anyone_else(media: tuple[int, ...], who: int) -> None:
    t = table().media(NI, *media)
    assert controller(t.region(NI)) == who


@pytest.mark.rule("2019:06.7.b")
def test_the_controllers_act_region_by_region_from_the_election() -> None:
    t = table()
    t.state.ballot = NI
    for board, seat in ((BB, 0), (NI, 1), (BE, 2)):
        t.open(board, "welfare-").media(board, *[1 if i == seat else 0 for i in range(4)])
    t.begin(frames.INFLUENCE)
    order = []
    while t.asked[0][1] == "influence":
        order.append(t.asked[0][0])
        t.answer("influence", 0)
    assert order == [1, 2, 0]


@pytest.mark.rule("2019:06.7.b", "2019:06.7.d")
def test_the_old_card_is_discarded_and_the_display_not_refilled() -> None:
    t = influencing()
    assert t.asked == [(ANGIE, "influence")]
    t.answer("influence", 1 + 1, kind("environment-"))
    assert t.region(NI).opinions[1] == kind("environment-")
    assert t.state.opinion_discard[kind("traffic+")] == 1
    assert t.state.display[kind("environment-")] == 0


@pytest.mark.rule("2019:06.7.c")
def test_never_a_topic_that_is_already_there() -> None:
    t = influencing()
    assert t.refused(ANGIE, "influence", 1 + 1, kind("welfare+")) == "2019 §06.7.c"
    assert t.refused(ANGIE, "influence", 1 + 1, kind("education-")) == "2019 §06.7.c"


@pytest.mark.rule("2019:06.7.d")
def test_a_card_gone_from_the_display_cannot_be_had() -> None:
    t = table().open(NI, "welfare-", "traffic+").media(NI, 1, 2, 1, 0)
    t.state.display[kind("environment-")] = 0
    t.begin(frames.INFLUENCE)
    assert t.refused(ANGIE, "influence", 1 + 1, kind("environment-")) == "2019 §06.7.b"


@pytest.mark.rule("2019:M28")
def test_an_opinion_may_be_turned_into_its_opposite() -> None:
    t = influencing().answer("influence", 1 + 1, kind("traffic-"))
    assert t.region(NI).opinions[1] == kind("traffic-")


@pytest.mark.rule("2019:M27")
def test_a_face_down_card_cannot_be_replaced() -> None:
    t = influencing()
    t.region(NI).opinions[3] = kind("genetics+")
    assert t.refused(ANGIE, "influence", 1 + 3, kind("environment-")) == "2019 §M27"


@pytest.mark.rule("2019:06.7.e", "2019:06.7.ex")
def test_angie_cannot_touch_welfare_and_takes_traffic() -> None:
    t = table().open(NI, "welfare-", "traffic+", "education+").media(NI, 1, 2, 1, 0)
    t.region(NI).double = 0
    t.begin(frames.INFLUENCE)
    assert t.refused(ANGIE, "influence", 1 + 0, kind("environment+")) == "2019 §06.7.e"
    t.answer("influence", 1 + 1, kind("environment+"))
    assert t.region(NI).opinions[:3] == [kind("welfare-"), kind("environment+"), kind("education+")]


@pytest.mark.rule("2019:06.7.f")
def test_the_controller_may_pass() -> None:
    t = influencing().answer("influence", 0)
    assert t.region(NI).opinions[:3] == [kind("welfare-"), kind("traffic+"), kind("education+")]
    assert t.asked[0][1] == "poll-bid"
