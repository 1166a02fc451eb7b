"""Coalitions in the state that votes now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hustings.core.action import Action, Decision, Seat
from hustings.core.event import Log
from hustings.core.frame import Frame, Phase
from hustings.core.space import OneOf, Range
from hustings.games.die_macher.classic.rules import common
from hustings.games.die_macher.classic.state import ClassicState
from hustings.games.die_macher.common.cards import NOTHING

if TYPE_CHECKING:
    from hustings.games.die_macher.classic.game import Classic


def partners_of(game: Classic, state: ClassicState, seat: Seat) -> list[Seat]:
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
            if shared >= game.facts.coalition_voluntary:
                found.append(other)
    return found


class Coalitions(Phase["Classic", ClassicState]):
    """``step`` is the place in the turn order. ``args`` are the seats that have refused the one whose turn
    it is; while an answer is awaited, a last NOTHING and the seat asked follow.
    """

    def settle(self, game: Classic, state: ClassicState, frame: Frame, log: Log) -> bool:
        """The start player first, then clockwise. [2006 §6.2.4.d] [1997 §5.2.4.d]"""
        if frame.step == game.players:
            game.edition.clear_idle_tiles(state)
            state.pop()
            return True
        if NOTHING in frame.args or self.open_offers(game, state, frame):
            return False
        frame.step += 1
        frame.args = ()
        return True

    def open_offers(self, game: Classic, state: ClassicState, frame: Frame) -> list[Seat]:
        """Each possible partner is asked at most once. [2006 §H11] [1997 §H11]"""
        seat = (state.start + frame.step) % game.players
        return [other for other in partners_of(game, state, seat) if other not in frame.args]

    def pending(self, game: Classic, state: ClassicState, frame: Frame) -> list[Decision]:
        if NOTHING in frame.args:
            return [Decision(frame.args[-1], "consent", Range(0, 1, game.edition.cite["consent"]))]
        seat = (state.start + frame.step) % game.players
        items = [0]
        for other in self.open_offers(game, state, frame):
            items.append(other + 1)
        return [Decision(seat, "coalition", OneOf(tuple(items), game.edition.cite["coalition"]))]

    def apply(
        self, game: Classic, state: ClassicState, frame: Frame, seat: Seat, action: Action, log: Log
    ) -> None:
        """Two identical cards: both must agree. Three or more: one is enough.

        [2006 §6.2.4.b] [2006 §6.2.4.c] [2006 §C8] [1997 §5.2.4.b] [1997 §5.2.4.c]
        """
        proposer = (state.start + frame.step) % game.players
        if NOTHING in frame.args:
            other = frame.args[-1]
            refused = frame.args[: frame.args.index(NOTHING)]
            if action.args[0]:
                join(state, frame, proposer, other, log)
            else:
                log.tell("refused", (other, proposer))
                frame.args = (*refused, other)
            return
        if action.args[0] == 0:
            frame.step += 1
            frame.args = ()
            return
        other = action.args[0] - 1
        if common(state.programmes[proposer], state.programmes[other]) >= game.facts.coalition_forced:
            log.tell("forced", (proposer, other))
            join(state, frame, proposer, other, log)
        else:
            log.tell("proposed", (proposer, other))
            frame.args = (*frame.args, NOTHING, other)


def join(state: ClassicState, frame: Frame, a: Seat, b: Seat, log: Log) -> None:
    state.partners[a] = b
    state.partners[b] = a
    frame.step += 1
    frame.args = ()
    log.tell("coalition", (a, b))
