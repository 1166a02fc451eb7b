"""Meetings. [pocket §3]"""

from __future__ import annotations

import pytest

from hustings.core.space import Vector
from hustings.games.pocket import events as told
from tests.pocket.scenario import Table


@pytest.mark.rule("pocket:3")
def test_parties_hold_meetings_in_order_and_pay_one_fund_each() -> None:
    table = Table().bid(0, 2, 1)
    for seat in (1, 2, 0):
        assert table.asked == [(seat, "meetings")]
        table.do(seat, "meetings", 3, 1)
        assert table.events[0] == told.MEETINGS(seat=seat, first=3, second=1)
    assert table.state.meetings == [[3, 1]] * 3
    assert table.state.funds == [6, 4, 5]
    assert table.asked == [(1, "card")]


@pytest.mark.rule("pocket:3")
def test_a_party_may_hold_none() -> None:
    table = Table().bid()
    table.do(0, "meetings", 0, 0)
    assert (table.state.meetings[0], table.state.funds[0]) == ([0, 0], 10)


@pytest.mark.rule("pocket:3")
def test_at_most_three_in_a_region() -> None:
    table = Table().bid()
    assert table.pending[0].space == Vector((3, 3), 10, 0, "pocket §3")
    message = table.refusal(0, "meetings", 0, 4)
    assert (message.id, message.values, message.rule) == ("pocket-no-meetings", {"most": 3}, "pocket §3")
    table.do(0, "meetings", 3, 3)


@pytest.mark.rule("pocket:3")
def test_no_more_than_the_funds_allow() -> None:
    table = Table().bid()
    table.state.funds[0] = 2
    message = table.refusal(0, "meetings", 2, 1)
    assert (message.id, message.values, message.rule) == ("pocket-no-funds", {"funds": 0}, "pocket §3")
    table.do(0, "meetings", 0, 2)
    assert table.state.funds[0] == 0


@pytest.mark.rule("pocket:3")
def test_nobody_holds_meetings_out_of_turn() -> None:
    assert Table().bid().refusal(1, "meetings", 0, 0).id == "not-your-turn"
