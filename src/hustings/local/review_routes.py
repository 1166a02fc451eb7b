"""Reviews of finished games."""

from __future__ import annotations

from hustings import wire
from hustings.local.requests import Request, route
from hustings.table.reviewing import must_be_over, tell

LISTED = 200


async def _state(request: Request) -> wire.ReviewState:
    local = request.local
    found = await request.table()
    must_be_over(found)
    kept = await local.reviews.body(request.id)
    if kept is not None:
        stored = await local.stored(request.id)
        review = tell(stored, found.setup, kept[0], request.language)
        steps = len(review.decisions) + len(review.draws)
        return wire.ReviewState("done", steps, steps, review)
    made = local.reviews.made.get(request.id)
    if made is None:
        return wire.ReviewState("none", 0, 0)
    return wire.ReviewState(made.status, len(made.parts), made.steps)  # type: ignore[arg-type]


@route("GET", "/tables/{id}/review")
async def review(request: Request) -> wire.ReviewState:
    return await _state(request)


@route("POST", "/tables/{id}/review")
async def begin(request: Request) -> wire.ReviewState:
    found = await _state(request)
    if found.status in ("none", "failed"):
        request.local.reviews.begin(request.id)
        found.status = "running"
    return found


@route("DELETE", "/tables/{id}/review")
async def stop(request: Request) -> wire.ReviewState:
    """What is done so far stays: to begin again is to go on."""
    request.local.reviews.stop(request.id)
    return await _state(request)


@route("GET", "/me/reviews")
async def reviews(request: Request) -> list[wire.ReviewedGame]:
    local, found = request.local, []
    for row, seats in sorted(local.heads.values(), key=lambda head: head[0].created_at, reverse=True)[
        :LISTED
    ]:
        mine = [seat.seat for seat in seats if seat.user_id == local.owner.id]
        kept = await local.reviews.body(row.id) if row.status == "finished" and len(mine) == 1 else None
        if kept is not None:
            ended = row.finished_at or ""
            found.append(wire.ReviewedGame(row.id, row.game, row.players, ended, mine[0], kept[1][mine[0]]))
    return found
