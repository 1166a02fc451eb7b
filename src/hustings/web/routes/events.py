"""The stream of a table: everything a seat may hear, in order and without gaps."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from typing import Annotated, Any

from litestar import Request
from litestar.params import FromPath, HeaderParameter, QueryParameter
from litestar.response import Stream

from hustings.web.access import eyes
from hustings.web.hub import Listener, framed, message
from hustings.web.live import Live
from hustings.web.problems import Refused
from hustings.web.routes.kit import get
from hustings.web.routes.play import Insights, InWords, SeatWish, past
from hustings.web.routes.tables import Lang
from hustings.web.site import Site, site_of
from hustings.web.speak import known_language

Req = Request[Any, Any, Any]


@get("/api/tables/{id:str}/events", media_type="text/event-stream", summary="What happens, as it happens")
async def events(
    request: Req,
    id: FromPath[str],
    seat: SeatWish = None,
    lang: Lang = "",
    since: Annotated[int | None, QueryParameter(ge=0, le=2**31 - 1)] = None,
    insights: Insights = True,
    text: InWords = False,
    last: Annotated[str, HeaderParameter(name="Last-Event-ID", max_length=20)] = "",
) -> Stream:
    site = site_of(request)
    live = await site.service.live(id)
    user = request.scope["user"]
    seen = eyes(live, user, request.scope["auth"], seat)
    client = site.client(request)
    most = site.config.limits.listeners
    if most and site.hub.by_client[client] >= most:
        raise Refused(429, "too many open streams", retry_after=5)
    if last.isascii() and last.isdigit():
        since = int(last)
    request.scope["state"]["stream"] = True
    audience = (seen, known_language(lang), insights, text)
    listener = Listener(id, audience, user.id if user is not None else "")
    return Stream(
        _stream(site, live, listener, since, client),
        media_type="text/event-stream",
        headers={"X-Accel-Buffering": "no"},
    )


async def _stream(
    site: Site, live: Live, listener: Listener, since: int | None, client: str
) -> AsyncGenerator[bytes, None]:
    """First what was missed, then what comes. The listener is in the room before the past is read."""
    hub = site.hub
    was_here = listener.seat in hub.here(listener.table_id)
    hub.add(listener)
    hub.by_client[client] += 1
    try:
        live = await site.service.live(listener.table_id)
        if not was_here:
            site.announce(live)
        sent = live.row.seq
        yield b"retry: 1000\n\n"
        if since is not None and since > sent:
            yield message("reset", {"seq": sent})
        elif since is not None and since < sent:
            entries = await past(site, live, listener.seat, listener.language, since)
            parts = [message("entry", entry, entry.seq) for entry in entries]
            parts.append(framed("state", live.state_json(listener.audience), sent))
            yield b"".join(parts)
        while True:
            item = await listener.queue.get()
            if item is None:
                return
            seq, data = item
            if seq == 0 or seq > sent:
                sent = max(sent, seq)
                yield data
    finally:
        hub.remove(listener)
        hub.by_client[client] -= 1
        if not hub.by_client[client]:
            del hub.by_client[client]
        present = site.service.lives.get(listener.table_id)
        if present is not None and listener.seat not in hub.here(listener.table_id):
            site.announce(present)


HANDLERS = [events]
