"""Server-sent events, as bytes."""

from __future__ import annotations

from hustings.structs import Encoder

_encode = Encoder().encode


def message(event: str, data: object, id: int | None = None) -> bytes:
    return framed(event, _encode(data), id)


def framed(event: str, json: bytes, id: int | None = None) -> bytes:
    number = b"" if id is None else b"id: %d\n" % id
    return b"%bevent: %b\ndata: %b\n\n" % (number, event.encode(), json)
