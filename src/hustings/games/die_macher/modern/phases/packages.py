"""04.J: the starting packages."""

from __future__ import annotations

from hustings.core.action import Seat
from hustings.core.event import Log
from hustings.core.frame import Frame
from hustings.core.space import Space
from hustings.games.die_macher.modern import events, questions
from hustings.games.die_macher.modern.rules import Rules, move_trend
from hustings.games.die_macher.modern.state import ModernState
from hustings.mechanisms.sealed import SealedPhase


class Packages(SealedPhase[Rules, ModernState]):
    question = questions.PACKAGE

    def space(self, game: Rules, state: ModernState, frame: Frame, seat: Seat) -> Space:
        """A package, then the boards for each of its symbols, all different for one symbol. [2019 §04.J.a]"""
        return game.tables.package_space

    def opened(self, game: Rules, state: ModernState, frame: Frame, log: Log) -> None:
        chosen = state.sealed.open(log, events.PACKAGE)
        for party in range(game.players):
            self.carry_out(game, state, party, chosen[party])
        state.pop()

    def carry_out(self, game: Rules, state: ModernState, seat: Seat, choice: tuple[int, ...]) -> None:
        """Three meetings, one step of trend, one media marker or six votes a symbol. [2019 §04.J.b]"""
        counts = game.tables.packages[choice[0]]
        meetings, trend, media, votes = game.tables.symbols
        at = 1
        for symbol in range(len(counts)):
            for board in choice[at : at + counts[symbol]]:
                region = state.regions[board]
                if symbol == 0:
                    region.meetings[seat] += meetings
                    state.meetings[seat] -= meetings
                elif symbol == 1:
                    move_trend(game, region, seat, trend)
                elif symbol == 2:
                    region.media[seat] += media
                    state.media[seat] -= media
                else:
                    region.votes[seat] += votes
            at += counts[symbol]
