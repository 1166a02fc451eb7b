"""06.5 and 06.6: politicians are sent, and act, region by region."""

from __future__ import annotations

from hustings.core import Args, Decision, Frame, Log, OneOf, Phase, Range, Seat, Space, Unit, seat_after
from hustings.core.bitset import add, has, members, remove
from hustings.core.compound import branch
from hustings.core.payload import Payload
from hustings.core.role import shift, unshift
from hustings.games.die_macher.common.cards import NOTHING
from hustings.games.die_macher.modern import actions, events, frames, questions
from hustings.games.die_macher.modern.actions import Act
from hustings.games.die_macher.modern.roles import BOARD
from hustings.games.die_macher.modern.rules import Rules, move_trend, pay, route
from hustings.games.die_macher.modern.state import BOARDS, SLOTS, ModernState, Region
from hustings.games.die_macher.modern.tables import Politician
from hustings.mechanisms.spaces import Envoys


class Sending(Phase[Rules, ModernState]):
    """``step`` counts the parties that have had their turn."""

    def settle(self, game: Rules, state: ModernState, frame: Frame, log: Log) -> bool:
        if frame.step == game.players:
            state.pop()
            return True
        if state.cabinet[seat_after(state.first, frame.step, game.players)]:
            return False
        frame.step += 1
        return True

    def pending(self, game: Rules, state: ModernState, frame: Frame) -> list[Decision]:
        """For each board a politician not used before, or 0 for nobody. [2019 §06.5.a] [2019 §06.5.c]"""
        seat = seat_after(state.first, frame.step, game.players)
        cards = tuple(members(state.cabinet[seat]))
        boards = tuple([0 if region.region == NOTHING else 1 for region in state.regions])
        return [Decision(seat, questions.SEND, Envoys(cards, boards, "2019 §06.5.a"))]

    def apply(self, game: Rules, state: ModernState, frame: Frame, seat: Seat, args: Args, log: Log) -> None:
        """Face down at the end of the region's row, for nothing. [2019 §06.5.b]"""
        sent: list[int] = []
        for board in range(BOARDS):
            envoy = args[board]
            if envoy:
                region = state.regions[board]
                region.row_seats.append(seat)
                region.row_cards.append(unshift(envoy))
                region.row_paid.append(0)
                sent.append(board)
        log.whisper(seat, events.SENT, (seat, *sent), args)
        frame.step += 1


class Politicians(Phase[Rules, ModernState]):
    def settle(self, game: Rules, state: ModernState, frame: Frame, log: Log) -> bool:
        """Every region in turn, the election first, then clockwise. [2019 §06.6.a]"""
        boards = route(state)
        place = state.begin_step(len(boards))
        if place >= 0:
            board = boards[place]
            state.regions[board].used = 0
            if state.regions[board].row_seats:
                self.reveal(state, board, log)
                state.push(frames.ACTING, (board,))
                state.push(frames.PAYING, (board,))
        return True

    def reveal(self, state: ModernState, board: int, log: Log) -> None:
        """All cards of the region at once; from here on they are used up. [2019 §06.6.b] [2019 §06.5.c]"""
        region = state.regions[board]
        for i in range(len(region.row_seats)):
            seat, card = region.row_seats[i], region.row_cards[i]
            state.cabinet[seat] = remove(state.cabinet[seat], card)
            log.tell(events.POLITICIAN, (seat, board, card))


class Paying(Phase[Rules, ModernState]):
    """Along the row beside a board: pay or lose the card. ``step`` is the place in the row."""

    args = Payload({"board": BOARD})

    def pending(self, game: Rules, state: ModernState, frame: Frame) -> list[Decision]:
        (board,) = frame.args
        region = state.regions[board]
        seat = region.row_seats[frame.step]
        cost = game.tables.politicians[region.row_cards[frame.step]].cost
        can = 1 if state.money[seat] >= cost else 0
        return [Decision(seat, questions.PAY, Range(0, can, "2019 §06.6.b"))]

    def apply(self, game: Rules, state: ModernState, frame: Frame, seat: Seat, args: Args, log: Log) -> None:
        """An unpaid card has no effect. [2019 §06.6.b]"""
        (board,) = frame.args
        (paid,) = args
        region = state.regions[board]
        card = region.row_cards[frame.step]
        if paid:
            pay(state, seat, game.tables.politicians[card].cost)
            region.row_paid[frame.step] = 1
        log.tell(events.PAID, (seat, board, card, paid))
        state.end_step(len(region.row_seats))


class Acting(Phase[Rules, ModernState]):
    """Along the row beside a board: two steps a card, its main action and one of its secondary actions."""

    args = Payload({"board": BOARD})

    def settle(self, game: Rules, state: ModernState, frame: Frame, log: Log) -> bool:
        """The cards leave the game when they have acted. [2019 §06.6.e]"""
        region = state.regions[frame.args[0]]
        place = frame.step // 2
        if place == len(region.row_seats):
            region.row_seats = []
            region.row_cards = []
            region.row_paid = []
            state.pop()
            return True
        if region.row_paid[place] and self.choices(game, state, region, frame.step) is not None:
            return False
        frame.step += 1
        return True

    def pending(self, game: Rules, state: ModernState, frame: Frame) -> list[Decision]:
        """The main action, then one secondary action. [2019 §06.6.c]"""
        region = state.regions[frame.args[0]]
        space = self.choices(game, state, region, frame.step)
        assert space is not None
        question = questions.SECONDARY if is_secondary(frame.step) else questions.MAIN
        return [Decision(region.row_seats[frame.step // 2], question, space)]

    def choices(self, game: Rules, state: ModernState, region: Region, step: int) -> Space | None:
        """0 to leave it out, or the action's place on the card; None when no action is possible. [2019 §M20]"""
        seat = region.row_seats[step // 2]
        acts = acts_of(game.tables.politicians[region.row_cards[step // 2]], step)
        options: dict[int, Space] = {0: NO_MORE}
        for i in range(len(acts)):
            space = self.details(game, state, region, seat, acts[i])
            if space is not None:
                options[shift(i)] = space
        if len(options) == 1:
            return None
        return branch(options, "2019 §06.6.c")

    def details(self, game: Rules, state: ModernState, region: Region, seat: Seat, act: Act) -> Space | None:
        """What else an action needs to know; None when it cannot be carried out.

        Limited actions are gone once anybody has used them in the region this round.
        [2019 §06.6.d] [2019 §M21] [2019 §M22]
        """
        if game.tables.once[act.kind] and has(region.used, act.kind):
            return None
        if act.kind == actions.DOUBLE:
            return self.double_choices(state, region)
        if act.kind == actions.MEDIA_SWAP:
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
        """The rival, and whether an own marker goes there. [2019 §06.6.h] [2019 §M24]"""
        if state.money[seat] < price:
            return None
        choices: list[int] = []
        for rival in range(len(region.media)):
            if rival != seat and region.media[rival]:
                choices.append(media_swap(rival, False))
                if state.media[seat]:
                    choices.append(media_swap(rival, True))
        return OneOf(tuple(choices), "2019 §06.6.h") if choices else None

    def apply(self, game: Rules, state: ModernState, frame: Frame, seat: Seat, args: Args, log: Log) -> None:
        (board,) = frame.args
        step = frame.step
        frame.step += 1
        kind = events.SECONDARY if is_secondary(step) else events.MAIN
        card = state.regions[board].row_cards[step // 2]
        option = args[0]
        if not option:
            log.tell(kind, (seat, board, card, 0))
            return
        act = acts_of(game.tables.politicians[card], step)[unshift(option)]
        detail = args[1] if len(args) > 1 else NOTHING
        log.tell(kind, (seat, board, card, shift(act.kind), *told(state.regions[board], act, detail)))
        self.act(game, state, board, seat, act, detail)

    def act(self, game: Rules, state: ModernState, board: int, seat: Seat, act: Act, detail: int) -> None:
        """The actions of the cards. [2019 §06.6.f] [2019 §08.a]"""
        region = state.regions[board]
        region.used = add(region.used, act.kind)
        if act.kind == actions.TREND:
            move_trend(game, region, seat, act.amount)  # [2019 §06.6.l]
        elif act.kind == actions.VOTES:
            region.votes[seat] += act.amount  # [2019 §06.6.l]
        elif act.kind == actions.BASE:
            state.base[seat] += act.amount
        elif act.kind == actions.PROGRAMME:
            state.push(frames.CHANGE, (seat,))  # [2019 §06.6.j]
        elif act.kind == actions.FREE_POLL:
            state.push(frames.POLL, (seat, board))  # [2019 §06.6.k]
        elif act.kind == actions.RIVALS_TREND:
            for rival in range(game.players):  # media control does not help [2019 §06.6.i] [2019 §M25]
                if rival != seat:
                    move_trend(game, region, rival, act.amount)
        elif act.kind == actions.DOUBLE:
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

    def swap(self, state: ModernState, region: Region, seat: Seat, detail: int, price: int) -> None:
        """The rival is paid and gets the marker back; an own one may take its place. [2019 §06.6.h] [2019 §M23]"""
        rival = swap_rival(detail)
        state.money[seat] -= price
        state.spent[seat] += price
        state.money[rival] += price
        region.media[rival] -= 1
        state.media[rival] += 1
        if swap_places(detail):
            region.media[seat] += 1
            state.media[seat] -= 1


NO_MORE = Unit()


def is_secondary(step: int) -> bool:
    return step % 2 == 1


def acts_of(politician: Politician, step: int) -> tuple[Act, ...]:
    """What the card offers in this step."""
    return politician.secondary if is_secondary(step) else (politician.main,)


# The detail of a media swap is the rival and whether an own marker takes the place: twice its seat, and one more.


def media_swap(rival: Seat, places: bool) -> int:
    return 2 * rival + (1 if places else 0)


def swap_rival(detail: int) -> Seat:
    return detail // 2


def swap_places(detail: int) -> bool:
    return detail % 2 == 1


def told(region: Region, act: Act, detail: int) -> tuple[int, ...]:
    """A detail as events tell it: slot, rival, whether a marker was placed."""
    if act.kind == actions.DOUBLE:
        return (region.double, NOTHING, 0) if detail == SLOTS else (detail, NOTHING, 1)
    if act.kind == actions.MEDIA_SWAP:
        return (NOTHING, swap_rival(detail), 1 if swap_places(detail) else 0)
    return ()
