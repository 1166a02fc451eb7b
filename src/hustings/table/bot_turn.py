"""When a bot is to answer, or an instruction that somebody has left."""

from __future__ import annotations

from hustings.play.match import OpenDecision
from hustings.table.aggregate import GameTable
from hustings.table.draft import TableDraft
from hustings.table.standing_orders import next_order, read_orders, write_orders

AT_ONCE = 8


def asked_bot(table: GameTable) -> OpenDecision | None:
    """The first open question of a bot."""
    if table.match is None or table.row.status != "running":
        return None
    for question in table.match.open():
        if table.asks_bot(question):
            return question
    return None


def apply_standing_order(draft: TableDraft) -> None:
    """Answer the first question that its person has left an instruction for."""
    found = next_order(draft.table)
    if found is None:
        return
    question, action, order = found
    seat = question.decision.seat
    if order.once:
        left = [kept for kept in read_orders(draft.seats[seat].orders) if kept != order]
        draft.set_seat(seat, orders=write_orders(left))
    draft.answer(seat, action, question.id, user_of(draft, seat), "")


def apply_standing_orders(draft: TableDraft) -> None:
    """Answer what instructions answer, so that nobody is shown a question they have answered before.

    A few at most: the rest is left to whoever plays for bots.
    """
    for _ in range(AT_ONCE):
        if next_order(draft.table) is None:
            return
        apply_standing_order(draft)


def user_of(draft: TableDraft, seat: int) -> str:
    return draft.seats[seat].user_id or ""
