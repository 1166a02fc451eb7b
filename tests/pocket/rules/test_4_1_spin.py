"""Spin. [pocket §4.1]"""

from __future__ import annotations

import pytest

from hustings.core.action import CHANCE, SPECTATOR
from hustings.core.space import Draw
from hustings.games.pocket import events as told
from hustings.games.pocket.state import NOTHING, SPIN
from tests.pocket.scenario import Table


def spun(issue: int = 5) -> Table:
    """The first party has played a spin and drawn this issue."""
    table = Table().to_cards()
    table.do(0, "card", SPIN)
    table.chance("issue", issue)
    return table


@pytest.mark.rule("pocket:4.1")
def test_a_spin_draws_an_issue_from_the_pile() -> None:
    table = Table().to_cards()
    table.do(0, "card", SPIN)
    assert [(d.seat, d.kind, d.space) for d in table.pending] == [
        (CHANCE, "issue", Draw((2, 1, 1, 2, 3, 3), 1, "pocket §4.1"))
    ]
    table.state.issues[4] = 0
    assert table.refused(CHANCE, "issue", 4) == "pocket §4.1"


@pytest.mark.rule("pocket:4.1")
def test_only_its_party_sees_the_drawn_issue() -> None:
    table = spun(4)
    assert table.events == [told.DREW(seat=0, issue=4)]
    assert table.game.view(table.state, 0).drawn == 4
    for viewer in (1, 2, SPECTATOR):
        view = table.game.view(table.state, viewer)
        assert (view.drawn, view.holding, view.unseen_issues) == (NOTHING, True, [2, 1, 1, 2, 3, 3])


@pytest.mark.rule("pocket:4.1")
@pytest.mark.parametrize(("slot", "programme", "back"), [(1, [5, 1], 0), (2, [0, 5], 1)])
def test_it_may_exchange_one_of_its_two_issues(slot: int, programme: list[int], back: int) -> None:
    table = spun(5)
    assert table.asked == [(0, "programme")]
    assert table.do(0, "programme", slot).events[0] == told.PROGRAMME(seat=0, slot=slot, issue=5)
    assert table.state.programmes == [programme, [1, 2], [2, 3]]
    pile = [2, 1, 1, 2, 3, 2]
    pile[back] += 1
    assert table.state.issues == pile
    assert table.asked == [(1, "card")]


@pytest.mark.rule("pocket:4.1")
def test_or_it_keeps_its_programme_and_nobody_learns_the_issue() -> None:
    table = spun(5)
    assert table.do(0, "programme", 0).events == [told.PROGRAMME(seat=0, slot=0)]
    assert table.state.programmes[0] == [0, 1]
    assert (table.state.issues, table.state.drawn) == ([2, 1, 1, 2, 3, 3], NOTHING)


@pytest.mark.rule("pocket:4.1")
def test_there_are_only_two_issues_to_exchange() -> None:
    table = spun()
    assert table.refused(0, "programme", 3) == "pocket §4.1"
    assert table.refusal(1, "programme", 1).id == "not-your-turn"
