"""Pledging. [whip §2]"""

from __future__ import annotations

import pytest
from tests.scenario import Table
from whip_count.game import PLEDGE


@pytest.mark.rule("whip:2")
def test_everybody_is_asked_at_once() -> None:
    assert Table().asked == [(0, "pledge"), (1, "pledge"), (2, "pledge")]
    assert Table().do(1, PLEDGE(votes=3)).asked == [(0, "pledge"), (2, "pledge")]


@pytest.mark.rule("whip:2")
def test_a_pledge_is_secret_until_the_last_is_in() -> None:
    table = Table().do(0, "pledge", 4)
    assert table.told("committed", to=0) == [{"seat": 0, "values": [4]}]
    assert table.told("committed", to=1) == [{"seat": 0}]


@pytest.mark.rule("whip:2")
def test_nobody_pledges_more_than_they_have() -> None:
    assert Table().refused(0, "pledge", votes=16) == "whip §2"
    assert Table().set(votes=[2, 15, 15]).refused(0, "pledge", votes=3) == "whip §2"
