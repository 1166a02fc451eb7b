"""Bots answer off the web loop: in processes of their own, and again after a crash."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any

from msgspec import to_builtins

from hustings.bots import remembers
from hustings.core.action import SPECTATOR, Action
from hustings.core.codec import dumps, loads
from hustings.core.errors import HustingsError
from hustings.core.rng import Rng
from hustings.play.match import StaleDecision
from hustings.play.pace import Pace
from hustings.web.problems import Refused, trace
from hustings.web.store.database import Unavailable
from hustings.web.thinking import Heard, Thought, get_ready, ignore_interrupts, think

if TYPE_CHECKING:
    from hustings.web.live import Live
    from hustings.web.service import Service

logger = logging.getLogger("hustings.web")
PATIENCE = 60.0  # seconds a bot may think before a random answer is given for it


class Runner:
    """Plays the bots' seats of every table it is kicked for, until people are asked."""

    def __init__(self, service: Service, processes: int) -> None:
        self.service = service
        self.processes = processes
        self.pool: ProcessPoolExecutor | None = None
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.again: set[str] = set()
        self.stopping = False

    def warm(self) -> None:
        """Start a process before it is needed: the first answer of a bot should not wait for it."""
        if self.processes:
            self._pool().submit(get_ready)

    def _pool(self) -> ProcessPoolExecutor:
        if self.pool is None:
            # Fresh processes rather than forks: no inherited threads, sockets or database.
            self.pool = ProcessPoolExecutor(
                max(1, self.processes), get_context("spawn"), initializer=ignore_interrupts
            )
        return self.pool

    def after(self, live: Live) -> None:
        if live.row.bot_due is not None:
            self.kick(live.id)

    def kick(self, id: str) -> None:
        if self.stopping or not self.processes:
            return
        if id in self.tasks:
            self.again.add(id)
            return
        task = asyncio.create_task(self._play(id))
        self.tasks[id] = task
        task.add_done_callback(lambda _: self._done(id))

    def _done(self, id: str) -> None:
        del self.tasks[id]
        if id in self.again:
            self.again.discard(id)
            self.kick(id)

    async def stop(self) -> None:
        self.stopping = True
        for task in list(self.tasks.values()):
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)

    async def _play(self, id: str) -> None:
        try:
            pace = Pace()  # one wait: until only people are asked
            while await self.step(id, pace):
                pass
        except (Refused, Unavailable) as error:  # the sweep comes back to it
            logger.warning("a bot has to wait: %s", type(error).__name__)
        except Exception as error:  # noqa: BLE001 - one table must not stop the others
            logger.error("a bot failed: %s", trace(error))

    async def step(self, id: str, pace: Pace) -> bool:
        """Let one bot answer one question; False when no bot is asked."""
        live = await self.service.live(id)
        if live.match is None or live.row.status != "running":
            return False
        if live.standing() is not None:
            await self.service.change(id, _obey)
            return True
        asked = [o for o in live.match.open() if o.decision.seat >= 0 and live.seats[o.decision.seat].by_bot]
        if not asked:
            return False
        question = asked[0]
        decision = question.decision
        seat = decision.seat
        name = live.seats[seat].bot or "random"
        view, seen_by_all = live.view(seat).data(), live.view(SPECTATOR).data()
        watched = all(place.by_bot for place in live.seats)  # nobody waits for a turn
        began = time.perf_counter()
        try:
            past = await self._heard(live, seat)
            thought: Thought = await self.elsewhere(
                think,
                live.setup,
                name,
                view,
                decision.kind,
                secrets.token_hex(16),
                seen_by_all,
                PATIENCE / 2 if watched else pace.most(),
                past,
            )
        except (HustingsError, LookupError, ValueError, TypeError, TimeoutError, RuntimeError) as error:
            logger.error("bot %s gives no answer: %s", name, type(error).__name__)
            self.service.metrics.bot_failures += 1
            thought = Thought(decision.space.sample(Rng(secrets.token_bytes(16))))
        self.service.metrics.bot_seconds.add(time.perf_counter() - began)
        action = Action(decision.kind, tuple(thought.args))

        def answer(table: Live) -> None:
            if table.seats[seat].by_bot:  # else its person has come back meanwhile
                table.answer(seat, action, question.id, "", "", (thought.own, thought.open))

        try:
            await self.service.change(id, answer)
            self.service.metrics.bot_moves += 1
        except StaleDecision:
            pass
        return True

    async def _heard(self, live: Live, seat: int) -> list[Heard]:
        """What the seat has heard so far, where bots want to remember."""
        if not remembers(live.game):
            return []
        return [event.key() for event in await self.service.heard_by(live, seat)]

    async def elsewhere(self, work: Callable[..., Any], *values: Any) -> Any:
        """Have something worked out in a process of its own; tried again when that dies."""
        loop = asyncio.get_running_loop()
        for attempt in (1, 2, 3):
            pool = self._pool()
            try:
                call = loop.run_in_executor(pool, work, *values)
                return await asyncio.wait_for(call, PATIENCE)
            except BrokenProcessPool:
                logger.warning("a bot process died (attempt %d)", attempt)
                if self.pool is pool:
                    self.pool = None
                pool.shutdown(wait=False, cancel_futures=True)
        raise TimeoutError


def _obey(live: Live) -> None:
    """Answer the first question that its person has left an instruction for."""
    found = live.standing()
    if found is None:
        return
    question, action, order = found
    seat = question.decision.seat
    if order.once:
        place = live.seats[seat]
        left = [kept for kept in loads((place.orders or "[]").encode()) if kept != to_builtins(order)]
        live.set_seat(seat, orders=dumps(left).decode() if left else None)
    live.answer(seat, action, question.id, place_of(live, seat), "")


def place_of(live: Live, seat: int) -> str:
    return live.seats[seat].user_id or ""
