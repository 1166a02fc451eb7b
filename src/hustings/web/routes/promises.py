"""Offers and promises at a table, as things in view: who made them, to whom, and what became of them."""

from __future__ import annotations

from functools import partial
from typing import Any

from litestar import Request
from litestar.params import FromPath, JSONBody

from hustings import wire
from hustings.core.codec import dumps
from hustings.table.aggregate import GameTable
from hustings.table.draft import TableDraft
from hustings.table.ids import new_id
from hustings.table.names import clean_text
from hustings.table.times import stamp
from hustings.web.access import acting_seat, must_see, must_still_watch, viewing_seat
from hustings.web.middleware import Limiter
from hustings.web.moderation import check_may_talk
from hustings.web.problems import HttpProblem, not_found
from hustings.web.routes.decorators import get, post, put
from hustings.web.routes.play import WantedSeat
from hustings.web.site import Site, site_of
from hustings.web.store import promises as store
from hustings.web.store.promises import PromiseRow
from hustings.web.store.rows import UserRow, WhisperRow

Req = Request[Any, Any, Any]
# What is said about it at the table, in signs that need no language; the page knows them.
SIGNS = {
    "offer": "🤝",
    "promise": "✋",
    "accepted": "👍",
    "declined": "👎",
    "withdrawn": "↩",
    "kept": "✔",
    "broken": "✘",
}


def may(row: PromiseRow, seat: int) -> list[wire.PromiseStatus]:
    """What a seat can make of it: whoever made it withdraws, the others say what became of it."""
    if row.status not in ("open", "accepted"):
        return []
    if seat == row.seat:
        return ["withdrawn"] if row.status == "open" else []
    if seat < 0 or not row.concerns(seat):
        return []
    return ["accepted", "declined"] if row.kind == "offer" and row.status == "open" else ["kept", "broken"]


def _shown(row: PromiseRow, seat: int) -> wire.PromiseInfo:
    kind: Any = row.kind
    status: Any = row.status
    return wire.PromiseInfo(
        row.id, row.at, kind, row.seat, row.receivers, row.text, status, row.settled_by, may(row, seat)
    )


@get("/api/tables/{id:str}/promises", summary="Offers and promises that I know of")
async def promises(request: Req, id: FromPath[str], seat: WantedSeat = None) -> list[wire.PromiseInfo]:
    site = site_of(request)
    table = await site.service.table(id)
    must_see(table, request.scope["user"])
    mine = viewing_seat(table, request.scope["user"], request.scope["auth"], seat)
    rows = await site.service.read(partial(store.listed, table_id=id, seat=mine))
    must_still_watch(await site.service.table(id), request.scope["auth"], mine)
    return [_shown(row, mine) for row in rows]


@post("/api/tables/{id:str}/promises", status_code=201, summary="Make an offer or a promise")
async def new_promise(request: Req, id: FromPath[str], data: JSONBody[wire.NewPromise]) -> wire.PromiseInfo:
    site = site_of(request)
    table = await site.service.table(id)
    user: UserRow = request.scope["user"]
    seat = acting_seat(table, user, request.scope["auth"], data.seat)
    check_may_talk(site, user)
    Limiter.check(site.limiter.talk, user.id)
    text = clean_text(data.text)
    to = sorted(set(data.to) - {seat})
    if not text or any(other >= table.row.players for other in to) or (data.to and not to):
        raise HttpProblem(422, "promise something, to seats of this table")
    row = PromiseRow(new_id(), id, stamp(), user.id, data.kind, seat, to, text)
    if not await site.service.write(partial(store.add, row=row)):
        raise HttpProblem(409, "you have made many promises; see what becomes of those first")
    await _tell(site, table, user, seat, row, data.kind)
    return _shown(row, seat)


@put("/api/tables/{id:str}/promises/{promise:str}", summary="Say what became of an offer or a promise")
async def settle_promise(
    request: Req, id: FromPath[str], promise: FromPath[str], data: JSONBody[wire.SettlePromise]
) -> wire.PromiseInfo:
    site = site_of(request)
    table = await site.service.table(id)
    user: UserRow = request.scope["user"]
    seat = acting_seat(table, user, request.scope["auth"], data.seat)
    row = await site.service.read(partial(store.one, table_id=id, id=promise))
    if row is None or not row.concerns(seat):
        raise not_found()
    check_may_talk(site, user)
    Limiter.check(site.limiter.talk, user.id)
    settle = partial(store.settle, id=row.id, before=row.status, status=data.status, seat=seat)
    if data.status not in may(row, seat) or not await site.service.write(settle):
        raise HttpProblem(409, "that is not for you to say, or it was said already")
    row.status, row.settled_by = data.status, seat
    await _tell(site, table, user, seat, row, data.status)
    return _shown(row, seat)


async def _tell(site: Site, table: GameTable, user: UserRow, seat: int, row: PromiseRow, what: str) -> None:
    """A line of talk, to those whom it concerns and nobody else."""
    text, name = f"{SIGNS[what]} {row.text}", table.seats[seat].name
    if row.receivers:
        to = dumps(sorted({*row.receivers, row.seat} - {seat})).decode()
        said = WhisperRow(new_id(), table.id, table.row.seq, stamp(), user.id, None, seat, to, text, name)
        await site.service.whisper(table, said)
        return

    def work(draft: TableDraft) -> None:
        draft.write("talk", {"from": seat, "to": [], "text": text, "by": name}, user.id)

    await site.service.change(table.id, work)


HANDLERS = [promises, new_promise, settle_promise]
