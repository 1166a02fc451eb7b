"""Opinion polls: one auction for each state; the buyer publishes the poll or keeps it to himself."""

from __future__ import annotations

from hustings.core import CHANCE, Args, Decision, Draw, Frame, Log, Phase, Range, Seat, Space, Subset, Unit
from hustings.core.compound import Branch
from hustings.core.payload import Payload
from hustings.core.role import SEAT
from hustings.games.die_macher.classic import events, frames, questions
from hustings.games.die_macher.classic.phases.donations import POLL
from hustings.games.die_macher.classic.piles import renew_polls, unseen_polls
from hustings.games.die_macher.classic.roles import BOARD
from hustings.games.die_macher.classic.rules import Rules, lines, move_trend, order, pay
from hustings.games.die_macher.classic.state import ClassicState
from hustings.games.die_macher.common.cards import NOTHING
from hustings.mechanisms.auction import NOBODY, Ascending


class Polls(Phase[Rules, ClassicState]):
    """``step`` is the board whose poll comes next."""

    step = BOARD

    def settle(self, game: Rules, state: ClassicState, frame: Frame, log: Log) -> bool:
        """One poll for each state, beginning with the one that votes now. [2006 §6.2.7.a] [1997 §5.2.7.a]"""
        if frame.step == len(state.boards):
            state.auction = Ascending([])
            state.pop()
            return True
        state.auction = Ascending(order(state))
        frame.step += 1
        state.push(frames.AUCTION, (frame.step - 1,))
        return True


class Auction(Phase[Rules, ClassicState]):
    """The poll of one state is sold."""

    args = Payload({"board": BOARD})

    def settle(self, game: Rules, state: ClassicState, frame: Frame, log: Log) -> bool:
        auction = state.auction
        if not auction.over():
            return False
        (i,) = frame.args
        board = state.boards[i]
        state.pop()
        if auction.leader == NOBODY:
            # The card goes back unseen. [2006 §6.2.7.g] [2006 §C10] [1997 §C10]
            log.tell(events.UNSOLD, (board.state,))
        else:
            # The highest bidder pays, and looks at the card. [2006 §6.2.7.b] [1997 §5.2.7.b]
            log.tell(events.POLL, (auction.leader, board.state))
            pay(state, auction.leader, auction.high, log)
            renew_polls(game.tables, state)
            state.push(frames.POLL, (i, auction.leader))
        return True

    def pending(self, game: Rules, state: ClassicState, frame: Frame) -> list[Decision]:
        """0 to pass and be out, or 1 and a higher bid.

        [2006 §6.2.7.b] [1997 §5.2.7.b] [1997 §H20]
        """
        seat = state.auction.turn()
        rule = game.edition.cite.poll_bid
        low = max(state.auction.high + 1, game.tables.poll_minimum_bid)
        space = Branch((0,), (Unit(rule),), rule)
        if state.money[seat] >= low:
            space = Branch((0, 1), (Unit(rule), Range(low, state.money[seat], rule)), rule)
        return [Decision(seat, questions.RAISE, space)]

    def apply(self, game: Rules, state: ClassicState, frame: Frame, seat: Seat, args: Args, log: Log) -> None:
        if args[0]:
            _, amount = args
            state.auction.bid(amount)
            log.tell(events.RAISED, (seat, amount))
        else:
            state.auction.drop()
            log.tell(events.PASSED, (seat,))


class Poll(Phase[Rules, ClassicState]):
    """The buyer looks at the card and decides."""

    args = Payload({"board": BOARD, "seat": SEAT})

    def pending(self, game: Rules, state: ClassicState, frame: Frame) -> list[Decision]:
        cite = game.edition.cite
        if state.poll == NOTHING:
            bag = tuple(unseen_polls(game.tables, state))
            return [Decision(CHANCE, questions.POLL, Draw(bag, 1, cite.poll_card))]
        i, buyer = frame.args
        return [Decision(buyer, questions.PUBLISH, self.choices(game, state, i))]

    def choices(self, game: Rules, state: ClassicState, i: int) -> Space:
        """Nothing, to keep the poll secret; or one or two of its lines. [2006 §6.2.7.c] [1997 §5.2.7.c]"""
        usable = lines(game.tables, state.boards[i], state.party, state.poll)
        return Subset(usable, 0, game.tables.poll_lines, game.edition.cite.poll_lines)

    def apply(self, game: Rules, state: ClassicState, frame: Frame, seat: Seat, args: Args, log: Log) -> None:
        i, buyer = frame.args
        if state.poll == NOTHING:
            (state.poll,) = args
            log.whisper(buyer, events.POLL_CARD, (buyer,), (state.poll,))
            return
        tables = game.tables
        board = state.boards[i]
        state.pop()
        if args:
            # [2006 §6.2.7.c] [1997 §5.2.7.c]
            log.tell(events.PUBLISHED, (buyer, board.state, state.poll, *args))
            for target in args:
                move_trend(tables, board, target, tables.polls[state.poll][state.party[target]])
                log.tell(events.TREND, (buyer, board.state, target, board.trend[target]))
            state.published.append(state.poll)
        else:
            # Face down to the discards, and two dice of new members.
            # [2006 §6.2.7.e] [2006 §6.2.7.f] [1997 §5.2.7.e] [1997 §5.2.7.f]
            log.tell(events.NOT_PUBLISHED, (buyer, board.state))
            state.shelved[buyer].append(state.poll)
            state.shelved[buyer].sort()
            state.push(frames.ROLL, (buyer, tables.poll_dice, POLL))
        state.poll = NOTHING
