"""Dice: members come and go."""

from __future__ import annotations

from typing import Final

from hustings.core.action import CHANCE, Args, Decision, Seat
from hustings.core.compound import Product
from hustings.core.event import Log
from hustings.core.frame import Frame, Phase
from hustings.core.payload import Payload
from hustings.core.role import COUNT, SEAT
from hustings.games.die_macher.classic import events, questions
from hustings.games.die_macher.classic.roles import PURPOSE
from hustings.games.die_macher.classic.rules import Rules, add_members
from hustings.games.die_macher.classic.state import ClassicState

# What the dice are rolled for
GAIN: Final = 0
LOSS: Final = 1


class Roll(Phase[Rules, ClassicState]):
    """One party rolls."""

    args = Payload({"seat": SEAT, "dice": COUNT, "purpose": PURPOSE})

    def pending(self, game: Rules, state: ClassicState, frame: Frame) -> list[Decision]:
        _, n, _ = frame.args
        die = game.die
        return [Decision(CHANCE, questions.DICE, Product((die,) * n, (1,) * n, die.rule))]

    def apply(self, game: Rules, state: ClassicState, frame: Frame, seat: Seat, args: Args, log: Log) -> None:
        """Gains are the sum; what a donation costs depends on the edition.

        [2006 §6.2.7.e] [2006 §6.4.2.c] [2006 §H19] [1997 §5.2.7.e] [1997 §5.4.4.c]
        """
        party, _, purpose = frame.args
        before = state.members[party]
        change = sum(args) if purpose == GAIN else -game.edition.loss(args)
        add_members(state, party, change)
        state.pop()
        log.tell(events.ROLLED, (party, before, state.members[party], *args))
