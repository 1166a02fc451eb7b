"""Club nights: opened, joined, drawn round by round, ended."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from functools import partial
from random import Random
from typing import Any

from litestar import Request
from litestar.params import FromPath, JSONBody
from sqlalchemy import Connection

from hustings import wire
from hustings.core.codec import dumps, loads
from hustings.registry import title as find_title
from hustings.table import seating
from hustings.table.ids import new_id, new_token
from hustings.table.names import clean, distinct
from hustings.table.times import stamp
from hustings.web import clubs
from hustings.web.caps import most_open, too_many
from hustings.web.middleware import Limiter, require_user
from hustings.web.problems import HttpProblem, not_found
from hustings.web.profiles import title_name
from hustings.web.routes.decorators import get, post
from hustings.web.site import Site, site_of
from hustings.web.store import clubs as store
from hustings.web.store import games, moderation, people
from hustings.web.store.clubs import Night, NightRow
from hustings.web.store.rows import SeatRow, TableRow, UserRow

Req = Request[Any, Any, Any]


async def _night(site: Site, id: str, user: UserRow) -> Night:
    """For the host and those who take part; for others it does not exist."""
    night = await site.database.read(partial(store.load, id=id))
    if night is None or (night.row.owner_id != user.id and night.player_of(user.id) is None):
        raise not_found()
    return night


async def _shown(site: Site, id: str, user: UserRow) -> wire.ClubNight:
    night = await _night(site, id, user)
    host = await site.database.read(partial(people.user, id=night.row.owner_id))
    return clubs.club_night(night, user, host.name if host is not None else "")


def _must_host(night: Night, user: UserRow) -> None:
    if night.row.owner_id != user.id:
        raise HttpProblem(403, "only the host may do this")
    if night.row.finished_at is not None:
        raise HttpProblem(409, "this club night is over")


@post("/api/clubs", status_code=201, summary="Open a club night")
async def create(request: Req, data: JSONBody[wire.NewClubNight]) -> wire.ClubNight:
    site = site_of(request)
    user = require_user(request)
    Limiter.check(site.limiter.tables, site.client(request))
    if user.kind != "person":
        raise HttpProblem(403, "club nights are run by people with an account")
    name = clean(data.name)
    if not name:
        raise HttpProblem(422, "a name needs a visible letter")
    if data.players not in find_title(data.game).players:
        raise HttpProblem(422, "so many cannot play this at one table")
    options = seating.options_for(data.game, data.players, data.options)
    row = NightRow(
        new_id(),
        name,
        user.id,
        data.game,
        data.players,
        dumps(options).decode(),
        data.rounds,
        0,
        data.rated,
        new_token(),
        stamp(),
    )

    def work(connection: Connection) -> None:
        store.add(connection, row)
        if data.play:
            store.join(connection, row.id, user.id, user.name)

    await site.database.write(work)
    return await _shown(site, row.id, user)


@get("/api/clubs", summary="My club nights")
async def listing(request: Req) -> list[wire.ClubNight]:
    site = site_of(request)
    user = require_user(request)
    found = await site.database.read(partial(store.ids_of, user_id=user.id))
    return [await _shown(site, night, user) for night in found]


@get("/api/clubs/{id:str}", summary="A club night: rounds, tables, standings")
async def one(request: Req, id: FromPath[str]) -> wire.ClubNight:
    return await _shown(site_of(request), id, require_user(request))


@get("/api/club-links/{token:str}", summary="What a link to a club night is for")
async def invitation(request: Req, token: FromPath[str]) -> wire.ClubInvitation:
    site = site_of(request)
    user: UserRow | None = request.scope["user"]
    night = await _open(site, token)
    host = await site.database.read(partial(people.user, id=night.row.owner_id))
    inside = user is not None and (user.id == night.row.owner_id or night.player_of(user.id) is not None)
    return wire.ClubInvitation(
        night.row.name,
        title_name(night.row.game),
        host.name if host is not None else "",
        len(night.players),
        night.row.id if inside else None,
    )


async def _open(site: Site, token: str) -> Night:
    night = await site.database.read(partial(store.by_token, token=token))
    if night is None or night.row.finished_at is not None:
        raise not_found()
    return night


@post(
    "/api/club-links/{token:str}",
    status_code=200,
    summary="Take part in a club night, from the next round on",
)
async def join(request: Req, token: FromPath[str], data: JSONBody[wire.JoinClubNight]) -> wire.ClubNight:
    site = site_of(request)
    night = await _open(site, token)
    user = await site.ensure_user(request)
    blocked = partial(moderation.is_blocked, user_id=night.row.owner_id, blocked_id=user.id)
    if await site.database.read(blocked):
        raise HttpProblem(403, "you cannot take part here")
    if night.player_of(user.id) is None and len(night.players) >= clubs.MOST_PLAYERS:
        raise HttpProblem(409, "this club night is full")
    if clean(data.name):
        await site.people.check_name(user, data.name)
    others = [player.name for player in night.players if player.user_id != user.id]
    name = distinct(clean(data.name) or user.name, others)
    await site.database.write(partial(store.join, night_id=night.row.id, user_id=user.id, name=name))
    return await _shown(site, night.row.id, user)


@post("/api/clubs/{id:str}/presence", status_code=200, summary="Somebody is away, or back")
async def presence(request: Req, id: FromPath[str], data: JSONBody[wire.ClubPresence]) -> wire.ClubNight:
    site = site_of(request)
    user = require_user(request)
    night = await _night(site, id, user)
    whom = next((player for player in night.players if player.number == data.player), None)
    if whom is None:
        raise not_found()
    if whom.user_id != user.id:
        _must_host(night, user)
    if whom.user_id is None and not data.away:
        raise HttpProblem(409, "this player is deleted")
    await site.database.write(partial(store.set_away, night_id=id, number=data.player, away=data.away))
    return await _shown(site, id, user)


@post("/api/clubs/{id:str}/round", status_code=200, summary="Draw the tables of the next round and begin it")
async def next_round(request: Req, id: FromPath[str]) -> wire.ClubNight:
    site = site_of(request)
    user = require_user(request)
    night = await _night(site, id, user)
    _must_host(night, user)
    if clubs.playing(night):
        raise HttpProblem(409, "a table still plays this round")
    if night.row.round >= night.row.rounds:
        raise HttpProblem(409, "all rounds are played")
    here = [player for player in night.players if not player.away and player.user_id is not None]
    if len(here) < 2:
        raise HttpProblem(409, "a round needs two people")
    numbers = {player.user_id: player.number for player in here if player.user_id is not None}
    blocked = await site.database.read(partial(store.blocked_pairs, ids=set(numbers)))
    apart = {clubs.pair(numbers[a], numbers[b]) for a, b in blocked}
    table_sizes = clubs.sizes(len(here), find_title(night.row.game).players, night.row.players)
    drawn = await asyncio.to_thread(
        clubs.draw,
        [player.number for player in here],
        table_sizes,
        clubs.met_before(night),
        apart,
        Random(secrets.randbits(64)),
    )
    made = [_table(night, user, its, site.config.bot) for its in drawn]
    most = most_open(user, site.config.limits)

    def work(connection: Connection) -> None:
        if not store.next_round(connection, id, night.row.round):
            raise HttpProblem(409, "this round is drawn already")
        for (row, seats), its in zip(made, drawn, strict=True):
            games.create(connection, row, seats, [], most)
            store.add_seats(connection, id, night.row.round + 1, row.id, its)

    try:
        await site.database.write(work)
    except games.TooMany:
        raise too_many(most) from None
    for row, _ in made:
        with suppress(HttpProblem):  # else the host starts it by hand
            await site.service.change(row.id, lambda draft: seating.start(draft, user, wire.Start()))
    return await _shown(site, id, user)


def _table(night: Night, host: UserRow, its: list[int], bot: str) -> tuple[TableRow, list[SeatRow]]:
    """A table for these people, with bots where there are too few of them."""
    size = max(len(its), min(find_title(night.row.game).players))
    asked = loads(night.row.options.encode())
    row = seating.new_row(
        host,
        night.row.game,
        size,
        seating.options_for(night.row.game, size, asked),
        rated=night.row.rated,
    )
    by_number = {player.number: player for player in night.players}
    seats = [
        SeatRow(
            row.id,
            seat,
            "human",
            by_number[number].user_id,
            by_number[number].name,
            None,
            False,
            None,
            None,
            None,
            None,
        )
        for seat, number in enumerate(its)
    ]
    for seat in range(len(its), size):
        seats.append(SeatRow(row.id, seat, "bot", None, bot, bot, False, None, None, None, None))
    return row, seats


@post("/api/clubs/{id:str}/finish", status_code=200, summary="End a club night; its results stay")
async def finish(request: Req, id: FromPath[str]) -> wire.ClubNight:
    site = site_of(request)
    user = require_user(request)
    _must_host(await _night(site, id, user), user)
    await site.database.write(partial(store.finish, night_id=id))
    return await _shown(site, id, user)


HANDLERS = [create, listing, one, invitation, join, presence, next_round, finish]
