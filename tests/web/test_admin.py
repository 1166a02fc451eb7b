"""Administration: reports, blocks, mutes, bans, acts on tables, and the log of all of it."""

from __future__ import annotations

import sqlite3
import tempfile
import threading
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest

from hustings.client import Client, ServerError
from hustings.web.config import NO_LIMITS, Config
from hustings.web.middleware import network_of
from hustings.web.moderation import Moderation, overlaps, range_of
from hustings.web.problems import HttpProblem
from hustings.web.store.rows import SanctionRow
from tests.web.conftest import OPEN_LIMITS, Running
from tests.web.players import friends, play_out, wait_for

PASSWORD = "long enough"


def post(client: Client, path: str, body: Any = None) -> Any:
    answer = client.request("POST", path, body if body is not None else {})
    return answer.json() if answer.content else None


def get(client: Client, path: str) -> Any:
    return client.request("GET", path).json()


def refused(client: Client, method: str, path: str, body: Any = None) -> str:
    with pytest.raises(ServerError) as caught:
        client.request(method, path, body if body is not None else {})
    return f"{caught.value.status} {caught.value.type}"


def in_an_hour() -> str:
    return (datetime.now(UTC) + timedelta(hours=1)).isoformat()


def administrator(server: Running, name: str = "Admin") -> Client:
    client = server.client()
    client.register(name, PASSWORD)
    server.inside(server.site.administration.set_role("", name, "admin"))
    return client


def my_id(client: Client) -> str:
    user = client.me().user
    assert user is not None
    return user.id


class Stream:
    """An open event stream; ``ended`` is set when the server ends it."""

    def __init__(self, client: Client, path: str) -> None:
        self.ended = threading.Event()
        self.opened = threading.Event()
        self.status = 0
        self.text = ""
        self.client = client
        threading.Thread(target=self._read, args=(path,), daemon=True).start()
        assert self.opened.wait(10)

    def _read(self, path: str) -> None:
        try:
            with self.client.http.stream("GET", path, timeout=20) as answer:
                self.status = answer.status_code
                for line in answer.iter_lines():
                    self.text += line + "\n"
                    self.opened.set()
        except httpx.HTTPError:
            pass
        self.opened.set()
        self.ended.set()


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Running]:
    """A server of its own: bans must not hit other tests."""
    running = Running(
        Config(database=str(tmp_path / "site.db"), limits=OPEN_LIMITS, heartbeat=0.1, bot="random")
    ).start()
    yield running
    running.stop()


@pytest.fixture
def admin(site: Running) -> Client:
    return administrator(site)


# -- roles --


def test_a_role_counts_at_once_and_ends_at_once(site: Running) -> None:
    person = site.client()
    person.register("Ada", PASSWORD)
    assert not person.me().admin
    assert refused(person, "GET", "/api/admin/log") == "403 forbidden"
    site.inside(site.site.administration.set_role("", "Ada", "admin"))
    assert person.me().admin
    assert get(person, "/api/admin/log")[0]["action"] == "grant"
    site.inside(site.site.administration.set_role("", "Ada", ""))
    assert refused(person, "GET", "/api/admin/log") == "403 forbidden"


def test_a_guest_cannot_be_an_administrator(site: Running) -> None:
    guest = site.client()
    guest.rename("Guest")
    with pytest.raises(HttpProblem):
        site.inside(site.site.administration.set_role("", my_id(guest), "admin"))


# -- an administrator is a spectator --


def test_an_administrator_sees_no_hidden_cards_and_no_whispers(site: Running, admin: Client) -> None:
    people = [site.client() for _ in range(3)]
    at = friends(*people)
    post(people[0], f"/api/tables/{at}/talk", {"text": "only for you", "to": [1]})
    post(people[0], f"/api/tables/{at}/talk", {"text": "for everybody"})
    assert people[2].state(at, -2).view == admin.state(at).view
    assert admin.state(at).seat == -2
    for path in ("state", "text", "log", "replay", "events"):
        assert refused(admin, "GET", f"/api/tables/{at}/{path}?seat=0") == "403 forbidden"
    said = [entry.text for entry in admin.log(at) if entry.type == "talk"]
    assert said == ["for everybody"]
    stream = Stream(admin, f"/api/tables/{at}/events?since=0")
    post(people[0], f"/api/tables/{at}/talk", {"text": "again only for you", "to": [1]})
    post(people[0], f"/api/tables/{at}/talk", {"text": "again for everybody"})
    wait_for(lambda: "again for everybody" in stream.text)
    assert "only for you" not in stream.text
    assert refused(admin, "GET", f"/api/tables/{at}/links") == "403 forbidden"
    assert refused(admin, "POST", f"/api/tables/{at}/start") == "403 forbidden"


# -- reports --


def test_a_report_shows_what_was_said_around_it(site: Running, admin: Client) -> None:
    people = [site.client() for _ in range(3)]
    at = friends(*people)
    for text, to in (("good evening", []), ("you fool", []), ("a secret of two", [2]), ("pst", [1])):
        post(people[0], f"/api/tables/{at}/talk", {"text": text, "to": to})
    rude = next(entry for entry in people[1].log(at, 1) if entry.text == "you fool")
    post(people[1], "/api/reports", {"kind": "talk", "table": at, "entry": rude.seq, "reason": "Rude"})
    post(people[0], f"/api/tables/{at}/talk", {"text": "said later"})
    (report,) = get(admin, "/api/admin/reports")
    assert (report["subject"], report["reporter"]) == (my_id(people[0]), my_id(people[1]))
    assert (report["kind"], report["entry"], report["reason"]) == ("talk", rude.seq, "Rude")
    # The whisper between the others is not shown, the one to the reporter is.
    assert [line["text"] for line in report["talk"]] == ["good evening", "you fool", "pst"]
    done = post(admin, f"/api/admin/reports/{report['id']}", {"note": "Spoke to them"})
    assert (done["note"], done["resolved_by"]) == ("Spoke to them", "Admin")
    assert get(admin, "/api/admin/reports") == []
    assert [each["id"] for each in get(admin, "/api/admin/reports?resolved=true")] == [report["id"]]
    log = get(admin, "/api/admin/log")[0]
    assert (log["action"], log["subject"], log["actor_name"]) == (
        "resolve",
        f"report:{report['id']}",
        "Admin",
    )


def test_who_may_report_what(site: Running, admin: Client) -> None:
    people = [site.client() for _ in range(3)]
    at = friends(*people, bots=1)
    post(people[0], f"/api/tables/{at}/talk", {"text": "a secret of two", "to": [1]})
    whisper = next(entry for entry in people[1].log(at, 1) if entry.type == "talk")
    talk = {"kind": "talk", "table": at, "whisper": whisper.whisper, "reason": "x"}
    assert refused(people[2], "POST", "/api/reports", talk) == "404 not-found"  # never heard it
    assert refused(people[0], "POST", "/api/reports", talk) == "422 invalid"  # said it
    assert refused(admin, "POST", "/api/reports", talk) == "404 not-found"
    post(people[1], "/api/reports", talk)
    bot = {"kind": "person", "table": at, "seat": 3, "reason": "x"}
    assert refused(people[0], "POST", "/api/reports", bot) == "422 invalid"
    move = {"kind": "talk", "table": at, "entry": 1, "reason": "x"}
    assert refused(people[0], "POST", "/api/reports", move) == "404 not-found"
    post(people[1], "/api/reports", {"kind": "table", "table": at, "reason": "Its name"})
    assert {each["subject"] for each in get(admin, "/api/admin/reports")} == {my_id(people[0])}


def test_reports_are_limited_per_person(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, reports=(2, 1))
    running = Running(Config(database=str(tmp_path / "r.db"), limits=limits, bot="random")).start()
    try:
        people = [running.client() for _ in range(3)]
        at = friends(*people)
        wish = {"kind": "person", "table": at, "seat": 0, "reason": "x"}
        for _ in range(2):
            post(people[1], "/api/reports", wish)
        assert refused(people[1], "POST", "/api/reports", wish) == "429 too-many"
        post(people[2], "/api/reports", wish)
    finally:
        running.stop()


# -- blocks --


def test_whom_i_blocked_does_not_sit_down_at_my_tables(site: Running) -> None:
    host, pest = site.client(), site.client()
    for client in (host, pest):
        client.rename("Somebody")
    table = host.create("pocket", 2, [{"kind": "me"}, {"kind": "link"}])
    link = host.links(table.id).seats["1"]
    assert [user["id"] for user in post(host, "/api/me/blocks", {"user": my_id(pest)})] == [my_id(pest)]
    assert [user["id"] for user in get(host, "/api/me/blocks")] == [my_id(pest)]
    assert refused(pest, "POST", f"/api/join/{link}") == "403 forbidden"
    opened = host.create("pocket", 2, [{"kind": "me"}, {"kind": "open"}], visibility="public")
    assert refused(pest, "POST", f"/api/tables/{opened.id}/join") == "403 forbidden"
    assert host.request("DELETE", f"/api/me/blocks/{my_id(pest)}").json() == []
    pest.join(opened.id)
    assert refused(host, "POST", "/api/me/blocks", {"user": my_id(host)}) == "422 invalid"


def test_whom_i_blocked_does_not_seat_me_at_a_rematch(site: Running) -> None:
    people = [site.client() for _ in range(2)]
    at = friends(*people)
    play_out(dict(enumerate(people)), at)
    post(people[0], "/api/me/blocks", {"user": my_id(people[1])})
    again = post(people[1], f"/api/tables/{at}/rematch")
    assert [seat["kind"] for seat in again["seats"]] == ["link", "human"]
    assert my_id(people[0]) not in str(again["seats"])
    assert set(people[1].links(again["id"]).seats) == {"0"}


# -- mutes --


def test_a_muted_person_does_not_talk_until_the_end(site: Running, admin: Client) -> None:
    people = [site.client() for _ in range(2)]
    at = friends(*people)
    until = in_an_hour()
    wish = {"kind": "mute", "user": my_id(people[0]), "until": until, "reason": "Insults"}
    mute = post(admin, "/api/admin/sanctions", wish)
    with pytest.raises(ServerError) as caught:
        people[0].request("POST", f"/api/tables/{at}/talk", {"text": "Hello"})
    problem = caught.value.problem
    assert (problem.status, problem.type, problem.until[:16]) == (403, "muted", until[:16])
    assert "Insults" in problem.detail
    post(people[1], f"/api/tables/{at}/talk", {"text": "Hello"})
    people[0].answer(at, people[0].state(at, 0).open[0].id, "bid", [1], 0)  # playing goes on
    post(admin, f"/api/admin/sanctions/{mute['id']}/lift", {"reason": "Enough"})
    post(people[0], f"/api/tables/{at}/talk", {"text": "Hello"})
    assert [each["action"] for each in get(admin, "/api/admin/log")[:2]] == ["lift-mute", "mute"]


def test_sanctions_end_by_themselves() -> None:
    moderation = Moderation(None)  # type: ignore[arg-type]
    row = SanctionRow(1, "ban", None, "10.0.0.0/8", "2000-01-01T00:00:00.000000Z", "", "")
    moderation.networks = [(range_of("10.0.0.0/8"), row)]
    assert moderation.ban_at("10.1.2.3") is None
    row.until = "2999-01-01T00:00:00.000000Z"
    moderation.known.clear()
    assert moderation.ban_at("10.1.2.3") is row
    row.until = "2000-01-01T00:00:00.000000Z"  # over while it was known
    assert moderation.ban_at("10.1.2.3") is None


# -- bans --


def test_a_banned_account_is_signed_out_everywhere_and_not_let_in(site: Running, admin: Client) -> None:
    laptop, phone, host = site.client(), site.client(), site.client()
    laptop.register("Pest", PASSWORD)
    phone.login("Pest", PASSWORD)
    at = friends(host, laptop)
    streams = [Stream(client, f"/api/tables/{at}/events?since=0") for client in (laptop, phone)]
    assert {stream.status for stream in streams} == {200}
    until = in_an_hour()
    ban = post(
        admin,
        "/api/admin/sanctions",
        {"kind": "ban", "user": my_id(laptop), "until": until, "reason": "Cheating"},
    )
    assert all(stream.ended.wait(1) for stream in streams)
    assert laptop.me().user is None
    assert phone.me().user is None
    with pytest.raises(ServerError) as caught:
        phone.login("Pest", PASSWORD)
    problem = caught.value.problem
    assert (problem.status, problem.type, problem.until[:16]) == (403, "banned", until[:16])
    assert problem.detail.startswith(f"you are banned until {until[:10]}")
    assert refused(phone, "POST", "/api/login", {"name": "Pest", "password": "is wrong"}) == (
        "401 wrong-password"
    )
    post(admin, f"/api/admin/sanctions/{ban['id']}/lift", {"reason": "A mistake"})
    phone.login("Pest", PASSWORD)
    assert phone.table(at).mine == [1]


def test_a_banned_guest_is_refused_and_told_why(site: Running, admin: Client) -> None:
    guest, host = site.client(), site.client()
    at = friends(host, guest)
    stream = Stream(guest, f"/api/tables/{at}/events?since=0")
    whom = my_id(guest)
    post(admin, "/api/admin/sanctions", {"kind": "ban", "user": whom, "reason": "Spam"})
    assert stream.ended.wait(1)
    assert refused(guest, "GET", "/api/me") == "403 banned"
    assert refused(guest, "POST", f"/api/tables/{at}/decisions/1.1.bid", {"kind": "bid", "args": [1]}) == (
        "403 banned"
    )
    assert get(guest, "/api/legal") == []  # who runs this is for everybody to know
    assert host.table(at).seats[1].user == whom


def test_the_bots_of_a_banned_keeper_are_shut_out(site: Running, admin: Client) -> None:
    keeper = site.client()
    keeper.register("Keeper", PASSWORD)
    bot = site.client(token=keeper.new_bot_account("Robot").token)
    table = bot.create("pocket", 2)
    stream = Stream(bot, f"/api/tables/{table.id}/events?since=0")
    ban = post(admin, "/api/admin/sanctions", {"kind": "ban", "user": my_id(keeper), "reason": "Flooding"})
    assert stream.ended.wait(1)
    assert refused(bot, "GET", "/api/me") == "403 banned"
    post(admin, f"/api/admin/sanctions/{ban['id']}/lift")
    assert my_id(bot)


def test_an_address_range_is_shut_out(tmp_path: Path) -> None:
    running = Running(
        Config(
            database=str(tmp_path / "a.db"), limits=OPEN_LIMITS, trust_proxy=True, heartbeat=0.1, bot="random"
        )
    ).start()
    try:
        admin, inside, outside, sixth = (running.client() for _ in range(4))
        for client, address in (
            (admin, "192.0.2.1"),
            (inside, "203.0.113.77"),
            (outside, "203.0.114.1"),
            (sixth, "2001:db8:1::7"),
        ):
            client.http.headers["X-Forwarded-For"] = address
        admin.register("Admin", PASSWORD)
        running.inside(running.site.administration.set_role("", "Admin", "admin"))
        at = friends(outside, inside, sixth)
        streams = [Stream(client, f"/api/tables/{at}/events?since=0") for client in (inside, sixth, outside)]
        (found,) = get(admin, f"/api/admin/people?q={my_id(inside)}")
        assert found["addresses"] == ["203.0.113.77"]
        wish = {"kind": "ban", "network": "203.0.113.9/24", "reason": "Attack", "until": in_an_hour()}
        ban = post(admin, "/api/admin/sanctions", wish)
        assert ban["network"] == "203.0.113.0/24"
        post(admin, "/api/admin/sanctions", {**wish, "network": "2001:db8::/32"})
        assert streams[0].ended.wait(1)
        assert streams[1].ended.wait(1)
        assert refused(inside, "GET", "/api/me") == "403 banned"
        assert refused(sixth, "GET", "/api/games") == "403 banned"
        assert outside.me().user is not None
        assert not streams[2].ended.is_set()
        inside.http.headers["X-Forwarded-For"] = "::ffff:203.0.113.5"
        assert refused(inside, "GET", "/api/me") == "403 banned"
        assert refused(admin, "POST", "/api/admin/sanctions", {**wish, "network": "192.0.2.0/24"}) == (
            "409 conflict"
        )
        for wrong in ("nonsense", "0.0.0.0/0", "::/8", "1.2.3.4/33"):
            assert refused(admin, "POST", "/api/admin/sanctions", {**wish, "network": wrong}) == "422 invalid"
        admin.http.headers["X-Forwarded-For"] = "203.0.113.1"  # an administrator gets in all the same
        post(admin, f"/api/admin/sanctions/{ban['id']}/lift")
        assert inside.me().user is not None
        assert [each["subject"] for each in get(admin, "/api/admin/log")[:3]] == [
            "network:203.0.113.0/24",
            "network:2001:db8::/32",
            "network:203.0.113.0/24",
        ]
    finally:
        running.stop()


def test_odd_addresses() -> None:
    for address, network, inside in (
        ("[2001:db8::1]", "2001:db8::/32", True),
        ("2001:db8::1", "2001:db8::7/128", True),  # one household
        ("2001:db8::1", "2001:db8:0:1::/64", False),
        ("::ffff:10.0.0.1", "10.0.0.0/8", True),
        ("10.0.0.1", "10.0.0.1/32", True),
        ("10.0.0.1", "2001::/16", False),
        ("unix:", "10.0.0.0/8", False),
        ("", "10.0.0.0/8", False),
    ):
        assert overlaps(network_of(address), range_of(network)) == inside, address


def test_administrators_do_not_ban_each_other(site: Running, admin: Client) -> None:
    other = administrator(site, "Other")
    wish = {"kind": "ban", "user": my_id(other), "reason": "Quarrel"}
    assert refused(admin, "POST", "/api/admin/sanctions", wish) == "409 conflict"
    for wrong in (
        {"kind": "ban", "reason": "x"},
        {"kind": "ban", "user": my_id(other), "network": "10.0.0.0/8", "reason": "x"},
        {"kind": "mute", "network": "10.0.0.0/8", "reason": "x"},
        {"kind": "ban", "network": "10.0.0.0/8", "reason": "x", "until": "2001-01-01T00:00:00Z"},
    ):
        assert refused(admin, "POST", "/api/admin/sanctions", wrong) == "422 invalid"
    assert refused(admin, "POST", "/api/admin/sanctions", {**wish, "reason": ""}) == "400 invalid"
    assert refused(admin, "POST", "/api/admin/sanctions", {**wish, "user": "no-such"}) == "404 not-found"


# -- tables --


def test_an_ended_table_stands_still(site: Running, admin: Client) -> None:
    people = [site.client() for _ in range(2)]
    at = friends(*people, bots=1, clock={"seconds": 60, "bank": 0, "then": "bot"})
    stream = Stream(people[0], f"/api/tables/{at}/events?since=0")
    open_ = people[0].state(at, 0).open[0]
    ended = post(admin, f"/api/admin/tables/{at}", {"action": "end", "reason": "Abuse"})
    assert ended["status"] == "closed"
    wait_for(lambda: '"closed"' in stream.text)
    closed = next(entry for entry in people[0].log(at, 0) if entry.type == "closed")
    assert closed.by == "administrator"
    state = people[0].state(at, 0)
    assert (state.open, state.waiting, state.deadline) == ([], [], None)
    row = site.inside(site.site.service.table(at)).row
    assert (row.bot_due, row.deadline) == (None, None)
    body = {"kind": "bid", "args": [1], "seat": 0}
    assert refused(people[0], "POST", f"/api/tables/{at}/decisions/{open_.id}", body) == "409 stale-decision"
    assert refused(admin, "POST", f"/api/admin/tables/{at}", {"action": "end"}) == "409 conflict"
    log = get(admin, "/api/admin/log")
    assert [(each["action"], each["subject"], each["reason"]) for each in log][:1] == [
        ("end", f"table:{at}", "Abuse")
    ]
    assert [each["action"] for each in log].count("end") == 1  # what was refused was not done


def test_a_hidden_table_is_found_by_its_address_alone(site: Running, admin: Client) -> None:
    host, passer_by = site.client(), site.client()
    at = host.create("pocket", 2, [{"kind": "me"}, {"kind": "open"}], visibility="public").id
    assert [table.id for table in passer_by.tables("lobby")] == [at]
    post(admin, f"/api/admin/tables/{at}", {"action": "hide"})
    assert passer_by.tables("lobby") == []
    assert [table.id for table in host.tables("mine")] == [at]
    host.request("PUT", f"/api/tables/{at}/visibility", {"visibility": "private"})
    host.request("PUT", f"/api/tables/{at}/visibility", {"visibility": "public"})
    assert passer_by.tables("lobby") == []  # its owner cannot show it again
    assert passer_by.table(at).id == at
    host.start(at, fill="random")
    assert passer_by.tables("running") == []
    post(admin, f"/api/admin/tables/{at}", {"action": "show"})
    assert [table.id for table in passer_by.tables("running")] == [at]


def test_a_removed_table_is_for_administrators_until_it_is_restored(site: Running, admin: Client) -> None:
    people = [site.client() for _ in range(2)]
    at = friends(*people, bots=1, visibility="public")
    watch = people[0].links(at).watch
    streams = [Stream(people[0], f"/api/tables/{at}/events?since=0&seat=0")]
    streams.append(Stream(site.client(), f"/api/tables/{at}/events?since=0"))
    before = people[1].state(at, 1)
    post(admin, f"/api/admin/tables/{at}", {"action": "remove", "reason": "Its name"})
    assert all(stream.ended.wait(1) for stream in streams)
    for client in (*people, site.client()):
        for path in ("", "/state", "/log", "/events", "/replay"):
            assert refused(client, "GET", f"/api/tables/{at}{path}") == "404 not-found"
    assert refused(site.client(), "GET", f"/api/join/{watch}") == "404 not-found"
    assert people[0].tables("mine") == []
    assert admin.table(at).status == "closed"
    (found,) = get(admin, f"/api/admin/tables?q={at}")
    assert (found["moderation"], found["status"]) == ("removed", "closed")
    post(admin, f"/api/admin/tables/{at}", {"action": "restore"})
    assert people[1].state(at, 1).view == before.view
    play_out(dict(enumerate(people)), at)
    assert people[0].table(at).status == "finished"
    post(admin, f"/api/admin/tables/{at}", {"action": "remove"})
    assert refused(people[0], "GET", f"/api/tables/{at}/record") == "404 not-found"
    assert admin.record(at)  # it is kept
    post(admin, f"/api/admin/tables/{at}", {"action": "restore"})
    assert people[0].table(at).status == "finished"


def test_an_absent_player_is_replaced_by_a_bot(site: Running, admin: Client) -> None:
    people = [site.client() for _ in range(2)]
    at = friends(*people)
    stream = Stream(people[1], f"/api/tables/{at}/events?since=0&seat=1")
    answer = post(admin, f"/api/admin/tables/{at}/seats", {"seat": 1, "to": "bot", "bot": "random"})
    assert (answer["table"]["seats"][1]["kind"], answer["link"]) == ("bot", "")
    assert stream.ended.wait(1)
    assert refused(people[1], "GET", f"/api/tables/{at}/state?seat=1") == "404 not-found"
    play_out({0: people[0]}, at)
    assert people[0].table(at).status == "finished"
    note = [entry for entry in people[0].log(at, 0) if entry.type == "seat"][-1]
    assert (note.by, note.now) == ("administrator", "bot:random")


def test_an_absent_player_is_replaced_by_a_person(site: Running, admin: Client) -> None:
    people = [site.client() for _ in range(2)]
    newcomer = site.client()
    at = friends(*people)
    view = people[1].state(at, 1).view
    stream = Stream(people[1], f"/api/tables/{at}/events?since=0&seat=1")
    link = post(admin, f"/api/admin/tables/{at}/seats", {"seat": 1, "to": "link"})["link"]
    assert stream.ended.wait(1)
    post(newcomer, f"/api/join/{link}", {"name": "Late", "nonce": "ab"})
    assert newcomer.state(at, 1).view == view
    assert refused(people[1], "POST", f"/api/join/{link}") == "404 not-found"
    seat = people[0].table(at).seats[1]
    assert (seat.kind, seat.name, seat.standin) == ("human", "Late", False)
    play_out({0: people[0], 1: newcomer}, at)
    assert people[0].request("GET", f"/api/tables/{at}/verify").json()["ok"]
    assert refused(admin, "POST", f"/api/admin/tables/{at}/seats", {"seat": 1, "to": "link"}) == (
        "409 conflict"
    )
    assert refused(admin, "POST", f"/api/admin/tables/{at}/seats", {"seat": 9, "to": "link"}) == (
        "404 not-found"
    )


def test_links_are_revoked(site: Running, admin: Client) -> None:
    host, watcher = site.client(), site.client()
    table = host.create("pocket", 2, [{"kind": "me"}, {"kind": "link"}])
    old = host.links(table.id)
    watcher.accept(old.watch)
    stream = Stream(watcher, f"/api/tables/{table.id}/events?since=0")
    post(admin, f"/api/admin/tables/{table.id}", {"action": "revoke-links"})
    assert stream.ended.wait(1)
    new = host.links(table.id)
    assert new.seats["1"] != old.seats["1"]
    for token in (old.seats["1"], old.watch):
        assert refused(site.client(), "GET", f"/api/join/{token}") == "404 not-found"
    post(admin, f"/api/tables/{table.id}/links", {"seat": 1})
    assert host.links(table.id).seats["1"] != new.seats["1"]
    actions = [(each["action"], each["detail"]) for each in get(admin, "/api/admin/log")[:2]]
    assert actions == [("revoke-links", "1"), ("revoke-links", "")]


def test_tables_and_people_are_found(site: Running, admin: Client) -> None:
    host = site.client()
    host.rename("Grace 100%")
    tables = [host.create("pocket", 2).id for _ in range(2)]
    found = get(admin, f"/api/admin/tables?q={my_id(host)}")
    assert [table["id"] for table in found] == tables[::-1]
    assert found[0]["owner_name"] == "Grace 100%"
    assert [user["id"] for user in get(admin, "/api/admin/people?q=GRACE 100%25")] == [my_id(host)]
    assert get(admin, "/api/admin/people?q=100%25%25") == []
    assert refused(admin, "GET", "/api/admin/people?q=a%00b") == "422 invalid"
    assert "seed" not in str(found)
    assert "token" not in str(found)


def test_the_audit_log_is_read_by_pages(site: Running, admin: Client) -> None:
    host = site.client()
    at = host.create("pocket", 2).id
    for turn in range(30):
        post(admin, f"/api/admin/tables/{at}", {"action": "hide", "reason": f"{turn}"})
        post(admin, f"/api/admin/tables/{at}", {"action": "show"})
    first = get(admin, "/api/admin/log")
    rest = get(admin, f"/api/admin/log?before={first[-1]['id']}")
    ids = [each["id"] for each in first + rest]
    assert ids == sorted(ids, reverse=True)
    assert len(set(ids)) == 61  # with the role that was granted
    assert rest[-1]["action"] == "grant"
    assert rest[-1]["actor_name"] == ""


# -- imprint and privacy --


def test_imprint_and_privacy_come_from_files(tmp_path: Path) -> None:
    folder = tmp_path / "legal"
    folder.mkdir()
    (folder / "imprint.md").write_text("# Imprint\n\nAda", "utf-8")
    (folder / "imprint.de.md").write_text("# Impressum\n\nAda", "utf-8")
    (folder / "secret.md").write_text("x", "utf-8")
    config = Config(database=str(tmp_path / "l.db"), limits=OPEN_LIMITS, legal=str(folder), bot="random")
    running = Running(config).start()
    try:
        reader = running.client()
        assert get(reader, "/api/legal") == [{"name": "imprint", "languages": ["", "de"]}]
        assert get(reader, "/api/legal/imprint?lang=de")["text"].startswith("# Impressum")
        for lang in ("", "en", "fr"):
            told = get(reader, f"/api/legal/imprint?lang={lang}")
            assert (told["language"], told["text"]) == ("", "# Imprint\n\nAda")
        for name in ("privacy", "secret", "..%2Fsecret"):
            assert refused(reader, "GET", f"/api/legal/{name}") == "404 not-found"
    finally:
        running.stop()


# -- from outside --


def test_a_running_server_notes_what_is_changed_in_its_file(site: Running, tmp_path: Path) -> None:
    """On SQLite nobody tells it: it looks."""
    from hustings.web.local_administration import LocalAdministration

    people = [site.client() for _ in range(2)]
    people[1].register("Pest", PASSWORD)
    at = friends(*people)
    other = people[0].create("pocket", 2).id
    streams = [Stream(client, f"/api/tables/{at}/events?since=0") for client in people]

    with LocalAdministration(str(tmp_path / "site.db")) as outside:
        outside.run(lambda it: it.table("", at, "end", "Abuse"))
    wait_for(lambda: '"closed"' in streams[0].text, 2)
    assert people[0].state(at, 0).open == []
    people[0].rename("Still here")  # the server's own changes go on
    with LocalAdministration(str(tmp_path / "site.db")) as outside:
        pest = outside.run(lambda it: it.find("Pest"))
        outside.run(lambda it: it.sanction("", "ban", pest, None, "Spam"))
        outside.run(lambda it: it.table("", other, "remove", ""))
    assert streams[1].ended.wait(2)
    wait_for(lambda: _gone(people[0], other), 2)
    assert people[1].me().user is None


def _gone(client: Client, table: str) -> bool:
    return client.http.get(f"/api/tables/{table}").status_code == 404


@pytest.fixture(scope="module")
def pg() -> Iterator[Any]:
    from tests.web.storm import postgres

    with tempfile.TemporaryDirectory(prefix="hustings-pg-") as name:
        Path(name).chmod(0o755)
        with postgres(Path(name) / "data") as server:
            yield server


@pytest.mark.slow
def test_every_process_hears_of_it(pg: Any) -> None:
    """Bans of people and ranges, ended and removed tables, replaced players: in the process that did not do it."""
    config = Config(
        database=pg.get_uri(), limits=OPEN_LIMITS, trust_proxy=True, heartbeat=0.1, bots=0, bot="random"
    )
    here, there = Running(config).start(), Running(config).start()
    try:
        admin = administrator(here)
        people = [there.client() for _ in range(3)]
        people[1].register("Pest", PASSWORD)
        people[2].http.headers["X-Forwarded-For"] = "203.0.113.7"
        at = friends(*people)
        streams = [Stream(client, f"/api/tables/{at}/events?since=0") for client in people]
        post(admin, "/api/admin/sanctions", {"kind": "ban", "user": my_id(people[1]), "reason": "Spam"})
        assert streams[1].ended.wait(1)
        assert refused(people[1], "POST", "/api/login", {"name": "Pest", "password": PASSWORD}) == (
            "403 banned"
        )
        wish = {"kind": "ban", "network": "203.0.113.0/24", "reason": "Spam"}
        ban = post(admin, "/api/admin/sanctions", wish)
        assert streams[2].ended.wait(1)
        assert refused(people[2], "GET", "/api/me") == "403 banned"
        post(admin, f"/api/admin/sanctions/{ban['id']}/lift")
        wait_for(lambda: people[2].http.get("/api/me").status_code == 200, 2)
        post(admin, "/api/admin/sanctions", {"kind": "mute", "user": my_id(people[0]), "reason": "Spam"})
        talk = f"/api/tables/{at}/talk"
        wait_for(lambda: "muted" in _said(people[0], talk), 2)
        again = Stream(people[2], f"/api/tables/{at}/events?since=0&seat=2")
        post(admin, f"/api/admin/tables/{at}/seats", {"seat": 2, "to": "link"})
        assert again.ended.wait(1)
        post(admin, f"/api/admin/tables/{at}", {"action": "remove"})
        assert streams[0].ended.wait(1)
        assert refused(people[0], "GET", f"/api/tables/{at}") == "404 not-found"
        # A role that is taken away in one process is gone in the other.
        here.inside(here.site.administration.set_role("", "Admin", ""))
        elsewhere = there.client()
        elsewhere.login("Admin", PASSWORD)
        assert refused(elsewhere, "GET", "/api/admin/log") == "403 forbidden"
    finally:
        here.stop()
        there.stop()


def _said(client: Client, path: str) -> str:
    try:
        client.request("POST", path, {"text": "Hello"})
    except ServerError as error:
        return error.type
    return ""


@pytest.mark.slow
def test_the_command_line_reaches_every_process(pg: Any) -> None:
    from hustings.web.local_administration import LocalAdministration

    server = Running(Config(database=pg.get_uri(), limits=OPEN_LIMITS, heartbeat=0.1, bot="random")).start()
    try:
        person = server.client()
        person.register("Nuisance", PASSWORD)
        at = person.create("pocket", 2, [{"kind": "me"}, {"kind": "open"}], visibility="public").id
        stream = Stream(person, f"/api/tables/{at}/events?since=0")
        with LocalAdministration(pg.get_uri()) as outside:
            whom = outside.run(lambda it: it.find("nuisance"))
            outside.run(lambda it: it.sanction("", "ban", whom, None, "Spam"))
            outside.run(lambda it: it.table("", at, "end", ""))
        assert stream.ended.wait(1)
        wait_for(lambda: server.client().table(at).status == "closed", 2)
    finally:
        server.stop()


def test_the_audit_log_only_grows(site: Running, admin: Client, tmp_path: Path) -> None:
    """Whatever is done, the rows that were there stay as they were."""
    host = site.client()
    at = host.create("pocket", 2).id

    def rows() -> list[tuple[Any, ...]]:
        with sqlite3.connect(tmp_path / "site.db") as raw:
            return raw.execute("SELECT * FROM audit ORDER BY id").fetchall()

    known = rows()
    for action in ("hide", "show", "end", "remove", "restore", "revoke-links"):
        post(admin, f"/api/admin/tables/{at}", {"action": action})
        assert rows()[: len(known)] == known
        assert len(rows()) == len(known) + 1
        known = rows()
