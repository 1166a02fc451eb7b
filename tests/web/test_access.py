"""Every endpoint as nobody, stranger, watcher, other seat, seat, owner and administrator; and the gate they all pass."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from hustings.client import Client, ServerError
from hustings.web.config import Config, Limits
from tests.web.conftest import OPEN_LIMITS, Running
from tests.web.players import friends, play_out

ROLES = ("nobody", "stranger", "watcher", "other", "seat", "owner", "admin")


@dataclass
class Place:
    """A private table with an owner on seat 0, the seat on 1, another on 2, and a watcher."""

    id: str
    decision: str
    bot: str
    link: str
    watch: str
    record: bytes


Ask = Callable[[Place], tuple[str, Any]]  # path and body


@dataclass
class Case:
    route: str
    ask: Ask
    answers: str  # one status for each role; the administrator may be left out where it is plain
    finished: bool = False
    gathering: bool = False
    passing: bool = False  # the end of whoever asks


def get(path: str, answers: str, **more: Any) -> Case:
    return Case(f"GET {path.split('?', 1)[0]}", lambda p: (path.format(**vars(p)), None), answers, **more)


def post(path: str, body: Any, answers: str, method: str = "POST", **more: Any) -> Case:
    return Case(
        f"{method} {path.split('?', 1)[0]}",
        lambda p: (path.format(**vars(p)), _filled(body, p)),
        answers,
        **more,
    )


def _filled(body: Any, place: Place) -> Any:
    """With the id of the table where a body names it."""
    return {**body, "table": place.id} if isinstance(body, dict) and "table" in body else body


T = "/api/tables/{id}"
READ = "404 404 200 200 200 200 200"  # an administrator is a spectator everywhere
MINE = "404 404 403 403 200 403 403"  # seat 1 only
ACT = "404 404 403 200 200 200 403"
TAUGHT = "404 404 403 404 404 404 403"  # whoever has a seat finds that there is no lesson here
OWN = "404 404 403 403 403 200 403"
ADMIN = "401 403 403 403 403 403 200"

NO_BROWSER = {"endpoint": "https://push.example.org/x", "keys": {"p256dh": "x", "auth": "x"}}

CASES = [
    # what is for everybody
    get("/api/me", "200 200 200 200 200 200"),
    post("/api/me", {"name": "Somebody"}, "200 200 200 200 200 200"),
    get("/api/games", "200 200 200 200 200 200"),
    get("/api/puzzles", "200 200 200 200 200 200"),
    get("/api/puzzle-of-the-day", "200 200 200 200 200 200"),
    Case("GET /api/puzzles/{puzzle}", lambda p: ("/api/puzzles/no", None), "404 404 404 404 404 404"),
    Case(
        "POST /api/puzzles/{puzzle}", lambda p: ("/api/puzzles/no", {"args": [0]}), "404 404 404 404 404 404"
    ),
    Case(
        "POST /api/puzzles/{puzzle}/steps",
        lambda p: ("/api/puzzles/no/steps", {"prefix": []}),
        "404 404 404 404 404 404",
    ),
    Case(
        "POST /api/puzzles/{puzzle}/preview",
        lambda p: ("/api/puzzles/no/preview", {"prefix": []}),
        "404 404 404 404 404 404",
    ),
    get("/api/lessons", "200 200 200 200 200 200"),
    post("/api/lessons", {"game": "pocket"}, "200 200 200 200 200 200"),
    get("/api/bots", "200 200 200 200 200 200"),
    Case(
        "GET /api/games/{game}/things",
        lambda p: ("/api/games/pocket/things", None),
        "200 200 200 200 200 200",
    ),
    Case(
        "GET /api/games/{game}/overview",
        lambda p: ("/api/games/pocket/overview", None),
        "200 200 200 200 200 200",
    ),
    Case(
        "GET /api/games/{game}/coach", lambda p: ("/api/games/pocket/coach", None), "200 200 200 200 200 200"
    ),
    post("/api/tables", {"game": "pocket", "players": 2}, "201 201 201 201 201 201"),
    get("/api/tables?scope=lobby", "200 200 200 200 200 200"),
    get("/api/tables?scope=mine", "401 200 200 200 200 200"),
    post("/api/login", {"name": "no such", "password": "password"}, "401 401 401 401 401 401"),
    post("/api/account", {"name": "", "password": "x"}, "400 400 400 400 400 400"),
    post("/api/logout", {}, "204 204 204 204 204 204", passing=True),
    post("/api/recover", {"name": "no", "code": "no", "password": "password"}, "401 401 401 401 401 401"),
    post("/api/recover/mail", {"name": "no such"}, "422 422 422 422 422 422"),  # no mail here
    post("/api/recover/link", {"token": "no", "password": "password"}, "404 404 404 404 404 404"),
    # my account; these are guests
    post("/api/me/password", {"old": "x", "new": "long enough"}, "401 403 403 403 403 403", method="PUT"),
    post("/api/me/recovery-code", {"password": "x"}, "401 403 403 403 403 403"),
    post("/api/login/passkey/options", {}, "422 422 422 422 422 422"),  # no https here
    post("/api/login/passkey", {"credential": {}}, "422 422 422 422 422 422"),
    get("/api/me/passkeys", "401 200 200 200 200 200"),
    post("/api/me/passkey-options", {"password": "x"}, "401 403 403 403 403 403"),
    post("/api/me/passkeys", {"credential": {}}, "401 403 403 403 403 403"),
    Case(
        "DELETE /api/me/passkeys/{passkey}",
        lambda p: ("/api/me/passkeys/no", None),
        "401 404 404 404 404 404",
    ),
    get("/api/me/sessions", "401 200 200 200 200 200"),
    Case(
        "DELETE /api/me/sessions/{session}",
        lambda p: ("/api/me/sessions/no", None),
        "401 404 404 404 404 404",
    ),
    post("/api/me/sessions", None, "401 204 204 204 204 204", method="DELETE", passing=True),
    get("/api/me/export", "401 200 200 200 200 200"),
    post("/api/me/delete", {"confirm": True}, "401 204 204 204 204 204", passing=True),
    Case("POST /api/import", lambda p: ("/api/import", p.record), "201 201 201 201 201 201", finished=True),
    get("/api/me/notices", "401 200 200 200 200 200"),
    post("/api/me/notices", {"email": "", "webhook": ""}, "401 200 200 200 200 200", method="PUT"),
    Case("POST /api/notices/{token}", lambda p: ("/api/notices/no-such", None), "404 404 404 404 404 404"),
    Case(
        "POST /api/unsubscribe/{token}", lambda p: ("/api/unsubscribe/x.y", None), "404 404 404 404 404 404"
    ),
    Case("GET /api/rules/{game}", lambda p: ("/api/rules/pocket", None), "200 200 200 200 200 200"),
    Case("GET /api/figures/{game}", lambda p: ("/api/figures/pocket", None), "200 200 200 200 200 200"),
    Case(
        "POST /api/figures/{game}",
        lambda p: ("/api/figures/pocket", {"figures": '[[constant]]\nid = "funds"\nvalue = 9'}),
        "200 200 200 200 200 200",
    ),
    get(T + "/figures", READ),
    post(T + "/save", {}, "404 404 403 403 403 409 403"),  # other people play here
    get("/api/bot-accounts", "401 200 200 200 200 200"),
    post("/api/bot-accounts", {"name": "Bot"}, "401 403 403 403 403 403"),  # guests keep no bots
    post("/api/bot-accounts/{bot}/token", {}, "401 404 404 404 404 404"),
    post("/api/bot-accounts/{bot}", None, "401 404 404 404 404 404", method="DELETE"),
    get("/api/me/reviews", "401 200 200 200 200 200"),
    get("/api/me/puzzles", "401 200 200 200 200 200"),
    get("/api/me/push", "401 200 200 200 200 200"),
    post("/api/me/push", NO_BROWSER, "401 422 422 422 422 422"),
    post("/api/me/push", None, "401 204 204 204 204 204", method="DELETE"),
    post("/api/me/push/try", {}, "401 204 204 204 204 204"),
    get("/api/me/notice-wishes", "401 200 200 200 200 200"),
    post("/api/me/notice-wishes", {"off": ["talk"]}, "401 200 200 200 200 200", method="PUT"),
    post("/api/me/codes", {"kind": "device"}, "401 201 201 201 201 201"),
    post("/api/codes", {"code": "nonsense"}, "401 401 401 401 401 401"),
    get("/api/me/waiting", "401 200 200 200 200 200"),
    get("/api/me/availability", "401 200 200 200 200 200"),
    post("/api/me/availability", {"zone": "UTC"}, "401 200 200 200 200 200", method="PUT"),
    Case("GET /api/people/{id}", lambda p: ("/api/people/nobody", None), "404 404 404 404 404 404"),
    get("/api/me/profile", "401 200 200 200 200 200"),
    post("/api/me/profile", {"visibility": "players"}, "401 403 403 403 403 403 200", method="PUT"),
    Case("GET /api/leaders/{game}", lambda p: ("/api/leaders/pocket", None), "200 200 200 200 200 200"),
    get("/api/clubs", "401 200 200 200 200 200"),
    post(
        "/api/clubs",
        {"name": "Friday", "game": "pocket", "players": 2},
        "401 403 403 403 403 403 201",
    ),
    Case("GET /api/clubs/{id}", lambda p: ("/api/clubs/no-such", None), "401 404 404 404 404 404"),
    Case("POST /api/clubs/{id}/round", lambda p: ("/api/clubs/no/round", {}), "401 404 404 404 404 404"),
    Case("POST /api/clubs/{id}/finish", lambda p: ("/api/clubs/no/finish", {}), "401 404 404 404 404 404"),
    Case(
        "POST /api/clubs/{id}/presence",
        lambda p: ("/api/clubs/no/presence", {"player": 0, "away": True}),
        "401 404 404 404 404 404",
    ),
    Case("GET /api/club-links/{token}", lambda p: ("/api/club-links/no", None), "404 404 404 404 404 404"),
    Case("POST /api/club-links/{token}", lambda p: ("/api/club-links/no", {}), "404 404 404 404 404 404"),
    get("/api/me/blocks", "401 200 200 200 200 200"),
    post("/api/me/blocks", {"user": "nobody-at-all"}, "401 404 404 404 404 404"),
    post("/api/me/blocks/{bot}", None, "401 200 200 200 200 200", method="DELETE"),
    get("/api/legal", "200 200 200 200 200 200"),
    Case("GET /api/legal/{name}", lambda p: ("/api/legal/imprint", None), "404 404 404 404 404 404"),
    # administration
    get("/api/admin/reports", ADMIN),
    post("/api/admin/reports/0", {"note": ""}, "401 403 403 403 403 403 404"),
    get("/api/admin/people?q=x", ADMIN),
    get("/api/admin/sanctions", ADMIN),
    post("/api/admin/sanctions", {"kind": "ban", "reason": "x"}, "401 403 403 403 403 403 422"),
    post("/api/admin/sanctions/0/lift", {}, "401 403 403 403 403 403 404"),
    get("/api/admin/tables", ADMIN),
    get("/api/admin/log", ADMIN),
    # a private table, running
    post(
        "/api/reports",
        {"kind": "person", "table": "{id}", "seat": 1, "reason": "x"},
        "401 404 204 204 422 204 204",
    ),
    get(T, READ),
    get(T + "/state", READ),
    get(T + "/state?seat=-2", READ),
    get(T + "/state?seat=1", MINE),
    get(T + "/text?seat=1", MINE),
    get(T + "/log?seat=1", MINE),
    get(T + "/log", READ),
    get(T + "/events?seat=1", MINE),
    get(T + "/events", READ),
    get(T + "/links", OWN),
    post(T + "/links", {"seat": 1}, "404 404 403 403 403 409 409"),  # has no link any more
    post(T + "/visibility", {"visibility": "private"}, OWN, method="PUT"),
    get(T + "/replay?seat=1&n=0", MINE),
    get(T + "/replay?seat=-3&n=0", "404 404 409 409 409 409"),
    get(T + "/record", "404 404 409 409 409 409"),
    get(T + "/verify", "404 404 409 409 409 409"),
    get(T + "/story", "404 404 409 409 409 409"),
    get(T + "/chapters", READ),
    get(T + "/ratings", READ),
    get(T + "/review", "404 404 409 409 409 409"),
    get(T + "/rivals", READ),
    Case("GET " + T + "/lesson", lambda p: (f"/api/tables/{p.id}/lesson", None), TAUGHT),
    Case("POST " + T + "/lesson", lambda p: (f"/api/tables/{p.id}/lesson", {"step": 0}), TAUGHT),
    Case("GET " + T + "/things/{thing}", lambda p: (f"/api/tables/{p.id}/things/votes", None), READ),
    get(T + "/undo", "404 404 403 200 200 200"),
    post(T + "/pause", {"on": False}, "404 404 403 409 409 409"),
    get(T + "/promises", READ),
    get(T + "/promises?seat=1", "404 404 403 403 200 403"),
    post(T + "/promises", {"kind": "promise", "text": "peace", "seat": 1}, "404 404 403 403 201 403"),
    Case(
        "PUT /api/tables/{id}/promises/{promise}",
        lambda p: (f"/api/tables/{p.id}/promises/no", {"status": "kept", "seat": 1}),
        "404 404 403 403 404 403",
    ),
    post(T + "/link", {"on": True}, OWN, method="PUT"),
    post(T + "/notices", {"on": False}, "404 404 200 200 200 200 200", method="PUT"),
    post(T + "/seats/1/absent", {"choice": "wait"}, "404 404 403 409 409 409"),
    post(T + "/review", {}, "404 404 409 409 409 409"),
    post(
        T + "/decisions/{decision}",
        {"kind": "bid", "args": [1], "seat": 1, "check": True},
        MINE,
    ),
    post(T + "/decisions/{decision}", {"kind": "bid", "args": [1], "seat": 1}, MINE),
    post(T + "/decisions/{decision}/steps?seat=1", {"prefix": []}, MINE),
    post(T + "/decisions/{decision}/preview?seat=1", {"prefix": [0]}, MINE),
    post(T + "/decisions/{decision}/hint?seat=1", {}, "404 404 403 403 403 403"),  # not among people
    post(T + "/talk", {"text": "Hello"}, ACT),
    post(T + "/talk", {"text": "Hello", "seat": 1}, MINE),
    post(T + "/undo", {"seat": 1}, "404 404 403 403 409 403"),
    post(T + "/undo", {}, "404 404 403 409 409 409"),
    post(T + "/undo/answer", {"agree": True}, "404 404 403 409 409 409"),
    post(T + "/seats/1/hand", {"to": "bot"}, MINE),
    get(T + "/seats/1/orders", MINE),
    post(T + "/seats/1/orders", {"orders": []}, MINE, method="PUT"),
    post(T + "/seats/1/unlock", {"pin": "1"}, "404 404 403 403 204 403"),
    post(T + "/lock", {}, "404 404 204 204 204 204"),
    post(T + "/branch", {"n": 0, "seat": 1}, "404 404 403 403 403 403"),  # nor this
    post(T + "/leave", {}, ACT),
    post(T + "/rematch", {}, "404 404 403 409 409 409"),
    post(T + "/invitation", {}, "404 404 403 200 200 200"),
    post(T + "/decline", {}, "404 404 409 409 409 409"),
    get(T + "/series", READ),
    post(T + "/start", {}, OWN),
    post(T + "/close", {}, "404 404 403 403 403 409"),  # others play there
    post(T + "/seats", {"seat": 2, "kind": "bot"}, "404 404 403 403 403 409"),
    post("/api/admin/tables/{id}", {"action": "hide"}, ADMIN),
    post("/api/admin/tables/{id}/seats", {"seat": 2, "to": "bot", "bot": "random"}, ADMIN),
    # before the start
    post(T + "/seats", {"seat": 2, "kind": "bot"}, OWN, gathering=True),
    post(T + "/close", {}, OWN, gathering=True),
    post(T + "/join", {}, "404 404 409 200 200 200", gathering=True),
    get("/api/join/{link}", "200 200 200 200 200 200", gathering=True),
    post("/api/join/{link}", {}, "200 200 200 200 200 200", gathering=True),
    get("/api/join/{watch}", "200 200 200 200 200 200", gathering=True),
    # after the end
    get(T + "/replay?seat=-3&n=1", READ, finished=True),
    get(T + "/replay?seat=1&n=1", READ, finished=True),
    get(T + "/state?seat=1", MINE, finished=True),
    get(T + "/record", READ, finished=True),
    get(T + "/verify", READ, finished=True),
    get(T + "/story", READ, finished=True),
    get(T + "/review", READ, finished=True),
    post(T + "/review", {}, "404 404 202 202 202 202", finished=True),
    post(T + "/branch", {"n": 3}, "404 404 201 201 201 201", finished=True),
    post(T + "/rematch", {}, "404 404 403 200 200 200", finished=True),
]


class Cast:
    """The people of the matrix, and a table for them as often as needed."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.people = {role: server.client() for role in ROLES}
        for role in ROLES[1:]:
            self.people[role].rename(role)
        self.people["admin"].register("The Administrator", "long enough")
        server.inside(server.site.administration.set_role("", "The Administrator", "admin"))
        self.places: dict[str, Place] = {}

    def place(self, case: Case, fresh: bool) -> Place:
        kind = "finished" if case.finished else "gathering" if case.gathering else "running"
        if fresh or kind not in self.places:
            self.places[kind] = self._make(kind)
        return self.places[kind]

    def _make(self, kind: str) -> Place:
        owner, seat, other = (self.people[role] for role in ("owner", "seat", "other"))
        link = decision = ""
        record = b""
        if kind == "gathering":
            seats = [{"kind": "me"}, {"kind": "link"}, {"kind": "link"}, {"kind": "link"}]
            at = owner.create("pocket", 4, seats).id
            tokens = owner.links(at).seats
            seat.accept(tokens["1"])
            other.accept(tokens["2"])
            link = tokens["3"]
        else:
            at = friends(owner, seat, other)
            decision = seat.state(at).open[0].id
        watch = owner.links(at).watch
        self.people["watcher"].accept(watch)
        if kind == "finished":
            play_out({0: owner, 1: seat, 2: other}, at)
            record = owner.record(at)
        return Place(at, decision, "nobodys", link, watch, record)


@pytest.fixture(scope="module")
def cast(server: Running) -> Cast:
    return Cast(server)


@pytest.mark.parametrize("case", CASES, ids=[f"{i}-{case.route}" for i, case in enumerate(CASES)])
def test_everyone_gets_the_right_answer(cast: Cast, case: Case) -> None:
    wanted = [int(status) for status in case.answers.split()]
    found: list[int] = []
    roles = ROLES[: len(wanted)]
    changes = not case.route.startswith("GET") and case.route != "POST /api/import"
    place: Place | None = None
    for role in roles:
        # Whoever was refused has changed nothing.
        if place is None or (changes and found[-1] < 400):
            place = cast.place(case, fresh=changes)
        path, body = case.ask(place)
        client = cast.people[role] if role != "nobody" else cast.server.client()
        if case.passing and role != "nobody":
            client = cast.server.client()
            client.rename("passing")
        found.append(status_of(client, case.route.split()[0], path, body))
    assert dict(zip(roles, found, strict=True)) == dict(zip(roles, wanted, strict=True))


def status_of(client: Client, method: str, path: str, body: Any) -> int:
    if path.split("?", 1)[0].endswith("/events"):
        with client.http.stream("GET", path) as response:
            return response.status_code
    headers = {}
    if method != "GET":
        client.http.get("/api/me")
        headers["X-CSRF-Token"] = client.http.cookies["hustings_csrf"]
    content = body if isinstance(body, bytes) else None if body is None else msgspec.json.encode(body)
    if content is not None:
        headers["Content-Type"] = "application/json"
    return client.http.request(method, path, content=content, headers=headers).status_code


def test_the_matrix_is_complete(server: Running) -> None:
    """A route without a line above is a route nobody has thought about."""
    document = httpx.get(server.url + "/api/schema/openapi.json").json()
    routes = {f"{method.upper()} {path}" for path, item in document["paths"].items() for method in item}
    known = {
        case.route.replace("/seats/1/", "/seats/{seat}/")
        .replace("/blocks/{bot}", "/blocks/{blocked}")
        .replace("/reports/0", "/reports/{report}")
        .replace("/sanctions/0", "/sanctions/{sanction_id}")
        .replace("{link}", "{token}")
        .replace("{watch}", "{token}")
        for case in CASES
    }
    shape = {
        route.replace("{decision}", "{}").replace("{id}", "{}").replace("{bot}", "{}") for route in routes
    }
    seen = {route.replace("{decision}", "{}").replace("{id}", "{}").replace("{bot}", "{}") for route in known}
    assert shape == seen


# -- the gate --


def test_a_forged_request_is_refused(server: Running) -> None:
    with httpx.Client(base_url=server.url) as http:
        http.get("/api/me")
        token = http.cookies["hustings_csrf"]
        nearly = token[:-1] + ("1" if token.endswith("0") else "0")
        for sent in ({}, {"X-CSRF-Token": "x"}, {"X-CSRF-Token": nearly}, {"X-CSRF-Token": "é"}):
            raw = {name: value.encode() for name, value in sent.items()}
            refused = http.post("/api/me", json={"name": "Eve"}, headers=raw)  # type: ignore[arg-type]
            assert (refused.status_code, refused.json()["type"]) == (403, "csrf")
        assert http.post("/api/me", json={"name": "Eve"}, headers={"X-CSRF-Token": token}).status_code == 200
        # a self-made pair of cookie and header is not signed by the server
        http.cookies.set("hustings_csrf", "a" * 128)
        refused = http.post("/api/me", json={"name": "Eve"}, headers={"X-CSRF-Token": "a" * 128})
        assert refused.status_code == 403


def test_cookies_and_headers(server: Running, tmp_path: Path) -> None:
    person = server.client()
    person.me()
    answer = person.request("POST", "/api/me", {"name": "Ada"})
    session = next(v for v in answer.headers.get_list("set-cookie") if v.startswith("hustings_session="))
    assert "HttpOnly" in session
    assert "SameSite=Lax" in session
    assert "Secure" not in session
    for path in ("/api/me", "/", "/api/nowhere", "/health"):
        headers = httpx.get(server.url + path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-frame-options"] == "DENY"
    secure = Running(
        Config(database=str(tmp_path / "s.db"), secure=True, limits=OPEN_LIMITS, bot="random")
    ).start()
    try:
        first = httpx.get(secure.url + "/api/me")
        assert all("Secure" in value for value in first.headers.get_list("set-cookie"))
    finally:
        secure.stop()


def test_tokens_are_for_bots_and_cookies_for_people(server: Running) -> None:
    person = server.client()
    person.register("Keeper", "long enough")
    account = person.new_bot_account("Robot")
    bot = server.client(token=account.token)
    user = bot.me().user
    assert user is not None
    assert user.bot
    table = bot.create("pocket", 2)  # no CSRF token needed: no cookie, nothing to forge
    assert bot.start(table.id).status == "running"
    assert httpx.get(server.url + "/api/me", headers={"Authorization": "Bearer nonsense"}).status_code == 401
    cookie = person.http.cookies["hustings_session"]
    assert httpx.get(server.url + "/api/me", headers={"Authorization": f"Bearer {cookie}"}).status_code == 401
    stolen = httpx.get(server.url + "/api/me", cookies={"hustings_session": account.token})
    assert stolen.json()["user"] is None
    person.request("DELETE", f"/api/bot-accounts/{account.user.id}")
    assert (
        httpx.get(server.url + "/api/me", headers={"Authorization": f"Bearer {account.token}"}).status_code
        == 401
    )


def test_too_much_is_too_much(tmp_path: Path) -> None:
    limits = replace(OPEN_LIMITS, talk=(2, 1), logins=(3, 1), tables=(4, 1), requests=(120, 1), body=20_000)
    running = Running(Config(database=str(tmp_path / "limits.db"), limits=limits)).start()
    try:
        person = running.client()
        table = person.create("pocket", 2).id
        big = {"name": "x" * 30_000}
        assert status_of(person, "POST", "/api/me", big) == 413
        talk = [status_of(person, "POST", f"/api/tables/{table}/talk", {"text": "hi"}) for _ in range(4)]
        assert talk == [200, 200, 429, 429]
        wrong = {"name": "nobody", "password": "not right"}
        logins = [status_of(person, "POST", "/api/login", wrong) for _ in range(5)]
        assert logins == [401, 401, 401, 429, 429]
        made = [status_of(person, "POST", "/api/tables", {"game": "pocket", "players": 2}) for _ in range(5)]
        assert made == [201, 201, 201, 429, 429]
        answers = [person.http.get("/api/me") for _ in range(130)]
        late = answers[-1]
        assert late.status_code == 429
        assert late.headers["content-type"] == "application/problem+json"
        assert int(late.headers["retry-after"]) >= 1
        assert httpx.get(running.url + "/health").status_code == 200
    finally:
        running.stop()


@pytest.mark.parametrize("trusted", [False, True])
def test_a_client_may_name_its_address_only_through_a_trusted_proxy(tmp_path: Path, trusted: bool) -> None:
    limits = replace(OPEN_LIMITS, requests=(3, 1))
    config = Config(database=str(tmp_path / "proxy.db"), limits=limits, trust_proxy=trusted)
    running = Running(config).start()
    try:
        found = [
            httpx.get(running.url + "/api/me", headers={"X-Forwarded-For": f"10.0.0.{i}"}).status_code
            for i in range(5)
        ]
        assert found == ([200] * 5 if trusted else [200, 200, 200, 429, 429])
    finally:
        running.stop()


def test_refusals_are_problem_details(server: Running, person: Client) -> None:
    person.me()
    headers = {"X-CSRF-Token": person.http.cookies["hustings_csrf"], "Content-Type": "application/json"}
    for method, path, content in [
        ("GET", "/api/nowhere", b""),
        ("GET", "/api/tables/nowhere", b""),
        ("PUT", "/api/me", b"{}"),
        ("POST", "/api/me", b"not json"),
        ("POST", "/api/me", b'{"name": 5}'),
        ("POST", "/api/me", b'{"name": "x", "other": 1}'),
        ("GET", "/api/tables?scope=everything", b""),
        ("GET", "/api/tables/x/state?seat=-9", b""),
    ]:
        answer = person.http.request(method, path, content=content, headers=headers)
        assert answer.headers["content-type"] == "application/problem+json", path
        problem = answer.json()
        assert problem["status"] == answer.status_code
        assert 400 <= answer.status_code < 500
        assert problem["type"]
        assert problem["title"]


def test_at_a_public_table_a_refusal_says_what_is_missing(server: Running) -> None:
    """Who is nobody has to say who they are (401), others may not (403); what is behind a PIN says so."""
    host, stranger, nobody = (server.client() for _ in range(3))
    seats = [{"kind": "me"}, {"kind": "hotseat", "pin": "one"}, {"kind": "bot", "bot": "random"}]
    at = host.create("pocket", 3, seats, visibility="public").id
    host.start(at)
    stranger.rename("stranger")

    def answer(client: Client, method: str, path: str, body: Any = None) -> str:
        try:
            client.request(method, f"/api/tables/{at}{path}", body)
        except ServerError as refused:
            return f"{refused.status} {refused.type}"
        return "fine"

    assert [answer(client, "GET", "/state?seat=0") for client in (nobody, stranger, host)] == [
        "401 not-signed-in",
        "403 forbidden",
        "fine",
    ]
    assert [answer(client, "GET", "/state?seat=1") for client in (nobody, stranger, host)] == [
        "401 not-signed-in",
        "403 forbidden",
        "403 locked",
    ]
    assert [answer(client, "PUT", "/notices", {"on": False}) for client in (nobody, stranger)] == [
        "401 not-signed-in",
        "fine",
    ]


def test_limits_have_sensible_defaults() -> None:
    limits = Limits()
    assert limits.body <= 100_000
    assert all(
        burst > 0 for burst, _ in (limits.requests, limits.people, limits.logins, limits.tables, limits.talk)
    )
