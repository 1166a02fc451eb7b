"""06.8: poll auctions, and the poll in hand; also as an action of politicians (06.6.k)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hustings.core.action import CHANCE, Action, Decision, Seat
from hustings.core.event import Log
from hustings.core.frame import Frame, Phase
from hustings.core.space import Draw, OneOf
from hustings.games.die_macher.common.cards import NOTHING
from hustings.games.die_macher.modern.rules import controller, move_trend, nearest, pay, route
from hustings.games.die_macher.modern.spaces import Offer
from hustings.games.die_macher.modern.state import (
    AUCTION,
    IN_DECK,
    IN_HAND,
    PARTIES,
    POLL,
    PUBLISHED,
    SHELVED,
    TOP,
    UNSOLD,
    ModernState,
)
from hustings.mechanisms.auction import NOBODY, OnceAround
from hustings.mechanisms.ranking import clockwise, leaders

if TYPE_CHECKING:
    from hustings.games.die_macher.modern.game import Modern


class Polls(Phase["Modern", ModernState]):
    def settle(self, game: Modern, state: ModernState, frame: Frame, log: Log) -> bool:
        """One auction a region, the election first, then clockwise. [2019 §06.8.a]"""
        boards = route(state)
        if frame.step == len(boards):
            state.pop()
            return True
        frame.step += 1
        state.push(AUCTION, (boards[frame.step - 1],))
        return True


class Top(Phase["Modern", ModernState]):
    """The top card of the poll deck shows its back; ``args`` is (1,) when a card must be there."""

    def settle(self, game: Modern, state: ModernState, frame: Frame, log: Log) -> bool:
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
        log.tell("polls-shuffled", ())
        return True

    def pending(self, game: Modern, state: ModernState, frame: Frame) -> list[Decision]:
        """All can see the back. [2019 §06.8.a] [2019 §04.E]"""
        backs = [0] * PARTIES
        for card in range(len(state.polls)):
            if state.polls[card] == IN_DECK:
                backs[game.tables.poll_back[card]] += 1
        return [Decision(CHANCE, "poll-back", Draw(tuple(backs), 1, "2019 §06.8.a"))]

    def apply(
        self, game: Modern, state: ModernState, frame: Frame, seat: Seat, action: Action, log: Log
    ) -> None:
        state.poll_back = action.args[0]
        log.tell("poll-back", (state.poll_back,))
        state.pop()


class Auction(Phase["Modern", ModernState]):
    """The auction for the board ``args[0]``: ``step`` 0 needs a card, 1 bids, 2 puts an unsold card away."""

    def settle(self, game: Modern, state: ModernState, frame: Frame, log: Log) -> bool:
        if frame.step:
            return False
        frame.step = 1
        state.auction = OnceAround(self.bidders(game, state, frame.args[0]))
        state.push(TOP, (1,))
        return True

    def bidders(self, game: Modern, state: ModernState, board: int) -> list[Seat]:
        """From the auctioneer's left, the auctioneer last: who has most votes here. [2019 §06.8.b] [2019 §06.8.c]"""
        votes = state.regions[board].votes
        auctioneer = nearest(game, state, leaders(votes, range(game.players)))
        return clockwise((auctioneer + 1) % game.players, game.players)

    def pending(self, game: Modern, state: ModernState, frame: Frame) -> list[Decision]:
        """0 to pass, or n to bid n - 1: more than before, never more than one has. [2019 §06.8.c] [2019 §06.8.d]"""
        auction = state.auction
        if frame.step == 2:
            return [Decision(CHANCE, "unsold", Draw(unseen(game, state), 1, "2019 §06.8.c"))]
        seat = auction.turn()
        least = 0 if auction.leader == NOBODY else auction.high + 1
        return [Decision(seat, "poll-bid", Offer(least + 1, state.money[seat] + 1, "2019 §06.8.c"))]

    def apply(
        self, game: Modern, state: ModernState, frame: Frame, seat: Seat, action: Action, log: Log
    ) -> None:
        auction = state.auction
        board = frame.args[0]
        if frame.step == 2:  # nobody ever sees it [2019 §M30]
            state.polls[action.args[0]] = UNSOLD
            state.poll_back = NOTHING
            log.tell("poll-unsold", (board,))
            state.pop()
            state.push(TOP)
            return
        offer = action.args[0]
        log.tell("poll-bid", (seat, board, offer))
        if offer:
            auction.bid(offer - 1)
        else:
            auction.drop()
        if not auction.over():
            return
        state.auction = OnceAround([])
        if auction.leader == NOBODY:
            frame.step = 2
            return
        # the winner pays and takes the card [2019 §06.8.e]
        pay(state, auction.leader, auction.high)
        log.tell("poll-sold", (auction.leader, board, auction.high))
        state.pop()
        state.push(POLL, (auction.leader, board))


class Poll(Phase["Modern", ModernState]):
    """The seat ``args[0]`` takes the top poll for the board ``args[1]`` and decides what to do with it."""

    def settle(self, game: Modern, state: ModernState, frame: Frame, log: Log) -> bool:
        if frame.step:
            return False
        frame.step = 1
        state.push(TOP, (1,))
        return True

    def pending(self, game: Modern, state: ModernState, frame: Frame) -> list[Decision]:
        """1 to publish, possible only when the card raises the own trend, 0 to put it away. [2019 §06.8.g] [2019 §M31]"""
        if frame.step == 1:
            return [Decision(CHANCE, "poll", Draw(unseen(game, state), 1, "2019 §06.8.e"))]
        seat = frame.args[0]
        lines = game.tables.poll_lines[state.polls.index(IN_HAND)]
        return [Decision(seat, "publish", EITHER if lines[state.party[seat]] > 0 else PUT_AWAY)]

    def apply(
        self, game: Modern, state: ModernState, frame: Frame, seat: Seat, action: Action, log: Log
    ) -> None:
        party, board = frame.args
        if frame.step == 1:
            frame.step = 2
            card = action.args[0]
            state.polls[card] = IN_HAND
            state.poll_back = NOTHING
            log.whisper(party, "poll", (party, board), (card,))
            state.push(TOP)
            return
        card = state.polls.index(IN_HAND)
        if action.args[0]:
            state.polls[card] = PUBLISHED
            log.tell("published", (seat, board, card))
            self.publish(game, state, board, card)
        else:
            # the base honours discretion; nobody else learns the card [2019 §06.8.f] [2019 §M32]
            state.polls[card] = SHELVED + seat
            state.base[seat] += game.tables.shelved_base
            log.tell("shelved", (seat, board))
        state.pop()

    def publish(self, game: Modern, state: ModernState, board: int, card: int) -> None:
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


def unseen(game: Modern, state: ModernState) -> tuple[int, ...]:
    """The cards that the top one can be, by its back."""
    backs = game.tables.poll_back
    return tuple(
        [
            1 if state.polls[card] == IN_DECK and backs[card] == state.poll_back else 0
            for card in range(len(state.polls))
        ]
    )
