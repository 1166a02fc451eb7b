"""The shadow cabinet: cards laid face down, then paid and carried out."""

from __future__ import annotations

from hustings.core import Args, Decision, Frame, Log, OneOf, Phase, Seat, Space, Unit, seat_after
from hustings.core.bitset import members, remove
from hustings.core.compound import branch
from hustings.core.payload import Payload
from hustings.core.role import unshift
from hustings.games.die_macher.classic import events, frames, questions
from hustings.games.die_macher.classic.roles import BOARD, PLACE
from hustings.games.die_macher.classic.rules import Rules, add_votes, move_trend, order, pay
from hustings.games.die_macher.classic.spaces import Placement
from hustings.games.die_macher.classic.state import ClassicState, StateBoard
from hustings.games.die_macher.classic.tables import KEY_ISSUE, MEDIA_SWAP, OWN_TREND, VOTES
from hustings.games.die_macher.common.cards import NOTHING


class Placing(Phase[Rules, ClassicState]):
    """``step`` is the place in the turn order."""

    step = PLACE

    def settle(self, game: Rules, state: ClassicState, frame: Frame, log: Log) -> bool:
        if not state.placed:
            state.placed = [[0] * len(state.boards) for _ in range(game.players)]
        while frame.step < game.players:
            if state.cabinet[seat_after(state.start, frame.step, game.players)]:
                return False
            frame.step += 1  # nothing left to lay
        state.pop()
        reveal(game, state, log)
        state.push(frames.ACTING)
        return True

    def pending(self, game: Rules, state: ClassicState, frame: Frame) -> list[Decision]:
        seat = seat_after(state.start, frame.step, game.players)
        return [Decision(seat, questions.CABINET, placement(game, state, seat))]

    def apply(self, game: Rules, state: ClassicState, frame: Frame, seat: Seat, args: Args, log: Log) -> None:
        """Everyone sees where cards lie, and only their owner which. [2006 §6.2.3.a] [1997 §5.2.3.a]"""
        state.placed[seat] = list(args)
        where = tuple([board for board in range(len(args)) if args[board]])
        log.whisper(seat, events.PLACED, (seat, *where), args)
        frame.step += 1


def placement(game: Rules, state: ClassicState, seat: Seat) -> Placement:
    """At most one card in each state, no more than the party can pay, or none at all.

    [2006 §6.2.3.a] [2006 §P7] [1997 §5.2.3.a] [1997 §P7] [1997 §H28]
    """
    cards = tuple(members(state.cabinet[seat]))
    costs = game.tables.cabinet_costs
    return Placement(len(state.boards), cards, costs, state.money[seat], game.edition.cite.placing)


def reveal(game: Rules, state: ClassicState, log: Log) -> None:
    """All cards are turned up and paid, telephones bring coalition tiles, and the cards are used up.

    [2006 §6.2.3.b] [2006 §6.2.3.j] [2006 §6.2.3.k] [2006 §H10]
    [1997 §5.2.3.b] [1997 §5.2.3.j] [1997 §5.2.3.k] [1997 §H10]
    """
    state.played = state.placed
    state.placed = []
    for seat in order(state):
        cost = 0
        for i in range(len(state.boards)):
            if state.played[seat][i]:
                card = unshift(state.played[seat][i])
                board = state.boards[i]
                cost += game.tables.cabinet_costs[card]
                state.cabinet[seat] = remove(state.cabinet[seat], card)
                log.tell(events.REVEALED_CARD, (seat, board.state, card))
                if game.tables.cabinet_phones[card] and state.tiles[seat] and not board.tiles[seat]:
                    state.tiles[seat] -= 1
                    board.tiles[seat] = 1
                    log.tell(events.TILE, (seat, board.state))
        pay(state, seat, cost, log)


class Acting(Phase[Rules, ClassicState]):
    """Each party in turn goes through the states; ``step`` is its place in the turn order.

    [2006 §6.2.3.c] [2006 §H9] [1997 §5.2.3.c] [1997 §H9]
    """

    step = PLACE
    args = Payload({"board": BOARD})

    def settle(self, game: Rules, state: ClassicState, frame: Frame, log: Log) -> bool:
        if not frame.args:
            frame.args = (0,)
        (first,) = frame.args
        while frame.step < game.players:
            seat = seat_after(state.start, frame.step, game.players)
            laid = state.played[seat]
            for i in range(first, len(state.boards)):
                if laid[i] and possible(game, state, seat, state.boards[i], unshift(laid[i])):
                    frame.args = (i,)
                    return False
            first = 0
            frame.step += 1
        state.played = []
        state.pop()
        return True

    def pending(self, game: Rules, state: ClassicState, frame: Frame) -> list[Decision]:
        (i,) = frame.args
        seat = seat_after(state.start, frame.step, game.players)
        space = actions(game, state, seat, state.boards[i], unshift(state.played[seat][i]))
        return [Decision(seat, questions.ACTION, space)]

    def apply(self, game: Rules, state: ClassicState, frame: Frame, seat: Seat, args: Args, log: Log) -> None:
        (i,) = frame.args
        board = state.boards[i]
        chosen, *target = args
        kind, number = game.tables.cabinet_actions[unshift(state.played[seat][i])][chosen]
        frame.args = (i + 1,)
        if kind == VOTES:
            # [2006 §6.2.3.d] [1997 §5.2.3.d]
            gained = add_votes(game.tables, board, seat, number)
            log.tell(events.VOTES, (seat, board.state, gained))
        elif kind == KEY_ISSUE:
            toggle_key_issue(board, target, log)
        elif kind == MEDIA_SWAP:
            swap_media(game, state, board, seat, target[0], log)
        elif kind == OWN_TREND:
            # [2006 §6.2.3.h] [1997 §5.2.3.h]
            move_trend(game.tables, board, seat, number)
            log.tell(events.TREND, (seat, board.state, seat, board.trend[seat]))
        else:
            # Control of the media does not protect here. [2006 §6.2.3.i] [1997 §5.2.3.i]
            (rival,) = target
            move_trend(game.tables, board, rival, -number)
            log.tell(events.TREND, (seat, board.state, rival, board.trend[rival]))


def toggle_key_issue(board: StateBoard, slots: list[int], log: Log) -> None:
    """The tile goes on an open opinion, or comes off. [2006 §6.2.3.e] [2006 §C5] [1997 §5.2.3.e]"""
    if slots:
        board.key_slot = slots[0]
        log.tell(events.KEY_ISSUE, (board.state, board.opinions[slots[0]]))
    else:
        board.key_slot = NOTHING
        log.tell(events.KEY_ISSUE_OFF, (board.state,))


def swap_media(
    game: Rules, state: ClassicState, board: StateBoard, seat: Seat, victim: Seat, log: Log
) -> None:
    """One price to the owner of the marker, one to the bank. [2006 §6.2.3.g] [1997 §5.2.3.g]"""
    tables = game.tables
    state.money[seat] -= tables.swap_to_owner
    state.money[victim] += tables.swap_to_owner
    board.media[victim] -= 1
    state.media[victim] += 1
    state.media[seat] -= 1
    board.media[seat] += 1
    log.tell(events.MEDIA_SWAP, (seat, board.state, victim, tables.swap_to_owner))
    pay(state, seat, tables.swap_to_bank, log)


def possible(game: Rules, state: ClassicState, seat: Seat, board: StateBoard, card: int) -> bool:
    """Whether the card allows any action."""
    for kind, _ in game.tables.cabinet_actions[card]:
        if target(game, state, seat, board, kind) is not None:
            return True
    return False


def actions(game: Rules, state: ClassicState, seat: Seat, board: StateBoard, card: int) -> Space:
    """One of the printed actions that can be carried out, and its target."""
    options: dict[int, Space] = {}
    printed = game.tables.cabinet_actions[card]
    for i in range(len(printed)):
        space = target(game, state, seat, board, printed[i][0])
        if space is not None:
            options[i] = space
    return branch(options, game.edition.cite.action)


def target(game: Rules, state: ClassicState, seat: Seat, board: StateBoard, kind: int) -> Space | None:
    """What has to be chosen for an action; None if it cannot be done."""
    cite = game.edition.cite
    if kind == KEY_ISSUE:
        # One tile in a state: as long as it lies there it can only come off. [2006 §6.2.3.f] [1997 §5.2.3.f]
        if board.key_slot != NOTHING:
            return Unit(cite.key_issue)
        if not board.opinions:
            return None
        return OneOf(tuple(range(len(board.opinions))), cite.key_issue)
    if kind == MEDIA_SWAP:
        # An own marker in the supply and both prices in hand. [2006 §P6] [1997 §P6]
        rivals = tuple([s for s in range(game.players) if s != seat and board.media[s]])
        price = game.tables.swap_to_owner + game.tables.swap_to_bank
        if not rivals or not state.media[seat] or state.money[seat] < price:
            return None
        return OneOf(rivals, cite.media_swap)
    if kind in (VOTES, OWN_TREND):
        return Unit(cite.action)
    return OneOf(tuple([s for s in range(game.players) if s != seat]), cite.rival_trend)
