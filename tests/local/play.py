"""Play through the requests of a page; also run as a program, without msgspec, to compare."""

from __future__ import annotations

import asyncio
import json
import sys
from hashlib import blake2b
from typing import Any

from hustings.local import Local, MemoryStore
from hustings.local.bots import HereThinker
from hustings.local.routes import LocalReply, answer


class Page:
    """What a page does, in one process."""

    def __init__(self, local: Local) -> None:
        self.local = local

    async def ask(self, method: str, path: str, body: Any = None, **query: object) -> LocalReply:
        return await answer(
            self.local, method, path, {name: str(value) for name, value in query.items()}, body
        )

    async def get(self, path: str, **query: object) -> Any:
        return self.read(await self.ask("GET", path, **query))

    async def post(self, path: str, body: Any = None, **query: object) -> Any:
        return self.read(await self.ask("POST", path, body or {}, **query))

    @staticmethod
    def read(reply: LocalReply) -> Any:
        assert reply.status in (200, 204), reply
        return json.loads(reply.body) if reply.body else None


def local(seed: str = "") -> Local:
    """With its chance from a seed, so that the same game is played again."""
    count = [0]

    def chance(size: int) -> str:
        count[0] += 1
        return blake2b(f"{seed} {count[0]}".encode(), digest_size=size).hexdigest()

    return Local(MemoryStore(), HereThinker(), chance=chance)


def choose(decision: dict[str, Any], turn: int) -> list[int] | None:
    """An answer of somebody who has no idea; None where there is no list."""
    choices = decision["choices"]
    return choices[turn % len(choices)]["args"] if choices else None


async def steps(page: Page, id: str, decision: dict[str, Any], turn: int) -> list[int]:
    """An answer found pick by pick."""
    prefix: list[int] = []
    while True:
        step = await page.post(f"/tables/{id}/decisions/{decision['id']}/steps", {"prefix": prefix})
        picks = step["picks"] or []
        if not picks or (step["complete"] and turn % 3 == 0):
            return prefix
        prefix.append(picks[turn % len(picks)]["value"])


async def play(page: Page, game: str, players: int, bot: str = "greedy", most: int = 5000) -> str:
    """A whole game of one person against bots; the id of the table."""
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": bot}] * (players - 1)]
    made = await page.post("/tables", {"game": game, "players": players, "seats": seats}, lang="en")
    table = str(made["id"])
    await page.post(f"/tables/{table}/start", {"nonce": "5e"}, lang="en")
    await go_on(page, table, most, True)
    return table


async def go_on(page: Page, table: str, most: int = 5000, to_the_end: bool = False) -> None:
    """Answer for whoever sits before the device, ``most`` times at most."""
    for turn in range(most):
        await page.local.bots.idle()
        state = await page.get(f"/tables/{table}/state", lang="en", text=1)
        if state["over"]:
            return
        decision = state["open"][0]
        args = choose(decision, turn)
        if args is None:
            args = await steps(page, table, decision, turn)
        body = {"kind": decision["kind"], "args": args, "seat": state["seat"], "key": f"k{turn} {state['n']}"}
        await page.post(f"/tables/{table}/decisions/{decision['id']}", body, lang="en")
    await page.local.bots.idle()
    if to_the_end:
        raise AssertionError("the game does not end")


async def record(game: str, players: int, seed: str) -> bytes:
    page = Page(local(seed))
    table = await play(page, game, players)
    return (await page.ask("GET", f"/tables/{table}/record")).body


async def main(game: str, players: str, seed: str) -> None:
    """Print the record of a game."""
    print((await record(game, int(players), seed)).decode(), end="")


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
