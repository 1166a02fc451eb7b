"""Tables as others see them."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from hustings import wire
from hustings.core.codec import loads
from hustings.core.errors import OptionError
from hustings.core.game import Game
from hustings.core.title import Title
from hustings.core.words import Words
from hustings.table.localizer import Localizer
from hustings.table.own_figures import own_of, without_text
from hustings.table.patience import patience
from hustings.table.rows import SeatRow, TableRow, TableUser
from hustings.table.setup import set_up, setup_of
from hustings.table.times import stamp


def _set_up(row: TableRow) -> tuple[Title, Game[Any, Any] | None]:
    """With a plain title where the game, or its rules, are not here any more: its table is still there."""
    try:
        return set_up(setup_of(row))
    except OptionError:
        return Title(row.game, row.game, (row.players,), _gone), None


def _gone(players: int, options: dict[str, str]) -> Game[Any, Any]:
    raise OptionError("this game is not here")


def table_info(
    row: TableRow, seats: list[SeatRow], user: TableUser | None, here: set[int], language: str = ""
) -> wire.TableInfo:
    title, game = _set_up(row)
    speaker = Localizer(title, language)
    me = user.id if user is not None else None
    mine = [seat.seat for seat in seats if me is not None and seat.user_id == me and seat.kind == "human"]
    plays, now = bool(mine) or (me is not None and row.owner_id == me), stamp()
    people = {seat.seat for seat in seats if seat.kind == "human"}
    present = people & (here | {seat.seat for seat in seats if (seat.here_until or "") > now})
    return wire.TableInfo(
        id=row.id,
        game=row.game,
        name=title.name,
        players=row.players,
        options=without_text(loads(row.options.encode())),
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
                seat.seat in present,
                seat.nonce is not None,
                seat.pin is not None,
                speaker((title.words if game is not None else Words()).seat(game, seat.seat)),
                seat.here_until if plays and seat.seat in people - present else None,
            )
            for seat in seats
        ],
        mine=mine,
        is_owner=me is not None and row.owner_id == me,
        commitment=row.commitment,
        seq=row.seq,
        n=row.n,
        waiting=[wire.Waiting(seat, kind) for seat, kind in loads(row.waiting.encode())],
        created_at=row.created_at,
        started_at=row.started_at,
        finished_at=row.finished_at,
        result=wire.ResultInfo(**loads(row.result.encode())) if row.result else None,
        clock=wire.Clock(**loads(row.clock.encode())) if row.clock else None,
        help=row.help,
        rematch_of=row.rematch_of,
        rematch=row.rematch,
        branch_of=row.branch_of,
        rated=row.rated,
        invited=[
            seat.seat for seat in seats if me is not None and seat.user_id == me and seat.kind == "link"
        ],
        undo=row.undo,  # type: ignore[arg-type]
        reconstructed=_reconstructed(title, own_of(row.options)),
        lesson=row.lesson is not None,
        carried=row.carried,
        patience=patience(row),
    )


def title_name(row: TableRow) -> str:
    return _set_up(row)[0].name


@lru_cache(maxsize=256)
def _reconstructed(title: Title, own: str) -> list[str] | None:
    if not own or title.figures is None:
        return None
    found: list[str] = title.figures(own).reconstructed()
    return found
