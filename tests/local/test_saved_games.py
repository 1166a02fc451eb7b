"""Unfinished games that go through a file, from one device to another."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from hustings.core.record import read_record
from hustings.local import Local, MemoryStore
from hustings.local.bots import HereThinker
from hustings.local.routes import LocalReply
from hustings.play.replay import Replay
from tests.local.play import Page, go_on, local


async def begun(page: Page, game: str = "pocket", turns: int = 4, **wish: Any) -> str:
    """A game of one person against bots after some turns; the id of its table."""
    seats = [
        {"kind": "me", "name": "Ada"},
        {"kind": "bot", "bot": "greedy"},
        {"kind": "bot", "bot": "random"},
    ]
    made = await page.post("/tables", {"game": game, "players": 3, "seats": seats, **wish}, lang="en")
    await page.post(f"/tables/{made['id']}/start", {"nonce": "5e"})
    await go_on(page, made["id"], turns)
    return str(made["id"])


async def saved(page: Page, id: str) -> LocalReply:
    return await page.ask("POST", f"/tables/{id}/save")


@pytest.mark.parametrize("game", ["pocket", "zoocracy", "die-macher-1997"])
def test_a_game_goes_on_elsewhere_and_its_record_verifies(game: str) -> None:
    async def travel() -> bytes:
        here, there = Page(local("one")), Page(local("two"))
        home = await begun(here, game)
        file = (await saved(here, home)).body.decode()
        before = await here.get(f"/tables/{home}/state", lang="en")
        made = await there.post("/import", file, lang="en")
        assert (made["status"], made["mine"], made["carried"], made["rated"]) == ("running", [0], True, False)
        assert [(seat["name"], seat["bot"]) for seat in made["seats"]] == [
            ("Ada", None),
            ("greedy", "greedy"),
            ("random", "random"),
        ]
        after = await there.get(f"/tables/{made['id']}/state", lang="en")
        assert after["view"] == before["view"]
        assert [asked["kind"] for asked in after["open"]] == [asked["kind"] for asked in before["open"]]
        log = await there.get(f"/tables/{made['id']}/log", lang="en")
        assert any(
            "continues from a file" in (entry.get("news") or {}).get("text", "") for entry in log["entries"]
        )
        await go_on(there, made["id"])
        return (await there.ask("GET", f"/tables/{made['id']}/record")).body

    record = read_record(asyncio.run(travel()))
    assert [line.note for line in record.lines if line.note and "file" in line.note] == [{"file": "opened"}]
    assert Replay(record).run().over


def test_it_goes_on_as_it_would_have_here() -> None:
    """The same seed, the same draws: only the remark that it went through a file is new."""

    async def both() -> tuple[Any, Any]:
        here, there = Page(local("one")), Page(local("two"))
        home = await begun(here, "zoocracy", turns=3)
        made = await there.post("/import", (await saved(here, home)).body.decode())
        found = []
        for page, at in ((here, home), (there, made["id"])):
            state = await page.get(f"/tables/{at}/state", lang="en", text=1)
            found.append(
                (state["view"], state["blocks"], state["may_undo"], [d["space"] for d in state["open"]])
            )
        return found[0], found[1]

    stayed, went = asyncio.run(both())
    assert stayed == went


def test_a_game_that_was_taken_back_in_goes_on() -> None:
    async def travel() -> None:
        here, there = Page(local("one")), Page(local("two"))
        home = await begun(here, "zoocracy", turns=5)
        for _ in range(8):
            state = await here.get(f"/tables/{home}/state")
            if state["may_undo"]:
                break
            await go_on(here, home, 1)
        await here.post(f"/tables/{home}/undo", {"seat": 0, "ask": True})
        made = await there.post("/import", (await saved(here, home)).body.decode())
        entries = (await there.get(f"/tables/{made['id']}/log", lang="en"))["entries"]
        assert any(entry["type"] == "undo" for entry in entries)
        assert any(entry.get("undone") for entry in entries)
        await go_on(there, made["id"])
        record = (await there.ask("GET", f"/tables/{made['id']}/record")).body
        assert Replay(read_record(record)).run().over

    asyncio.run(travel())


def test_who_has_handed_over_sits_down_again() -> None:
    async def travel() -> None:
        here, there = Page(local("one")), Page(local("two"))
        seats = [{"kind": "me"}, {"kind": "hotseat", "name": "Bo"}]
        made = await here.post("/tables", {"game": "pocket", "players": 2, "seats": seats})
        await here.post(f"/tables/{made['id']}/start")
        await here.post(f"/tables/{made['id']}/seats/1/hand", {"to": "bot"})
        taken = await there.post("/import", (await saved(here, made["id"])).body.decode())
        assert [(seat["kind"], seat["bot"], seat["standin"]) for seat in taken["seats"]] == [
            ("human", None, False)
        ] * 2

    asyncio.run(travel())


def test_what_stays_here() -> None:
    async def refused() -> list[tuple[int, str]]:
        page, found = Page(local()), []
        pin = [{"kind": "me", "pin": "1234"}, {"kind": "hotseat", "name": "Bo"}]
        for seats in (pin, [{"kind": "bot"}, {"kind": "bot"}]):
            made = await page.post("/tables", {"game": "pocket", "players": 2, "seats": seats})
            found.append(await saved(page, made["id"]))  # not begun yet
            if seats is pin:
                await page.post(f"/tables/{made['id']}/start")
                found.append(await saved(page, made["id"]))
        lesson = await page.post("/lessons", {"game": "pocket"})
        found.append(await saved(page, lesson["id"]))
        at = await begun(page)
        branch = await page.post(f"/tables/{at}/branch", {"n": 2})
        found.append(await saved(page, branch["id"]))
        await go_on(page, at)
        found.append(await saved(page, at))
        return [(reply.status, json.loads(reply.body)["type"]) for reply in found]

    stale, stays = (409, "stale-decision"), (409, "stays-here")
    assert asyncio.run(refused()) == [stale, stays, stale, stays, stays, stale]


def _file() -> bytes:
    async def made() -> bytes:
        page = Page(local("one"))
        return (await saved(page, await begun(page, "zoocracy"))).body

    return asyncio.run(made())


def _about(content: bytes, **other: Any) -> bytes:
    first, rest = content.split(b"\n", 1)
    return json.dumps({**json.loads(first), **other}).encode() + b"\n" + rest


def test_a_file_is_held_to_the_rules_and_to_its_seed() -> None:
    true = _file()
    header, lines = true.split(b"\n")[1], true.split(b"\n")[2:-1]
    assert any(b'"receipt"' in line for line in lines)
    bots = [{"kind": "bot", "bot": "greedy"}] * 3
    at = next(n for n, line in enumerate(lines) if b'"kind"' in line and b'"args":[]' not in line)
    changed = [*lines[:at], lines[at].replace(b'"args":[', b'"args":[9'), *lines[at + 1 :]]
    head = true.split(b"\n")[0]
    forged = {
        "another seed": _about(true, seed="5" * 64),
        "no seed": _about(true, seed=""),
        "a seed that is none": _about(true, seed="x" * 64),
        "a changed line": b"\n".join([head, header, *changed, b""]),
        "a line cut": true[:-20],
        "no seats": _about(true, seats=[]),
        "bots only": _about(true, seats=bots),
        "an unknown bot": _about(true, seats=[{"kind": "human"}, {"kind": "bot", "bot": "no such"}, bots[0]]),
        "a slow bot": _about(true, seats=[{"kind": "human"}, {"kind": "bot", "bot": "planner:60s"}, bots[0]]),
        "an open seat": _about(true, seats=[{"kind": "open"}, *bots[1:]]),
        "more than we know": _about(true, owner="me"),
        "another format": _about(true, format="hustings-game-9"),
        "a clock that is none": _about(true, clock={"seconds": -1}),
        "a rule that is none": _about(true, undo="always"),
        "nothing but the first line": head + b"\n",
        "too many lines": true + b"{}\n" * 10_001,
    }

    async def ask() -> dict[str, tuple[int, str]]:
        page = Page(Local(MemoryStore(), HereThinker()))
        found = {}
        for name, content in forged.items():
            reply = await page.ask("POST", "/import", content.decode())
            found[name] = (reply.status, json.loads(reply.body).get("type"))
        assert (await page.get("/tables", scope="mine"))["tables"] == []
        assert (await page.post("/import", true.decode()))["status"] == "running"
        return found

    assert asyncio.run(ask()) == dict.fromkeys(forged, (422, "bad-record"))


def test_notes_that_nobody_could_read_are_refused() -> None:
    """Sealed like all others, so that only their form is wrong."""
    from hustings.core.errors import RecordError
    from hustings.core.record import RecordLine
    from hustings.table.archive import check_notes

    for note in (
        {"hands": 5},
        {"hands": {"seat": 0}},
        {"hands": {"seat": 9, "now": "person"}},
        {"hands": {"seat": True, "now": "person"}},
        {"late": {"seat": -1, "bot": "greedy"}},
        {"late": {"seat": 0, "bot": 7}},
    ):
        with pytest.raises(RecordError):
            check_notes([RecordLine(1, -1, "", (), "", note=note)], 3)
    check_notes([RecordLine(1, -1, "", (), "", note={"hands": {"seat": 2, "now": "person"}})], 3)
