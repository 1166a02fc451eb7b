"""Parties, regions and components. [pocket §0]"""

from __future__ import annotations

from collections import Counter

import pytest

from tests.pocket.scenario import Table


@pytest.mark.rule("pocket:0")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_starts_alike(players: int) -> None:
    """10 funds, no votes, no meetings; two issues each; the rest of 3 x 6 issues is the pile."""
    state = Table(players, deal=False).state
    assert state.funds == [10] * players
    assert state.votes == [0] * players
    assert state.meetings == [[0, 0]] * players
    assert state.programmes == [[0, 1], [1, 2], [2, 3], [3, 4]][:players]
    assert state.order == list(range(players))
    assert state.opinions == [2, 3]
    used = Counter(issue for programme in state.programmes for issue in programme)
    assert state.issues == [3 - used[issue] for issue in range(6)]


@pytest.mark.rule("pocket:0")
def test_there_are_four_cards_of_each_kind() -> None:
    assert Table(deal=False).state.cards == [0, 4, 4]
