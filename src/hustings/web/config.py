"""How a server is set up; everything has a default that suits a living room."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

from hustings.bots import AT_TABLE


def home() -> Path:
    """Where games are kept unless told otherwise: ``$HUSTINGS_HOME``, else the user's data folder."""
    if told := os.environ.get("HUSTINGS_HOME"):
        return Path(told)
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(data) / "hustings"


@dataclass(frozen=True)
class Limits:
    """Per client: how many at once, and how many a minute after that. 0 = no limit."""

    requests: tuple[int, int] = (300, 1800)
    people: tuple[int, int] = (30, 30)  # new guests
    logins: tuple[int, int] = (10, 10)
    tables: tuple[int, int] = (20, 20)
    talk: tuple[int, int] = (8, 30)
    hints: tuple[int, int] = (6, 12)
    reports: tuple[int, int] = (5, 1)  # of one person
    body: int = 64 * 1024
    record: int = 8 * 1024 * 1024  # an imported record
    listeners: int = 64  # open event streams of one client
    tables_kept: int = 64  # in memory although nobody listens


# For tests and load measurements; nobody should serve strangers with these.
NO_LIMITS = Limits(
    requests=(0, 0),
    people=(0, 0),
    logins=(0, 0),
    tables=(0, 0),
    talk=(0, 0),
    hints=(0, 0),
    reports=(0, 0),
    listeners=0,
)


@dataclass(frozen=True)
class Config:
    database: str = ""  # SQLAlchemy URL, or the path of an SQLite file; "" = hustings.db at home
    host: str = "127.0.0.1"
    port: int = 8000
    secure: bool = False  # behind https: cookies only travel there
    secret: str = ""  # signs CSRF tokens; several processes must share it; "" = from the database
    bot: str = AT_TABLE  # who plays where no bot is named
    bots: int = 1  # processes for bots; 0 = somebody else answers for them (hustings worker)
    static: Path | None = None  # the built page; None = the one in the package
    trust_proxy: bool = False  # take the client's address from X-Forwarded-For
    mail: str = ""  # smtp://user:password@host:port, smtps://...; "" = no mail
    mail_from: str = ""
    webhooks: str = "off"  # off, public (no private addresses), any
    address: str = ""  # of the site, for links in notices: https://games.example.org
    notice_pause: float = 600.0  # seconds between two notices to one person
    notice_look: float = 20.0  # seconds between looks for somebody to tell
    heartbeat: float = 15.0
    legal: str = ""  # a folder with imprint.md and privacy.md
    look_outside: float = 0.5  # seconds between looks for what other programs changed in an SQLite file
    sweep: float = 2.0  # seconds between looks for due bots and deadlines
    limits: Limits = field(default_factory=Limits)

    @property
    def notifies(self) -> bool:
        return bool(self.mail) or self.webhooks != "off"

    @property
    def url(self) -> str:
        given = self.database or str(home() / "hustings.db")
        if "://" not in given:
            return f"sqlite:///{Path(given).resolve()}"
        if given.startswith("postgresql://"):
            return given.replace("postgresql://", "postgresql+asyncpg://", 1)
        return given
