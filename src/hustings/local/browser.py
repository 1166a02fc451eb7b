"""Tables and bots in a browser, where Python runs in WebAssembly (Pyodide). Imported there only."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

from pyodide.ffi import create_proxy, to_js  # type: ignore[import-not-found]

from hustings.core.message import message_of
from hustings.local.bots import review_piece
from hustings.local.routes import answer, listen
from hustings.local.service import Local
from hustings.local.speed import measured
from hustings.table.setup import GameSetup
from hustings.table.thinking import BotAnswer, advise, think

LOOKS = 5  # at how quick the device is: now and then something else is busy


class BrowserStore:
    """IndexedDB, through the JavaScript beside it."""

    def __init__(self, store: Any) -> None:
        self.store = store

    async def heads(self) -> list[str]:
        return list((await self.store.heads()).to_py())

    async def entries(self, id: str) -> list[str]:
        return list((await self.store.entries(id)).to_py())

    async def save(self, id: str, head: str, first: int, entries: list[str]) -> None:
        await self.store.save(id, head, first, to_js(entries))

    async def delete(self, id: str) -> None:
        await self.store.delete(id)

    async def review(self, id: str) -> str | None:
        found = await self.store.review(id)
        return None if found is None else str(found)

    async def keep_review(self, id: str, text: str) -> None:
        await self.store.keepReview(id, text)


class BrowserThinker:
    """Bots think in a worker of their own: ``ask`` sends it a job and gives its answer, both as JSON."""

    def __init__(self, ask: Any) -> None:
        self.ask = ask
        self.measured: list[float] = []

    async def think(self, *values: Any) -> BotAnswer:
        found = json.loads(await self.ask(json.dumps(["think", *values])))
        own, seen = (None if found[name] is None else message_of(found[name]) for name in ("own", "open"))
        return BotAnswer(tuple(found["args"]), own, seen)

    async def advise(self, *values: Any) -> list[dict[str, Any]]:
        return list(json.loads(await self.ask(json.dumps(["advise", *values]))))

    async def review(self, *values: Any) -> list[str]:
        return list(json.loads(await self.ask(json.dumps(["review", *values]))))

    async def slowness(self) -> float:
        if len(self.measured) < LOOKS:
            self.measured.append(float(await self.ask(json.dumps(["speed"]))))
        return min(self.measured)


def work(job: str) -> str:
    """A job of ``BrowserThinker``, in the worker of the bots."""
    name, *values = json.loads(job)
    if name == "speed":
        return json.dumps(measured())
    if name == "review":
        what, setup, *rest = values
        return json.dumps(review_piece(what, GameSetup(*setup), *rest))
    setup, *rest = values
    rest[-1] = [(kind, tuple(public), tuple(secret), owner) for kind, public, secret, owner in rest[-1]]
    if name == "advise":
        return json.dumps(advise(GameSetup(*setup), *rest))
    found = think(GameSetup(*setup), *rest)
    own, seen = (None if each is None else each.data() for each in (found.own, found.open))
    return json.dumps({"args": found.args, "own": own, "open": seen})


class BrowserTables:
    """What the worker calls; texts in and out."""

    def __init__(self, local: Local) -> None:
        self.local = local
        self.asking = asyncio.Lock()

    async def answer(self, method: str, path: str, query: str, body: str) -> Any:
        try:
            data = json.loads(body) if body else None
        except ValueError:
            data = body  # a record is no JSON
        reply = await answer(self.local, method, path, json.loads(query), data)
        return to_js([reply.status, reply.body.decode(), reply.type])

    async def listen(self, id: str, query: str, send: Callable[[str], None]) -> Any:
        stop = await listen(self.local, id, json.loads(query), lambda data: send(data.decode()))
        return create_proxy(stop)


async def open_tables(store: Any, ask: Any) -> BrowserTables:
    local = Local(BrowserStore(store), BrowserThinker(ask))
    await local.start()
    return BrowserTables(local)
