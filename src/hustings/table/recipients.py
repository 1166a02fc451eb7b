"""For whom something is written, and how much of it."""

from __future__ import annotations

from typing import NamedTuple

FeedKey = tuple[int, str, bool]  # seat, language, briefly: who is told the same entries


class ResponseFormat(NamedTuple):
    """How a request wants its answer; without a language messages stay data."""

    language: str
    insights: bool = True
    text: bool = False  # with the table in words
    brief: bool = False  # for programs: no messages, and a state only when there is something to answer


class Recipient:
    """A seat, or the spectators, and the format they want."""

    def __init__(self, seat: int, wish: ResponseFormat) -> None:
        self.seat = seat
        self.language = wish.language
        self.insights = wish.insights
        self.text = wish.text
        self.brief = wish.brief
        self.feed_key: FeedKey = (seat, wish.language, wish.brief)
        self.state_key = (seat, *wish)
