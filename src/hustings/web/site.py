"""Everything one process of the server is made of."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from typing import Any, TypeVar

from litestar import Request

from hustings import wire
from hustings.table.aggregate import GameTable
from hustings.table.chance import fix as fix_chance
from hustings.table.sse import message
from hustings.table.table_view import table_info
from hustings.table.times import later, stamp
from hustings.web import deletion
from hustings.web.abandoned import AbandonedTables
from hustings.web.accounts import Accounts
from hustings.web.administration import Administration
from hustings.web.alarm import Alarm
from hustings.web.attendance import Attendance
from hustings.web.bots import Runner
from hustings.web.caps import Caps
from hustings.web.chores import Chores
from hustings.web.config import Config
from hustings.web.hub import Hub
from hustings.web.metrics import Metrics
from hustings.web.middleware import Cookies, Limiter, ensure_user
from hustings.web.moderation import Moderation
from hustings.web.notices import Notices, warn
from hustings.web.passkeys import Passkeys, relying_party
from hustings.web.people import People, Session
from hustings.web.problems import HttpProblem
from hustings.web.push import PushNotices
from hustings.web.reading import Reading, Turns
from hustings.web.repeat import Step, repeat
from hustings.web.reviews import Reviews
from hustings.web.service import Service
from hustings.web.store import games, moderation, people, queue
from hustings.web.store.database import database
from hustings.web.store.news import News, SessionNews, TableNews
from hustings.web.store.rows import SeatRow, TableRow, UserRow

T = TypeVar("T")
logger = logging.getLogger("hustings.web")
SEEN_EVERY = 20.0  # seconds after which it is noted again that somebody looks at a table of bots
CHAPTERS_KEPT = 200  # a few kilobytes each
LOST_AFTER = 5.0  # seconds after which a bot's move is taken to be lost with its process


class Site:
    def __init__(self, config: Config) -> None:
        self.config = config
        self.metrics = Metrics()
        self.database = database(config.url)
        self.hub = Hub()
        self.people = People(self.database)
        self.service = Service(self.database, self.hub, self.metrics, config.limits.tables_kept)
        self.runner = Runner(self.service, config.bots, config.rest, bot=config.bot)
        self.alarm = Alarm(self.service, config)
        self.attendance = Attendance(self.service, self.hub)
        self.abandoned = AbandonedTables(self.service, config.closing)
        self.seen: dict[str, float] = {}  # tables of bots that are looked at, and when that was noted
        self.chores = Chores(config.chores)
        self.reviews = Reviews(self.service, self.chores)
        self.turns = Turns()
        # of finished games, by table, last line and language; the one asked for last comes last
        self.chapters: OrderedDict[tuple[str, int, str], wire.Chapters] = OrderedDict()
        self.limiter = Limiter(config)
        self.moderation = Moderation(self.database)
        self.administration = Administration(self.database, self.service, self._sanctions_changed, config.bot)
        self.notices = Notices(self.database, config)
        self.push = PushNotices(self.database, config)
        self.accounts = Accounts(self.people, self.database, self.notices, config)
        self.csrf_secret = config.secret or secrets.token_hex(32)
        self.caps = Caps(self.database, config, lambda: self.csrf_secret)
        self.cookies = Cookies(config.secure, lambda: self.csrf_secret)
        self.passkeys = Passkeys(self.people, self.database, lambda: self.csrf_secret)
        self.tasks: list[asyncio.Task[None]] = []
        self.ready = False
        self.swept = False  # a first time
        self.outside = 0  # a counter of what others have changed in an SQLite file
        self.informed = asyncio.Event()  # whether this process hears of what others change
        self.service.after.append(self.runner.after)
        self.service.after.append(self.alarm.after)
        self.service.after.append(lambda table: self.stirred(table.id))
        self.attendance.noted = self.stirred
        self.service.announce = self.announce
        self.people.changed.append(self._session_changed)
        self.people.entering.append(self.moderation.check_sign_in)

    def keep_chapters(self, key: tuple[str, int, str], found: wire.Chapters) -> None:
        self.chapters[key] = found
        self.chapters.move_to_end(key)
        while len(self.chapters) > CHAPTERS_KEPT:
            self.chapters.popitem(last=False)

    async def start(self) -> None:
        warn(self.config)
        await self.database.start()
        if not self.config.secret:
            self.csrf_secret = await self.database.write(
                partial(people.setting, name="csrf", default=self.csrf_secret)
            )
        await self.moderation.load()
        if self.database.notifies:
            from hustings.web.store.listen import listen

            self.tasks.append(asyncio.create_task(listen(self.config.url, self)))
        else:
            self.informed.set()
            self.outside = await self.database.read(moderation.outside_changes)
            self._repeat("looking outside", self._look_outside, self.config.look_outside)
        self._repeat("sweep", self._sweep, self.config.sweep)
        self.tasks.append(asyncio.create_task(self.alarm.run()))
        if self.config.clock_file:
            self.tasks.append(asyncio.create_task(self.alarm.follow_clock_file()))
        if self.config.fixed_chance:
            logger.warning("HUSTINGS_FIXED_CHANCE is set: every deal can be foretold. This is for tests only")
            fix_chance(self.config.fixed_chance)
        self._repeat("closing tables", self.abandoned.close_some, self.config.tidy)
        self._repeat("heartbeat", self._beat, self.config.heartbeat)
        if self.config.notifies and self.config.bots:  # else a worker does it
            self.tasks.append(asyncio.create_task(self.notices.run()))
        if self.push.on and self.config.bots:
            self.tasks.append(asyncio.create_task(self.push.run()))
        self.runner.warm()
        self.ready = True

    def drain(self) -> None:
        """No longer ready; listeners are sent away and come again to whoever serves then."""
        self.ready = False
        self.hub.drain()

    async def stop(self) -> None:
        """Finish what was accepted and hand back everything."""
        self.drain()
        for task in self.tasks:
            task.cancel()
        for task in self.tasks:
            with suppress(asyncio.CancelledError):
                await task
        await self.accounts.stop()
        await self.notices.close()
        await self.push.close()
        await self.reviews.stop()
        self.chores.close()
        await self.runner.stop()
        await self.service.history.stored()
        await self.attendance.stop()
        await self.database.stop()

    def _repeat(self, what: str, work: Step, seconds: float) -> None:
        self.tasks.append(asyncio.create_task(repeat(what, work, lambda: asyncio.sleep(seconds))))

    def stirred(self, table: str) -> None:
        """Something has happened at a table: somebody may have to be told."""
        self.push.recent.touch(table)
        self.notices.recent.touch(table)

    async def _beat(self) -> None:
        self.hub.heartbeat()

    async def _sweep(self) -> None:
        """What nobody waits for by itself: bots lost in a crash, tables to forget."""
        patience = LOST_AFTER if self.swept else 0.0  # the first look is for what a crash left behind
        first, self.swept = not self.swept, True
        with suppress(HttpProblem):
            self.service.trim()
            await self.people.sweep()
            if first:
                await deletion.finish(self.service, self.people, self.config.bot)
            await self.service.recheck_uncertain()
            await self._see()
            await self.attendance.renew()
            rest = self.config.rest
            due = partial(games.due, asked_before=later(-patience), seen_after=later(-rest) if rest else "")
            for table_id in await self.database.read(due):
                self.runner.kick(table_id)

    async def _see(self) -> None:
        """Note which tables of bots only are looked at; those that rested go on."""
        now = time.monotonic()
        watched = [
            table.id
            for table in self.service.tables()
            if table.row.status == "running" and not table.row.people and self.hub.has_listeners(table.id)
        ]
        self.seen = {table: self.seen[table] for table in watched if table in self.seen}
        fresh = [table for table in watched if now - self.seen.get(table, -SEEN_EVERY) >= SEEN_EVERY]
        if fresh:
            await self.database.write(partial(queue.see, ids=fresh, now=stamp()))
            self.seen |= dict.fromkeys(fresh, now)
            for table in fresh:
                self.runner.kick(table)

    # -- other processes --

    async def on_news(self, news: News) -> None:
        if isinstance(news, TableNews):
            self.stirred(news.id)
            await self.service.on_news(news)
        elif isinstance(news, SessionNews):
            await self.people.on_news(news)
        elif news.origin != self.administration.origin:
            await self._sanctions_changed(news.user)

    async def connected(self) -> None:
        await self.people.catch_up()
        await self._sanctions_changed("")
        await self.service.catch_up()
        self.informed.set()

    def disconnected(self) -> None:
        """Streams end, and begin again only when it is known who may see what."""
        self.informed.clear()
        self.people.distrust_cache()
        self.hub.disconnect_all()

    async def _look_outside(self) -> None:
        """An SQLite file tells nobody what ``hustings admin`` has changed in it: look at a counter."""
        found = await self.database.read(moderation.outside_changes)
        if found != self.outside:
            await self.connected()
            self.outside = found

    async def _sanctions_changed(self, user: str) -> None:
        """Mutes, bans or roles are not what they were: end the streams of those who are shut out now."""
        await self.moderation.load()
        if user:
            await self.people.on_news(SessionNews(user, self.administration.origin))
        for room in self.hub.rooms.values():
            for listener in room:
                owner = None if listener.session is None else listener.session.user
                if self.moderation.shuts_out(owner, listener.client) is not None:
                    listener.close()

    def _session_changed(self, session: Session) -> None:
        self.hub.session_changed(session, self.service.in_memory)

    # -- telling --

    def table_info(self, table: GameTable, user: UserRow | None, language: str = "") -> wire.TableInfo:
        return self.shown(table.row, table.seats, user, language)

    def shown(
        self, row: TableRow, seats: list[SeatRow], user: UserRow | None, language: str
    ) -> wire.TableInfo:
        """A table as somebody may see it."""
        info = table_info(row, seats, user, self.hub.seats_present(row.id), language)
        return self.moderation.without_blocked(info, user)

    def announce(self, table: GameTable) -> None:
        """Tell listeners about the table itself: seats, status, who is here."""

        def tell(user: str, language: str) -> bytes:
            stands_for = UserRow(user, "", None, None, "guest", None, "") if user else None
            return message("table", self.table_info(table, stands_for, language))

        self.hub.announce(table, tell)

    # -- for handlers --

    async def ensure_user(self, request: Request[Any, Any, Any]) -> UserRow:
        return await ensure_user(request, self.people, self.limiter, self.cookies)

    def offers(self, request: Request[Any, Any, Any]) -> list[str]:
        """What this site has for accounts that not every one has."""
        return ["mail"] * self.accounts.mails + ["passkeys"] * (self.relying_party(request) is not None)

    def relying_party(self, request: Request[Any, Any, Any]) -> tuple[str, str] | None:
        host: bytes = request.scope["state"]["headers"].get(b"host", b"")
        return relying_party(self.config, host.decode("latin-1"))

    async def chore(self, request: Request[Any, Any, Any], work: Callable[..., T], *values: Any) -> T:
        """Have something long worked out elsewhere, one thing at a time for each person."""
        return await self.chores.do(self._person(request), work, *values)

    @contextmanager
    def reading(self, request: Request[Any, Any, Any]) -> Iterator[Reading]:
        """Read from the past, in turns with others. Raises a 429 when this person reads too much already."""
        client, person = self.client(request), self._person(request)
        with self.turns.admitted(client, person):
            yield Reading(self.turns, self.service, client, person)

    def _person(self, request: Request[Any, Any, Any]) -> str:
        user: UserRow | None = request.scope["user"]
        return user.id if user is not None else self.client(request)

    def client(self, request: Request[Any, Any, Any]) -> str:
        return str(request.scope["state"]["client"])


def site_of(request: Request[Any, Any, Any]) -> Site:
    site: Site = request.app.state.site
    return site
