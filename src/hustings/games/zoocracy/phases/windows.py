"""Windows for action cards outside the campaign: one pass in order of play."""

from __future__ import annotations

from hustings.core import Args, Branch, Decision, Frame, Log, Phase, Question, Seat, Space
from hustings.games.zoocracy import events
from hustings.games.zoocracy.cards import UNIT, discard, might_play, targets
from hustings.games.zoocracy.constants import NO_CARD
from hustings.games.zoocracy.rules import Rules
from hustings.games.zoocracy.state import ZooState


class Window(Phase[Rules, ZooState]):
    """Each party in turn plays any number of cards, one after another, then passes. [zoo §5.3] [zoo §C2]

    ``step`` 0 is before the first party, then the place in the order counted from 1.
    """

    phase: int  # which cards
    question: Question
    rule: str

    def begin(self, game: Rules, state: ZooState, log: Log) -> None:
        """What happens before the first party is asked."""

    def play(self, game: Rules, state: ZooState, seat: Seat, args: tuple[int, ...], log: Log) -> None:
        """The effect of a card that has just been laid down."""
        raise NotImplementedError

    def laid(self, seat: Seat, args: tuple[int, ...]) -> tuple[int, ...]:
        """What the table is told of a card laid down with its choice: its tokens, if any."""
        return (seat, *args)

    def settle(self, game: Rules, state: ZooState, frame: Frame, log: Log) -> bool:
        """Whoever cannot hold a fitting card, as everyone can see, is passed over. [zoo §G13]"""
        if frame.step == 0:
            frame.step = 1
            self.begin(game, state, log)
            return True
        while frame.step <= game.players:
            if might_play(game, state, state.order[frame.step - 1], self.phase):
                return False
            frame.step += 1
        state.pop()
        return True

    def pending(self, game: Rules, state: ZooState, frame: Frame) -> list[Decision]:
        """Pass, or lay down a card with its choice. [zoo §5.3] [zoo §G12]"""
        seat = state.order[frame.step - 1]
        items = [NO_CARD]
        spaces: list[Space] = [UNIT]
        for card in state.hands[seat]:
            if game.card_phase[card] == self.phase:
                space = targets(game, state, seat, card)
                if space is not None:
                    items.append(card)
                    spaces.append(space)
        return [Decision(seat, self.question, Branch(tuple(items), tuple(spaces), self.rule))]

    def apply(self, game: Rules, state: ZooState, frame: Frame, seat: Seat, args: Args, log: Log) -> None:
        card = args[0]
        if card == NO_CARD:
            log.tell(events.PASSED, (seat,))
            frame.step += 1
            return
        discard(state, seat, card)
        log.tell(events.CARD, self.laid(seat, args))
        self.play(game, state, seat, args, log)
