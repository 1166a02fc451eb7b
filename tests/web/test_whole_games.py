"""Whole evenings with the real games, over HTTP: take-backs, orders, PINs, stand-ins, branches, records."""

from __future__ import annotations

import random
from typing import Any

import pytest

from hustings import wire
from hustings.client import Client, ServerError
from hustings.web.verify import verify
from tests.web.conftest import Running
from tests.web.players import wait_for

REAL = ("die-macher-2006", "die-macher-1997", "die-macher-2019", "zoocracy")


def stepwise(
    client: Client, at: str, seat: int, decision: wire.DecisionInfo, rng: random.Random
) -> list[int]:
    """Some answer, found step by step as the page does where it has no control of its own."""
    if decision.choices:
        return rng.choice(decision.choices).args
    prefix: list[int] = []
    for _ in range(200):
        step = client.steps(at, decision.id, prefix, seat)
        if step.complete and (not step.picks or rng.random() < 0.5):
            return prefix
        if step.picks is None:
            space = decision.space
            return [rng.randint(space["low"], min(space["high"], space["low"] + 20))]
        prefix.append(rng.choice(step.picks).value)
    raise AssertionError("an answer without end")


def answer_any(client: Client, at: str, seats: range, rng: random.Random) -> tuple[int, wire.State] | None:
    """Give one answer for any of my seats; whose it was, and the state it had before."""
    for seat in seats:
        state = client.state(at, seat)
        if state.open:
            decision = rng.choice(state.open)
            client.answer(at, decision.id, decision.kind, stepwise(client, at, seat, decision, rng), seat)
            return seat, state
    return None


@pytest.mark.slow
@pytest.mark.parametrize("id", REAL)
def test_an_evening(server: Running, id: str) -> None:
    me = server.client()
    rng = random.Random(4)
    seats = [{"kind": "me"}, {"kind": "hotseat", "name": "Bea"}, {"kind": "hotseat", "name": "Cem"}]
    at = me.create(id, 3, seats, help=True).id
    me.start(at)
    undone = 0
    for _ in range(60):
        found = answer_any(me, at, range(3), rng)
        assert found is not None
        seat, before = found
        after = me.state(at, seat)
        if after.may_undo and undone < 5:
            back = me.undo(at, seat).state
            assert back.view == before.view
            assert [(d.kind, d.space) for d in back.open] == [(d.kind, d.space) for d in before.open]
            undone += 1
    assert undone, "something must be harmless"

    # Standing instructions: whatever is asked of seat 1 next is answered by them, privately.
    while not me.state(at, 1).open:
        answer_any(me, at, range(3), rng)
    decision = me.state(at, 1).open[0]
    args = stepwise(me, at, 1, decision, rng)
    order = {"kind": decision.kind, "then": "answer", "args": args, "once": True}
    me.request("PUT", f"/api/tables/{at}/seats/1/orders", {"orders": [order]})
    wait_for(lambda: decision.id not in [d.id for d in me.state(at, 1).open], 30)
    assert me.request("GET", f"/api/tables/{at}/seats/1/orders").json() == {"orders": []}

    # A branch while it runs shows my own side as it is; it can be played on.
    n = me.state(at, 0).n
    branch = me.request("POST", f"/api/tables/{at}/branch", {"n": n, "seat": 0}).json()["id"]
    assert me.state(branch, 0).view == me.state(at, 0).view
    for _ in range(5):
        answer_any(me, branch, range(3), rng)
    assert me.state(at, 0).n == n, "the game itself goes on as if nothing had happened"

    # Bots take over to the end.
    for seat in range(3):
        me.request("POST", f"/api/tables/{at}/seats/{seat}/hand", {"to": "bot", "bot": "random"})
    wait_for(lambda: me.table(at).status == "finished", 500)
    assert me.request("GET", f"/api/tables/{at}/verify").json()["ok"]
    record = me.record(at)
    story = me.request("GET", f"/api/tables/{at}/story?lang=en").json()
    result = me.table(at).result
    assert result is not None
    assert story["race"][-1]["points"] == result.points
    headers = {"X-CSRF-Token": me.http.cookies["hustings_csrf"]}
    copy = me.http.post("/api/import", content=record, headers=headers).json()
    assert me.record(copy["id"]) == record
    opened = me.request("GET", f"/api/tables/{at}/replay?n={n}&seat=-3&lang=en").json()
    assert len(opened["views"]) == 3
    true = me.request("POST", f"/api/tables/{at}/branch", {"n": n}).json()["id"]
    assert me.state(true, 1).view == opened["views"][1]
    answer_any(me, true, range(3), rng)
    log = me.log(at, 0, lang="en")
    assert [entry.seq for entry in log] == list(range(1, log[-1].seq + 1))
    assert all(event.news.text for entry in log for event in entry.events or [])


@pytest.mark.slow
@pytest.mark.parametrize("id", REAL)
def test_a_curtain_between_secret_turns(server: Running, id: str) -> None:
    device = server.client()
    seats: list[dict[str, Any]] = [
        {"kind": "me", "pin": "11"},
        {"kind": "hotseat", "name": "Bea", "pin": "22"},
        {"kind": "hotseat", "name": "Cem", "pin": "33"},
    ]
    at = device.create(id, 3, seats).id
    device.start(at)
    rng = random.Random(2)
    for _ in range(12):
        asked = device.state(at, -2).waiting[0].seat
        with pytest.raises(ServerError) as caught:
            device.state(at, asked)
        assert caught.value.type == "locked"
        device.request("POST", f"/api/tables/{at}/seats/{asked}/unlock", {"pin": str(asked + 1) * 2})
        answer_any(device, at, range(asked, asked + 1), rng)
        device.request("POST", f"/api/tables/{at}/lock", {})


@pytest.mark.slow
def test_all_of_it_is_still_true_afterwards(server: Running) -> None:
    """What the evenings above have left in the database is played again."""
    found = verify(server.config.database)
    assert not [game for game in found if game.problem]
