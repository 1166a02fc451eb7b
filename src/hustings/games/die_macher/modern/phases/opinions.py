"""04.D: public opinion comes to a region, face down, and is turned up without repeating a topic."""

from __future__ import annotations

from hustings.core import CHANCE, COUNT, Args, Decision, Draw, Frame, Log, Payload, Phase, Seat
from hustings.core.bitset import has
from hustings.core.ints import total
from hustings.games.die_macher.common.cards import CARDS, NOTHING, topic
from hustings.games.die_macher.modern import events, frames, questions
from hustings.games.die_macher.modern.roles import BOARD
from hustings.games.die_macher.modern.rules import Rules, open_topics, reshuffle_opinions
from hustings.games.die_macher.modern.state import ModernState, Region


class Deal(Phase[Rules, ModernState]):
    """Four opinions for a board, then some of them turned up one by one; ``step`` counts the cards turned."""

    args = Payload({"board": BOARD, "open": COUNT})

    def settle(self, game: Rules, state: ModernState, frame: Frame, log: Log) -> bool:
        board, turned = frame.args
        region = state.regions[board]
        if frame.step == 0 and NOTHING in region.opinions and reshuffle_opinions(state):
            return False
        if frame.step == turned:
            state.pop()
            return True
        frame.step += 1
        state.push(frames.TURN, (board,))
        return True

    def pending(self, game: Rules, state: ModernState, frame: Frame) -> list[Decision]:
        """Face down: nobody sees them. An empty deck is made from the discards. [2019 §04.D.b] [2019 §M5]"""
        missing = state.regions[frame.args[0]].opinions.count(NOTHING)
        n = min(missing, total(state.opinion_deck))
        return [Decision(CHANCE, questions.OPINIONS, Draw(tuple(state.opinion_deck), n, "2019 §04.D.b"))]

    def apply(self, game: Rules, state: ModernState, frame: Frame, seat: Seat, args: Args, log: Log) -> None:
        board = frame.args[0]
        region = state.regions[board]
        for kind in args:
            state.opinion_deck[kind] -= 1
            slot = region.opinions.index(NOTHING)
            region.opinions[slot] = kind
            region.elder[slot] = 0
        log.tell(events.OPINIONS, (board, len(args)))


class TurnUp(Phase[Rules, ModernState]):
    """Turn up the next face-down opinion of a board."""

    args = Payload({"board": BOARD})

    def settle(self, game: Rules, state: ModernState, frame: Frame, log: Log) -> bool:
        (board,) = frame.args
        region = state.regions[board]
        if 0 not in region.face_up:
            state.pop()
            return True
        slot = region.face_up.index(0)
        if region.opinions[slot] != NOTHING:
            kind = region.opinions[slot]
            region.opinions[slot] = NOTHING
            if region.elder[slot]:
                region.elder[slot] = 0
                state.opinion_elders[kind] -= 1
            self.turn_up(state, board, region, slot, kind, log)
            return True
        if self.can_replace(state, region):
            return False
        region.face_up[slot] = 1  # the space stays empty [2019 §M6]
        log.tell(events.NO_OPINION, (board, slot))
        state.pop()
        return True

    def turn_up(self, state: ModernState, board: int, region: Region, slot: int, kind: int, log: Log) -> None:
        """A topic that lies open here already is discarded and replaced, whatever its sign. [2019 §04.D.c]"""
        if has(open_topics(region), topic(kind)):
            state.opinion_discard[kind] += 1
            log.tell(events.OPINION_CLASH, (board, slot, kind))
            return
        region.opinions[slot] = kind
        region.face_up[slot] = 1
        log.tell(events.OPINION, (board, slot, kind))
        state.pop()

    def can_replace(self, state: ModernState, region: Region) -> bool:
        """Whether any card of another topic is left, reshuffling if need be. [2019 §M5] [2019 §M6]"""
        topics = open_topics(region)
        for kind in range(CARDS):
            if not has(topics, topic(kind)) and state.opinion_deck[kind] + state.opinion_discard[kind]:
                return reshuffle_opinions(state)
        return False

    def pending(self, game: Rules, state: ModernState, frame: Frame) -> list[Decision]:
        return [Decision(CHANCE, questions.OPINION, Draw(tuple(state.opinion_deck), 1, "2019 §04.D.c"))]

    def apply(self, game: Rules, state: ModernState, frame: Frame, seat: Seat, args: Args, log: Log) -> None:
        (board,) = frame.args
        (kind,) = args
        region = state.regions[board]
        state.opinion_deck[kind] -= 1
        self.turn_up(state, board, region, region.face_up.index(0), kind, log)
