"""06.8: poll auctions, and the poll in hand; also as an action of politicians (06.6.k)."""

from __future__ import annotations

from typing import Final

from hustings.core import CHANCE, Args, Decision, Draw, Frame, Log, OneOf, Payload, Phase, Seat, seat_after
from hustings.core.role import FLAG, SEAT, shift, unshift
from hustings.games.die_macher.common.cards import NOTHING
from hustings.games.die_macher.modern import events, frames, questions
from hustings.games.die_macher.modern.roles import BOARD
from hustings.games.die_macher.modern.rules import Rules, controller, move_trend, nearest, pay, route
from hustings.games.die_macher.modern.state import (
    IN_DECK,
    IN_HAND,
    PARTIES,
    PUBLISHED,
    SHELVED,
    UNSOLD,
    ModernState,
)
from hustings.mechanisms.auction import NOBODY, OnceAround
from hustings.mechanisms.ranking import clockwise, leaders
from hustings.mechanisms.spaces import Offer

# Steps of an auction, and of a poll in hand
BEGIN: Final = 0
BIDDING: Final = 1
NOT_SOLD: Final = 2
LOOKING: Final = 1
DECIDING: Final = 2


class Polls(Phase[Rules, ModernState]):
    def settle(self, game: Rules, state: ModernState, frame: Frame, log: Log) -> bool:
        """One auction a region, the election first, then clockwise. [2019 §06.8.a]"""
        boards = route(state)
        place = state.begin_step(len(boards))
        if place >= 0:
            state.push(frames.AUCTION, (boards[place],))
        return True


class Top(Phase[Rules, ModernState]):
    """The top card of the poll deck shows its back; it may be missing unless it is needed."""

    args = Payload({"needed": FLAG}, optional=1)

    def settle(self, game: Rules, state: ModernState, frame: Frame, log: Log) -> bool:
        """An empty deck takes up all polls put away, once one is needed. [2019 §M29]"""
        if state.poll_back != NOTHING:
            state.pop()
            return True
        if IN_DECK in state.polls:
            return False
        if not frame.args:
            state.pop()
            return True
        for card in range(len(state.polls)):
            if state.polls[card] != IN_HAND:
                state.polls[card] = IN_DECK
        log.tell(events.POLLS_SHUFFLED)
        return True

    def pending(self, game: Rules, state: ModernState, frame: Frame) -> list[Decision]:
        """All can see the back. [2019 §06.8.a] [2019 §04.E]"""
        backs = [0] * PARTIES
        for card in range(len(state.polls)):
            if state.polls[card] == IN_DECK:
                backs[game.tables.poll_back[card]] += 1
        return [Decision(CHANCE, questions.POLL_BACK, Draw(tuple(backs), 1, "2019 §06.8.a"))]

    def apply(self, game: Rules, state: ModernState, frame: Frame, seat: Seat, args: Args, log: Log) -> None:
        state.poll_back = args[0]
        log.tell(events.POLL_BACK, (state.poll_back,))
        state.pop()


class Auction(Phase[Rules, ModernState]):
    """The auction for one board. It needs a card; an unsold one is put away."""

    args = Payload({"board": BOARD})

    def settle(self, game: Rules, state: ModernState, frame: Frame, log: Log) -> bool:
        if frame.step != BEGIN:
            return False
        frame.step = BIDDING
        state.auction = OnceAround(self.bidders(game, state, frame.args[0]))
        state.push(frames.TOP, (1,))
        return True

    def bidders(self, game: Rules, state: ModernState, board: int) -> list[Seat]:
        """From the auctioneer's left, the auctioneer last: who has most votes here. [2019 §06.8.b] [2019 §06.8.c]"""
        votes = state.regions[board].votes
        auctioneer = nearest(game, state, leaders(votes, range(game.players)))
        return clockwise(seat_after(auctioneer, 1, game.players), game.players)

    def pending(self, game: Rules, state: ModernState, frame: Frame) -> list[Decision]:
        """0 to pass, or a bid: more than before, never more than one has. [2019 §06.8.c] [2019 §06.8.d]"""
        auction = state.auction
        if frame.step == NOT_SOLD:
            return [Decision(CHANCE, questions.UNSOLD, Draw(unseen(game, state), 1, "2019 §06.8.c"))]
        seat = auction.turn()
        least = 0 if auction.leader == NOBODY else auction.high + 1
        return [
            Decision(seat, questions.POLL_BID, Offer(shift(least), shift(state.money[seat]), "2019 §06.8.c"))
        ]

    def apply(self, game: Rules, state: ModernState, frame: Frame, seat: Seat, args: Args, log: Log) -> None:
        auction = state.auction
        (board,) = frame.args
        if frame.step == NOT_SOLD:  # nobody ever sees it [2019 §M30]
            state.polls[args[0]] = UNSOLD
            state.poll_back = NOTHING
            log.tell(events.POLL_UNSOLD, (board,))
            state.pop()
            state.push(frames.TOP)
            return
        offer = args[0]
        log.tell(events.POLL_BID, (seat, board, offer))
        if offer:
            auction.bid(unshift(offer))
        else:
            auction.drop()
        if not auction.over():
            return
        state.auction = OnceAround([])
        if auction.leader == NOBODY:
            frame.step = NOT_SOLD
            return
        # the winner pays and takes the card [2019 §06.8.e]
        pay(state, auction.leader, auction.high)
        log.tell(events.POLL_SOLD, (auction.leader, board, auction.high))
        state.pop()
        state.push(frames.POLL, (auction.leader, board))


class Poll(Phase[Rules, ModernState]):
    """A seat takes the top poll for a board and decides what to do with it."""

    args = Payload({"seat": SEAT, "board": BOARD})

    def settle(self, game: Rules, state: ModernState, frame: Frame, log: Log) -> bool:
        if frame.step != BEGIN:
            return False
        frame.step = LOOKING
        state.push(frames.TOP, (1,))
        return True

    def pending(self, game: Rules, state: ModernState, frame: Frame) -> list[Decision]:
        """1 to publish, possible only when the card raises the own trend, 0 to put it away. [2019 §06.8.g] [2019 §M31]"""
        if frame.step == LOOKING:
            return [Decision(CHANCE, questions.POLL, Draw(unseen(game, state), 1, "2019 §06.8.e"))]
        seat = frame.args[0]
        lines = game.tables.poll_lines[state.polls.index(IN_HAND)]
        return [Decision(seat, questions.PUBLISH, EITHER if lines[state.party[seat]] > 0 else PUT_AWAY)]

    def apply(self, game: Rules, state: ModernState, frame: Frame, seat: Seat, args: Args, log: Log) -> None:
        party, board = frame.args
        if frame.step == LOOKING:
            frame.step = DECIDING
            card = args[0]
            state.polls[card] = IN_HAND
            state.poll_back = NOTHING
            log.whisper(party, events.POLL, (party, board), (card,))
            state.push(frames.TOP)
            return
        card = state.polls.index(IN_HAND)
        if args[0]:
            state.polls[card] = PUBLISHED
            log.tell(events.PUBLISHED, (seat, board, card))
            self.publish(game, state, board, card)
        else:
            # the base honours discretion; nobody else learns the card [2019 §06.8.f] [2019 §M32]
            state.polls[card] = SHELVED + seat
            state.base[seat] += game.tables.shelved_base
            log.tell(events.SHELVED, (seat, board))
        state.pop()

    def publish(self, game: Rules, state: ModernState, board: int, card: int) -> None:
        """All lines of parties in play; who controls the media does not fall. [2019 §06.8.g] [2019 §06.8.h]"""
        region = state.regions[board]
        safe = controller(region)
        lines = game.tables.poll_lines[card]
        for seat in range(game.players):
            steps = lines[state.party[seat]]
            if steps > 0 or seat != safe:
                move_trend(game, region, seat, steps)


EITHER = OneOf((0, 1), "2019 §06.8.g")
PUT_AWAY = OneOf((0,), "2019 §06.8.g")


def unseen(game: Rules, state: ModernState) -> tuple[int, ...]:
    """The cards that the top one can be, by its back."""
    backs = game.tables.poll_back
    return tuple(
        [
            1 if state.polls[card] == IN_DECK and backs[card] == state.poll_back else 0
            for card in range(len(state.polls))
        ]
    )
