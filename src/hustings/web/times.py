"""Times as text that sorts."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta


def now() -> datetime:
    return datetime.now(UTC)


def stamp(moment: datetime | None = None) -> str:
    return (moment or now()).isoformat(timespec="microseconds")[:-6] + "Z"


def moment(text: str) -> datetime:
    return datetime.fromisoformat(text[:-1]).replace(tzinfo=UTC)


def later(seconds: float, start: datetime | None = None) -> str:
    return stamp((start or now()) + timedelta(seconds=seconds))
