"""§6: the end of the game."""

from __future__ import annotations

import pytest

from hustings.games.zoocracy import frames
from hustings.games.zoocracy.constants import ASSERTIVENESS, PRIME
from tests.zoocracy.scenario import Table


def last_phase(event: str) -> Table:
    table = Table().parliament(6, 5, 4).govern(0, 1).event(event)
    table.state.presidential = table.state.parliamentary = 9
    return table


@pytest.mark.rule("zoo:6.1", "zoo:G8")
def test_a_marker_on_the_last_space_ends_the_game_after_the_round() -> None:
    """The marker stops there; the round is finished first: everyone still draws."""
    table = last_phase("strike")
    table.state.goals = [7, 2, 1]
    table.state.offices[PRIME] = 0
    card = table.deal(0, ASSERTIVENESS, PRIME)
    table.begin(frames.PROGRESS)
    table.do(0, "progress-card", card)
    assert table.state.goals == [8, 2, 1]
    assert table.asked[0][1] == "draw"
    table.draw_any()
    assert table.game.over(table.state)
    assert table.game.outcome(table.state).reason == "last-space"
    assert table.game.outcome(table.state).winners == [0]


@pytest.mark.rule("zoo:G8")
def test_a_marker_never_passes_the_last_space() -> None:
    table = last_phase("good_harvest")
    table.state.goals = [7, 8, 1]
    table.state.promises = [1, 1]
    table.state.elected = True
    table.begin(frames.PROGRESS)
    assert table.state.goals == [7, 8, 1]


@pytest.mark.rule("zoo:6.2", "zoo:9b.end")
@pytest.mark.parametrize(("event", "over"), [("end", True), ("strike", False)])
def test_the_end_card_ends_the_game_after_the_round(event: str, over: bool) -> None:
    table = last_phase(event)
    table.state.round = 5
    table.begin(frames.PROGRESS)
    assert not table.game.over(table.state)
    table.draw_any()
    assert table.game.over(table.state) == over
    assert table.game.outcome(table.state).reason == "end-card"


@pytest.mark.rule("zoo:6.3", "zoo:6.4", "zoo:6.5", "zoo:G9")
def test_most_goals_then_most_food_then_shared() -> None:
    """Food on the board does not count."""
    table = Table(4)
    table.state.goals = [3, 5, 5, 5]
    table.state.funds = [9, 4, 6, 6]
    table.state.tokens[0] = [0, 9, 0, 0]
    outcome = table.game.outcome(table.state)
    assert outcome.points == [3, 5, 5, 5]
    assert outcome.ranks == [4, 3, 1, 1]
