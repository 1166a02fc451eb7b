"""Earlier positions of a game, and analysis that begins there."""

from __future__ import annotations

import secrets
from typing import Any

from hustings import wire
from hustings.core.action import SPECTATOR
from hustings.core.codec import dumps, loads
from hustings.core.record import header_for
from hustings.core.rng import Rng
from hustings.table.aggregate import GameTable
from hustings.table.decisions import phases, view_data
from hustings.table.entries import ReplayCursor, line_of
from hustings.table.feed import renderer
from hustings.table.localizer import Localizer
from hustings.table.presenter import result
from hustings.table.recipients import Recipient, ResponseFormat
from hustings.table.rows import EntryRow, SeatRow, TableRow, TableUser
from hustings.table.seating import new_row
from hustings.table.times import stamp

EVERYTHING = -3  # the seat of somebody who sees all, after the game


def position(
    table: GameTable, cursor: ReplayCursor, row: EntryRow | None, n: int, seat: int, language: str, text: bool
) -> wire.Position:
    game = table.game
    writer = renderer(table, Recipient(seat if seat != EVERYTHING else SPECTATOR, ResponseFormat(language)))
    finished = table.row.status == "finished"
    entry: wire.Entry | None = None
    line: wire.LineInfo | None = None
    if row is not None:
        entry = writer.entry(row)
        stored = line_of(row)
        if finished and stored.kind:
            line = wire.LineInfo(n, stored.seat, stored.kind, list(stored.args))
    everything = seat == EVERYTHING
    view = None if everything else game.view(cursor.state, seat)
    shown = wire.Position(
        n,
        table.row.n,
        seat,
        phases(game, view) if view is not None else [],
        view_data(view) if view is not None else None,
        [view_data(game.view(cursor.state, each)) for each in range(game.players)] if everything else None,
        dict(game.insights(view)) if view is not None else {},
        [wire.Waiting(d.seat, d.kind) for d in game.pending(cursor.state)],
        line,
        entry,
        result(table) if n == table.row.n else None,
    )
    if text and view is not None:
        shown.blocks = Localizer(table.title, language).blocks(table.title.words.table(game, view))
    return shown


def state_for(table: GameTable, cursor: ReplayCursor, seat: int | None) -> dict[str, Any]:
    """The true state, or a world that ``seat`` could not tell from it."""
    state = cursor.state
    if seat is not None:
        state = table.game.determinize(table.game.view(state, seat), Rng(secrets.token_bytes(32)))
    return dict(state.data())


def analysis(
    table: GameTable, user: TableUser, state: dict[str, Any], mine: int | None = None, bot: str = ""
) -> tuple[TableRow, list[SeatRow], list[EntryRow]]:
    """A table that goes on from a position of another. All its seats are the user's, or only ``mine``."""
    row = new_row(
        user, table.row.game, table.row.players, loads(table.row.options.encode()), branch_of=table.id
    )
    header = header_for(table.game, row.seed, [""] * row.players)
    base = {"n": 0, "last": header.seal(), "since": [], "state": state}
    row.header, row.base = header.line().decode(), dumps(base).decode()
    row.status, row.started_at, row.seq = "running", stamp(), 1
    seats = [
        SeatRow(row.id, seat, "human", user.id, user.name, None, False, None, None, None, None)
        if mine is None or seat == mine
        else SeatRow(row.id, seat, "bot", None, bot, bot, False, None, None, None, None)
        for seat in range(row.players)
    ]
    entries = [EntryRow(row.id, 1, stamp(), "start", "", None, "{}")]
    return row, seats, entries
