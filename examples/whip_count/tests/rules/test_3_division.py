"""The division. [whip §3]"""

from __future__ import annotations

import pytest
from tests.scenario import BUDGET, Table


@pytest.mark.rule("whip:3")
def test_the_highest_pledge_carries_the_bill_and_alone_pays() -> None:
    table = Table().pledge(4, 7, 0)
    assert table.told("passed") == [{"seat": 1, "bill": BUDGET, "points": 5}]
    assert (table.state.points, table.state.votes) == ([0, 5, 0], [15, 8, 15])


@pytest.mark.rule("whip:3")
def test_a_tied_bill_is_withdrawn_and_nobody_pays() -> None:
    table = Table().pledge(7, 7, 0)
    assert table.told("withdrawn") == [{"bill": BUDGET}]
    assert (table.state.points, table.state.votes) == ([0, 0, 0], [15, 15, 15])
