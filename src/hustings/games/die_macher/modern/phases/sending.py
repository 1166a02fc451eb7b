"""06.5: sending politicians."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hustings.core.action import Action, Decision, Seat
from hustings.core.event import Log
from hustings.core.frame import Frame, Phase
from hustings.games.die_macher.common.cards import NOTHING
from hustings.games.die_macher.modern.spaces import Envoys
from hustings.games.die_macher.modern.state import BOARDS, ModernState

if TYPE_CHECKING:
    from hustings.games.die_macher.modern.game import Modern


class Sending(Phase["Modern", ModernState]):
    """``step`` counts the parties that have had their turn."""

    def settle(self, game: Modern, state: ModernState, frame: Frame, log: Log) -> bool:
        if frame.step == game.players:
            state.pop()
            return True
        if state.cabinet[(state.first + frame.step) % game.players]:
            return False
        frame.step += 1
        return True

    def pending(self, game: Modern, state: ModernState, frame: Frame) -> list[Decision]:
        """For each board 0 or 1 + a politician not used before, at most one a board. [2019 §06.5.a] [2019 §06.5.c]"""
        seat = (state.first + frame.step) % game.players
        mask = state.cabinet[seat]
        cards = tuple([card for card in game.length.politicians if mask >> card & 1])
        boards = tuple([0 if region.region == NOTHING else 1 for region in state.regions])
        return [Decision(seat, "send", Envoys(cards, boards, "2019 §06.5.a"))]

    def apply(
        self, game: Modern, state: ModernState, frame: Frame, seat: Seat, action: Action, log: Log
    ) -> None:
        """Face down at the end of the region's row, for nothing. [2019 §06.5.b]"""
        sent: list[int] = []
        for board in range(BOARDS):
            card = action.args[board]
            if card:
                region = state.regions[board]
                region.row_seats.append(seat)
                region.row_cards.append(card - 1)
                region.row_paid.append(0)
                sent.append(board)
        log.whisper(seat, "sent", (seat, *sent), action.args)
        frame.step += 1
