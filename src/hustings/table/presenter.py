"""A table as one seat may see it now, in the types of the wire."""

from __future__ import annotations

from typing import Any

from hustings import wire
from hustings.core.codec import loads
from hustings.structs import UNSET, Encoder
from hustings.table.aggregate import GameTable
from hustings.table.clocks import clocks_of, deadline, seat_clocks
from hustings.table.decisions import brief_decisions, changeable, decision_infos, phases, view_data
from hustings.table.localizer import Localizer
from hustings.table.recipients import Recipient
from hustings.table.undo import own_undo, read_request
from hustings.table.voters import deciders, voters

encode = Encoder().encode


def state_json(table: GameTable, recipient: Recipient) -> bytes:
    """All that a seat may know now, as JSON; worked out once for each change."""
    found = table.states.get(recipient.state_key)
    if found is None:
        data = brief(table, recipient.seat) if recipient.brief else state(table, recipient)
        found = table.states[recipient.state_key] = encode(data)
    return found


def brief(table: GameTable, seat: int) -> wire.Brief:
    row, match = table.row, table.match
    return wire.Brief(
        row.id,
        seat,
        row.seq,
        match.n if match is not None else 0,
        table.over,
        table.view(seat).data_shared() if match is not None else None,
        brief_decisions(table.open(seat)),
        waiting(table),
        deadline(row, seat),
        result(table),
        _briefly_changeable(table, seat),
    )


def state(table: GameTable, recipient: Recipient) -> wire.State:
    seat, language, insights = recipient.seat, recipient.language, recipient.insights
    row, match = table.row, table.match
    view = table.view(seat) if match is not None else None
    out = wire.State(
        row.id,
        seat,
        row.seq,
        match.n if match is not None else 0,
        table.over,
        phases(table.game, view) if view is not None else [],
        view_data(view) if view is not None else None,
        dict(table.game.insights(view)) if view is not None and insights else {},
        decisions(table, seat, language, insights),
        waiting(table),
        deadline(row, seat),
        row.status == "running" and row.undo != "off" and own_undo(table.undo_steps, seat) is not None,
        undo_asked(table),
        result(table),
    )
    if insights:
        out.changeable = _changeable(table, seat, language)
        if row.status == "running":
            out.clocks = seat_clocks(
                row, [each.seat for each in table.seats if each.kind == "human" and not each.by_bot]
            )
            out.absent, out.pause = absent(table), pause(table)
    if language and view is not None:
        heading = table.title.words.heading(table.game, view)
        out.heading = Localizer(table.title, language)(heading) if heading is not None else None
    if recipient.text:
        out.blocks = _blocks(table, seat, Localizer(table.title, language))
    return out


def decisions(table: GameTable, seat: int, language: str, full: bool = False) -> list[wire.DecisionInfo]:
    """The open questions of a seat; ``full`` adds what only people need."""
    asked = table.open(seat)
    if not asked:
        return []
    return decision_infos(table.game, Localizer(table.title, language), table.view(seat), asked, full)


def _changeable(table: GameTable, seat: int, language: str) -> list[wire.ChangeableInfo]:
    found = table.changeable(seat)
    if not found:
        return []
    speaker, view = Localizer(table.title, language), table.view(seat)
    return [
        changeable(table.game, speaker, view, each, table.sealed.last(seat, each.decision.kind))
        for each in found
    ]


def _briefly_changeable(table: GameTable, seat: int) -> list[wire.BriefChangeable]:
    found = table.changeable(seat)
    given = [table.sealed.last(seat, each.decision.kind) for each in found]
    return [
        wire.BriefChangeable(question, None if args is None else list(args))
        for question, args in zip(brief_decisions(found), given, strict=True)
    ]


def absent(table: GameTable) -> list[wire.AbsentInfo]:
    """About whom the others are asked."""
    clocks = clocks_of(table.row)
    return [
        wire.AbsentInfo(
            int(name),
            clock.asked_at,
            deciders(table.seats, clocks, int(name)),
            [wire.AbsentVote(int(seat), choice) for seat, choice in clock.votes.items()],
        )
        for name, clock in clocks.items()
        if clock.votes is not UNSET
    ]


def pause(table: GameTable) -> wire.PauseInfo | None:
    if table.row.pause is None:
        return None
    return wire.PauseInfo(**loads(table.row.pause.encode()), voters=voters(table.seats))


def waiting(table: GameTable) -> list[wire.Waiting]:
    return [wire.Waiting(seat, kind) for seat, kind in table.waiting()]


def result(table: GameTable) -> wire.ResultInfo | None:
    if table.row.result is None:
        return None
    return wire.ResultInfo(**loads(table.row.result.encode()))


def undo_asked(table: GameTable) -> wire.UndoAsked | None:
    request = read_request(table.row.undo_ask)
    if request is None:
        return None
    moves = [wire.UndoneMove(n, seat) for n, seat in request.moves]
    return wire.UndoAsked(request.by, request.to, request.agreed, voters(table.seats, but=request.by), moves)


def table_text(table: GameTable, seat: int, language: str) -> wire.Text:
    speaker = Localizer(table.title, language)
    out = wire.Text(table.row.seq, _blocks(table, seat, speaker))
    if language and table.match is not None:
        out.plain = speaker.plain(table.title.words.table(table.game, table.view(seat)))
    return out


def _blocks(table: GameTable, seat: int, speaker: Localizer) -> list[dict[str, Any]]:
    if table.match is None:
        return []
    return speaker.blocks(table.title.words.table(table.game, table.view(seat)))
