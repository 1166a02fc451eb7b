"""Smear. [pocket §4.2]"""

from __future__ import annotations

import pytest

from hustings.games.pocket.state import SMEAR
from tests.pocket.scenario import Table


@pytest.mark.rule("pocket:4.2")
@pytest.mark.parametrize(("region", "after"), [(0, [[2, 1], [0, 3], [0, 2]]), (1, [[2, 1], [1, 2], [0, 1]])])
def test_rivals_with_a_meeting_there_lose_one(region: int, after: list[list[int]]) -> None:
    table = Table().to_cards((2, 1), (1, 3), (0, 2))
    table.do(0, "card", SMEAR, region)
    assert table.state.meetings == after
    assert table.state.funds == [7, 6, 8]


@pytest.mark.rule("pocket:4.2")
def test_a_smear_names_one_of_the_two_regions() -> None:
    table = Table().to_cards()
    assert table.refusal(0, "card", SMEAR).id == "space-unfinished"
    message = table.refusal(0, "card", SMEAR, 2)
    assert (message.id, message.rule) == ("refused-plain", "pocket §4")
    table.do(0, "card", SMEAR, 1)
