"""The shadow cabinet: cards laid face down, then paid and carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hustings.core.action import Action, Decision, Seat
from hustings.core.compound import Branch
from hustings.core.event import Log
from hustings.core.frame import Frame, Phase
from hustings.core.message import Message
from hustings.core.space import OneOf, Space, Unit
from hustings.games.die_macher.classic.facts import KEY_ISSUE, MEDIA_SWAP, OWN_TREND, VOTES
from hustings.games.die_macher.classic.rules import add_votes, members_of, move_trend, order, pay
from hustings.games.die_macher.classic.spaces import Placement
from hustings.games.die_macher.classic.state import ACTING, Board, ClassicState
from hustings.games.die_macher.common.cards import NOTHING

if TYPE_CHECKING:
    from hustings.games.die_macher.classic.game import Classic


class Placing(Phase["Classic", ClassicState]):
    """``step`` is the place in the turn order."""

    def settle(self, game: Classic, state: ClassicState, frame: Frame, log: Log) -> bool:
        if frame.step < game.players:
            if not state.placed:
                state.placed = [[0] * len(state.boards) for _ in range(game.players)]
            return False
        state.pop()
        reveal(game, state, log)
        state.push(ACTING)
        return True

    def pending(self, game: Classic, state: ClassicState, frame: Frame) -> list[Decision]:
        seat = (state.start + frame.step) % game.players
        return [Decision(seat, "cabinet", placement(game, state, seat))]

    def apply(
        self, game: Classic, state: ClassicState, frame: Frame, seat: Seat, action: Action, log: Log
    ) -> None:
        """Everyone sees where cards lie, and only their owner which. [2006 §6.2.3.a] [1997 §5.2.3.a]"""
        state.placed[seat] = list(action.args)
        where = tuple([board for board in range(len(action.args)) if action.args[board]])
        log.whisper(seat, "placed", (seat, *where), action.args)
        frame.step += 1


def placement(game: Classic, state: ClassicState, seat: Seat) -> Placement:
    """At most one card in each state, no more than the party can pay, or none at all.

    [2006 §6.2.3.a] [2006 §P7] [1997 §5.2.3.a] [1997 §P7] [1997 §H28]
    """
    cards = tuple(members_of(state.cabinet[seat]))
    costs = game.facts.cabinet_costs
    return Placement(len(state.boards), cards, costs, state.money[seat], game.edition.cite["placing"])


def reveal(game: Classic, state: ClassicState, log: Log) -> None:
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
                card = state.played[seat][i] - 1
                board = state.boards[i]
                cost += game.facts.cabinet_costs[card]
                state.cabinet[seat] &= ~(1 << card)
                log.tell("revealed-card", (seat, board.state, card))
                if game.facts.cabinet_phones[card] and state.tiles[seat] and not board.tiles[seat]:
                    state.tiles[seat] -= 1
                    board.tiles[seat] = 1
                    log.tell("tile", (seat, board.state))
        pay(state, seat, cost, log)


class Acting(Phase["Classic", ClassicState]):
    """``step`` counts through the turn order and, for each party, through the states.

    [2006 §6.2.3.c] [2006 §H9] [1997 §5.2.3.c] [1997 §H9]
    """

    def settle(self, game: Classic, state: ClassicState, frame: Frame, log: Log) -> bool:
        n = len(state.boards)
        while frame.step < n * game.players:
            place, i = divmod(frame.step, n)
            seat = (state.start + place) % game.players
            card = state.played[seat][i] - 1
            if card >= 0 and possible(game, state, seat, state.boards[i], card):
                return False
            frame.step += 1
        state.played = []
        state.pop()
        return True

    def pending(self, game: Classic, state: ClassicState, frame: Frame) -> list[Decision]:
        place, i = divmod(frame.step, len(state.boards))
        seat = (state.start + place) % game.players
        return [
            Decision(seat, "action", actions(game, state, seat, state.boards[i], state.played[seat][i] - 1))
        ]

    def apply(
        self, game: Classic, state: ClassicState, frame: Frame, seat: Seat, action: Action, log: Log
    ) -> None:
        i = frame.step % len(state.boards)
        board = state.boards[i]
        kind, number = game.facts.cabinet_actions[state.played[seat][i] - 1][action.args[0]]
        frame.step += 1
        if kind == VOTES:
            # [2006 §6.2.3.d] [1997 §5.2.3.d]
            gained = add_votes(game.facts, board, seat, number)
            log.tell("votes", (seat, board.state, gained))
        elif kind == KEY_ISSUE:
            toggle_key_issue(board, action.args, log)
        elif kind == MEDIA_SWAP:
            swap_media(game, state, board, seat, action.args[1], log)
        elif kind == OWN_TREND:
            # [2006 §6.2.3.h] [1997 §5.2.3.h]
            move_trend(game.facts, board, seat, number)
            log.tell("trend", (seat, board.state, seat, board.trend[seat]))
        else:
            # Control of the media does not protect here. [2006 §6.2.3.i] [1997 §5.2.3.i]
            rival = action.args[1]
            move_trend(game.facts, board, rival, -number)
            log.tell("trend", (seat, board.state, rival, board.trend[rival]))

    def why_not(
        self, game: Classic, state: ClassicState, frame: Frame, seat: Seat, action: Action
    ) -> Message | None:
        """Name the limit of the action that was chosen."""
        cite = game.edition.cite
        i = frame.step % len(state.boards)
        printed = game.facts.cabinet_actions[state.played[seat][i] - 1]
        if not action.args or action.args[0] >= len(printed):
            return None
        kind = printed[action.args[0]][0]
        if kind == KEY_ISSUE and state.boards[i].key_topic != NOTHING:
            return Message("classic-one-key-issue", {}, cite["key_issue"])
        if kind == MEDIA_SWAP:
            return Message("classic-no-media-swap", {}, cite["media_swap"])
        return None


def toggle_key_issue(board: Board, args: tuple[int, ...], log: Log) -> None:
    """The tile goes on an open opinion, or comes off. [2006 §6.2.3.e] [2006 §C5] [1997 §5.2.3.e]"""
    if board.key_topic == NOTHING:
        board.key_topic = board.opinions[args[1]] >> 1
        log.tell("key-issue", (board.state, board.opinions[args[1]]))
    else:
        board.key_topic = NOTHING
        log.tell("key-issue-off", (board.state,))


def swap_media(game: Classic, state: ClassicState, board: Board, seat: Seat, victim: Seat, log: Log) -> None:
    """One price to the owner of the marker, one to the bank. [2006 §6.2.3.g] [1997 §5.2.3.g]"""
    facts = game.facts
    state.money[seat] -= facts.swap_to_owner
    state.money[victim] += facts.swap_to_owner
    board.media[victim] -= 1
    state.media[victim] += 1
    state.media[seat] -= 1
    board.media[seat] += 1
    log.tell("media-swap", (seat, board.state, victim, facts.swap_to_owner))
    pay(state, seat, facts.swap_to_bank, log)


def possible(game: Classic, state: ClassicState, seat: Seat, board: Board, card: int) -> bool:
    """Whether the card allows any action."""
    for kind, _ in game.facts.cabinet_actions[card]:
        if target(game, state, seat, board, kind) is not None:
            return True
    return False


def actions(game: Classic, state: ClassicState, seat: Seat, board: Board, card: int) -> Space:
    """One of the printed actions that can be carried out, and its target."""
    items: list[int] = []
    spaces: list[Space] = []
    printed = game.facts.cabinet_actions[card]
    for i in range(len(printed)):
        space = target(game, state, seat, board, printed[i][0])
        if space is not None:
            items.append(i)
            spaces.append(space)
    return Branch(tuple(items), tuple(spaces), game.edition.cite["action"])


def target(game: Classic, state: ClassicState, seat: Seat, board: Board, kind: int) -> Space | None:
    """What has to be chosen for an action; None if it cannot be done."""
    cite = game.edition.cite
    if kind == KEY_ISSUE:
        # One tile in a state: as long as it lies there it can only come off. [2006 §6.2.3.f] [1997 §5.2.3.f]
        if board.key_topic != NOTHING:
            return Unit(cite["key_issue"])
        if not board.opinions:
            return None
        return OneOf(tuple(range(len(board.opinions))), cite["key_issue"])
    if kind == MEDIA_SWAP:
        # An own marker in the supply and both prices in hand. [2006 §P6] [1997 §P6]
        rivals = tuple([s for s in range(game.players) if s != seat and board.media[s]])
        price = game.facts.swap_to_owner + game.facts.swap_to_bank
        if not rivals or not state.media[seat] or state.money[seat] < price:
            return None
        return OneOf(rivals, cite["media_swap"])
    if kind in (VOTES, OWN_TREND):
        return Unit(cite["action"])
    return OneOf(tuple([s for s in range(game.players) if s != seat]), cite["rival_trend"])
