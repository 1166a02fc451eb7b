"""The party conference: new cards in the hand, and at most one change of the programme."""

from __future__ import annotations

from typing import Final

from hustings.core import CHANCE, Args, Decision, Frame, Log, Payload, Phase, Seat, branch, seat_after
from hustings.core.bitset import add, has, remove
from hustings.core.ints import total
from hustings.core.role import SEAT, shift, unshift
from hustings.core.space import Draw, OneOf, Space, Unit, Vector
from hustings.games.die_macher.classic import events, questions
from hustings.games.die_macher.classic.phases.setup import deal_hand
from hustings.games.die_macher.classic.piles import renew_programme_pile
from hustings.games.die_macher.classic.rules import Rules, has_topic, topics_of
from hustings.games.die_macher.classic.state import ClassicState
from hustings.games.die_macher.common.cards import CARDS, topic
from hustings.mechanisms.bag import counted, is_empty

# Steps of each party's conference
FILL: Final = 0
DISCARD: Final = 1
REFILL: Final = 2
CHANGE: Final = 3
NEXT: Final = 4


class Conference(Phase[Rules, ClassicState]):
    """One party after another, each through the steps above."""

    args = Payload({"seat": SEAT})

    def settle(self, game: Rules, state: ClassicState, frame: Frame, log: Log) -> bool:
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

    def pending(self, game: Rules, state: ClassicState, frame: Frame) -> list[Decision]:
        (seat,) = frame.args
        cite = game.edition.cite
        if frame.step in (FILL, REFILL):
            pile = state.programme_pile
            n = min(game.tables.hand_cards - len(state.hands[seat]), total(pile))
            return [Decision(CHANCE, questions.HAND, Draw(tuple(pile), n, cite.refill))]
        if frame.step == DISCARD:
            # Any cards of the hand, by card. [2006 §6.2.2.c] [1997 §5.2.2.b]
            hand = state.hands[seat]
            caps = tuple(counted(hand, CARDS))
            return [Decision(seat, questions.DISCARD, Vector(caps, len(hand), 0, cite.discard))]
        return [Decision(seat, questions.CHANGE, changes(game, state, seat))]

    def apply(self, game: Rules, state: ClassicState, frame: Frame, seat: Seat, args: Args, log: Log) -> None:
        (party,) = frame.args
        if frame.step in (FILL, REFILL):
            deal_hand(state, party, args, log)
            return  # settle moves on, or draws the rest from a new pile
        if frame.step == DISCARD:
            # The discards lie face up. [2006 §H2] [1997 §H2]
            for card in range(CARDS):
                for _ in range(args[card]):
                    play(state, party, card)
                    state.programme_discards[card] += 1
            log.tell(events.DISCARDED, (party, *args))
        elif args[0]:
            chosen, about = args
            card = unshift(chosen)
            old = card_on(state.programmes[party], about)
            play(state, party, card)
            state.programme_discards[old] += 1
            state.programmes[party] = add(remove(state.programmes[party], old), card)
            log.tell(events.CHANGED, (party, card, old))
        frame.step += 1


def play(state: ClassicState, seat: Seat, card: int) -> None:
    """A card leaves the hand; of equal cards the one held longest."""
    at = state.hands[seat].index(card)
    del state.hands[seat][at]
    del state.hand_ages[seat][at]


def card_on(programme: int, about: int) -> int:
    """The card of the programme on a topic it has."""
    return about * 2 if has(programme, about * 2) else about * 2 + 1


def changes(game: Rules, state: ClassicState, seat: Seat) -> Space:
    """0 to keep the programme, or a card of the hand (card + 1) and the topic it replaces.

    Five different topics must remain, and a tenet may not be betrayed.
    [2006 §6.2.2.d] [1997 §5.2.2.c] [1997 §V.b]
    """
    rule = game.edition.cite.change
    programme = state.programmes[seat]
    held = topics_of(programme)
    forbidden = game.tables.tenets[state.party[seat]]
    options: dict[int, Space] = {0: Unit(rule)}
    for card in sorted(set(state.hands[seat])):
        if card != forbidden:
            options[shift(card)] = OneOf((topic(card),) if has_topic(programme, card) else held, rule)
    return branch(options, rule)
