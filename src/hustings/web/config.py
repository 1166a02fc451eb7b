"""How a server is set up; everything has a default that suits a living room."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

from hustings.bots import AT_TABLE


def home() -> Path:
    """Where games are kept unless told otherwise: ``$HUSTINGS_HOME``, else the user's data folder."""
    if folder := os.environ.get("HUSTINGS_HOME"):
        return Path(folder)
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(data) / "hustings"


@dataclass(frozen=True)
class Limits:
    """Per client: how many at once, and how many a minute after that. 0 = no limit."""

    requests: tuple[int, int] = (300, 1800)
    people: tuple[int, int] = (30, 30)  # new guests
    logins: tuple[int, int] = (10, 10)
    passwords: int = 5  # wrong ones for one name from one address, before the pauses begin
    tables: tuple[int, int] = (20, 20)
    imports: tuple[int, int] = (5, 5)
    streams: tuple[int, int] = (64, 240)  # event streams opened
    talk: tuple[int, int] = (8, 30)
    hints: tuple[int, int] = (6, 12)
    reports: tuple[int, int] = (5, 1)  # of one person
    body: int = 64 * 1024
    record: int = 2 * 1024 * 1024  # an imported record
    listeners: int = 64  # open event streams of one client
    tables_kept: int = 64  # in memory although nobody listens
    guest_tables: int = 20  # that gather or run, of one guest
    account_tables: int = 100  # of one account
    bot_tables: int = 2  # of bots only that run, of one owner
    client_bot_tables: int = 4  # of bots only that run and are looked at, of one client


# For tests and load measurements; nobody should serve strangers with these.
NO_LIMITS = Limits(
    requests=(0, 0),
    people=(0, 0),
    logins=(0, 0),
    passwords=0,
    tables=(0, 0),
    imports=(0, 0),
    streams=(0, 0),
    talk=(0, 0),
    hints=(0, 0),
    reports=(0, 0),
    listeners=0,
    guest_tables=0,
    account_tables=0,
    bot_tables=0,
    client_bot_tables=0,
)


@dataclass(frozen=True)
class Closing:
    """After how many days a forgotten table is closed. 0 = never."""

    gathering: float = 7.0  # without a change
    gathering_async: float = 30.0
    running: float = 14.0  # without anything done by a person
    running_async: float = 90.0
    bots: float = 1.0  # of bots only, without anybody looking


@dataclass(frozen=True)
class Config:
    database: str = ""  # SQLAlchemy URL, or the path of an SQLite file; "" = hustings.db at home
    host: str = "127.0.0.1"
    port: int = 8000
    secure: bool = False  # behind https: cookies only travel there
    secret: str = ""  # signs CSRF tokens; several processes must share it; "" = from the database
    bot: str = AT_TABLE  # who plays where no bot is named
    bots: int = 1  # processes for bots; 0 = somebody else answers for them (hustings worker)
    chores: int = 2  # processes for imports and for games that are checked or told again
    static: Path | None = None  # the built page; None = the one in the package
    trust_proxy: bool = False  # take the client's address from X-Forwarded-For
    metrics: str = "private"  # who may read /metrics: private (addresses), open, off
    metrics_token: str = ""  # if set, whoever has it, and nobody else
    mail: str = ""  # smtp://user:password@host:port, smtps://...; "" = no mail
    mail_from: str = ""
    webhooks: str = "off"  # off, public (no private addresses), any
    address: str = ""  # of the site, for links in notices: https://games.example.org
    push: str = "public"  # notices to browsers: public (push services), any (for tests), off
    push_contact: str = ""  # mailto:... or https://..., for the push services; "" = the address of the site
    vapid_key: str = ""  # the private key of this site for push; "" = one is made and kept in the database
    push_pause: float = 30.0  # seconds between two notices to one person
    push_look: float = 5.0  # seconds between looks for somebody to tell
    notice_pause: float = 600.0  # seconds between two notices to one person
    notice_look: float = 20.0  # seconds between looks for somebody to tell
    request_seconds: float = 10.0  # for the head of a request, and between two pieces of its body
    reading_seconds: float = 30.0  # for a client to read something of what it was sent
    heartbeat: float = 15.0
    legal: str = ""  # a folder with imprint.md and privacy.md
    look_outside: float = 0.5  # seconds between looks for what other programs changed in an SQLite file
    sweep: float = 2.0  # seconds between looks for due bots and deadlines
    rest: float = 60.0  # seconds after which a table of bots only rests when nobody looks; 0 = never
    clock_file: str = ""  # for tests: a file with the seconds by which this process's clock is ahead
    fixed_chance: str = ""  # for tests: tables with the same set-up get the same deal, bots answer alike
    tidy: float = 60.0  # seconds between looks for forgotten tables
    closing: Closing = field(default_factory=Closing)
    limits: Limits = field(default_factory=Limits)

    @property
    def site(self) -> str:
        """Where the site is, for links that are read elsewhere; "" if that was not said in full."""
        return self.address.rstrip("/") if self.address.startswith(("https://", "http://")) else ""

    @property
    def mails(self) -> bool:
        """Whether mail can be sent: without the address of the site its links would lead nowhere."""
        return bool(self.mail) and bool(self.site)

    @property
    def push_sender(self) -> str:
        """Whom a push service may ask about what this site sends."""
        return self.push_contact or (self.site if self.site.startswith("https://") else "")

    @property
    def notifies(self) -> bool:
        return self.mails or self.webhooks != "off"

    @property
    def url(self) -> str:
        given = self.database or str(home() / "hustings.db")
        if "://" not in given:
            return f"sqlite:///{Path(given).resolve()}"
        if given.startswith("postgresql://"):
            return given.replace("postgresql://", "postgresql+asyncpg://", 1)
        return given
