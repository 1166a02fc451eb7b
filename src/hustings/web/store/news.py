"""What processes tell each other through the database, once it is committed."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.json import Decoder, Encoder

from hustings.web.store.rows import EntryRow

MOST = 7900  # bytes that PostgreSQL passes on
_encode = Encoder().encode


class TableNews(Struct, tag="table"):
    """A table has moved on from ``was`` to ``seq``.

    Whoever is at ``was`` can go on with ``columns`` and ``entries``; if they are not there, they are to be read.
    """

    id: str
    origin: str
    was: int = 0
    seq: int = 0  # 0: something beside the stream
    columns: dict[str, Any] | None = None
    entries: list[EntryRow] = []
    whisper: str = ""  # the id of one


class SessionNews(Struct, tag="session"):
    """Sessions of a user have begun to see something else, or have ended."""

    user: str
    origin: str


class SanctionNews(Struct, tag="sanction"):
    """Mutes, bans or roles have changed; ``user`` is whom it is about, if it is a person."""

    user: str
    origin: str


News = TableNews | SessionNews | SanctionNews


def encode_news(news: News) -> str:
    whole = _encode(news)
    if len(whole) > MOST and isinstance(news, TableNews):
        whole = _encode(TableNews(news.id, news.origin, news.was, news.seq))
    return whole.decode()


read_news = Decoder(News).decode
