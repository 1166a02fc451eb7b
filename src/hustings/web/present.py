"""Tables as others see them."""

from __future__ import annotations

from hustings.core.codec import loads
from hustings.core.title import Title
from hustings.shelf import title as find_title
from hustings.web import wire
from hustings.web.live import game_for
from hustings.web.speak import Speaker
from hustings.web.store.rows import SeatRow, TableRow, UserRow


def table(
    row: TableRow, seats: list[SeatRow], user: UserRow | None, here: set[int], language: str = ""
) -> wire.Table:
    title: Title = find_title(row.game)
    game = game_for(row.game, row.players, row.options)
    speaker = Speaker(title, language)
    me = user.id if user is not None else None
    return wire.Table(
        id=row.id,
        game=row.game,
        name=title.name,
        players=row.players,
        options=loads(row.options.encode()),
        status=row.status,  # type: ignore[arg-type]
        pace=row.pace,  # type: ignore[arg-type]
        visibility=row.visibility,  # type: ignore[arg-type]
        owner=row.owner_id,
        seats=[
            wire.SeatInfo(
                seat.seat,
                seat.kind,  # type: ignore[arg-type]
                seat.name,
                seat.user_id,
                seat.bot if seat.by_bot else None,
                seat.standin,
                seat.seat in here,
                seat.nonce is not None,
                seat.pin is not None,
                speaker(title.words.seat(game, seat.seat)),
            )
            for seat in seats
        ],
        mine=[seat.seat for seat in seats if me is not None and seat.user_id == me and seat.kind == "human"],
        is_owner=me is not None and row.owner_id == me,
        commitment=row.commitment,
        seq=row.seq,
        n=row.n,
        waiting=[wire.Waiting(seat, kind) for seat, kind in loads(row.waiting.encode())],
        created_at=row.created_at,
        started_at=row.started_at,
        finished_at=row.finished_at,
        result=wire.Result(**loads(row.result.encode())) if row.result else None,
        clock=wire.Clock(**loads(row.clock.encode())) if row.clock else None,
        rematch_of=row.rematch_of,
        rematch=row.rematch,
        branch_of=row.branch_of,
    )
