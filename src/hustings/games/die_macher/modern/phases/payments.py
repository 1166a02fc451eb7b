"""06.9c: payments and donations."""

from __future__ import annotations

from hustings.core.action import Args, Decision, Seat, seat_after
from hustings.core.bitset import remove
from hustings.core.event import Log
from hustings.core.frame import Frame, Phase
from hustings.games.die_macher.modern import events, questions
from hustings.games.die_macher.modern.rules import Rules, receive
from hustings.games.die_macher.modern.state import ModernState


class Payments(Phase[Rules, ModernState]):
    """Two steps for each party, from the first player clockwise: its income, its donation."""

    def settle(self, game: Rules, state: ModernState, frame: Frame, log: Log) -> bool:
        if frame.step == 2 * game.players:
            state.pop()
            return True
        seat = seat_after(state.first, frame.step // 2, game.players)
        if frame.step % 2 == 0:
            self.pay_out(state, seat, log)
        elif game.length.has_donations(state.round):
            return False
        frame.step += 1
        return True

    def pay_out(self, state: ModernState, seat: Seat, log: Log) -> None:
        """1 for each point for votes just scored, and 1 for each point of the base.

        [2019 §06.9c.a] [2019 §06.9c.b] [2019 §08.h]
        """
        receive(state, seat, state.latest[seat] + state.base[seat])
        log.tell(events.INCOME, (seat, state.latest[seat], state.base[seat]))

    def pending(self, game: Rules, state: ModernState, frame: Frame) -> list[Decision]:
        """One of the cards left, then 1 to accept or 0 to refuse. [2019 §06.9c.c] [2019 §M42]"""
        seat = seat_after(state.first, frame.step // 2, game.players)
        return [Decision(seat, questions.DONATION, game.tables.donation_spaces[state.donations[seat]])]

    def apply(self, game: Rules, state: ModernState, frame: Frame, seat: Seat, args: Args, log: Log) -> None:
        """Money costs the base's trust, refusal earns it; the card is gone. [2019 §06.9c.c] [2019 §M41]"""
        card, accepted = args
        money, loss, gain = game.tables.donations[card]
        if accepted:
            receive(state, seat, money)
            state.base[seat] = max(state.base[seat] + loss, 0)
        else:
            state.base[seat] += gain
        state.donations[seat] = remove(state.donations[seat], card)
        log.tell(events.DONATION, (seat, card, accepted))
        frame.step += 1
