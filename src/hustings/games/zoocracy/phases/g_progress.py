"""G. Progress: cards, the promised goal, drawing, the hand limit. [zoo §E5]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hustings.core.action import Action, Decision, Seat
from hustings.core.event import Log
from hustings.core.frame import Frame, Phase
from hustings.core.payload import Payload
from hustings.core.role import COUNT, SEAT
from hustings.core.space import Range, Subset
from hustings.games.zoocracy import events, frames, questions
from hustings.games.zoocracy.cards import discard
from hustings.games.zoocracy.order import deciding_party, play_order
from hustings.games.zoocracy.phases.windows import Window
from hustings.games.zoocracy.rules import due_spaces, make_goal, pay
from hustings.games.zoocracy.state import (
    BY_CARD,
    BY_NAMING,
    BY_PROMISE,
    BY_STRIKE,
    GOVERNMENT,
    IN_PROGRESS,
    NO_EVENT,
    NO_GOVERNMENT,
    NO_MAJORITY,
    NO_PROMISE,
    NOBODY,
    OPPOSITION,
    RESISTANCE,
    STRIKE,
    ZooBoard,
    ZooState,
)

if TYPE_CHECKING:
    from hustings.games.zoocracy.game import Zoocracy


class Progress(Phase["Zoocracy", ZooState]):
    """The order of play for the whole phase. [zoo §G11]"""

    name = "progress"

    def settle(self, game: Zoocracy, state: ZooState, frame: Frame, log: Log) -> bool:
        state.order = play_order(state)
        log.tell(events.ORDER, tuple(state.order))
        state.pop()
        return True


class ProgressCards(Window):
    """Cards in order of play. [zoo §5g.1] [zoo §E5]"""

    name = "progress-cards"

    def __init__(self) -> None:
        self.phase = IN_PROGRESS
        self.question = questions.PROGRESS_CARD
        self.rule = "zoo §5g.1"

    def play(self, game: Zoocracy, state: ZooState, seat: Seat, args: tuple[int, ...], log: Log) -> None:
        """Assertiveness: a goal for the holder of the office. [zoo §9a.assertiveness] [zoo §G7]"""
        make_goal(game, state, seat, game.tables.assertiveness_goals, BY_CARD, log)


def prevented(game: Zoocracy, state: ZooBoard) -> int:
    """Why no promised goal is made this round; -1 when nothing stands against it.

    [zoo §5g.4] [zoo §5g.6] [zoo §9b.strike] [zoo §D13] [zoo §T5]
    """
    if GOVERNMENT not in state.sides:
        return NO_GOVERNMENT
    if state.event != NO_EVENT and game.event_type[state.event] == STRIKE:
        return BY_STRIKE
    if not game.parliament.has_majority(state):
        return NO_MAJORITY
    return -1


def goal_reason(game: Zoocracy, state: ZooBoard) -> int:
    """Why a goal of the government's programme is made: it was promised, or is named now. [zoo §5g.5] [zoo §8.1]"""
    return BY_NAMING if state.caretaker or frames.NAMED_GOAL in game.programme else BY_PROMISE


def award(game: Zoocracy, state: ZooState, seat: Seat, log: Log) -> None:
    """A promised goal is made, against payment under Resistance. [zoo §9b.resistance] [zoo §G5] [zoo §G6] [zoo §T4]"""
    if game.event_type[state.event] == RESISTANCE:
        state.push(frames.PAYING, (seat,))
    else:
        make_goal(game, state, seat, 1, goal_reason(game, state), log)


class PromisedGoal(Phase["Zoocracy", ZooState]):
    """The goal that was promised at formation. ``step`` counts the programme spaces seen to."""

    name = "promised-goal"

    def settle(self, game: Zoocracy, state: ZooState, frame: Frame, log: Log) -> bool:
        reason = prevented(game, state)
        if reason >= 0:
            log.tell(events.NO_GOAL, (reason,))
            state.pop()
        elif state.caretaker:  # [zoo §5g.5] [zoo §D12] [zoo §G3]
            state.pop()
            state.push(frames.NAMING, (1,))
        else:
            self._next(game, state, frame, log)
        return True

    def _next(self, game: Zoocracy, state: ZooState, frame: Frame, log: Log) -> None:
        spaces = due_spaces(game, state)
        if frame.step == len(spaces):
            state.pop()
            return
        party = state.promises[spaces[frame.step]]
        frame.step += 1
        if party == NOBODY:
            log.tell(events.NO_GOAL, (NO_PROMISE,))
        else:
            award(game, state, party, log)


class NamedGoal(Phase["Zoocracy", ZooState]):
    """Advanced rules: the Prime Minister names the party, whatever was declared. [zoo §8.1] [zoo §8.2] [zoo §V1]"""

    name = "named-goal"

    def settle(self, game: Zoocracy, state: ZooState, frame: Frame, log: Log) -> bool:
        state.pop()
        reason = prevented(game, state)
        if reason >= 0:
            log.tell(events.NO_GOAL, (reason,))
        elif state.caretaker:
            state.push(frames.NAMING, (1,))
        else:
            state.push(frames.NAMING, (len(due_spaces(game, state)),))
        return True


class Naming(Phase["Zoocracy", ZooState]):
    """The Prime Minister's party names who makes a goal: any party, as often as there are goals. [zoo §5g.5] [zoo §D5]

    ``step`` is the number of goals named.
    """

    name = "naming-a-goal"
    args = Payload({"goals": COUNT})

    def settle(self, game: Zoocracy, state: ZooState, frame: Frame, log: Log) -> bool:
        (goals,) = frame.args
        if frame.step < goals:
            return False
        state.pop()
        return True

    def pending(self, game: Zoocracy, state: ZooState, frame: Frame) -> list[Decision]:
        return [Decision(deciding_party(state), questions.NAME_GOAL, Range(0, game.players - 1, "zoo §5g.5"))]

    def apply(
        self, game: Zoocracy, state: ZooState, frame: Frame, seat: Seat, action: Action, log: Log
    ) -> None:
        frame.step += 1
        (party,) = action.args
        log.tell(events.NAMED, (seat, party))
        award(game, state, party, log)


class Paying(Phase["Zoocracy", ZooState]):
    """Resistance: the party pays for its goal or goes without; whoever cannot pay is asked all the same. [zoo §9b.resistance] [zoo §G18]"""

    name = "resistance"
    args = Payload({"seat": SEAT})

    def pending(self, game: Zoocracy, state: ZooState, frame: Frame) -> list[Decision]:
        (seat,) = frame.args
        can = 1 if state.funds[seat] >= game.tables.resistance_cost else 0
        return [Decision(seat, questions.RESISTANCE, Range(0, can, "zoo §9b.resistance"))]

    def apply(
        self, game: Zoocracy, state: ZooState, frame: Frame, seat: Seat, action: Action, log: Log
    ) -> None:
        state.pop()
        (yes,) = action.args
        log.tell(events.RESISTANCE, (seat, yes))
        if yes:
            pay(state, seat, game.tables.resistance_cost, log)
            make_goal(game, state, seat, 1, goal_reason(game, state), log)


class DrawCards(Phase["Zoocracy", ZooState]):
    """Everyone draws in order of play. ``step`` is the place in the order. [zoo §5g.7]"""

    name = "draw-cards"

    def settle(self, game: Zoocracy, state: ZooState, frame: Frame, log: Log) -> bool:
        if frame.step == game.players:
            state.pop()
            return True
        seat = state.order[frame.step]
        frame.step += 1
        state.push(frames.DRAWING, (seat, self._cards(game, state, seat)))
        return True

    def _cards(self, game: Zoocracy, state: ZooState, seat: Seat) -> int:
        """Government one, opposition two; one each while nobody governs. [zoo §5g.7] [zoo §D11]"""
        if state.sides[seat] == GOVERNMENT:
            return game.tables.draw_government
        if state.sides[seat] == OPPOSITION:
            return game.tables.draw_opposition
        return game.tables.draw_without_government


class HandLimit(Phase["Zoocracy", ZooState]):
    """In order of play, whoever has too many cards discards openly. ``step`` is the place in the order. [zoo §5g.8]"""

    name = "hand-limit"

    def settle(self, game: Zoocracy, state: ZooState, frame: Frame, log: Log) -> bool:
        while frame.step < game.players:
            if len(state.hands[state.order[frame.step]]) > game.tables.hand_limit:
                return False
            frame.step += 1
        state.pop()
        return True

    def pending(self, game: Zoocracy, state: ZooState, frame: Frame) -> list[Decision]:
        seat = state.order[frame.step]
        hand = tuple(state.hands[seat])
        surplus = len(hand) - game.tables.hand_limit
        return [Decision(seat, questions.DISCARD, Subset(hand, surplus, surplus, "zoo §5g.8"))]

    def apply(
        self, game: Zoocracy, state: ZooState, frame: Frame, seat: Seat, action: Action, log: Log
    ) -> None:
        for card in action.args:
            discard(state, seat, card)
        log.tell(events.DISCARDED, (seat, *action.args))
