"""Party donations: to accept or to refuse."""

from __future__ import annotations

from hustings.core.action import Decision
from hustings.core.space import Args
from hustings.games.die_macher.modern.evaluation.position import money_price, pay_days
from hustings.games.die_macher.modern.game import Modern
from hustings.games.die_macher.modern.state import ModernState


def donation(game: Modern, state: ModernState, decision: Decision) -> Args:
    space = decision.space
    price = money_price(game, state)
    pays = pay_days(game, state)
    best: Args = ()
    most = -1000.0
    for card in space.picks(()):
        money, loss, gain = game.tables.donations[card]
        accept = money * price + loss * (1.0 + pays * price)
        refuse = gain * (1.0 + pays * price)
        save = 1.5 * card if pays > 1 else 0.0
        for answer in space.picks((card,)):
            value = (accept if answer else refuse) - save
            if not best or value > most:
                best, most = (card, answer), value
    return best
