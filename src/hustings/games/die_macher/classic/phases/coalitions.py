"""Coalitions in the state that votes now."""

from __future__ import annotations

from typing import Final

from hustings.core import Args, Decision, Frame, Log, OneOf, Payload, Phase, Range, Seat, many, seat_after
from hustings.core.role import SEAT, shift, unshift
from hustings.games.die_macher.classic import events, questions
from hustings.games.die_macher.classic.roles import PLACE
from hustings.games.die_macher.classic.rules import Rules, common
from hustings.games.die_macher.classic.state import ClassicState
from hustings.games.die_macher.common.cards import NOTHING

NOBODY_ASKED: Final[tuple[int, ...]] = (NOTHING,)


def partners_of(game: Rules, state: ClassicState, seat: Seat) -> list[Seat]:
    """Those with whom a party could form a coalition: both have a tile here and neither is bound.

    [2006 §6.2.4.a] [2006 §6.2.4.b] [2006 §6.2.4.d] [1997 §5.2.4.a] [1997 §5.2.4.b] [1997 §5.2.4.d]
    """
    tiles = state.boards[0].tiles
    if not tiles[seat] or state.partners[seat] != NOTHING:
        return []
    found: list[Seat] = []
    for other in range(game.players):
        if other != seat and tiles[other] and state.partners[other] == NOTHING:
            shared = common(state.programmes[seat], state.programmes[other])
            if shared >= game.tables.coalition_voluntary:
                found.append(other)
    return found


class Coalitions(Phase[Rules, ClassicState]):
    """``step`` is the place in the turn order. ``asked`` is the seat whose answer is awaited, or NOTHING;
    ``refused`` are those that have refused the one whose turn it is.
    """

    step = PLACE
    args = Payload({"asked": SEAT, "refused": many(SEAT)})

    def settle(self, game: Rules, state: ClassicState, frame: Frame, log: Log) -> bool:
        """The start player first, then clockwise. [2006 §6.2.4.d] [1997 §5.2.4.d]"""
        if frame.step == game.players:
            game.edition.clear_idle_tiles(state)
            state.pop()
            return True
        if not frame.args:
            frame.args = NOBODY_ASKED
        if frame.args[0] != NOTHING or self.open_offers(game, state, frame):
            return False
        next_turn(frame)
        return True

    def open_offers(self, game: Rules, state: ClassicState, frame: Frame) -> list[Seat]:
        """Each possible partner is asked at most once. [2006 §H11] [1997 §H11]"""
        seat = seat_after(state.start, frame.step, game.players)
        _, *refused = frame.args
        return [other for other in partners_of(game, state, seat) if other not in refused]

    def pending(self, game: Rules, state: ClassicState, frame: Frame) -> list[Decision]:
        cite = game.edition.cite
        asked = frame.args[0]
        if asked != NOTHING:
            return [Decision(asked, questions.CONSENT, Range(0, 1, cite.consent))]
        seat = seat_after(state.start, frame.step, game.players)
        items = [0, *[shift(other) for other in self.open_offers(game, state, frame)]]
        return [Decision(seat, questions.COALITION, OneOf(tuple(items), cite.coalition))]

    def apply(self, game: Rules, state: ClassicState, frame: Frame, seat: Seat, args: Args, log: Log) -> None:
        """Two identical cards: both must agree. Three or more: one is enough.

        [2006 §6.2.4.b] [2006 §6.2.4.c] [2006 §C8] [1997 §5.2.4.b] [1997 §5.2.4.c]
        """
        proposer = seat_after(state.start, frame.step, game.players)
        asked, *refused = frame.args
        (answer,) = args
        other = unshift(answer)
        if asked != NOTHING:
            if answer:
                join(state, frame, proposer, asked, log)
            else:
                log.tell(events.REFUSED, (asked, proposer))
                frame.args = (NOTHING, *refused, asked)
        elif other == NOTHING:
            next_turn(frame)
        elif common(state.programmes[proposer], state.programmes[other]) >= game.tables.coalition_forced:
            log.tell(events.FORCED, (proposer, other))
            join(state, frame, proposer, other, log)
        else:
            log.tell(events.PROPOSED, (proposer, other))
            frame.args = (other, *refused)


def join(state: ClassicState, frame: Frame, a: Seat, b: Seat, log: Log) -> None:
    state.partners[a] = b
    state.partners[b] = a
    next_turn(frame)
    log.tell(events.COALITION, (a, b))


def next_turn(frame: Frame) -> None:
    frame.step += 1
    frame.args = NOBODY_ASKED
