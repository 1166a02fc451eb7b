"""Telling people off the page that a game over days waits for them: by mail, or by a call to an address of theirs.

A notice names the game and where its table is, nothing that happened there. One person gets one
notice for all tables that wait, and then none for a while. Each turn is told once or, if the
process dies at that moment, not at all. People are told beside each other: who cannot be reached keeps
nobody else waiting.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
import time
from collections.abc import Coroutine
from functools import partial
from typing import Any

import httpx

from hustings.core.message import Message
from hustings.locale import Translator
from hustings.table.ids import new_token
from hustings.table.localizer import known_language
from hustings.table.times import later, now, stamp
from hustings.web.config import Config
from hustings.web.mail import Mailer
from hustings.web.outbound import Forbidden, Outbound, game_name, parsed
from hustings.web.problems import HttpProblem, trace
from hustings.web.recent import RecentTables
from hustings.web.repeat import repeat
from hustings.web.store import contacts, people
from hustings.web.store.contacts import Due
from hustings.web.store.database import Database
from hustings.web.store.rows import ContactRow

logger = logging.getLogger("hustings.web")
CALL_SECONDS = 10.0  # for one call, from looking up the name to the answer
CALLS = 100  # at the same time
SLOW_CALLS = 4  # of these to addresses that were too slow before
SLOW_FOR = 3600.0  # seconds an address counts as slow
UNDER_WAY = 500  # people who are told at the same time
DAY = 24 * 60 * 60
WHOLE = 30  # looks, of which one is at all tables
KEEP = 60.0  # seconds that a table is looked at beyond the pause between two notices
ASKS = 3  # mails a day that one account may have sent to addresses which have not agreed


def warn(config: Config) -> None:
    """Say at the start what an operator has set up in vain."""
    if config.mail and not config.mails:
        logger.warning(
            "HUSTINGS_MAIL is set, but HUSTINGS_ADDRESS is no full address (https://...): no mail is sent"
        )


class Lanes:
    """Room for calls; addresses that were too slow share a small room of their own."""

    def __init__(self) -> None:
        self.usual = asyncio.Semaphore(CALLS)
        self.slow = asyncio.Semaphore(SLOW_CALLS)
        self.until: dict[str, float] = {}

    def of(self, host: str) -> asyncio.Semaphore:
        return self.slow if self.until.get(host, 0.0) > time.monotonic() else self.usual

    def was_slow(self, host: str) -> None:
        now = time.monotonic()
        self.until = {known: until for known, until in self.until.items() if until > now}
        self.until[host] = now + SLOW_FOR


class Notices:
    def __init__(self, database: Database, config: Config, seconds: float = CALL_SECONDS) -> None:
        self.database = database
        self.config = config
        self.seconds = seconds
        self.mailer = Mailer(config.mail, config.mail_from)
        self.outbound = Outbound(public_only=config.webhooks != "any")
        self.lanes = Lanes()
        self.under_way: set[asyncio.Task[None]] = set()
        self.recent = RecentTables(config.notice_pause + KEEP, WHOLE * config.notice_look)
        self._key = ""

    @property
    def ways(self) -> list[str]:
        return ["email"] * self.config.mails + ["webhook"] * (self.config.webhooks != "off")

    async def close(self) -> None:
        for task in self.under_way:
            task.cancel()
        await asyncio.gather(*self.under_way, return_exceptions=True)
        self.outbound.close()

    # -- agreeing --

    async def keep(self, user_id: str, email: str, webhook: str, language: str) -> ContactRow:
        """What somebody wants from now on. An address is asked whether it agrees, at most once a day."""
        if (email and "email" not in self.ways) or (webhook and "webhook" not in self.ways):
            raise HttpProblem(422, "this site does not offer that")
        if webhook:
            try:
                await self.outbound.check(webhook)
            except Forbidden as error:
                raise HttpProblem(422, str(error)) from None
        before = await self.database.read(partial(contacts.contact, user_id=user_id))
        row = ContactRow(user_id, email, False, None, webhook, known_language(language) or "en")
        if before is not None:
            row.told, row.told_at = before.told, before.told_at
            if before.email == email:
                row.confirmed, row.token = before.confirmed, before.token
        asked = ""
        if email and not row.confirmed:
            row.token = row.token or new_token()
            asked = await self._may_ask(user_id, email)
        await self.database.write(partial(contacts.keep, row=row))
        self.recent.touch_all()
        if asked:
            self._start(self._ask(row, asked))
        return row

    async def _ask(self, row: ContactRow, address: str) -> None:
        say = Translator(row.language)
        link = f"{self.config.site}/notices/{row.token}"
        text = say(Message("notice-agree", {"link": link}))
        if not await self.mailer.send(row.email, say(Message("notice-ask")), text):
            await self.database.write(partial(contacts.not_asked, address=address))

    async def _may_ask(self, user_id: str, email: str) -> str:
        """The address as a hash if it may be asked now, else "": silent about what others have asked for."""
        since = later(-DAY)
        if await self.database.read(partial(contacts.asked_by, user_id=user_id, since=since)) >= ASKS:
            raise HttpProblem(429, "enough mails for today; please try again tomorrow", retry_after=DAY)
        box, _, host = email.lower().rpartition("@")
        address = await self._sign(f"ask {box.partition('+')[0]}@{host}")
        fresh = await self.database.write(
            partial(contacts.ask, address=address, user_id=user_id, now=stamp(), since=since)
        )
        return address if fresh else ""

    async def confirm(self, token: str) -> bool:
        self.recent.touch_all()
        return await self.database.write(partial(contacts.confirm, token=token))

    async def _off_token(self, contact: ContactRow) -> str:
        return f"{contact.user_id}.{(await self._sign(f'off {contact.user_id} {contact.email}'))[:32]}"

    async def unsubscribe(self, token: str) -> bool:
        """No more mail to whoever got this token in one."""
        found = await self.database.read(partial(contacts.contact, user_id=token.rpartition(".")[0]))
        if found is None or not hmac.compare_digest((await self._off_token(found)).encode(), token.encode()):
            return False
        return await self.database.write(partial(contacts.no_mail, user_id=found.user_id, email=found.email))

    async def _sign(self, text: str) -> str:
        """A hash that only this site can make."""
        if not self._key:
            self._key = await self.database.write(
                partial(people.setting, name="notices", default=new_token())
            )
        return hmac.new(self._key.encode(), text.encode(), "sha256").hexdigest()

    # -- telling --

    async def run(self) -> None:
        """Look again and again, until cancelled."""
        await repeat(
            "notices", lambda: self.look(self.recent.next()), lambda: asyncio.sleep(self.config.notice_look)
        )

    async def look(self, tables: list[str] | None = None) -> None:
        """Begin to tell everybody who is to be told, of these tables or of all."""
        if tables == []:
            return
        before = later(-self.config.notice_pause)
        due = partial(contacts.due, told_before=before, now=now(), at=tables)
        for person in await self.database.read(due):
            if len(self.under_way) >= UNDER_WAY:
                return
            claim = partial(contacts.claim, person=person, told_before=before, now=stamp())
            if await self.database.write(claim):
                self._tell(person)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.under_way.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self.under_way.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("a notice failed: %s", trace(error))

    def _tell(self, person: Due) -> None:
        contact = person.contact
        if contact.webhook:
            waiting = [
                {**self._link(table, game), **({"ends": person.ends[table]} if table in person.ends else {})}
                for table, game, _ in person.tables
            ]
            self._start(self._call(contact.webhook, {"type": "your-turn", "tables": waiting}))
        if contact.email and contact.confirmed and self.config.mails:
            self._start(self._write(person))

    def _link(self, table: str, game: str) -> dict[str, str]:
        link = {"url": f"{self.config.site}/t/{table}"} if self.config.site else {}
        return {"table": table, "game": game, **link}

    async def _write(self, person: Due) -> None:
        contact = person.contact
        say = Translator(contact.language)
        lines = [f"{game_name(game)}: {self.config.site}/t/{table}" for table, game, _ in person.tables]
        if person.ends:
            lines = [say(Message("notice-time")), "", *lines]
        subject = say(Message("notice-turn", {"tables": len(lines)}))
        off = f"{self.config.site}/unsubscribe/{await self._off_token(contact)}"
        text = "\n".join([subject, "", *lines, "", say(Message("notice-off", {"link": off}))])
        headers = {
            "List-Unsubscribe": f"<{off}>",
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }
        await self.mailer.send(contact.email, subject, text, headers)

    async def _call(self, url: str, data: dict[str, object]) -> None:
        host = ""
        try:
            host = parsed(url).netloc.decode()
            async with self.lanes.of(host), asyncio.timeout(self.seconds):
                await _post(*await self.outbound.check(url), data)
        except TimeoutError:
            self.lanes.was_slow(host)
            logger.warning("a call did not get through: it took too long")
        except (httpx.HTTPError, httpx.InvalidURL, Forbidden) as error:
            logger.warning("a call did not get through: %s", type(error).__name__)


async def _post(asked: httpx.URL, host: str, data: dict[str, object]) -> None:
    """Call, and read no more of the answer than that there is one.

    To the very address that was looked at: the name may say another one by now.
    """
    target = asked.copy_with(host=host) if host else asked
    async with (
        httpx.AsyncClient(timeout=None, follow_redirects=False, trust_env=False) as client,  # noqa: S113
        client.stream(
            "POST",
            target,
            json=data,
            headers={"Host": asked.netloc.decode()},
            extensions={"sni_hostname": asked.raw_host.decode()},
        ),
    ):
        pass
