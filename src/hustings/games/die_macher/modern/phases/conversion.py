"""06.9a: turning meetings into votes."""

from __future__ import annotations

from hustings.core import Args, Decision, Frame, Log, Phase, Seat, seat_after
from hustings.games.die_macher.modern import events, questions
from hustings.games.die_macher.modern.rules import Rules, convert, route
from hustings.games.die_macher.modern.state import ModernState
from hustings.mechanisms.spaces import Offer


class Conversion(Phase[Rules, ModernState]):
    """``step`` counts the turns: every party in the region that votes last, then in the one before, and so on."""

    def settle(self, game: Rules, state: ModernState, frame: Frame, log: Log) -> bool:
        """Backwards over the boards; in each from the first player clockwise, once. [2019 §06.9a.a]"""
        boards = route(state)
        n = game.players
        at = frame.step // n
        if at == len(boards):
            state.pop()
            return True
        place = len(boards) - 1 - at
        if place < game.length.ballots[state.round]:
            self.convert_all(game, state, boards[place], log)
            frame.step += n
            return True
        seat = seat_after(state.first, frame.step, n)
        if state.regions[boards[place]].meetings[seat] >= game.tables.min_convert:
            return False
        frame.step += 1
        return True

    def convert_all(self, game: Rules, state: ModernState, board: int, log: Log) -> None:
        """Where an election is held everybody turns in everything. [2019 §06.9a.f]"""
        region = state.regions[board]
        for seat in range(game.players):
            meetings = region.meetings[seat]
            if meetings:
                gained = convert(state, region, seat, meetings)
                log.tell(events.CONVERTED, (seat, board, meetings, gained))

    def pending(self, game: Rules, state: ModernState, frame: Frame) -> list[Decision]:
        """0 to wait, or at least four meetings. [2019 §06.9a.b]"""
        seat, board = self.turn(game, state, frame)
        most = state.regions[board].meetings[seat]
        return [Decision(seat, questions.CONVERT, Offer(game.tables.min_convert, most, "2019 §06.9a.b"))]

    def apply(self, game: Rules, state: ModernState, frame: Frame, seat: Seat, args: Args, log: Log) -> None:
        _, board = self.turn(game, state, frame)
        frame.step += 1
        (meetings,) = args
        gained = convert(state, state.regions[board], seat, meetings) if meetings else 0
        log.tell(events.CONVERTED, (seat, board, meetings, gained))

    def turn(self, game: Rules, state: ModernState, frame: Frame) -> tuple[Seat, int]:
        boards = route(state)
        board = boards[len(boards) - 1 - frame.step // game.players]
        return seat_after(state.first, frame.step, game.players), board
