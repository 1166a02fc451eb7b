"""The start. [whip §1]"""

from __future__ import annotations

import pytest

from hustings.testing import Scenario, shared_game


@pytest.mark.rule("whip:1")
def test_everyone_starts_with_the_same_votes_and_the_bills_are_shuffled() -> None:
    table = Scenario(shared_game("whip-count", 4))
    assert table.state.votes == [15] * 4
    assert table.asked == [(-1, "turn-up")]
    assert len(table.choices()) == len(table.game.points)
