"""04.D: public opinion comes to a region, face down, and is turned up without repeating a topic."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hustings.core.action import CHANCE, Action, Decision, Seat
from hustings.core.bitset import has
from hustings.core.event import Log
from hustings.core.frame import Frame, Phase
from hustings.core.ints import total
from hustings.core.payload import Payload
from hustings.core.role import COUNT
from hustings.core.space import Draw
from hustings.games.die_macher.common.cards import CARDS, NOTHING, topic
from hustings.games.die_macher.modern import events, frames, questions
from hustings.games.die_macher.modern.roles import BOARD
from hustings.games.die_macher.modern.rules import open_topics, reshuffle_opinions
from hustings.games.die_macher.modern.state import ModernState, Region

if TYPE_CHECKING:
    from hustings.games.die_macher.modern.game import Modern


class Deal(Phase["Modern", ModernState]):
    """Four opinions for a board, then some of them turned up one by one; ``step`` counts the cards turned."""

    name = "deal"
    args = Payload({"board": BOARD, "open": COUNT})

    def settle(self, game: Modern, state: ModernState, frame: Frame, log: Log) -> bool:
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

    def pending(self, game: Modern, state: ModernState, frame: Frame) -> list[Decision]:
        """Face down: nobody sees them. An empty deck is made from the discards. [2019 §04.D.b] [2019 §M5]"""
        missing = state.regions[frame.args[0]].opinions.count(NOTHING)
        n = min(missing, total(state.opinion_deck))
        return [Decision(CHANCE, questions.OPINIONS, Draw(tuple(state.opinion_deck), n, "2019 §04.D.b"))]

    def apply(
        self, game: Modern, state: ModernState, frame: Frame, seat: Seat, action: Action, log: Log
    ) -> None:
        board = frame.args[0]
        region = state.regions[board]
        for kind in action.args:
            state.opinion_deck[kind] -= 1
            slot = region.opinions.index(NOTHING)
            region.opinions[slot] = kind
            region.elder[slot] = 0
        log.tell(events.OPINIONS, (board, len(action.args)))


class Turn(Phase["Modern", ModernState]):
    """Turn up the next face-down opinion of a board."""

    name = "turn"
    args = Payload({"board": BOARD})

    def settle(self, game: Modern, state: ModernState, frame: Frame, log: Log) -> bool:
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

    def pending(self, game: Modern, state: ModernState, frame: Frame) -> list[Decision]:
        return [Decision(CHANCE, questions.OPINION, Draw(tuple(state.opinion_deck), 1, "2019 §04.D.c"))]

    def apply(
        self, game: Modern, state: ModernState, frame: Frame, seat: Seat, action: Action, log: Log
    ) -> None:
        (board,) = frame.args
        (kind,) = action.args
        region = state.regions[board]
        state.opinion_deck[kind] -= 1
        self.turn_up(state, board, region, region.face_up.index(0), kind, log)
