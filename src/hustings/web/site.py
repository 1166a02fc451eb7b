"""Everything one process of the server is made of."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Iterable
from contextlib import suppress
from functools import partial
from typing import Any

from litestar import Request

from hustings.web import wire
from hustings.web.administration import Administration
from hustings.web.bots import Runner
from hustings.web.config import Config
from hustings.web.gate import Limiter, someone
from hustings.web.hub import Hub
from hustings.web.live import Live
from hustings.web.metrics import Metrics
from hustings.web.moderation import Moderation
from hustings.web.notices import Notices
from hustings.web.people import People, Session
from hustings.web.present import table
from hustings.web.problems import Refused, trace
from hustings.web.service import Service
from hustings.web.sse import message
from hustings.web.store import games, moderation, people
from hustings.web.store.database import Unavailable, database
from hustings.web.store.news import News, SessionNews, TableNews
from hustings.web.store.rows import UserRow
from hustings.web.times import later, stamp

logger = logging.getLogger("hustings.web")
PATIENCE = 5.0  # seconds after which a bot's move is taken to be lost with its process


class Site:
    def __init__(self, config: Config) -> None:
        self.config = config
        self.metrics = Metrics()
        self.database = database(config.url)
        self.hub = Hub()
        self.people = People(self.database)
        self.service = Service(self.database, self.hub, self.metrics, config.limits.tables_kept)
        self.runner = Runner(self.service, config.bots)
        self.limiter = Limiter(config)
        self.moderation = Moderation(self.database)
        self.administration = Administration(self.database, self.service, self._sanctions_changed, config.bot)
        self.notices = Notices(self.database, config)
        self.csrf_secret = config.secret or secrets.token_hex(32)
        self.tasks: list[asyncio.Task[None]] = []
        self.ready = False
        self.informed = asyncio.Event()  # whether this process hears of what others change
        self.service.after += [self.runner.after, self._table_changed]
        self.people.changed.append(self._session_changed)
        self.people.entering.append(self.moderation.check_sign_in)

    async def start(self) -> None:
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
            self.tasks.append(asyncio.create_task(self._look_outside()))
        self.tasks.append(asyncio.create_task(self._sweep()))
        self.tasks.append(asyncio.create_task(self._beat()))
        if self.config.notifies and self.config.bots:  # else a worker does it
            self.tasks.append(asyncio.create_task(self.notices.run()))
        self.runner.warm()
        self.ready = True

    def leave(self) -> None:
        """No longer ready; listeners are sent away and come again to whoever serves then."""
        self.ready = False
        self.hub.leave()

    async def stop(self) -> None:
        """Finish what was accepted and hand back everything."""
        self.leave()
        for task in self.tasks:
            task.cancel()
        for task in self.tasks:
            with suppress(asyncio.CancelledError):
                await task
        await self.runner.stop()
        await self.database.stop()

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(self.config.heartbeat)
            self.hub.beat()

    async def _sweep(self) -> None:
        """What nobody waits for by itself: bots lost in a crash, clocks that have run out, tables to forget."""
        patience = 0.0  # the first look is for what a crash left behind
        while True:
            try:
                self.service.trim()
                await self.service.clear_doubts()
                bots, late = await self.database.read(
                    partial(games.due, asked_before=later(-patience), now=stamp())
                )
                for table_id in bots:
                    self.runner.kick(table_id)
                for table_id in late:
                    await self.time_out(table_id)
            except (Unavailable, Refused):
                pass
            except Exception as error:  # noqa: BLE001 - the next look may do better
                logger.error("sweep: %s", trace(error))
            patience = PATIENCE
            await asyncio.sleep(self.config.sweep)

    async def time_out(self, id: str) -> None:
        from hustings.web.seating import stand_in

        def work(live: Live) -> None:
            now = stamp()
            for seat in live.seats:
                ends = live.deadline(seat.seat)
                if ends is not None and ends < now and not seat.by_bot:
                    stand_in(live, seat.seat, "clock", self.config.bot)

        await self.service.change(id, work)

    # -- other processes --

    async def heard(self, news: News) -> None:
        if isinstance(news, TableNews):
            await self.service.heard(news)
        elif isinstance(news, SessionNews):
            await self.people.heard(news)
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
        self.people.lose_touch()
        self.hub.send_all_away()

    async def _look_outside(self) -> None:
        """An SQLite file tells nobody what ``hustings admin`` has changed in it: look at a counter."""
        seen = await self.database.read(moderation.outside_changes)
        while True:
            await asyncio.sleep(self.config.look_outside)
            try:
                found = await self.database.read(moderation.outside_changes)
                if found != seen:
                    await self.connected()
                    seen = found
            except Exception as error:  # noqa: BLE001 - the next look may do better
                logger.error("looking outside: %s", trace(error))

    async def _sanctions_changed(self, user: str) -> None:
        """Mutes, bans or roles are not what they were: end the streams of those who are shut out now."""
        await self.moderation.load()
        if user:
            await self.people.heard(SessionNews(user, self.administration.origin))
        for room in self.hub.rooms.values():
            for listener in room:
                owner = None if listener.session is None else listener.session.user
                if self.moderation.shuts_out(owner, listener.client) is not None:
                    listener.close()

    def _session_changed(self, session: Session) -> None:
        self.hub.session_changed(session, self.service.lives)

    # -- telling --

    def table(self, live: Live, user: UserRow | None, language: str = "") -> wire.Table:
        return table(live.row, live.seats, user, self.hub.here(live.id), language)

    def _table_changed(self, live: Live) -> None:
        if live.places or {"status", "rematch"} & set(live.columns) or not live.new:
            self.announce(live)

    def announce(self, live: Live) -> None:
        """Tell listeners about the table itself: seats, status, who is here."""

        def tell(user: str, language: str) -> bytes:
            stands_for = UserRow(user, "", None, None, "guest", None, "") if user else None
            return message("table", self.table(live, stands_for, language))

        self.hub.announce(live, tell)

    # -- for handlers --

    async def someone(self, request: Request[Any, Any, Any]) -> UserRow:
        return await someone(request, self.people, self.limiter, self.config)

    def client(self, request: Request[Any, Any, Any]) -> str:
        return str(request.scope["state"]["client"])


def site_of(request: Request[Any, Any, Any]) -> Site:
    site: Site = request.app.state.site
    return site


def unique(items: Iterable[int]) -> list[int]:
    return sorted(set(items))
