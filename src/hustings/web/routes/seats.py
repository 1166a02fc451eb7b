"""What a seated person does besides answering: talk, step back, hand over, leave instructions."""

from __future__ import annotations

from functools import partial
from typing import Any

from litestar import Request
from litestar.params import FromPath, JSONBody

from hustings.core.codec import dumps
from hustings.play.match import in_force
from hustings.web import seating, wire
from hustings.web.access import acting_seat, must_see, must_see_as_user
from hustings.web.entries import NeedsWhole
from hustings.web.localizer import known_language
from hustings.web.middleware import Limiter
from hustings.web.moderation import check_may_talk
from hustings.web.names import clean_text
from hustings.web.people import new_id
from hustings.web.problems import HttpProblem, not_found
from hustings.web.recipients import Recipient, ResponseFormat
from hustings.web.routes.decorators import get, post, put
from hustings.web.routes.tables import Lang
from hustings.web.site import Site, site_of
from hustings.web.store import games
from hustings.web.store.rows import WhisperRow
from hustings.web.table.aggregate import GameTable
from hustings.web.table.draft import TableDraft
from hustings.web.table.presenter import state
from hustings.web.table.standing_orders import placed, read_orders, write_orders
from hustings.web.table.undo import UndoRequest, own_undo, read_request
from hustings.web.times import stamp

Req = Request[Any, Any, Any]


# -- talk --


@post("/api/tables/{id:str}/talk", status_code=200, summary="Say something to the table, a pair or a group")
async def talk(request: Req, id: FromPath[str], data: JSONBody[wire.Talk]) -> wire.LogPage:
    site = site_of(request)
    table = await site.service.table(id)
    user = request.scope["user"]
    seat = acting_seat(table, user, request.scope["auth"], data.seat)
    if await _done(site, id, user.id, data.key):
        return wire.LogPage([], table.row.seq, False)
    check_may_talk(site, user)
    Limiter.check(site.limiter.talk, user.id)
    text = clean_text(data.text)
    to = sorted(set(data.to) - {seat})
    if not text or any(other >= table.row.players for other in to) or (data.to and not to):
        raise HttpProblem(422, "say something, to seats of this table")

    name = table.seats[seat].name
    if to:
        receivers = dumps(to).decode()
        row = WhisperRow(
            new_id(), id, table.row.seq, stamp(), user.id, data.key or None, seat, receivers, text, name
        )
        await site.service.whisper(table, row)
    else:

        def work(draft: TableDraft) -> None:
            draft.write("talk", {"from": seat, "to": [], "text": text, "by": name}, user.id, data.key)

        _, table = await site.service.change(id, work)
    return wire.LogPage([], table.row.seq, False)


async def _done(site: Site, id: str, user_id: str, key: str) -> bool:
    if not key:
        return False
    return await site.service.read(partial(games.entry_by_key, id=id, actor=user_id, key=key)) is not None


# -- stepping back --


@post("/api/tables/{id:str}/undo", status_code=200, summary="Step back, or ask the others to let me")
async def undo(request: Req, id: FromPath[str], data: JSONBody[wire.Undo], lang: Lang = "") -> wire.Accepted:
    site = site_of(request)
    table = await site.service.table(id)
    user = request.scope["user"]
    seat = acting_seat(table, user, request.scope["auth"], data.seat)
    if not await _done(site, id, user.id, data.key):

        def work(draft: TableDraft) -> None:
            draft.table.playing()
            to = own_undo(draft.table.undo_steps, seat)
            if to is not None:
                draft.undo(seat, to, user.id, data.key)
            elif data.ask:
                _ask(draft, seat, user.id, data.key)
            else:
                raise HttpProblem(
                    409, "others have acted or something was revealed: ask them", "not-yours-alone"
                )

        _, table = await site.service.change(id, work)
    return _accepted(table, seat, lang)


def _accepted(table: GameTable, seat: int, lang: str) -> wire.Accepted:
    shown = state(table, Recipient(seat, ResponseFormat(known_language(lang))))
    return wire.Accepted(shown.seq, shown.n, shown)


def _ask(draft: TableDraft, seat: int, user_id: str, key: str) -> None:
    match = draft.table.playing()
    mine = [line for line in in_force(match.lines, match.n) if line.seat == seat]
    if not mine:
        if match.n > len(match.lines):
            raise NeedsWhole
        raise HttpProblem(409, "there is nothing of yours to take back")
    user = draft.seats[seat].user_id
    agreed = [other.seat for other in draft.seats if other.by_bot or other.user_id == user]
    request = UndoRequest(seat, mine[-1].n - 1, sorted(agreed))
    draft.set(undo_ask=request.text())
    draft.write("ask-undo", {"seat": seat, "to": request.to}, user_id, key)
    _undo_if_agreed(draft, request)


def _undo_if_agreed(draft: TableDraft, request: UndoRequest) -> None:
    if set(request.agreed) >= set(range(draft.row.players)):
        draft.undo(request.by, request.to, "", "")


@post("/api/tables/{id:str}/undo/answer", status_code=200, summary="Agree to a step back, or not")
async def answer_undo(
    request: Req, id: FromPath[str], data: JSONBody[wire.UndoAnswer], lang: Lang = ""
) -> wire.Accepted:
    site = site_of(request)
    table = await site.service.table(id)
    user = request.scope["user"]
    seat = acting_seat(table, user, request.scope["auth"], data.seat)

    def work(draft: TableDraft) -> None:
        asked = read_request(draft.row.undo_ask)
        if asked is None:
            raise HttpProblem(409, "nobody asks to step back")
        if seat in asked.agreed and data.agree:
            return
        draft.write("answer-undo", {"seat": seat, "agree": data.agree}, user.id)
        if not data.agree:
            draft.set(undo_ask=None)
            return
        agreed = UndoRequest(asked.by, asked.to, sorted({*asked.agreed, seat}))
        draft.set(undo_ask=agreed.text())
        _undo_if_agreed(draft, agreed)

    _, table = await site.service.change(id, work)
    return _accepted(table, seat, lang)


# -- handing over, instructions, the curtain --


@post(
    "/api/tables/{id:str}/seats/{seat:int}/hand",
    status_code=200,
    summary="Hand my seat to a bot, or take it back",
)
async def hand(
    request: Req, id: FromPath[str], seat: FromPath[int], data: JSONBody[wire.Hand], lang: Lang = ""
) -> wire.TableInfo:
    site = site_of(request)
    table = await site.service.table(id)
    user = request.scope["user"]
    acting_seat(table, user, request.scope["auth"], _number(table, seat))
    bot = seating.check_bot(data.bot or site.config.bot)

    def work(draft: TableDraft) -> None:
        if draft.row.status != "running":
            raise HttpProblem(409, "the game is not running")
        if data.to == "bot":
            seating.stand_in(draft, seat, bot)
        else:
            seating.take_back(draft, seat)

    _, table = await site.service.change(id, work)
    return site.table_info(table, user, known_language(lang))


def _number(table: GameTable, seat: int) -> int:
    if not 0 <= seat < table.row.players:
        raise not_found()
    return seat


@get("/api/tables/{id:str}/seats/{seat:int}/orders", summary="My standing instructions")
async def orders(request: Req, id: FromPath[str], seat: FromPath[int]) -> wire.Orders:
    table = await site_of(request).service.table(id)
    must_see(table, request.scope["user"])
    acting_seat(table, request.scope["user"], request.scope["auth"], _number(table, seat))
    return wire.Orders(read_orders(table.seats[seat].orders))


@put("/api/tables/{id:str}/seats/{seat:int}/orders", summary="Leave standing instructions, for me alone")
async def set_orders(
    request: Req, id: FromPath[str], seat: FromPath[int], data: JSONBody[wire.Orders]
) -> wire.Orders:
    site = site_of(request)
    table = await site.service.table(id)
    must_see(table, request.scope["user"])
    acting_seat(table, request.scope["user"], request.scope["auth"], _number(table, seat))

    kept: list[wire.Order] = []

    def work(draft: TableDraft) -> None:
        running = draft.table.match is not None
        kept[:] = (
            placed(draft.table, seat, data.orders) if running else [o for o in data.orders if not o.here]
        )
        draft.set_seat(seat, orders=write_orders(kept))

    await site.service.change(id, work)
    return wire.Orders(kept)


@post(
    "/api/tables/{id:str}/seats/{seat:int}/unlock",
    status_code=204,
    summary="Open this seat's eyes on this device",
)
async def unlock(request: Req, id: FromPath[str], seat: FromPath[int], data: JSONBody[wire.Unlock]) -> None:
    site = site_of(request)
    table = await site.service.table(id)
    user = must_see_as_user(table, request.scope["user"])
    seat_row = table.seats[_number(table, seat)]
    if seat_row.user_id != user.id:
        raise HttpProblem(403, "this seat is not yours")
    Limiter.check(site.limiter.logins, f"{id}:{seat}")
    if seat_row.pin is not None and not await site.people.pin_fits(seat_row.pin, data.pin):
        raise HttpProblem(403, "this is not the PIN", "wrong-pin")
    await site.people.unlock(request.scope["auth"], f"{id}:{seat}")


@post("/api/tables/{id:str}/lock", status_code=204, summary="Draw the curtain on this device")
async def lock(request: Req, id: FromPath[str]) -> None:
    site = site_of(request)
    table = await site.service.table(id)
    must_see_as_user(table, request.scope["user"])
    await site.people.unlock(request.scope["auth"], "")


HANDLERS = [talk, undo, answer_undo, hand, orders, set_orders, unlock, lock]
