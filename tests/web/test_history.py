"""Words that were left out when a move was made, since only programs listened, are found when somebody reads."""

from __future__ import annotations

import asyncio
import random
from functools import partial
from typing import Any

import pytest
from msgspec import to_builtins
from msgspec.json import decode
from sqlalchemy import Connection, text

from hustings.bots import remembers
from hustings.client import Client
from hustings.core.action import SPECTATOR, Action
from hustings.core.rng import Rng
from hustings.core.title import Title
from hustings.registry import titles
from hustings.table.draft import SNAPSHOT_EVERY, TableDraft
from hustings.table.ids import new_id
from hustings.table.past import lacks_words
from hustings.table.recipients import Recipient, ResponseFormat
from hustings.table.times import stamp
from hustings.web.hub import Listener
from hustings.web.service import Service
from hustings.web.store.games import entries_after
from hustings.web.store.rows import EntryRow, WhisperRow
from tests.web.conftest import Running

CHANGES = 170
WORDS = Recipient(SPECTATOR, ResponseFormat("en"))
BRIEFLY = Recipient(SPECTATOR, ResponseFormat("", brief=True))


def begin(server: Running, person: Client, title: Title, *listeners: Recipient) -> tuple[str, list[Listener]]:
    """A running table, and who listens to it from the first line on."""
    players = min(title.players)
    table = person.create(title.id, players, [{"kind": "me"}] * players, visibility="public")
    listening = [Listener(table.id, each, None) for each in listeners]
    for listener in listening:
        server.inside(add(server, listener))
    person.start(table.id)
    return table.id, listening


async def add(server: Running, listener: Listener) -> None:
    server.site.hub.add(listener)


def change_something(draft: TableDraft, rng: random.Random) -> None:
    """An answer, a step back now and then, sometimes from before the last checkpoint, and talk."""
    match = draft.table.match
    assert match is not None
    dice = rng.random()
    if dice < 0.04 and match.n > 3:
        draft.undo(0, rng.randrange(max(0, match.n - rng.choice([3, 10, 60])), match.n), "", "")
    elif dice < 0.08:
        draft.write("talk", {"from": 0, "to": [], "text": "so", "by": ""})
    else:
        asked = rng.choice(match.open())
        action = Action(asked.decision.kind, asked.decision.space.sample(Rng(rng.randbytes(8))))
        draft.answer(asked.decision.seat, action, asked.id, "", "")


async def play(service: Service, id: str, rng: random.Random) -> None:
    for _ in range(CHANGES):
        live = await service.table(id)
        if live.over:
            return
        if rng.random() < 0.05:
            whisper = WhisperRow(new_id(), id, live.row.seq, stamp(), "", None, 0, "[1]", "psst", "")
            await service.whisper(live, whisper)
        await service.change(id, partial(change_something, rng=rng))


async def stored(service: Service, id: str) -> list[EntryRow]:
    await service.history.stored()
    return await service.read(partial(entries_after, id=id, since=0))


def forget(connection: Connection, id: str) -> None:
    connection.execute(text("UPDATE entries SET told = NULL WHERE table_id = :id"), {"id": id})


async def read_at_random(service: Service, id: str, rng: random.Random) -> None:
    """Pages and positions from anywhere read as they did when they were told at once."""
    live = await service.table(id)
    recipients = [Recipient(seat, ResponseFormat("en")) for seat in (SPECTATOR, *range(live.row.players))]
    recipients.append(Recipient(0, ResponseFormat("", brief=True)))
    whole = [(await service.history.entries(live, each, 0, 10_000))[0] for each in recipients]
    known = {row.seq: row.told for row in await stored(service, id)}
    entry_of = {row.seq: row for row in await stored(service, id)}
    for _ in range(3):
        await service.history.stored()
        await service.write(partial(forget, id=id))
        for _ in range(12):
            since, most = rng.randrange(live.row.seq), rng.choice([1, 7, 50])
            at = rng.randrange(len(recipients))
            found, _ = await service.history.entries(live, recipients[at], since, most)
            last = found[-1].seq if found else since
            wanted = [entry for entry in whole[at] if since < entry.seq <= last and not entry.whisper]
            told = [entry for entry in found if not entry.whisper]
            assert to_builtins(told) == to_builtins(wanted)
            _, row = await service.history.position(live, rng.randrange(1, live.row.n + 1))
            assert row is not None
            assert row.told == entry_of[row.seq].told
        found_so_far = await stored(service, id)
        assert all(row.told in (None, known[row.seq]) for row in found_so_far)
    again = [(await service.history.entries(live, each, 0, 10_000))[0] for each in recipients]
    assert to_builtins(again) == to_builtins(whole)
    assert {row.seq: row.told for row in await stored(service, id)} == known


@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_words_found_later_are_those_told_at_once(server: Running, person: Client, title: Title) -> None:
    service = server.site.service
    at, (listener,) = begin(server, person, title, WORDS)
    rng = random.Random(title.id)

    async def run() -> None:
        try:
            await play(service, at, rng)
        finally:
            server.site.hub.remove(listener)
        assert not [row for row in await stored(service, at) if lacks_words(row)]
        await read_at_random(service, at, rng)

    server.inside(run())


@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_nothing_is_put_into_words_for_programs(server: Running, person: Client, title: Title) -> None:
    """Programs are told what happened all the same; whoever comes in between is told in words."""
    service, hub = server.site.service, server.site.hub
    at, (listener,) = begin(server, person, title, BRIEFLY)
    rng = random.Random(title.id)

    async def run() -> None:
        late: dict[int, Any] = {}
        brief: list[Any] = []
        for number in range(40):
            if (await service.table(at)).over:
                break
            change = asyncio.create_task(service.change(at, partial(change_something, rng=rng)))
            await asyncio.sleep(0)  # now it is being committed
            comer = Listener(at, WORDS, None)
            if number % 2:
                hub.add(comer)
            await change
            hub.remove(comer)
            brief += heard(listener)
            listener.queue.clear()
            late |= {entry["seq"]: entry for entry in heard(comer)}
        hub.remove(listener)
        rows = await stored(service, at)
        lines = [row for row in rows if row.type == "line" and '"kind"' in row.body]
        assert lines
        assert not [row for row in lines if row.told is not None]
        live = await service.table(at)
        entries = to_builtins((await service.history.entries(live, WORDS, 0, 10_000))[0])
        assert late
        assert [plain(entry) for entry in late.values()] == [
            plain(entry) for entry in entries if entry["seq"] in late
        ]
        known = to_builtins((await service.history.entries(live, BRIEFLY, 0, 10_000))[0])
        assert [plain(entry) for entry in brief] == [plain(entry) for entry in known]

    server.inside(run())


def heard(listener: Listener) -> list[Any]:
    found = []
    for _, data in listener.queue:
        for message in data.decode().split("\n\n"):
            if "event: entry" in message:
                found.append(decode(message.partition("data: ")[2]))
    return found


def plain(entry: Any) -> Any:
    """As it was told at once: nobody knew then that it would be taken back."""
    return {name: value for name, value in entry.items() if value is not None and name != "undone"}


def test_reading_a_page_finds_no_more_than_a_page(server: Running, person: Client) -> None:
    """From the checkpoint before it on; what was found is kept."""
    title = next(title for title in titles() if title.id == "die-macher-2006")
    service = server.site.service
    at, _ = begin(server, person, title)
    rng = random.Random(5)

    def answer(draft: TableDraft) -> None:
        assert draft.table.match is not None
        asked = draft.table.match.open()[0]
        action = Action(asked.decision.kind, asked.decision.space.sample(Rng(rng.randbytes(8))))
        draft.answer(asked.decision.seat, action, asked.id, "", "")

    async def run() -> None:
        while (await service.table(at)).row.seq < 260:
            await service.change(at, answer)
        live = await service.table(at)
        await asyncio.gather(*[service.history.entries(live, WORDS, 180, 20) for _ in range(5)])
        rows = [row for row in await stored(service, at) if row.type == "line" and '"kind"' in row.body]
        found = [row.seq for row in rows if row.told is not None]
        assert not [row for row in rows if 180 < row.seq <= 200 and row.told is None]
        assert found[-1] <= 201  # one more tells whether there is more
        assert found[0] > 180 - 2 * SNAPSHOT_EVERY

    server.inside(run())


def test_bots_that_remember_have_it_in_words_at_once(server: Running, person: Client) -> None:
    service = server.site.service
    seats: list[Any] = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 2]
    for advanced in ("true", "false"):
        table = person.create("zoocracy", 3, seats, options={"advanced": advanced})
        person.start(table.id)
        live = server.inside(service.table(table.id))
        lacking = [row for row in server.inside(stored(service, table.id)) if lacks_words(row)]
        assert remembers(live.game) == (advanced == "true")
        assert remembers(live.game) != bool(lacking)
