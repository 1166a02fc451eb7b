"""Taking moves back: by oneself where nobody has learned anything, else with the agreement of the others."""

from __future__ import annotations

from typing import Any

from hustings import wire
from hustings.core.action import CHANCE
from hustings.core.record import RecordLine
from hustings.play.match import Match, in_force
from hustings.table.aggregate import GameTable
from hustings.table.draft import TableDraft
from hustings.table.entries import NeedsWhole
from hustings.table.presenter import undo_asked
from hustings.table.problems import HttpProblem
from hustings.table.undo import UndoRequest, own_undo, read_request
from hustings.table.voters import voice_of, voters


def lines_undone(match: Match, to: int) -> list[RecordLine]:
    """The answers that a step back to line ``to`` takes away, those of chance too. Raises NeedsWhole."""
    if match.n > to and (not match.lines or match.lines[0].n > to + 1):
        raise NeedsWhole
    return [line for line in in_force(match.lines, match.n) if line.n > to]


class TakenBack:
    """What a seat would take back: to which line, which answers, and why not."""

    def __init__(self, to: int, lines: list[RecordLine], alone: bool, refused: str = "") -> None:
        self.to = to
        self.lines = lines
        self.alone = alone  # without asking
        self.refused = refused  # off, own, nothing


def step_back(table: GameTable, seat: int) -> TakenBack:
    """The step back that a seat may take or ask for. Raises StaleDecision and NeedsWhole."""
    match = table.playing()
    to = own_undo(table.undo_steps, seat)
    alone = to is not None
    if to is None:
        mine = [line for line in in_force(match.lines, match.n) if line.seat == seat]
        if not mine:
            if match.n > len(match.lines):
                raise NeedsWhole
            return TakenBack(match.n, [], False, "nothing")
        to = mine[-1].n - 1
    lines = lines_undone(match, to)
    refused = ""
    if table.row.undo == "off":
        refused = "off"
    elif table.row.undo == "own" and any(line.seat not in (seat, CHANCE) for line in lines):
        refused = "own"
    return TakenBack(to, lines, alone, refused)


def look(table: GameTable, seat: int) -> wire.StepBack:
    """What a seat could take back, or is asked about. Raises StaleDecision and NeedsWhole."""
    table.playing()
    asked = undo_asked(table)
    if asked is not None:
        return wire.StepBack(asked.by, asked.to, True, False, "", asked.moves, asked.voters, asked.agreed)
    step = step_back(table, seat)
    moves = [wire.UndoneMove(line.n, line.seat) for line in step.lines]
    needed = [] if step.alone else voters(table.seats, but=seat)
    refused: Any = step.refused
    return wire.StepBack(seat, step.to, False, step.alone, refused, moves, needed, [])


REFUSALS = {
    "off": "at this table nothing is taken back",
    "own": "at this table only one's own last step is taken back",
    "nothing": "there is nothing of yours to take back",
}


def take_back(draft: TableDraft, seat: int, ask: bool, actor: str, key: str) -> None:
    """Step back, or ask the others to let me."""
    step = step_back(draft.table, seat)
    if step.refused:
        kind = "" if step.refused == "nothing" else f"undo-{step.refused}"
        raise HttpProblem(409, REFUSALS[step.refused], kind)
    if step.alone:
        draft.undo(seat, step.to, actor, key)
        return
    if not ask:
        raise HttpProblem(409, "others have acted or something was revealed: ask them", "not-yours-alone")
    open_ = read_request(draft.row.undo_ask)
    if open_ is not None:
        if open_.by == seat:
            return
        raise HttpProblem(409, "somebody else asks to step back: answer that first", "undo-asked")
    moves = [[line.n, line.seat] for line in step.lines]
    draft.set(undo_ask=UndoRequest(seat, step.to, [seat], moves).text())
    draft.write("ask-undo", {"seat": seat, "to": step.to}, actor, key)
    settle(draft)


def answer(draft: TableDraft, seat: int, agree: bool, actor: str) -> None:
    """Agree to a step back or not; whoever asked withdraws by not agreeing."""
    asked = read_request(draft.row.undo_ask)
    if asked is None:
        raise HttpProblem(409, "nobody asks to step back")
    by = asked.by
    if voice_of(draft.seats, seat) == voice_of(draft.seats, by):
        if not agree:
            draft.set(undo_ask=None)
            draft.write("end-undo", {"seat": by, "now": "withdrawn"}, actor)
        return
    seat = voice_of(draft.seats, seat)
    if seat not in voters(draft.seats, but=by):
        raise HttpProblem(409, "a bot plays this seat; take it back first", "handed-over")
    if seat in asked.agreed and agree:
        return
    draft.write("answer-undo", {"seat": seat, "agree": agree}, actor)
    if not agree:
        draft.set(undo_ask=None)
        return
    draft.set(undo_ask=asked._replace(agreed=sorted({*asked.agreed, seat})).text())
    settle(draft)


def settle(draft: TableDraft) -> None:
    """Step back once all people have agreed; whom a bot plays for is not asked."""
    asked = read_request(draft.row.undo_ask)
    if asked is not None and set(asked.agreed) >= set(voters(draft.seats, but=asked.by)):
        draft.undo(asked.by, asked.to, "", "")
