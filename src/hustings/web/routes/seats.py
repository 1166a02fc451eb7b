"""What a seated person does besides answering: talk, step back, hand over, leave instructions."""

from __future__ import annotations

from functools import partial
from typing import Any

from litestar import Request
from litestar.params import FromPath, JSONBody
from msgspec import convert, to_builtins

from hustings.core.codec import dumps, loads
from hustings.play.match import in_force
from hustings.web import seating, wire
from hustings.web.access import acting_seat, must_see
from hustings.web.entries import NeedsWhole
from hustings.web.live import Live
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
from hustings.web.times import stamp

Req = Request[Any, Any, Any]


# -- talk --


@post("/api/tables/{id:str}/talk", status_code=200, summary="Say something to the table, a pair or a group")
async def talk(request: Req, id: FromPath[str], data: JSONBody[wire.Talk]) -> wire.Log:
    site = site_of(request)
    live = await site.service.live(id)
    user = request.scope["user"]
    seat = acting_seat(live, user, request.scope["auth"], data.seat)
    if await _done(site, id, user.id, data.key):
        return wire.Log([], live.row.seq, False)
    check_may_talk(site, user)
    Limiter.check(site.limiter.talk, user.id)
    text = clean_text(data.text)
    to = sorted(set(data.to) - {seat})
    if not text or any(other >= live.row.players for other in to) or (data.to and not to):
        raise HttpProblem(422, "say something, to seats of this table")

    name = live.seats[seat].name
    if to:
        receivers = dumps(to).decode()
        said = WhisperRow(
            new_id(), id, live.row.seq, stamp(), user.id, data.key or None, seat, receivers, text, name
        )
        await site.service.whisper(live, said)
    else:

        def work(live: Live) -> None:
            live.write("talk", {"from": seat, "to": [], "text": text, "by": name}, user.id, data.key)

        _, live = await site.service.change(id, work)
    return wire.Log([], live.row.seq, False)


async def _done(site: Site, id: str, user_id: str, key: str) -> bool:
    if not key:
        return False
    return await site.service.read(partial(games.entry_by_key, id=id, actor=user_id, key=key)) is not None


# -- stepping back --


@post("/api/tables/{id:str}/undo", status_code=200, summary="Step back, or ask the others to let me")
async def undo(request: Req, id: FromPath[str], data: JSONBody[wire.Undo], lang: Lang = "") -> wire.Accepted:
    site = site_of(request)
    live = await site.service.live(id)
    user = request.scope["user"]
    seat = acting_seat(live, user, request.scope["auth"], data.seat)
    if not await _done(site, id, user.id, data.key):

        def work(live: Live) -> None:
            live.playing()
            if live.steps and live.steps[-1][0] == seat:
                live.undo(seat, live.steps[-1][2], user.id, data.key)
            elif data.ask:
                _ask(live, seat, user.id, data.key)
            else:
                raise HttpProblem(
                    409, "others have acted or something was revealed: ask them", "not-yours-alone"
                )

        _, live = await site.service.change(id, work)
    return _accepted(live, seat, lang)


def _accepted(live: Live, seat: int, lang: str) -> wire.Accepted:
    shown = live.state(Recipient(seat, ResponseFormat(known_language(lang))))
    return wire.Accepted(shown.seq, shown.n, shown)


def _ask(live: Live, seat: int, user_id: str, key: str) -> None:
    match = live.playing()
    mine = [line for line in in_force(match.lines, match.n) if line.seat == seat]
    if not mine:
        if match.n > len(match.lines):
            raise NeedsWhole
        raise HttpProblem(409, "there is nothing of yours to take back")
    to = mine[-1].n - 1
    agreed = [place.seat for place in live.seats if place.by_bot or place.user_id == live.seats[seat].user_id]
    live.set(undo_ask=dumps({"by": seat, "to": to, "agreed": sorted(agreed)}).decode())
    live.write("ask-undo", {"seat": seat, "to": to}, user_id, key)
    _maybe_undo(live)


def _maybe_undo(live: Live) -> None:
    ask = live.undo_asked()
    if ask is not None and set(ask.agreed) >= set(range(live.row.players)):
        live.undo(ask.by, ask.to, "", "")


@post("/api/tables/{id:str}/undo/answer", status_code=200, summary="Agree to a step back, or not")
async def answer_undo(
    request: Req, id: FromPath[str], data: JSONBody[wire.UndoAnswer], lang: Lang = ""
) -> wire.Accepted:
    site = site_of(request)
    live = await site.service.live(id)
    user = request.scope["user"]
    seat = acting_seat(live, user, request.scope["auth"], data.seat)

    def work(live: Live) -> None:
        ask = live.undo_asked()
        if ask is None:
            raise HttpProblem(409, "nobody asks to step back")
        if seat in ask.agreed and data.agree:
            return
        live.write("answer-undo", {"seat": seat, "agree": data.agree}, user.id)
        if not data.agree:
            live.set(undo_ask=None)
            return
        agreed = sorted({*ask.agreed, seat})
        live.set(undo_ask=dumps({"by": ask.by, "to": ask.to, "agreed": agreed}).decode())
        _maybe_undo(live)

    _, live = await site.service.change(id, work)
    return _accepted(live, seat, lang)


# -- handing over, instructions, the curtain --


@post(
    "/api/tables/{id:str}/seats/{seat:int}/hand",
    status_code=200,
    summary="Hand my seat to a bot, or take it back",
)
async def hand(
    request: Req, id: FromPath[str], seat: FromPath[int], data: JSONBody[wire.Hand], lang: Lang = ""
) -> wire.Table:
    site = site_of(request)
    live = await site.service.live(id)
    user = request.scope["user"]
    acting_seat(live, user, request.scope["auth"], _number(live, seat))
    bot = seating.some_bot(data.bot or site.config.bot)

    def work(live: Live) -> None:
        if live.row.status != "running":
            raise HttpProblem(409, "the game is not running")
        if data.to == "bot":
            seating.stand_in(live, seat, bot)
        else:
            seating.take_back(live, seat)

    _, live = await site.service.change(id, work)
    return site.table(live, user, known_language(lang))


def _number(live: Live, seat: int) -> int:
    if not 0 <= seat < live.row.players:
        raise not_found()
    return seat


@get("/api/tables/{id:str}/seats/{seat:int}/orders", summary="My standing instructions")
async def orders(request: Req, id: FromPath[str], seat: FromPath[int]) -> wire.Orders:
    live = await site_of(request).service.live(id)
    must_see(live, request.scope["user"])
    acting_seat(live, request.scope["user"], request.scope["auth"], _number(live, seat))
    kept = live.seats[seat].orders
    return wire.Orders(convert(loads(kept.encode()), type=list[wire.Order]) if kept else [])


@put("/api/tables/{id:str}/seats/{seat:int}/orders", summary="Leave standing instructions, for me alone")
async def set_orders(
    request: Req, id: FromPath[str], seat: FromPath[int], data: JSONBody[wire.Orders]
) -> wire.Orders:
    site = site_of(request)
    live = await site.service.live(id)
    must_see(live, request.scope["user"])
    acting_seat(live, request.scope["user"], request.scope["auth"], _number(live, seat))

    def work(live: Live) -> None:
        left = dumps(to_builtins(data.orders)).decode() if data.orders else None
        live.set_seat(seat, orders=left)

    await site.service.change(id, work)
    return data


@post(
    "/api/tables/{id:str}/seats/{seat:int}/unlock",
    status_code=204,
    summary="Open this seat's eyes on this device",
)
async def unlock(request: Req, id: FromPath[str], seat: FromPath[int], data: JSONBody[wire.Unlock]) -> None:
    site = site_of(request)
    live = await site.service.live(id)
    user, session = request.scope["user"], request.scope["auth"]
    must_see(live, user)
    if user is None:
        raise HttpProblem(401)
    place = live.seats[_number(live, seat)]
    if place.user_id != user.id:
        raise HttpProblem(403, "this seat is not yours")
    Limiter.check(site.limiter.logins, f"{id}:{seat}")
    if place.pin is not None and not await site.people.pin_fits(place.pin, data.pin):
        raise HttpProblem(403, "this is not the PIN", "wrong-pin")
    await site.people.unlock(session, f"{id}:{seat}")


@post("/api/tables/{id:str}/lock", status_code=204, summary="Draw the curtain on this device")
async def lock(request: Req, id: FromPath[str]) -> None:
    site = site_of(request)
    live = await site.service.live(id)
    must_see(live, request.scope["user"])
    if request.scope["user"] is None:
        raise HttpProblem(401)
    await site.people.unlock(request.scope["auth"], "")


HANDLERS = [talk, undo, answer_undo, hand, orders, set_orders, unlock, lock]
