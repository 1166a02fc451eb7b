"""05: the order of phases."""

from __future__ import annotations

import pytest

from hustings.games.die_macher.modern import frames
from hustings.games.die_macher.modern.phases import round as rounds
from hustings.testing import play_out, steps
from tests.die_macher.modern.scenario import modern, table

FIRST_ASKED = (
    "bid",
    "take",
    "media",
    "meetings",
    "send",
    "pay",
    "influence",
    "poll-bid",
    "convert",
    "donation",
)


@pytest.mark.rule("2019:05.a")
def test_the_phases_come_in_the_order_of_the_book() -> None:
    """In every round of a game the questions of a phase come after those of the phases before."""
    last = (-1, -1)
    seen = set()
    for step in steps(modern(4, 4), 3):
        if step.decision.kind in FIRST_ASKED and len(step.state.stack) <= 4:
            now = (step.state.round, FIRST_ASKED.index(step.decision.kind))
            if step.decision.kind == "take" and step.state.stack[1].kind != frames.PROGRAMMES:
                continue  # a politician's programme change
            assert now >= last
            last = now
            seen.add(step.decision.kind)
    assert seen >= set(FIRST_ASKED) - {"influence", "convert"}
    assert last[0] == 3


@pytest.mark.rule("2019:05.a", "2019:06.9c.d", "2019:08.i")
def test_the_last_round_ends_with_its_election() -> None:
    assert rounds.PHASES[-3:] == (frames.ELECTION, frames.PAYMENTS, frames.NEXT_ROUND)
    assert rounds.LAST_ROUND[-1] == frames.ELECTION
    for elections, last in ((4, 3), (7, 4)):
        t = table(4, elections)
        t.state.held = elections - t.game.length.ballots[last]
        money = t.state.money[:]
        t.set(round=last).begin(frames.ELECTION)
        assert t.asked == []
        assert t.state.money == money


@pytest.mark.rule("2019:07.a", "2019:08.c")
@pytest.mark.parametrize(("elections", "rounds_played"), [(4, 4), (7, 5)])
def test_the_game_ends_after_the_last_election(elections: int, rounds_played: int) -> None:
    game = modern(3, elections)
    state, _, _ = play_out(game, 1)
    assert state.held == elections
    assert state.round == rounds_played - 1
    assert game.over(state)
