"""E. Event: one card for all, then cards in order of play."""

from __future__ import annotations

from hustings.core import CHANCE, Args, Decision, Draw, Frame, Log, Phase, Seat
from hustings.games.zoocracy import constants as zoo
from hustings.games.zoocracy import events, questions
from hustings.games.zoocracy.order import play_order
from hustings.games.zoocracy.phases.windows import Window
from hustings.games.zoocracy.rules import Rules, receive
from hustings.games.zoocracy.state import ZooState


class EventCard(Phase[Rules, ZooState]):
    """Draw the round's event. Harvest, strike, resistance and the end take effect later, from ``state.event``."""

    @property
    def name(self) -> str:
        return "event"

    def settle(self, game: Rules, state: ZooState, frame: Frame, log: Log) -> bool:
        if frame.step:
            return False
        frame.step = 1
        state.events.begin()
        return True

    def pending(self, game: Rules, state: ZooState, frame: Frame) -> list[Decision]:
        """Four of the seven first, then the others with the end card. [zoo §3.6] [zoo §5e.1]"""
        return [Decision(CHANCE, questions.EVENT, Draw(tuple(state.events.bag), 1, "zoo §5e.1"))]

    def apply(self, game: Rules, state: ZooState, frame: Frame, seat: Seat, args: Args, log: Log) -> None:
        """The card is resolved and never returns; none shifts an election or costs seats. [zoo §5e.2] [zoo §E4]"""
        state.event = args[0]
        state.events.remove(state.event)
        log.tell(events.EVENT, (state.event,))
        if game.event_type[state.event] == zoo.DONATION:
            self._donate(game, state, log)
        state.pop()

    def _donate(self, game: Rules, state: ZooState, log: Log) -> None:
        """Food for the holders of the offices on the card. [zoo §9b.donation]"""
        food = game.tables.event_food[state.event]
        for office in range(zoo.OFFICES):
            holder = state.offices[office]
            if holder != zoo.NOBODY and food[office]:
                receive(state, holder, food[office])
                log.tell(events.DONATED, (holder, food[office], office))


class EventCards(Window):
    """Cards by the order of play of the present seats. [zoo §5e.3]"""

    def __init__(self) -> None:
        self.phase = zoo.IN_EVENT
        self.question = questions.EVENT_CARD
        self.rule = "zoo §5e.3"

    def laid(self, seat: Seat, args: tuple[int, ...]) -> tuple[int, ...]:
        """Defectors name the party they leave, and no tokens."""
        if len(args) == 1:
            return (seat, *args)
        card, other = args
        return (seat, card, 0, other)

    def begin(self, game: Rules, state: ZooState, log: Log) -> None:
        state.order = play_order(state)
        log.tell(events.ORDER, tuple(state.order))

    def play(self, game: Rules, state: ZooState, seat: Seat, args: tuple[int, ...], log: Log) -> None:
        card = args[0]
        kind = game.card_type[card]
        if kind == zoo.EARLY_PRESIDENTIAL:  # [zoo §9a.early-presidential]
            state.presidential = state.round + 1
        elif (
            kind == zoo.EARLY_PARLIAMENTARY
        ):  # next round's goal is lost [zoo §9a.early-parliamentary] [zoo §G2]
            state.parliamentary = state.round + 1
            state.promises[zoo.P2] = zoo.NOBODY
        else:  # Defectors
            _, other = args
            self._defect(game, state, seat, other, log)

    def _defect(self, game: Rules, state: ZooState, seat: Seat, other: Seat, log: Log) -> None:
        """Seats change sides; the majority and the opposition leader stay. [zoo §9a.defectors] [zoo §G1] [zoo §D8]"""
        moved = min(game.tables.defectors_seats, state.seats[other])
        state.seats[other] -= moved
        state.seats[seat] += moved
        log.tell(events.DEFECTED, (seat, other, moved))
