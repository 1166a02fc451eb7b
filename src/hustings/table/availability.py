"""A person's nights and holidays: at tables over days no clock of theirs runs then."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from functools import lru_cache
from zoneinfo import ZoneInfo

from hustings.structs import Decoder, Encoder, Struct

DAY = timedelta(days=1)
Span = tuple[datetime, datetime]


class OwnTime(Struct):
    """``quiet``: from and to, in minutes after midnight; ``holidays``: first and last day of each.

    All of it by the clock on the wall in ``zone``.
    """

    zone: str
    quiet: tuple[int, int] | None = None
    holidays: list[tuple[date, date]] = []


_decode, _encode = Decoder(OwnTime).decode, Encoder().encode


@lru_cache(maxsize=1024)
def read_availability(stored: str | None) -> OwnTime | None:
    return None if not stored else _decode(stored)


def write_availability(availability: OwnTime) -> str:
    return _encode(availability).decode()


def quiet_spans(availability: OwnTime, start: datetime) -> Iterator[Span]:
    """The spans of quiet that end after ``start``, in order; those that touch are one."""
    zone = ZoneInfo(availability.zone)
    quiet, holidays = availability.quiet, availability.holidays
    day = start.astimezone(zone).date() - DAY
    last = max([until for _, until in holidays], default=day)
    pending: Span | None = None
    while quiet is not None or day <= last:
        for begin, end in _of_day(day, zone, availability):
            if pending is not None and begin <= pending[1]:
                pending = pending[0], max(pending[1], end)
                continue
            if pending is not None and pending[1] > start:
                yield pending
            pending = begin, end
        day += DAY
    if pending is not None and pending[1] > start:
        yield pending


def _of_day(day: date, zone: ZoneInfo, availability: OwnTime) -> list[Span]:
    """What begins on this day, the first first."""
    spans = []
    if any(first <= day <= until for first, until in availability.holidays):
        spans.append((_moment(day, 0, zone), _moment(day + DAY, 0, zone)))
    if availability.quiet is not None:
        begin, end = availability.quiet
        spans.append((_moment(day, begin, zone), _moment(day + DAY if end <= begin else day, end, zone)))
    return spans


def _moment(day: date, minutes: int, zone: ZoneInfo) -> datetime:
    return datetime(day.year, day.month, day.day, minutes // 60, minutes % 60, tzinfo=zone).astimezone(UTC)


def after(start: datetime, seconds: float, availability: OwnTime | None) -> tuple[datetime, list[Span]]:
    """When so many seconds that count have passed, and the quiet in between."""
    at, left = start, timedelta(seconds=seconds)
    passed: list[Span] = []
    if availability is not None:
        for begin, end in quiet_spans(availability, start):
            if at + left <= begin:
                break
            left -= max(begin - at, timedelta())
            at = end
            passed.append((begin, end))
    return at + left, passed


def counted(start: datetime, end: datetime, availability: OwnTime | None) -> float:
    """The seconds between two moments that count."""
    total = end - start
    if availability is not None:
        for begin, until in quiet_spans(availability, start):
            if begin >= end:
                break
            total -= min(until, end) - max(begin, start)
    return max(0.0, total.total_seconds())
