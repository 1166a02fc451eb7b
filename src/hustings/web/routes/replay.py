"""Replay, records and analysis."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Annotated, Any

from litestar import Request, Response
from litestar.params import FromPath, JSONBody, QueryParameter

from hustings import wire
from hustings.core.action import SPECTATOR
from hustings.core.codec import loads
from hustings.core.errors import OptionError, RecordError, TooMuchWork
from hustings.table import archive, saved
from hustings.table.aggregate import GameTable
from hustings.table.draft import TableDraft
from hustings.table.localizer import known_language
from hustings.table.positions import EVERYTHING, analysis, position, state_for
from hustings.table.seating import check_bot
from hustings.table.story import chapters as find_chapters
from hustings.web.access import must_own, must_see, must_see_as_user, viewing_seat
from hustings.web.caps import most_open, too_many
from hustings.web.config import Limits
from hustings.web.help import must_have_help
from hustings.web.middleware import Limiter
from hustings.web.problems import HttpProblem, not_found
from hustings.web.routes.decorators import get, post
from hustings.web.routes.play import InWords
from hustings.web.routes.tables import Lang
from hustings.web.site import Site, site_of
from hustings.web.store import games
from hustings.web.store.rows import EntryRow, Position, SeatRow, StoredTable, TableRow, UserRow

Req = Request[Any, Any, Any]


def _finished(table: GameTable) -> None:
    if table.row.status != "finished":
        raise HttpProblem(409, "the game is not over", "not-over")


@get("/api/tables/{id:str}/record", media_type="application/jsonl", summary="The record of a finished game")
async def record(request: Req, id: FromPath[str]) -> Response[bytes]:
    site = site_of(request)
    table = await site.service.table(id)
    must_see(table, request.scope["user"])
    _finished(table)
    if table.row.base is not None:
        raise HttpProblem(409, "an analysis has no record of its own")
    with site.reading(request) as reading:
        loaded = await reading.whole(id)
    content = await site.chore(request, archive.record_of, loaded)
    return _file(content, f"{table.row.game}-{id}.jsonl")


def _file(content: bytes, name: str) -> Response[bytes]:
    return Response(
        content,
        media_type="application/jsonl",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@post(
    "/api/tables/{id:str}/save",
    status_code=200,
    media_type="application/jsonl",
    summary="An unfinished game of mine, without other people, as a file to go on with elsewhere",
)
async def save(request: Req, id: FromPath[str]) -> Response[bytes]:
    """The file holds the seed. So the game counts for nothing from now on, and nobody else can join it."""
    site = site_of(request)
    table = await site.service.table(id)
    user = must_own(table, request.scope["user"])
    saved.must_travel(table, user)
    Limiter.check(site.limiter.imports, site.client(request))
    with site.reading(request) as reading:
        _must_be_theirs(await reading.whole(id), user)
        await site.service.change(id, partial(saved.saving, owner=user))
        loaded = await reading.whole(id)
    _must_be_theirs(loaded, user)
    return _file(saved.save(loaded), f"{table.row.game}-{id}-unfinished.jsonl")


def _must_be_theirs(loaded: StoredTable, user: UserRow) -> None:
    if not saved.only_theirs(loaded, user):
        raise HttpProblem(409, "other people have played here: their cards stay on this table", "stays-here")


@get("/api/tables/{id:str}/verify", summary="Play a finished game again, line by line")
async def verify(request: Req, id: FromPath[str]) -> wire.Verified:
    site = site_of(request)
    table = await site.service.table(id)
    must_see(table, request.scope["user"])
    _finished(table)
    with site.reading(request) as reading:
        loaded = await reading.whole(id)
    problem, receipts = await site.chore(request, archive.check, loaded)
    row = loaded.row
    nonces = loads((row.header or "{}").encode())["nonces"]
    return wire.Verified(not problem, row.n, row.commitment, row.seed, nonces, receipts, problem)


@get("/api/tables/{id:str}/replay", summary="The position after line n, as a seat saw it")
async def replay(
    request: Req,
    id: FromPath[str],
    n: Annotated[int, QueryParameter(ge=0, le=2**31 - 1)] = 0,
    seat: Annotated[int | None, QueryParameter(ge=EVERYTHING, le=63)] = None,
    lang: Lang = "",
    text: InWords = False,
) -> wire.Position:
    site = site_of(request)
    table = await site.service.table(id)
    seen = _replay_seat(table, request, seat)
    if table.match is None or n > table.row.n:
        raise not_found()
    with site.reading(request) as reading:
        async with reading.turn():
            cursor, row = await site.service.history.position(table, n)
        async with reading.turn():
            shown = await asyncio.to_thread(position, table, cursor, row, n, seen, known_language(lang), text)
    if _replay_seat(await site.service.table(id), request, seat) != seen:
        raise HttpProblem(403, "this seat is not yours any more")
    return shown


def _replay_seat(table: GameTable, request: Req, seat: int | None) -> int:
    """After the game everybody may look through every seat's eyes; before, only through their own."""
    user, session = request.scope["user"], request.scope["auth"]
    if table.row.status == "finished":
        must_see(table, user)
        if seat is None:
            return viewing_seat(table, user, session, None)
        if seat >= table.row.players:
            raise not_found()
        return seat
    if seat == EVERYTHING:
        must_see(table, user)
        _finished(table)
    return viewing_seat(table, user, session, seat)


@get("/api/tables/{id:str}/chapters", summary="Where the rounds of a game and their parts begin")
async def chapters(request: Req, id: FromPath[str], lang: Lang = "") -> wire.Chapters:
    site = site_of(request)
    table = await site.service.table(id)
    must_see(table, request.scope["user"])
    if table.match is None:
        raise not_found()
    key = (id, table.row.n, known_language(lang))
    found = site.chapters.get(key)
    if found is None:
        with site.reading(request) as reading:
            loaded = await reading.whole(id)
        found = await site.chore(request, find_chapters, loaded, key[2])
    if table.row.status == "finished":
        site.keep_chapters(key, found)
    return found


@post(
    "/api/tables/{id:str}/branch",
    summary="An analysis table from any position; not of a running game among people",
)
async def branch(
    request: Req, id: FromPath[str], data: JSONBody[wire.NewBranch], lang: Lang = ""
) -> wire.TableInfo:
    site = site_of(request)
    table = await site.service.table(id)
    user = must_see_as_user(table, request.scope["user"])
    await must_have_help(site.service, table)
    Limiter.check(site.limiter.tables, site.client(request))
    if table.match is None or data.n > table.row.n:
        raise not_found()
    finished = table.row.status == "finished"
    seen = SPECTATOR if finished else viewing_seat(table, user, request.scope["auth"], data.seat)
    with site.reading(request) as reading:
        async with reading.turn():
            cursor, _ = await site.service.history.position(table, data.n)
        async with reading.turn():
            state = await asyncio.to_thread(state_for, table, cursor, None if finished else seen)
    try:
        bot = check_bot(data.bot) if data.bot else ""
    except OptionError as error:
        raise HttpProblem(422, str(error)) from None
    made = await _analysis(site, table, user, state, data.seat if bot else None, bot)
    return site.table_info(made, user, known_language(lang))


async def _analysis(
    site: Site, table: GameTable, user: UserRow, state: dict[str, Any], mine: int | None, bot: str
) -> GameTable:
    row, seats, entries = analysis(table, user, state, mine, bot)
    await _create(site, user, row, seats, entries)
    _, made = await site.service.change(row.id, TableDraft.go_on)
    return made


async def _create(
    site: Site,
    user: UserRow,
    row: TableRow,
    seats: list[SeatRow],
    entries: list[EntryRow],
    positions: Sequence[Position] = (),
    counted: bool = True,
) -> None:
    """``counted``: as one of the open tables that somebody may have."""
    most = most_open(user, site.config.limits) if counted else 0
    try:
        await site.service.write(
            partial(
                games.create, table=row, seat_rows=seats, entry_rows=entries, most=most, positions=positions
            )
        )
    except games.TooMany:
        raise too_many(most) from None


@post(
    "/api/import",
    status_code=201,
    request_max_body_size=Limits().record,
    summary="A finished record, or an unfinished game that was saved, as a table of mine",
)
async def import_record(request: Req, lang: Lang = "") -> wire.TableInfo:
    site = site_of(request)
    user = await site.ensure_user(request)
    Limiter.check(site.limiter.imports, site.client(request))
    content = await request.body()
    try:
        row, seats, entries, positions = await site.chore(request, saved.imported_any, content, user)
    except TooMuchWork as error:
        raise HttpProblem(422, str(error), "too-much-work") from None
    except RecordError as error:
        raise HttpProblem(422, str(error), "bad-record") from None
    running = row.status == "running"
    await _create(site, user, row, seats, entries, positions, counted=running)
    if running:
        await site.service.change(row.id, saved.go_on)
    return site.table_info(await site.service.table(row.id), user, known_language(lang))


HANDLERS = [record, save, verify, replay, chapters, branch, import_record]
