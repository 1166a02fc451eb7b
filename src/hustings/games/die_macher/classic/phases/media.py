"""Media: markers are bought, and whoever controls the media of a state may exchange an opinion there."""

from __future__ import annotations

from hustings.core import Args, Decision, Frame, Log, OneOf, Phase, Seat, Space, Unit, seat_after
from hustings.core.compound import branch
from hustings.core.ints import total
from hustings.core.payload import Payload
from hustings.core.role import COUNT, SEAT, shift, unshift
from hustings.games.die_macher.classic import events, frames, questions
from hustings.games.die_macher.classic.roles import BOARD
from hustings.games.die_macher.classic.rules import Rules, controller, fits_without, newcomers, pay
from hustings.games.die_macher.classic.state import ClassicState
from hustings.games.die_macher.common.cards import CARDS, NOTHING, opposite


class Media(Phase[Rules, ClassicState]):
    """``step`` counts the turns taken, ``passes`` those made one after another."""

    args = Payload({"passes": COUNT})

    def settle(self, game: Rules, state: ClassicState, frame: Frame, log: Log) -> bool:
        """Buying ends when all pass one after another. [2006 §6.2.5.b] [1997 §5.2.5.b]"""
        if not frame.args:
            frame.args = (0,)
        (passes,) = frame.args
        if passes == game.players:
            state.pop()
            return True
        seat = seat_after(state.start, frame.step, game.players)
        if state.media[seat] and any_free_space(game, state):
            return False
        # Everybody can see that this party has nothing to place, or nowhere.
        frame.step += 1
        frame.args = (passes + 1,)
        return True

    def pending(self, game: Rules, state: ClassicState, frame: Frame) -> list[Decision]:
        """0 to pass, or a state with a free space (board + 1). [2006 §6.2.5.a] [1997 §5.2.5.a]"""
        seat = seat_after(state.start, frame.step, game.players)
        items = [0]
        if state.money[seat] >= game.tables.media_price:
            items += [shift(i) for i in free_spaces(game, state)]
        return [Decision(seat, questions.MEDIA, OneOf(tuple(items), game.edition.cite.media))]

    def apply(self, game: Rules, state: ClassicState, frame: Frame, seat: Seat, args: Args, log: Log) -> None:
        frame.step += 1
        (passes,) = frame.args
        (choice,) = args
        if not choice:
            # A pass does not shut the party out. [2006 §6.2.5.b] [1997 §5.2.5.b]
            frame.args = (passes + 1,)
            log.tell(events.PASSED, (seat,))
            return
        board = state.boards[unshift(choice)]
        frame.args = (0,)
        state.media[seat] -= 1
        board.media[seat] += 1
        log.tell(events.MEDIA, (seat, board.state))
        pay(state, seat, game.tables.media_price, log)


def any_free_space(game: Rules, state: ClassicState) -> bool:
    """Whether there is a board with a free media space."""
    for board in state.boards:  # noqa: SIM110 - a generator is slow when compiled
        if total(board.media) < game.tables.media_spaces:
            return True
    return False


def free_spaces(game: Rules, state: ClassicState) -> list[int]:
    """The boards with a free media space. [2006 §6.2.5.c] [1997 §5.2.5.c]"""
    free: list[int] = []
    for i in range(len(state.boards)):
        if total(state.boards[i].media) < game.tables.media_spaces:
            free.append(i)
    return free


class Exchanges(Phase[Rules, ClassicState]):
    """``step`` is the place in the edition's order of states."""

    def settle(self, game: Rules, state: ClassicState, frame: Frame, log: Log) -> bool:
        """State by state, the controlling party may exchange an opinion. [2006 §6.2.5.e] [1997 §5.2.5.e]"""
        place = state.begin_step(len(state.boards))
        if place >= 0:
            i = game.edition.exchange_order(len(state.boards))[place]
            seat = controller(state.boards[i])
            if seat != NOTHING:
                state.push(frames.EXCHANGE, (i, seat))
        return True


class Exchange(Phase[Rules, ClassicState]):
    """The party that controls the media may exchange one opinion of one state."""

    args = Payload({"board": BOARD, "seat": SEAT})

    def rule(self, game: Rules) -> str:
        return game.edition.cite.exchange

    def exchanges(self, game: Rules, state: ClassicState, i: int) -> list[tuple[int, tuple[int, ...]]]:
        return media_exchanges(game, state, i)

    def settle(self, game: Rules, state: ClassicState, frame: Frame, log: Log) -> bool:
        i, _ = frame.args
        if self.exchanges(game, state, i):
            return False
        state.pop()  # nothing that could come in: everybody can see it
        return True

    def pending(self, game: Rules, state: ClassicState, frame: Frame) -> list[Decision]:
        """0 to leave all as it is, or an open opinion (slot + 1) and the card that comes in for it."""
        i, seat = frame.args
        rule = self.rule(game)
        options: dict[int, Space] = {0: Unit(rule)}
        for slot, cards in self.exchanges(game, state, i):
            options[shift(slot)] = OneOf(cards, rule)
        return [Decision(seat, questions.EXCHANGE, branch(options, rule))]

    def apply(self, game: Rules, state: ClassicState, frame: Frame, seat: Seat, args: Args, log: Log) -> None:
        """The old card goes into the pool. [2006 §6.2.5.f] [1997 §5.2.5.f]"""
        i, _ = frame.args
        board = state.boards[i]
        state.pop()
        if args[0]:
            chosen, card = args
            slot = unshift(chosen)
            old = board.opinions[slot]
            state.pool[card] -= 1
            state.pool[old] += 1
            board.opinions[slot] = card
            log.tell(events.EXCHANGED, (seat, board.state, old, card))


class Majority(Exchange):
    """So may the party with an absolute majority of the votes, after the conversions in a state."""

    def rule(self, game: Rules) -> str:
        return game.edition.cite.majority

    def exchanges(self, game: Rules, state: ClassicState, i: int) -> list[tuple[int, tuple[int, ...]]]:
        return majority_exchanges(game, state, i)


def media_exchanges(game: Rules, state: ClassicState, i: int) -> list[tuple[int, tuple[int, ...]]]:
    """The open opinions that can be exchanged, by slot, each with the cards that may come in.

    The key issue cannot be exchanged. [2006 §6.2.3.f] [2006 §C6] [1997 §5.2.3.f]
    """
    board = state.boards[i]
    new = newcomers(board, state.pool)
    found: list[tuple[int, tuple[int, ...]]] = []
    for slot in range(len(board.opinions)):
        if slot != board.key_slot:
            cards = new
            turned = opposite(board.opinions[slot])
            if game.reversal and state.pool[turned] and fits_without(board, slot, turned):
                # With the option the opposite of the leaving card may come in. [2006 §P2] [1997 §P2]
                cards = tuple(sorted((*new, turned)))
            if cards:
                found.append((slot, cards))
    return found


def majority_exchanges(game: Rules, state: ClassicState, i: int) -> list[tuple[int, tuple[int, ...]]]:
    """The old card leaves first, so its opposite may come in; 1997 asks for no other topic at all.

    The same card again would change nothing.
    [2006 §6.2.8.h] [2006 §H29] [2006 §C6] [1997 §5.2.8.h] [1997 §H29]
    """
    board = state.boards[i]
    heeds = game.edition.majority_heeds_topics
    found: list[tuple[int, tuple[int, ...]]] = []
    for slot in range(len(board.opinions)):
        if slot != board.key_slot:
            cards: list[int] = []
            for card in range(CARDS):
                changes = state.pool[card] > 0 and card != board.opinions[slot]
                if changes and (not heeds or fits_without(board, slot, card)):
                    cards.append(card)
            if cards:
                found.append((slot, tuple(cards)))
    return found
