"""Bots answer off the web loop: in processes of their own, in a fair order, and again after a crash."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from math import inf
from typing import TYPE_CHECKING, Any

from hustings.bots import remembers
from hustings.core.action import SPECTATOR, Action
from hustings.play.match import OpenDecision, StaleDecision
from hustings.play.thinking_budget import Pace
from hustings.table.bot_turn import apply_standing_order, apply_standing_orders, asked_bot
from hustings.table.chance import bot_seed
from hustings.table.standing_orders import next_order
from hustings.table.thinking import BotAnswer, Heard, think
from hustings.table.times import later
from hustings.web.problems import HttpProblem, trace
from hustings.web.processes import BrokenProcessPool, Processes
from hustings.web.scheduler import Scheduler
from hustings.web.store import queue
from hustings.web.store.database import Unavailable

if TYPE_CHECKING:
    from hustings.table.aggregate import GameTable
    from hustings.table.draft import TableDraft
    from hustings.web.service import Service
    from hustings.web.store.rows import UserRow

logger = logging.getLogger("hustings.web")
LIMIT = 20.0  # seconds after which a bot does not think any more but hangs
ALONE = 1.0  # seconds for a thought at a table of bots only, so that no person waits long behind it
ATTEMPTS = 3  # of a bot; then the simpler one is asked, twice
SIMPLER = "greedy"
PAUSE, LONGEST = 5.0, 300.0  # seconds until a table is tried again where nobody could answer
CLIENTS = 20_000  # guests whose address is remembered
LOOK = 10.0  # seconds between two questions whether a table of bots is watched


class NoAnswer(Exception):
    """No bot could answer, not even the simplest."""


class Runner:
    """Plays the bots' seats of every table it is kicked for, until people are asked.

    A table of bots only rests when nobody has looked at it for ``rest`` seconds (0: never), and is put back after
    ``hold`` seconds, where other processes may go on with it.
    """

    def __init__(
        self,
        service: Service,
        processes: int,
        rest: float = 0.0,
        hold: float = inf,
        clock: Callable[[], float] = time.monotonic,
        bot: str = SIMPLER,
    ) -> None:
        self.service = service
        self.bot = bot  # who answers where somebody's time has run out
        self.processes = processes
        self.rest = rest
        self.hold = hold
        self.clock = clock
        self.scheduler = Scheduler(max(1, processes), clock)
        self.pool = Processes()
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.again: set[str] = set()
        self.failed: dict[str, tuple[int, float]] = {}  # tables: how often in a row, and when to try again
        self.seen: dict[str, tuple[float, bool]] = {}  # tables of bots: when asked, whether watched
        self.clients: dict[str, str] = {}  # where guests come from who have bots think for them
        self.stopping = False

    def note_client(self, user: UserRow, client: str) -> None:
        """Guests cost nothing to be: those of one address share what one would have. Kept in memory only."""
        if user.kind == "guest":
            if len(self.clients) >= CLIENTS:
                self.clients.clear()
            self.clients[user.id] = client

    def warm(self) -> None:
        """Start the processes before they are needed."""
        self.pool.warm(self.processes)

    def after(self, table: GameTable) -> None:
        if table.row.bot_due is not None:
            self.kick(table.id)

    def kick(self, id: str) -> None:
        if self.stopping or not self.processes or self.pause(id):
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
        else:
            self.seen.pop(id, None)

    def pause(self, id: str) -> float:
        """Seconds until a table is tried again where no bot could answer; 0 if there is no such pause."""
        _, until = self.failed.get(id, (0, 0.0))
        return max(0.0, until - self.clock())

    async def stop(self) -> None:
        self.stopping = True
        for task in list(self.tasks.values()):
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)
        self.pool.stop()

    async def _play(self, id: str) -> None:
        try:
            await self.play(id, Pace())  # one wait: until only people are asked
            self.failed.pop(id, None)
        except (HttpProblem, Unavailable) as error:  # the sweep comes back to it
            logger.warning("a bot has to wait: %s", type(error).__name__)
        except NoAnswer:
            times = self.failed.get(id, (0, 0.0))[0] + 1
            pause = min(PAUSE * 2 ** (times - 1), LONGEST)
            self.failed[id] = (times, self.clock() + pause)
            logger.error("no bot answers at a table; tried again in %d s", pause)
        except Exception as error:  # noqa: BLE001 - one table must not stop the others
            logger.error("a bot failed: %s", trace(error))

    async def play(self, id: str, pace: Pace) -> None:
        """Let bots answer at a table until none is asked any more, or nobody looks."""
        table = await self._due(id)
        if table is None:
            return
        began = self.clock()
        owner = table.row.owner_id
        async with self.scheduler.turn(owner, self.clients.get(owner, "")) as turn:
            while table is not None and (table.row.people or self.clock() - began <= self.hold):
                pace.since += await turn.next(table.row.people)  # thinking begins now
                await self._answer(id, pace)
                table = await self._due(id)

    async def _due(self, id: str) -> GameTable | None:
        """The table if a bot is asked there and somebody cares; standing orders are carried out at once."""
        while True:
            table = await self.service.table(id)
            if next_order(table) is None:
                break
            await self.service.change(id, apply_standing_order)
        if asked_bot(table) is None or not (table.row.people or await self.watched(id)):
            return None
        return table

    async def _answer(self, id: str, pace: Pace) -> None:
        """Let one bot answer one question."""
        table = await self.service.table(id)
        question = asked_bot(table)
        if question is None:  # it has gone on without us
            return
        thought = await self._think(table, question, pace)
        seat = question.decision.seat
        action = Action(question.decision.kind, tuple(thought.args))

        def answer(draft: TableDraft) -> None:
            if draft.table.asks_bot(question):  # else its person has come back meanwhile
                draft.answer(seat, action, question.id, "", "", (thought.own, thought.open))
                apply_standing_orders(draft)

        with suppress(StaleDecision):
            await self.service.change(id, answer)
            self.service.metrics.bot_moves += 1

    async def watched(self, id: str) -> bool:
        """Whether somebody looks at a table of bots only, here or in another process, or did a while ago."""
        if not self.rest or self.service.hub.has_listeners(id):
            return True
        asked, found = self.seen.get(id, (-inf, False))
        if self.clock() - asked > LOOK:
            found = await self.service.read(partial(queue.seen_since, id=id, moment=later(-self.rest)))
            self.seen[id] = (self.clock(), found)
        return found

    async def _think(self, table: GameTable, question: OpenDecision, pace: Pace) -> BotAnswer:
        """The answer of the seat's bot; of a simpler one if that fails again and again. Raises NoAnswer.

        Nothing is ever answered by chance, except by the bot that does nothing else.
        """
        decision = question.decision
        seat = decision.seat
        view, seen_by_all = table.view(seat).data(), table.view(SPECTATOR).data()
        past = await self.events_heard(table, seat)
        metrics = self.service.metrics
        own = table.seats[seat].bot or self.bot
        names = [own] * ATTEMPTS + [SIMPLER] * 2
        while names:
            name = names.pop(0)
            most = self.thinking_seconds(table, pace)
            values = (
                table.setup,
                name,
                view,
                decision.kind,
                bot_seed(table, question),
                seen_by_all,
                most,
                past,
            )
            began = self.clock()
            try:
                thought: BotAnswer = await self.pool.run(LIMIT, think, *values)
                if not decision.space.contains(tuple(thought.args)):
                    raise ValueError("this is not an answer")
            except Exception as error:  # noqa: BLE001 - whatever a bot does wrong
                logger.error("bot %s gives no answer: %s", name, type(error).__name__)
                metrics.bot_failures += 1
                if self.clock() - began >= LIMIT:  # it would take as long again
                    names = [other for other in names if other != name]
                continue
            metrics.bot_seconds.add(self.clock() - began)
            if name != own:
                logger.warning("%s has answered for bot %s", name, own)
                metrics.bot_replaced += 1
            return thought
        raise NoAnswer

    def thinking_seconds(self, table: GameTable, pace: Pace) -> float:
        """The seconds for the next thought. Where several people wait, all bots think less, and nobody waits longer."""
        return pace.most(self.scheduler.queue.crowd()) if table.row.people else ALONE

    async def events_heard(self, table: GameTable, seat: int) -> list[Heard]:
        """What the seat has heard so far, where bots want to remember."""
        if not remembers(table.game):
            return []
        return [event.key() for event in await self.service.history.events_heard_by(table, seat)]

    async def run_in_process(self, owner: str, work: Callable[..., Any], *values: Any) -> Any:
        """Have something worked out for a person who waits, on their account; again when the process dies."""
        async with self.scheduler.turn(owner, self.clients.get(owner, "")) as turn:
            await turn.next(people=True)
            for attempt in range(1, ATTEMPTS + 1):
                try:
                    return await self.pool.run(LIMIT, work, *values)
                except BrokenProcessPool:
                    logger.warning("a bot process died (attempt %d)", attempt)
        raise HttpProblem(503, "this could not be worked out just now", retry_after=5)
