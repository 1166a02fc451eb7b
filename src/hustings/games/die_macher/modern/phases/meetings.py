"""06.4: election meetings."""

from __future__ import annotations

from hustings.core import Args, Decision, Frame, Log, Phase, Seat, seat_after
from hustings.games.die_macher.common.cards import NOTHING
from hustings.games.die_macher.modern import events, questions
from hustings.games.die_macher.modern.rules import Rules, pay
from hustings.games.die_macher.modern.state import BOARDS, ModernState
from hustings.mechanisms.spaces import Supplied


class Meetings(Phase[Rules, ModernState]):
    """``step`` counts the parties that have had their turn."""

    def settle(self, game: Rules, state: ModernState, frame: Frame, log: Log) -> bool:
        if frame.step == game.players:
            state.pop()
            return True
        seat = seat_after(state.first, frame.step, game.players)
        if state.meetings[seat] and self.has_room(game, state, seat):
            return False
        frame.step += 1
        return True

    def has_room(self, game: Rules, state: ModernState, seat: Seat) -> bool:
        for region in state.regions:
            if region.region != NOTHING and region.meetings[seat] < game.tables.meeting_spaces:
                return True
        return False

    def pending(self, game: Rules, state: ModernState, frame: Frame) -> list[Decision]:
        """New meetings by board: eight in all each, within the supply and the purse. [2019 §06.4.a] [2019 §06.4.b]"""
        seat = seat_after(state.first, frame.step, game.players)
        prices: list[tuple[int, ...]] = []
        for region in state.regions:
            room = game.tables.meeting_spaces - region.meetings[seat] if region.region != NOTHING else 0
            prices.append(game.meeting_prices[room])
        space = Supplied(tuple(prices), state.money[seat], state.meetings[seat], "2019 §06.4")
        return [Decision(seat, questions.MEETINGS, space)]

    def apply(self, game: Rules, state: ModernState, frame: Frame, seat: Seat, args: Args, log: Log) -> None:
        """Each region's new meetings are paid for by themselves. [2019 §06.4.a]"""
        cost = 0
        for board in range(BOARDS):
            new = args[board]
            cost += game.tables.meeting_cost[new]
            state.regions[board].meetings[seat] += new
            state.meetings[seat] -= new
        pay(state, seat, cost)
        log.tell(events.MEETINGS, (seat, cost, *args))
        frame.step += 1
