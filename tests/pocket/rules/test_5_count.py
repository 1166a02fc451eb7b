"""The count. [pocket §5]"""

from __future__ import annotations

import pytest

from hustings.games.pocket import events as told
from tests.pocket.scenario import Table


@pytest.mark.rule("pocket:5")
def test_meetings_become_votes_more_where_issues_match() -> None:
    """Issue 2 moves the first region, issue 3 the second; programmes are 0+1, 1+2 and 2+3."""
    table = Table().to_cards((3, 2), (3, 2), (3, 2)).nobody_plays()
    assert table.state.votes == [3 + 2, 3 * 2 + 2, 3 * 2 + 2 * 2]
    assert told.COUNTED(votes=[5, 8, 10]) in table.events


@pytest.mark.rule("pocket:5")
def test_an_issue_held_twice_counts_twice() -> None:
    table = Table().to_cards((2, 1), (0, 0), (0, 0))
    table.state.programmes[0] = [2, 2]
    assert table.nobody_plays().state.votes == [2 * 3 + 1, 0, 0]


@pytest.mark.rule("pocket:5")
def test_then_meetings_end_and_everyone_receives_four_funds() -> None:
    table = Table().to_cards((1, 1), (0, 0), (3, 3)).nobody_plays()
    assert table.state.meetings == [[0, 0]] * 3
    assert table.state.funds == [10 - 2 + 4, 14, 10 - 6 + 4]
