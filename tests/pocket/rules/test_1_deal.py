"""The deal. [pocket §1]"""

from __future__ import annotations

import pytest

from hustings.core.action import CHANCE, SPECTATOR
from hustings.core.space import Draw
from hustings.games.pocket import events as told
from hustings.games.pocket.state import PASS, SMEAR, SPIN
from tests.pocket.scenario import Table


@pytest.mark.rule("pocket:1")
def test_two_cards_are_dealt_to_each_party() -> None:
    table = Table(4, deal=False)
    for seat, hand in enumerate([(SMEAR, SPIN), (SPIN, SPIN), (SMEAR, SMEAR), (SPIN, SMEAR)]):
        assert table.asked == [(CHANCE, "deal")]
        table.chance("deal", *hand)
        assert table.state.hands[seat] == sorted(hand)
    assert table.state.cards == [0, 0, 0]
    assert table.asked == [(seat, "bid") for seat in range(4)]


@pytest.mark.rule("pocket:1")
def test_the_deal_is_from_what_is_left() -> None:
    table = Table(deal=False)
    assert table.pending[0].space == Draw((0, 4, 4), 2, "pocket §1")
    table.chance("deal", SPIN, SPIN)
    assert table.pending[0].space == Draw((0, 2, 4), 2, "pocket §1")


@pytest.mark.rule("pocket:1")
def test_only_the_owner_knows_what_was_dealt() -> None:
    table = Table(deal=False)
    (event,) = table.chance("deal", SPIN, SMEAR).events
    assert event == told.DEALT(seat=0, first=SPIN, second=SMEAR)
    for viewer in (1, 2, SPECTATOR):
        assert event.seen_by(viewer).secret == ()
        view = table.game.view(table.state, viewer)
        assert (view.hand, view.hand_sizes) == ([], [2, 0, 0])
        assert view.unseen_cards == [0, 4, 4]
    assert table.game.view(table.state, 0).hand == [SPIN, SMEAR]


@pytest.mark.rule("pocket:1")
def test_the_deal_is_once_and_no_other() -> None:
    table = Table(deal=False)
    assert table.refused(CHANCE, "deal", SPIN) == "pocket §1"
    assert table.refused(CHANCE, "deal", SPIN, SPIN, SPIN) == "pocket §1"
    assert table.refused(CHANCE, "deal", PASS, SPIN) == "pocket §1"
    second_round = Table().round()
    assert second_round.state.round == 1
    assert second_round.asked == [(0, "bid"), (1, "bid"), (2, "bid")]
