"""04 A to G, I and J: regions, polls, parties, who speaks first in the first tie, the starting packages."""

from __future__ import annotations

from typing import Final

from hustings.core import CHANCE, SEAT, Args, Decision, Draw, Frame, Log, OneOf, Phase, Seat, Space
from hustings.games.die_macher.modern import events, frames, questions
from hustings.games.die_macher.modern.rules import Rules, move_trend, route
from hustings.games.die_macher.modern.state import BOARDS, PARTIES, ModernState
from hustings.mechanisms.sealed import SealedPhase

# The draft [2019 §04.H] in its five parts
STEPS: Final = (
    frames.REGIONS,
    frames.OPINIONS,
    frames.TOP,
    frames.REFILL,
    frames.PARTY,
    frames.PACKETS,
    frames.DRAFT,
    frames.PLATFORMS,
    frames.COMPLETION,
    frames.HOLDING,
    frames.STARTER,
    frames.PACKAGES,
)


class Setup(Phase[Rules, ModernState]):
    """The preparation, step by step in the order of the book."""

    def settle(self, game: Rules, state: ModernState, frame: Frame, log: Log) -> bool:
        step = state.begin_step(len(STEPS))
        if step >= 0:
            state.push(STEPS[step])
        return True


class Regions(Phase[Rules, ModernState]):
    """Two small and two large regions, then where each of them goes."""

    def pending(self, game: Rules, state: ModernState, frame: Frame) -> list[Decision]:
        """Each pile is drawn from by itself; the four are mixed over the boards. [2019 §04.C.a]"""
        tables = game.tables
        if frame.step == 2:
            return [Decision(CHANCE, questions.BOARDS, Draw((1,) * BOARDS, BOARDS, "2019 §04.C.a"))]
        small = 1 - frame.step
        pile = tuple([state.box[i] if tables.is_small[i] == small else 0 for i in range(len(state.box))])
        number = tables.small if small else tables.large
        return [Decision(CHANCE, questions.REGIONS, Draw(pile, number, "2019 §04.C.a"))]

    def apply(self, game: Rules, state: ModernState, frame: Frame, seat: Seat, args: Args, log: Log) -> None:
        regions = state.regions
        if frame.step < 2:
            board = frame.step * game.tables.small
            for card in args:
                state.box[card] = 0
                regions[board].region = card
                board += 1
            frame.step += 1
            return
        drawn = [region.region for region in regions]
        for board in range(BOARDS):
            regions[board].region = drawn[args[board]]
        state.ballot = self.smallest(game, state)
        log.tell(events.REGIONS, (*[region.region for region in regions], state.ballot))
        state.pop()

    def smallest(self, game: Rules, state: ModernState) -> int:
        """The board whose card has the fewest points at most. [2019 §04.C.b] [2019 §M4]"""
        best = 0
        for board in range(1, BOARDS):
            points = game.tables.max_points
            if points[state.regions[board].region] < points[state.regions[best].region]:
                best = board
        return best


class Opinions(Phase[Rules, ModernState]):
    def settle(self, game: Rules, state: ModernState, frame: Frame, log: Log) -> bool:
        """Four, three, two and one open opinion, clockwise from the first election. [2019 §04.D.b]"""
        place = state.begin_step(BOARDS)
        if place >= 0:
            state.push(frames.DEAL, (route(state)[place], game.tables.first_open[place]))
        return True


class Party(Phase[Rules, ModernState]):
    """``step`` is the seat that chooses."""

    step = SEAT

    def pending(self, game: Rules, state: ModernState, frame: Frame) -> list[Decision]:
        """Any party not yet taken, in seat order. [2019 §04.G.a] [2019 §M7]"""
        free = tuple([party for party in range(PARTIES) if party not in state.party])
        return [Decision(frame.step, questions.PARTY, OneOf(free, "2019 §04.G.a"))]

    def apply(self, game: Rules, state: ModernState, frame: Frame, seat: Seat, args: Args, log: Log) -> None:
        party = args[0]
        state.party[seat] = party
        log.tell(events.PARTY, (seat, party))
        state.end_step(game.players)


class Starter(Phase[Rules, ModernState]):
    """The preliminary first player is drawn from the parties in play. [2019 §04.I.b]"""

    def pending(self, game: Rules, state: ModernState, frame: Frame) -> list[Decision]:
        return [Decision(CHANCE, questions.STARTER, Draw((1,) * game.players, 1, "2019 §04.I.b"))]

    def apply(self, game: Rules, state: ModernState, frame: Frame, seat: Seat, args: Args, log: Log) -> None:
        state.first = args[0]
        log.tell(events.STARTER, (state.first,))
        state.pop()


class Packages(SealedPhase[Rules, ModernState]):
    question = questions.PACKAGE

    def space(self, game: Rules, state: ModernState, frame: Frame, seat: Seat) -> Space:
        """A package, then the boards for each of its symbols, all different for one symbol. [2019 §04.J.a]"""
        return game.tables.package_space

    def opened(self, game: Rules, state: ModernState, frame: Frame, log: Log) -> None:
        chosen = state.sealed.open(log, events.PACKAGE)
        for party in range(game.players):
            carry_out(game, state, party, chosen[party])
        state.pop()


def carry_out(game: Rules, state: ModernState, seat: Seat, choice: tuple[int, ...]) -> None:
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
