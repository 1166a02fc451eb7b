"""Telling people through their browser, also when the page is closed: whose turn it is, that time is short,
that the others ask something, that somebody talks to them, that another game is offered.

A notice names the game and where its table is, nothing that happened there. Rights are looked at in the moment
of sending: a session that has ended, a ban, a seat that is somebody else's get nothing.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from functools import partial
from hashlib import sha256
from typing import Any

import httpx

from hustings.core.codec import dumps
from hustings.core.message import Message
from hustings.locale import Translator
from hustings.table.localizer import known_language
from hustings.table.times import later, now, stamp
from hustings.web.config import Config
from hustings.web.outbound import Forbidden, Outbound, game_name
from hustings.web.people import Session
from hustings.web.problems import HttpProblem, trace
from hustings.web.recent import RecentTables
from hustings.web.repeat import repeat
from hustings.web.store import people
from hustings.web.store import push as store
from hustings.web.store.database import Database
from hustings.web.store.push import Addressee, Item, SubscriptionRow
from hustings.web.webpush import BadKey, Vapid, check_keys, encoded, encrypt
from hustings.wire.push import NewPush

logger = logging.getLogger("hustings.web")
SECONDS = 10.0  # for one message, from looking up the name to the answer
CALLS = 50  # at the same time
UNDER_WAY = 500  # messages
DAY = 24 * 60 * 60
KEPT_FOR = {"time": 60 * 60, "ask": DAY}  # seconds for which a push service keeps a message; else three days
ORDER = ("time", "turn", "ask", "invite", "talk")  # the most urgent first
GONE = (404, 410)
WHOLE = 120  # looks, of which one is at all tables
KEEP = 180.0  # seconds, longer than somebody whose connection broke is taken to be here


class PushNotices:
    def __init__(self, database: Database, config: Config, seconds: float = SECONDS) -> None:
        self.database = database
        self.config = config
        self.seconds = seconds
        self.outbound = Outbound(public_only=config.push != "any")
        self.room = asyncio.Semaphore(CALLS)
        self.under_way: set[asyncio.Task[None]] = set()
        self.recent = RecentTables(config.push_pause + KEEP, WHOLE * config.push_look)
        self._vapid: Vapid | None = None

    @property
    def on(self) -> bool:
        return self.config.push != "off"

    async def vapid(self) -> Vapid:
        """The key of this site: the operator's, or one that is made once and kept in the database."""
        if self._vapid is None:
            text = self.config.vapid_key or await self.database.write(
                partial(people.setting, name="vapid", default=Vapid.generate())
            )
            self._vapid = Vapid(text)
        return self._vapid

    # -- subscribing --

    async def subscribe(self, session: Session, wish: NewPush) -> None:
        if not self.on:
            raise HttpProblem(422, "this site does not offer that")
        if session.kind != "cookie":
            raise HttpProblem(403, "only a browser can be told this way")
        try:
            check_keys(wish.keys.p256dh, wish.keys.auth)
            await self.outbound.check(wish.endpoint)
        except (BadKey, Forbidden) as error:
            raise HttpProblem(422, str(error)) from None
        row = SubscriptionRow(
            sha256(wish.endpoint.encode()).hexdigest(),
            session.user.id,
            session.hash,
            wish.endpoint,
            wish.keys.p256dh,
            wish.keys.auth,
            known_language(wish.language) or "en",
            stamp(),
        )
        await self.database.write(partial(store.subscribe, row=row))
        self.recent.touch_all()

    async def try_out(self, session: Session) -> None:
        """One message to this browser, so that somebody sees what it looks like."""
        rows = await self.database.read(partial(store.subscriptions, user_id=session.user.id, now=stamp()))
        for row in rows:
            if row.session == session.hash:
                said = Translator(row.language)(Message("notice-try"))
                await self._send(row, {"title": said, "body": "", "url": "/settings", "tag": "try"}, "turn")

    # -- telling --

    async def run(self) -> None:
        """Look again and again, until cancelled."""
        await repeat(
            "push", lambda: self.look(self.recent.next()), lambda: asyncio.sleep(self.config.push_look)
        )

    async def look(self, tables: list[str] | None = None) -> None:
        """Begin to tell everybody who is to be told, of these tables or of all."""
        if tables == []:
            return
        before, at = later(-self.config.push_pause), stamp()
        due = partial(store.due, now=now(), stamp=at, before=before, recent=later(-3 * DAY), at=tables)
        for person in await self.database.read(due):
            if len(self.under_way) >= UNDER_WAY:
                return
            if await self.database.write(partial(store.claim, person=person, before=before, now=at)):
                self._start(self._tell(person))

    async def _tell(self, person: Addressee) -> None:
        rows = await self.database.read(partial(store.subscriptions, user_id=person.user_id, now=stamp()))
        items = sorted(person.items, key=lambda item: ORDER.index(item.kind))
        urgent = {item.table for item in items if item.kind == "time"}
        items = [item for item in items if item.kind != "turn" or item.table not in urgent]
        for row in rows:
            for item in items[:4]:  # of very many, the most urgent
                await self._send(row, self.said(item, row.language), item.kind)

    def said(self, item: Item, language: str) -> dict[str, str]:
        """What the browser shows."""
        kind = "round" if item.mark.startswith("round:") else item.kind
        say = Translator(language)
        return {
            "title": game_name(item.game),
            "body": say(Message(f"notice-push-{kind}")),
            "url": f"/t/{item.table}",
            "tag": f"{item.table} {item.kind}",
        }

    async def _send(self, row: SubscriptionRow, message: dict[str, str], kind: str) -> None:
        try:
            body = encrypt(dumps(message), row.p256dh, row.auth)
            async with self.room, asyncio.timeout(self.seconds):
                asked, host = await self.outbound.check(row.endpoint)
                origin = f"{asked.scheme}://{asked.netloc.decode()}"
                signed = (await self.vapid()).header(origin, self.config.push_sender)
                headers = {
                    "Authorization": signed,
                    "Content-Encoding": "aes128gcm",
                    "Content-Type": "application/octet-stream",
                    "TTL": str(KEPT_FOR.get(kind, 3 * DAY)),
                    "Urgency": "high" if kind in ("turn", "time") else "normal",
                    "Topic": encoded(sha256(message["tag"].encode()).digest())[:32],
                }
                status = await _post(asked, host, body, headers)
        except TimeoutError:
            logger.warning("a push message did not get through: it took too long")
        except (httpx.HTTPError, httpx.InvalidURL, Forbidden) as error:
            logger.warning("a push message did not get through: %s", type(error).__name__)
        else:
            if status in GONE:
                await self.database.write(partial(store.gone, id=row.id))
            elif status >= 300:
                logger.warning("a push service has refused a message: %d", status)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.under_way.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self.under_way.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("a push message failed: %s", trace(error))

    async def close(self) -> None:
        for task in self.under_way:
            task.cancel()
        await asyncio.gather(*self.under_way, return_exceptions=True)
        self.outbound.close()


async def _post(asked: httpx.URL, host: str, body: bytes, headers: dict[str, str]) -> int:
    """To the very address that was looked at; of the answer only the status is read."""
    target = asked.copy_with(host=host) if host else asked
    async with (
        httpx.AsyncClient(timeout=None, follow_redirects=False, trust_env=False) as client,  # noqa: S113
        client.stream(
            "POST",
            target,
            content=body,
            headers={**headers, "Host": asked.netloc.decode()},
            extensions={"sni_hostname": asked.raw_host.decode()},
        ) as answer,
    ):
        return answer.status_code
