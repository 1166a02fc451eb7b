"""What is going on, held to the engine over random games: who is asked, about which state, what came of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import hustings
from hustings.core.action import SPECTATOR, Decision
from hustings.core.event import Event
from hustings.core.role import unshift
from hustings.games.die_macher.classic import frames
from hustings.games.die_macher.classic.phases.coalitions import partners_of
from hustings.games.die_macher.common.cards import NOTHING
from hustings.testing import steps
from tests.die_macher.classic.scenario import Table, both

GAMES = 4


def moments(edition: str) -> Iterator[tuple[Any, Any, Decision, Any, list[Event]]]:
    """The insights of a spectator at every question, with what the answer then brought about."""
    game = hustings.game(f"die-macher-{edition}", players=4)
    for seed in range(GAMES):
        for step in steps(game, seed):
            told = game.insights(game.view(step.state, SPECTATOR))
            after = game.copy(step.state)
            events = game.apply(after, step.decision.seat, step.action)
            yield game, told, step.decision, step, events


@both
def test_talks_name_who_offers_who_is_asked_and_who_has_refused(edition: str) -> None:
    seen = set()
    for game, told, decision, step, events in moments(edition):
        talks = told["talks"]
        if decision.kind not in ("coalition", "consent"):
            assert talks is None
            continue
        seen.add(decision.kind)
        for event in events:
            if event.kind == "proposed":
                assert (talks["proposer"], talks["asked"]) == (event["seat"], NOTHING)
            elif event.kind == "refused":
                assert (talks["asked"], talks["proposer"]) == (event["seat"], event["other"])
        if decision.kind == "consent":
            assert talks["asked"] == decision.seat
            continue
        assert (talks["proposer"], talks["asked"]) == (decision.seat, NOTHING)
        offers = [unshift(args[0]) for args in decision.space if args[0]]
        partners = partners_of(game, step.state, decision.seat)
        assert offers == [other for other in partners if other not in talks["refused"]]
    assert {"coalition", "consent"} <= seen


@both
def test_who_has_refused_is_named(edition: str) -> None:
    table = Table(edition, 4)
    table.state.start = 1
    table.state.push(frames.COALITIONS, (NOTHING, 0, 3))
    table.state.stack[-1].step = 3
    told = table.game.insights(table.game.view(table.state, SPECTATOR))
    assert told["talks"] == {"proposer": 0, "asked": NOTHING, "refused": [0, 3]}


@both
def test_an_auction_names_the_bidders_and_its_lot(edition: str) -> None:
    states: set[str] = set()
    out: dict[int, set[int]] = {}  # who had dropped out, by board
    for _, told, decision, step, events in moments(edition):
        now = told["auction"]
        if decision.kind not in ("raise", "publish", "poll"):
            assert now is None
            out.clear()
            continue
        board = step.state.boards[now["board"]]
        for event in events:
            if event.kind in ("poll", "published", "not-published", "unsold"):
                assert event["state"] == board.state
        standing = {bidder["seat"]: bidder["state"] for bidder in now["bidders"]}
        states |= set(standing.values())
        if decision.kind == "raise":
            assert [seat for seat in standing if standing[seat] == "turn"] == [decision.seat]
            dropped = {seat for seat in standing if standing[seat] == "out"}
            assert out.get(now["board"], set()) <= dropped
            out = {now["board"]: dropped}
            assert now["buyer"] == NOTHING
            if now["high"] is not None:
                assert standing[now["leader"]] == "leads"
        else:
            out.clear()
            assert now["buyer"] == now["leader"]
            assert [seat for seat in standing if standing[seat] == "leads"] == [now["buyer"]]
            if decision.kind == "publish":
                assert now["buyer"] == decision.seat
    assert states == {"turn", "in", "leads", "out"}


@both
def test_the_board_in_question_is_the_one_that_changes(edition: str) -> None:
    seen = set()
    for _, told, decision, step, events in moments(edition):
        for event in events[:1]:
            if decision.kind in ("exchange", "convert") and step.action.args[0]:
                assert event.kind in ("exchanged", "converted")
                seen.add(decision.kind)
                assert event["state"] == step.state.boards[told["board"]].state
        if decision.kind == "national-opinion":
            seen.add(decision.kind)
            assert told["board"] == 0
        if decision.kind in ("bid", "media", "meetings", "donation"):
            assert told["board"] == NOTHING
    assert seen >= {"exchange", "convert", "national-opinion"}


@both
def test_the_start_is_bid_for_again_where_bids_lie_open(edition: str) -> None:
    """Also the order of play."""
    for _, told, decision, step, _ in moments(edition):
        if decision.kind == "bid":
            assert told["bid_again"] == any(bid != NOTHING for bid in step.state.bids)
        if step.state.round:
            assert told["turn_order"][0] == step.state.start
            assert sorted(told["turn_order"]) == [0, 1, 2, 3]
        for row in told["states"]:
            assert row["times"] == [max(0, factor) for factor in row["factor"]]
