"""06.9d: the next round."""

from __future__ import annotations

import pytest

from hustings.core.action import CHANCE
from hustings.games.die_macher.common.cards import NOTHING
from hustings.games.die_macher.modern import frames
from hustings.games.die_macher.modern.rules import route
from tests.die_macher.modern.scenario import BB, BE, MARION, NI, ST, Table, kind, kinds, table


def between(round: int = 0) -> Table:
    t = table().open(BB, "education+", "digital+", "genetics+", "security+").media(BB, 2, 1, 0, 0)
    t.open(NI, "education+", "digital+", "genetics-").open(BE, "education-", "digital-").open(ST, "welfare-")
    t.region(BB).double, t.state.doubles = 0, 3
    return t.set(round=round).begin(frames.NEXT_ROUND)


@pytest.mark.rule("2019:06.9d.a")
def test_the_board_leaves_with_every_marker_on_it() -> None:
    t = between()
    assert t.region(BB).region == NOTHING
    assert t.state.opinion_discard[kind("education+")] == 1
    assert sum(t.state.opinion_discard) == 4
    assert t.state.boxed_media == [2, 1, 0, 0]
    assert (t.state.media[MARION], t.state.boxed_doubles, t.state.doubles) == (2, 1, 3)


@pytest.mark.rule("2019:06.9d.a")
def test_the_ballot_box_moves_to_the_next_region_clockwise() -> None:
    t = between()
    assert t.state.ballot == NI
    assert route(t.state) == [NI, BE, ST]


@pytest.mark.rule("2019:06.9d.b")
def test_every_remaining_region_turns_one_more_opinion() -> None:
    t = between()
    for cards in ("security-", "genetics+", "traffic-"):
        assert t.asked == [(CHANCE, "opinion")]
        t.answer("opinion", kind(cards))
    assert [sum(t.region(board).face_up) for board in (NI, BE, ST)] == [4, 3, 2]


@pytest.mark.rule("2019:06.9d.b", "2019:04.D.c")
def test_a_clash_is_replaced_here_too() -> None:
    t = between().answer("opinion", kind("digital-"))
    assert t.asked == [(CHANCE, "opinion")]
    assert t.state.opinion_discard[kind("digital-")] == 1


@pytest.mark.rule("2019:06.9d.c")
def test_the_programme_display_is_replaced() -> None:
    t = between()
    for cards in ("security-", "genetics+", "traffic-"):
        t.answer("opinion", kind(cards))
    assert t.asked == [(CHANCE, "display")]
    assert t.state.programme_discard[kind("environment-")] == 2
    t.answer("display", *kinds("education-", "digital-", "genetics-", "security-"))
    assert t.state.round == 1
    assert t.asked[0][1] == "bid"
