"""Everything that can be asked, answered, told or shown has words."""

from __future__ import annotations

import pytest
from whip_count import TITLE

from hustings.testing import unsaid


@pytest.mark.parametrize("players", [2, 5])
def test_nothing_is_left_unsaid(players: int) -> None:
    assert unsaid(TITLE, players=players) == []
