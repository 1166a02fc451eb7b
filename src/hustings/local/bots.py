"""Bots at the tables of one device."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Protocol

from hustings.bots import remembers
from hustings.core.action import SPECTATOR, Action
from hustings.local.speed import wait_on
from hustings.play.match import OpenDecision, StaleDecision
from hustings.play.thinking_budget import Pace
from hustings.table.bot_turn import apply_standing_order, apply_standing_orders, asked_bot
from hustings.table.past import events_heard
from hustings.table.reviewing import count_steps, make_part, put_together
from hustings.table.setup import GameSetup
from hustings.table.standing_orders import next_order
from hustings.table.thinking import BotAnswer, Heard, advise, think

if TYPE_CHECKING:
    from hustings.local.service import Local
    from hustings.table.aggregate import GameTable
    from hustings.table.draft import TableDraft

SIMPLER = "greedy"  # asked where a bot fails


class Thinker(Protocol):
    """Where bots think: it is given plain data of what a seat knows, and nothing else."""

    async def think(
        self,
        setup: GameSetup,
        bot: str,
        view: dict[str, Any],
        kind: str,
        seed: str,
        seen_by_all: dict[str, Any],
        most: float,
        heard: list[Heard],
    ) -> BotAnswer: ...

    async def advise(
        self, setup: GameSetup, view: dict[str, Any], kind: str, heard: list[Heard]
    ) -> list[dict[str, Any]]: ...

    async def review(self, what: str, setup: GameSetup, content: str, *values: Any) -> list[str]:
        """A piece of a review, see ``review_piece``."""

    async def slowness(self) -> float:
        """How many times slower than a quiet computer this device is."""


def review_piece(what: str, setup: GameSetup, content: str, *values: Any) -> list[str]:
    """How many steps there are; the part that one of them is; or what all parts come to."""
    record = content.encode()
    if what == "count":
        return [str(count_steps(setup, record))]
    if what == "part":
        return [make_part(setup, record, values[0], values[0] + 1)]
    return list(put_together(setup, record, values[0]))


class HereThinker:
    """Thinks in this process, and keeps it."""

    async def think(self, *values: Any) -> BotAnswer:
        return think(*values)

    async def advise(self, *values: Any) -> list[dict[str, Any]]:
        return advise(*values)

    async def review(self, what: str, setup: GameSetup, content: str, *values: Any) -> list[str]:
        await asyncio.sleep(0)  # whoever wants to stop it gets a word in
        return review_piece(what, setup, content, *values)

    async def slowness(self) -> float:
        return 1.0


class Bots:
    """Answers for the bots of a table until only people are asked."""

    def __init__(self, local: Local, thinker: Thinker) -> None:
        self.local = local
        self.thinker = thinker
        self.tasks: set[asyncio.Task[Any]] = set()
        self.playing: set[str] = set()

    def later(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def kick(self, id: str) -> None:
        if id not in self.playing:
            self.playing.add(id)
            self.later(self._play(id))

    async def idle(self) -> None:
        """Until nobody thinks any more."""
        while self.tasks:
            await asyncio.gather(*self.tasks)

    async def _play(self, id: str) -> None:
        try:
            pace = Pace(wait_on(await self.thinker.slowness()))
            while id in self.local.heads:
                table = await self.local.table(id)
                if next_order(table) is not None:
                    await self.local.change(id, apply_standing_order)
                    continue
                question = asked_bot(table)
                if question is None:
                    return
                await self._answer(table, question, pace)
        finally:
            self.playing.discard(id)

    async def _answer(self, table: GameTable, question: OpenDecision, pace: Pace) -> None:
        thought = await self._think(table, question, pace)
        seat, action = question.decision.seat, Action(question.decision.kind, tuple(thought.args))

        def answer(draft: TableDraft) -> None:
            if draft.table.asks_bot(question):
                draft.answer(seat, action, question.id, "", "", (thought.own, thought.open))
                apply_standing_orders(draft)

        try:
            await self.local.change(table.id, answer)
        except StaleDecision:
            return

    async def _think(self, table: GameTable, question: OpenDecision, pace: Pace) -> BotAnswer:
        decision = question.decision
        own = table.seats[decision.seat].bot or SIMPLER
        view, seen_by_all = table.view(decision.seat).data(), table.view(SPECTATOR).data()
        heard = await self.heard(table, decision.seat)
        seed = seed_for(table.row.seed, question.id)
        for name in (own, SIMPLER):
            try:
                thought = await self.thinker.think(
                    table.setup, name, view, decision.kind, seed, seen_by_all, pace.most(), heard
                )
            except Exception:
                if name == SIMPLER:
                    raise
                continue
            if decision.space.contains(tuple(thought.args)):
                return thought
        raise LookupError(f"no bot answers {decision.kind!r}")

    async def heard(self, table: GameTable, seat: int) -> list[Heard]:
        """What a seat has heard so far, where bots want to remember."""
        if not remembers(table.game):
            return []
        stored = await self.local.stored(table.id)
        return [event.key() for event in events_heard(table.game, stored.entries, seat)]


def seed_for(seed: str, question: str) -> str:
    """The chance of a bot at one question: the same whenever the same game is played."""
    return blake2b(b"bot " + question.encode(), key=bytes.fromhex(seed), digest_size=16).hexdigest()
