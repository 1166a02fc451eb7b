"""Party donations: to accept or to refuse."""

from __future__ import annotations

from typing import Final

from hustings.core.action import Decision
from hustings.games.die_macher.classic.evaluation.position import money_price
from hustings.games.die_macher.classic.game import Classic
from hustings.games.die_macher.classic.state import ClassicState

Args = tuple[int, ...]

DIE: Final = 3.5


def donation(game: Classic, state: ClassicState, decision: Decision) -> Args:
    """Money early, members late; the largest refusal brings most members."""
    tables = game.tables
    seat = decision.seat
    space = decision.space
    price = money_price(game, state)
    cards = list(space.picks(()))
    best: Args = (cards[0], 0)
    most = -1000.0
    for k in range(len(cards)):
        card = cards[k]
        useful = min(tables.donation_amounts[card], max(55 - state.money[seat], 5))
        take = useful * price - DIE * tables.donation_accept[card] * 1.2
        top = (k + 1) / (len(cards) + 1)
        refuse = DIE * tables.donation_refuse[card] * 1.2
        refuse += DIE * tables.refusal_bonus_dice * (0.15 + 0.6 * top * top)
        save = 1.0 * card if len(cards) > 1 else 0.0
        if take - save > most:
            best, most = (card, 1), take - save
        if refuse - save > most:
            best, most = (card, 0), refuse - save
    return best
