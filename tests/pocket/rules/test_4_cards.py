"""Cards. [pocket §4]"""

from __future__ import annotations

import pytest

from hustings.games.pocket import events as told
from hustings.games.pocket.state import PASS, SMEAR, SPIN
from tests.pocket.scenario import Table


@pytest.mark.rule("pocket:4")
def test_each_party_plays_one_card_or_passes_in_order() -> None:
    table = Table().bid(0, 2, 1).meet()
    assert table.asked == [(1, "card")]
    assert table.do(1, "card", PASS).events[0] == told.CARD(seat=1, card=PASS)
    assert table.state.hands[1] == [SPIN, SMEAR]
    assert table.asked == [(2, "card")]
    assert table.do(2, "card", SMEAR, 0).events[0] == told.CARD(seat=2, card=SMEAR, region=0)
    assert (table.state.hands[2], table.state.played) == ([SPIN], [0, 0, 1])
    assert table.asked == [(0, "card")]


@pytest.mark.rule("pocket:4")
def test_only_cards_in_hand_are_played() -> None:
    table = Table(hands=((SPIN, SPIN), (SMEAR, SMEAR), (SPIN, SMEAR))).to_cards()
    message = table.refusal(0, "card", SMEAR, 1)
    assert (message.id, message.rule) == ("pocket-not-in-hand", "pocket §4")
    table.do(0, "card", PASS)
    assert table.refused(1, "card", SPIN) == "pocket §4"
    table.do(1, "card", SMEAR, 0)


@pytest.mark.rule("pocket:4")
def test_a_played_card_never_comes_back() -> None:
    table = Table(hands=((SMEAR, SMEAR),) * 2 + ((SPIN, SPIN),)).to_cards()
    for seat in (0, 1):
        table.do(seat, "card", SMEAR, 0)
    table.do(2, "card", PASS)
    table.bid().meet().do(0, "card", SMEAR, 0)
    assert (table.state.hands[0], table.state.played, sum(table.state.cards)) == ([], [0, 0, 3], 2)
    table.do(1, "card", PASS)
    assert table.refusal(2, "card", SMEAR, 0).id == "pocket-not-in-hand"


@pytest.mark.rule("pocket:4")
def test_a_card_is_all_of_the_turn() -> None:
    table = Table().to_cards()
    assert table.refused(0, "card", PASS, 0) == "pocket §4"
    table.do(0, "card", PASS)
    assert table.refusal(0, "card", SMEAR, 0).id == "not-your-turn"
