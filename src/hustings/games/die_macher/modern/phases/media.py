"""06.3: securing the media."""

from __future__ import annotations

from hustings.core import Args, Decision, Frame, Log, OneOf, Payload, Phase, Seat, seat_after
from hustings.core.ints import total
from hustings.core.role import SEAT, shift, unshift
from hustings.games.die_macher.common.cards import NOTHING
from hustings.games.die_macher.modern import events, questions
from hustings.games.die_macher.modern.rules import Rules, pay
from hustings.games.die_macher.modern.state import BOARDS, ModernState


class Media(Phase[Rules, ModernState]):
    """``step`` counts the passes in a row; ``seat`` is whose turn it is."""

    args = Payload({"seat": SEAT})

    def settle(self, game: Rules, state: ModernState, frame: Frame, log: Log) -> bool:
        """Who cannot place, as all can see, is passed over; all passing in a row ends it. [2019 §06.3.b]"""
        if not frame.args:
            frame.args = (state.first,)
        if frame.step == game.players:
            state.pop()
            return True
        seat = frame.args[0]
        if state.media[seat] and free_boards(game, state):
            return False
        frame.step += 1
        frame.args = (seat_after(seat, 1, game.players),)
        return True

    def pending(self, game: Rules, state: ModernState, frame: Frame) -> list[Decision]:
        """0 to pass, or a board with a free space. [2019 §06.3.a] [2019 §06.3.c]"""
        seat = frame.args[0]
        choices = [0]
        if state.money[seat] >= game.tables.media_price:
            for board in free_boards(game, state):
                choices.append(shift(board))
        return [Decision(seat, questions.MEDIA, OneOf(tuple(choices), "2019 §06.3.a"))]

    def apply(self, game: Rules, state: ModernState, frame: Frame, seat: Seat, args: Args, log: Log) -> None:
        """One marker at a time for 5. [2019 §06.3.a]"""
        choice = args[0]
        frame.args = (seat_after(seat, 1, game.players),)
        if choice == 0:
            frame.step += 1
            log.tell(events.MEDIA_PASS, (seat,))
            return
        board = unshift(choice)
        frame.step = 0
        pay(state, seat, game.tables.media_price)
        state.media[seat] -= 1
        state.regions[board].media[seat] += 1
        log.tell(events.MEDIA, (seat, board))


def free_boards(game: Rules, state: ModernState) -> list[int]:
    """The boards with fewer than five markers of all parties together. [2019 §06.3.c]"""
    spaces = game.tables.media_spaces
    free: list[int] = []
    for board in range(BOARDS):
        region = state.regions[board]
        if region.region != NOTHING and total(region.media) < spaces:
            free.append(board)
    return free
