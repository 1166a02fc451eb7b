"""Sending mail: a few at a time, each within a time of its own."""

from __future__ import annotations

import asyncio
import logging
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

import aiosmtplib

logger = logging.getLogger("hustings.web")
AT_ONCE = 4
SEND_SECONDS = 20.0  # for one mail, from looking up the server's name to its last word


class Mailer:
    """``server`` is smtp://user:password@host:port (with STARTTLS where offered) or smtps://..."""

    def __init__(self, server: str, sender: str, seconds: float = SEND_SECONDS) -> None:
        self.server = server
        self.sender = sender or "hustings@localhost"
        self.seconds = seconds
        self.slots = asyncio.Semaphore(AT_ONCE)

    async def send(self, to: str, subject: str, text: str, headers: dict[str, str] | None = None) -> bool:
        """Whether the server took it; why not is in the log."""
        message = EmailMessage()
        message["From"] = self.sender
        message["To"] = to
        message["Subject"] = subject
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain="hustings.invalid")
        message["Auto-Submitted"] = "auto-generated"
        for name, value in (headers or {}).items():
            message[name] = value
        message.set_content(text)
        async with self.slots:
            try:
                async with asyncio.timeout(self.seconds):
                    await self._send(message)
            except (OSError, TimeoutError, ValueError, aiosmtplib.SMTPException) as error:
                logger.warning("a mail did not get through: %s", type(error).__name__)
                return False
        return True

    async def _send(self, message: EmailMessage) -> None:
        parts = urlsplit(self.server)
        secure = parts.scheme == "smtps"
        await aiosmtplib.send(
            message,
            hostname=parts.hostname or "localhost",
            port=parts.port or (465 if secure else 25),
            username=unquote(parts.username) if parts.username else None,
            password=unquote(parts.password or "") if parts.username else None,
            use_tls=secure,
            timeout=self.seconds,
        )
