"""06.5: sending politicians."""

from __future__ import annotations

import pytest

from hustings.core.action import SPECTATOR
from hustings.games.die_macher.modern import frames
from hustings.games.die_macher.modern.state import HIDDEN
from tests.die_macher.modern.scenario import ANGIE, BB, MARION, NI, NICOLE, OTTO, table


@pytest.mark.rule("2019:06.5.a")
def test_at_most_one_politician_a_region_face_down() -> None:
    t = table().begin(frames.SENDING)
    assert t.asked == [(MARION, "send")]
    assert t.refused(MARION, "send", 1, 1, 0, 0) == "2019 §06.5.a"
    assert t.decision().space.count() == 501
    t.answer("send", 1, 2, 0, 0)
    for seat, seen in ((MARION, 0), (ANGIE, HIDDEN), (SPECTATOR, HIDDEN)):
        assert t.game.view(t.state, seat).regions[BB].row_cards == [seen]
        assert t.game.view(t.state, seat).regions[BB].row_seats == [MARION]


@pytest.mark.rule("2019:06.5.a")
def test_others_cannot_tell_who_was_sent() -> None:
    """Where is public, who is not."""
    looks = set()
    for card in (1, 2, 3, 4, 5):
        t = table().begin(frames.SENDING).answer("send", 0, card, 0, 0)
        news = tuple(event.seen_by(NICOLE).key() for event in t.events)
        looks.add((t.game.view(t.state, NICOLE).key(), news))
    assert len(looks) == 1


@pytest.mark.rule("2019:06.5.b", "2019:06.5.ex")
def test_one_card_then_two_lie_in_the_order_placed_for_nothing() -> None:
    t = table().begin(frames.SENDING)
    t.answer("send", 0, 1, 0, 0)
    t.answer("send", 4, 2, 0, 0)
    assert t.region(NI).row_seats == [MARION, ANGIE]
    assert t.region(BB).row_seats == [ANGIE]
    assert t.state.money == [30] * 4


@pytest.mark.rule("2019:06.5.c", "2019:06.6.e")
def test_a_used_politician_cannot_be_sent_again() -> None:
    t = table().row(BB, (MARION, "backbencher"))
    t.state.cabinet[MARION] = 0b11110
    t.begin(frames.SENDING)
    assert t.refused(MARION, "send", 1, 0, 0, 0) == "2019 §06.5.c"
    t.answer("send", 0, 0, 0, 0)


@pytest.mark.rule("2019:06.5.c")
def test_who_has_no_politicians_left_is_passed_over() -> None:
    t = table()
    t.state.cabinet[MARION] = 0
    t.begin(frames.SENDING)
    assert [seat for seat, _ in t.asked] == [ANGIE]
    t.answer("send", 0, 0, 0, 0).answer("send", 0, 0, 0, 0)
    assert t.asked == [(OTTO, "send")]
