"""Dice, by which members come and go; donations: money at the price of members, or members for turning it down."""

from __future__ import annotations

from typing import Final

from hustings.core import CHANCE, Args, Decision, Frame, Log, OneOf, Phase, Product, Range, Seat, seat_after
from hustings.core.bitset import members, remove
from hustings.core.payload import Payload
from hustings.core.role import COUNT, SEAT, shift, unshift
from hustings.games.die_macher.classic import events, frames, questions
from hustings.games.die_macher.classic.roles import PLACE, PURPOSE
from hustings.games.die_macher.classic.rules import Rules, add_members, order, receive
from hustings.games.die_macher.classic.state import ACCEPTED, REFUSED, UNDECIDED, ClassicState
from hustings.mechanisms.ranking import leaders

# What the dice are rolled for
POLL: Final = 0
ACCEPTING: Final = 1
REFUSING: Final = 2
MOST_REFUSED: Final = 3


class Roll(Phase[Rules, ClassicState]):
    """One party rolls."""

    args = Payload({"seat": SEAT, "dice": COUNT, "purpose": PURPOSE})

    def pending(self, game: Rules, state: ClassicState, frame: Frame) -> list[Decision]:
        _, n, purpose = frame.args
        die = game.dice[purpose]
        return [Decision(CHANCE, questions.DICE, Product((die,) * n, (1,) * n, die.rule))]

    def apply(self, game: Rules, state: ClassicState, frame: Frame, seat: Seat, args: Args, log: Log) -> None:
        """Gains are the sum; what a donation costs depends on the edition.

        [2006 §6.2.7.e] [2006 §6.4.2.c] [2006 §H19] [1997 §5.2.7.e] [1997 §5.4.4.c]
        """
        party, _, purpose = frame.args
        before = state.members[party]
        change = -game.edition.loss(args) if purpose == ACCEPTING else sum(args)
        add_members(state, party, change)
        state.pop()
        log.tell(events.ROLLED, (party, before, state.members[party], *args))


# Steps
CHOOSE: Final = 0
ACCEPT: Final = 1
REFUSE: Final = 2
BONUS: Final = 3
DONE: Final = 4


class Donations(Phase[Rules, ClassicState]):
    """``step`` is CHOOSE until all have chosen; each step goes once through the turn order."""

    args = Payload({"place": PLACE})

    def settle(self, game: Rules, state: ClassicState, frame: Frame, log: Log) -> bool:
        if not frame.args:
            frame.args = (0,)
        (place,) = frame.args
        if frame.step == CHOOSE:
            # The phase happens while cards last. [2006 §P1] [1997 §P1]
            if place < game.players and state.donations[seat_after(state.start, place, game.players)]:
                return False
            next_step(frame)
            return True
        if frame.step == DONE:
            self.finish(game, state)
            return True
        if frame.step == BONUS:
            next_step(frame)
            self.bonus(game, state)
            return True
        if place == game.players:
            next_step(frame)
            return True
        if frame.step == REFUSE and place == 0:
            turn_up_refusals(game, state, log)
        frame.args = (place + 1,)
        seat = seat_after(state.start, place, game.players)
        card = unshift(state.offers[seat])
        if frame.step == ACCEPT and state.answers[seat] == ACCEPTED:
            # [2006 §6.4.2.b] [1997 §5.4.4.b]
            receive(state, seat, game.tables.donation_amounts[card], log)
            state.push(frames.ROLL, (seat, game.tables.donation_accept[card], ACCEPTING))
        elif frame.step == REFUSE and state.answers[seat] == REFUSED:
            # [2006 §6.4.2.c] [1997 §5.4.4.c]
            state.push(frames.ROLL, (seat, game.tables.donation_refuse[card], REFUSING))
        return True

    def bonus(self, game: Rules, state: ClassicState) -> None:
        """The one party that refused the most rolls three more dice. [2006 §6.4.2.d] [1997 §5.4.4.d]"""
        refusers = [seat for seat in order(state) if state.answers[seat] == REFUSED]
        amounts = [game.tables.donation_amounts[max(unshift(offer), 0)] for offer in state.offers]
        best = leaders(amounts, refusers)
        if len(best) == 1:
            state.push(frames.ROLL, (best[0], game.tables.refusal_bonus_dice, MOST_REFUSED))

    def finish(self, game: Rules, state: ClassicState) -> None:
        """The cards are used up. [2006 §6.4.2.e] [1997 §5.4.4.e]"""
        for seat in range(game.players):
            if state.offers[seat]:
                state.donations[seat] = remove(state.donations[seat], unshift(state.offers[seat]))
            state.offers[seat] = 0
            state.answers[seat] = UNDECIDED
        state.pop()

    def pending(self, game: Rules, state: ClassicState, frame: Frame) -> list[Decision]:
        """A card, and 1 to accept or 0 to refuse it. [2006 §6.4.2.a] [2006 §P1] [1997 §5.4.4.a] [1997 §P1]"""
        (place,) = frame.args
        seat = seat_after(state.start, place, game.players)
        cards = tuple(members(state.donations[seat]))
        rule = game.edition.cite.donation
        space = Product((OneOf(cards, rule), Range(0, 1, rule)), (1, 1), rule)
        return [Decision(seat, questions.DONATION, space)]

    def apply(self, game: Rules, state: ClassicState, frame: Frame, seat: Seat, args: Args, log: Log) -> None:
        """Accepted cards lie face up, refused ones face down. [2006 §6.4.2.a] [1997 §5.4.4.a]"""
        (place,) = frame.args
        card, accepts = args
        if accepts:
            state.offers[seat] = shift(card)
            state.answers[seat] = ACCEPTED
            log.tell(events.ACCEPTED, (seat, card))
        else:
            state.refusals[seat] = shift(card)
            state.answers[seat] = REFUSED
            log.whisper(seat, events.REFUSES, (seat,), (card,))
        frame.args = (place + 1,)


def next_step(frame: Frame) -> None:
    frame.step += 1
    frame.args = (0,)


def turn_up_refusals(game: Rules, state: ClassicState, log: Log) -> None:
    """When the accepted donations are settled. [2006 §6.4.2.c] [1997 §5.4.4.c]"""
    for seat in order(state):
        if state.refusals[seat]:
            state.offers[seat] = state.refusals[seat]
            state.refusals[seat] = 0
            log.tell(events.TURNED_DOWN, (seat, unshift(state.offers[seat])))
