"""What is going on, held to the engine over random games: who is asked, about which region, what came of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import hustings
from hustings.core.action import SPECTATOR, Decision
from hustings.core.event import Event
from hustings.games.die_macher.common.cards import NOTHING
from hustings.games.die_macher.modern.rules import controller, matches
from hustings.testing import steps

GAMES = 3


def moments() -> Iterator[tuple[Any, Decision, Any, list[Event]]]:
    """The insights of a spectator at every question, with what the answer then brought about."""
    game = hustings.game("die-macher-2019", players=4)
    for seed in range(GAMES):
        for step in steps(game, seed):
            told = game.insights(game.view(step.state, SPECTATOR))
            after = game.copy(step.state)
            yield told, step.decision, step, game.apply(after, step.decision.seat, step.action)


@pytest.mark.rule("2019:06.7.b", "2019:06.9a.a")
def test_the_board_in_question_is_the_one_that_changes() -> None:
    seen = set()
    for told, decision, step, events in moments():
        if decision.kind in ("influence", "convert", "poll-bid", "publish", "pay", "main"):
            seen.add(decision.kind)
            assert events[0]["board"] == told["board"]
        if decision.kind == "influence":
            assert controller(step.state.regions[told["board"]]) == decision.seat
        if decision.kind in ("bid", "raise", "media", "meetings", "send"):
            assert told["board"] == NOTHING
    assert seen == {"influence", "convert", "poll-bid", "publish", "pay", "main"}


@pytest.mark.rule("2019:06.8.c", "2019:06.1.c")
def test_an_auction_names_the_bidders_and_its_lot() -> None:
    seen = set()
    for told, decision, _, _ in moments():
        now = told["auction"]
        if decision.kind not in ("raise", "poll-bid", "publish", "poll"):
            assert now is None or decision.seat < 0
            continue
        standing = {bidder["seat"]: bidder["state"] for bidder in now["bidders"]}
        seen |= {(decision.kind, state) for state in standing.values()}
        if decision.kind in ("raise", "poll-bid"):
            assert [seat for seat in standing if standing[seat] == "turn"] == [decision.seat]
            assert (now["board"] == NOTHING) == (decision.kind == "raise")
            assert (now["high"] is None) == (decision.kind == "poll-bid" and now["leader"] == NOTHING)
            low = decision.space.data()["low"]
            assert low == (1 if now["high"] is None else now["high"] + 2)
        if decision.kind == "publish":
            assert now["buyer"] == decision.seat
    assert {("poll-bid", state) for state in ("turn", "later", "leads", "out")} <= seen
    assert ("raise", "turn") in seen


@pytest.mark.rule("2019:06.9a.c")
def test_the_terms_make_the_matches() -> None:
    """And the leaders are those the forecast names, once there are votes."""
    for told, _, step, _ in moments():
        for row in told["regions"]:
            region = step.state.regions[row["board"]]
            for party in row["parties"]:
                assert sum(term["worth"] for term in party["terms"]) == matches(
                    region, step.state.programmes[party["seat"]]
                )
            assert row["leaders"] == (row["now"]["winners"] if any(region.votes) else [])
        if step.state.first != NOTHING:
            assert told["turn_order"][0] == step.state.first
