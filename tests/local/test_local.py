"""Tables without a server: the same requests, the same games, the same records."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from hustings.core.record import read_record
from hustings.local import Local, MemoryStore
from hustings.local.bots import HereThinker
from hustings.local.routes import listen
from hustings.play.replay import Replay
from tests.local.play import Page, local, play, record

GAMES = [
    ("pocket", 3),
    ("zoocracy", 3),
    ("die-macher-1997", 3),
    ("die-macher-2006", 4),
    ("die-macher-2019", 3),
]


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_whole_game_is_played_and_its_record_verifies(game: str, players: int) -> None:
    content = asyncio.run(record(game, players, "one"))
    assert Replay(read_record(content)).run().over


@pytest.mark.interpreted
@pytest.mark.parametrize(("game", "players"), [("pocket", 3), ("zoocracy", 3)])
def test_without_msgspec_the_same_game_is_played(game: str, players: int) -> None:
    root = Path(__file__).resolve().parent.parent.parent
    program = (
        "import sys; sys.modules['msgspec'] = None; sys.argv = ['play', *sys.argv[1:]];"
        "import runpy; runpy.run_module('tests.local.play', run_name='__main__')"
    )
    command = [sys.executable, "-c", program, game, str(players), "one"]
    paths = {"PYTHONPATH": f"{root / 'src'}:{root}", "PATH": ""}
    found = subprocess.run(command, cwd=root, env=paths, capture_output=True, check=True).stdout
    assert found == asyncio.run(record(game, players, "one"))


def test_another_seed_gives_another_game() -> None:
    assert asyncio.run(record("pocket", 3, "one")) != asyncio.run(record("pocket", 3, "two"))


def test_a_game_goes_on_after_a_break() -> None:
    async def broken_off() -> None:
        store = MemoryStore()
        page = Page(Local(store, HereThinker()))
        made = await page.post("/tables", {"game": "pocket", "players": 2, "key": "k"})
        await page.post(f"/tables/{made['id']}/start")
        await page.local.bots.idle()
        before = await page.get(f"/tables/{made['id']}/state", lang="en")
        again = Page(Local(store, HereThinker()))
        await again.local.start()
        assert await again.get(f"/tables/{made['id']}/state", lang="en") == before
        listed = await again.get("/tables", scope="mine")
        assert [table["id"] for table in listed["tables"]] == [made["id"]]
        assert (await again.post("/tables", {"game": "pocket", "players": 2, "key": "k"}))["id"] == made["id"]

    asyncio.run(broken_off())


def test_what_was_not_kept_did_not_happen() -> None:
    class Full(MemoryStore):
        full = False

        async def save(self, id: str, head: str, first: int, entries: list[str]) -> None:
            if self.full:
                raise OSError("no room")
            await super().save(id, head, first, entries)

    async def with_no_room() -> None:
        store = Full()
        page = Page(Local(store, HereThinker()))
        made = await page.post("/tables", {"game": "pocket", "players": 2})
        path = f"/tables/{made['id']}"
        await page.post(f"{path}/start")
        await page.local.bots.idle()
        before = await page.get(f"{path}/state")
        asked = before["open"][0]
        body = {"kind": asked["kind"], "args": asked["choices"][0]["args"], "seat": 0}
        store.full = True
        with pytest.raises(OSError, match="no room"):
            await page.post(f"{path}/decisions/{asked['id']}", body)
        assert await page.get(f"{path}/state") == before
        store.full = False
        assert (await page.post(f"{path}/decisions/{asked['id']}", body))["seq"] > before["seq"]

    asyncio.run(with_no_room())


def heard(data: list[bytes]) -> list[tuple[str, Any]]:
    found = []
    for part in b"".join(data).decode().split("\n\n")[:-1]:
        fields = dict(line.split(": ", 1) for line in part.split("\n"))
        found.append((fields["event"], json.loads(fields["data"])))
    return found


def test_a_stream_tells_what_happens_and_what_was_missed() -> None:
    async def listened() -> None:
        page = Page(local())
        made = await page.post("/tables", {"game": "pocket", "players": 2})
        path, told, later = f"/tables/{made['id']}", list[bytes](), list[bytes]()
        stop = await listen(page.local, made["id"], {"since": "0", "lang": "en"}, told.append)
        await page.post(f"{path}/start")
        await page.local.bots.idle()
        events = heard(told)
        assert {name for name, _ in events} == {"entry", "state", "table"}
        stop()
        silent = len(told)
        state = await page.get(f"{path}/state", lang="en")
        assert [data for name, data in events if name == "state"][-1] == state
        await listen(page.local, made["id"], {"since": "1", "lang": "en"}, later.append)
        seqs = [data["seq"] for name, data in heard(later) if name == "entry"]
        assert seqs == [data["seq"] for name, data in events if name == "entry" and data["seq"] > 1]
        assert len(told) == silent

    asyncio.run(listened())


def test_a_seat_behind_its_pin_is_seen_by_nobody() -> None:
    async def curtained() -> None:
        page = Page(local())
        seats = [{"kind": "me", "pin": "1"}, {"kind": "hotseat", "name": "Bo", "pin": "2"}]
        made = await page.post("/tables", {"game": "pocket", "players": 2, "seats": seats})
        path = f"/tables/{made['id']}"
        await page.post(f"{path}/start")
        assert (await page.get(f"{path}/state"))["seat"] == -2
        assert (await page.ask("GET", f"{path}/state", seat=1)).status == 403
        assert (await page.ask("POST", f"{path}/seats/1/unlock", {"pin": "1"})).status == 403
        assert (await page.ask("POST", f"{path}/seats/1/unlock", {"pin": "2"})).status == 204
        assert (await page.get(f"{path}/state", seat=1))["seat"] == 1
        told: list[bytes] = []
        await listen(page.local, made["id"], {"seat": "1"}, told.append)
        await page.post(f"{path}/lock")
        assert (await page.ask("GET", f"{path}/state", seat=1)).status == 403
        await page.post(f"{path}/seats/0/unlock", {"pin": "1"})
        await page.post(f"{path}/talk", {"text": "hello", "seat": 0})
        assert told == []

    asyncio.run(curtained())


def test_a_step_back_talk_and_orders() -> None:
    async def at_the_table() -> None:
        page = Page(local())
        seats = [{"kind": "me"}, {"kind": "hotseat", "name": "Bo"}]
        made = await page.post("/tables", {"game": "zoocracy", "players": 2, "seats": seats})
        path = f"/tables/{made['id']}"
        await page.post(f"{path}/start")
        await page.post(f"{path}/talk", {"text": "to Bo", "to": [1], "seat": 0})
        texts = [
            [e.get("text") for e in (await page.get(f"{path}/log", seat=s))["entries"]] for s in (0, 1, -2)
        ]
        assert ["to Bo" in said for said in texts] == [True, True, False]
        assert (await page.get(f"{path}/undo", seat=0))["refused"] in ("", "nothing")
        assert (await page.get(f"{path}/seats/0/orders"))["orders"] == []

    asyncio.run(at_the_table())


def test_a_finished_game_is_shown_told_verified_and_taken_in_again() -> None:
    async def finished() -> None:
        page = Page(local())
        table = await play(page, "pocket", 3)
        path = f"/tables/{table}"
        assert (await page.get(f"{path}/verify"))["ok"]
        assert (await page.get(f"{path}/story", lang="en"))["race"]
        last = (await page.get(path))["n"]
        assert (await page.get(f"{path}/replay", n=last, seat=-3))["views"]
        assert (await page.get(f"{path}/replay", n=3, seat=1, lang="en", text=1))["blocks"]
        branch = await page.post(f"{path}/branch", {"n": 3})
        assert branch["status"] == "running"
        content = (await page.ask("GET", f"{path}/record")).body
        other = Page(local())
        taken = other.read(await other.ask("POST", "/import", content.decode()))
        assert (await other.ask("GET", f"/tables/{taken['id']}/record")).body == content
        again = await page.post(f"{path}/rematch", seats="turned")
        assert (again["status"], again["mine"]) == ("running", [1])
        assert (await page.ask("DELETE", path)).status == 204
        assert (await page.ask("GET", path)).status == 404

    asyncio.run(finished())


def test_every_refusal_is_a_problem() -> None:
    async def refused() -> None:
        page = Page(local())
        made = await page.post("/tables", {"game": "pocket", "players": 2})
        path = f"/tables/{made['id']}"
        await page.post(f"{path}/start")
        await page.local.bots.idle()
        asked = (await page.get(f"{path}/state"))["open"][0]
        wrong = {"kind": asked["kind"], "args": [99], "seat": 0}
        expected = {
            ("POST", f"{path}/decisions/{asked['id']}"): (wrong, 422, "illegal-action"),
            ("POST", f"{path}/decisions/0.0.no"): (wrong, 409, "stale-decision"),
            ("POST", "/tables"): ({"game": "chess", "players": 2}, 422, "invalid"),
            ("POST", "/import"): ("no record", 422, "bad-record"),
            ("GET", f"{path}/record"): (None, 409, "not-over"),
            ("GET", "/nothing"): (None, 404, "not-found"),
            ("POST", f"{path}/talk"): ({"words": 1}, 400, "invalid"),
        }
        for (method, where), (body, status, kind) in expected.items():
            reply = await page.ask(method, where, body)
            assert (reply.status, json.loads(reply.body)["type"]) == (status, kind), where

    asyncio.run(refused())


def test_what_stands_on_the_shelf() -> None:
    async def shelf() -> None:
        page = Page(local())
        for path in ("/me", "/games", "/bots", "/legal", "/rules/pocket", "/games/zoocracy/things"):
            assert await page.get(path, lang="de") is not None
        assert await page.get("/figures/die-macher-2006", lang="he")
        assert await page.get("/games/pocket/coach", lang="fr")

    asyncio.run(shelf())


def test_puzzles_lessons_and_chapters() -> None:
    async def studied() -> None:
        page = Page(local())
        first = (await page.get("/puzzles"))[0]
        shown = await page.get(f"/puzzles/{first['id']}", lang="en")
        asked = shown["state"]["open"][0]
        if asked["choices"]:
            told = await page.post(
                f"/puzzles/{first['id']}", {"args": asked["choices"][0]["args"]}, lang="en"
            )
            assert told["solution"]
        game = (await page.get("/lessons"))[0]["game"]
        table = await page.post("/lessons", {"game": game}, lang="en")
        await page.local.bots.idle()
        assert (await page.get(f"/tables/{table['id']}/lesson", lang="en"))["steps"] > 1
        assert (await page.post("/lessons", {"game": game}, lang="en"))["id"] == table["id"]
        ended = await page.post(f"/tables/{table['id']}/lesson", {"step": None}, lang="en")
        assert ended["finished"]
        assert (await page.get("/lessons"))[0]["done"]
        assert await page.get(f"/tables/{table['id']}/chapters", lang="en")

    asyncio.run(studied())


def test_what_is_asked_of_a_server_is_asked_alike_here() -> None:
    """Every path that is answered here is one of the server's, with the same method."""
    from hustings.local.requests import ROUTES
    from hustings.web.app import create_app
    from hustings.web.config import Config

    app = create_app(Config(database="sqlite://"))
    theirs = {
        (method, route.path_format.removeprefix("/api"))
        for route in app.routes
        for method in getattr(route, "methods", ())
    }
    ours = {(method, re.sub(r"\(\?P<(\w+)>\[\^/\]\+\)", r"{\1}", path.pattern)) for method, path, _ in ROUTES}
    named = {(method, re.sub(r"\{[^}]*\}", "{}", path)) for method, path in theirs}
    unknown = {one for one in ours if (one[0], re.sub(r"\{[^}]*\}", "{}", one[1])) not in named}
    # Only here a game can be forgotten, and a review stopped that nobody else waits for.
    assert unknown == {("DELETE", "/tables/{id}"), ("DELETE", "/tables/{id}/review")}
