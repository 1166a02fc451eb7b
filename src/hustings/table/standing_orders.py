"""Standing instructions: what they answer."""

from __future__ import annotations

from typing import Any

from hustings import wire
from hustings.core.action import Action, Decision
from hustings.core.codec import dumps, loads
from hustings.core.frame import Frame
from hustings.play.match import OpenDecision
from hustings.structs import convert, replace, to_builtins
from hustings.table.aggregate import GameTable

PHASE = 2  # frames: the programme, and the phase it has come to


def read_orders(stored: str | None) -> list[wire.Order]:
    return convert(loads(stored.encode()), type=list[wire.Order]) if stored else []


def write_orders(orders: list[wire.Order]) -> str | None:
    return dumps(to_builtins(orders)).decode() if orders else None


def placed(table: GameTable, seat: int, orders: list[wire.Order]) -> list[wire.Order]:
    """The same, those for one phase bound to the one they were left in, or else to the one that is on now."""
    known = {order.within for order in read_orders(table.seats[seat].orders)} - {""}
    return [
        replace(
            order,
            within=(
                ""
                if not order.here
                else order.within
                if order.within in known
                else on_now(table.view(seat).stack, order.phase)
            ),
        )
        for order in orders
    ]


def expired(table: GameTable, seat: int) -> bool:
    """Whether some instruction of this seat belongs to a phase that is over."""
    stored = table.seats[seat].orders
    if stored is None or '"here":true' not in stored or table.match is None:
        return False
    return any(not _goes_on(order, table, seat) for order in read_orders(stored))


def living(table: GameTable, seat: int) -> list[wire.Order]:
    """The instructions whose phase still goes on."""
    return [order for order in read_orders(table.seats[seat].orders) if _goes_on(order, table, seat)]


def on_now(stack: list[Frame], phase: bool) -> str:
    """What is on: the phase that the programme has come to, or the innermost that was begun in it.

    How far the last one has come does not count, and of a phase not whose turn it is.
    """
    frames: list[Any] = [
        [frame.kind, frame.step, list(frame.args)] for frame in (stack[:PHASE] if phase else stack)
    ]
    frames[-1] = frames[-1][:1] if phase else [frames[-1][0], frames[-1][2]]
    return dumps(frames).decode()


def still_on(within: str, stack: list[Frame], phase: bool) -> bool:
    depth = len(loads(within.encode()))
    return len(stack) >= depth and on_now(stack[:depth], phase) == within


def _goes_on(order: wire.Order, table: GameTable, seat: int) -> bool:
    return not order.here or still_on(order.within, table.view(seat).stack, order.phase)


def next_order(table: GameTable) -> tuple[OpenDecision, Action, wire.Order] | None:
    """The first open question that its person has left an instruction for, with the answer."""
    if table.match is None or table.row.status != "running":
        return None
    for question in table.match.open():
        decision = question.decision
        seat_row = table.seats[decision.seat] if decision.seat >= 0 else None
        if seat_row is None or seat_row.orders is None or seat_row.by_bot:
            continue
        for order in living(table, decision.seat):
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
