"""What a seated person does besides answering: talk, step back, hand over, leave instructions."""

from __future__ import annotations

from functools import partial
from typing import Any

from litestar import Request
from litestar.params import FromPath, JSONBody

from hustings import wire
from hustings.core.codec import dumps
from hustings.table import agreements, seating, taking_back
from hustings.table.aggregate import GameTable
from hustings.table.bot_turn import apply_standing_orders
from hustings.table.draft import TableDraft
from hustings.table.ids import new_id
from hustings.table.localizer import known_language
from hustings.table.names import clean_text
from hustings.table.presenter import state
from hustings.table.recipients import Recipient, ResponseFormat
from hustings.table.standing_orders import living, placed, read_orders, write_orders
from hustings.table.times import stamp
from hustings.web.access import acting_seat, must_see, must_see_as_user, must_still_watch
from hustings.web.middleware import Limiter
from hustings.web.moderation import check_may_talk
from hustings.web.problems import HttpProblem, not_found
from hustings.web.routes.decorators import get, post, put
from hustings.web.routes.play import WantedSeat
from hustings.web.routes.tables import Lang
from hustings.web.site import Site, site_of
from hustings.web.store import games
from hustings.web.store.absence import still_since
from hustings.web.store.rows import WhisperRow

Req = Request[Any, Any, Any]
UNDONE = 1000  # entries that are looked through for what a step back takes away


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
        site.stirred(id)
    else:

        def work(draft: TableDraft) -> None:
            agreements.returned(draft, seat)
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
            taking_back.take_back(draft, seat, data.ask, user.id, data.key)

        _, table = await site.service.change(id, work)
    return _accepted(table, seat, lang)


def _accepted(table: GameTable, seat: int, lang: str) -> wire.Accepted:
    shown = state(table, Recipient(seat, ResponseFormat(known_language(lang))))
    return wire.Accepted(shown.seq, shown.n, shown)


@get("/api/tables/{id:str}/undo", summary="What I could take back, or am asked about, move by move")
async def look_back(
    request: Req, id: FromPath[str], seat: WantedSeat = None, lang: Lang = ""
) -> wire.StepBack:
    site = site_of(request)
    table = await site.service.table(id)
    mine = acting_seat(table, request.scope["user"], request.scope["auth"], seat)

    found, table = await site.service.change(id, lambda draft: taking_back.look(draft.table, mine))
    if found.moves:
        since = await site.service.read(partial(games.entry_of_line, id=id, n=found.moves[0].n))
        recipient = Recipient(mine, ResponseFormat(known_language(lang)))
        with site.reading(request) as reading:
            entries, _ = await reading.past(table, recipient, since - 1, UNDONE)
        told = {entry.n: [event.news for event in entry.events or []] for entry in entries}
        for move in found.moves:
            move.news = told.get(move.n, [])
    must_still_watch(await site.service.table(id), request.scope["auth"], mine)
    return found


@post(
    "/api/tables/{id:str}/undo/answer",
    status_code=200,
    summary="Agree to a step back, or not; or withdraw my own wish",
)
async def answer_undo(
    request: Req, id: FromPath[str], data: JSONBody[wire.UndoAnswer], lang: Lang = ""
) -> wire.Accepted:
    site = site_of(request)
    table = await site.service.table(id)
    user = request.scope["user"]
    seat = acting_seat(table, user, request.scope["auth"], data.seat)

    def work(draft: TableDraft) -> None:
        taking_back.answer(draft, seat, data.agree, user.id)

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
            agreements.returned(draft, seat)
            seating.take_back(draft, seat)

    _, table = await site.service.change(id, work)
    return site.table_info(table, user, known_language(lang))


@post(
    "/api/tables/{id:str}/seats/{seat:int}/absent",
    status_code=200,
    summary="Say what to do about somebody who does not answer",
)
async def vote_absent(
    request: Req, id: FromPath[str], seat: FromPath[int], data: JSONBody[wire.VoteAbsent], lang: Lang = ""
) -> wire.Accepted:
    site = site_of(request)
    table = await site.service.table(id)
    user = request.scope["user"]
    mine = acting_seat(table, user, request.scope["auth"], data.seat)
    absent, bot = _number(table, seat), site.config.bot
    table.playing()
    still = await site.service.read(partial(still_since, id=id, types=agreements.GOES_ON))
    _, table = await site.service.change(
        id, lambda draft: agreements.vote_absent(draft, mine, absent, data.choice, bot, user.id, still)
    )
    return _accepted(table, mine, lang)


@post(
    "/api/tables/{id:str}/pause", status_code=200, summary="Stop the clocks, when all agree, and go on again"
)
async def pause(
    request: Req, id: FromPath[str], data: JSONBody[wire.Pause], lang: Lang = ""
) -> wire.Accepted:
    site = site_of(request)
    table = await site.service.table(id)
    user = request.scope["user"]
    mine = acting_seat(table, user, request.scope["auth"], data.seat)
    _, table = await site.service.change(id, lambda draft: agreements.pause(draft, mine, data.on, user.id))
    return _accepted(table, mine, lang)


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
        if running:
            apply_standing_orders(draft)
            kept[:] = living(draft.table, seat)

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


HANDLERS = [talk, undo, look_back, answer_undo, hand, vote_absent, pause, orders, set_orders, unlock, lock]
