"""Standing instructions: what they answer."""

from __future__ import annotations

from msgspec import convert

from hustings.core.action import Action, Decision
from hustings.core.codec import loads
from hustings.play.match import OpenDecision
from hustings.web import wire
from hustings.web.table.aggregate import GameTable


def next_order(table: GameTable) -> tuple[OpenDecision, Action, wire.Order] | None:
    """The first open question that its person has left an instruction for, with the answer."""
    if table.match is None or table.row.status != "running":
        return None
    for question in table.match.open():
        decision = question.decision
        seat_row = table.seats[decision.seat] if decision.seat >= 0 else None
        if seat_row is None or seat_row.orders is None or seat_row.by_bot:
            continue
        for order in convert(loads(seat_row.orders.encode()), type=list[wire.Order]):
            args = resolve(order, decision)
            if args is not None:
                return question, Action(decision.kind, args), order
    return None


def resolve(order: wire.Order, decision: Decision) -> tuple[int, ...] | None:
    """What a standing instruction answers to this question; None if it says nothing about it."""
    if order.kind != decision.kind:
        return None
    space = decision.space
    passes = next(
        (args for args in ((), (0,)) if space.contains(args)), None
    )  # 0 may be a thing where nothing will do
    if order.then == "answer":
        args = tuple(order.args)
        return args if space.contains(args) else None
    if order.then == "pass":
        offered = space.picks(()) if order.unless else ()
        return None if any(value in offered for value in order.unless) else passes
    for value in space.picks(()):
        if value > 0:
            # the bid itself, or the branch that opens the bids
            sums = [()] if space.contains((value,)) else [(amount,) for amount in space.picks((value,))]
            for rest in sums:
                if (value, *rest)[-1] <= order.most and space.contains((value, *rest)):
                    return (value, *rest)
    return passes
