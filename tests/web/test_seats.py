"""What people do at a table besides answering."""

from __future__ import annotations

from typing import Any

import pytest

import hustings
from hustings import wire
from hustings.client import Client, ServerError
from hustings.core.action import Decision
from hustings.core.compound import Branch
from hustings.core.record import read_record
from hustings.core.space import OneOf, Range, Space, Subset, Unit
from hustings.play.replay import Replay
from hustings.table.standing_orders import on_now, resolve, still_on
from tests.laws import question
from tests.web.conftest import Running
from tests.web.players import friends, play_out, wait_for


def post(client: Client, path: str, body: Any = None) -> Any:
    return client.request("POST", path, body or {}).json() if path else None


def refused(client: Client, path: str, body: Any = None, method: str = "POST") -> str:
    with pytest.raises(ServerError) as caught:
        client.request(method, path, body if body is not None else {})
    return f"{caught.value.status} {caught.value.type}"


# -- people --


def test_an_account_keeps_games_across_devices(server: Running) -> None:
    laptop, phone = server.client(), server.client()
    table = laptop.create("pocket", 2)
    user = laptop.register("Ada Lovelace", "correct horse")
    assert not user.guest
    assert laptop.table(table.id).is_owner
    assert phone.login("ada lovelace", "correct horse").id == user.id
    assert [t.id for t in phone.tables("mine")] == [table.id]
    assert (
        refused(phone, "/api/login", {"name": "Ada Lovelace", "password": "wrong horse"})
        == "401 wrong-password"
    )
    assert refused(server.client(), "/api/account", {"name": "ADA LOVELACE", "password": "another one"}) == (
        "409 name-taken"
    )
    cookie = phone.http.cookies["hustings_session"]
    phone.logout()
    phone.http.cookies.set("hustings_session", cookie)
    assert phone.me().user is None


def test_passwords_are_kept_as_argon2(server: Running, person: Client) -> None:
    from functools import partial

    from hustings.web.store import people

    person.register("Grace", "secret enough")
    row = server.inside(server.site.database.read(partial(people.user_by_login, login="grace")))
    assert row is not None
    assert row.password is not None
    assert row.password.startswith("$argon2id$")


# -- talk --


def test_talk_reaches_whom_it_is_for(server: Running) -> None:
    people = [server.client() for _ in range(3)]
    watcher = server.client()
    watcher.rename("Watcher")
    at = friends(*people, visibility="public")
    people[0].talk(at, "to all")
    people[0].talk(at, "to one", [1])
    people[2].talk(at, "to group", [0, 1])

    def heard(client: Client, seat: int) -> list[str | None]:
        return [entry.text for entry in client.log(at, seat) if entry.type == "talk"]

    assert heard(people[0], 0) == ["to all", "to one", "to group"]
    assert heard(people[1], 1) == ["to all", "to one", "to group"]
    assert heard(people[2], 2) == ["to all", "to group"]
    assert heard(watcher, -2) == ["to all"]
    assert refused(watcher, f"/api/tables/{at}/talk", {"text": "me too"}) == "403 forbidden"
    assert refused(people[0], f"/api/tables/{at}/talk", {"text": "x", "to": [7]}) == "422 invalid"
    body = {"text": "once", "key": "same"}
    post(people[0], f"/api/tables/{at}/talk", body)
    post(people[0], f"/api/tables/{at}/talk", body)
    assert heard(watcher, -2) == ["to all", "once"]


# -- stepping back --


def to_meetings(people: list[Client], at: str) -> int:
    """Bid until the meetings begin; whose turn it is."""
    for seat, person in enumerate(people):
        person.answer(at, person.state(at, seat).open[0].id, "bid", [0], seat)
    return people[0].state(at, -2).waiting[0].seat


def test_my_own_harmless_step_can_be_taken_back(server: Running) -> None:
    people = [server.client() for _ in range(2)]
    at = friends(*people)
    turn = to_meetings(people, at)
    mine, theirs = people[turn], people[1 - turn]
    before = mine.state(at, turn)
    mine.answer(at, before.open[0].id, "meetings", [1, 1], turn)
    assert mine.state(at, turn).may_undo
    assert not theirs.state(at, 1 - turn).may_undo
    mine.undo(at, turn)
    after = mine.state(at, turn)
    assert after.view == before.view
    assert [d.space for d in after.open] == [d.space for d in before.open]
    assert not after.may_undo
    mine.answer(at, after.open[0].id, "meetings", [2, 0], turn)
    play_out(dict(enumerate(people)), at)
    assert Replay(read_record(mine.record(at))).run().over


def test_a_sealed_bid_stands_and_after_others_acted_all_must_agree(server: Running) -> None:
    people = [server.client() for _ in range(3)]
    at = friends(*people)
    people[0].answer(at, people[0].state(at).open[0].id, "bid", [3], 0)
    assert refused(people[0], f"/api/tables/{at}/undo", {"seat": 0}) == "409 not-yours-alone"
    for seat in (1, 2):
        people[seat].answer(at, people[seat].state(at).open[0].id, "bid", [1], seat)
    turn = people[0].state(at, -2).waiting[0].seat
    before = people[0].state(at, 0)
    people[turn].answer(at, people[turn].state(at, turn).open[0].id, "meetings", [1, 0], turn)
    then = people[0].state(at, -2).waiting[0].seat
    people[then].answer(at, people[then].state(at, then).open[0].id, "meetings", [0, 1], then)
    assert refused(people[turn], f"/api/tables/{at}/undo", {"seat": turn}) == "409 not-yours-alone"
    people[turn].undo(at, turn, ask=True)
    asked = people[0].state(at, 0).undo_asked
    assert asked is not None
    assert (asked.by, asked.agreed) == (turn, [turn])
    others = [seat for seat in range(3) if seat != turn]
    post(people[others[0]], f"/api/tables/{at}/undo/answer", {"agree": False})
    assert people[0].state(at, 0).undo_asked is None
    people[turn].undo(at, turn, ask=True)
    for seat in others:
        post(people[seat], f"/api/tables/{at}/undo/answer", {"agree": True})
    assert people[0].state(at, 0).view == before.view
    assert [w.seat for w in people[0].state(at, -2).waiting] == [turn]
    play_out(dict(enumerate(people)), at)
    assert Replay(read_record(people[0].record(at))).run().over


def test_a_step_back_survives_forgetting_the_table(server: Running) -> None:
    people = [server.client() for _ in range(2)]
    at = friends(*people)
    turn = to_meetings(people, at)
    before = people[turn].state(at, turn)
    people[turn].answer(at, before.open[0].id, "meetings", [1, 1], turn)
    server.site.service.drop(at)
    assert people[turn].state(at, turn).may_undo
    people[turn].undo(at, turn)
    server.site.service.drop(at)
    assert people[turn].state(at, turn).view == before.view


# -- hands --


def test_a_seat_goes_to_a_bot_and_back_and_the_record_says_so(server: Running) -> None:
    people = [server.client() for _ in range(2)]
    at = friends(*people)
    post(people[1], f"/api/tables/{at}/seats/1/hand", {"to": "bot", "bot": "random"})
    assert people[0].table(at).seats[1].standin
    wait_for(lambda: not any(w.seat == 1 for w in people[0].state(at).waiting))
    decision = people[0].state(at, 0).open[0]
    people[0].answer(at, decision.id, "bid", [1], 0)
    wait_for(lambda: people[0].state(at, 0).open)
    path = f"/api/tables/{at}/decisions/x"
    assert refused(people[1], path, {"kind": "bid", "args": [1], "seat": 1}) == "409 handed-over"
    post(people[1], f"/api/tables/{at}/seats/1/hand", {"to": "me"})
    play_out(dict(enumerate(people)), at)
    record = read_record(people[0].record(at))
    hands = [line.note["hands"]["now"] for line in record.lines if line.note and "hands" in line.note]
    assert hands == ["bot:random", "person"]
    assert Replay(record).run().over


def test_everybody_sees_every_clock(server: Running) -> None:
    people = [server.client() for _ in range(2)]
    at = friends(*people, bots=1, clock={"seconds": 300, "bank": 60, "then": "wait"})
    clocks = people[0].state(at, 0).clocks
    assert [(clock.seat, clock.left, clock.ends is not None) for clock in clocks] == [
        (0, 360, True),
        (1, 360, True),
    ]
    assert clocks[1].ends == people[1].state(at, 1).deadline
    people[1].answer(at, people[1].state(at, 1).open[0].id, "bid", [1], 1)
    assert [clock.ends is None for clock in people[0].state(at, 0).clocks] == [False, True]
    assert people[0].state(friends(*people), 0).clocks == []


# -- standing instructions --


def test_standing_instructions_answer_and_stay_private(server: Running) -> None:
    people = [server.client() for _ in range(2)]
    at = friends(*people)
    orders = {
        "orders": [
            {"kind": "bid", "then": "answer", "args": [2], "once": True},
            {"kind": "card", "then": "pass"},
        ]
    }
    assert [question.kind for question in people[1].state(at, 1).open] == ["bid"]
    said = people[1].request("PUT", f"/api/tables/{at}/seats/1/orders", orders).json()["orders"]
    assert people[1].state(at, 1).open == []  # at once: what was answered before is not asked
    assert [order["kind"] for order in said] == ["card"]
    bid = next(e for e in people[1].log(at, 1) if e.type == "move" and e.seat == 1)
    assert bid.events is not None
    assert bid.events[0].fields == {"seat": 1, "values": [2]}
    kept = people[1].request("GET", f"/api/tables/{at}/seats/1/orders").json()["orders"]
    assert [order["kind"] for order in kept] == ["card"]
    assert refused(people[0], f"/api/tables/{at}/seats/1/orders", method="GET") == "403 forbidden"
    assert "orders" not in people[0].request("GET", f"/api/tables/{at}").text


def test_an_instruction_for_this_phase_ends_with_it(server: Running) -> None:
    """It answers while the phase it was left in goes on; the same question of a later one is asked again."""
    people = [server.client() for _ in range(2)]
    at = friends(*people)
    orders: list[dict[str, Any]] = [
        {"kind": "bid", "then": "answer", "args": [2], "here": True},
        {"kind": "card", "then": "pass"},
        {"kind": "meetings", "then": "answer", "args": [0, 0]},
    ]
    people[0].request("PUT", f"/api/tables/{at}/seats/0/orders", {"orders": orders[1:]})
    kept = people[1].request("PUT", f"/api/tables/{at}/seats/1/orders", {"orders": orders}).json()["orders"]
    assert [bool(order["within"]) for order in kept] == [True, False, False]
    wait_for(lambda: any(e.type == "move" and e.seat == 1 for e in people[1].log(at, 1)))
    play_out({0: people[0]}, at, most=1)  # the other bid; orders answer everything else of this round
    wait_for(lambda: any(w.seat == 1 and w.kind == "bid" for w in people[0].state(at).waiting))
    left = people[1].request("GET", f"/api/tables/{at}/seats/1/orders").json()["orders"]
    assert [order["kind"] for order in left] == ["card", "meetings"]
    assert [question.kind for question in people[1].state(at, 1).open] == ["bid"]


def test_an_instruction_lasts_for_an_auction_or_for_all_of_a_phase() -> None:
    """2006: the polls of a round are one phase of several auctions; media go round the table."""
    game = hustings.game("die-macher-2006", players=3)
    rng = hustings.seeded(5)
    state = game.initial()
    auctions: dict[int, set[str]] = {}
    phases: dict[int, set[str]] = {}
    last = ""
    while asked := game.pending(state):
        decision = asked[0]
        if decision.kind in ("raise", "media"):
            stack = game.view(state, decision.seat).stack
            assert still_on(on_now(stack, True), stack, True)
            assert still_on(on_now(stack, False), stack, False)
            key = state.round * 2 + (decision.kind == "media")
            auctions.setdefault(key, set()).add(on_now(stack, False))
            phases.setdefault(key, set()).add(on_now(stack, True))
            last = on_now(stack, True)
        elif last and decision.seat >= 0 and decision.kind != "publish":  # a poll is bought, then published
            assert not still_on(last, state.stack, True), decision.kind
        game.apply(state, decision.seat, hustings.Action(decision.kind, decision.space.sample(rng)))
    assert {len(names) for names in phases.values()} == {1}
    assert max(len(names) for names in auctions.values()) > 2


@pytest.mark.parametrize(
    ("space", "most", "answer"),
    [
        (Range(0, 9), 4, (1,)),
        (Branch((0, 1), (Unit(), Range(3, 9))), 4, (1, 3)),
        (Branch((0, 1), (Unit(), Range(5, 9))), 4, (0,)),
        (Branch((0,), (Unit(),)), 4, (0,)),
    ],
)
def test_an_order_bids_the_least_that_counts_and_passes_above_its_limit(
    space: Space, most: int, answer: tuple[int, ...]
) -> None:
    """However a game writes its bids: as a number, or as a branch and a number behind it."""
    order = wire.Order(kind="raise", then="bid", most=most)
    assert resolve(order, Decision(0, question("raise"), space)) == answer
    assert resolve(order, Decision(0, question("bid"), space)) is None


def test_an_order_passes_unless_what_matters_can_be_had() -> None:
    order = wire.Order(kind="buy", then="pass", unless=[3, 4])
    assert resolve(order, Decision(0, question("buy"), OneOf((0, 1, 2)))) == (0,)
    assert resolve(order, Decision(0, question("buy"), OneOf((0, 2, 4)))) is None
    assert resolve(wire.Order(kind="buy", then="pass"), Decision(0, question("buy"), OneOf((0, 2, 4)))) == (
        0,
    )
    assert (
        resolve(wire.Order(kind="buy", then="pass"), Decision(0, question("buy"), Subset((0, 1, 2), 0, 1)))
        == ()
    )


# -- hot-seat --


def test_a_pin_keeps_a_seat_closed_on_a_shared_device(server: Running) -> None:
    device = server.client()
    seats = [{"kind": "me", "pin": "1111"}, {"kind": "hotseat", "name": "Bob", "pin": "2222"}]
    at = device.create("pocket", 2, seats).id
    device.start(at)
    assert device.state(at).seat == -2  # the curtain is drawn
    assert refused(device, f"/api/tables/{at}/state?seat=0", method="GET") == "403 locked"
    assert refused(device, f"/api/tables/{at}/seats/0/unlock", {"pin": "9999"}) == "403 wrong-pin"
    device.request("POST", f"/api/tables/{at}/seats/0/unlock", {"pin": "1111"})
    assert device.state(at).seat == 0
    assert refused(device, f"/api/tables/{at}/state?seat=1", method="GET") == "403 locked"
    device.request("POST", f"/api/tables/{at}/seats/1/unlock", {"pin": "2222"})
    assert device.state(at).seat == 1
    assert refused(device, f"/api/tables/{at}/state?seat=0", method="GET") == "403 locked"
    device.request("POST", f"/api/tables/{at}/lock", {})
    assert device.state(at).seat == -2


# -- afterwards --


def test_replay_shows_what_each_seat_saw(server: Running) -> None:
    people = [server.client() for _ in range(2)]
    at = friends(*people)
    seen = {people[0].state(at, 0).n: people[0].state(at, 0).view}
    people[0].answer(at, people[0].state(at).open[0].id, "bid", [3], 0)
    seen[people[0].state(at, 0).n] = people[0].state(at, 0).view
    path = f"/api/tables/{at}/replay"
    for n, view in seen.items():
        assert people[0].request("GET", f"{path}?n={n}&seat=0").json()["view"] == view
    play_out(dict(enumerate(people)), at)
    for n, view in seen.items():
        assert people[1].request("GET", f"{path}?n={n}&seat=0").json()["view"] == view
    last = people[1].request("GET", f"{path}?n={people[1].table(at).n}&seat=-3").json()
    assert len(last["views"]) == 2
    assert last["result"] is not None
    verified = people[1].request("GET", f"/api/tables/{at}/verify").json()
    assert verified["ok"]
    assert verified["receipts"] >= 4


def test_an_analysis_of_a_running_game_resamples_what_is_hidden(server: Running) -> None:
    people = [server.client() for _ in range(3)]
    at = friends(*people, help=True)
    mine = people[0].state(at, 0)
    assert mine.view is not None
    other_hands = set()
    made: dict[str, Any] = {}
    for _ in range(40):  # a hand is two of few cards: it may well be the same several times
        made = people[0].request("POST", f"/api/tables/{at}/branch", {"n": mine.n, "seat": 0}).json()
        assert made["branch_of"] == at
        assert made["mine"] == [0, 1, 2]
        branch = people[0].state(made["id"], 0)
        assert branch.view == mine.view
        view = people[0].state(made["id"], 1).view
        assert view is not None
        other_hands.add(tuple(view["hand"]))
        if len(other_hands) > 1:
            break
    assert len(other_hands) > 1
    play_out(dict.fromkeys(range(3), people[0]), made["id"])
    play_out(dict(enumerate(people)), at)
    true = people[0].request("POST", f"/api/tables/{at}/branch", {"n": mine.n}).json()
    replayed = people[0].request("GET", f"/api/tables/{at}/replay?n={mine.n}&seat=1").json()
    assert people[0].state(true["id"], 1).view == replayed["view"]


def test_records_go_out_and_come_in(server: Running) -> None:
    people = [server.client() for _ in range(2)]
    at = friends(*people)
    play_out(dict(enumerate(people)), at)
    record = people[0].record(at)
    stranger = server.client()
    stranger.me()
    headers = {"X-CSRF-Token": stranger.http.cookies["hustings_csrf"]}
    made = stranger.http.post("/api/import", content=record, headers=headers)
    assert made.status_code == 201
    table = made.json()
    assert (table["status"], table["result"]) == (
        "finished",
        people[0].request("GET", f"/api/tables/{at}").json()["result"],
    )
    assert stranger.record(table["id"]) == record
    headers = {"X-CSRF-Token": stranger.http.cookies["hustings_csrf"]}  # a guest by now
    forged = record.replace(b'"args":[', b'"args":[1,', 1)
    bad = stranger.http.post("/api/import", content=forged, headers=headers)
    assert (bad.status_code, bad.json()["type"]) == (422, "bad-record")


def test_a_rematch_is_one_table_for_all_who_ask(server: Running) -> None:
    people = [server.client() for _ in range(2)]
    at = friends(*people, bots=1)
    play_out({0: people[0], 1: people[1]}, at)
    first = post(people[0], f"/api/tables/{at}/rematch")
    second = post(people[1], f"/api/tables/{at}/rematch")
    assert first["id"] == second["id"]
    assert second["mine"] == [1]
    assert people[1].table(at).rematch == first["id"]
    people[1].join(first["id"], 1)
    started: wire.TableInfo = people[0].start(first["id"])
    assert started.status == "running"


def test_leaving_frees_the_seat_or_calls_a_bot(server: Running) -> None:
    people = [server.client() for _ in range(2)]
    table = people[0].create("pocket", 2, [{"kind": "me"}, {"kind": "open"}], visibility="public")
    people[1].join(table.id)
    people[1].leave(table.id)
    assert people[0].table(table.id).seats[1].kind == "open"
    people[1].join(table.id)
    people[0].start(table.id)
    people[1].leave(table.id)
    assert people[0].table(table.id).seats[1].standin
    gone = people[0].create("pocket", 2)
    people[0].leave(gone.id)
    assert people[0].table(gone.id).status == "closed"
