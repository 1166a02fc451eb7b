"""06.5: sending politicians."""

from __future__ import annotations

from hustings.core.action import Args, Decision, Seat, seat_after
from hustings.core.bitset import members
from hustings.core.event import Log
from hustings.core.frame import Frame, Phase
from hustings.core.role import unshift
from hustings.games.die_macher.common.cards import NOTHING
from hustings.games.die_macher.modern import events, questions
from hustings.games.die_macher.modern.rules import Rules
from hustings.games.die_macher.modern.state import BOARDS, ModernState
from hustings.mechanisms.spaces import Envoys


class Sending(Phase[Rules, ModernState]):
    """``step`` counts the parties that have had their turn."""

    def settle(self, game: Rules, state: ModernState, frame: Frame, log: Log) -> bool:
        if frame.step == game.players:
            state.pop()
            return True
        if state.cabinet[seat_after(state.first, frame.step, game.players)]:
            return False
        frame.step += 1
        return True

    def pending(self, game: Rules, state: ModernState, frame: Frame) -> list[Decision]:
        """For each board a politician not used before, or 0 for nobody. [2019 §06.5.a] [2019 §06.5.c]"""
        seat = seat_after(state.first, frame.step, game.players)
        cards = tuple(members(state.cabinet[seat]))
        boards = tuple([0 if region.region == NOTHING else 1 for region in state.regions])
        return [Decision(seat, questions.SEND, Envoys(cards, boards, "2019 §06.5.a"))]

    def apply(self, game: Rules, state: ModernState, frame: Frame, seat: Seat, args: Args, log: Log) -> None:
        """Face down at the end of the region's row, for nothing. [2019 §06.5.b]"""
        sent: list[int] = []
        for board in range(BOARDS):
            envoy = args[board]
            if envoy:
                region = state.regions[board]
                region.row_seats.append(seat)
                region.row_cards.append(unshift(envoy))
                region.row_paid.append(0)
                sent.append(board)
        log.whisper(seat, events.SENT, (seat, *sent), args)
        frame.step += 1
