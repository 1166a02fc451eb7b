"""Replay, records and analysis."""

from __future__ import annotations

from hustings import wire
from hustings.core.action import SPECTATOR
from hustings.core.codec import loads
from hustings.core.errors import RecordError
from hustings.local.requests import LocalReply, Request, route
from hustings.local.service import Local
from hustings.local.table_routes import must_have_help
from hustings.table import archive, saved, seating
from hustings.table.aggregate import GameTable
from hustings.table.draft import TableDraft
from hustings.table.past import replay_to
from hustings.table.positions import EVERYTHING, analysis, position, state_for
from hustings.table.problems import HttpProblem, not_found
from hustings.table.rows import EntryRow
from hustings.table.story import chapters as find_chapters
from hustings.table.story import story


def _finished(found: GameTable) -> None:
    if found.row.status != "finished":
        raise HttpProblem(409, "the game is not over", "not-over")


@route("GET", "/tables/{id}/record")
async def record(request: Request) -> LocalReply:
    found = await request.table()
    _finished(found)
    if found.row.base is not None:
        raise HttpProblem(409, "an analysis has no record of its own")
    content = archive.record_of(await request.local.stored(request.id))
    return LocalReply(200, content, "application/jsonl")


@route("GET", "/tables/{id}/verify")
async def verify(request: Request) -> wire.Verified:
    found = await request.table()
    _finished(found)
    problem, receipts = archive.check(await request.local.stored(request.id))
    row = found.row
    nonces = loads((row.header or "{}").encode())["nonces"]
    return wire.Verified(not problem, row.n, row.commitment, row.seed, nonces, receipts, problem)


@route("GET", "/tables/{id}/story")
async def tell_story(request: Request) -> wire.Story:
    _finished(await request.table())
    return story(await request.local.stored(request.id), request.language)


@route("GET", "/tables/{id}/series")
async def series(_request: Request) -> LocalReply:
    raise not_found()


@route("GET", "/tables/{id}/ratings")
async def ratings(_request: Request) -> list[wire.SeatRating]:
    return []


def _replay_seat(local: Local, found: GameTable, wanted: int | None) -> int:
    """After the game through every seat's eyes; before, only through one's own."""
    if found.row.status != "finished":
        if wanted == EVERYTHING:
            _finished(found)
        return local.viewing_seat(found, wanted)
    if wanted is None:
        return local.viewing_seat(found, None)
    if wanted >= found.row.players:
        raise not_found()
    return wanted


@route("GET", "/tables/{id}/replay")
async def replay(request: Request) -> wire.Position:
    found = await request.table()
    seen = _replay_seat(request.local, found, request.number("seat"))
    n = request.number("n") or 0
    if found.match is None or not 0 <= n <= found.row.n:
        raise not_found()
    rows = await _lines(request.local, request.id, n)
    cursor = replay_to(found, None, rows)
    return position(
        found, cursor, rows[-1] if rows else None, n, seen, request.language, request.flag("text")
    )


async def _lines(local: Local, id: str, n: int) -> list[EntryRow]:
    return [row for row in (await local.slot(id)).entries if row.type == "line"][:n]


@route("POST", "/tables/{id}/branch")
async def branch(request: Request) -> wire.TableInfo:
    local, wish, found = request.local, request.data(wire.NewBranch), await request.table()
    must_have_help(found)
    if found.match is None or wish.n > found.row.n:
        raise not_found()
    over = found.row.status == "finished"
    seen = SPECTATOR if over else local.viewing_seat(found, wish.seat)
    cursor = replay_to(found, None, await _lines(local, request.id, wish.n))
    bot = seating.check_bot(wish.bot) if wish.bot else ""
    begun = state_for(found, cursor, None if over else seen)
    row, seats, entries = analysis(found, local.owner, begun, wish.seat if bot else None, bot)
    await local.add(row, seats, entries)
    _, made = await local.change(row.id, TableDraft.go_on)
    return request.info(made)


@route("POST", "/import")
async def import_record(request: Request) -> wire.TableInfo:
    """The body is the text of a record, or of an unfinished game that was saved."""
    local = request.local
    content = request.body.encode() if isinstance(request.body, str) else b""
    try:
        row, seats, entries, _ = saved.imported_any(content, local.owner)
    except RecordError as error:
        raise HttpProblem(422, str(error), "bad-record") from None
    made = await local.add(row, seats, entries)
    if row.status == "running":
        _, made = await local.change(row.id, saved.go_on)
    return request.info(made)


@route("POST", "/tables/{id}/save")
async def save(request: Request) -> LocalReply:
    """Everything is known to this browser anyway, so the game itself stays as it is."""
    saved.must_travel(await request.table(), request.local.owner)
    content = saved.save(await request.local.stored(request.id))
    return LocalReply(200, content, "application/jsonl")


@route("GET", "/tables/{id}/chapters")
async def chapters(request: Request) -> wire.Chapters:
    if (await request.table()).match is None:
        raise not_found()
    return find_chapters(await request.local.stored(request.id), request.language)
