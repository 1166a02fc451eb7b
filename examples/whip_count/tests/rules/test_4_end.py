"""The end. [whip §4]"""

from __future__ import annotations

import pytest
from tests.scenario import Table


@pytest.mark.rule("whip:4")
def test_most_points_win_then_most_votes_left() -> None:
    table = Table().set(bills=[0] * 5, points=[0, 3, 3], votes=[9, 2, 6]).pledge(0, 0, 0)
    assert table.over
    assert table.told("end") == [{}]
    assert table.game.outcome(table.state).ranks == [3, 2, 1]
