"""The party conference: new cards in the hand, and at most one change of the programme."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hustings.core.action import CHANCE, Action, Decision, Seat, seat_after
from hustings.core.bitset import add, has, remove
from hustings.core.compound import Branch
from hustings.core.event import Log
from hustings.core.frame import Frame, Phase
from hustings.core.ints import total
from hustings.core.message import Message
from hustings.core.payload import Payload
from hustings.core.role import SEAT, shift, unshift
from hustings.core.space import Draw, OneOf, Space, Unit, Vector
from hustings.games.die_macher.classic import events, questions
from hustings.games.die_macher.classic.phases.setup import deal_hand
from hustings.games.die_macher.classic.piles import renew_programme_pile
from hustings.games.die_macher.classic.rules import has_topic, topics_of
from hustings.games.die_macher.classic.state import ClassicState
from hustings.games.die_macher.common.cards import CARDS, topic
from hustings.mechanisms.bag import counted, is_empty

if TYPE_CHECKING:
    from hustings.games.die_macher.classic.game import Classic

# Steps of each party's conference
FILL: Final = 0
DISCARD: Final = 1
REFILL: Final = 2
CHANGE: Final = 3
NEXT: Final = 4


class Conference(Phase["Classic", ClassicState]):
    """One party after another, each through the steps above."""

    name = "conference"
    args = Payload({"seat": SEAT})

    def settle(self, game: Classic, state: ClassicState, frame: Frame, log: Log) -> bool:
        """The start player first, then clockwise. [2006 §6.2.2.a] [1997 §5.2.2.a]"""
        if not frame.args:
            frame.args = (state.start,)
        (seat,) = frame.args
        if frame.step == NEXT:
            following = seat_after(seat, 1, game.players)
            if following == state.start:
                state.pop()
            else:
                frame.step = FILL
                frame.args = (following,)
            return True
        if frame.step not in (FILL, REFILL):
            return False
        full = len(state.hands[seat]) == game.tables.hand_cards
        # Filling up before the discard is a rule of its own. [2006 §6.2.2.b]
        if full or (frame.step == FILL and not game.edition.fills_hand_first):
            frame.step += 1
            return True
        if is_empty(state.programme_pile):
            renew_programme_pile(state)
            return True
        return False

    def pending(self, game: Classic, state: ClassicState, frame: Frame) -> list[Decision]:
        (seat,) = frame.args
        cite = game.edition.cite
        if frame.step in (FILL, REFILL):
            pile = state.programme_pile
            n = min(game.tables.hand_cards - len(state.hands[seat]), total(pile))
            return [Decision(CHANCE, questions.HAND, Draw(tuple(pile), n, cite["refill"]))]
        if frame.step == DISCARD:
            # Any cards of the hand, by card. [2006 §6.2.2.c] [1997 §5.2.2.b]
            hand = state.hands[seat]
            caps = tuple(counted(hand, CARDS))
            return [Decision(seat, questions.DISCARD, Vector(caps, len(hand), 0, cite["discard"]))]
        return [Decision(seat, questions.CHANGE, changes(game, state, seat))]

    def apply(
        self, game: Classic, state: ClassicState, frame: Frame, seat: Seat, action: Action, log: Log
    ) -> None:
        (party,) = frame.args
        if frame.step in (FILL, REFILL):
            deal_hand(state, party, action.args, log)
            return  # settle moves on, or draws the rest from a new pile
        if frame.step == DISCARD:
            # The discards lie face up. [2006 §H2] [1997 §H2]
            for card in range(CARDS):
                for _ in range(action.args[card]):
                    play(state, party, card)
                    state.programme_discards[card] += 1
            log.tell(events.DISCARDED, (party, *action.args))
        elif action.args[0]:
            chosen, about = action.args
            card = unshift(chosen)
            old = card_on(state.programmes[party], about)
            play(state, party, card)
            state.programme_discards[old] += 1
            state.programmes[party] = add(remove(state.programmes[party], old), card)
            log.tell(events.CHANGED, (party, card, old))
        frame.step += 1

    def why_not(
        self, game: Classic, state: ClassicState, frame: Frame, seat: Seat, action: Action
    ) -> Message | None:
        """Not in hand, against the tenet, or a topic twice."""
        if frame.step != CHANGE or not action.args or not 0 < action.args[0] <= CARDS:
            return None
        rule = game.edition.cite["change"]
        card = unshift(action.args[0])
        if card not in state.hands[seat]:
            return Message("classic-not-in-hand", {}, rule)
        if card == game.tables.tenets[state.party[seat]]:
            return Message("classic-tenet", {}, rule)
        return Message("classic-five-topics", {}, rule)


def play(state: ClassicState, seat: Seat, card: int) -> None:
    """A card leaves the hand; of equal cards the one held longest."""
    at = state.hands[seat].index(card)
    del state.hands[seat][at]
    del state.hand_ages[seat][at]


def card_on(programme: int, about: int) -> int:
    """The card of the programme on a topic it has."""
    return about * 2 if has(programme, about * 2) else about * 2 + 1


def changes(game: Classic, state: ClassicState, seat: Seat) -> Space:
    """0 to keep the programme, or a card of the hand (card + 1) and the topic it replaces.

    Five different topics must remain, and a tenet may not be betrayed.
    [2006 §6.2.2.d] [1997 §5.2.2.c] [1997 §V.b]
    """
    rule = game.edition.cite["change"]
    programme = state.programmes[seat]
    held = topics_of(programme)
    forbidden = game.tables.tenets[state.party[seat]]
    items = [0]
    spaces: list[Space] = [Unit(rule)]
    for card in sorted(set(state.hands[seat])):
        if card != forbidden:
            items.append(shift(card))
            spaces.append(OneOf((topic(card),) if has_topic(programme, card) else held, rule))
    return Branch(tuple(items), tuple(spaces), rule)
