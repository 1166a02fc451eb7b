"""Telling people off the page that a game over days waits for them: by mail, or by a call to an address of theirs.

A notice names the game and where its table is, nothing that happened there. One person gets one
notice for all tables that wait, and then none for a while. Each turn is told once or, if the
process dies at that moment, not at all.
"""

from __future__ import annotations

import asyncio
import logging
import smtplib
import socket
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from functools import partial
from ipaddress import ip_address
from urllib.parse import unquote, urlsplit

import httpx

from hustings.core.errors import OptionError
from hustings.core.message import Message
from hustings.locale import Translator
from hustings.shelf import title as find_title
from hustings.web.config import Config
from hustings.web.people import new_token
from hustings.web.problems import Refused, trace
from hustings.web.speak import known_language
from hustings.web.store import contacts
from hustings.web.store.contacts import Due
from hustings.web.store.database import Database, Unavailable
from hustings.web.store.rows import ContactRow
from hustings.web.times import later, stamp

logger = logging.getLogger("hustings.web")
TIMEOUT = 10.0


class Notices:
    def __init__(self, database: Database, config: Config) -> None:
        self.database = database
        self.config = config

    @property
    def ways(self) -> list[str]:
        return ["email"] * bool(self.config.mail) + ["webhook"] * (self.config.webhooks != "off")

    async def keep(self, user_id: str, email: str, webhook: str, language: str) -> ContactRow:
        """What somebody wants from now on. A new address is asked first whether it agrees."""
        if (email and "email" not in self.ways) or (webhook and "webhook" not in self.ways):
            raise Refused(422, "this site does not offer that")
        if webhook:
            await self._may_call(webhook)
        before = await self.database.read(partial(contacts.contact, user_id=user_id))
        same = before is not None and before.email == email
        row = ContactRow(user_id, email, False, None, webhook, known_language(language) or "en")
        if before is not None:
            row.told, row.told_at = before.told, before.told_at
        if same and before is not None:
            row.confirmed, row.token = before.confirmed, before.token
        elif email:
            row.token = new_token()
        await self.database.write(partial(contacts.keep, row=row))
        if row.token is not None and not same:
            say = Translator(row.language)
            link = f"{self.config.address}/api/notices/{row.token}"
            await self._mail(email, say(Message("notice-ask")), say(Message("notice-agree", {"link": link})))
        return row

    async def confirm(self, token: str) -> bool:
        return await self.database.write(partial(contacts.confirm, token=token))

    async def run(self) -> None:
        """Look again and again, until cancelled."""
        while True:
            try:
                await self.look()
            except Unavailable:
                pass
            except Exception as error:  # noqa: BLE001 - the next look may do better
                logger.error("notices: %s", trace(error))
            await asyncio.sleep(self.config.notice_look)

    async def look(self) -> None:
        before = later(-self.config.notice_pause)
        for person in await self.database.read(partial(contacts.due, told_before=before)):
            claim = partial(contacts.claim, person=person, told_before=before, now=stamp())
            if await self.database.write(claim):
                await self._tell(person)

    async def _tell(self, person: Due) -> None:
        contact = person.contact
        waiting = [
            {"table": table, "game": game, "url": f"{self.config.address}/t/{table}"}
            for table, game, _ in person.tables
        ]
        if contact.webhook:
            await self._call(contact.webhook, {"type": "your-turn", "tables": waiting})
        if contact.email and contact.confirmed:
            say = Translator(contact.language)
            lines = [f"{_name(each['game'])}: {each['url']}" for each in waiting]
            subject = say(Message("notice-turn", {"tables": len(lines)}))
            text = "\n".join([subject, "", *lines, "", say(Message("notice-off"))])
            await self._mail(contact.email, subject, text)

    async def _call(self, url: str, data: dict[str, object]) -> None:
        try:
            place = await self._may_call(url)
            asked = httpx.URL(url)
            async with httpx.AsyncClient(timeout=TIMEOUT, follow_redirects=False) as client:
                # To the very address that was looked at: the name may say another one by now.
                await client.post(
                    asked.copy_with(host=place) if place else asked,
                    json=data,
                    headers={"Host": asked.netloc.decode()},
                    extensions={"sni_hostname": asked.host},
                )
        except (httpx.HTTPError, Refused) as error:
            logger.warning("a call did not get through: %s", type(error).__name__)

    async def _may_call(self, url: str) -> str:
        """The address behind a name. Nobody may make the server call its own neighbours. Raises a refusal."""
        if self.config.webhooks == "any":
            return ""
        parts = urlsplit(url)
        loop = asyncio.get_running_loop()
        try:
            found = await loop.getaddrinfo(parts.hostname or "", parts.port or 443, type=socket.SOCK_STREAM)
        except (OSError, ValueError):
            raise Refused(422, "this address is not to be found") from None
        if parts.scheme != "https" or not all(ip_address(place[4][0]).is_global for place in found):
            raise Refused(422, "a webhook is a public https address")
        return str(found[0][4][0])

    async def mail(self, to: str, subject: str, text: str) -> None:
        """Anything else that somebody is to read; a failure is only logged."""
        await self._mail(to, subject, text)

    async def _mail(self, to: str, subject: str, text: str) -> None:
        message = EmailMessage()
        message["From"] = self.config.mail_from or "hustings@localhost"
        message["To"] = to
        message["Subject"] = subject
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain="hustings.invalid")
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(text)
        try:
            await asyncio.to_thread(_send, self.config.mail, message)
        except (OSError, smtplib.SMTPException) as error:
            logger.warning("a mail did not get through: %s", type(error).__name__)


def _name(game: str) -> str:
    try:
        return find_title(game).name
    except OptionError:
        return game


def _send(server: str, message: EmailMessage) -> None:
    parts = urlsplit(server)
    secure = parts.scheme == "smtps"
    kind = smtplib.SMTP_SSL if secure else smtplib.SMTP
    with kind(parts.hostname or "localhost", parts.port or (465 if secure else 25), timeout=TIMEOUT) as smtp:
        smtp.ehlo()
        if not secure and smtp.has_extn("starttls"):
            smtp.starttls()
        if parts.username:
            smtp.login(unquote(parts.username), unquote(parts.password or ""))
        smtp.send_message(message)
