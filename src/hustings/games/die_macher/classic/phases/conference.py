"""The party conference: new cards in the hand, and at most one change of the programme."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hustings.core.action import CHANCE, Action, Decision, Seat
from hustings.core.compound import Branch
from hustings.core.event import Log
from hustings.core.frame import Frame, Phase
from hustings.core.message import Message
from hustings.core.space import Draw, OneOf, Space, Unit, Vector
from hustings.games.die_macher.classic.phases.setup import deal_hand
from hustings.games.die_macher.classic.piles import renew_programme_pile
from hustings.games.die_macher.classic.rules import has_topic, members_of
from hustings.games.die_macher.classic.state import ClassicState
from hustings.games.die_macher.common.cards import CARDS

if TYPE_CHECKING:
    from hustings.games.die_macher.classic.game import Classic

# Steps of each party's conference
FILL: Final = 0
DISCARD: Final = 1
REFILL: Final = 2
CHANGE: Final = 3
STEPS: Final = 4


class Conference(Phase["Classic", ClassicState]):
    """``step`` is STEPS times the place in the turn order, plus the step of that party."""

    def settle(self, game: Classic, state: ClassicState, frame: Frame, log: Log) -> bool:
        """The start player first, then clockwise. [2006 §6.2.2.a] [1997 §5.2.2.a]"""
        place, step = divmod(frame.step, STEPS)
        if place == game.players:
            state.pop()
            return True
        if step not in (FILL, REFILL):
            return False
        seat = (state.start + place) % game.players
        full = len(state.hands[seat]) == game.facts.hand_cards
        # Filling up before the discard is a rule of its own. [2006 §6.2.2.b]
        if full or (step == FILL and not game.edition.fills_hand_first):
            frame.step += 1
            return True
        if sum(state.programme_pile) == 0:
            renew_programme_pile(state)
            return True
        return False

    def pending(self, game: Classic, state: ClassicState, frame: Frame) -> list[Decision]:
        place, step = divmod(frame.step, STEPS)
        seat = (state.start + place) % game.players
        cite = game.edition.cite
        if step in (FILL, REFILL):
            pile = state.programme_pile
            n = min(game.facts.hand_cards - len(state.hands[seat]), sum(pile))
            return [Decision(CHANCE, "hand", Draw(tuple(pile), n, cite["refill"]))]
        if step == DISCARD:
            # Any cards of the hand, by card. [2006 §6.2.2.c] [1997 §5.2.2.b]
            caps = [0] * CARDS
            for item in state.hands[seat]:
                caps[item % CARDS] += 1
            return [
                Decision(seat, "discard", Vector(tuple(caps), len(state.hands[seat]), 0, cite["discard"]))
            ]
        return [Decision(seat, "change", changes(game, state, seat))]

    def apply(
        self, game: Classic, state: ClassicState, frame: Frame, seat: Seat, action: Action, log: Log
    ) -> None:
        place, step = divmod(frame.step, STEPS)
        party = (state.start + place) % game.players
        if step in (FILL, REFILL):
            deal_hand(state, party, action.args, log)
            return  # settle moves on, or draws the rest from a new pile
        if step == DISCARD:
            # The discards lie face up. [2006 §H2] [1997 §H2]
            for card in range(CARDS):
                for _ in range(action.args[card]):
                    play(state, party, card)
                    state.programme_discards[card] += 1
            log.tell("discarded", (party, *action.args))
        elif action.args[0]:
            card, topic = action.args[0] - 1, action.args[1]
            programme = state.programmes[party]
            old = topic * 2 if programme >> (topic * 2) & 1 else topic * 2 + 1
            play(state, party, card)
            state.programme_discards[old] += 1
            state.programmes[party] = (programme & ~(1 << old)) | (1 << card)
            log.tell("changed", (party, card, old))
        frame.step += 1

    def why_not(
        self, game: Classic, state: ClassicState, frame: Frame, seat: Seat, action: Action
    ) -> Message | None:
        """Not in hand, against the tenet, or a topic twice."""
        if action.kind != "change" or not action.args or not 0 < action.args[0] <= CARDS:
            return None
        rule = game.edition.cite["change"]
        card = action.args[0] - 1
        if card not in [item % CARDS for item in state.hands[seat]]:
            return Message("classic-not-in-hand", {}, rule)
        if card == game.facts.tenets[state.party[seat]]:
            return Message("classic-tenet", {}, rule)
        return Message("classic-five-topics", {}, rule)


def play(state: ClassicState, seat: Seat, card: int) -> None:
    """A card leaves the hand; of equal cards the one held longest."""
    hand = state.hands[seat]
    for item in hand:
        if item % CARDS == card:
            hand.remove(item)
            return


def changes(game: Classic, state: ClassicState, seat: Seat) -> Space:
    """0 to keep the programme, or a card of the hand (card + 1) and the topic it replaces.

    Five different topics must remain, and a tenet may not be betrayed.
    [2006 §6.2.2.d] [1997 §5.2.2.c] [1997 §V.b]
    """
    rule = game.edition.cite["change"]
    programme = state.programmes[seat]
    held = tuple([card >> 1 for card in members_of(programme)])
    forbidden = game.facts.tenets[state.party[seat]]
    cards = sorted({item % CARDS for item in state.hands[seat]})
    items = [0]
    spaces: list[Space] = [Unit(rule)]
    for card in cards:
        if card != forbidden:
            topic = card >> 1
            items.append(card + 1)
            spaces.append(OneOf((topic,) if has_topic(programme, card) else held, rule))
    return Branch(tuple(items), tuple(spaces), rule)
