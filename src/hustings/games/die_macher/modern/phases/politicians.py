"""06.6: the politicians act, region by region."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hustings.core.action import Action, Decision, Seat
from hustings.core.compound import Branch
from hustings.core.event import Log
from hustings.core.frame import Frame, Phase
from hustings.core.space import OneOf, Range, Space, Unit
from hustings.games.die_macher.common.cards import NOTHING
from hustings.games.die_macher.modern.actions import (
    BASE,
    DOUBLE,
    FREE_POLL,
    MEDIA_SWAP,
    PROGRAMME,
    RIVALS_TREND,
    TREND,
    VOTES,
    Act,
)
from hustings.games.die_macher.modern.rules import move_trend, pay, route
from hustings.games.die_macher.modern.state import ACTIONS, CHANGE, POLL, SLOTS, ModernState, Region

if TYPE_CHECKING:
    from hustings.games.die_macher.modern.game import Modern


class Politicians(Phase["Modern", ModernState]):
    def settle(self, game: Modern, state: ModernState, frame: Frame, log: Log) -> bool:
        """Every region in turn, the election first, then clockwise. [2019 §06.6.a]"""
        boards = route(state)
        if frame.step == len(boards):
            state.pop()
            return True
        frame.step += 1
        state.push(ACTIONS, (boards[frame.step - 1],))
        return True


class Actions(Phase["Modern", ModernState]):
    """The row beside the board ``args[0]``.

    ``step`` 0 reveals; then one step a card to pay; then two steps a card, main and secondary.
    """

    def settle(self, game: Modern, state: ModernState, frame: Frame, log: Log) -> bool:
        region = state.regions[frame.args[0]]
        cards = len(region.row_seats)
        if frame.step == 0:
            frame.step = 1
            self.reveal(state, frame.args[0], region, log)
            return True
        if frame.step <= cards:
            return False
        turn = frame.step - cards - 1
        if turn == 2 * cards:
            self.clear(region)
            state.pop()
            return True
        if region.row_paid[turn // 2] and self.choices(game, state, region, turn) is not None:
            return False
        frame.step += 1
        return True

    def reveal(self, state: ModernState, board: int, region: Region, log: Log) -> None:
        """All cards of the region at once; from here on they are used up. [2019 §06.6.b] [2019 §06.5.c]"""
        region.used = 0
        for i in range(len(region.row_seats)):
            seat = region.row_seats[i]
            state.cabinet[seat] &= ~(1 << region.row_cards[i])
            log.tell("politician", (board, seat, region.row_cards[i]))

    def clear(self, region: Region) -> None:
        """The cards leave the game. [2019 §06.6.e]"""
        region.row_seats = []
        region.row_cards = []
        region.row_paid = []

    def pending(self, game: Modern, state: ModernState, frame: Frame) -> list[Decision]:
        """Pay or lose the card; then the main action; then one secondary action. [2019 §06.6.b] [2019 §06.6.c]"""
        region = state.regions[frame.args[0]]
        cards = len(region.row_seats)
        if frame.step <= cards:
            seat = region.row_seats[frame.step - 1]
            cost = game.tables.politicians[region.row_cards[frame.step - 1]].cost
            can = 1 if state.money[seat] >= cost else 0
            return [Decision(seat, "pay", Range(0, can, "2019 §06.6.b"))]
        turn = frame.step - cards - 1
        space = self.choices(game, state, region, turn)
        assert space is not None
        return [Decision(region.row_seats[turn // 2], "secondary" if turn % 2 else "main", space)]

    def choices(self, game: Modern, state: ModernState, region: Region, turn: int) -> Space | None:
        """0 to leave it out, or 1 + the action's place on the card; None when no action is possible. [2019 §M20]"""
        seat = region.row_seats[turn // 2]
        politician = game.tables.politicians[region.row_cards[turn // 2]]
        acts = politician.secondary if turn % 2 else (politician.main,)
        items = [0]
        spaces: list[Space] = [NO_MORE]
        for i in range(len(acts)):
            space = self.details(game, state, region, seat, acts[i])
            if space is not None:
                items.append(i + 1)
                spaces.append(space)
        if len(items) == 1:
            return None
        return Branch(tuple(items), tuple(spaces), "2019 §06.6.c")

    def details(self, game: Modern, state: ModernState, region: Region, seat: Seat, act: Act) -> Space | None:
        """What else an action needs to know; None when it cannot be carried out.

        Limited actions are gone once anybody has used them in the region this round.
        [2019 §06.6.d] [2019 §M21] [2019 §M22]
        """
        if game.tables.once[act.kind] and region.used >> act.kind & 1:
            return None
        if act.kind == DOUBLE:
            return self.double_choices(state, region)
        if act.kind == MEDIA_SWAP:
            return self.swap_choices(state, region, seat, act.amount)
        return NO_MORE

    def double_choices(self, state: ModernState, region: Region) -> Space | None:
        """The slot for the marker, or SLOTS to take the one there away. [2019 §06.6.g]"""
        if region.double != NOTHING:
            return OneOf((SLOTS,), "2019 §06.6.g")
        if not state.doubles:
            return None
        slots: list[int] = []
        for slot in range(SLOTS):
            if region.face_up[slot] and region.opinions[slot] != NOTHING:
                slots.append(slot)
        return OneOf(tuple(slots), "2019 §06.6.g") if slots else None

    def swap_choices(self, state: ModernState, region: Region, seat: Seat, price: int) -> Space | None:
        """Twice the rival's seat, and one more to put an own marker there. [2019 §06.6.h] [2019 §M24]"""
        if state.money[seat] < price:
            return None
        choices: list[int] = []
        for rival in range(len(region.media)):
            if rival != seat and region.media[rival]:
                choices.append(2 * rival)
                if state.media[seat]:
                    choices.append(2 * rival + 1)
        return OneOf(tuple(choices), "2019 §06.6.h") if choices else None

    def apply(
        self, game: Modern, state: ModernState, frame: Frame, seat: Seat, action: Action, log: Log
    ) -> None:
        board = frame.args[0]
        region = state.regions[board]
        cards = len(region.row_seats)
        step = frame.step
        frame.step += 1
        if step <= cards:
            self.settle_bill(game, state, board, step - 1, action.args[0], log)
            return
        choice = action.args[0]
        turn = step - cards - 1
        card = region.row_cards[turn // 2]
        log.tell("secondary" if turn % 2 else "main", (board, seat, card, *action.args))
        if choice:
            politician = game.tables.politicians[card]
            act = politician.secondary[choice - 1] if turn % 2 else politician.main
            self.act(game, state, board, seat, act, action.args[1] if len(action.args) > 1 else 0)

    def settle_bill(
        self, game: Modern, state: ModernState, board: int, place: int, paid: int, log: Log
    ) -> None:
        """An unpaid card has no effect. [2019 §06.6.b]"""
        region = state.regions[board]
        seat = region.row_seats[place]
        card = region.row_cards[place]
        if paid:
            pay(state, seat, game.tables.politicians[card].cost)
            region.row_paid[place] = 1
        log.tell("paid", (board, seat, card, paid))

    def act(self, game: Modern, state: ModernState, board: int, seat: Seat, act: Act, detail: int) -> None:
        """The actions of the cards. [2019 §06.6.f] [2019 §08.a]"""
        region = state.regions[board]
        region.used |= 1 << act.kind
        if act.kind == TREND:
            move_trend(game, region, seat, act.amount)  # [2019 §06.6.l]
        elif act.kind == VOTES:
            region.votes[seat] += act.amount  # [2019 §06.6.l]
        elif act.kind == BASE:
            state.base[seat] += act.amount
        elif act.kind == PROGRAMME:
            state.push(CHANGE, (seat,))  # [2019 §06.6.j]
        elif act.kind == FREE_POLL:
            state.push(POLL, (seat, board))  # [2019 §06.6.k]
        elif act.kind == RIVALS_TREND:
            for rival in range(game.players):  # media control does not help [2019 §06.6.i] [2019 §M25]
                if rival != seat:
                    move_trend(game, region, rival, act.amount)
        elif act.kind == DOUBLE:
            self.double(state, region, detail)
        else:
            self.swap(state, region, seat, detail, act.amount)

    def double(self, state: ModernState, region: Region, slot: int) -> None:
        """Put the marker on an open opinion, or take it away. [2019 §06.6.g]"""
        if slot == SLOTS:
            region.double = NOTHING
            state.doubles += 1
        else:
            region.double = slot
            state.doubles -= 1

    def swap(self, state: ModernState, region: Region, seat: Seat, choice: int, price: int) -> None:
        """The rival is paid and gets the marker back; an own one may take its place. [2019 §06.6.h] [2019 §M23]"""
        rival = choice // 2
        state.money[seat] -= price
        state.spent[seat] += price
        state.money[rival] += price
        region.media[rival] -= 1
        state.media[rival] += 1
        if choice % 2:
            region.media[seat] += 1
            state.media[seat] -= 1


NO_MORE = Unit()
