"""Media: markers are bought, and whoever controls the media of a state may exchange an opinion there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hustings.core.action import Action, Decision, Seat, seat_after
from hustings.core.compound import Branch
from hustings.core.event import Log
from hustings.core.frame import Frame, Phase
from hustings.core.ints import total
from hustings.core.message import Message
from hustings.core.payload import Payload
from hustings.core.role import COUNT, SEAT, shift, unshift
from hustings.core.space import OneOf, Space, Unit
from hustings.games.die_macher.classic import events, frames, questions
from hustings.games.die_macher.classic.roles import BOARD
from hustings.games.die_macher.classic.rules import controller, newcomers, pay
from hustings.games.die_macher.classic.state import ClassicState
from hustings.games.die_macher.common.cards import NOTHING, opposite, topic

if TYPE_CHECKING:
    from hustings.games.die_macher.classic.game import Classic


class Media(Phase["Classic", ClassicState]):
    """``step`` counts the turns taken, ``passes`` those made one after another."""

    name = "media"
    args = Payload({"passes": COUNT})

    def settle(self, game: Classic, state: ClassicState, frame: Frame, log: Log) -> bool:
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

    def pending(self, game: Classic, state: ClassicState, frame: Frame) -> list[Decision]:
        """0 to pass, or a state with a free space (board + 1). [2006 §6.2.5.a] [1997 §5.2.5.a]"""
        seat = seat_after(state.start, frame.step, game.players)
        items = [0]
        if state.money[seat] >= game.tables.media_price:
            items += [shift(i) for i in free_spaces(game, state)]
        return [Decision(seat, questions.MEDIA, OneOf(tuple(items), game.edition.cite["media"]))]

    def apply(
        self, game: Classic, state: ClassicState, frame: Frame, seat: Seat, action: Action, log: Log
    ) -> None:
        frame.step += 1
        (passes,) = frame.args
        (choice,) = action.args
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

    def why_not(
        self, game: Classic, state: ClassicState, frame: Frame, seat: Seat, action: Action
    ) -> Message | None:
        """Too little money, or no free space. [2006 §6.2.5.c] [1997 §5.2.5.c]"""
        if len(action.args) != 1 or not 0 < action.args[0] <= len(state.boards):
            return None
        cite = game.edition.cite
        if state.money[seat] < game.tables.media_price:
            return Message("classic-no-money", {"price": game.tables.media_price}, cite["media"])
        return Message("classic-media-full", {"spaces": game.tables.media_spaces}, cite["media_spaces"])


def any_free_space(game: Classic, state: ClassicState) -> bool:
    """Whether there is a board with a free media space."""
    for board in state.boards:  # noqa: SIM110 - a generator is slow when compiled
        if total(board.media) < game.tables.media_spaces:
            return True
    return False


def free_spaces(game: Classic, state: ClassicState) -> list[int]:
    """The boards with a free media space. [2006 §6.2.5.c] [1997 §5.2.5.c]"""
    free: list[int] = []
    for i in range(len(state.boards)):
        if total(state.boards[i].media) < game.tables.media_spaces:
            free.append(i)
    return free


class Exchanges(Phase["Classic", ClassicState]):
    """``step`` is the place in the edition's order of states."""

    name = "exchanges"

    def settle(self, game: Classic, state: ClassicState, frame: Frame, log: Log) -> bool:
        """State by state, the controlling party may exchange an opinion. [2006 §6.2.5.e] [1997 §5.2.5.e]"""
        if frame.step == len(state.boards):
            state.pop()
            return True
        i = game.edition.exchange_order(len(state.boards))[frame.step]
        frame.step += 1
        seat = controller(state.boards[i])
        if seat != NOTHING:
            state.push(frames.EXCHANGE, (i, seat))
        return True


class Exchange(Phase["Classic", ClassicState]):
    """One party may exchange one opinion of one state."""

    name = "exchange"
    args = Payload({"board": BOARD, "seat": SEAT})

    def settle(self, game: Classic, state: ClassicState, frame: Frame, log: Log) -> bool:
        i, _ = frame.args
        if exchanges(game, state, i):
            return False
        state.pop()  # nothing that could come in: everybody can see it
        return True

    def pending(self, game: Classic, state: ClassicState, frame: Frame) -> list[Decision]:
        """0 to leave all as it is, or an open opinion (slot + 1) and the card that comes in for it."""
        i, seat = frame.args
        rule = game.edition.cite["exchange"]
        items = [0]
        spaces: list[Space] = [Unit(rule)]
        for slot, cards in exchanges(game, state, i):
            items.append(shift(slot))
            spaces.append(OneOf(cards, rule))
        return [Decision(seat, questions.EXCHANGE, Branch(tuple(items), tuple(spaces), rule))]

    def apply(
        self, game: Classic, state: ClassicState, frame: Frame, seat: Seat, action: Action, log: Log
    ) -> None:
        """The old card goes into the pool. [2006 §6.2.5.f] [1997 §5.2.5.f]"""
        i, _ = frame.args
        board = state.boards[i]
        state.pop()
        if action.args[0]:
            chosen, card = action.args
            slot = unshift(chosen)
            old = board.opinions[slot]
            state.pool[card] -= 1
            state.pool[old] += 1
            board.opinions[slot] = card
            log.tell(events.EXCHANGED, (seat, board.state, old, card))

    def why_not(
        self, game: Classic, state: ClassicState, frame: Frame, seat: Seat, action: Action
    ) -> Message | None:
        """The key issue stays, and no topic may be open twice."""
        i, _ = frame.args
        board = state.boards[i]
        if not action.args or not 0 < action.args[0] <= len(board.opinions):
            return None
        if topic(board.opinions[unshift(action.args[0])]) == board.key_topic:
            return Message("classic-key-issue-stays", {}, game.edition.cite["key_issue"])
        return Message("classic-topic-is-open", {}, game.edition.cite["exchange"])


def exchanges(game: Classic, state: ClassicState, i: int) -> list[tuple[int, tuple[int, ...]]]:
    """The open opinions that can be exchanged, by slot, each with the cards that may come in.

    The key issue cannot be exchanged. [2006 §6.2.3.f] [2006 §C6] [1997 §5.2.3.f]
    """
    board = state.boards[i]
    new = newcomers(board, state.pool)
    found: list[tuple[int, tuple[int, ...]]] = []
    for slot in range(len(board.opinions)):
        out = board.opinions[slot]
        if board.key_topic == NOTHING or topic(out) != board.key_topic:
            cards = new
            if game.reversal and state.pool[opposite(out)]:
                # With the option the opposite of the leaving card may come in. [2006 §P2] [1997 §P2]
                cards = tuple(sorted((*new, opposite(out))))
            if cards:
                found.append((slot, cards))
    return found
