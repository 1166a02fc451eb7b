"""G. Progress: cards, the promised goal, drawing, the hand limit. [zoo §E5]"""

from __future__ import annotations

from hustings.core import COUNT, SEAT, Args, Decision, Frame, Log, Payload, Phase, Range, Seat, Subset
from hustings.games.zoocracy import constants as zoo
from hustings.games.zoocracy import events, frames, questions
from hustings.games.zoocracy.cards import discard
from hustings.games.zoocracy.order import deciding_party, play_order
from hustings.games.zoocracy.phases.windows import Window
from hustings.games.zoocracy.rules import Rules, due_spaces, make_goal, pay
from hustings.games.zoocracy.state import ZooBoard, ZooState


class Progress(Phase[Rules, ZooState]):
    """The order of play for the whole phase. [zoo §G11]"""

    def settle(self, game: Rules, state: ZooState, frame: Frame, log: Log) -> bool:
        state.order = play_order(state)
        log.tell(events.ORDER, tuple(state.order))
        state.pop()
        return True


class ProgressCards(Window):
    """Cards in order of play. [zoo §5g.1] [zoo §E5]"""

    def __init__(self) -> None:
        self.phase = zoo.IN_PROGRESS
        self.question = questions.PROGRESS_CARD
        self.rule = "zoo §5g.1"

    def play(self, game: Rules, state: ZooState, seat: Seat, args: tuple[int, ...], log: Log) -> None:
        """Assertiveness: a goal for the holder of the office. [zoo §9a.assertiveness] [zoo §G7]"""
        make_goal(game, state, seat, game.tables.assertiveness_goals, zoo.BY_CARD, log)


def prevented(game: Rules, state: ZooBoard) -> int:
    """Why no promised goal is made this round; -1 when nothing stands against it.

    [zoo §5g.4] [zoo §5g.6] [zoo §9b.strike] [zoo §D13] [zoo §T5]
    """
    if zoo.GOVERNMENT not in state.sides:
        return zoo.NO_GOVERNMENT
    if state.event != zoo.NO_EVENT and game.event_type[state.event] == zoo.STRIKE:
        return zoo.BY_STRIKE
    if not game.parliament.has_majority(state):
        return zoo.NO_MAJORITY
    return -1


def goal_reason(game: Rules, state: ZooBoard) -> int:
    """Why a goal of the government's programme is made: it was promised, or is named now. [zoo §5g.5] [zoo §8.1]"""
    return zoo.BY_NAMING if state.caretaker or frames.NAMED_GOAL in game.programme else zoo.BY_PROMISE


def award(game: Rules, state: ZooState, seat: Seat, log: Log) -> None:
    """A promised goal is made, against payment under Resistance. [zoo §9b.resistance] [zoo §G5] [zoo §G6] [zoo §T4]"""
    if game.event_type[state.event] == zoo.RESISTANCE:
        state.push(frames.PAYING, (seat,))
    else:
        make_goal(game, state, seat, 1, goal_reason(game, state), log)


class PromisedGoal(Phase[Rules, ZooState]):
    """The goal that was promised at formation. ``step`` counts the programme spaces seen to."""

    def settle(self, game: Rules, state: ZooState, frame: Frame, log: Log) -> bool:
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

    def _next(self, game: Rules, state: ZooState, frame: Frame, log: Log) -> None:
        spaces = due_spaces(game, state)
        if frame.step == len(spaces):
            state.pop()
            return
        party = state.promises[spaces[frame.step]]
        frame.step += 1
        if party == zoo.NOBODY:
            log.tell(events.NO_GOAL, (zoo.NO_PROMISE,))
        else:
            award(game, state, party, log)


class NamedGoal(Phase[Rules, ZooState]):
    """Advanced rules: the Prime Minister names the party, whatever was declared. [zoo §8.1] [zoo §8.2] [zoo §V1]"""

    def settle(self, game: Rules, state: ZooState, frame: Frame, log: Log) -> bool:
        state.pop()
        reason = prevented(game, state)
        if reason >= 0:
            log.tell(events.NO_GOAL, (reason,))
        elif state.caretaker:
            state.push(frames.NAMING, (1,))
        else:
            state.push(frames.NAMING, (len(due_spaces(game, state)),))
        return True


class NamingAGoal(Phase[Rules, ZooState]):
    """The Prime Minister's party names who makes a goal: any party, as often as there are goals. [zoo §5g.5] [zoo §D5]

    ``step`` is the number of goals named.
    """

    args = Payload({"goals": COUNT})

    def settle(self, game: Rules, state: ZooState, frame: Frame, log: Log) -> bool:
        (goals,) = frame.args
        if frame.step < goals:
            return False
        state.pop()
        return True

    def pending(self, game: Rules, state: ZooState, frame: Frame) -> list[Decision]:
        return [Decision(deciding_party(state), questions.NAME_GOAL, Range(0, game.players - 1, "zoo §5g.5"))]

    def apply(self, game: Rules, state: ZooState, frame: Frame, seat: Seat, args: Args, log: Log) -> None:
        frame.step += 1
        (party,) = args
        log.tell(events.NAMED, (seat, party))
        award(game, state, party, log)


class Resistance(Phase[Rules, ZooState]):
    """Resistance: the party pays for its goal or goes without; whoever cannot pay is asked all the same. [zoo §9b.resistance] [zoo §G18]"""

    args = Payload({"seat": SEAT})

    def pending(self, game: Rules, state: ZooState, frame: Frame) -> list[Decision]:
        (seat,) = frame.args
        can = 1 if state.funds[seat] >= game.tables.resistance_cost else 0
        return [Decision(seat, questions.RESISTANCE, Range(0, can, "zoo §9b.resistance"))]

    def apply(self, game: Rules, state: ZooState, frame: Frame, seat: Seat, args: Args, log: Log) -> None:
        state.pop()
        (yes,) = args
        log.tell(events.RESISTANCE, (seat, yes))
        if yes:
            pay(state, seat, game.tables.resistance_cost, log)
            make_goal(game, state, seat, 1, goal_reason(game, state), log)


class DrawCards(Phase[Rules, ZooState]):
    """Everyone draws in order of play. ``step`` is the place in the order. [zoo §5g.7]"""

    def settle(self, game: Rules, state: ZooState, frame: Frame, log: Log) -> bool:
        place = state.begin_step(game.players)
        if place >= 0:
            seat = state.order[place]
            state.push(frames.DRAWING, (seat, self._cards(game, state, seat)))
        return True

    def _cards(self, game: Rules, state: ZooState, seat: Seat) -> int:
        """Government one, opposition two; one each while nobody governs. [zoo §5g.7] [zoo §D11]"""
        if state.sides[seat] == zoo.GOVERNMENT:
            return game.tables.draw_government
        if state.sides[seat] == zoo.OPPOSITION:
            return game.tables.draw_opposition
        return game.tables.draw_without_government


class HandLimit(Phase[Rules, ZooState]):
    """In order of play, whoever has too many cards discards openly. ``step`` is the place in the order. [zoo §5g.8]"""

    def settle(self, game: Rules, state: ZooState, frame: Frame, log: Log) -> bool:
        while frame.step < game.players:
            if len(state.hands[state.order[frame.step]]) > game.tables.hand_limit:
                return False
            frame.step += 1
        state.pop()
        return True

    def pending(self, game: Rules, state: ZooState, frame: Frame) -> list[Decision]:
        seat = state.order[frame.step]
        hand = tuple(state.hands[seat])
        surplus = len(hand) - game.tables.hand_limit
        return [Decision(seat, questions.DISCARD, Subset(hand, surplus, surplus, "zoo §5g.8"))]

    def apply(self, game: Rules, state: ZooState, frame: Frame, seat: Seat, args: Args, log: Log) -> None:
        for card in args:
            discard(state, seat, card)
        log.tell(events.DISCARDED, (seat, *args))
